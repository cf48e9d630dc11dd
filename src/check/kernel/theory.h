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
    const char *name;
    struct condition condition;
};

/* A linear form whose value a witness gives in addition to the unknowns: an acceleration. */
struct theory_report {
    const char *name;
    struct form form;
};

/* The data of a theory: constant tables. */
struct theory {
    /* the formulas; its inputs are the numbers of `problem`, its quantities those of `quantities` */
    const struct program *program;
    int hypotheses;
    const struct theory_hypothesis *hypothesis;
    int unknowns;
    const char *unknown[FORM_MAX_UNKNOWNS]; /* the names of the unknowns in a witness */
    int reports;
    struct theory_report report[THEORY_MAX_REPORTS];
    int modes;
    const struct mode_table *mode; /* in the order in which a certificate lists them */
};

/* What has been verified of one certificate so far. */
struct theory_case {
    const struct theory *theory;
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int problem, verdict, witness; /* indices of nodes */
    scalar q[PROGRAM_MAX_QUANTITIES];
    short sign[PROGRAM_MAX_QUANTITIES];
    struct mode_outcome outcome[THEORY_MAX_MODES];
    short continuum; /* the first mode that is consistent on a line; -1 when there is none */
    short solutions; /* the number of distinct points, unless there is a continuum */
};

/*@ predicate theory_ok{L}(struct theory *t) = \valid_read(t) && program_ok(t->program) &&
  @   0 <= t->hypotheses && \valid_read(t->hypothesis + (0 .. t->hypotheses - 1)) &&
  @   (\forall integer k; 0 <= k < t->hypotheses ==> constant_text(t->hypothesis[k].name) &&
  @     condition_reads(t->hypothesis[k].condition, t->program->quantities)) &&
  @   0 <= t->unknowns <= FORM_MAX_UNKNOWNS && 0 <= t->reports <= THEORY_MAX_REPORTS && 0 <= t->modes <= THEORY_MAX_MODES &&
  @   (\forall integer k; 0 <= k < t->unknowns ==> constant_text(t->unknown[k])) &&
  @   (\forall integer k; 0 <= k < t->reports ==> constant_text(t->report[k].name) &&
  @     form_reads(&t->report[k].form, t->program->quantities)) &&
  @   (\forall integer k; 0 <= k < t->modes ==> mode_ok(t->mode + k, t->program->quantities));
  @ predicate case_ready{L}(struct theory_case *c) = \valid(c) && theory_ok(c->theory) &&
  @   quantities_ready(c->json, c->pool, c->answer) && 0 <= c->problem < c->json->count && 0 <= c->verdict < c->json->count &&
  @   0 <= c->witness < c->json->count && \separated(c, c->json, c->answer, c->theory) &&
  @   \separated(c, c->json->text + (0 .. c->json->length - 1));
  @ predicate case_evaluated{L}(struct theory_case *c) = case_ready(c) &&
  @   \forall integer k; 0 <= k < c->theory->program->quantities ==> c->q[k] != \null && -1 <= c->sign[k] <= 1;
  @ predicate case_judged{L}(struct theory_case *c) = case_evaluated(c) &&
  @   \forall integer i; 0 <= i < c->theory->modes ==> outcome_has_point(&c->outcome[i]); */

/* case_begin: the state before anything has been verified. */
/*@ requires theory_ok(theory) && quantities_ready(json, pool, answer) && \valid(c);
  @ requires \separated(c, json, answer, theory) && \separated(c, json->text + (0 .. json->length - 1));
  @ assigns *c;
  @ ensures case_ready(c) && c->json == json && c->answer == answer && c->pool == pool && c->theory == theory; */
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
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> case_judged(c)); */
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
  @ ensures \result.pool == c->pool && \result.q == &c->q[0] && \result.unknowns == c->theory->unknowns; */
struct numbers case_numbers(const struct theory_case *c);

#endif
