/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict table by itself: its rows are complete and disjoint, and its cells are disjoint. */
#include "contact/rows.h"
#include "quantities.h"

/* The rows are complete: for every state in the hypotheses, the condition of some row holds. */
#define OR_ROW(name, condition, F, S_plus, S_minus, T, solutions) || (condition)
/*@ lemma complete: ALL_STATES; NAMES hypotheses(STATE) ==> (\false T_CONTACT(OR_ROW)); */

/* The rows are disjoint: if the condition of a row holds, it is the first row whose condition holds. */
#define FIRST_ROW(name, condition, F, S_plus, S_minus, T, solutions) (condition) ? (integer)ROW_##name :
#define FIRST_CELL(name, condition, text) (condition) ? (integer)CELL_##name :
#define SIGNS real u, real a, real b, real p_plus, real p_minus, real E_plus, real E_minus
/*@ logic integer first_row(SIGNS) = T_CONTACT(FIRST_ROW) -1;
    logic integer first_cell(SIGNS) = T_CONTACT_CASE(FIRST_CELL) -1; */
#define ROW_ALONE(name, condition, F, S_plus, S_minus, T, solutions)                                                  \
    check lemma alone_##name: ALL_STATES; NAMES hypotheses(STATE) && (condition) ==>                                  \
        first_row(u, a, b, p_plus, p_minus, E_plus, E_minus) == ROW_##name;
#define CELL_ALONE(name, condition, text)                                                                             \
    check lemma alone_cell_##name: ALL_STATES; NAMES hypotheses(STATE) && (condition) ==>                             \
        first_cell(u, a, b, p_plus, p_minus, E_plus, E_minus) == CELL_##name;
/*@ T_CONTACT(ROW_ALONE) */
/*@ T_CONTACT_CASE(CELL_ALONE) */
