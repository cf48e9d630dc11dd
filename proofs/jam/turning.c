/* SPDX-License-Identifier: BSD-2-Clause */
/* Slip near a G-spot in three dimensions, for all real data.  The rate of the normal force beta is Q(beta) = eta beta^2 + delta beta - alpha2,
 * whose sign in a state is that of `rise`; the rate of p is p (alpha1 - eta beta); the force is constant if and only if it is a zero of Q; and
 * the number of positive zeros follows from the signs of eta, delta, alpha2 and the discriminant. */
#include "jam/turning_meaning.h"

#define ALL_TURNS \forall TURNING_PARAMETERS
/*@ logic real t_delta(TURNING_PARAMETERS) = alpha3 - alpha1;
    logic real t_Q(real eta, real delta, real alpha2, real beta) = (eta * beta + delta) * beta - alpha2;
    logic real t_rate(TURNING_PARAMETERS, real beta) = t_Q(eta, t_delta(TURNING), alpha2, beta);
    logic real t_rise(TURNING_PARAMETERS, real p, real b) = (eta * b - t_delta(TURNING) * p) * b - alpha2 * p * p;
    logic real t_discriminant(real eta, real delta, real alpha2) = delta * delta + 4 * (eta * alpha2);
    predicate t_is_zero(real eta, real delta, real alpha2, real beta) = t_Q(eta, delta, alpha2, beta) == 0;

    lemma equal_products: \forall real p, x, y; p > 0 ==> (p * x == p * y <==> x == y);
    lemma rate_times_p: ALL_TURNS, real p, b, beta; p * beta == -b ==>
        -turning_b(TURNING, p, b) - turning_p(TURNING, p, b) * beta == p * t_rate(TURNING, beta);
    lemma rate_is: ALL_TURNS, real p, b, beta, rate; turning_slips(p, b, beta) ==>
        (turning_rate(TURNING, p, b, beta, rate) <==> rate == t_rate(TURNING, beta));
    lemma p_is: ALL_TURNS, real p, b, beta; turning_slips(p, b, beta) ==> turning_p(TURNING, p, b) == p * (alpha1 - eta * beta);
    lemma rise_is: ALL_TURNS, real p, b, beta; p * beta == -b ==> t_rise(TURNING, p, b) == p * p * t_rate(TURNING, beta);
    lemma square: \forall real p; p > 0 ==> p * p > 0;
    lemma sign_of_product: \forall real s, x; s > 0 ==> (s * x > 0 <==> x > 0) && (s * x < 0 <==> x < 0) && (s * x == 0 <==> x == 0);
    lemma rise_sign: ALL_TURNS, real p, b, beta; turning_slips(p, b, beta) ==>
        (t_rise(TURNING, p, b) > 0 <==> t_rate(TURNING, beta) > 0) && (t_rise(TURNING, p, b) < 0 <==> t_rate(TURNING, beta) < 0);

    // The force is constant at the zeros of Q; p = 1, b = -beta is a state with the force beta.
    lemma state_of: \forall real beta; turning_slips(1.0, -beta, beta);
    lemma rests_here: ALL_TURNS, real beta; t_is_zero(eta, t_delta(TURNING), alpha2, beta) ==> turning_rests(TURNING, beta);
    lemma rests_at: ALL_TURNS, real p, b, beta; turning_rests(TURNING, beta) && turning_slips(p, b, beta) ==> turning_rate(TURNING, p, b, beta, 0.0);
    lemma rests_there: ALL_TURNS, real beta; turning_rests(TURNING, beta) ==> turning_rate(TURNING, 1.0, -beta, beta, 0.0);
    lemma rate_there: ALL_TURNS, real beta; turning_rate(TURNING, 1.0, -beta, beta, 0.0) ==> t_rate(TURNING, beta) == 0;
    lemma rests_only: ALL_TURNS, real beta; turning_rests(TURNING, beta) ==> t_is_zero(eta, t_delta(TURNING), alpha2, beta);

    // Positive zeros.
    lemma completed: \forall real eta, delta, alpha2, x; 4 * (eta * t_Q(eta, delta, alpha2, x)) ==
        (2 * (eta * x) + delta) * (2 * (eta * x) + delta) - t_discriminant(eta, delta, alpha2);
    lemma not_negative: \forall real x; x * x >= 0;
    lemma none_by_discriminant: \forall real eta, delta, alpha2, x; t_discriminant(eta, delta, alpha2) < 0 ==> !t_is_zero(eta, delta, alpha2, x);
    lemma difference: \forall real eta, delta, alpha2, x, y; t_Q(eta, delta, alpha2, x) - t_Q(eta, delta, alpha2, y) == (x - y) * (eta * (x + y) + delta);
    lemma zero_product: \forall real x, y; x * y == 0 ==> x == 0 || y == 0;
    lemma sum_of_two: \forall real eta, delta, alpha2, x, y; t_is_zero(eta, delta, alpha2, x) && t_is_zero(eta, delta, alpha2, y) && x != y ==>
        eta * (x + y) + delta == 0;
    lemma product_of_two: \forall real eta, delta, alpha2, x, y; t_is_zero(eta, delta, alpha2, x) && eta * (x + y) + delta == 0 ==> eta * (x * y) == -alpha2;
    lemma positive_sum: \forall real x, y; x > 0 && y > 0 ==> x + y > 0;
    lemma positive_product: \forall real x, y; x > 0 && y > 0 ==> x * y > 0;
    lemma opposite: \forall real eta, s, d; s > 0 && eta != 0 && eta * s == -d ==> eta * d < 0;
    lemma two_need_delta: \forall real eta, delta, alpha2, x, y; t_is_zero(eta, delta, alpha2, x) && t_is_zero(eta, delta, alpha2, y) && 0 < x < y && eta != 0 ==>
        eta * delta < 0;
    lemma two_need_alpha2: \forall real eta, delta, alpha2, x, y; t_is_zero(eta, delta, alpha2, x) && t_is_zero(eta, delta, alpha2, y) && 0 < x < y && eta != 0 ==>
        eta * alpha2 < 0;
    lemma one_needs: \forall real eta, delta, alpha2, x; x > 0 && t_is_zero(eta, delta, alpha2, x) && eta * alpha2 <= 0 && eta != 0 ==> eta * delta < 0;
    lemma straight_needs: \forall real delta, alpha2, x; x > 0 && t_is_zero(0.0, delta, alpha2, x) ==> delta * alpha2 > 0 || (delta == 0 && alpha2 == 0);
    check lemma normal_force_rate: ALL_TURNS, real p, b, beta, rate; turning_slips(p, b, beta) ==>
        (turning_rate(TURNING, p, b, beta, rate) <==> rate == t_rate(TURNING, beta));
    check lemma force_rests: ALL_TURNS, real beta; turning_rests(TURNING, beta) <==> t_is_zero(eta, t_delta(TURNING), alpha2, beta);
    check lemma no_rest: ALL_TURNS, real beta; t_discriminant(eta, t_delta(TURNING), alpha2) < 0 ==> !turning_rests(TURNING, beta);
    check lemma no_positive_rest: ALL_TURNS, real beta; eta != 0 && eta * alpha2 <= 0 && eta * t_delta(TURNING) >= 0 && beta > 0 ==> !turning_rests(TURNING, beta);
    check lemma one_rest_at_most: ALL_TURNS; eta != 0 && eta * alpha2 >= 0 ==> turning_rests_at_most_once(TURNING);
    check lemma two_rests: ALL_TURNS, real x, y; eta != 0 && turning_rests_twice(TURNING, x, y) ==> eta * alpha2 < 0 && eta * t_delta(TURNING) < 0; */
