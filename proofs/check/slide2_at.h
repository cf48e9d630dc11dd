/* SPDX-License-Identifier: BSD-2-Clause */
/* What is known of two contacts that both slip when their row is read: the numbers of the problem, the quantities that decide, each by its formula of
 * spec/slide2/formula.h, and their signs. */
#ifndef PROOFS_CHECK_SLIDE2_AT_H
#define PROOFS_CHECK_SLIDE2_AT_H

#include "check/slide2/private.h"

#include "slide2/row_meaning.h"

#include "model.h"

#define SLIDE2_ROOT(c) pool_root((c)->pool)
#define SLIDE2_NUMBER(c, name) scalar_value((c)->q[SLIDE_##name])
#define SLIDE2_MATRIX_OF(c) SLIDE2_NUMBER(c, p11), SLIDE2_NUMBER(c, p12), SLIDE2_NUMBER(c, p21), SLIDE2_NUMBER(c, p22)
#define SLIDE2_COUPLING_OF(c) SLIDE2_NUMBER(c, B11), SLIDE2_NUMBER(c, B12), SLIDE2_NUMBER(c, B21), SLIDE2_NUMBER(c, B22)
#define SLIDE2_NORMAL_OF(c) SLIDE2_NUMBER(c, C11), SLIDE2_NUMBER(c, C12), SLIDE2_NUMBER(c, C22)
#define SLIDE2_FRICTION_OF(c) SLIDE2_NUMBER(c, mu1), SLIDE2_NUMBER(c, mu2), SLIDE2_NUMBER(c, s1), SLIDE2_NUMBER(c, s2)
#define SLIDE2_SLIP_OF(c) SLIDE2_COUPLING_OF(c), SLIDE2_NORMAL_OF(c), SLIDE2_FRICTION_OF(c)
#define SLIDE2_HAS_INERTIA(c) (c->q[SLIDE_INERTIA] != \null)

/* A formula in the arithmetic of the checker: from the quantities that it takes, it makes the one that it gives. */
#define SLIDE2_FOUND_IN(x) \let x = SLIDE2_NUMBER(c, x);
#define SLIDE2_FOUND_ADD(t, x, y) \let t = check_sum(x, y);
#define SLIDE2_FOUND_SUB(t, x, y) \let t = check_difference(x, y);
#define SLIDE2_FOUND_MUL(t, x, y) \let t = check_product(x, y);
#define SLIDE2_MADE(formula, output)                                                                                   \
    formula(SLIDE2_FOUND_IN, SLIDE2_FOUND_ADD, SLIDE2_FOUND_SUB, SLIDE2_FOUND_MUL) SLIDE2_NUMBER(c, output) == output
#define SLIDE2_FORMULA_FOUND(formula, output, unit, meaning) predicate slide2_found_##output{L}(struct slide2 *c) = SLIDE2_MADE(formula, output);
#define SLIDE2_IS_FOUND(formula, output, unit, meaning) slide2_found_##output(c) &&
/* The quantities that decide. */
#define SLIDE2_DECIDING_FORMULAS(FORMULA) FORMULA(F_SLIDE2_D, D, , ) FORMULA(F_SLIDE2_X, X, , )

/*@ SLIDE2_MATRIX_FORMULAS(SLIDE2_FORMULA_FOUND) SLIDE2_DECIDING_FORMULAS(SLIDE2_FORMULA_FOUND)
  @ predicate slide2_matrix_made{L}(struct slide2 *c) = SLIDE2_MATRIX_FORMULAS(SLIDE2_IS_FOUND) \true;
  @ predicate slide2_same{K,L}(struct slide2 *c, integer first, integer end) =
  @   \forall integer k; first <= k < end ==> \at(c->q[k], K) == \at(c->q[k], L);
  @ predicate slide2_signed{L}(struct slide2 *c) = \forall integer k; 0 <= k < SLIDE_QUANTITIES && c->q[k] != \null ==>
  @   sign_of(c->sign[k], scalar_value(c->q[k]));
  @ predicate slide2_there{L}(struct slide2 *c) =
  @   c->q[SLIDE_D] != \null && c->q[SLIDE_p11] != \null && c->q[SLIDE_p22] != \null && c->q[SLIDE_X] != \null;
  @ predicate slide2_friction_there{L}(struct slide2 *c) =
  @   c->q[SLIDE_mu1] != \null && c->q[SLIDE_mu2] != \null && c->q[SLIDE_s1] != \null && c->q[SLIDE_s2] != \null; */

#endif
