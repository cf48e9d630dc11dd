/* SPDX-License-Identifier: BSD-2-Clause */
/* What is known of a point of a switching surface when its row is read: the numbers of the problem, the quantities that decide, each by its formula of
 * spec/fold/formula.h, and their signs. */
#ifndef PROOFS_CHECK_FOLD_AT_H
#define PROOFS_CHECK_FOLD_AT_H

#include "check/fold/private.h"

#include "fold/row_meaning.h"

#include "model.h"

#define FOLD_ROOT(c) pool_root((c)->pool)
#define FOLD_NUMBER(c, name) scalar_value(c->seen[FOLD_##name])
#define FOLD_RATES_OF(c) FOLD_NUMBER(c, Lp), FOLD_NUMBER(c, Lm)
#define FOLD_TANGENTS_OF(c) FOLD_NUMBER(c, Kpp), FOLD_NUMBER(c, Kpm), FOLD_NUMBER(c, Kmp), FOLD_NUMBER(c, Kmm)
#define FOLD_POINT_OF(c) FOLD_RATES_OF(c), FOLD_TANGENTS_OF(c)

/* A formula in the arithmetic of the checker: from the quantities that it takes, it makes the one that it gives. */
#define FOLD_FOUND_IN(x) \let x = FOLD_NUMBER(c, x);
#define FOLD_FOUND_ADD(t, x, y) \let t = check_sum(x, y);
#define FOLD_FOUND_SUB(t, x, y) \let t = check_difference(x, y);
#define FOLD_FOUND_MUL(t, x, y) \let t = check_product(x, y);
#define FOLD_MADE(formula, output) formula(FOLD_FOUND_IN, FOLD_FOUND_ADD, FOLD_FOUND_SUB, FOLD_FOUND_MUL) FOLD_NUMBER(c, output) == output
#define FOLD_FORMULA_FOUND(formula, output, unit, meaning) predicate fold_found_##output{L}(struct fold *c) = FOLD_MADE(formula, output);
#define FOLD_IS_FOUND(formula, output, unit, meaning) fold_found_##output(c) &&

/*@ FOLD_TWO_FOLD_FORMULAS(FOLD_FORMULA_FOUND)
  @ predicate fold_valued{L}(struct fold *c) = FOLD_TWO_FOLD_FORMULAS(FOLD_IS_FOUND) \true;
  @ predicate fold_unchanged{K,L}(struct fold *c) = \forall integer k; 0 <= k < FOLD_SEEN ==> \at(c->seen[k], K) == \at(c->seen[k], L);
  @ // The rates are there; so are the other quantities of a point with the K.
  @ predicate fold_rates_there{L}(struct fold *c) = c->seen[FOLD_Lp] != \null && c->seen[FOLD_Lm] != \null;
  @ predicate fold_there{L}(struct fold *c) = \forall integer k; 0 <= k < FOLD_agree && k != FOLD_gap ==> c->seen[k] != \null;
  @ predicate fold_signed{L}(struct fold *c) = \forall integer k; 0 <= k < FOLD_SEEN && c->seen[k] != \null ==>
  @   sign_of(c->seen_sign[k], scalar_value(c->seen[k]));
  @ predicate fold_found{L}(struct fold *c) = fold_valued(c) && fold_there(c) && fold_signed(c);
  @ predicate fold_rates_found{L}(struct fold *c) = fold_rates_there(c) && fold_signed(c) && c->seen_sign[FOLD_Lp] != 0 && c->seen_sign[FOLD_Lm] != 0; */

#endif
