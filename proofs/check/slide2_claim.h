/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted certificate of two contacts that both slip claims: a theorem about spec/slide2/row_meaning.h.
 *
 * src/check/slide2/slide2.c has found the numbers of the problem and their signs, and src/check/slide2/row.c has read the row that these signs have. Then
 * the row has its meaning for the real numbers. */
#ifndef PROOFS_CHECK_SLIDE2_CLAIM_H
#define PROOFS_CHECK_SLIDE2_CLAIM_H

#include "slide2_at.h"
#include "slide2_verdict_claim.h"

#define ALL_SLIDES \forall struct slide2 *c
/* The data by other names than those of the quantities, which the formulas bind. */
#define SLIDE2_DATA_PARAMETERS real x11, real x12, real x21, real x22
#define SLIDE2_DATA x11, x12, x21, x22
#define SLIDE2_DATA_IN(x) \let x = slide2_real_##x(SLIDE2_DATA);
#define SLIDE2_SLIP_DATA_PARAMETERS                                                                                    \
    real x11, real x12, real x21, real x22, real y11, real y12, real y22, real m1, real m2, real d1, real d2
#define SLIDE2_SLIP_DATA x11, x12, x21, x22, y11, y12, y22, m1, m2, d1, d2
#define SLIDE2_SLIP_DATA_IN(x) \let x = slide2_slip_##x(SLIDE2_SLIP_DATA);
#define SLIDE2_PART_STEP(t, x, y)
#define SLIDE2_PART_IS(x) SLIDE2_NUMBER(c, x) == slide2_real_##x(SLIDE2_MATRIX_OF(c)) &&
#define SLIDE2_SLIP_PART_IS(x) SLIDE2_NUMBER(c, x) == slide2_slip_##x(SLIDE2_SLIP_OF(c)) &&
#define SLIDE2_INTRODUCED(formula, output, unit, meaning)                                                              \
    STEP(slide2_formula_of_##output{L}: ALL_SLIDES; slide2_found_##output(c) ==> SLIDE2_MADE(formula, output))         \
    lemma slide2_found_of_##output{L}: ALL_SLIDES; SLIDE2_MADE(formula, output) ==> slide2_found_##output(c);
#define SLIDE2_INPUT_CLAIM(x, unit, meaning)                                                                           \
    STEP(slide2_value_of_##x{L}: ALL_SLIDES; SLIDE2_NUMBER(c, x) == slide2_real_##x(SLIDE2_MATRIX_OF(c)))
#define SLIDE2_FORMULA_CLAIM(formula, output, unit, meaning)                                                           \
    STEP(slide2_made_##output: \forall SLIDE2_DATA_PARAMETERS;                                                         \
         formula(SLIDE2_DATA_IN, SLIDE2_FOUND_ADD, SLIDE2_FOUND_SUB, SLIDE2_FOUND_MUL) output == slide2_real_##output(SLIDE2_DATA)) \
    STEP(slide2_value_of_parts_##output{L}: ALL_SLIDES;                                                                \
         formula(SLIDE2_PART_IS, SLIDE2_PART_STEP, SLIDE2_PART_STEP, SLIDE2_PART_STEP) slide2_found_##output(c) ==>    \
         SLIDE2_NUMBER(c, output) == slide2_real_##output(SLIDE2_MATRIX_OF(c)))                                        \
    STEP(slide2_value_of_##output{L}: ALL_SLIDES; slide2_found_##output(c) ==>                                         \
         SLIDE2_NUMBER(c, output) == slide2_real_##output(SLIDE2_MATRIX_OF(c)))
#define SLIDE2_SLIP_INPUT_CLAIM(x, unit, meaning)                                                                      \
    STEP(slide2_slip_value_of_##x{L}: ALL_SLIDES; SLIDE2_NUMBER(c, x) == slide2_slip_##x(SLIDE2_SLIP_OF(c)))
#define SLIDE2_SLIP_CLAIM(formula, output, unit, meaning)                                                              \
    STEP(slide2_slip_made_##output: \forall SLIDE2_SLIP_DATA_PARAMETERS;                                               \
         formula(SLIDE2_SLIP_DATA_IN, SLIDE2_FOUND_ADD, SLIDE2_FOUND_SUB, SLIDE2_FOUND_MUL) output == slide2_slip_##output(SLIDE2_SLIP_DATA)) \
    STEP(slide2_slip_of_parts_##output{L}: ALL_SLIDES;                                                                 \
         formula(SLIDE2_SLIP_PART_IS, SLIDE2_PART_STEP, SLIDE2_PART_STEP, SLIDE2_PART_STEP) slide2_found_##output(c) ==> \
         SLIDE2_NUMBER(c, output) == slide2_slip_##output(SLIDE2_SLIP_OF(c)))                                          \
    STEP(slide2_slip_value_of_##output{L}: ALL_SLIDES; slide2_matrix_made(c) ==>                                       \
         SLIDE2_NUMBER(c, output) == slide2_slip_##output(SLIDE2_SLIP_OF(c)))
#define SLIDE2_AT(x) \at(scalar_value(c->q[SLIDE_##x]), L)
#define SLIDE2_MATRIX_AT SLIDE2_AT(p11), SLIDE2_AT(p12), SLIDE2_AT(p21), SLIDE2_AT(p22)
#define SLIDE2_COUPLING_AT SLIDE2_AT(B11), SLIDE2_AT(B12), SLIDE2_AT(B21), SLIDE2_AT(B22)
#define SLIDE2_NORMAL_AT SLIDE2_AT(C11), SLIDE2_AT(C12), SLIDE2_AT(C22)
#define SLIDE2_FRICTION_AT SLIDE2_AT(mu1), SLIDE2_AT(mu2), SLIDE2_AT(s1), SLIDE2_AT(s2)
#define SLIDE2_SLIP_AT SLIDE2_COUPLING_AT, SLIDE2_NORMAL_AT, SLIDE2_FRICTION_AT
#define SLIDE2_WAS_FOUND(formula, output, unit, meaning) slide2_found_##output{L}(c) &&
#define SLIDE2_PART_SAME(x) \at(c->q[SLIDE_##x], K) == \at(c->q[SLIDE_##x], L) &&
#define SLIDE2_UNCHANGED(formula, output, unit, meaning)                                                               \
    STEP(slide2_parts_same_##output{K,L}: ALL_SLIDES; slide2_same{K,L}(c, 0, SLIDE_QUANTITIES) ==>                     \
         formula(SLIDE2_PART_SAME, SLIDE2_PART_STEP, SLIDE2_PART_STEP, SLIDE2_PART_STEP) SLIDE2_PART_SAME(output) \true) \
    STEP(slide2_same_formula_##output{K,L}: ALL_SLIDES;                                                                \
         formula(SLIDE2_PART_SAME, SLIDE2_PART_STEP, SLIDE2_PART_STEP, SLIDE2_PART_STEP) SLIDE2_PART_SAME(output)      \
         slide2_found_##output{K}(c) ==> slide2_found_##output{L}(c))                                                  \
    lemma slide2_unchanged_##output{K,L}: ALL_SLIDES; slide2_same{K,L}(c, 0, SLIDE_QUANTITIES) && slide2_found_##output{K}(c) ==> \
        slide2_found_##output{L}(c);
#define SLIDE2_SIGN_CLAIM(x)                                                                                           \
    STEP(slide2_sign_of_##x{L}: ALL_SLIDES; slide2_signed(c) && slide2_there(c) ==> sign_of(c->sign[SLIDE_##x], SLIDE2_NUMBER(c, x)))

/*@ SLIDE2_MATRIX_FORMULAS(SLIDE2_INTRODUCED) SLIDE2_DECIDING_FORMULAS(SLIDE2_INTRODUCED)
  @ SLIDE2_MATRIX_INPUTS(SLIDE2_INPUT_CLAIM) SLIDE2_DECIDING_FORMULAS(SLIDE2_FORMULA_CLAIM)
  @ SLIDE2_SLIP_INPUTS(SLIDE2_SLIP_INPUT_CLAIM) SLIDE2_MATRIX_FORMULAS(SLIDE2_SLIP_CLAIM)
  @ SLIDE2_SIGN_CLAIM(D) SLIDE2_SIGN_CLAIM(p11) SLIDE2_SIGN_CLAIM(p22) SLIDE2_SIGN_CLAIM(X)
  @ STEP(slide2_same_condition: \forall integer s_D, s_p11, s_p22, s_X, row, real D, p11, p22, X; sign_of(s_D, D) && sign_of(s_p11, p11) &&
  @   sign_of(s_p22, p22) && sign_of(s_X, X) ==> (slide2_sign_condition(row, s_D, s_p11, s_p22, s_X) <==> slide2_condition(row, D, p11, p22, X)))
  @ lemma slide2_row_of_signs{L}: ALL_SLIDES, integer row; slide2_found_D(c) && slide2_found_X(c) && slide2_signed(c) && slide2_there(c) &&
  @   slide2_sign_row(row, SLIDE2_DECIDES(SLIDE2_SIGN_OF)) ==> slide2_row_of(row, SLIDE2_MATRIX_OF(c));
  @ // From an inertia.
  @ STEP(slide2_direction: \forall real s; check_product(s, s) == 1 ==> s * s == 1)
  @ lemma slide2_slips_so: \forall real mu1, mu2, s1, s2; mu1 >= 0 && mu2 >= 0 && check_product(s1, s1) == 1 && check_product(s2, s2) == 1 ==>
  @   slide2_slips(mu1, mu2, s1, s2);
  @ STEP(slide2_slip_row{L,M}: ALL_SLIDES, struct json *j, unsigned char *text; slide2_matrix_made{L}(c) &&
  @   slide2_row_holds{M}(j, text, SLIDE2_MATRIX_AT) ==> slide2_slip_row_holds{M}(j, text, SLIDE2_SLIP_AT))
  @ // What the record claims.
  @ lemma slide2_matrix_shown{K,L}: \forall struct json *j, unsigned char *text, integer problem, real root, SLIDE2_MATRIX_PARAMETERS;
  @   slide2_matrix_denoted{K}(j, text, problem, root, SLIDE2_MATRIX) && slide2_row_holds{L}(j, text, SLIDE2_MATRIX) ==>
  @   slide2_is_stated{K,L}(j, text, problem, root);
  @ STEP(slide2_inertia_given{K,L}: \forall struct json *j, unsigned char *text, integer problem, real root, SLIDE2_SLIP_PARAMETERS;
  @   slide2_coupling_denoted{K}(j, text, problem, root, B11, B12, B21, B22) && slide2_normal_denoted{K}(j, text, problem, root, C11, C12, C22) &&
  @   slide2_friction_denoted{K}(j, text, problem, root, mu1, mu2, s1, s2) && slide2_slips(mu1, mu2, s1, s2) &&
  @   slide2_slip_row_holds{L}(j, text, SLIDE2_SLIP) ==> slide2_is_stated{K,L}(j, text, problem, root))
  @ STEP(slide2_matrix_from{L}: ALL_SLIDES; SLIDE2_MATRIX_FORMULAS(SLIDE2_IS_FOUND) \true ==> slide2_matrix_made(c))
  @ lemma slide2_inertia_shown{K,L,M}: ALL_SLIDES, struct json *j, unsigned char *text, integer problem, real root;
  @   slide2_coupling_denoted{K}(j, text, problem, root, SLIDE2_COUPLING_AT) && slide2_normal_denoted{K}(j, text, problem, root, SLIDE2_NORMAL_AT) &&
  @   slide2_friction_denoted{K}(j, text, problem, root, SLIDE2_FRICTION_AT) && slide2_slips(SLIDE2_FRICTION_AT) &&
  @   SLIDE2_MATRIX_FORMULAS(SLIDE2_WAS_FOUND) slide2_row_holds{M}(j, text, SLIDE2_MATRIX_AT) ==> slide2_is_stated{K,M}(j, text, problem, root);
  @ // The formulas hold while the numbers remain.
  @ SLIDE2_MATRIX_FORMULAS(SLIDE2_UNCHANGED) SLIDE2_DECIDING_FORMULAS(SLIDE2_UNCHANGED) */

#endif
