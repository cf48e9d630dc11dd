/* SPDX-License-Identifier: BSD-2-Clause */
/* What is known of an impact when its motion is followed: the numbers of the problem, the quantities that decide whether there is an impact, and
 * their signs. */
#ifndef PROOFS_CHECK_IMPACT_AT_H
#define PROOFS_CHECK_IMPACT_AT_H

#include "check/impact/impact.h"

#include "impact/meaning.h"

#include "model.h"

#define IMPACT_ROOT(c) pool_root((c)->field.pool)
#define IMPACT_NUMBER(c, name) scalar_value(c->q[IMPACT_##name])
#define IMPACT_BODY(c) IMPACT_NUMBER(c, A), IMPACT_NUMBER(c, B), IMPACT_NUMBER(c, C), IMPACT_NUMBER(c, mu)
#define IMPACT_ARRIVAL(c) IMPACT_BODY(c), IMPACT_NUMBER(c, u), IMPACT_NUMBER(c, v), IMPACT_NUMBER(c, r)
#define IMPACT_PRODUCT(c, x, y) check_product(IMPACT_NUMBER(c, x), IMPACT_NUMBER(c, y))
#define DELTA_VALUED(c) IMPACT_NUMBER(c, Delta) == check_difference(IMPACT_PRODUCT(c, A, C), IMPACT_PRODUCT(c, B, B))
#define P_PLUS_VALUED(c) IMPACT_NUMBER(c, p_plus) == check_difference(IMPACT_NUMBER(c, C), IMPACT_PRODUCT(c, mu, B))
#define P_MINUS_VALUED(c) IMPACT_NUMBER(c, p_minus) == check_sum(IMPACT_NUMBER(c, C), IMPACT_PRODUCT(c, mu, B))
#define R_RANGE_VALUED(c) IMPACT_NUMBER(c, r_range) == check_difference(IMPACT_NUMBER(c, r), IMPACT_PRODUCT(c, r, r))
#define IMPACT_P_SIGN(c) (c->sign[IMPACT_u] < 0 ? c->sign[IMPACT_p_minus] : c->sign[IMPACT_p_plus])
#define IMPACT_IS_POLE(c) (c->sign[IMPACT_v] == 0 && c->sign[IMPACT_u] != 0 && IMPACT_P_SIGN(c) == 0)
#define IMPACT_TAKES_PLACE(c) (c->sign[IMPACT_v] < 0 || (c->sign[IMPACT_u] != 0 && IMPACT_P_SIGN(c) < 0))

/*@ predicate impact_valued{L}(struct impact *c) = DELTA_VALUED(c) && P_PLUS_VALUED(c) && P_MINUS_VALUED(c) && R_RANGE_VALUED(c);
  @ predicate impact_signed{L}(struct impact *c) =
  @   \forall integer k; 0 <= k < IMPACT_QUANTITIES ==> sign_of(c->sign[k], scalar_value(c->q[k]));
  @ // The signs are those of the hypotheses.
  @ predicate impact_inside{L}(struct impact *c) = c->sign[IMPACT_A] > 0 && c->sign[IMPACT_C] > 0 && c->sign[IMPACT_Delta] > 0 &&
  @   c->sign[IMPACT_mu] >= 0 && c->sign[IMPACT_v] <= 0 && c->sign[IMPACT_r_range] >= 0;
  @ predicate impact_found{L}(struct impact *c) = impact_valued(c) && impact_signed(c) && impact_inside(c); */

#endif
