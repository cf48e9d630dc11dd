/* SPDX-License-Identifier: BSD-2-Clause */
/* What happens near a G-spot: the solution of its linear equations, and nothing else.
 *
 * p' = alpha1 p, b' = alpha2 p + alpha3 b, dt = p ds. So p(s) = p(0) e^(alpha1 s), and the normal force beta = -b / p
 * satisfies beta' = delta beta - alpha2 with delta = alpha3 - alpha1. With E = e^(delta s), which runs through [1, inf)
 * as s does through [0, inf) if delta > 0, and through (0, 1] if delta < 0,
 *     delta beta(s) = alpha2 + (delta beta(0) - alpha2) E        if delta is not 0
 *     beta(s) = beta(0) - alpha2 s                               if delta = 0.
 * b(s) = -p(s) beta(s). Below, x denotes E if delta is not 0, and s if it is. This file does not use the table. */
#ifndef SPEC_JAM_MEANING_H
#define SPEC_JAM_MEANING_H

#define FORCE_PARAMETERS real alpha1, real alpha2, real alpha3, real begin
#define FORCE alpha1, alpha2, alpha3, begin

/*@ // The point slips, pressed down with the normal force `begin`.
    predicate slips_with(real p, real b, real begin) = p > 0 && b < 0 && begin * p == -b;

    // x is reached at some s >= 0.
    predicate reached(real alpha1, real alpha3, real x) =
        alpha3 > alpha1 ? x >= 1 : alpha3 < alpha1 ? 0 < x && x <= 1 : x >= 0;

    // The normal force, `begin` at first, is beta at x: the closed solution.
    predicate force_at(FORCE_PARAMETERS, real x, real beta) =
        alpha3 != alpha1 ? (alpha3 - alpha1) * beta == alpha2 + ((alpha3 - alpha1) * begin - alpha2) * x
                         : beta == begin - alpha2 * x;

    predicate force_reached(FORCE_PARAMETERS, real x, real beta) = reached(alpha1, alpha3, x) && force_at(FORCE, x, beta);
*/

#endif
