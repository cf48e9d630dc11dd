/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of a row of the verdict on impact after impact: its condition holds for the real numbers, and that of no row before it
 * (spec/chatter/table.h). What each row says of the motion is proved in README.md of this folder. */
#ifndef SPEC_CHATTER_MEANING_H
#define SPEC_CHATTER_MEANING_H

#include "chatter/formula.h"
#include "chatter/table.h"
#include "formula/logic.h"

#define CHATTER_PARAMETERS real a, real b, real A, real B, real C, real mu, real r, real u, real v
#define CHATTER_STATE a, b, A, B, C, mu, r, u, v
#define CHATTER_IN(x) \let x = chatter_##x(CHATTER_STATE);
#define CHATTER_INPUT_VALUE(x, unit, meaning) logic real chatter_##x(CHATTER_PARAMETERS) = x;
#define CHATTER_VALUE(formula, output, unit, meaning)                                                                  \
    logic real chatter_##output(CHATTER_PARAMETERS) = formula(CHATTER_IN, LOGIC_ADD, LOGIC_SUB, LOGIC_MUL) output;
/*@ CHATTER_INPUTS(CHATTER_INPUT_VALUE) CHATTER_FORMULAS(CHATTER_VALUE) */

/* The quantities whose signs decide. */
#define CHATTER_DECIDES(OF)                                                                                            \
    OF(b), OF(r), OF(u), OF(p_plus), OF(p_minus), OF(k_plus), OF(k_minus), OF(D_r_plus), OF(D_r_minus), OF(L_plus),    \
        OF(L_minus), OF(R_plus), OF(R_minus)
#define CHATTER_REAL(x) real x
#define CHATTER_NAME(x) x
#define CHATTER_VALUE_OF(x) chatter_##x(CHATTER_STATE)
#define CHATTER_ROW_NUMBER(name, condition, course, direction) CHATTER_ROW_##name,
#define CHATTER_ROW_CASE(name, condition, course, direction) || (row == CHATTER_ROW_##name && (condition))
enum { T_CHATTER(CHATTER_ROW_NUMBER) CHATTER_ROWS };

/*@ predicate chatter_condition(integer row, CHATTER_DECIDES(CHATTER_REAL)) = \false T_CHATTER(CHATTER_ROW_CASE);
    predicate chatter_first_row(integer row, CHATTER_DECIDES(CHATTER_REAL)) = 0 <= row < CHATTER_ROWS &&
        chatter_condition(row, CHATTER_DECIDES(CHATTER_NAME)) && \forall integer k; 0 <= k < row ==> !chatter_condition(k, CHATTER_DECIDES(CHATTER_NAME));
    // The row of the orbit that begins with the velocity (u, v).
    predicate chatter_row(integer row, CHATTER_PARAMETERS) = chatter_first_row(row, CHATTER_DECIDES(CHATTER_VALUE_OF)); */

#endif
