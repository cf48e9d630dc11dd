/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the row of a verdict on an equilibrium: its condition holds for the real numbers and for the two signs `potential` and `impacts`, and
 * that of no row before it (spec/rest/table.h, which says what the two signs are). */
#ifndef SPEC_REST_ROW_MEANING_H
#define SPEC_REST_ROW_MEANING_H

#include "formula/logic.h"
#include "rest/formula.h"
#include "rest/meaning.h"
#include "rest/table.h"

#define REST_VALUE_IN(x) \let x = rest_##x(REST_STATE, r);
#define REST_INPUT_VALUE(x, unit, meaning) logic real rest_##x(REST_PARAMETERS, real r) = x;
#define REST_VALUE(formula, output, unit, meaning)                                                                     \
    logic real rest_##output(REST_PARAMETERS, real r) = formula(REST_VALUE_IN, LOGIC_ADD, LOGIC_SUB, LOGIC_MUL) output;
/*@ REST_INPUTS(REST_INPUT_VALUE) REST_FORMULAS(REST_VALUE) */

#define REST_ROW_NUMBER(name, condition, verdict) REST_ROW_##name,
#define REST_ROW_CASE(name, condition, verdict) || (row == REST_ROW_##name && (condition))
#define REST_DECIDES real b, real E_plus, real E_minus, integer potential, integer impacts
#define REST_DECIDING b, E_plus, E_minus, potential, impacts
enum { T_REST(REST_ROW_NUMBER) REST_ROWS };

/*@ predicate rest_condition(integer row, REST_DECIDES) = \false T_REST(REST_ROW_CASE);
    predicate rest_first_row(integer row, REST_DECIDES) = 0 <= row < REST_ROWS && rest_condition(row, REST_DECIDING) &&
        \forall integer k; 0 <= k < row ==> !rest_condition(k, REST_DECIDING);
    // The row of this equilibrium.
    predicate rest_row(integer row, REST_PARAMETERS, real r, integer potential, integer impacts) =
        rest_first_row(row, b, rest_E_plus(REST_STATE, r), rest_E_minus(REST_STATE, r), potential, impacts); */

#endif
