/* SPDX-License-Identifier: BSD-2-Clause */
/* The words of a verdict as integers: means_F(CONSISTENT, state) if and only if flight is consistent in this state, and so on.
 * At most one word of each kind holds for a state (exclude.h, only.h). */
#ifndef PROOFS_CONTACT_WORDS_H
#define PROOFS_CONTACT_WORDS_H

#include "quantities.h"
#include "rows_model.h"

#define MEANS_MODE(mode)                                                                                              \
    predicate means_##mode(integer word, STATE_PARAMETERS) =                                                          \
        (word == CONSISTENT <==> mode##_CONSISTENT(STATE)) && (word == BOUNDARY <==> mode##_BOUNDARY(STATE)) &&       \
        (word == INCONSISTENT <==> mode##_INCONSISTENT(STATE)) &&                                                     \
        (word == INADMISSIBLE <==> mode##_INADMISSIBLE(STATE));                                                       \
    predicate means_stability_##mode(integer word, STATE_PARAMETERS) =                                                \
        (word == STABLE <==> mode##_STABLE(STATE)) && (word == NEUTRAL <==> mode##_NEUTRAL(STATE)) &&                 \
        (word == UNSTABLE <==> mode##_UNSTABLE(STATE)) && (word == NO_FORCE <==> mode##_NO_FORCE(STATE));

/*@ MEANS_MODE(F) MEANS_MODE(S_plus) MEANS_MODE(S_minus) MEANS_MODE(T)

    predicate means_solutions(integer count, STATE_PARAMETERS) =
        (count == 0 <==> solutions_0(STATE)) && (count == 1 <==> solutions_1(STATE)) &&
        (count == 2 <==> solutions_2(STATE)) && (count == 3 <==> solutions_3(STATE)) &&
        (count == CONTINUUM <==> solutions_CONTINUUM(STATE));

    predicate means_class(integer word, STATE_PARAMETERS) =
        (word == DETERMINATE <==> class_DETERMINATE(STATE)) && (word == INDETERMINATE <==> class_INDETERMINATE(STATE)) &&
        (word == INCONSISTENT_CONTACT <==> class_INCONSISTENT_CONTACT(STATE)) &&
        (word == DEGENERATE <==> class_DEGENERATE(STATE));

    predicate means_cone(integer word, STATE_PARAMETERS) =
        (word == CONE_INTERIOR <==> cone_INTERIOR(STATE)) && (word == CONE_BOUNDARY <==> cone_BOUNDARY(STATE)) &&
        (word == CONE_EXTERIOR <==> cone_EXTERIOR(STATE));

    predicate means_iwc(integer word, STATE_PARAMETERS) =
        (word == IWC_NO <==> iwc_NO(STATE)) && (word == IWC_POSSIBLE <==> iwc_POSSIBLE(STATE)) &&
        (word == IWC_DEGENERATE <==> iwc_DEGENERATE(STATE));

    // The statuses of the four modes, and the number of forces.
    predicate means_row(integer f, integer plus, integer minus, integer t, integer count, STATE_PARAMETERS) =
        means_F(f, STATE) && means_S_plus(plus, STATE) && means_S_minus(minus, STATE) && means_T(t, STATE) &&
        means_solutions(count, STATE);
*/

#define CELL_HOLDS(name, condition, text) || (cell == CELL_##name && (condition))
/*@ predicate cell_holds(integer cell, STATE_PARAMETERS) = NAMES \false T_CONTACT_CASE(CELL_HOLDS);
    // The cell of the paper's table, or -1 if there is none, as for a degenerate contact.
    predicate means_cell(integer cell, STATE_PARAMETERS) = class_DEGENERATE(STATE) ? cell == -1 :
        cell == -1 ? (\forall integer k; 0 <= k < CELLS ==> !cell_holds(k, STATE)) : cell_holds(cell, STATE);
*/

/* The lemma that two words of one kind which hold for one state are equal. */
#define ONLY_WORD(name, part, last)                                                                                   \
    lemma only_##name: ALL_STATES, integer word, other; 0 <= word <= last && means_##part(word, STATE) &&             \
        means_##part(other, STATE) ==> word == other;

#endif
