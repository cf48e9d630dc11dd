/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the row of a verdict on a point of a switching surface: its condition holds for the real numbers (spec/fold/table.h). For all real
 * data the conditions of the rows are complete and disjoint (proofs/fold/points.c), so this is the row of the point. What each row says of the motion is
 * in README.md of this folder. */
#ifndef SPEC_FOLD_ROW_MEANING_H
#define SPEC_FOLD_ROW_MEANING_H

#include "fold/formula.h"
#include "fold/table.h"
#include "formula/logic.h"

#define FOLD_POINT_PARAMETERS real Lp, real Lm, real Kpp, real Kpm, real Kmp, real Kmm
#define FOLD_POINT Lp, Lm, Kpp, Kpm, Kmp, Kmm
#define FOLD_IN(x) \let x = fold_real_##x(FOLD_POINT);
#define FOLD_INPUT_VALUE(x, unit, meaning) logic real fold_real_##x(FOLD_POINT_PARAMETERS) = x;
#define FOLD_VALUE(formula, output, unit, meaning)                                                                     \
    logic real fold_real_##output(FOLD_POINT_PARAMETERS) = formula(FOLD_IN, LOGIC_ADD, LOGIC_SUB, LOGIC_MUL) output;
/*@ FOLD_TANGENT_POINT_INPUTS(FOLD_INPUT_VALUE) FOLD_CLASS_FORMULAS(FOLD_VALUE) */

/* The quantities whose signs decide. */
#define FOLD_DECIDES(OF) OF(Lp), OF(Lm), OF(Kpp), OF(Kmp), OF(Kmm), OF(sum), OF(trace), OF(det), OF(disc)
#define FOLD_REAL(x) real x
#define FOLD_NAME(x) x
#define FOLD_VALUE_OF(x) fold_real_##x(FOLD_POINT)
#define FOLD_ROW_NUMBER(name, condition, point, two_fold, case_number, forward, reached) FOLD_ROW_##name,
#define FOLD_ROW_CASE(name, condition, point, two_fold, case_number, forward, reached)                                 \
    || (row == FOLD_ROW_##name && (condition))
enum { T_FOLD(FOLD_ROW_NUMBER) FOLD_ROWS };

/*@ predicate fold_condition(integer row, FOLD_DECIDES(FOLD_REAL)) = \false T_FOLD(FOLD_ROW_CASE);
    // The row of the point.
    predicate fold_row_is(integer row, FOLD_POINT_PARAMETERS) = 0 <= row < FOLD_ROWS && fold_condition(row, FOLD_DECIDES(FOLD_VALUE_OF));
    // The same whatever the K are.
    predicate fold_rates_row_is(integer row, real Lp, real Lm) = \forall real Kpp, Kpm, Kmp, Kmm; fold_row_is(row, FOLD_POINT); */

#endif
