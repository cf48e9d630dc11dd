/* SPDX-License-Identifier: BSD-2-Clause */
/* What becomes of a state near a G-spot that slips with the normal force `begin`: the words of the member `outcome` of a verdict.
 *
 * p(s) = p(0) e^(alpha1 s) and b = -p beta, as spec/jam/meaning.h has them.  So p grows, stays or tends to 0 by the sign of alpha1; and where
 * beta exceeds every bound, p beta goes like e^(alpha3 s), and tends to 0 exactly for alpha3 < 0.  This file does not know the table. */
#ifndef SPEC_JAM_OUTCOMES_H
#define SPEC_JAM_OUTCOMES_H

#include "jam/words.h"

/*@ // The normal force reaches 0.
    predicate outcome_lift_off(FORCE_PARAMETERS) = jam_lifts(FORCE);
    // It stays positive, and p grows.
    predicate outcome_slip(FORCE_PARAMETERS) = jam_pressed(FORCE) && alpha1 > 0;
    // It stays positive, and p is constant.
    predicate outcome_undecided(FORCE_PARAMETERS) = jam_pressed(FORCE) && alpha1 == 0;
    // It stays positive, and p and b tend to 0.
    predicate outcome_jam(FORCE_PARAMETERS) = jam_pressed(FORCE) && alpha1 < 0 && (jam_exceeds(FORCE) ==> alpha3 < 0);
    // It stays positive and exceeds every bound, and p tends to 0, b does not.
    predicate outcome_arrest(FORCE_PARAMETERS) = jam_pressed(FORCE) && alpha1 < 0 && jam_exceeds(FORCE) && alpha3 >= 0; */

#endif
