/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kernel/mode_private.h"

#include <stddef.h>

int mode_holds(const struct mode_outcome *outcome)
{
    return outcome->status == MODE_CONSISTENT || outcome->status == MODE_BOUNDARY;
}

/* Reads the equations of a mode. */
/*@ requires \valid(s) && numbers_ok(n) && mode_reads(mode, n->quantities);
  @ requires \separated(s, n) && \separated(s, n->q + (0 .. n->quantities - 1));
  @ assigns s->unknowns, s->equation[0 .. FORM_MAX_UNKNOWNS - 1];
  @ ensures numbers_ok(n) && s->unknowns == n->unknowns && system_equations(s, s->unknowns); */
static void read_equations(const struct numbers *n, const struct mode_table *mode, struct system *s)
{
    s->unknowns = (unsigned)n->unknowns;
    /*@ loop invariant 0 <= i <= n->unknowns && numbers_ok(n) && system_equations(s, i);
      @ loop assigns i, s->equation[0 .. FORM_MAX_UNKNOWNS - 1];
      @ loop variant n->unknowns - i; */
    for (int i = 0; i < n->unknowns; i++) form_read(n, &mode->equation[i], 1, &s->equation[i]);
}

/* Reads inequality k of a mode, and appends it. */
/*@ requires \valid(s) && numbers_ok(n) && mode_reads(mode, n->quantities) && 0 <= k < mode->inequalities;
  @ requires \separated(s, n) && \separated(s, n->q + (0 .. n->quantities - 1)) && s->inequalities < MODE_MAX_INEQUALITIES;
  @ requires system_inequalities(s, s->inequalities) && system_indices(s, s->inequalities);
  @ requires 1 <= s->unknowns <= FORM_MAX_UNKNOWNS && system_equations(s, s->unknowns);
  @ assigns s->inequalities, s->index[0 .. MODE_MAX_INEQUALITIES - 1], s->strict[0 .. MODE_MAX_INEQUALITIES - 1],
  @   s->inequality[0 .. MODE_MAX_INEQUALITIES - 1];
  @ ensures numbers_ok(n) && s->inequalities == \old(s->inequalities) + 1;
  @ ensures unknowns: s->unknowns == \old(s->unknowns);
  @ ensures equations: system_equations(s, s->unknowns);
  @ ensures inequalities: system_inequalities(s, s->inequalities);
  @ ensures indices: system_indices(s, s->inequalities); */
static void read_inequality(const struct numbers *n, const struct mode_table *mode, int k, struct system *s)
{
    const struct mode_inequality *x = &mode->inequality[k];
    form_read(n, &x->form, x->side, &s->inequality[s->inequalities]);
    /*@ assert coefficients: \forall integer i, j; 0 <= i < FORM_MAX_UNKNOWNS && 0 <= j < FORM_MAX_UNKNOWNS ==>
      @   s->equation[i].of[j] == \at(s->equation[i].of[j], Pre); */
    /*@ assert constants: \forall integer i; 0 <= i < FORM_MAX_UNKNOWNS ==>
      @   s->equation[i].constant == \at(s->equation[i].constant, Pre); */
    s->index[s->inequalities] = (unsigned)k;
    s->strict[s->inequalities] = x->strict != 0;
    s->inequalities++;
}

/* Reads those inequalities of a mode whose condition holds. */
/*@ requires \valid(s) && numbers_ok(n) && mode_reads(mode, n->quantities) && \valid_read(sign + (0 .. n->quantities - 1));
  @ requires \separated(s, n) && \separated(s, n->q + (0 .. n->quantities - 1));
  @ requires 1 <= s->unknowns <= FORM_MAX_UNKNOWNS && system_equations(s, s->unknowns);
  @ assigns s->inequalities, s->index[0 .. MODE_MAX_INEQUALITIES - 1], s->strict[0 .. MODE_MAX_INEQUALITIES - 1],
  @   s->inequality[0 .. MODE_MAX_INEQUALITIES - 1];
  @ ensures system_ok(s) && numbers_ok(n); */
static void read_inequalities(const struct numbers *n, const struct mode_table *mode, const short *sign,
                              struct system *s)
{
    s->inequalities = 0;
    /*@ loop invariant 0 <= k <= mode->inequalities && s->inequalities <= k && numbers_ok(n);
      @ loop invariant unknowns: s->unknowns == \at(s->unknowns, Pre);
      @ loop invariant equations: system_equations(s, s->unknowns);
      @ loop invariant system_inequalities(s, s->inequalities) && system_indices(s, s->inequalities);
      @ loop assigns k, s->inequalities, s->index[0 .. MODE_MAX_INEQUALITIES - 1], s->strict[0 .. MODE_MAX_INEQUALITIES - 1],
      @   s->inequality[0 .. MODE_MAX_INEQUALITIES - 1];
      @ loop variant mode->inequalities - k; */
    for (int k = 0; k < mode->inequalities; k++)
        if (condition_holds(mode->inequality[k].when, sign)) read_inequality(n, mode, k, s);
}

enum mode_flaw system_meets(struct rational_pool *pool, const struct system *s, const rational *point)
{
    if (point == NULL) return FLAW_MISSING;
    /*@ loop invariant i <= s->unknowns && DOUBT_HAS_STAYED;
      @ loop assigns i, rational_doubt;
      @ loop variant s->unknowns - i; */
    for (unsigned i = 0; i < s->unknowns; i++)
        if (rational_sign(form_at(pool, &s->equation[i], point)) != 0) return FLAW_EQUALITIES;
    return FLAW_NONE;
}

/* Judges the inequalities at the only point of the equations. */
/*@ requires pool != \null && \valid_read(s) && system_ok(s) && point_ok(point) && \valid(outcome);
  @ assigns outcome->status, outcome->fails, outcome->tight[0 .. MODE_MAX_INEQUALITIES - 1], rational_doubt;
  @ ensures DOUBT_STAYS; */
static void judge_only_point(struct rational_pool *pool, const struct system *s, const rational *point,
                             struct mode_outcome *outcome)
{
    outcome->status = MODE_CONSISTENT;
    /*@ loop invariant k <= s->inequalities && DOUBT_HAS_STAYED;
      @ loop assigns k, outcome->status, outcome->tight[0 .. MODE_MAX_INEQUALITIES - 1], rational_doubt;
      @ loop variant s->inequalities - k; */
    for (unsigned k = 0; k < s->inequalities; k++) {
        const int sign = rational_sign(form_at(pool, &s->inequality[k], point));
        if (sign < 0 || (sign == 0 && s->strict[k])) {
            outcome->status = MODE_INCONSISTENT;
            outcome->fails = s->index[k];
            return;
        }
        outcome->tight[s->index[k]] = sign == 0;
        if (sign == 0) outcome->status = MODE_BOUNDARY;
    }
}

/* The outcome when every unknown has a pivot. */
/*@ requires \valid_read(s) && system_ok(s) && (point == \null || point_ok(point)) && pool != \null && \valid(outcome);
  @ assigns outcome->status, outcome->candidates, outcome->has_point, outcome->fails,
  @   outcome->tight[0 .. MODE_MAX_INEQUALITIES - 1], rational_doubt;
  @ ensures DOUBT_STAYS && (\result == FLAW_NONE ==> point != \null); */
static enum mode_flaw at_only_point(struct rational_pool *pool, const struct system *s, const rational *point,
                                    struct mode_outcome *outcome)
{
    const enum mode_flaw flaw = system_meets(pool, s, point);
    if (flaw != FLAW_NONE) return flaw;
    outcome->candidates = MODE_ONE;
    outcome->has_point = 1;
    judge_only_point(pool, s, point, outcome);
    return FLAW_NONE;
}

/* Distinguishes the cases of the equations, after elimination. */
/*@ requires \valid_read(s) && system_ok(s) && (point == \null || point_ok(point)) && pool != \null && \valid(outcome);
  @ requires outcome->has_point == 0 && \separated(outcome, s);
  @ requires point != \null ==> \separated(outcome, point + (0 .. FORM_MAX_UNKNOWNS - 1));
  @ assigns outcome->status, outcome->candidates, outcome->has_point, outcome->fails,
  @   outcome->tight[0 .. MODE_MAX_INEQUALITIES - 1], outcome->ends, outcome->end_numerator, outcome->end_denominator,
  @   rational_doubt;
  @ ensures DOUBT_STAYS && (\result == FLAW_NONE && outcome->has_point != 0 ==> point != \null); */
static enum mode_flaw judge(struct rational_pool *pool, const struct system *s, const rational *point,
                            struct mode_outcome *outcome)
{
    const unsigned free = system_next_without_pivot(s, 0);
    if (free == s->unknowns) return at_only_point(pool, s, point, outcome);
    if (system_next_without_pivot(s, free + 1) < s->unknowns) return FLAW_PLANE;
    if (!system_is_contradictory(s)) return system_on_line(pool, s, free, point, outcome);
    outcome->status = MODE_INCONSISTENT;
    outcome->candidates = MODE_NONE;
    return FLAW_NONE;
}

/* The outcome before anything has been verified. */
/*@ requires \valid(outcome);
  @ assigns outcome->status, outcome->candidates, outcome->has_point, outcome->fails, outcome->ends,
  @   outcome->tight[0 .. MODE_MAX_INEQUALITIES - 1];
  @ ensures outcome->has_point == 0 && outcome->status == MODE_INADMISSIBLE; */
static void begin(struct mode_outcome *outcome)
{
    outcome->status = MODE_INADMISSIBLE;
    outcome->candidates = MODE_NOT_ASKED;
    outcome->has_point = 0;
    outcome->fails = -1;
    outcome->ends = 0;
    /*@ loop invariant 0 <= k <= MODE_MAX_INEQUALITIES;
      @ loop assigns k, outcome->tight[0 .. MODE_MAX_INEQUALITIES - 1];
      @ loop variant MODE_MAX_INEQUALITIES - k; */
    for (int k = 0; k < MODE_MAX_INEQUALITIES; k++) outcome->tight[k] = 0;
}

/* Makes the point of the witness that of the outcome. */
/*@ requires point_ok(point) && \valid(outcome) && \separated(outcome, point + (0 .. FORM_MAX_UNKNOWNS - 1));
  @ assigns outcome->point[0 .. FORM_MAX_UNKNOWNS - 1];
  @ ensures point_ok(&outcome->point[0]); */
static void keep_point(const rational *point, struct mode_outcome *outcome)
{
    /*@ loop invariant 0 <= k <= FORM_MAX_UNKNOWNS && \forall integer i; 0 <= i < k ==> outcome->point[i] != \null;
      @ loop assigns k, outcome->point[0 .. FORM_MAX_UNKNOWNS - 1];
      @ loop variant FORM_MAX_UNKNOWNS - k; */
    for (int k = 0; k < FORM_MAX_UNKNOWNS; k++) outcome->point[k] = point[k];
}

/* Solves a system that has been read. */
/*@ requires \valid(s) && pool != \null && \valid(outcome);
  @ requires system: system_ok(s);
  @ requires point: point == \null || point_ok(point);
  @ requires outcome->has_point == 0 && \separated(outcome, s);
  @ requires apart: point != \null ==> \separated(point + (0 .. FORM_MAX_UNKNOWNS - 1), outcome);
  @ requires other: point != \null ==> \separated(point + (0 .. FORM_MAX_UNKNOWNS - 1), s);
  @ assigns *s, *outcome, rational_doubt;
  @ ensures DOUBT_STAYS && (\result == FLAW_NONE ==> outcome_has_point(outcome)); */
static enum mode_flaw solve(struct rational_pool *pool, struct system *s, const rational *point,
                            struct mode_outcome *outcome)
{
    system_eliminate(pool, s);
    const enum mode_flaw flaw = judge(pool, s, point, outcome);
    if (flaw == FLAW_NONE && outcome->has_point) keep_point(point, outcome);
    return flaw;
}

/* The outcome for an admissible mode. */
/*@ requires numbers_ok(n) && mode_reads(mode, n->quantities) && \valid_read(sign + (0 .. n->quantities - 1));
  @ requires point == \null || (point_ok(point) && \separated(outcome, point + (0 .. FORM_MAX_UNKNOWNS - 1)));
  @ requires \valid(outcome) && outcome->has_point == 0;
  @ assigns *outcome, rational_doubt;
  @ ensures DOUBT_STAYS && (\result == FLAW_NONE ==> outcome_has_point(outcome)); */
static enum mode_flaw find(const struct numbers *n, const struct mode_table *mode, const short *sign,
                           const rational *point, struct mode_outcome *outcome)
{
    struct system s;
    read_equations(n, mode, &s);
    read_inequalities(n, mode, sign, &s);
    return solve(n->pool, &s, point, outcome);
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

const char *mode_find(const struct numbers *n, const struct mode_table *mode, const short *sign, const rational *point,
                      struct mode_outcome *outcome)
{
    begin(outcome);
    if (!condition_holds(mode->admissible, sign)) return NULL;
    return text_of(find(n, mode, sign, point, outcome));
}
