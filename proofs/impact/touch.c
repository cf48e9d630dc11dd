/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves touch.h, from the lemmas of rows.c. */
#include "../contact/known.h"

#include "pieces.h"

/*@ lemma forward_sinks_iff: \forall BODY_PARAMETERS, real u; u > 0 ==> (touch_sinks(BODY, u) <==> P_PLUS < 0);
    lemma forward_stays_iff: \forall BODY_PARAMETERS, real u; u > 0 ==> (touch_stays(BODY, u) <==> P_PLUS == 0);
    lemma forward_rises_iff: \forall BODY_PARAMETERS, real u; u > 0 ==> (touch_rises(BODY, u) <==> P_PLUS > 0);
    lemma backward_sinks_iff: \forall BODY_PARAMETERS, real u; u < 0 ==> (touch_sinks(BODY, u) <==> P_MINUS < 0);
    lemma backward_stays_iff: \forall BODY_PARAMETERS, real u; u < 0 ==> (touch_stays(BODY, u) <==> P_MINUS == 0);
    lemma backward_rises_iff: \forall BODY_PARAMETERS, real u; u < 0 ==> (touch_rises(BODY, u) <==> P_MINUS > 0);
    lemma rest_rises_iff: \forall BODY_PARAMETERS; body(BODY) ==> touch_rises(BODY, 0.0); */

#include "../contact/proved.h"

#include "touch.h"
