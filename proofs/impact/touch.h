/* SPDX-License-Identifier: BSD-2-Clause */
/* What the first piece from v = 0 does (spec/impact/words.h), by the sign of C - mu B for slip forward and of C + mu B for slip backward: the lemmas
 * of rows.c in the words of the specification alone. */
#ifndef PROOFS_IMPACT_TOUCH_H
#define PROOFS_IMPACT_TOUCH_H

#include "impact/words.h"

#define ALL_TOUCHING \forall BODY_PARAMETERS, real u
/*@ logic real touch_plus(BODY_PARAMETERS) = C - mu * B;
    logic real touch_minus(BODY_PARAMETERS) = C + mu * B;
    lemma sinks_forward: ALL_TOUCHING; u > 0 && touch_plus(BODY) < 0 ==> touch_sinks(BODY, u);
    lemma stays_forward: ALL_TOUCHING; u > 0 && touch_plus(BODY) == 0 ==> touch_stays(BODY, u);
    lemma rises_forward: ALL_TOUCHING; u > 0 && touch_plus(BODY) > 0 ==> touch_rises(BODY, u);
    lemma sinks_backward: ALL_TOUCHING; u < 0 && touch_minus(BODY) < 0 ==> touch_sinks(BODY, u);
    lemma stays_backward: ALL_TOUCHING; u < 0 && touch_minus(BODY) == 0 ==> touch_stays(BODY, u);
    lemma rises_backward: ALL_TOUCHING; u < 0 && touch_minus(BODY) > 0 ==> touch_rises(BODY, u);
    lemma rises_straight: ALL_TOUCHING; body(BODY) && u == 0 ==> touch_rises(BODY, u); */

#endif
