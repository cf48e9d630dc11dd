/* SPDX-License-Identifier: BSD-2-Clause */
/* The conditions of rows and cells are about signs: if one holds for the quantities of a state, it holds for their signs. */
#ifndef PROOFS_CONTACT_ROW_TAKEN_H
#define PROOFS_CONTACT_ROW_TAKEN_H

#include "given.h"
#include "words.h"

#define ROW_TAKEN(name, condition, F, S_plus, S_minus, T, solutions)                                                  \
    STEP(taken_##name: ALL_GIVEN; NAMES GIVEN && (condition) ==> row_condition(ROW_##name, ROW_SIGNS))
#define OR_ROW_TAKEN(name, condition, F, S_plus, S_minus, T, solutions) || row_condition(ROW_##name, ROW_SIGNS)
/*@ T_CONTACT(ROW_TAKEN)
    lemma some_row: ALL_GIVEN; GIVEN ==> (\false T_CONTACT(OR_ROW_TAKEN));
    lemma no_row_refuses: \forall ALL_SIGNS; no_row(ROWS, ROW_SIGNS) ==> !(\false T_CONTACT(OR_ROW_TAKEN));
    lemma same_cell: ALL_GIVEN, integer cell; GIVEN ==> (cell_condition(cell, su, sb, sp_plus, sp_minus) <==> cell_holds(cell, STATE));
*/
#endif
