/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves outcomes.h, from what the normal force does (words.c). */
#include "../contact/known.h"

#include "jam/words.h"

#include "course.h"

/*@ logic real j_rate(FORCE_PARAMETERS) = (alpha3 - alpha1) * begin - alpha2; */
#define ALL_FORCES \forall FORCE_PARAMETERS
#define D_OF alpha3 - alpha1
/*@ lemma lifts_iff: ALL_FORCES; begin > 0 ==> (jam_lifts(FORCE) <==> course_lifts(D_OF, alpha2, j_rate(FORCE)));
    lemma pressed_iff: ALL_FORCES; begin > 0 ==> (jam_pressed(FORCE) <==> !jam_lifts(FORCE));
    lemma exceeds_iff: ALL_FORCES; begin > 0 ==> (jam_exceeds(FORCE) <==> course_exceeds(D_OF, j_rate(FORCE))); */

#include "../contact/proved.h"

#include "outcomes.h"
