/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of the model `enlarged`. */
#ifndef CHECK_WEDGE_FRAMEWORK_H
#define CHECK_WEDGE_FRAMEWORK_H

#include "check/kernel/enclose.h"
#include "check/wedge/private.h"

/* The indices of the quantities: fields, then formulas. */
#define INPUT_INDEX(name, unit, meaning) Q_##name,
#define FORMULA_INDEX(macro, name, unit, meaning) Q_##name,
enum { WEDGE_ENLARGED_INPUTS(INPUT_INDEX) WEDGE_ENLARGED_FORMULAS(FORMULA_INDEX) Q_COUNT };

/* framework_theory: the data of the model. */
/*@ assigns \result \from \nothing;
  @ ensures theory_ok(\result) && \result->program->quantities == Q_COUNT; */
const struct theory *framework_theory(void);

/* The numbers with which motions are followed. */
struct framework_data {
    struct enclose e;
    struct range one, rho, V, pi, two_pi, total; /* total: 1 + rho */
    struct range theta;                          /* theta of the first stop */
};

/* What has been verified of one certificate so far. */
struct framework {
    const struct theory_case *c;
    struct framework_data d;
};

/*@ predicate data_ok(struct framework_data d) = d.e.pool != \null && 0 <= d.e.bits <= 2 * ENCLOSE_MAX_BITS &&
  @   range_ok(d.one) && range_ok(d.rho) && range_ok(d.V) && range_ok(d.pi) && range_ok(d.two_pi) && range_ok(d.total) &&
  @   range_ok(d.theta);
  @ predicate framework_numbers{L}(struct framework_data *d) = \valid_read(d) && data_ok(*d);
  @ predicate framework_ok{L}(struct framework *w) =
  @   \valid_read(w) && case_evaluated(w->c) && framework_numbers(&w->d) && \separated(w, w->c->answer); */

/* framework_check: whether a certificate that satisfies the schema is true. Returns 1, or 0 with the reason. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int framework_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* framework_check_slips: checks what follows the first stop, when M > m. framework_check_rest: checks that nothing
 * follows. */
/*@ requires framework_ok(w);
  @ assigns *w->c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int framework_check_slips(const struct framework *w);
/*@ requires framework_ok(w);
  @ assigns *w->c->answer;
  @ ensures 0 <= \result <= 1; */
int framework_check_rest(const struct framework *w);

/* framework_range: the interval `lo`, `hi` of an object. framework_is_below: 1 when every x is below every y.
 * framework_rises_through_0: 1 when the first is negative and the second positive. */
/*@ requires case_ready(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range framework_range(const struct theory_case *c, int node);
/*@ requires enclose_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int framework_is_below(const struct enclose *e, struct range x, struct range y);
/*@ requires range_ok(at_low) && range_ok(at_high);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int framework_rises_through_0(struct range at_low, struct range at_high);

/* framework_integer: an integer of at most 7 digits that is not negative; -1 for another node. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures -1 <= \result < 10000000; */
long framework_integer(const struct json *json, int node);

/* framework_states: 1 when the verdict has this word under a key. framework_does_not_follow: rejects the verdict, by this
 * key; framework_wrong: the witness; they return 0. */
/*@ requires case_ready(c);
  @ requires constant_text(key);
  @ requires constant_text(word);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int framework_states(const struct theory_case *c, const char *key, const char *word);
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int framework_does_not_follow(const struct theory_case *c, const char *key);
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int framework_wrong(const struct theory_case *c, const char *item, const char *what);

#endif
