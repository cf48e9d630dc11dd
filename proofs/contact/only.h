/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of a word leaves no choice: two words that hold for one state are the same.  So two verdicts on one state that are both
 * right say the same, whoever wrote them.  (The statuses and the number of forces: proofs/check/row_found.h.) */
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
