/* SPDX-License-Identifier: BSD-2-Clause */
/* The theorem about a contact, in the form that src/contact/verdict.c needs: if a state satisfies the hypotheses and its quantities have
 * certain signs, the words that the program derives from these signs have their meanings for the state.
 *
 * It is proved by the unit theory-theorem; the unit `verdict` includes only this header. */
#ifndef PROOFS_CONTACT_THEOREM_H
#define PROOFS_CONTACT_THEOREM_H

#include "given.h"
#include "words.h"

/* The fields of the structs, as arguments. */
#define STATES_WITH(s) \forall STATE_PARAMETERS; given(OLD_SIGNS(s), \at(s->N, Pre), STATE) ==>
#define MEANS_STABILITY(mode, number)                                                                                 \
    means_stability_##mode(verdict->stability[number], STATE) && (verdict->resolution[number] != 0 <==> follows_##mode(STATE))

#define THEOREM_MODE(mode, number)                                                                                    \
    lemma theorem_##mode: ALL_GIVEN, integer status, integer stability, integer resolution;                           \
        GIVEN && means_##mode(status, STATE) && mode_is_stated(number, status, stability, resolution, ROW_SIGNS) ==>       \
        means_stability_##mode(stability, STATE) && (resolution != 0 <==> follows_##mode(STATE));

/*@ lemma theorem_total: ALL_GIVEN; GIVEN ==> !no_row(ROWS, ROW_SIGNS);
    lemma theorem_row: ALL_GIVEN, integer row, integer f, integer plus, integer minus, integer t, integer count;
        GIVEN && row_condition(row, ROW_SIGNS) && row_words(row, f, plus, minus, t, count) ==>
        means_row(f, plus, minus, t, count, STATE);
    lemma theorem_class: ALL_STATES, integer f, integer plus, integer minus, integer t, integer count;
        means_row(f, plus, minus, t, count, STATE) ==> means_class(class_word(f, plus, minus, t, count), STATE);
    lemma theorem_cell: ALL_GIVEN, integer class, integer cell;
        GIVEN && means_class(class, STATE) && cell_is_stated(class, cell, su, sb, sp_plus, sp_minus) ==> means_cell(cell, STATE);
    lemma theorem_cone: ALL_GIVEN; GIVEN ==> means_cone(cone_word(sE_plus, sE_minus, sN), STATE);
    lemma theorem_iwc: ALL_GIVEN; GIVEN ==> means_iwc(iwc_word(su, sa, sp_plus, sp_minus), STATE);
    THEOREM_MODE(F, MODE_F) THEOREM_MODE(S_plus, MODE_S_PLUS) THEOREM_MODE(S_minus, MODE_S_MINUS) THEOREM_MODE(T, MODE_T)
*/
#endif
