/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the conditions of an equilibrium, by Newton's equations, Coulomb's law and the impulse equations. This
 * file does not use the table, and no sign of E+, E-, D_c or D_r occurs in it. That the conditions decide stability is
 * derived in spec/rest/README.md.
 *
 * A state is (a, b, A, B, C, mu) of a contact at rest, u = v = y = 0. */
#ifndef SPEC_REST_MEANING_H
#define SPEC_REST_MEANING_H

#include "contact/meaning.h"
#include "impact/words.h"

#define REST_PARAMETERS real a, real b, BODY_PARAMETERS
#define REST_STATE a, b, BODY
#define RESTING a, b, A, B, C, mu, 0.0

/*@ // Some force of stick holds the point; only such states are equilibria.
    predicate can_stay(REST_PARAMETERS) = exists_closed_T(RESTING);

    // The condition `contact` holds: stick is consistent, strictly, and is the only mode with a force. It fails: the point can leave without a force.
    predicate contact_holds(REST_PARAMETERS) =
        T_CONSISTENT(RESTING) && F_INCONSISTENT(RESTING) && S_plus_INCONSISTENT(RESTING) && S_minus_INCONSISTENT(RESTING);
    predicate contact_fails(REST_PARAMETERS) = F_CONSISTENT(RESTING);

    // Flight from the contact with the velocity (0, 1) for the time t, until it is met again, with (u, v).
    predicate comes_back(real a, real b, real t, real u, real v) = t > 0 && t + b * t * t / 2 == 0 && u == a * t && v == 1 + b * t; */

/* The impact that is repeated in chatter near the equilibrium: it follows flight from (0, 1), and ends with u = 0 and
 * the normal velocity e, by which each such impact multiplies the normal velocity. */
#define MULTIPLIES(course, law)                                                                                                                \
    predicate multiplies_##course##_early_##law(REST_PARAMETERS, real r, real e) = \exists real t, u, v, EARLY_PARAMETERS;                     \
        comes_back(a, b, t, u, v) && course##_sticks_early(ARRIVAL, EARLY) && law(EARLY_ENDS) && v3 == e;                                      \
    predicate multiplies_##course##_late_##law(REST_PARAMETERS, real r, real e) = \exists real t, u, v, LATE_PARAMETERS;                       \
        comes_back(a, b, t, u, v) && course##_sticks_late(ARRIVAL, LATE) && law(LATE_ENDS) && v3 == e;
#define MULTIPLIES_BY(law) MULTIPLIES(slips_forward, law) MULTIPLIES(slips_backward, law)
/*@ LAWS(MULTIPLIES_BY) */

#endif
