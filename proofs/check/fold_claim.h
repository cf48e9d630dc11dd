/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted certificate of a point of a switching surface claims: a theorem about spec/fold/row_meaning.h.
 *
 * src/check/fold/point.c has found the numbers of the problem and their signs (fold_found, or fold_rates_found), and src/check/fold/row.c has read the
 * row that these signs have. Then the row has its meaning for the real numbers. */
#ifndef PROOFS_CHECK_FOLD_CLAIM_H
#define PROOFS_CHECK_FOLD_CLAIM_H

#include "fold_at.h"
#include "fold_verdict_claim.h"

#define ALL_FOLDS \forall struct fold *c
/* The signs of numbers, one by one. */
#define FOLD_SIGNED_NAME(x) s_##x
#define FOLD_SIGNED_INTEGER(x) integer s_##x
#define FOLD_IS_SIGNED(x) sign_of(s_##x, x)
/* The data by other names than those of the quantities, which the formulas bind. */
#define FOLD_DATA_PARAMETERS real Lp0, real Lm0, real Kpp0, real Kpm0, real Kmp0, real Kmm0
#define FOLD_DATA Lp0, Lm0, Kpp0, Kpm0, Kmp0, Kmm0
#define FOLD_DATA_IN(x) \let x = fold_real_##x(FOLD_DATA);
#define FOLD_PART_IS(x) FOLD_NUMBER(c, x) == fold_real_##x(FOLD_POINT_OF(c)) &&
#define FOLD_PART_STEP(t, x, y)
#define FOLD_FORMULA_CLAIM(formula, output, unit, meaning)                                                             \
    STEP(fold_formula_of_##output{L}: ALL_FOLDS; fold_found_##output(c) ==> FOLD_MADE(formula, output))                \
    lemma fold_found_of_##output{L}: ALL_FOLDS; FOLD_MADE(formula, output) ==> fold_found_##output(c);                 \
    STEP(fold_made_##output: \forall FOLD_DATA_PARAMETERS;                                                             \
         formula(FOLD_DATA_IN, FOLD_FOUND_ADD, FOLD_FOUND_SUB, FOLD_FOUND_MUL) output == fold_real_##output(FOLD_DATA)) \
    STEP(fold_part_##output{L}: ALL_FOLDS; fold_valued(c) ==> fold_found_##output(c))                                  \
    STEP(fold_value_of_parts_##output{L}: ALL_FOLDS;                                                                   \
         formula(FOLD_PART_IS, FOLD_PART_STEP, FOLD_PART_STEP, FOLD_PART_STEP) fold_found_##output(c) ==>              \
         FOLD_NUMBER(c, output) == fold_real_##output(FOLD_POINT_OF(c)))
#define FOLD_INPUT_CLAIM(x, unit, meaning)                                                                             \
    STEP(fold_value_of_##x{L}: ALL_FOLDS; FOLD_NUMBER(c, x) == fold_real_##x(FOLD_POINT_OF(c)))
#define FOLD_VALUE_CLAIM(formula, output, unit, meaning)                                                               \
    STEP(fold_value_of_##output{L}: ALL_FOLDS; fold_valued(c) ==> FOLD_NUMBER(c, output) == fold_real_##output(FOLD_POINT_OF(c)))
#define FOLD_SIGN_CLAIM(x)                                                                                             \
    STEP(fold_sign_of_##x{L}: ALL_FOLDS; fold_found(c) ==> sign_of(c->seen_sign[FOLD_##x], FOLD_NUMBER(c, x)))         \
    STEP(fold_sign_of_value_##x{L}: ALL_FOLDS; fold_found(c) ==> sign_of(c->seen_sign[FOLD_##x], fold_real_##x(FOLD_POINT_OF(c))))
#define FOLD_POINT_VALUE_OF(x) fold_real_##x(FOLD_POINT_OF(c))

/* What has been found remains so while the numbers do. */
#define FOLD_SAME(x) \at(c->seen[FOLD_##x], K) == \at(c->seen[FOLD_##x], L)
#define FOLD_PART_SAME(x) FOLD_SAME(x) &&
#define FOLD_INPUT_UNCHANGED(x, unit, meaning) STEP(fold_same_##x{K, L}: ALL_FOLDS; fold_unchanged{K, L}(c) ==> FOLD_SAME(x))
#define FOLD_RESULT_UNCHANGED(formula, output, unit, meaning) FOLD_INPUT_UNCHANGED(output, unit, meaning)
#define FOLD_FOUND_UNCHANGED(formula, output, unit, meaning)                                                           \
    STEP(fold_same_formula_##output{K, L}: ALL_FOLDS;                                                                  \
         formula(FOLD_PART_SAME, FOLD_PART_STEP, FOLD_PART_STEP, FOLD_PART_STEP) FOLD_SAME(output) && fold_found_##output{K}(c) ==> \
         fold_found_##output{L}(c))                                                                                    \
    lemma fold_unchanged_##output{K, L}: ALL_FOLDS; fold_unchanged{K, L}(c) && fold_found_##output{K}(c) ==> fold_found_##output{L}(c);

/*@ FOLD_TANGENT_POINT_INPUTS(FOLD_INPUT_UNCHANGED) FOLD_TWO_FOLD_FORMULAS(FOLD_RESULT_UNCHANGED) FOLD_TWO_FOLD_FORMULAS(FOLD_FOUND_UNCHANGED)
  @ FOLD_TANGENT_POINT_INPUTS(FOLD_INPUT_CLAIM) FOLD_TWO_FOLD_FORMULAS(FOLD_FORMULA_CLAIM) FOLD_TWO_FOLD_FORMULAS(FOLD_VALUE_CLAIM)
  @ predicate fold_each_signed(FOLD_DECIDES(FOLD_SIGNED_INTEGER), FOLD_DECIDES(FOLD_REAL)) = sign_of(s_Lp, Lp) && sign_of(s_Lm, Lm) &&
  @   sign_of(s_Kpp, Kpp) && sign_of(s_Kmp, Kmp) && sign_of(s_Kmm, Kmm) && sign_of(s_sum, sum) && sign_of(s_trace, trace) &&
  @   sign_of(s_det, det) && sign_of(s_disc, disc);
  @ STEP(fold_same_condition: \forall FOLD_DECIDES(FOLD_SIGNED_INTEGER), FOLD_DECIDES(FOLD_REAL), integer row;
  @   fold_each_signed(FOLD_DECIDES(FOLD_SIGNED_NAME), FOLD_DECIDES(FOLD_NAME)) ==>
  @   (fold_sign_condition(row, FOLD_DECIDES(FOLD_SIGNED_NAME)) <==> fold_condition(row, FOLD_DECIDES(FOLD_NAME))))
  @ FOLD_SIGN_CLAIM(Lp) FOLD_SIGN_CLAIM(Lm) FOLD_SIGN_CLAIM(Kpp) FOLD_SIGN_CLAIM(Kpm) FOLD_SIGN_CLAIM(Kmp) FOLD_SIGN_CLAIM(Kmm)
  @ FOLD_SIGN_CLAIM(sum) FOLD_SIGN_CLAIM(trace) FOLD_SIGN_CLAIM(own) FOLD_SIGN_CLAIM(det) FOLD_SIGN_CLAIM(disc)
  @ STEP(fold_signs_found{L}: ALL_FOLDS; fold_found(c) ==> fold_each_signed(FOLD_DECIDES(FOLD_SIGN_OF), FOLD_DECIDES(FOLD_POINT_VALUE_OF)))
  @ STEP(fold_row_of_each{L}: ALL_FOLDS, integer row; fold_each_signed(FOLD_DECIDES(FOLD_SIGN_OF), FOLD_DECIDES(FOLD_POINT_VALUE_OF)) &&
  @   fold_sign_row(row, FOLD_DECIDES(FOLD_SIGN_OF)) ==> fold_row_is(row, FOLD_POINT_OF(c)))
  @ lemma fold_row_of_signs{L}: ALL_FOLDS, integer row; fold_found(c) && fold_sign_row(row, FOLD_DECIDES(FOLD_SIGN_OF)) ==>
  @   fold_row_is(row, FOLD_POINT_OF(c));
  @ // The relations of signs.
  @ STEP(fold_own_is: \forall FOLD_POINT_PARAMETERS; fold_real_own(FOLD_POINT) == Kpp * Kmm)
  @ STEP(fold_det_is: \forall FOLD_POINT_PARAMETERS; fold_real_det(FOLD_POINT) == Kpp * Kmm - Kpm * Kmp)
  @ STEP(fold_product_sign: \forall integer s_x, s_y, s_z, real x, y; sign_of(s_x, x) && sign_of(s_y, y) && sign_of(s_z, x * y) ==>
  @   (s_z == 0 <==> s_x == 0 || s_y == 0) && (s_z > 0 <==> (s_x > 0 && s_y > 0) || (s_x < 0 && s_y < 0)))
  @ STEP(fold_opposite: \forall integer s_Kpm, s_Kmp, real Kpp, Kpm, Kmp, Kmm; sign_of(s_Kpm, Kpm) && sign_of(s_Kmp, Kmp) && Kpp < 0 && Kmm > 0 &&
  @   Kpp * Kmm - Kpm * Kmp > 0 ==> (s_Kpm > 0 <==> s_Kmp < 0))
  @ STEP(fold_usual_signs: \forall FOLD_RELATED(FOLD_SIGNED_INTEGER), FOLD_POINT_PARAMETERS; sign_of(s_Kpp, Kpp) && sign_of(s_Kpm, Kpm) &&
  @   sign_of(s_Kmp, Kmp) && sign_of(s_Kmm, Kmm) && sign_of(s_own, fold_real_own(FOLD_POINT)) && sign_of(s_det, fold_real_det(FOLD_POINT)) ==>
  @   fold_usual(FOLD_RELATED(FOLD_SIGNED_NAME)))
  @ lemma fold_signs_are_usual{L}: ALL_FOLDS; fold_found(c) ==> fold_usual(FOLD_RELATED(FOLD_SIGN_OF));
  @ // A point whose rates are not zero.
  @ STEP(fold_rates_row: \forall FOLD_DECIDES(FOLD_SIGNED_INTEGER), FOLD_DECIDES(FOLD_REAL), integer row; sign_of(s_Lp, Lp) && sign_of(s_Lm, Lm) &&
  @   s_Lp != 0 && s_Lm != 0 && fold_sign_condition(row, FOLD_DECIDES(FOLD_SIGNED_NAME)) ==> fold_condition(row, FOLD_DECIDES(FOLD_NAME)))
  @ STEP(fold_rates_row_at: \forall FOLD_DECIDES(FOLD_SIGNED_INTEGER), real Lp, Lm, integer row; sign_of(s_Lp, Lp) && sign_of(s_Lm, Lm) &&
  @   s_Lp != 0 && s_Lm != 0 && fold_sign_row(row, FOLD_DECIDES(FOLD_SIGNED_NAME)) ==> fold_rates_row_is(row, Lp, Lm))
  @ STEP(fold_rates_signed{L}: ALL_FOLDS; fold_rates_found(c) ==>
  @   sign_of(c->seen_sign[FOLD_Lp], FOLD_NUMBER(c, Lp)) && sign_of(c->seen_sign[FOLD_Lm], FOLD_NUMBER(c, Lm)))
  @ lemma fold_rates_not_zero{L}: ALL_FOLDS; fold_rates_found(c) ==> FOLD_NUMBER(c, Lp) != 0 && FOLD_NUMBER(c, Lm) != 0;
  @ lemma fold_rates_row_of_signs{L}: ALL_FOLDS, integer row; fold_rates_found(c) && fold_sign_row(row, FOLD_DECIDES(FOLD_SIGN_OF)) ==>
  @   fold_rates_row_is(row, FOLD_RATES_OF(c));
  @ // What the record claims.
  @ lemma fold_tangent_shown{K,L}: \forall struct json *j, unsigned char *text, integer problem, real root, FOLD_POINT_PARAMETERS;
  @   fold_rates_denoted{K}(j, text, problem, root, Lp, Lm) && fold_tangents_denoted{K}(j, text, problem, root, Kpp, Kpm, Kmp, Kmm) &&
  @   fold_row_holds{L}(j, text, FOLD_POINT) ==> fold_point_is_stated{K,L}(j, text, problem, root);
  @ lemma fold_rates_shown{K,L}: \forall struct json *j, unsigned char *text, integer problem, real root, Lp, Lm;
  @   fold_rates_denoted{K}(j, text, problem, root, Lp, Lm) && Lp != 0 && Lm != 0 && fold_rates_row_holds{L}(j, text, Lp, Lm) ==>
  @   fold_point_is_stated{K,L}(j, text, problem, root); */

#endif
