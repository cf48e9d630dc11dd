/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/kernel/linear.c: what the rules FARKAS and FACE show holds for all real forces. */
#ifndef PROOFS_CHECK_KERNEL_LINEAR_H
#define PROOFS_CHECK_KERNEL_LINEAR_H

#include "../contact/known.h"

#include "face.h"

#include "../contact/proved.h"

/*@ ensures value: scalar_value(\result) == sum_with(scalar_value(sum), x, scalar_value(y)); */
static scalar plus_product(struct scalar_pool *pool, scalar sum, scalar x, scalar y);
/*@ ensures value: \forall real x; sign_of(sign, x) ==> (\result == 1 <==> bound_met(bound, x)); */
static int bound_holds(enum linear_bound bound, int sign);
/*@ ensures value: \forall real y; sign_of(sign, y) && \result == 1 ==> weight_allowed(bound, y); */
static int weight_is_allowed(enum linear_bound bound, int sign);
/*@ ensures value: \result == 1 <==> strict_bound(bound); */
static int is_strict(enum linear_bound bound);
/*@ ensures value: \result == 1 <==> closed_bound(bound); */
static int is_closed(enum linear_bound bound);
/*@ ensures value: scalar_value(\result) == weighted_constants(s, weight, s->rows); */
static scalar sum_of_constants(struct scalar_pool *pool, const struct linear *s, const struct linear_terms *weight);
/*@ ensures value: scalar_value(\result) == weighted_pushes(s, weight, j, s->rows); */
static scalar sum_of_pushes(struct scalar_pool *pool, const struct linear *s, const struct linear_terms *weight, int j);
/*@ ensures value: \forall \list<real> c; has_terms(force, c, s->forces) ==> scalar_value(\result) == acc_of(s, c, k, s->forces); */
static scalar acceleration(struct scalar_pool *pool, const struct linear *s, const struct linear_terms *force, int k);
/*@ ensures value: scalar_doubt == 0 && \result == 1 ==> rows_weighed(w, weight, s->rows); */
static int weights_are_allowed(const struct linear *s, const struct linear_word *w, const struct linear_terms *weight);
/*@ ensures value: \result == 1 ==> \exists integer k; 0 <= k < s->rows && strict_weight(w, weight, k); */
static int some_weight_is_strict(const struct linear *s, const struct linear_word *w, const struct linear_terms *weight);
/*@ ensures value: scalar_doubt == 0 && \result == 1 ==> \forall \list<real> c; has_terms(force, c, s->forces) ==>
      row_faced(s, w, c, k, face->tight[k]);
    ensures weighs: \result == 1 && face->tight[k] != 0 ==> weight->value[k] != \null;
    ensures strict: \result == 1 ==> (face->strict != 0 <==> \old(face->strict) != 0 && face->tight[k] == 0); */
static int row_is_faced(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w, const struct linear_terms *force,
                        const struct linear_terms *weight, struct linear_face *face, int k);
/*@ ensures value: scalar_doubt == 0 && \result == 1 ==> \forall \list<real> c; has_terms(force, c, s->forces) ==>
      rows_faced(s, w, face, c, s->rows);
    ensures weighs: \result == 1 ==> tight_weighed(weight, face, s->rows);
    ensures strict: \result == 1 ==> (face->strict != 0 <==> none_tight(face, 0, s->rows)); */
static int rows_are_faced(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w, const struct linear_terms *force,
                          const struct linear_terms *weight, struct linear_face *face);
/*@ ensures value: scalar_doubt == 0 && \result == 1 ==> force_faced(s, w, weight, force, j);
    ensures strict: \result == 1 ==> (face->strict != 0 <==> \old(face->strict) != 0 && (w->allowed[j] == 0 || force->value[j] != \null)); */
static int force_is_faced(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w, const struct linear_terms *force,
                          const struct linear_terms *weight, struct linear_face *face, int j);
/*@ ensures value: scalar_doubt == 0 && \result == 1 ==> forces_faced(s, w, weight, force, s->forces);
    ensures strict: \result == 1 ==> (face->strict != 0 <==> \old(face->strict) != 0 && all_act(w, force, s->forces)); */
static int forces_are_faced(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w, const struct linear_terms *force,
                            const struct linear_terms *weight, struct linear_face *face);

/*@ ensures refuted: scalar_doubt == 0 && \result == \null ==> \forall \list<real> c; !system_solved(s, w, c); */
const char *linear_refuted(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w, const struct linear_terms *weight);
/*@ ensures solution: scalar_doubt == 0 && \result == \null ==> \forall \list<real> c; has_terms(force, c, s->forces) ==> system_solved(s, w, c);
    ensures inner: scalar_doubt == 0 && \result == \null ==> \forall \list<real> c, integer k; has_terms(force, c, s->forces) &&
      0 <= k < s->rows && closed_bound(w->bound[k]) && face->tight[k] == 0 ==> acc_of(s, c, k, s->forces) != 0;
    ensures positive: scalar_doubt == 0 && \result == \null ==> \forall integer j; 0 <= j < s->forces && force->value[j] != \null ==>
      scalar_value(force->value[j]) > 0;
    ensures tight: scalar_doubt == 0 && \result == \null ==> \forall \list<real> c, integer k; system_solved(s, w, c) &&
      0 <= k < s->rows && face->tight[k] != 0 ==> acc_of(s, c, k, s->forces) == 0;
    ensures zero: scalar_doubt == 0 && \result == \null ==> \forall \list<real> c, integer j; system_solved(s, w, c) &&
      0 <= j < s->forces && force->value[j] == \null ==> force_of(c, j) == 0;
    ensures strict: \result == \null ==> (face->strict != 0 <==> none_tight(face, 0, s->rows) && all_act(w, force, s->forces)); */
const char *linear_check_face(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w, const struct linear_terms *force,
                              const struct linear_terms *weight, struct linear_face *face);
/*@ ensures solution: scalar_doubt == 0 && \result == \null ==> \forall \list<real> c; has_terms(force, c, s->forces) ==> system_solved(s, w, c); */
const char *linear_solves(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w, const struct linear_terms *force);

#endif
