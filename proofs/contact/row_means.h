/* SPDX-License-Identifier: BSD-2-Clause */
/* Each row of the verdict table: under its condition, the modes have the statuses of the row, and the number of solutions is that of the
 * row. */
#ifndef PROOFS_CONTACT_ROW_MEANS_H
#define PROOFS_CONTACT_ROW_MEANS_H

#include "contact/rows.h"
#include "quantities.h"

#define ROW_MEANS(name, condition, F, S_plus, S_minus, T, solutions)                                                  \
    lemma row_##name: ALL_STATES; NAMES hypotheses(STATE) && (condition) ==>                                          \
        F_##F(STATE) && S_plus_##S_plus(STATE) && S_minus_##S_minus(STATE) && T_##T(STATE) &&                         \
        solutions_##solutions(STATE);
/*@ T_CONTACT(ROW_MEANS) */
#endif
