/* SPDX-License-Identifier: BSD-2-Clause */
/* The outcome of a state near a G-spot (spec/jam/outcomes.h) is decided by its signs (signs.h). */
#ifndef PROOFS_JAM_OUTCOMES_H
#define PROOFS_JAM_OUTCOMES_H

#include "jam/outcomes.h"

#include "course.h"
#include "signs.h"

#define SLIPPING real p, real b, FORCE_PARAMETERS
#define SLIPS p, b, FORCE
#define ALL_SLIPPING \forall SLIPPING, SIGNS_OF_SPOT
#define STATE_SIGNED slips_with(p, b, begin) && spot_signs(SPOT_SIGNS, alpha1, alpha2, alpha3, p, b)

/*@ STEP(begins_positive: ALL_SLIPPING; slips_with(p, b, begin) ==> begin > 0)
    STEP(rate_times: ALL_SLIPPING; slips_with(p, b, begin) ==>
        p * ((alpha3 - alpha1) * begin - alpha2) == -(alpha2 * p + (alpha3 - alpha1) * b))
    STEP(rate_sign: ALL_SLIPPING, real rate; STATE_SIGNED && rate == (alpha3 - alpha1) * begin - alpha2 ==> has_sign(-f, rate))
    STEP(sign_lifts_is: ALL_SLIPPING; STATE_SIGNED ==> (sign_lifts(a2, d, f) <==> course_lifts(alpha3 - alpha1, alpha2, j_rate(FORCE))))
    STEP(sign_exceeds_is: ALL_SLIPPING; STATE_SIGNED ==> (sign_exceeds(d, f) <==> course_exceeds(alpha3 - alpha1, j_rate(FORCE))))
    lemma signs_lift: ALL_SLIPPING; STATE_SIGNED && sign_lifts(a2, d, f) ==> jam_lifts(FORCE);
    lemma signs_press: ALL_SLIPPING; STATE_SIGNED && !sign_lifts(a2, d, f) ==> jam_pressed(FORCE);
    lemma signs_exceed: ALL_SLIPPING; STATE_SIGNED && sign_exceeds(d, f) ==> jam_exceeds(FORCE);
    lemma signs_bound: ALL_SLIPPING; STATE_SIGNED && !sign_exceeds(d, f) ==> !jam_exceeds(FORCE); */

/* If the normal force neither reaches 0 nor exceeds every bound, it tends to alpha2 / delta, or is constant for delta = 0. */
#define ALL_NEAR \forall FORCE_PARAMETERS, real limit, e, x0
#define FIXED alpha3 < alpha1 && is_fixed(j_d(alpha1, alpha3), alpha2, limit)
#define NEAR_AT(x0) near_named(j_d(alpha1, alpha3), j_rate(FORCE), e, x0)
/*@ logic real j_d(real alpha1, real alpha3) = alpha3 - alpha1;
    predicate is_fixed(real d, real c, real limit) = limit * d == c;
    predicate on_course(real d, real c, real rate, real x, real beta) = d * beta == c + rate * x;
    predicate near_named(real d, real rate, real e, real x) = x * (e * -d + 1 + rate * rate) == e * -d;
    logic real near_x(real d, real rate, real e) = e * -d / (e * -d + 1 + rate * rate);
    STEP(near_quotient: \forall real d, rate, e; d < 0 && e > 0 ==> near_named(d, rate, e, near_x(d, rate, e)))
    STEP(near_reached: \forall real d, rate, e, x; d < 0 && e > 0 && near_named(d, rate, e, x) ==> 0 < x && x <= 1)
    STEP(near_above: \forall real d, c, rate, e, limit, x0, x, beta; d < 0 && e > 0 && near_named(d, rate, e, x0) && 0 < x && x <= x0 &&
        on_course(d, c, rate, x, beta) && is_fixed(d, c, limit) ==> limit - e < beta)
    STEP(near_below: \forall real d, c, rate, e, limit, x0, x, beta; d < 0 && e > 0 && near_named(d, rate, e, x0) && 0 < x && x <= x0 &&
        on_course(d, c, rate, x, beta) && is_fixed(d, c, limit) ==> beta < limit + e)
    STEP(near_there: \forall real d, c, rate, e, limit, x0, x, beta; d < 0 && e > 0 && near_named(d, rate, e, x0) && 0 < x && x <= x0 &&
        on_course(d, c, rate, x, beta) && is_fixed(d, c, limit) ==> jam_near(beta, limit, e))
    STEP(d_negative: \forall real alpha1, alpha3; alpha3 < alpha1 <==> j_d(alpha1, alpha3) < 0)
    STEP(from_below: \forall RATES_PARAMETERS, real x0, x; alpha3 < alpha1 && jam_from(RATES, x0, x) ==> 0 < x && x <= x0)
    STEP(at_below: \forall FORCE_PARAMETERS, real x, beta; alpha3 < alpha1 && force_at(FORCE, x, beta) ==>
        on_course(j_d(alpha1, alpha3), alpha2, j_rate(FORCE), x, beta))
    STEP(near_each: ALL_NEAR, x, beta; FIXED && e > 0 && NEAR_AT(x0) && jam_from(RATES, x0, x) && force_at(FORCE, x, beta) ==>
        jam_near(beta, limit, e))
    STEP(near_reaches: ALL_NEAR; alpha3 < alpha1 && e > 0 && NEAR_AT(x0) ==> reached(alpha1, alpha3, x0))
    STEP(stays_near: ALL_NEAR; FIXED && e > 0 && NEAR_AT(x0) ==> jam_stays_near(FORCE, limit, e, x0))
    STEP(comes_intro: ALL_NEAR; reached(alpha1, alpha3, x0) && jam_stays_near(FORCE, limit, e, x0) ==> jam_comes_near(FORCE, limit, e))
    STEP(comes_named: ALL_NEAR; FIXED && e > 0 && NEAR_AT(x0) ==> jam_comes_near(FORCE, limit, e))
    STEP(named_near: \forall FORCE_PARAMETERS, real e; alpha3 < alpha1 && e > 0 ==> NEAR_AT(near_x(j_d(alpha1, alpha3), j_rate(FORCE), e)))
    predicate falls_within(FORCE_PARAMETERS, real limit, real e) = FIXED && begin > 0 && e > 0;
    STEP(falls_reached: \forall FORCE_PARAMETERS, real limit, e; falls_within(FORCE, limit, e) ==>
        reached(alpha1, alpha3, near_x(j_d(alpha1, alpha3), j_rate(FORCE), e)))
    STEP(falls_near: \forall FORCE_PARAMETERS, real limit, e; falls_within(FORCE, limit, e) ==>
        jam_stays_near(FORCE, limit, e, near_x(j_d(alpha1, alpha3), j_rate(FORCE), e)))
    STEP(falls_comes: \forall FORCE_PARAMETERS, real limit, e; falls_within(FORCE, limit, e) ==> jam_comes_near(FORCE, limit, e))
    STEP(comes_each: \forall FORCE_PARAMETERS, real limit, e; FIXED && begin > 0 && e > 0 ==> jam_comes_near(FORCE, limit, e))
    STEP(tends_below: \forall FORCE_PARAMETERS, real limit; FIXED && begin > 0 ==> jam_tends(FORCE, limit))
    STEP(rests_at: \forall FORCE_PARAMETERS, real x, beta; begin > 0 && j_rate(FORCE) == 0 && reached(alpha1, alpha3, x) &&
        force_at(FORCE, x, beta) ==> beta == begin)
    STEP(rests_there: \forall FORCE_PARAMETERS, real e, x0, x, beta; begin > 0 && j_rate(FORCE) == 0 && e > 0 && jam_from(RATES, x0, x) &&
        force_at(FORCE, x, beta) ==> jam_near(beta, begin, e))
    STEP(rests_near: \forall FORCE_PARAMETERS, real e, x0; begin > 0 && j_rate(FORCE) == 0 && e > 0 ==> jam_stays_near(FORCE, begin, e, x0))
    logic real first_x(real alpha1, real alpha3) = alpha3 == alpha1 ? 0.0 : 1.0;
    STEP(first_reached: \forall RATES_PARAMETERS; reached(alpha1, alpha3, first_x(alpha1, alpha3)))
    STEP(rests_first: \forall FORCE_PARAMETERS, real e; begin > 0 && j_rate(FORCE) == 0 && e > 0 ==>
        jam_stays_near(FORCE, begin, e, first_x(alpha1, alpha3)))
    predicate rests_within(FORCE_PARAMETERS, real e) = begin > 0 && j_rate(FORCE) == 0 && e > 0;
    STEP(within_near: \forall FORCE_PARAMETERS, real e; rests_within(FORCE, e) ==> jam_stays_near(FORCE, begin, e, first_x(alpha1, alpha3)))
    STEP(within_comes: \forall FORCE_PARAMETERS, real e; rests_within(FORCE, e) ==> jam_comes_near(FORCE, begin, e))
    STEP(rests_comes: \forall FORCE_PARAMETERS, real e; begin > 0 && j_rate(FORCE) == 0 && e > 0 ==> jam_comes_near(FORCE, begin, e))
    STEP(rests_tends: \forall FORCE_PARAMETERS; begin > 0 && j_rate(FORCE) == 0 ==> jam_tends(FORCE, begin))
    STEP(signs_still: ALL_SLIPPING; STATE_SIGNED && !sign_lifts(a2, d, f) && !sign_exceeds(d, f) ==> j_rate(FORCE) == 0 || alpha3 < alpha1)
    STEP(signs_rate: ALL_SLIPPING; STATE_SIGNED && !sign_lifts(a2, d, f) && !sign_exceeds(d, f) && d == 0 ==> j_rate(FORCE) == 0)
    STEP(still_limit: \forall FORCE_PARAMETERS, real limit; j_rate(FORCE) == 0 && alpha3 != alpha1 && is_fixed(j_d(alpha1, alpha3), alpha2, limit) ==>
        limit == begin)
    STEP(sign_d: ALL_SLIPPING; STATE_SIGNED ==> (d == 0 <==> alpha3 == alpha1))
    lemma signs_tend: ALL_SLIPPING, real limit; STATE_SIGNED && !sign_lifts(a2, d, f) && !sign_exceeds(d, f) && d != 0 &&
        is_fixed(j_d(alpha1, alpha3), alpha2, limit) ==> jam_tends(FORCE, limit);
    lemma signs_rest: ALL_SLIPPING; STATE_SIGNED && !sign_lifts(a2, d, f) && !sign_exceeds(d, f) && d == 0 ==> jam_tends(FORCE, begin); */

#endif
