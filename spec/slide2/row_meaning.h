/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the row of a verdict on two contacts that both slip: its condition holds for the real numbers (T_SLIDE2_STABILITY of spec/slide2/table.h).
 * The conditions of the rows are complete and disjoint, and each row says how the roots of the polynomial of small changes depend on the compliance
 * (proofs/slide2/stability.c). */
#ifndef SPEC_SLIDE2_ROW_MEANING_H
#define SPEC_SLIDE2_ROW_MEANING_H

#include "formula/logic.h"
#include "slide2/formula.h"
#include "slide2/table.h"

#define SLIDE2_MATRIX_PARAMETERS real p11, real p12, real p21, real p22
#define SLIDE2_MATRIX p11, p12, p21, p22
#define SLIDE2_IN(x) \let x = slide2_real_##x(SLIDE2_MATRIX);
#define SLIDE2_INPUT_VALUE(x, unit, meaning) logic real slide2_real_##x(SLIDE2_MATRIX_PARAMETERS) = x;
#define SLIDE2_VALUE(formula, output) logic real slide2_real_##output(SLIDE2_MATRIX_PARAMETERS) = formula(SLIDE2_IN, LOGIC_ADD, LOGIC_SUB, LOGIC_MUL) output;
/*@ SLIDE2_MATRIX_INPUTS(SLIDE2_INPUT_VALUE) SLIDE2_VALUE(F_SLIDE2_D, D) SLIDE2_VALUE(F_SLIDE2_X, X) */

/* P from an inertia. */
#define SLIDE2_SLIP_PARAMETERS                                                                                         \
    real B11, real B12, real B21, real B22, real C11, real C12, real C22, real mu1, real mu2, real s1, real s2
#define SLIDE2_SLIP B11, B12, B21, B22, C11, C12, C22, mu1, mu2, s1, s2
#define SLIDE2_SLIP_IN(x) \let x = slide2_slip_##x(SLIDE2_SLIP);
#define SLIDE2_SLIP_INPUT_VALUE(x, unit, meaning) logic real slide2_slip_##x(SLIDE2_SLIP_PARAMETERS) = x;
#define SLIDE2_SLIP_VALUE(formula, output, unit, meaning)                                                              \
    logic real slide2_slip_##output(SLIDE2_SLIP_PARAMETERS) = formula(SLIDE2_SLIP_IN, LOGIC_ADD, LOGIC_SUB, LOGIC_MUL) output;
/*@ SLIDE2_SLIP_INPUTS(SLIDE2_SLIP_INPUT_VALUE) SLIDE2_MATRIX_FORMULAS(SLIDE2_SLIP_VALUE) */

/* The quantities whose signs decide. */
#define SLIDE2_DECIDES(OF) OF(D), OF(p11), OF(p22), OF(X)
#define SLIDE2_REAL(x) real x
#define SLIDE2_NAME(x) x
#define SLIDE2_VALUE_OF(x) slide2_real_##x(SLIDE2_MATRIX)
#define SLIDE2_ROW_NUMBER(name, condition, word) SLIDE2_ROW_##name,
#define SLIDE2_ROW_CASE(name, condition, word) || (row == SLIDE2_ROW_##name && (condition))
enum { T_SLIDE2_STABILITY(SLIDE2_ROW_NUMBER) SLIDE2_ROWS };

/*@ predicate slide2_condition(integer row, SLIDE2_DECIDES(SLIDE2_REAL)) = \false T_SLIDE2_STABILITY(SLIDE2_ROW_CASE);
    // The row of two contacts with this matrix.
    predicate slide2_row_of(integer row, SLIDE2_MATRIX_PARAMETERS) = 0 <= row < SLIDE2_ROWS && slide2_condition(row, SLIDE2_DECIDES(SLIDE2_VALUE_OF));
    // The hypotheses about friction and slip.
    predicate slide2_slips(real mu1, real mu2, real s1, real s2) = mu1 >= 0 && mu2 >= 0 && s1 * s1 == 1 && s2 * s2 == 1; */

#endif
