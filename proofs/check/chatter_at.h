/* SPDX-License-Identifier: BSD-2-Clause */
/* What is known of impact after impact when its row is read: the numbers of the problem, the quantities that decide, each by its formula of
 * spec/chatter/formula.h, and their signs. */
#ifndef PROOFS_CHECK_CHATTER_AT_H
#define PROOFS_CHECK_CHATTER_AT_H

#include "check/chatter/chatter.h"

#include "chatter/meaning.h"
#include "impact/meaning.h"

#include "model.h"

#define CHATTER_ROOT(c) pool_root((c)->pool)
#define CHATTER_NUMBER(c, name) scalar_value(c->q[CHATTER_##name])
#define CHATTER_BODY(c) CHATTER_NUMBER(c, A), CHATTER_NUMBER(c, B), CHATTER_NUMBER(c, C), CHATTER_NUMBER(c, mu)
#define CHATTER_INPUT(c)                                                                                               \
    CHATTER_NUMBER(c, a), CHATTER_NUMBER(c, b), CHATTER_BODY(c), CHATTER_NUMBER(c, r), CHATTER_NUMBER(c, u),           \
        CHATTER_NUMBER(c, v)

/* A formula in the arithmetic of the checker: from the quantities that it takes, it makes the one that it gives. */
#define FOUND_IN(x) \let x = CHATTER_NUMBER(c, x);
#define FOUND_ADD(t, x, y) \let t = check_sum(x, y);
#define FOUND_SUB(t, x, y) \let t = check_difference(x, y);
#define FOUND_MUL(t, x, y) \let t = check_product(x, y);
#define CHATTER_FORMULA_FOUND(formula, output, unit, meaning)                                                          \
    predicate found_##output{L}(struct chatter *c) =                                                                   \
        formula(FOUND_IN, FOUND_ADD, FOUND_SUB, FOUND_MUL) CHATTER_NUMBER(c, output) == output;
#define CHATTER_IS_FOUND(formula, output, unit, meaning) found_##output(c) &&

/*@ CHATTER_FORMULAS(CHATTER_FORMULA_FOUND)
  @ predicate numbers_unchanged{K,L}(struct chatter *c) = \forall integer k; 0 <= k < CHATTER_QUANTITIES ==> \at(c->q[k], K) == \at(c->q[k], L);
  @ predicate chatter_valued{L}(struct chatter *c) = CHATTER_FORMULAS(CHATTER_IS_FOUND) \true;
  @ predicate chatter_signed{L}(struct chatter *c) =
  @   \forall integer k; 0 <= k < CHATTER_QUANTITIES ==> sign_of(c->sign[k], scalar_value(c->q[k]));
  @ // The signs are those of the hypotheses.
  @ predicate chatter_inside{L}(struct chatter *c) = c->sign[CHATTER_A] > 0 && c->sign[CHATTER_C] > 0 && c->sign[CHATTER_Delta] > 0 &&
  @   c->sign[CHATTER_mu] >= 0 && c->sign[CHATTER_r_range] >= 0;
  @ predicate chatter_found{L}(struct chatter *c) = chatter_valued(c) && chatter_signed(c) && chatter_inside(c); */

#endif
