/* SPDX-License-Identifier: BSD-2-Clause */
/* What slip near a G-spot in three dimensions does, for all real data (spec/spatial/jam.md): in the time s, dt = p ds,
 *     p' = alpha1 p + eta b,    b' = alpha2 p + alpha3 b,
 * and the normal force beta of slip has p beta = -b. */
#ifndef SPEC_JAM_TURNING_MEANING_H
#define SPEC_JAM_TURNING_MEANING_H

#define TURNING_PARAMETERS real alpha1, real alpha2, real alpha3, real eta
#define TURNING alpha1, alpha2, alpha3, eta

/*@ logic real turning_p(TURNING_PARAMETERS, real p, real b) = alpha1 * p + eta * b;
    logic real turning_b(TURNING_PARAMETERS, real p, real b) = alpha2 * p + alpha3 * b;
    predicate turning_slips(real p, real b, real beta) = p > 0 && p * beta == -b;
    // beta' is the rate that p beta = -b has with these rates: p' beta + p beta' = -b'.
    predicate turning_rate(TURNING_PARAMETERS, real p, real b, real beta, real rate) =
        turning_p(TURNING, p, b) * beta + p * rate == -turning_b(TURNING, p, b);
    // The force is constant where its rate is 0.
    predicate turning_rests(TURNING_PARAMETERS, real beta) =
        \forall real p, b; turning_slips(p, b, beta) ==> turning_rate(TURNING, p, b, beta, 0.0);
    predicate turning_rests_twice(TURNING_PARAMETERS, real x, real y) =
        0 < x < y && turning_rests(TURNING, x) && turning_rests(TURNING, y);
    predicate turning_rests_at_most_once(TURNING_PARAMETERS) =
        \forall real x, y; x > 0 && y > 0 && turning_rests(TURNING, x) && turning_rests(TURNING, y) ==> x == y; */

#endif
