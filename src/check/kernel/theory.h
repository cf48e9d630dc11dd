/* SPDX-License-Identifier: BSD-2-Clause */
/* The data that a theory supplies, and how a certificate is checked with them: README.md in this folder. */
#ifndef CHECK_KERNEL_THEORY_H
#define CHECK_KERNEL_THEORY_H

#include "check/text/json.h"
#include "check/kernel/condition.h"
#include "check/kernel/mode.h"
#include "check/program.h"
#include "check/quantities.h"

enum { THEORY_MAX_MODES = 16, THEORY_MAX_REPORTS = 4 };

/* A hypothesis on the problem; `name` is the field or quantity that the message about its failure names. */
struct theory_hypothesis {
    char name[MODE_MAX_NAME];
    struct condition condition;
};

/* A linear form whose value a witness gives in addition to the unknowns: an acceleration. */
struct theory_report {
    char name[MODE_MAX_NAME];
    struct form form;
};

/* The data of a theory: constant tables. */
struct theory {
    /* the formulas; its inputs are the numbers of `problem`, its quantities those of `quantities` */
    const struct program *program;
    int hypotheses;
    const struct theory_hypothesis *hypothesis;
    int unknowns;
    char unknown[FORM_MAX_UNKNOWNS][MODE_MAX_NAME]; /* the names of the unknowns in a witness */
    int reports;
    struct theory_report report[THEORY_MAX_REPORTS];
    int modes;
    const struct mode_table *mode; /* in the order in which a certificate lists them */
};

/* What has been verified of one certificate so far. (For the types of the members see proofs/README.md, "Types that
 * differ".) */
struct theory_case {
    const struct theory *theory;
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    long problem, verdict, witness; /* indices of nodes */
    scalar q[PROGRAM_MAX_QUANTITIES];
    short sign[PROGRAM_MAX_QUANTITIES];
    struct mode_outcome outcome[THEORY_MAX_MODES];
    long continuum; /* the first mode that is consistent on a line; -1 when there is none */
    long solutions; /* the number of distinct points, unless there is a continuum */
};

/*@ predicate hypotheses_read{L}(struct theory_hypothesis *h, integer n, integer quantities) = 0 <= n &&
  @   \valid_read(h + (0 .. n - 1)) && \forall integer k; 0 <= k < n ==> condition_reads(h[k].condition, quantities);
  @ predicate hypotheses_named{L}(struct theory_hypothesis *h, integer n) =
  @   \forall integer k; 0 <= k < n ==> constant_text(&h[k].name[0]);
  @ predicate reports_read{L}(struct theory_report *r, integer n, integer quantities) = 0 <= n <= THEORY_MAX_REPORTS &&
  @   \forall integer k; 0 <= k < n ==> form_reads(&r[k].form, quantities);
  @ predicate reports_named{L}(struct theory_report *r, integer n) =
  @   \forall integer k; 0 <= k < n ==> constant_text(&r[k].name[0]);
  @ predicate modes_read{L}(struct mode_table *m, integer n, integer quantities) = 0 <= n <= THEORY_MAX_MODES &&
  @   \valid_read(m + (0 .. n - 1)) &&
  @   \forall integer k; 0 <= k < n ==> mode_reads(m + k, quantities) && mode_refutes(m + k, quantities);
  @ predicate modes_named{L}(struct mode_table *m, integer n) = \forall integer k; 0 <= k < n ==> mode_named(m + k);
  @ predicate unknowns_named{L}(struct theory *t) = 0 <= t->unknowns <= FORM_MAX_UNKNOWNS &&
  @   \forall integer k; 0 <= k < t->unknowns ==> constant_text(&t->unknown[k][0]);
  @ // The tables are complete: what they refer to exists, and names are texts.
  @ predicate theory_reads{L}(struct theory *t) = hypotheses_read(t->hypothesis, t->hypotheses, t->program->quantities) &&
  @   reports_read(&t->report[0], t->reports, t->program->quantities) &&
  @   modes_read(t->mode, t->modes, t->program->quantities) && (t->modes > 0 ==> t->unknowns > 0);
  @ predicate theory_named{L}(struct theory *t) = hypotheses_named(t->hypothesis, t->hypotheses) &&
  @   reports_named(&t->report[0], t->reports) && modes_named(t->mode, t->modes) && unknowns_named(t);
  @ predicate theory_program{L}(struct theory *t) =
  @   program_ok(t->program) && \base_addr(t->program) != \base_addr(t->program->code);
  @ predicate theory_ok{L}(struct theory *t) =
  @   \valid_read(t) && theory_program(t) && theory_reads(t) && theory_named(t);
  @ // A block that is none of these tables.
  @ predicate theory_apart{L}(char *base, struct theory *t) = base != \base_addr(t) && base != \base_addr(t->program) &&
  @   base != \base_addr(t->program->code) && base != \base_addr(t->program->quantity) &&
  @   base != \base_addr(t->hypothesis) && base != \base_addr(t->mode);
  @ predicate case_apart{L}(struct theory_case *c, struct theory *t, struct json *json, struct answer *answer) =
  @   theory_apart(\base_addr(c), t) && theory_apart(\base_addr(answer), t) && \separated(c, json) && \separated(c, answer) &&
  @   \separated(c, json->text + (0 .. json->length - 1));
  @ predicate case_nodes{L}(struct theory_case *c) = 0 <= c->problem < c->json->count && 0 <= c->verdict < c->json->count &&
  @   0 <= c->witness < c->json->count;
  @ predicate case_ready{L}(struct theory_case *c) = \valid(c) && theory_ok(c->theory) &&
  @   quantities_ready(c->json, c->pool, c->answer) && case_nodes(c) && case_apart(c, c->theory, c->json, c->answer);
  @ predicate case_numbers_are{L}(struct theory_case *c, integer n) = \forall integer k; 0 <= k < n ==> c->q[k] != \null;
  @ predicate case_signs_are{L}(struct theory_case *c, integer n) = \forall integer k; 0 <= k < n ==> -1 <= c->sign[k] <= 1;
  @ predicate case_evaluated{L}(struct theory_case *c) = case_ready(c) &&
  @   case_numbers_are(c, c->theory->program->quantities) && case_signs_are(c, c->theory->program->quantities);
  @ predicate case_holds{L}(struct theory_case *c, integer i) =
  @   c->outcome[i].status == MODE_CONSISTENT || c->outcome[i].status == MODE_BOUNDARY;
  @ // Of the first n modes those that hold have a point, and a line that has an end has its numbers.
  @ predicate case_points{L}(struct theory_case *c, integer n) = \forall integer i, k;
  @   0 <= i < n && 0 <= k < FORM_MAX_UNKNOWNS && case_holds(c, i) ==> c->outcome[i].point.of[k] != \null;
  @ predicate case_ends{L}(struct theory_case *c, integer n) = \forall integer i; 0 <= i < n && c->outcome[i].ends != 0 ==>
  @   c->outcome[i].end_numerator != \null && c->outcome[i].end_denominator != \null;
  @ predicate case_outcomes{L}(struct theory_case *c, integer n) = case_points(c, n) && case_ends(c, n);
  @ predicate case_judged{L}(struct theory_case *c) = case_evaluated(c) && case_outcomes(c, c->theory->modes); */

/* case_begin: the state before anything has been verified. */
/*@ requires theory_ok(theory) && quantities_ready(json, pool, answer) && \valid(c) && case_apart(c, theory, json, answer);
  @ assigns *c;
  @ ensures same: c->json == json && c->answer == answer && c->pool == pool && c->theory == theory;
  @ ensures ready: case_ready(c); */
void case_begin(struct theory_case *c, const struct theory *theory, const struct json *json, struct scalar_pool *pool,
                struct answer *answer);

/* Each of these returns 1, or 0 with the reason in the answer of the case.
 *
 * case_check_quantities: the rule EVAL; the hypotheses hold, and `quantities` gives the values and signs.
 * case_check_modes: the rule MODE for each mode of the theory; witness.modes agrees with it (spec/certificate.md, 4.4).
 * case_check_solutions: witness.solutions lists the distinct points of the modes that hold, or the one continuum (4.4). */
/*@ requires case_ready(c);
  @ assigns c->q[0 .. PROGRAM_MAX_QUANTITIES - 1], c->sign[0 .. PROGRAM_MAX_QUANTITIES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> case_evaluated(c)); */
int case_check_quantities(struct theory_case *c);
/*@ requires case_evaluated(c);
  @ assigns c->outcome[0 .. THEORY_MAX_MODES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> case_judged(c)); */
int case_check_modes(struct theory_case *c);
/*@ requires case_judged(c);
  @ assigns c->continuum, c->solutions, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> case_judged(c));
  @ ensures continuum: \result == 1 ==> -1 <= c->continuum < c->theory->modes;
  @ ensures solutions: \result == 1 ==> c->continuum >= 0 || 0 <= c->solutions <= c->theory->modes; */
int case_check_solutions(struct theory_case *c);

/* case_rejected: sets the answer REJECTED; returns 0. */
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int case_rejected(const struct theory_case *c, const char *place, const char *item, const char *what);

/* case_is_word: 1 when a node is this constant word, or null when `word` is NULL. case_is_number: 1 when a node is this
 * number, or null when x is NULL; the node may be of any type. */
/*@ requires case_ready(c) && 0 <= node < c->json->count && (word == \null || constant_text(word));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int case_is_word(const struct theory_case *c, int node, const char *word);
/*@ requires case_ready(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int case_is_number(const struct theory_case *c, int node, scalar x);

/* case_lists_zeros: 1 when an array of strings lists exactly the quantities that are 0, in order. */
/*@ requires case_evaluated(c) && 0 <= array < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int case_lists_zeros(const struct theory_case *c, int array);

/* case_numbers: the numbers with which the linear forms of the theory are evaluated. */
/*@ requires case_evaluated(c);
  @ assigns \nothing;
  @ ensures \result.pool == c->pool && \result.q == &c->q[0] && \result.unknowns == c->theory->unknowns;
  @ ensures quantities: \result.quantities == c->theory->program->quantities; */
struct numbers case_numbers(const struct theory_case *c);

#endif
