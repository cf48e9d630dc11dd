/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the row of a verdict on an impact: its condition holds for the real numbers, and that of no row before it (spec/impact/table.h). */
#ifndef SPEC_IMPACT_ROW_MEANING_H
#define SPEC_IMPACT_ROW_MEANING_H

#include "formula/logic.h"
#include "impact/formula.h"
#include "impact/table.h"
#include "impact/words.h"

#define IMPACT_VALUE_IN(x) \let x = impact_##x(WORDS_OF);
#define IMPACT_INPUT_VALUE(x, unit, meaning) logic real impact_##x(WORDS_PARAMETERS) = x;
#define IMPACT_FORMULA_VALUE(formula, output, unit, meaning)                                                           \
    logic real impact_##output(WORDS_PARAMETERS) = formula(IMPACT_VALUE_IN, LOGIC_ADD, LOGIC_SUB, LOGIC_MUL) output;
/*@ IMPACT_INPUTS(IMPACT_INPUT_VALUE) IMPACT_FORMULAS(IMPACT_FORMULA_VALUE) */

/* The quantities whose signs decide. */
#define IMPACT_DECIDES(OF)                                                                                             \
    OF(u), OF(v), OF(p_plus), OF(p_minus), OF(k_plus), OF(k_minus), OF(D_c_plus), OF(D_r_plus), OF(D_c_minus), OF(D_r_minus)
#define IMPACT_REAL_NAME(x) real x
#define IMPACT_NAME(x) x
#define IMPACT_VALUE_OF(x) impact_##x(WORDS_OF)
#define IMPACT_ROW_NUMBER(name, condition, region, first, second, switch) IMPACT_ROW_##name,
#define IMPACT_ROW_CASE(name, condition, region, first, second, switch) || (row == IMPACT_ROW_##name && (condition))
enum { T_IMPACT(IMPACT_ROW_NUMBER) IMPACT_ROWS };

/*@ predicate impact_condition(integer row, IMPACT_DECIDES(IMPACT_REAL_NAME)) = \false T_IMPACT(IMPACT_ROW_CASE);
    predicate impact_first_row(integer row, IMPACT_DECIDES(IMPACT_REAL_NAME)) = 0 <= row < IMPACT_ROWS &&
        impact_condition(row, IMPACT_DECIDES(IMPACT_NAME)) && \forall integer k; 0 <= k < row ==> !impact_condition(k, IMPACT_DECIDES(IMPACT_NAME));
    // The row of the impact that begins with the velocity (u, v).
    predicate impact_row(integer row, WORDS_PARAMETERS) = impact_first_row(row, IMPACT_DECIDES(IMPACT_VALUE_OF)); */

#endif
