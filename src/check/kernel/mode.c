/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kernel/mode_private.h"

#include <stddef.h>

int mode_holds(const struct mode_outcome *outcome)
{
    return outcome->status == MODE_CONSISTENT || outcome->status == MODE_BOUNDARY;
}

/* Reads equation i of a mode. */
/*@ requires numbers_ok(n) && mode_reads(mode, n->quantities) && 0 <= i < FORM_MAX_UNKNOWNS && rows_ok(s, i, 0);
  @ assigns \nothing;
  @ ensures rows_ok(\result, i + 1, 0) && \result.unknowns == s.unknowns && \result.inequalities == s.inequalities; */
static struct system read_equation(const struct numbers *n, const struct mode_table *mode, int i, struct system s)
{
    s.equation[i] = form_read(n, &mode->equation[i], 1);
    return s;
}

/* Reads the equations of a mode. */
/*@ requires numbers_ok(n) && mode_reads(mode, n->quantities);
  @ assigns \nothing;
  @ ensures \result.unknowns == n->unknowns && \result.inequalities == 0 && system_ok(\result); */
static struct system read_equations(const struct numbers *n, const struct mode_table *mode)
{
    struct system s = {.unknowns = n->unknowns};
    /*@ loop invariant 0 <= i <= n->unknowns && s.unknowns == n->unknowns && s.inequalities == 0 && rows_ok(s, i, 0);
      @ loop invariant equations: \forall \list<real> x; mode_meets(n, mode, x, i) <==> meets_first(s, x, i);
      @ loop assigns i, s;
      @ loop variant n->unknowns - i; */
    for (int i = 0; i < n->unknowns; i++) s = read_equation(n, mode, i, s);
    return s;
}

/* Reads inequality k of a mode, and appends it. */
/*@ requires numbers_ok(n) && mode_reads(mode, n->quantities) && 0 <= k < mode->inequalities;
  @ requires system_ok(s) && s.inequalities < MODE_MAX_INEQUALITIES;
  @ assigns \nothing;
  @ ensures system_ok(\result) && \result.unknowns == s.unknowns && \result.inequalities == s.inequalities + 1;
  @ ensures index: \result.index[s.inequalities] == k;
  @ ensures indices: \forall integer j; 0 <= j < s.inequalities ==> \result.index[j] == s.index[j]; */
static struct system read_inequality(const struct numbers *n, const struct mode_table *mode, int k, struct system s)
{
    const struct mode_inequality *x = &mode->inequality[k];
    s.inequality[s.inequalities] = form_read(n, &x->form, x->side);
    s.index[s.inequalities] = k;
    s.strict[s.inequalities] = x->strict != 0;
    s.inequalities++;
    return s;
}

/* Reads a mode: its equations, and those of its inequalities whose condition holds. */
/*@ requires numbers_ok(n) && mode_reads(mode, n->quantities) && \valid_read(sign + (0 .. n->quantities - 1));
  @ assigns \nothing;
  @ ensures system_ok(\result) && \result.unknowns == n->unknowns;
  @ ensures indices: indices_below(\result, mode->inequalities); */
static struct system read_mode(const struct numbers *n, const struct mode_table *mode, const short *sign)
{
    struct system s = read_equations(n, mode);
    /*@ loop invariant 0 <= k <= mode->inequalities && s.inequalities <= k && system_ok(s) && s.unknowns == n->unknowns;
      @ loop invariant indices: indices_below(s, k);
      @ loop invariant equations: \forall \list<real> x; mode_meets(n, mode, x, n->unknowns) <==> on_equations(s, x);
      @ loop invariant closed: \forall \list<real> x; mode_closed(n, mode, sign, x, k) <==> rows_closed(s, x, s.inequalities);
      @ loop invariant inside: \forall \list<real> x; mode_inside(n, mode, sign, x, k) <==> rows_inside(s, x, s.inequalities);
      @ loop assigns k, s;
      @ loop variant mode->inequalities - k; */
    for (int k = 0; k < mode->inequalities; k++)
        if (condition_holds(mode->inequality[k].when, sign)) s = read_inequality(n, mode, k, s);
    return s;
}

/* The point of a witness, with zeros for unknowns that do not exist. */
/*@ requires numbers_ok(n) && (point == \null || (\valid_read(point) && point_ok(*point)));
  @ assigns \nothing;
  @ ensures point_ok(\result.point); */
static struct candidate candidate_of(const struct numbers *n, const struct point *point)
{
    const scalar zero = scalar_zero(n->pool);
    struct candidate x = {point != NULL, {{zero, zero, zero, zero}}};
    if (point == NULL) return x;
    /*@ loop invariant 0 <= k <= n->unknowns && point_ok(x.point) && x.is == \at(x.is, LoopEntry);
      @ loop invariant padded: is_padded(x.point, n->unknowns);
      @ loop assigns k, x.point;
      @ loop variant n->unknowns - k; */
    for (int k = 0; k < n->unknowns; k++) x.point.of[k] = point->of[k];
    return x;
}

enum mode_flaw system_flaw(struct scalar_pool *pool, struct system s, struct candidate x)
{
    if (!x.is) return FLAW_MISSING;
    /*@ loop invariant 0 <= i <= s.unknowns && DOUBT_HAS_STAYED;
      @ loop invariant meets: scalar_doubt == 0 ==> meets_for(s, x.point, i);
      @ loop assigns i, scalar_doubt;
      @ loop variant s.unknowns - i; */
    for (int i = 0; i < s.unknowns; i++)
        if (scalar_sign(form_at(pool, s.equation[i], x.point)) != 0) return FLAW_EQUALITIES;
    return FLAW_NONE;
}

/* Judges the inequalities at the only point of the equations. */
/*@ requires pool != \null && system_ok(s) && point_ok(point);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result.has_point == outcome.has_point && \result.candidates == outcome.candidates;
  @ ensures point: \result.point == outcome.point;
  @ ensures ends: \result.ends == outcome.ends;
  @ ensures fails: \result.status == MODE_INCONSISTENT ==> is_index(s, \result.fails);
  @ ensures found: \result.status == MODE_CONSISTENT || \result.status == MODE_BOUNDARY || \result.status == MODE_INCONSISTENT; */
static struct mode_outcome judge_only_point(struct scalar_pool *pool, struct system s, struct point point,
                                            struct mode_outcome outcome)
{
    outcome.status = MODE_CONSISTENT;
    /*@ loop invariant 0 <= k <= s.inequalities && DOUBT_HAS_STAYED;
      @ loop invariant same: outcome.has_point == \at(outcome.has_point, Pre) && outcome.candidates == \at(outcome.candidates, Pre);
      @ loop invariant point: outcome.point == \at(outcome.point, Pre) && outcome.ends == \at(outcome.ends, Pre);
      @ loop invariant status: outcome.status == MODE_CONSISTENT || outcome.status == MODE_BOUNDARY;
      @ loop invariant closed: scalar_doubt == 0 ==> closed_for(s, point, k);
      @ loop invariant inside: scalar_doubt == 0 ==> (outcome.status == MODE_CONSISTENT <==> inside_for(s, point, k));
      @ loop assigns k, outcome, scalar_doubt;
      @ loop variant s.inequalities - k; */
    for (int k = 0; k < s.inequalities; k++) {
        const int sign = scalar_sign(form_at(pool, s.inequality[k], point));
        if (sign < 0 || (sign == 0 && s.strict[k])) {
            outcome.status = MODE_INCONSISTENT;
            outcome.fails = s.index[k];
            return outcome;
        }
        outcome.tight[s.index[k]] = sign == 0;
        if (sign == 0) outcome.status = MODE_BOUNDARY;
    }
    return outcome;
}

/* The outcome when every unknown has a pivot. */
/*@ requires pool != \null && system_ok(s) && point_ok(x.point) && outcome_is_new(outcome);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures complete: \result.flaw == FLAW_NONE ==> outcome_complete(\result.outcome);
  @ ensures candidates: \result.flaw == FLAW_NONE ==> MODE_NOT_ASKED <= \result.outcome.candidates <= MODE_LINE;
  @ ensures fails: \result.flaw == FLAW_NONE ==> outcome_fails_in(\result.outcome, s);
  @ ensures found: \result.flaw == FLAW_NONE ==> \result.outcome.status != MODE_INADMISSIBLE; */
static struct judgement at_only_point(struct scalar_pool *pool, struct system s, struct candidate x,
                                      struct mode_outcome outcome)
{
    const enum mode_flaw flaw = system_flaw(pool, s, x);
    if (flaw != FLAW_NONE) return (struct judgement){flaw, outcome};
    outcome.candidates = MODE_ONE;
    outcome.has_point = 1;
    outcome.point = x.point;
    return (struct judgement){FLAW_NONE, judge_only_point(pool, s, x.point, outcome)};
}

/* Distinguishes the cases of the equations, after elimination. */
/*@ requires pool != \null && system_ok(s) && point_ok(x.point) && outcome_is_new(outcome);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures complete: \result.flaw == FLAW_NONE ==> outcome_complete(\result.outcome);
  @ ensures candidates: \result.flaw == FLAW_NONE ==> MODE_NOT_ASKED <= \result.outcome.candidates <= MODE_LINE;
  @ ensures fails: \result.flaw == FLAW_NONE ==> outcome_fails_in(\result.outcome, s);
  @ ensures found: \result.flaw == FLAW_NONE ==> \result.outcome.status != MODE_INADMISSIBLE; */
static struct judgement judge(struct scalar_pool *pool, struct system s, struct candidate x,
                              struct mode_outcome outcome)
{
    const int free = system_next_without_pivot(s, 0);
    if (free == s.unknowns) return at_only_point(pool, s, x, outcome);
    if (system_next_without_pivot(s, free + 1) < s.unknowns) return (struct judgement){FLAW_PLANE, outcome};
    if (!system_is_contradictory(s)) return system_on_line(pool, s, free, x, outcome);
    outcome.status = MODE_INCONSISTENT;
    outcome.candidates = MODE_NONE;
    return (struct judgement){FLAW_NONE, outcome};
}

/* The outcome for an admissible mode. */
/*@ requires numbers_ok(n) && mode_reads(mode, n->quantities) && \valid_read(sign + (0 .. n->quantities - 1));
  @ requires point == \null || (\valid_read(point) && point_ok(*point));
  @ requires outcome_is_new(outcome);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures complete: \result.flaw == FLAW_NONE ==> outcome_complete(\result.outcome);
  @ ensures candidates: \result.flaw == FLAW_NONE ==> MODE_NOT_ASKED <= \result.outcome.candidates <= MODE_LINE;
  @ ensures fails: \result.flaw == FLAW_NONE ==> outcome_fails(\result.outcome, mode->inequalities);
  @ ensures found: \result.flaw == FLAW_NONE ==> \result.outcome.status != MODE_INADMISSIBLE; */
static struct judgement find(const struct numbers *n, const struct mode_table *mode, const short *sign,
                             const struct point *point, struct mode_outcome outcome)
{
    const struct candidate x = candidate_of(n, point);
    return judge(n->pool, system_eliminate(n->pool, read_mode(n, mode, sign)), x, outcome);
}

/* The reason for a flaw, in words; NULL for none. */
/*@ assigns \result \from flaw;
  @ ensures \result != \null ==> constant_text(\result);
  @ ensures \result == \null <==> flaw == FLAW_NONE; */
static const char *text_of(enum mode_flaw flaw)
{
    if (flaw == FLAW_NONE) return NULL;
    if (flaw == FLAW_MISSING) return known_text("the force is missing");
    if (flaw == FLAW_EQUALITIES) return known_text("the force does not meet the equalities of the mode");
    if (flaw == FLAW_INEQUALITIES) return known_text("the force does not meet the inequalities of the mode");
    if (flaw == FLAW_EDGE) return known_text("the force is not inside the line of forces");
    return known_text("the equalities of the mode leave more than a line");
}

const char *mode_find(const struct numbers *n, const struct mode_table *mode, const short *sign,
                      const struct point *point, struct mode_outcome *outcome)
{
    const struct mode_outcome none = {.status = MODE_INADMISSIBLE, .candidates = MODE_NOT_ASKED, .fails = -1};
    struct judgement found = {FLAW_NONE, none};
    if (condition_holds(mode->admissible, sign)) found = find(n, mode, sign, point, none);
    *outcome = found.outcome;
    return text_of(found.flaw);
}
