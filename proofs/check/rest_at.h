/* SPDX-License-Identifier: BSD-2-Clause */
/* What is known of an equilibrium when the conditions on its stability are checked: the numbers of the problem, the quantities that decide whether the
 * point can stay and how the contact holds it, and their signs. */
#ifndef PROOFS_CHECK_REST_AT_H
#define PROOFS_CHECK_REST_AT_H

#include "check/rest/rest.h"
#include "rest/meaning.h"

#include "model.h"

#define REST_ROOT(c) pool_root((c)->pool)
#define REST_NUMBER(c, name) scalar_value(c->q[REST_##name])
#define REST_BODY(c) REST_NUMBER(c, A), REST_NUMBER(c, B), REST_NUMBER(c, C), REST_NUMBER(c, mu)
#define REST_LOADED(c) REST_NUMBER(c, a), REST_NUMBER(c, b), REST_BODY(c)
#define REST_INPUT(c) REST_LOADED(c), REST_NUMBER(c, r)
#define REST_PRODUCT(c, x, y) check_product(REST_NUMBER(c, x), REST_NUMBER(c, y))
#define REST_DELTA_VALUED(c) REST_NUMBER(c, Delta) == check_difference(REST_PRODUCT(c, A, C), REST_PRODUCT(c, B, B))
#define REST_RANGE_VALUED(c) REST_NUMBER(c, r_range) == check_difference(REST_NUMBER(c, r), REST_PRODUCT(c, r, r))
#define REST_N_VALUED(c) REST_NUMBER(c, N) == check_difference(REST_PRODUCT(c, a, B), REST_PRODUCT(c, A, b))
#define REST_P_PLUS_VALUED(c) REST_NUMBER(c, p_plus) == check_difference(REST_NUMBER(c, C), REST_PRODUCT(c, mu, B))
#define REST_P_MINUS_VALUED(c) REST_NUMBER(c, p_minus) == check_sum(REST_NUMBER(c, C), REST_PRODUCT(c, mu, B))
#define REST_K_PLUS_VALUED(c) REST_NUMBER(c, k_plus) == check_difference(REST_PRODUCT(c, mu, A), REST_NUMBER(c, B))
#define REST_K_MINUS_VALUED(c) REST_NUMBER(c, k_minus) == check_sum(REST_PRODUCT(c, mu, A), REST_NUMBER(c, B))
#define REST_E_PLUS_VALUED(c)                                                                                          \
    REST_NUMBER(c, E_plus) == check_sum(REST_PRODUCT(c, a, p_plus), REST_PRODUCT(c, b, k_plus))
#define REST_E_MINUS_VALUED(c)                                                                                         \
    REST_NUMBER(c, E_minus) == check_difference(REST_PRODUCT(c, b, k_minus), REST_PRODUCT(c, a, p_minus))
/* A list of the conditions of rest_valued, each under a name, for ensures clauses: F(name, condition). */
#define REST_VALUES(F, c)                                                                                              \
    F(delta, REST_DELTA_VALUED(c)) F(range, REST_RANGE_VALUED(c)) F(force, REST_N_VALUED(c))                           \
    F(p_plus, REST_P_PLUS_VALUED(c)) F(p_minus, REST_P_MINUS_VALUED(c)) F(k_plus, REST_K_PLUS_VALUED(c))               \
    F(k_minus, REST_K_MINUS_VALUED(c)) F(plus, REST_E_PLUS_VALUED(c)) F(minus, REST_E_MINUS_VALUED(c))
#define REST_CONJUNCT(name, condition) (condition) &&

/*@ predicate rest_valued{L}(struct rest *c) = REST_VALUES(REST_CONJUNCT, c) \true;
  @ predicate rest_signed{L}(struct rest *c) =
  @   \forall integer k; 0 <= k < REST_QUANTITIES ==> sign_of(c->sign[k], scalar_value(c->q[k]));
  @ // The signs are those of the hypotheses, and of a point that can stay.
  @ predicate rest_inside{L}(struct rest *c) = c->sign[REST_A] > 0 && c->sign[REST_C] > 0 && c->sign[REST_Delta] > 0 &&
  @   c->sign[REST_mu] >= 0 && c->sign[REST_r_range] >= 0 && c->sign[REST_E_plus] <= 0 && c->sign[REST_E_minus] <= 0 && c->sign[REST_N] >= 0;
  @ predicate rest_found{L}(struct rest *c) = rest_valued(c) && rest_signed(c) && rest_inside(c); */

#endif
