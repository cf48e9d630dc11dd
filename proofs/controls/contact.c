/* SPDX-License-Identifier: BSD-2-Clause */
/* Controls: false statements.  If a prover proves one of them, something is wrong.
 * unit: theory-count */
#include "proved.h"

#include "count.h"

/*@ check lemma false_contradiction: ALL_STATES; hypotheses(STATE) ==> \false;
    check lemma false_contradiction_of_modes: ALL_STATES; hypotheses(STATE) && exists_open_S_plus(STATE) ==> \false;
    check lemma false_always_consistent: ALL_STATES; hypotheses(STATE) && u > 0 ==> solvable(STATE);
    check lemma false_unique: ALL_STATES; hypotheses(STATE) && b > 0 ==> solutions_1(STATE);
    check lemma false_hypothesis_dropped: ALL_STATES; mu > 0 && P_PLUS <= 0 ==> P_MINUS > 0;
    check lemma false_boundary: ALL_STATES; hypotheses(STATE) && exists_closed_S_plus(STATE) ==> exists_open_S_plus(STATE);
*/
