/* SPDX-License-Identifier: BSD-2-Clause */
/* The theorem about each row in terms of what the program has: signs for the quantities, and integers for the words. */
#ifndef PROOFS_CONTACT_ROW_THEOREM_H
#define PROOFS_CONTACT_ROW_THEOREM_H

#include "given.h"
#include "words.h"

#define ROW_HOLDS(name, condition, F, S_plus, S_minus, T, solutions)                                                  \
    STEP(holds_##name: ALL_GIVEN; NAMES GIVEN && row_condition(ROW_##name, ROW_SIGNS) ==> (condition))
#define ROW_THEOREM(name, condition, F, S_plus, S_minus, T, solutions)                                                \
    lemma theorem_##name: ALL_GIVEN; GIVEN && row_condition(ROW_##name, ROW_SIGNS) ==>                                \
        means_row(F, S_plus, S_minus, T, solutions, STATE);
/*@ STEP(means_row_intro: ALL_STATES, integer f, integer plus, integer minus, integer t, integer count;
        means_F(f, STATE) && means_S_plus(plus, STATE) && means_S_minus(minus, STATE) && means_T(t, STATE) &&
        means_solutions(count, STATE) ==> means_row(f, plus, minus, t, count, STATE))
    T_CONTACT(ROW_HOLDS)
    T_CONTACT(ROW_THEOREM)
*/
#endif
