/* SPDX-License-Identifier: BSD-2-Clause */
/* The meaning of the words of a verdict on a G-spot: the flow of p and b, and the fate of its normal force beta = -b /
 * p. This file does not use the table.
 *
 * x takes the values that `reached` of spec/jam/meaning.h names: it is e^(delta s), or s when delta = 0. That the
 * solutions of the linear equations have this form is calculus, and stated there. */
#ifndef SPEC_JAM_WORDS_H
#define SPEC_JAM_WORDS_H

#include "jam/meaning.h"

#define RATES_PARAMETERS real alpha1, real alpha2, real alpha3
#define RATES alpha1, alpha2, alpha3

/*@ // The rates of p and b in the time s, and that of beta: that of -b is that of beta p.
    logic real jam_p_rate(RATES_PARAMETERS, real p, real b) = alpha1 * p;
    logic real jam_b_rate(RATES_PARAMETERS, real p, real b) = alpha2 * p + alpha3 * b;
    predicate jam_force_rate(RATES_PARAMETERS, real p, real b, real beta, real rate) =
        rate * p + beta * jam_p_rate(RATES, p, b) == -jam_b_rate(RATES, p, b);

    // The time of x is that of x0 or later.
    predicate jam_from(RATES_PARAMETERS, real x0, real x) = reached(alpha1, alpha3, x) && (alpha3 < alpha1 ? x <= x0 : x >= x0);

    // The force reaches 0; stays positive; exceeds every bound; tends to a limit.
    predicate jam_lifts(FORCE_PARAMETERS) = \exists real x; force_reached(FORCE, x, 0.0);
    predicate jam_pressed(FORCE_PARAMETERS) = \forall real x, beta; force_reached(FORCE, x, beta) ==> beta > 0;
    predicate jam_exceeds(FORCE_PARAMETERS) = \forall real bound; bound > begin ==> \exists real x; force_reached(FORCE, x, bound);
    predicate jam_near(real beta, real limit, real e) = limit - e < beta && beta < limit + e;
    predicate jam_stays_near(FORCE_PARAMETERS, real limit, real e, real x0) = \forall real x, beta;
        jam_from(RATES, x0, x) && force_at(FORCE, x, beta) ==> jam_near(beta, limit, e);
    predicate jam_comes_near(FORCE_PARAMETERS, real limit, real e) = \exists real x0; reached(alpha1, alpha3, x0) && jam_stays_near(FORCE, limit, e, x0);
    predicate jam_tends(FORCE_PARAMETERS, real limit) = \forall real e; e > 0 ==> jam_comes_near(FORCE, limit, e); */

#endif
