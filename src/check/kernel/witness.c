/* SPDX-License-Identifier: BSD-2-Clause */
/* The witness of the modes in a certificate (spec/certificate.md, section 4.4). Each function that compares a part of it
 * returns NULL, or what is wrong. */
#include "check/kernel/theory.h"

#include <stddef.h>

/* The mode that is being checked: its number, and the node of the object about it in the witness. */
struct claim {
    const struct theory_case *c;
    int mode, node;
};

/* What mode_find says of a mode. */
struct found {
    const char *wrong; /* NULL, or what is wrong with the point of the witness */
    struct mode_outcome outcome;
};

/* A value that proves that a mode does not hold, and its name. */
struct refutation {
    const char *name;
    scalar value;
};

/*@ predicate claim_ok{L}(struct claim m) = case_evaluated(m.c) && 0 <= m.mode < m.c->theory->modes &&
  @   0 <= m.node < m.c->json->count;
  @ predicate numbers_are{L}(struct numbers n) = n.pool != \null && 0 <= n.quantities &&
  @   1 <= n.unknowns <= FORM_MAX_UNKNOWNS && \valid_read(n.q + (0 .. n.quantities - 1)) &&
  @   \forall integer k; 0 <= k < n.quantities ==> n.q[k] != \null;
  @ predicate outcome_ok(struct mode_outcome x, integer inequalities) = outcome_complete(x) &&
  @   MODE_NOT_ASKED <= x.candidates <= MODE_LINE && outcome_fails(x, inequalities);
  @ // The mode has been found.
  @ predicate claim_found{L}(struct claim m) = claim_ok(m) &&
  @   outcome_ok(m.c->outcome[m.mode], m.c->theory->mode[m.mode].inequalities); */

/*@ requires claim_ok(m);
  @ assigns \nothing;
  @ ensures \result == m.c->theory->mode + m.mode;
  @ ensures mode_reads(\result, m.c->theory->program->quantities) && mode_named(\result);
  @ ensures refutes: mode_refutes(\result, m.c->theory->program->quantities); */
static const struct mode_table *table_of(struct claim m)
{
    return &m.c->theory->mode[m.mode];
}

/*@ requires claim_ok(m);
  @ assigns \nothing;
  @ ensures \result == &m.c->outcome[m.mode] && \valid_read(\result); */
static const struct mode_outcome *outcome_of(struct claim m)
{
    return &m.c->outcome[m.mode];
}

/*@ requires claim_ok(m);
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < m.c->json->count; */
static int member(struct claim m, const char *key)
{
    return json_member(m.c->json, m.node, key);
}

/*@ requires case_ready(c) && 0 <= object < c->json->count;
  @ requires constant_text(key);
  @ assigns scalar_doubt, \result \from c, object, key;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar number(const struct theory_case *c, int object, const char *key)
{
    return quantity_number(c->json, c->pool, json_member(c->json, object, key));
}

/* A linear form of the theory with the numbers of the record. */
/*@ requires numbers_are(n) && \valid_read(form) && form_reads(form, n.quantities);
  @ assigns \nothing;
  @ ensures linear_ok(\result); */
static struct linear read_form(struct numbers n, const struct form *form)
{
    return form_read(&n, form, 1);
}

/* The word for the number of points that satisfy the equalities. */
/*@ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *candidates_word(long candidates)
{
    if (candidates == MODE_ONE) return known_text("one");
    if (candidates == MODE_NONE) return known_text("none");
    return candidates == MODE_LINE ? known_text("line") : known_text("inadmissible");
}

/* Compares `candidates`. */
/*@ requires claim_found(m);
  @ assigns \nothing;
  @ ensures \result == \null || constant_text(\result); */
static const char *wrong_candidates(struct claim m)
{
    if (json_is(m.c->json, member(m, "candidates"), candidates_word(outcome_of(m)->candidates))) return NULL;
    return known_text("candidates is not the number of forces that meet the mode's equalities");
}

/* 1 when report k of the theory has at the point of the mode the value that the witness states. */
/*@ requires claim_found(m) && 0 <= force < m.c->json->count && 0 <= k < m.c->theory->reports;
  @ requires m.c->outcome[m.mode].has_point == 1;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int report_is(struct claim m, int force, int k)
{
    const struct theory_report *report = &m.c->theory->report[k];
    const struct linear f = read_form(case_numbers(m.c), &report->form);
    return scalar_equal(number(m.c, force, report->name), form_at(m.c->pool, f, outcome_of(m)->point));
}

/* Compares `force`: the point and the values of the reports there, when there is a point. */
/*@ requires claim_found(m);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
static const char *wrong_force(struct claim m)
{
    const struct theory *theory = m.c->theory;
    const int force = member(m, "force");
    if ((force != 0) != outcome_of(m)->has_point) return known_text("a force is missing, or there is one too many");
    if (force == 0) return NULL;
    /*@ loop invariant 0 <= k <= theory->reports && DOUBT_HAS_STAYED;
      @ loop assigns k, scalar_doubt;
      @ loop variant theory->reports - k; */
    for (int k = 0; k < theory->reports; k++)
        if (!report_is(m, force, k)) return known_text("an acceleration is not that of its force");
    if (json_size(m.c->json, force) == theory->unknowns + theory->reports) return NULL;
    return known_text("force holds a key too many or too few");
}

/* Compares `equalities`: their names, when there are some. */
/*@ requires claim_found(m);
  @ assigns \nothing;
  @ ensures \result == \null || constant_text(\result); */
static const char *wrong_equalities(struct claim m)
{
    const struct json *json = m.c->json;
    const struct mode_table *table = table_of(m);
    const int array = member(m, "equalities"), wanted = outcome_of(m)->status == MODE_BOUNDARY;
    int node = array + 1;
    if ((array != 0) != wanted) return known_text("equalities are missing, or there are none");
    if (array == 0) return NULL;
    /*@ loop invariant 0 <= k <= table->inequalities && (node == 0 || array < node <= json->count);
      @ loop assigns k, node;
      @ loop variant table->inequalities - k; */
    for (int k = 0; k < table->inequalities; k++)
        if (outcome_of(m)->tight[k]) node = json_after(json, array, node, table->inequality[k].name);
    if (node == json->node[array].next) return NULL;
    return known_text("equalities are not those of the force");
}

/* The quantity that proves that a mode without a single candidate does not hold. */
/*@ requires claim_found(m);
  @ assigns \nothing;
  @ ensures constant_text(\result.name) && \result.value != \null; */
static struct refutation refuting_quantity(struct claim m)
{
    const long candidates = outcome_of(m)->candidates;
    const struct mode_table *table = table_of(m);
    const struct mode_refutation *by = candidates == MODE_NONE   ? &table->none
                                       : candidates == MODE_LINE ? &table->line
                                                                 : &table->guard;
    //@ assert by: constant_text(&by->name[0]) && 0 <= by->quantity < m.c->theory->program->quantities;
    return (struct refutation){by->name, m.c->q[by->quantity]};
}

/* What proves that the mode does not hold. */
/*@ requires claim_found(m) && !case_holds(m.c, m.mode);
  @ assigns \nothing;
  @ ensures constant_text(\result.name) && \result.value != \null; */
static struct refutation refute(struct claim m)
{
    const struct mode_outcome *outcome = outcome_of(m);
    if (outcome->candidates != MODE_ONE) return refuting_quantity(m);
    const struct mode_inequality *x = &table_of(m)->inequality[outcome->fails];
    return (struct refutation){x->name, form_at(m.c->pool, read_form(case_numbers(m.c), &x->form), outcome->point)};
}

/* Compares `fails`, `value` and `sign`, which must describe it. */
/*@ requires claim_found(m) && !case_holds(m.c, m.mode);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
static const char *wrong_fails(struct claim m)
{
    const int fails = member(m, "fails"), value = member(m, "value"), sign = member(m, "sign");
    const struct refutation by = refute(m);
    if (fails == 0 || value == 0 || sign == 0) return known_text("the inequality that fails is missing");
    if (!json_is(m.c->json, fails, by.name)) return known_text("fails is not the first inequality that fails");
    if (!scalar_equal(quantity_number(m.c->json, m.c->pool, value), by.value))
        return known_text("value is not that of what fails");
    if (quantity_sign_is(m.c->json, sign, scalar_sign(by.value))) return NULL;
    return known_text("sign is not that of the value");
}

/* 1 when a node describes the end of a line: null when the line has no end. */
/*@ requires claim_found(m) && 0 <= node < m.c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_end(struct claim m, int node)
{
    const struct mode_outcome *outcome = outcome_of(m);
    if (m.c->json->node[node].type == JSON_NULL || !outcome->ends)
        return m.c->json->node[node].type == JSON_NULL && !outcome->ends;
    const scalar x = quantity_number(m.c->json, m.c->pool, node);
    return scalar_equal(scalar_multiply(m.c->pool, x, outcome->end_denominator), outcome->end_numerator);
}

/* Compares `to`: the end of a line that holds. */
/*@ requires claim_found(m);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
static const char *wrong_end(struct claim m)
{
    const int to = member(m, "to"), wanted = outcome_of(m)->candidates == MODE_LINE && mode_holds(outcome_of(m));
    if ((to != 0) != wanted) return known_text("to is missing, or stands there needlessly");
    if (to == 0 || is_end(m, to)) return NULL;
    return known_text("to is not the end of the line of forces");
}

/* The object has no further keys. */
/*@ requires claim_found(m);
  @ assigns \nothing;
  @ ensures \result == \null || constant_text(\result); */
static const char *wrong_keys(struct claim m)
{
    const struct mode_outcome *outcome = outcome_of(m);
    const int holds = mode_holds(outcome), line = holds && outcome->candidates == MODE_LINE;
    const int point = outcome->has_point == 1, boundary = outcome->status == MODE_BOUNDARY;
    if (json_size(m.c->json, m.node) == 1 + point + line + boundary + (holds ? 0 : 3)) return NULL;
    return known_text("holds a statement too many or too few");
}

/* Compares all that the witness states of a mode. */
/*@ requires claim_found(m);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
static const char *wrong_claim(struct claim m)
{
    const char *wrong = wrong_candidates(m);
    if (wrong == NULL) wrong = wrong_force(m);
    if (wrong == NULL) wrong = wrong_end(m);
    if (wrong == NULL) wrong = mode_holds(outcome_of(m)) ? wrong_equalities(m) : wrong_fails(m);
    return wrong == NULL ? wrong_keys(m) : wrong;
}

/* Reads the point in the witness; zeros when it states none. */
/*@ requires case_ready(c) && 0 <= force < c->json->count;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && point_ok(\result); */
static struct point read_point(const struct theory_case *c, int force)
{
    const scalar zero = scalar_zero(c->pool);
    struct point point = {{zero, zero, zero, zero}};
    if (force == 0) return point;
    /*@ loop invariant 0 <= k <= c->theory->unknowns && DOUBT_HAS_STAYED && point_ok(point);
      @ loop assigns k, point, scalar_doubt;
      @ loop variant c->theory->unknowns - k; */
    for (int k = 0; k < c->theory->unknowns; k++) point.of[k] = number(c, force, c->theory->unknown[k]);
    return point;
}

/* Finds the outcome of a mode, with a point of the witness when it states one. */
/*@ requires numbers_are(n) && mode_reads(table, n.quantities) && \valid_read(sign + (0 .. n.quantities - 1));
  @ requires is_stated != 0 ==> point_ok(point);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && (\result.wrong == \null || constant_text(\result.wrong));
  @ ensures outcome: \result.wrong == \null ==> outcome_ok(\result.outcome, table->inequalities); */
static struct found find(struct numbers n, const struct mode_table *table, const short *sign, int is_stated,
                         struct point point)
{
    struct found found;
    found.wrong = mode_find(&n, table, sign, is_stated ? &point : NULL, &found.outcome);
    return found;
}

/* Keeps the outcome of a mode. The assertions say, part by part, that nothing else has changed. */
/*@ requires case_evaluated(c) && 0 <= mode < c->theory->modes && case_outcomes(c, mode) && outcome_complete(outcome);
  @ assigns c->outcome[mode];
  @ ensures evaluated: case_evaluated(c);
  @ ensures outcomes: case_outcomes(c, mode + 1);
  @ ensures kept: c->outcome[mode] == outcome;
  @ ensures same: c->theory == \old(c->theory) && c->answer == \old(c->answer) && c->json == \old(c->json); */
static void keep_outcome(struct theory_case *c, int mode, struct mode_outcome outcome)
{
    c->outcome[mode] = outcome;
    //@ assert program: theory_program(c->theory);
    //@ assert tables: theory_reads(c->theory);
    //@ assert names: theory_named(c->theory);
    //@ assert record: quantities_ready(c->json, c->pool, c->answer) && case_nodes(c);
    //@ assert apart: case_apart(c, c->theory, c->json, c->answer);
    //@ assert values: case_numbers_are(c, c->theory->program->quantities) && case_signs_are(c, c->theory->program->quantities);
    //@ assert others: case_points(c, mode);
    //@ assert stated: case_holds(c, mode) ==> outcome.status == c->outcome[mode].status && point_ok(outcome.point);
    //@ assert first: c->outcome[mode].point.of[0] == outcome.point.of[0] && c->outcome[mode].point.of[1] == outcome.point.of[1];
    //@ assert last: c->outcome[mode].point.of[2] == outcome.point.of[2] && c->outcome[mode].point.of[3] == outcome.point.of[3];
    //@ assert points: case_points(c, mode + 1);
    //@ assert ends: case_ends(c, mode + 1);
}

/* Finds the outcome of a mode, keeps it, and compares what the witness states of it. */
/*@ requires case_evaluated(c) && 0 <= mode < c->theory->modes && case_outcomes(c, mode);
  @ assigns c->outcome[mode], scalar_doubt;
  @ ensures doubt: DOUBT_STAYS && (\result == \null || constant_text(\result));
  @ ensures evaluated: case_evaluated(c);
  @ ensures outcomes: \result == \null ==> case_outcomes(c, mode + 1);
  @ ensures same: c->theory == \old(c->theory) && c->answer == \old(c->answer) && c->json == \old(c->json); */
static const char *wrong_mode(struct theory_case *c, int mode)
{
    const int modes = json_member(c->json, c->witness, "modes");
    const struct claim m = {c, mode, json_member(c->json, modes, c->theory->mode[mode].name)};
    const int force = member(m, "force");
    const struct point point = read_point(c, force);
    const struct found found = find(case_numbers(c), table_of(m), c->sign, force != 0, point);
    if (found.wrong != NULL) return found.wrong;
    keep_outcome(c, mode, found.outcome);
    return wrong_claim(m);
}

int case_check_modes(struct theory_case *c)
{
    /*@ loop invariant 0 <= i <= c->theory->modes && DOUBT_HAS_STAYED && case_evaluated(c) && case_outcomes(c, i);
      @ loop invariant same: c->answer == \at(c->answer, Pre) && c->theory == \at(c->theory, Pre);
      @ loop assigns i, c->outcome[0 .. THEORY_MAX_MODES - 1], scalar_doubt;
      @ loop variant c->theory->modes - i; */
    for (int i = 0; i < c->theory->modes; i++) {
        const char *wrong = wrong_mode(c, i);
        if (wrong != NULL) return case_rejected(c, "witness.modes", c->theory->mode[i].name, wrong);
    }
    return 1;
}
