/* SPDX-License-Identifier: BSD-2-Clause */
/* The words of a verdict are unique: two words of the same kind that hold for one state are the same.  So any two right verdicts on one
 * state agree.  (For the statuses and the number of forces see proofs/check/row_of_words.h.) */
#ifndef PROOFS_CONTACT_ONLY_H
#define PROOFS_CONTACT_ONLY_H

#include "words.h"

/*@ ONLY_WORD(class, class, DEGENERATE) ONLY_WORD(cone, cone, CONE_EXTERIOR) ONLY_WORD(iwc, iwc, IWC_DEGENERATE)
    ONLY_WORD(stability_F, stability_F, NO_FORCE) ONLY_WORD(stability_S_plus, stability_S_plus, NO_FORCE)
    ONLY_WORD(stability_S_minus, stability_S_minus, NO_FORCE) ONLY_WORD(stability_T, stability_T, NO_FORCE)
    lemma only_cell: ALL_STATES, integer cell, other; -1 <= cell < CELLS && -1 <= other < CELLS && means_cell(cell, STATE) &&
        means_cell(other, STATE) ==> cell == other;
*/
#endif
