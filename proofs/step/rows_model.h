/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict of kind step by the tables of spec/step/table.h, as a function of signs and counts (integers). */
#ifndef PROOFS_STEP_ROWS_MODEL_H
#define PROOFS_STEP_ROWS_MODEL_H

#include "step/rows.h"
#include "step/verdict.h"

#define MODE_OF_F MODE_F
#define MODE_OF_S_plus MODE_S_PLUS
#define MODE_OF_S_minus MODE_S_MINUS
#define MODE_OF_T MODE_T
#define IS_CLOSED(name, closed, open) || (mode == MODE_OF_##name && ((closed) || (open)))
#define IS_OPEN(name, closed, open) || (mode == MODE_OF_##name && (open))
#define ROW_CONDITION(name, condition, word) || (row == ROW_##name && (condition))
#define DIFFERENCE_CONDITION(name, condition, word) || (row == DIFFERENCE_##name && (condition))
#define SIGN_PARAMETERS integer q_plus, integer q_minus, integer E_plus, integer E_minus, integer N
/*@ // A mode is in the exact set of the associated law, and strictly.
    predicate associated_closed(integer mode, SIGN_PARAMETERS) = \false T_STEP_ASSOCIATED(IS_CLOSED);
    predicate associated_open(integer mode, SIGN_PARAMETERS) = \false T_STEP_ASSOCIATED(IS_OPEN);
    // The condition of a row of the judgement, and of the difference from continuous time.
    predicate row_condition(integer row, integer residual, integer chosen, integer common, integer binding) =
        \false T_STEP(ROW_CONDITION);
    predicate difference_condition(integer row, integer judgement, integer continuous, integer stick) =
        \false T_STEP_DIFFERENCE(DIFFERENCE_CONDITION);
    logic integer law_binds(integer law) = law == LAW_COULOMB || law == LAW_ASSOCIATED ? 1 : 0; */

#define NO_JUDGEMENT(residual, chosen, common, binding)                                                               \
    !row_condition(0, residual, chosen, common, binding) && !row_condition(1, residual, chosen, common, binding) &&   \
    !row_condition(2, residual, chosen, common, binding) && !row_condition(3, residual, chosen, common, binding) &&   \
    !row_condition(4, residual, chosen, common, binding)
#define NO_DIFFERENCE(judgement, continuous, stick)                                                                   \
    !difference_condition(0, judgement, continuous, stick) && !difference_condition(1, judgement, continuous, stick) && \
    !difference_condition(2, judgement, continuous, stick) && !difference_condition(3, judgement, continuous, stick) && \
    !difference_condition(4, judgement, continuous, stick) && !difference_condition(5, judgement, continuous, stick) && \
    !difference_condition(6, judgement, continuous, stick)
_Static_assert((int)ROWS == 5 && (int)DIFFERENCES == 7, "every row is named above");

#endif
