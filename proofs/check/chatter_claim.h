/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted certificate of impact after impact claims: a theorem about spec/chatter/meaning.h.
 *
 * src/check/chatter/chatter.c has found the numbers of the problem and their signs (chatter_found), and src/check/chatter/row.c has read the row that
 * these signs have. Then the row has its meaning for the real numbers. */
#ifndef PROOFS_CHECK_CHATTER_CLAIM_H
#define PROOFS_CHECK_CHATTER_CLAIM_H

#include "chatter_at.h"
#include "chatter_verdict_claim.h"

#define ALL_ORBITS \forall struct chatter *c
/* The signs of numbers, one by one: two lists, of which the first has the names with an s before them. */
#define SIGNED_NAME(x) s_##x
#define SIGNED_INTEGER(x) integer s_##x
#define ALL_SIGNED \forall CHATTER_DECIDES(SIGNED_INTEGER), CHATTER_DECIDES(CHATTER_REAL)
#define SIGNED CHATTER_DECIDES(SIGNED_NAME), CHATTER_DECIDES(CHATTER_NAME)
/* The parameters by other names than those of the quantities, which the formulas bind. */
#define START_PARAMETERS real a0, real b0, real A0, real B0, real C0, real mu0, real r0, real u0, real v0
#define START a0, b0, A0, B0, C0, mu0, r0, u0, v0
#define START_IN(x) \let x = chatter_##x(START);
/* Each number that has been found is that of the specification, if those are from which its formula makes it. */
#define PART_IS(x) CHATTER_NUMBER(c, x) == chatter_##x(CHATTER_INPUT(c)) &&
#define PART_STEP(t, x, y)
#define FORMULA_FOUND(formula, output, unit, meaning)                                                                  \
    STEP(formula_of_##output{L}: ALL_ORBITS; found_##output(c) ==>                                                     \
         formula(FOUND_IN, FOUND_ADD, FOUND_SUB, FOUND_MUL) CHATTER_NUMBER(c, output) == output)                       \
    lemma found_of_##output{L}: ALL_ORBITS;                                                                            \
        formula(FOUND_IN, FOUND_ADD, FOUND_SUB, FOUND_MUL) CHATTER_NUMBER(c, output) == output ==> found_##output(c);   \
    STEP(made_##output: \forall START_PARAMETERS;                                                                      \
         formula(START_IN, FOUND_ADD, FOUND_SUB, FOUND_MUL) output == chatter_##output(START))                         \
    STEP(found_part_##output{L}: ALL_ORBITS; chatter_found(c) ==> found_##output(c))                                   \
    STEP(value_of_parts_##output{L}: ALL_ORBITS; formula(PART_IS, PART_STEP, PART_STEP, PART_STEP) found_##output(c) ==> \
         CHATTER_NUMBER(c, output) == chatter_##output(CHATTER_INPUT(c)))
#define INPUT_FOUND(x, unit, meaning)                                                                                  \
    STEP(value_of_##x{L}: ALL_ORBITS; CHATTER_NUMBER(c, x) == chatter_##x(CHATTER_INPUT(c)))
#define VALUE_FOUND(formula, output, unit, meaning)                                                                    \
    STEP(value_of_##output{L}: ALL_ORBITS; chatter_found(c) ==> CHATTER_NUMBER(c, output) == chatter_##output(CHATTER_INPUT(c)))
#define SIGN_OF_NUMBER(x)                                                                                              \
    STEP(sign_of_##x{L}: ALL_ORBITS; chatter_found(c) ==> sign_of(c->sign[CHATTER_##x], CHATTER_NUMBER(c, x)))
#define SIGN_FOUND(x)                                                                                                  \
    STEP(sign_found_##x{L}: ALL_ORBITS; chatter_found(c) ==> sign_of(c->sign[CHATTER_##x], chatter_##x(CHATTER_INPUT(c))))
#define CHATTER_INPUT_VALUE_OF(x) chatter_##x(CHATTER_INPUT(c))
#define ALL_SIGNS(F)                                                                                                   \
    F(b) F(r) F(u) F(p_plus) F(p_minus) F(k_plus) F(k_minus) F(D_r_plus) F(D_r_minus) F(L_plus) F(L_minus) F(R_plus)   \
        F(R_minus) F(A) F(C) F(mu) F(Delta) F(r_range)

/* What has been found remains so while the numbers do. */
#define NUMBER_UNCHANGED(x) \at(c->q[CHATTER_##x], K) == \at(c->q[CHATTER_##x], L)
#define PART_UNCHANGED(x) NUMBER_UNCHANGED(x) &&
#define INPUT_UNCHANGED(x, unit, meaning) STEP(same_##x{K, L}: ALL_ORBITS; numbers_unchanged{K, L}(c) ==> NUMBER_UNCHANGED(x))
#define RESULT_UNCHANGED(formula, output, unit, meaning) INPUT_UNCHANGED(output, unit, meaning)
#define FOUND_UNCHANGED(formula, output, unit, meaning)                                                                \
    STEP(same_formula_##output{K, L}: ALL_ORBITS; formula(PART_UNCHANGED, PART_STEP, PART_STEP, PART_STEP)             \
         NUMBER_UNCHANGED(output) && found_##output{K}(c) ==> found_##output{L}(c))                                    \
    lemma unchanged_##output{K, L}: ALL_ORBITS; numbers_unchanged{K, L}(c) && found_##output{K}(c) ==> found_##output{L}(c);

/*@ CHATTER_INPUTS(INPUT_UNCHANGED) CHATTER_FORMULAS(RESULT_UNCHANGED) CHATTER_FORMULAS(FOUND_UNCHANGED)
  @ CHATTER_INPUTS(INPUT_FOUND) CHATTER_FORMULAS(FORMULA_FOUND) CHATTER_FORMULAS(VALUE_FOUND)
  @ predicate each_signed(CHATTER_DECIDES(SIGNED_INTEGER), CHATTER_DECIDES(CHATTER_REAL)) =
  @   sign_of(s_b, b) && sign_of(s_r, r) && sign_of(s_u, u) && sign_of(s_p_plus, p_plus) && sign_of(s_p_minus, p_minus) &&
  @   sign_of(s_k_plus, k_plus) && sign_of(s_k_minus, k_minus) && sign_of(s_D_r_plus, D_r_plus) && sign_of(s_D_r_minus, D_r_minus) &&
  @   sign_of(s_L_plus, L_plus) && sign_of(s_L_minus, L_minus) && sign_of(s_R_plus, R_plus) && sign_of(s_R_minus, R_minus);
  @ STEP(same_condition: ALL_SIGNED, integer row; each_signed(SIGNED) ==>
  @   (chatter_sign_condition(row, CHATTER_DECIDES(SIGNED_NAME)) <==> chatter_condition(row, CHATTER_DECIDES(CHATTER_NAME))))
  @ STEP(first_is_there: \forall CHATTER_DECIDES(SIGNED_INTEGER), integer row; chatter_first_sign_row(row, CHATTER_DECIDES(SIGNED_NAME)) ==>
  @   0 <= row < CHATTER_ROWS && chatter_sign_condition(row, CHATTER_DECIDES(SIGNED_NAME)))
  @ STEP(none_before: \forall CHATTER_DECIDES(SIGNED_INTEGER), integer row, k; chatter_first_sign_row(row, CHATTER_DECIDES(SIGNED_NAME)) && 0 <= k < row ==>
  @   !chatter_sign_condition(k, CHATTER_DECIDES(SIGNED_NAME)))
  @ STEP(is_first: \forall CHATTER_DECIDES(CHATTER_REAL), integer row; 0 <= row < CHATTER_ROWS && chatter_condition(row, CHATTER_DECIDES(CHATTER_NAME)) &&
  @   (\forall integer k; 0 <= k < row ==> !chatter_condition(k, CHATTER_DECIDES(CHATTER_NAME))) ==>
  @   chatter_first_row(row, CHATTER_DECIDES(CHATTER_NAME)))
  @ STEP(same_row: ALL_SIGNED, integer row; each_signed(SIGNED) && chatter_first_sign_row(row, CHATTER_DECIDES(SIGNED_NAME)) ==>
  @   chatter_first_row(row, CHATTER_DECIDES(CHATTER_NAME)))
  @ STEP(inertia_is_positive: \forall CHATTER_PARAMETERS; A > 0 && C > 0 && chatter_Delta(CHATTER_STATE) > 0 && mu >= 0 ==> body(A, B, C, mu))
  @ STEP(range_of_restitution: \forall CHATTER_PARAMETERS; chatter_r_range(CHATTER_STATE) >= 0 ==> 0 <= r && r <= 1)
  @ STEP(one_reversal: \forall CHATTER_PARAMETERS; A > 0 && mu >= 0 && chatter_k_plus(CHATTER_STATE) < 0 ==> chatter_k_minus(CHATTER_STATE) >= 0)
  @ ALL_SIGNS(SIGN_OF_NUMBER) ALL_SIGNS(SIGN_FOUND)
  @ STEP(inside_A{L}: ALL_ORBITS; chatter_found(c) ==> CHATTER_NUMBER(c, A) > 0)
  @ STEP(inside_C{L}: ALL_ORBITS; chatter_found(c) ==> CHATTER_NUMBER(c, C) > 0)
  @ STEP(inside_mu{L}: ALL_ORBITS; chatter_found(c) ==> CHATTER_NUMBER(c, mu) >= 0)
  @ STEP(inside_Delta{L}: ALL_ORBITS; chatter_found(c) ==> chatter_Delta(CHATTER_INPUT(c)) > 0)
  @ STEP(inside_range{L}: ALL_ORBITS; chatter_found(c) ==> chatter_r_range(CHATTER_INPUT(c)) >= 0)
  @ lemma chatter_body{L}: ALL_ORBITS; chatter_found(c) ==> body(CHATTER_BODY(c));
  @ lemma chatter_range{L}: ALL_ORBITS; chatter_found(c) ==> 0 <= CHATTER_NUMBER(c, r) && CHATTER_NUMBER(c, r) <= 1;
  @ STEP(usual_range{L}: ALL_ORBITS; chatter_found(c) ==> c->sign[CHATTER_r] >= 0)
  @ STEP(usual_reversal{L}: ALL_ORBITS; chatter_found(c) ==> !(c->sign[CHATTER_k_plus] < 0 && c->sign[CHATTER_k_minus] < 0))
  @ lemma chatter_usual{L}: ALL_ORBITS; chatter_found(c) ==> SIGNS_ARE_USUAL(c);
  @ STEP(signs_found{L}: ALL_ORBITS; chatter_found(c) ==> each_signed(SIGNS_OF_CHATTER(c), CHATTER_DECIDES(CHATTER_INPUT_VALUE_OF)))
  @ lemma chatter_row_of_signs{L}: ALL_ORBITS, integer row; chatter_found(c) && signs_have_row(c, row) ==> chatter_row(row, CHATTER_INPUT(c));
  @ lemma chatter_shown{K,L}: \forall struct json *j, unsigned char *text, integer problem, given, real root, CHATTER_PARAMETERS;
  @   bouncing_denoted{K}(j, text, problem, root, CHATTER_DATA) && velocity_given{K}(j, text, problem, given) &&
  @   velocity_denoted{K}(j, text, problem, root, given, a, b, u, v) && body(A, B, C, mu) && 0 <= r && r <= 1 &&
  @   orbit_row_holds{L}(j, text, CHATTER_STATE) ==> orbit_is_stated{K,L}(j, text, problem, root); */

#endif
