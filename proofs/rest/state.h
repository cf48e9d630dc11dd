/* SPDX-License-Identifier: BSD-2-Clause */
/* An equilibrium, for all real data.  The point can stay if and only if E+ <= 0, E- <= 0 and N >= 0.  If it can, the condition `contact`
 * holds if and only if b < 0, E+ < 0 and E- < 0, and fails if and only if b > 0. */
#ifndef PROOFS_REST_STATE_H
#define PROOFS_REST_STATE_H

#include "rest/meaning.h"

#define ALL_STATES \forall REST_PARAMETERS
#define HOLDING T_holding(REST_STATE), N_holding(REST_STATE)
/*@ logic real r_Delta(BODY_PARAMETERS) = A * C - B * B;
    logic real r_E_plus(REST_PARAMETERS) = a * (C - mu * B) + b * (mu * A - B);
    logic real r_E_minus(REST_PARAMETERS) = b * (mu * A + B) - a * (C + mu * B);
    logic real r_N(REST_PARAMETERS) = a * B - b * A;
    logic real r_T(REST_PARAMETERS) = b * B - a * C;
    predicate solves(real D, real x, real n) = D * x == n;
    logic real r_over(real n, real D) = n / D;
    STEP(over: \forall real n, D; D > 0 ==> solves(D, r_over(n, D), n))

    // The force of stick is (N, N_T) / Delta.
    predicate named(REST_PARAMETERS, real N, real T) = solves(r_Delta(BODY), N, r_N(REST_STATE)) && solves(r_Delta(BODY), T, r_T(REST_STATE));
    STEP(named_planted: ALL_STATES; body(BODY) ==> named(REST_STATE, r_over(r_N(REST_STATE), r_Delta(BODY)), r_over(r_T(REST_STATE), r_Delta(BODY))))
    STEP(stick_named_only: ALL_STATES, real N, T; body(BODY) && closed_T(RESTING, N, T) ==> named(REST_STATE, N, T))
    STEP(open_is_closed: ALL_STATES, real N, T; open_T(RESTING, N, T) ==> closed_T(RESTING, N, T))
    STEP(nothing: \forall real D, x; D > 0 && solves(D, x, 0.0) ==> x == 0)
    STEP(still_T: ALL_STATES, real N, T; named(REST_STATE, N, T) ==> solves(r_Delta(BODY), a + A * T + B * N, 0.0))
    STEP(still_N: ALL_STATES, real N, T; named(REST_STATE, N, T) ==> solves(r_Delta(BODY), b + B * T + C * N, 0.0))
    STEP(named_still: ALL_STATES, real N, T; body(BODY) && named(REST_STATE, N, T) ==> a + A * T + B * N == 0 && b + B * T + C * N == 0)
    STEP(named_plus: ALL_STATES, real N, T; body(BODY) && named(REST_STATE, N, T) ==> r_E_plus(REST_STATE) == -(r_Delta(BODY) * (T + mu * N)))
    STEP(named_minus: ALL_STATES, real N, T; body(BODY) && named(REST_STATE, N, T) ==> r_E_minus(REST_STATE) == r_Delta(BODY) * (T - mu * N))
    predicate of_sign(real D, real x, real n) = D > 0 && n == D * x;
    STEP(same_sign: \forall real D, x, n; of_sign(D, x, n) ==> (x > 0 <==> n > 0) && (x >= 0 <==> n >= 0))
    STEP(edges: ALL_STATES, real N, T; body(BODY) && named(REST_STATE, N, T) ==> of_sign(r_Delta(BODY), N, r_N(REST_STATE)) &&
        of_sign(r_Delta(BODY), T + mu * N, -r_E_plus(REST_STATE)) && of_sign(r_Delta(BODY), mu * N - T, -r_E_minus(REST_STATE)))
    predicate closed_signs(REST_PARAMETERS) = r_E_plus(REST_STATE) <= 0 && r_E_minus(REST_STATE) <= 0 && r_N(REST_STATE) >= 0;
    predicate open_signs(REST_PARAMETERS) = r_E_plus(REST_STATE) < 0 && r_E_minus(REST_STATE) < 0 && r_N(REST_STATE) > 0;
    STEP(closed_only: ALL_STATES, real N, T; body(BODY) && closed_T(RESTING, N, T) ==> closed_signs(REST_STATE))
    STEP(closed_here: ALL_STATES, real N, T; body(BODY) && named(REST_STATE, N, T) && closed_signs(REST_STATE) ==> closed_T(RESTING, N, T))
    STEP(open_only: ALL_STATES, real N, T; body(BODY) && open_T(RESTING, N, T) ==> open_signs(REST_STATE))
    STEP(open_here: ALL_STATES, real N, T; body(BODY) && named(REST_STATE, N, T) && open_signs(REST_STATE) ==> open_T(RESTING, N, T))
    STEP(closed_intro: ALL_STATES, real N, T; closed_T(RESTING, N, T) ==> exists_closed_T(RESTING))
    STEP(open_intro: ALL_STATES, real N, T; open_T(RESTING, N, T) ==> exists_open_T(RESTING))
    STEP(stays_only: ALL_STATES; body(BODY) && can_stay(REST_STATE) ==> closed_signs(REST_STATE))
    STEP(stays_here: ALL_STATES; body(BODY) && closed_signs(REST_STATE) ==> can_stay(REST_STATE))
    lemma stays: ALL_STATES; body(BODY) ==> (can_stay(REST_STATE) <==> closed_signs(REST_STATE));
    STEP(sticks_only: ALL_STATES; body(BODY) && T_CONSISTENT(RESTING) ==> open_signs(REST_STATE))
    STEP(sticks_here: ALL_STATES; body(BODY) && open_signs(REST_STATE) ==> T_CONSISTENT(RESTING))

    // The other modes.
    STEP(flight_here: ALL_STATES; b >= 0 ==> closed_F(RESTING, 0.0, 0.0))
    STEP(flight_open: ALL_STATES; b > 0 ==> open_F(RESTING, 0.0, 0.0))
    STEP(flight_closed_intro: ALL_STATES; closed_F(RESTING, 0.0, 0.0) ==> exists_closed_F(RESTING))
    STEP(flight_open_intro: ALL_STATES; open_F(RESTING, 0.0, 0.0) ==> exists_open_F(RESTING))
    STEP(flight_not: ALL_STATES; b < 0 ==> !exists_closed_F(RESTING))
    STEP(flight_not_open: ALL_STATES; exists_open_F(RESTING) ==> b > 0)
    STEP(forward_not_here: ALL_STATES, real N, T; b < 0 && r_E_plus(REST_STATE) < 0 ==> !closed_S_plus(RESTING, N, T))
    STEP(backward_not_here: ALL_STATES, real N, T; b < 0 && r_E_minus(REST_STATE) < 0 ==> !closed_S_minus(RESTING, N, T))
    STEP(forward_not: ALL_STATES; b < 0 && r_E_plus(REST_STATE) < 0 ==> !exists_closed_S_plus(RESTING))
    STEP(backward_not: ALL_STATES; b < 0 && r_E_minus(REST_STATE) < 0 ==> !exists_closed_S_minus(RESTING))
    STEP(pressed: ALL_STATES; body(BODY) && b < 0 && r_E_plus(REST_STATE) < 0 && r_E_minus(REST_STATE) < 0 && r_N(REST_STATE) >= 0 ==> open_signs(REST_STATE))

    // The result: the words of the condition `contact`, for a point that can stay.
    STEP(holds_only: ALL_STATES; body(BODY) && contact_holds(REST_STATE) ==> b < 0 && r_E_plus(REST_STATE) < 0 && r_E_minus(REST_STATE) < 0)
    STEP(holds_here: ALL_STATES; body(BODY) && can_stay(REST_STATE) && b < 0 && r_E_plus(REST_STATE) < 0 && r_E_minus(REST_STATE) < 0 ==> contact_holds(REST_STATE))
    lemma holds: ALL_STATES; body(BODY) && can_stay(REST_STATE) ==>
        (contact_holds(REST_STATE) <==> b < 0 && r_E_plus(REST_STATE) < 0 && r_E_minus(REST_STATE) < 0);
    lemma fails: ALL_STATES; contact_fails(REST_STATE) <==> b > 0; */

#endif
