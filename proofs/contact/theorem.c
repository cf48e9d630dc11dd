/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves theorem.h, the theorem about a contact, from the parts of the theory. */
#include "known.h"

#include "modes.h"
#include "exclude.h"
#include "stability.h"
#include "cone.h"
#include "row_theorem.h"
#include "row_taken.h"

#include "proved.h"

#include "given.h"
#include "words.h"

/* The word of normal stability that the signs give is the right one. */
#define STABILITY_THEOREM(mode, number)                                                                               \
    lemma stability_##mode: ALL_GIVEN; GIVEN && exists_closed_##mode(STATE) ==>                                       \
        means_stability_##mode(stability_word(number, ROW_SIGNS), STATE);                                             \
    lemma force_##mode: ALL_STATES, integer status; means_##mode(status, STATE) ==>                                   \
        (exists_closed_##mode(STATE) <==> status == CONSISTENT || status == BOUNDARY);
/*@ STABILITY_THEOREM(F, MODE_F) STABILITY_THEOREM(S_plus, MODE_S_PLUS)
    STABILITY_THEOREM(S_minus, MODE_S_MINUS) STABILITY_THEOREM(T, MODE_T) */

#include "theorem.h"
