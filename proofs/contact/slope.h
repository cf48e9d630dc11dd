/* SPDX-License-Identifier: BSD-2-Clause */
/* The sign of the normal acceleration at a normal force n near the force N of a mode: `*_over` for n > N, `*_under` for n < N.  Each lemma
 * covers a range of n in which one formula holds, so that polynomial arithmetic proves it (z3nra). */
#ifndef PROOFS_CONTACT_SLOPE_H
#define PROOFS_CONTACT_SLOPE_H

#include "friction.h"
#include "modes.h"

/* Slip, for both directions, with the names of modes.h.  For p > 0 > b the acceleration is positive above N (S_over) and
 * negative below (S_under); for p < 0 < b it is positive below.  For b = 0 the only force of the mode is 0 if p is not 0; if p = 0, every
 * normal force is one. */
#define SLOPE(S, p, k, a1, u1)                                                                                        \
    lemma S##_over: ALL_STATES, real N, T, n, t; hypotheses(STATE) && p > 0 && b < 0 && closed_##S(STATE, N, T) &&    \
        coulomb(STATE, n, t) && n > N ==> acceleration_N(STATE, n, t) > 0;                                            \
    STEP(S##_under_slipping: ALL_STATES, real N, T, n, t; hypotheses(STATE) && p > 0 && u1 > 0 &&                     \
        closed_##S(STATE, N, T) && coulomb(STATE, n, t) && 0 < n < N ==> acceleration_N(STATE, n, t) < 0)             \
    STEP(S##_under_resting: ALL_STATES, real N, T, n, t; hypotheses(STATE) && p > 0 && b < 0 && u == 0 &&             \
        closed_##S(STATE, N, T) && coulomb(STATE, n, t) && 0 < n < N ==> acceleration_N(STATE, n, t) < 0)             \
    STEP(S##_under: ALL_STATES, real N, T, n, t; hypotheses(STATE) && p > 0 && b < 0 && closed_##S(STATE, N, T) &&    \
        coulomb(STATE, n, t) && 0 < n < N ==> acceleration_N(STATE, n, t) < 0)                                        \
    STEP(S##_under_paradox: ALL_STATES, real N, T, n, t; hypotheses(STATE) && p < 0 && b > 0 &&                       \
        closed_##S(STATE, N, T) && coulomb(STATE, n, t) && 0 < n < N ==> acceleration_N(STATE, n, t) > 0)             \
    lemma S##_loaded: ALL_STATES, real N, T; closed_##S(STATE, N, T) && b != 0 ==> N > 0;                             \
    lemma S##_not_negative: ALL_STATES, real N, T; closed_##S(STATE, N, T) ==> N >= 0;                                \
    lemma S##_unloaded: ALL_STATES, real N, T; hypotheses(STATE) && closed_##S(STATE, N, T) && b == 0 && p != 0 ==> N == 0; \
    lemma S##_unloaded_admits: ALL_STATES, real N, T; hypotheses(STATE) && closed_##S(STATE, N, T) && b == 0 ==>      \
        u1 > 0 || (u == 0 && a1 >= 0);                                                                                \
    lemma S##_unloaded_over: ALL_STATES, real n, t; hypotheses(STATE) && p > 0 && b == 0 &&                           \
        (u1 > 0 || (u == 0 && a1 >= 0)) && coulomb(STATE, n, t) && n > 0 ==> acceleration_N(STATE, n, t) > 0;         \
    lemma S##_unloaded_pole: ALL_STATES, real n, t; hypotheses(STATE) && p == 0 && b == 0 &&                          \
        (u1 > 0 || (u == 0 && a1 >= 0)) && coulomb(STATE, n, t) && n > 0 ==> acceleration_N(STATE, n, t) >= 0;        \
    lemma S##_unloaded_paradox_slipping: ALL_STATES, real n, t; hypotheses(STATE) && p < 0 && b == 0 && u1 > 0 &&     \
        coulomb(STATE, n, t) && n > 0 ==> acceleration_N(STATE, n, t) < 0;                                            \
    STEP(S##_unloaded_paradox_resting: ALL_STATES, real n, t, l; hypotheses(STATE) && p < 0 && b == 0 && u == 0 &&    \
        a1 > 0 && half(side_##S, a, k, l) && coulomb(STATE, n, t) && 0 < n < l ==> acceleration_N(STATE, n, t) < 0)   \
    lemma S##_pole_drags: ALL_STATES, real N, T, n; hypotheses(STATE) && p == 0 && b == 0 &&                          \
        closed_##S(STATE, N, T) && 0 < n < N ==> coulomb(STATE, n, drag_##S(mu, n)) &&                                \
        acceleration_N(STATE, n, drag_##S(mu, n)) == 0;
#define side_S_plus 1.0
#define side_S_minus (-1.0)
/*@ SLOPE(S_plus, P_PLUS, K_PLUS, a, u) */
/*@ SLOPE(S_minus, P_MINUS, K_MINUS, (-a), (-u)) */

/*@ lemma weightless_over: ALL_STATES, real n, t; hypotheses(STATE) && b == 0 && a == 0 && u == 0 &&
        coulomb(STATE, n, t) && n > 0 ==> acceleration_N(STATE, n, t) > 0;
    lemma T_over: ALL_STATES, real N, T, n, t; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && closed_T(STATE, N, T) &&
        coulomb(STATE, n, t) && n > N ==> acceleration_N(STATE, n, t) > 0;
    // Strictly inside the friction cone the contact also sticks at slightly smaller normal forces.
    predicate inside_plus(STATE_PARAMETERS, real n) = a - K_PLUS * n < 0;
    predicate inside_minus(STATE_PARAMETERS, real n) = a + K_MINUS * n > 0;
    lemma T_inside_plus: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && closed_T(STATE, N, T) ==> inside_plus(STATE, N);
    lemma T_inside_minus: ALL_STATES, real N, T; hypotheses(STATE) && E_MINUS < 0 && closed_T(STATE, N, T) ==> inside_minus(STATE, N);
    // While the contact sticks, a change x of the normal force changes the normal acceleration by w = (Delta / A) x.
    predicate answers(real A, real B, real C, real x, real y, real w) =
        A > 0 && A * C - B * B > 0 && A * y + B * x == 0 && w == B * y + C * x;
    STEP(answers_less: \forall real A, B, C, x, y, w; answers(A, B, C, x, y, w) && x < 0 ==> w < 0)
    STEP(T_answers: ALL_STATES, real N, T, n, t; hypotheses(STATE) && closed_T(STATE, N, T) &&
        acceleration_T(STATE, n, t) == 0 ==> answers(A, B, C, minus(n, N), minus(t, T), acceleration_N(STATE, n, t)))
    STEP(minus_less: \forall real x, y; x < y ==> minus(x, y) < 0)
    STEP(T_under_still: ALL_STATES, real N, T, n, t; hypotheses(STATE) && closed_T(STATE, N, T) &&
        acceleration_T(STATE, n, t) == 0 && n < N ==> acceleration_N(STATE, n, t) < 0)
    STEP(T_under_slides_plus: ALL_STATES, real N, n, t; hypotheses(STATE) && E_PLUS < 0 && b <= 0 && u == 0 &&
        inside_plus(STATE, N) && coulomb(STATE, n, t) && acceleration_T(STATE, n, t) > 0 && 0 < n < N ==>
        acceleration_N(STATE, n, t) < 0)
    STEP(T_under_slides_minus: ALL_STATES, real N, n, t; hypotheses(STATE) && E_MINUS < 0 && b <= 0 && u == 0 &&
        inside_minus(STATE, N) && coulomb(STATE, n, t) && acceleration_T(STATE, n, t) < 0 && 0 < n < N ==>
        acceleration_N(STATE, n, t) < 0)
    STEP(T_rests: ALL_STATES, real N, T; closed_T(STATE, N, T) ==> u == 0)
    lemma T_under: ALL_STATES, real N, T, n, t; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && b <= 0 &&
        closed_T(STATE, N, T) && coulomb(STATE, n, t) && 0 < n < N ==> acceleration_N(STATE, n, t) < 0;
    // For b > 0, the normal force l at which stick ends when the normal force is reduced.
    predicate starts_plus(STATE_PARAMETERS, real l) = K_PLUS * l == a;
    predicate starts_minus(STATE_PARAMETERS, real l) = K_MINUS * l == -a;
    lemma T_paradox_plus: ALL_STATES; hypotheses(STATE) && E_PLUS < 0 && P_PLUS < 0 && b > 0 ==> a > 0;
    lemma T_paradox_minus: ALL_STATES; hypotheses(STATE) && E_MINUS < 0 && P_MINUS < 0 && b > 0 ==> a < 0;
    STEP(T_starts_plus: ALL_STATES, real n, t, l; hypotheses(STATE) && u == 0 && a > 0 && K_PLUS > 0 && K_MINUS > 0 &&
        coulomb(STATE, n, t) && starts_plus(STATE, l) && l < n ==> acceleration_T(STATE, n, t) == 0)
    STEP(T_starts_minus: ALL_STATES, real n, t, l; hypotheses(STATE) && u == 0 && a < 0 && K_PLUS > 0 && K_MINUS > 0 &&
        coulomb(STATE, n, t) && starts_minus(STATE, l) && l < n ==> acceleration_T(STATE, n, t) == 0)
    lemma T_under_plus: ALL_STATES, real N, T, n, t, l; hypotheses(STATE) && E_PLUS < 0 && P_PLUS < 0 && b > 0 &&
        closed_T(STATE, N, T) && coulomb(STATE, n, t) && starts_plus(STATE, l) && l < n < N ==> acceleration_N(STATE, n, t) < 0;
    lemma T_under_minus: ALL_STATES, real N, T, n, t, l; hypotheses(STATE) && E_MINUS < 0 && P_MINUS < 0 && b > 0 &&
        closed_T(STATE, N, T) && coulomb(STATE, n, t) && starts_minus(STATE, l) && l < n < N ==> acceleration_N(STATE, n, t) < 0;
    lemma T_start_plus: ALL_STATES, real N, l; a > 0 && K_PLUS > 0 && starts_plus(STATE, l) && inside_plus(STATE, N) ==>
        0 <= l < N;
    lemma T_start_minus: ALL_STATES, real N, l; a < 0 && K_MINUS > 0 && starts_minus(STATE, l) && inside_minus(STATE, N) ==>
        0 <= l < N;
    logic real start_plus(STATE_PARAMETERS) = a / K_PLUS;
    logic real start_minus(STATE_PARAMETERS) = -a / K_MINUS;
    lemma start_plus_plant: ALL_STATES; K_PLUS > 0 ==> starts_plus(STATE, start_plus(STATE));
    lemma start_minus_plant: ALL_STATES; K_MINUS > 0 ==> starts_minus(STATE, start_minus(STATE));
    lemma T_edge_plus: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS == 0 && closed_T(STATE, N, T) ==>
        closed_S_plus(STATE, N, T);
    lemma T_edge_minus: ALL_STATES, real N, T; hypotheses(STATE) && E_MINUS == 0 && closed_T(STATE, N, T) ==>
        closed_S_minus(STATE, N, T);
    lemma T_loaded: ALL_STATES, real N, T; hypotheses(STATE) && closed_T(STATE, N, T) && (E_PLUS < 0 || E_MINUS < 0) ==> N > 0;
    lemma T_weightless: ALL_STATES, real N, T; hypotheses(STATE) && b == 0 && a == 0 && closed_T(STATE, N, T) ==> N == 0;
    STEP(F_over: ALL_STATES, real n, t, l; hypotheses(STATE) && b > 0 && l * (1 + mu * (1 + B * B)) == b &&
        coulomb(STATE, n, t) && 0 < n < l ==> acceleration_N(STATE, n, t) > 0)
*/
#endif
