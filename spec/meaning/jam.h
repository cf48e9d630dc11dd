/* SPDX-License-Identifier: BSD-2-Clause */
/* What happens near a G-spot: the solution of its linear equations, and nothing else.
 *
 * p' = alpha1 p, b' = alpha2 p + alpha3 b, dt = p ds.  So p(s) = p(0) e^(alpha1 s), and beta = -b / p obeys
 * beta' = delta beta - alpha2 with delta = alpha3 - alpha1.  With E = e^(delta s), which runs through [1, inf) as s does
 * through [0, inf) if delta > 0, and through (0, 1] if delta < 0,
 *     delta beta(s) = alpha2 + (delta beta(0) - alpha2) E        if delta is not 0
 *     beta(s) = beta(0) - alpha2 s                               if delta = 0.
 * b(s) = -p(s) beta(s).  Below, x stands for E where delta is not 0, and for s where it is.  This file does not know the table.
 */
#ifndef SPEC_MEANING_JAM_H
#define SPEC_MEANING_JAM_H

#define SPOT_PARAMETERS real alpha1, real alpha2, real alpha3
#define SPOT alpha1, alpha2, alpha3
#define JAM_STATE_PARAMETERS SPOT_PARAMETERS, real p, real b
#define JAM_STATE SPOT, p, b

/*@ // The point slips, with the contact force -b / p > 0.
    predicate slips(real p, real b) = p > 0 && b < 0;

    // x is reached at some s >= 0.
    predicate reached(SPOT_PARAMETERS, real x) =
        alpha3 > alpha1 ? x >= 1 : alpha3 < alpha1 ? 0 < x && x <= 1 : x >= 0;

    // The normal force at x is beta: the closed solution, times p.
    predicate force_at(JAM_STATE_PARAMETERS, real x, real beta) =
        alpha3 != alpha1 ? (alpha3 - alpha1) * beta * p == alpha2 * p + (-(alpha3 - alpha1) * b - alpha2 * p) * x
                         : beta * p == -b - alpha2 * p * x;

    // The normal force reaches 0: the point lifts off.
    predicate lifts_off(JAM_STATE_PARAMETERS) = \exists real x; reached(SPOT, x) && force_at(JAM_STATE, x, 0);

    // The normal force exceeds every bound.
    predicate force_diverges(JAM_STATE_PARAMETERS) =
        \forall real bound; \exists real x; reached(SPOT, x) && (\exists real beta; force_at(JAM_STATE, x, beta) && beta > bound);

    // The normal force never leaves the interval from its beginning to the limit, and comes as near to the limit as one likes.
    predicate force_tends_to(JAM_STATE_PARAMETERS, real limit) =
        \forall real distance; distance > 0 ==> (\exists real x; reached(SPOT, x) && (\forall real y, beta;
            reached(SPOT, y) && force_at(JAM_STATE, y, beta) && (alpha3 < alpha1 ? y <= x : y >= x) ==>
            limit - distance < beta && beta < limit + distance));
*/

#endif
