/* SPDX-License-Identifier: BSD-2-Clause */
/* The signs of a state near a G-spot: a1, a2, a3 and d are those of alpha1, alpha2, alpha3 and alpha3 - alpha1, f that of `fall`. */
#ifndef PROOFS_JAM_SIGNS_H
#define PROOFS_JAM_SIGNS_H

#define SIGNS_OF_SPOT integer a1, integer a2, integer a3, integer d, integer f
#define SPOT_SIGNS a1, a2, a3, d, f
#define SIGN_LIFTS (f == 1 && (d >= 0 || a2 == 1))
#define SIGN_EXCEEDS (f == -1 && d >= 0)

/*@ predicate has_sign(integer s, real x) = (s == -1 && x < 0) || (s == 0 && x == 0) || (s == 1 && x > 0);
    predicate spot_signs(SIGNS_OF_SPOT, real alpha1, real alpha2, real alpha3, real p, real b) = has_sign(a1, alpha1) && has_sign(a2, alpha2) &&
        has_sign(a3, alpha3) && has_sign(d, alpha3 - alpha1) && has_sign(f, alpha2 * p + (alpha3 - alpha1) * b);
    predicate sign_lifts(integer a2, integer d, integer f) = SIGN_LIFTS;
    predicate sign_exceeds(integer d, integer f) = SIGN_EXCEEDS; */

#endif
