/* SPDX-License-Identifier: BSD-2-Clause */
/* From the meanings of the words to the row of the table: if they hold for a state, they are the words of its row. */
#ifndef PROOFS_CHECK_ROW_OF_WORDS_H
#define PROOFS_CHECK_ROW_OF_WORDS_H

#include "contact/words.h"

/* At most one status of a mode holds for a state, and at most one number of forces. */
/*@ ONLY_WORD(word_F, F, 3) ONLY_WORD(word_S_plus, S_plus, 3) ONLY_WORD(word_S_minus, S_minus, 3) ONLY_WORD(word_T, T, 3)
  @ lemma only_count: ALL_STATES, integer count, other; CONTINUUM <= count <= 3 && means_solutions(count, STATE) &&
  @   means_solutions(other, STATE) ==> count == other;
  @ lemma only_row: ALL_STATES, integer f, plus, minus, t, count, integer of, oplus, ominus, ot, ocount;
  @   0 <= f <= 3 && 0 <= plus <= 3 && 0 <= minus <= 3 && 0 <= t <= 3 && CONTINUUM <= count <= 3 &&
  @   means_row(f, plus, minus, t, count, STATE) && means_row(of, oplus, ominus, ot, ocount, STATE) ==>
  @   f == of && plus == oplus && minus == ominus && t == ot && count == ocount; */

/* The words that hold are those of the row whose condition the signs satisfy. */
#define ROW_SPELT(name, condition, F, S_plus, S_minus, T, solutions)                                                   \
    STEP(spelt_##name: row_words(ROW_##name, F, S_plus, S_minus, T, solutions))
#define ROW_FOUND(name, condition, F, S_plus, S_minus, T, solutions)                                                   \
    STEP(found_##name: ALL_GIVEN, integer f, plus, minus, t, count;                                                    \
        GIVEN && row_condition(ROW_##name, ROW_SIGNS) && means_row(f, plus, minus, t, count, STATE) ==>                \
        row_words(ROW_##name, f, plus, minus, t, count))
/*@ T_CONTACT(ROW_SPELT)
  @ T_CONTACT(ROW_FOUND)
  @ lemma row_found: ALL_GIVEN, integer f, plus, minus, t, count; GIVEN && means_row(f, plus, minus, t, count, STATE) ==>
  @   \exists integer row; row_condition(row, ROW_SIGNS) && row_words(row, f, plus, minus, t, count); */

#endif
