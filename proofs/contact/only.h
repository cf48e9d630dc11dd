/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of a word leaves no choice: two words that hold for one state are the same.  So two verdicts on one state that are both
 * right say the same, whoever wrote them.  (The statuses and the number of forces: proofs/check/row_found.h.) */
#ifndef PROOFS_CONTACT_ONLY_H
#define PROOFS_CONTACT_ONLY_H

#include "words.h"

#define ONLY(part, last)                                                                                              \
    lemma only_##part: ALL_STATES, integer word, other; 0 <= word <= last && means_##part(word, STATE) &&             \
        means_##part(other, STATE) ==> word == other;
/*@ ONLY(class, DEGENERATE) ONLY(cone, CONE_EXTERIOR) ONLY(iwc, IWC_DEGENERATE)
    ONLY(stability_F, NO_FORCE) ONLY(stability_S_plus, NO_FORCE) ONLY(stability_S_minus, NO_FORCE) ONLY(stability_T, NO_FORCE)
    lemma only_cell: ALL_STATES, integer cell, other; -1 <= cell < CELLS && -1 <= other < CELLS && means_cell(cell, STATE) &&
        means_cell(other, STATE) ==> cell == other;
*/
#endif
