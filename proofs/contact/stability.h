/* SPDX-License-Identifier: BSD-2-Clause */
/* From the meaning of normal stability, of the friction cone and of an impact without collision to signs.
 *
 * The normal acceleration is examined for every normal force n near the force N of a mode.  `*_over`, `*_under`:
 * its sign for n > N, for n < N.  Where one formula for it holds, that is polynomial arithmetic (z3nra). */
#ifndef PROOFS_CONTACT_STABILITY_H
#define PROOFS_CONTACT_STABILITY_H

#include "count.h"
#include "words.h"

/* Coulomb's law gives a friction force for every normal force. */
/*@ predicate rubs(STATE_PARAMETERS, real n) = \exists real t; coulomb(STATE, n, t);
    predicate holds_still(real a, real A, real B, real n, real t) = a + A * t + B * n == 0;
    logic real still(real a, real A, real B, real n) = (-a - B * n) / A;
    lemma still_plant: \forall real a, A, B, n; A > 0 ==> holds_still(a, A, B, n, still(a, A, B, n));
    lemma rubs_intro: ALL_STATES, real n, t; coulomb(STATE, n, t) ==> rubs(STATE, n);
    lemma rubs_plus: ALL_STATES, real n, t; t == -mu * n && n >= 0 && mu >= 0 &&
        (u > 0 || (u == 0 && a - K_PLUS * n >= 0)) ==> coulomb(STATE, n, t);
    lemma rubs_minus: ALL_STATES, real n, t; t == mu * n && n >= 0 && mu >= 0 &&
        (u < 0 || (u == 0 && a + K_MINUS * n <= 0)) ==> coulomb(STATE, n, t);
    lemma rubs_still: ALL_STATES, real n, t; hypotheses(STATE) && n >= 0 && holds_still(a, A, B, n, t) &&
        u == 0 && a - K_PLUS * n <= 0 && a + K_MINUS * n >= 0 ==> coulomb(STATE, n, t);
    logic real drag_S_plus(real mu, real n) = -(mu * n);
    logic real drag_S_minus(real mu, real n) = -drag_S_plus(mu, n);
    lemma rubs_plus_plant: ALL_STATES, real n; n >= 0 && mu >= 0 && (u > 0 || (u == 0 && a - K_PLUS * n >= 0)) ==>
        coulomb(STATE, n, drag_S_plus(mu, n));
    lemma rubs_minus_plant: ALL_STATES, real n; n >= 0 && mu >= 0 && (u < 0 || (u == 0 && a + K_MINUS * n <= 0)) ==>
        coulomb(STATE, n, drag_S_minus(mu, n));
    lemma rubs_still_plant: ALL_STATES, real n; hypotheses(STATE) && n >= 0 && u == 0 && a - K_PLUS * n <= 0 &&
        a + K_MINUS * n >= 0 && holds_still(a, A, B, n, still(a, A, B, n)) ==> rubs(STATE, n);
    lemma rubs_plus_given: ALL_STATES, real n; n >= 0 && mu >= 0 && (u > 0 || (u == 0 && a - K_PLUS * n >= 0)) &&
        coulomb(STATE, n, drag_S_plus(mu, n)) ==> rubs(STATE, n);
    lemma rubs_plus_exists: ALL_STATES, real n; n >= 0 && mu >= 0 && (u > 0 || (u == 0 && a - K_PLUS * n >= 0)) ==>
        rubs(STATE, n);
    lemma rubs_minus_given: ALL_STATES, real n; n >= 0 && mu >= 0 && (u < 0 || (u == 0 && a + K_MINUS * n <= 0)) &&
        coulomb(STATE, n, drag_S_minus(mu, n)) ==> rubs(STATE, n);
    lemma rubs_minus_exists: ALL_STATES, real n; n >= 0 && mu >= 0 && (u < 0 || (u == 0 && a + K_MINUS * n <= 0)) ==>
        rubs(STATE, n);
    lemma rubs_still_exists: ALL_STATES, real n; hypotheses(STATE) && n >= 0 && u == 0 && a - K_PLUS * n <= 0 &&
        a + K_MINUS * n >= 0 ==> rubs(STATE, n);
    lemma rubs_always: ALL_STATES, real n; hypotheses(STATE) && n >= 0 ==> rubs(STATE, n);
*/

/* What rises does not sink. */
/*@ logic real middle(real x, real y) = (x + y) / 2;
    lemma middle_between: \forall real x, y; x < y ==> x < middle(x, y) < y;
    lemma opposite_at: ALL_STATES, real x, y, z, w, n, t; coulomb(STATE, n, t) && x < n < y && z < n < w ==>
        !(rises(STATE, x, y) && sinks(STATE, z, w));
    lemma opposite_rubs: ALL_STATES, real x, y, z, w, n; rubs(STATE, n) && x < n < y && z < n < w ==>
        !(rises(STATE, x, y) && sinks(STATE, z, w));
    lemma opposite_pressed_plant: ALL_STATES, real x, y, w; hypotheses(STATE) && rubs(STATE, middle(x, y)) &&
        x < y <= w ==> !(rises(STATE, x, y) && sinks(STATE, x, w)) && !(rises(STATE, x, w) && sinks(STATE, x, y));
    lemma opposite_pressed_within: ALL_STATES, real x, y, w; hypotheses(STATE) && 0 <= x && x < y <= w ==>
        !(rises(STATE, x, y) && sinks(STATE, x, w)) && !(rises(STATE, x, w) && sinks(STATE, x, y));
    lemma opposite_lifted_within: ALL_STATES, real x, z, y; hypotheses(STATE) && 0 <= z && z <= x < y ==>
        !(rises(STATE, x, y) && sinks(STATE, z, y)) && !(rises(STATE, z, y) && sinks(STATE, x, y));
    lemma opposite_pressed: ALL_STATES, real N; hypotheses(STATE) && 0 <= N ==>
        !(rises_pressed(STATE, N) && sinks_pressed(STATE, N));
    lemma opposite_lifted: ALL_STATES, real N; hypotheses(STATE) && 0 <= N ==>
        !(rises_lifted(STATE, N) && sinks_lifted(STATE, N));
    lemma opposite: ALL_STATES, real N; hypotheses(STATE) && 0 <= N ==> !(returns(STATE, N) && escapes(STATE, N));
*/

/* Slip, for both directions, with the names of modes.h.  S_over, S_under: a contact that slips against a pressing force
 * has the sign of p; without a load (b = 0) no force is the solution, or, at the pole, every force is one. */
#define SLOPE(S, p, k, a1, u1)                                                                              \
    lemma S##_over: ALL_STATES, real N, T, n, t; hypotheses(STATE) && p > 0 && b < 0 && closed_##S(STATE, N, T) &&    \
        coulomb(STATE, n, t) && n > N ==> acceleration_N(STATE, n, t) > 0;                                            \
    lemma S##_under_slipping: ALL_STATES, real N, T, n, t; hypotheses(STATE) && p > 0 && u1 > 0 &&                    \
        closed_##S(STATE, N, T) && coulomb(STATE, n, t) && 0 < n < N ==> acceleration_N(STATE, n, t) < 0;             \
    lemma S##_under_resting: ALL_STATES, real N, T, n, t; hypotheses(STATE) && p > 0 && b < 0 && u == 0 &&            \
        closed_##S(STATE, N, T) && coulomb(STATE, n, t) && 0 < n < N ==> acceleration_N(STATE, n, t) < 0;             \
    lemma S##_under: ALL_STATES, real N, T, n, t; hypotheses(STATE) && p > 0 && b < 0 && closed_##S(STATE, N, T) &&   \
        coulomb(STATE, n, t) && 0 < n < N ==> acceleration_N(STATE, n, t) < 0;                                        \
    lemma S##_under_paradox: ALL_STATES, real N, T, n, t; hypotheses(STATE) && p < 0 && b > 0 &&                      \
        closed_##S(STATE, N, T) && coulomb(STATE, n, t) && 0 < n < N ==> acceleration_N(STATE, n, t) > 0;             \
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
    lemma S##_unloaded_paradox_resting: ALL_STATES, real n, t, l; hypotheses(STATE) && p < 0 && b == 0 && u == 0 &&   \
        a1 > 0 && half(side_##S, a, k, l) && coulomb(STATE, n, t) && 0 < n < l ==> acceleration_N(STATE, n, t) < 0;   \
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
    // Inside the friction cone the contact sticks, and would with a little less force.
    predicate inside_plus(STATE_PARAMETERS, real n) = a - K_PLUS * n < 0;
    predicate inside_minus(STATE_PARAMETERS, real n) = a + K_MINUS * n > 0;
    lemma T_inside_plus: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && closed_T(STATE, N, T) ==> inside_plus(STATE, N);
    lemma T_inside_minus: ALL_STATES, real N, T; hypotheses(STATE) && E_MINUS < 0 && closed_T(STATE, N, T) ==> inside_minus(STATE, N);
    // While it sticks, the normal acceleration w follows a change x of the normal force with the slope Delta / A.
    predicate answers(real A, real B, real C, real x, real y, real w) =
        A > 0 && A * C - B * B > 0 && A * y + B * x == 0 && w == B * y + C * x;
    lemma answers_less: \forall real A, B, C, x, y, w; answers(A, B, C, x, y, w) && x < 0 ==> w < 0;
    lemma T_answers: ALL_STATES, real N, T, n, t; hypotheses(STATE) && closed_T(STATE, N, T) &&
        acceleration_T(STATE, n, t) == 0 ==> answers(A, B, C, minus(n, N), minus(t, T), acceleration_N(STATE, n, t));
    lemma minus_less: \forall real x, y; x < y ==> minus(x, y) < 0;
    lemma T_under_still: ALL_STATES, real N, T, n, t; hypotheses(STATE) && closed_T(STATE, N, T) &&
        acceleration_T(STATE, n, t) == 0 && n < N ==> acceleration_N(STATE, n, t) < 0;
    lemma T_under_slides_plus: ALL_STATES, real N, n, t; hypotheses(STATE) && E_PLUS < 0 && b <= 0 && u == 0 &&
        inside_plus(STATE, N) && coulomb(STATE, n, t) && acceleration_T(STATE, n, t) > 0 && 0 < n < N ==>
        acceleration_N(STATE, n, t) < 0;
    lemma T_under_slides_minus: ALL_STATES, real N, n, t; hypotheses(STATE) && E_MINUS < 0 && b <= 0 && u == 0 &&
        inside_minus(STATE, N) && coulomb(STATE, n, t) && acceleration_T(STATE, n, t) < 0 && 0 < n < N ==>
        acceleration_N(STATE, n, t) < 0;
    lemma T_rests: ALL_STATES, real N, T; closed_T(STATE, N, T) ==> u == 0;
    lemma T_under: ALL_STATES, real N, T, n, t; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && b <= 0 &&
        closed_T(STATE, N, T) && coulomb(STATE, n, t) && 0 < n < N ==> acceleration_N(STATE, n, t) < 0;
    // Under a lifting force it stops sticking at the normal force l.
    predicate starts_plus(STATE_PARAMETERS, real l) = K_PLUS * l == a;
    predicate starts_minus(STATE_PARAMETERS, real l) = K_MINUS * l == -a;
    lemma T_paradox_plus: ALL_STATES; hypotheses(STATE) && E_PLUS < 0 && P_PLUS < 0 && b > 0 ==> a > 0;
    lemma T_paradox_minus: ALL_STATES; hypotheses(STATE) && E_MINUS < 0 && P_MINUS < 0 && b > 0 ==> a < 0;
    lemma T_starts_plus: ALL_STATES, real n, t, l; hypotheses(STATE) && u == 0 && a > 0 && K_PLUS > 0 && K_MINUS > 0 &&
        coulomb(STATE, n, t) && starts_plus(STATE, l) && l < n ==> acceleration_T(STATE, n, t) == 0;
    lemma T_starts_minus: ALL_STATES, real n, t, l; hypotheses(STATE) && u == 0 && a < 0 && K_PLUS > 0 && K_MINUS > 0 &&
        coulomb(STATE, n, t) && starts_minus(STATE, l) && l < n ==> acceleration_T(STATE, n, t) == 0;
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
    lemma F_over: ALL_STATES, real n, t, l; hypotheses(STATE) && b > 0 && l * (1 + mu * (1 + B * B)) == b &&
        coulomb(STATE, n, t) && 0 < n < l ==> acceleration_N(STATE, n, t) > 0;
*/

/* From one normal force to the forces near N. */
/*@ predicate floats(STATE_PARAMETERS, real n) = \exists real t; coulomb(STATE, n, t) && acceleration_N(STATE, n, t) == 0;
    lemma floats_not: ALL_STATES, real x, y, n; floats(STATE, n) && x < n < y ==>
        !rises(STATE, x, y) && !sinks(STATE, x, y);
    lemma rises_pressed_intro: ALL_STATES, real N, more; N < more && rises(STATE, N, more) ==> rises_pressed(STATE, N);
    lemma sinks_pressed_intro: ALL_STATES, real N, more; N < more && sinks(STATE, N, more) ==> sinks_pressed(STATE, N);
    lemma rises_lifted_intro: ALL_STATES, real N, less; 0 <= less < N && rises(STATE, less, N) ==> rises_lifted(STATE, N);
    lemma sinks_lifted_intro: ALL_STATES, real N, less; 0 <= less < N && sinks(STATE, less, N) ==> sinks_lifted(STATE, N);
    logic real next(real x) = x + 1;
    lemma next_more: \forall real x; x < next(x);
    lemma not_sinks_at: ALL_STATES, real x, y, n, t; coulomb(STATE, n, t) && acceleration_N(STATE, n, t) >= 0 &&
        x < n < y ==> !sinks(STATE, x, y);
    lemma free_neutral: ALL_STATES; b == 0 ==> !rises_lifted(STATE, 0.0) && !sinks_lifted(STATE, 0.0);
    lemma rises_pressed_one: ALL_STATES; rises(STATE, 0.0, 1.0) ==> rises_pressed(STATE, 0.0);
    lemma sinks_pressed_one: ALL_STATES; sinks(STATE, 0.0, 1.0) ==> sinks_pressed(STATE, 0.0);
    lemma weightless_rises_one: ALL_STATES; hypotheses(STATE) && b == 0 && a == 0 && u == 0 ==> rises(STATE, 0.0, 1.0);
    lemma weightless_rises: ALL_STATES; hypotheses(STATE) && b == 0 && a == 0 && u == 0 ==> rises_pressed(STATE, 0.0);
*/

#define NEAR(S, p, k, a1, u1)                                                                               \
    lemma S##_rises: ALL_STATES, real N, T; hypotheses(STATE) && p > 0 && b < 0 && closed_##S(STATE, N, T) ==>        \
        rises(STATE, N, next(N));                                                                                     \
    lemma S##_sinks: ALL_STATES, real N, T; hypotheses(STATE) && p > 0 && b < 0 && closed_##S(STATE, N, T) ==>        \
        sinks(STATE, 0.0, N);                                                                                         \
    lemma S##_rises_paradox: ALL_STATES, real N, T; hypotheses(STATE) && p < 0 && b > 0 && closed_##S(STATE, N, T) ==> \
        rises(STATE, 0.0, N);                                                                                         \
    lemma S##_rises_unloaded_one: ALL_STATES; hypotheses(STATE) && p > 0 && b == 0 &&                                  \
        (u1 > 0 || (u == 0 && a1 >= 0)) ==> rises(STATE, 0.0, 1.0);                                                   \
    lemma S##_rises_unloaded: ALL_STATES; hypotheses(STATE) && p > 0 && b == 0 && (u1 > 0 || (u == 0 && a1 >= 0)) ==> \
        rises_pressed(STATE, 0.0);                                                                                    \
    lemma S##_pole_rubs: ALL_STATES, real x, y, n; hypotheses(STATE) && p == 0 && b == 0 && 0 <= x && x < n < y &&    \
        (u1 > 0 || (u == 0 && a1 >= 0)) && rubs(STATE, n) ==> !sinks(STATE, x, y);                                    \
    lemma S##_pole_plant: ALL_STATES, real x, y; hypotheses(STATE) && p == 0 && b == 0 && 0 <= x && x < y &&          \
        (u1 > 0 || (u == 0 && a1 >= 0)) && rubs(STATE, middle(x, y)) ==> !sinks(STATE, x, y);                         \
    lemma S##_pole_not: ALL_STATES, real x, y; hypotheses(STATE) && p == 0 && b == 0 && 0 <= x && x < y &&            \
        (u1 > 0 || (u == 0 && a1 >= 0)) ==> !sinks(STATE, x, y);                                                      \
    lemma S##_pole_not_pressed: ALL_STATES, real N; hypotheses(STATE) && p == 0 && b == 0 && 0 <= N &&                \
        (u1 > 0 || (u == 0 && a1 >= 0)) ==> !sinks_pressed(STATE, N);                                                 \
    lemma S##_pole_floats_drag: ALL_STATES, real N, T, n; hypotheses(STATE) && p == 0 && b == 0 &&                     \
        closed_##S(STATE, N, T) && 0 < n < N && coulomb(STATE, n, drag_##S(mu, n)) &&                                 \
        acceleration_N(STATE, n, drag_##S(mu, n)) == 0 ==> floats(STATE, n);                                          \
    lemma S##_pole_floats: ALL_STATES, real N, T, n; hypotheses(STATE) && p == 0 && b == 0 &&                         \
        closed_##S(STATE, N, T) && 0 < n < N ==> floats(STATE, n);                                                    \
    lemma S##_pole_floats_plant: ALL_STATES, real N, T, less; hypotheses(STATE) && p == 0 && b == 0 &&                \
        closed_##S(STATE, N, T) && 0 <= less < N && floats(STATE, middle(less, N)) ==>                                \
        !rises(STATE, less, N) && !sinks(STATE, less, N);                                                             \
    lemma S##_pole_lifted_between: ALL_STATES, real N, T, less; hypotheses(STATE) && p == 0 && b == 0 &&              \
        closed_##S(STATE, N, T) && 0 <= less < N ==> !rises(STATE, less, N) && !sinks(STATE, less, N);                \
    lemma S##_pole_lifted: ALL_STATES, real N, T; hypotheses(STATE) && p == 0 && b == 0 &&                            \
        closed_##S(STATE, N, T) ==> !rises_lifted(STATE, N) && !sinks_lifted(STATE, N);                               \
    lemma S##_weightless: ALL_STATES, real N, T; hypotheses(STATE) && b == 0 && a == 0 && u == 0 &&                   \
        closed_##S(STATE, N, T) ==> N == 0;                                                                           \
    lemma S##_sinks_unloaded_one: ALL_STATES; hypotheses(STATE) && p < 0 && b == 0 && u1 > 0 ==>                       \
        sinks(STATE, 0.0, 1.0);                                                                                       \
    lemma S##_sinks_unloaded_half: ALL_STATES, real l; hypotheses(STATE) && p < 0 && b == 0 && u == 0 && a1 > 0 &&     \
        half(side_##S, a, k, l) ==> sinks(STATE, 0.0, l);                                                             \
    lemma S##_sinks_unloaded_slipping: ALL_STATES; hypotheses(STATE) && p < 0 && b == 0 && u1 > 0 ==>                 \
        sinks_pressed(STATE, 0.0);                                                                                    \
    lemma S##_sinks_unloaded_resting: ALL_STATES, real l; hypotheses(STATE) && p < 0 && b == 0 && u == 0 && a1 > 0 && \
        half(side_##S, a, k, l) && l > 0 ==> sinks_pressed(STATE, 0.0);                                               \
    lemma S##_half_more: ALL_STATES, real l; k > 0 && a1 > 0 && half(side_##S, a, k, l) ==> l > 0;                    \
    lemma S##_sinks_unloaded_plant: ALL_STATES; hypotheses(STATE) && p < 0 && b == 0 && u == 0 && a1 > 0 && k > 0 &&  \
        half(side_##S, a, k, half_root(side_##S, a, k)) ==> sinks_pressed(STATE, 0.0);                                \
    lemma S##_small: ALL_STATES; hypotheses(STATE) && p <= 0 ==> k > 0;                                               \
    lemma S##_sinks_unloaded: ALL_STATES; hypotheses(STATE) && p < 0 && b == 0 &&                                     \
        (u1 > 0 || (u == 0 && a1 > 0)) ==> sinks_pressed(STATE, 0.0);                                                 \
    lemma S##_returns: ALL_STATES, real N, T; hypotheses(STATE) && p > 0 && b < 0 && closed_##S(STATE, N, T) ==>      \
        returns(STATE, N);                                                                                            \
    lemma S##_escapes_loaded: ALL_STATES, real N, T; hypotheses(STATE) && p < 0 && b > 0 && closed_##S(STATE, N, T) ==> \
        escapes(STATE, N);                                                                                            \
    lemma S##_escapes_unloaded: ALL_STATES, real N, T; hypotheses(STATE) && p < 0 && b == 0 &&                        \
        (u1 > 0 || (u == 0 && a1 > 0)) && closed_##S(STATE, N, T) ==> escapes(STATE, N);                              \
    lemma S##_neutral_regular: ALL_STATES, real N, T; hypotheses(STATE) && b == 0 && p > 0 &&                         \
        closed_##S(STATE, N, T) ==> !returns(STATE, N) && !escapes(STATE, N);                                         \
    lemma S##_neutral_pole: ALL_STATES, real N, T; hypotheses(STATE) && b == 0 && p == 0 &&                           \
        closed_##S(STATE, N, T) ==> !returns(STATE, N) && !escapes(STATE, N);                                         \
    lemma S##_neutral_weightless: ALL_STATES, real N, T; hypotheses(STATE) && b == 0 && a == 0 && u == 0 &&           \
        closed_##S(STATE, N, T) ==> !returns(STATE, N) && !escapes(STATE, N);
/*@ NEAR(S_plus, P_PLUS, K_PLUS, a, u) */
/*@ NEAR(S_minus, P_MINUS, K_MINUS, (-a), (-u)) */

/* Flight: near it, a force that presses a contact that opens (b > 0) is too small to hold it. */
/*@ logic real small_force(STATE_PARAMETERS) = b / (1 + mu * (1 + B * B));
    predicate small(STATE_PARAMETERS, real l) = l * (1 + mu * (1 + B * B)) == b && l > 0;
    lemma F_small_plant: ALL_STATES; hypotheses(STATE) && b > 0 ==> small(STATE, small_force(STATE));
    lemma F_rises_small: ALL_STATES, real l; hypotheses(STATE) && b > 0 && small(STATE, l) ==> rises(STATE, 0.0, l);
    lemma F_small_more: ALL_STATES, real l; small(STATE, l) ==> 0 < l;
    lemma F_rises_given: ALL_STATES, real l; small(STATE, l) && rises(STATE, 0.0, l) ==> rises_pressed(STATE, 0.0);
    lemma F_rises_at: ALL_STATES; hypotheses(STATE) && b > 0 && small(STATE, small_force(STATE)) ==> rises_pressed(STATE, 0.0);
    lemma F_rises: ALL_STATES; hypotheses(STATE) && b > 0 ==> rises_pressed(STATE, 0.0);
*/

/* Stick. */
/*@ lemma T_rises: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && closed_T(STATE, N, T) ==>
        rises(STATE, N, next(N));
    lemma T_sinks: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && b <= 0 && closed_T(STATE, N, T) ==>
        sinks(STATE, 0.0, N);
    lemma T_sinks_plus: ALL_STATES, real N, T, l; hypotheses(STATE) && E_PLUS < 0 && P_PLUS < 0 && b > 0 &&
        closed_T(STATE, N, T) && starts_plus(STATE, l) ==> sinks(STATE, l, N);
    lemma T_sinks_minus: ALL_STATES, real N, T, l; hypotheses(STATE) && E_MINUS < 0 && P_MINUS < 0 && b > 0 &&
        closed_T(STATE, N, T) && starts_minus(STATE, l) ==> sinks(STATE, l, N);
    lemma T_lifted_plus_given: ALL_STATES, real N, T, l; hypotheses(STATE) && E_PLUS < 0 && P_PLUS < 0 && b > 0 &&
        closed_T(STATE, N, T) && starts_plus(STATE, l) ==> sinks_lifted(STATE, N);
    lemma T_lifted_minus_given: ALL_STATES, real N, T, l; hypotheses(STATE) && E_MINUS < 0 && P_MINUS < 0 && b > 0 &&
        closed_T(STATE, N, T) && starts_minus(STATE, l) ==> sinks_lifted(STATE, N);
    lemma T_lifted_plus_at: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && P_PLUS < 0 && b > 0 &&
        closed_T(STATE, N, T) && starts_plus(STATE, start_plus(STATE)) ==> sinks_lifted(STATE, N);
    lemma T_lifted_minus_at: ALL_STATES, real N, T; hypotheses(STATE) && E_MINUS < 0 && P_MINUS < 0 && b > 0 &&
        closed_T(STATE, N, T) && starts_minus(STATE, start_minus(STATE)) ==> sinks_lifted(STATE, N);
    lemma T_lifted_plus: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && P_PLUS < 0 && b > 0 &&
        closed_T(STATE, N, T) ==> sinks_lifted(STATE, N);
    lemma T_lifted_minus: ALL_STATES, real N, T; hypotheses(STATE) && E_MINUS < 0 && P_MINUS < 0 && b > 0 &&
        closed_T(STATE, N, T) ==> sinks_lifted(STATE, N);
    lemma T_lifted_pressed: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && b <= 0 &&
        closed_T(STATE, N, T) ==> sinks_lifted(STATE, N);
    lemma T_cases: ALL_STATES; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && b > 0 ==> P_PLUS < 0 || P_MINUS < 0;
    lemma T_lifted: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && closed_T(STATE, N, T) ==>
        sinks_lifted(STATE, N);
    lemma T_pressed: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && closed_T(STATE, N, T) ==>
        rises_pressed(STATE, N);
    lemma T_returns: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && closed_T(STATE, N, T) ==>
        returns(STATE, N);
    lemma T_edge_loaded_plus: ALL_STATES; hypotheses(STATE) && CLOSED_STICK && E_PLUS == 0 && (a != 0 || b != 0) ==>
        (P_PLUS > 0 ==> b < 0) && (P_PLUS < 0 ==> b > 0) && (P_PLUS == 0 ==> b == 0);
    lemma T_edge_loaded_minus: ALL_STATES; hypotheses(STATE) && CLOSED_STICK && E_MINUS == 0 && (a != 0 || b != 0) ==>
        (P_MINUS > 0 ==> b < 0) && (P_MINUS < 0 ==> b > 0) && (P_MINUS == 0 ==> b == 0);
    lemma T_neutral_weightless: ALL_STATES, real N, T; hypotheses(STATE) && b == 0 && a == 0 && closed_T(STATE, N, T) ==>
        !returns(STATE, N) && !escapes(STATE, N);
    lemma T_closed: ALL_STATES; hypotheses(STATE) && exists_closed_T(STATE) ==> u == 0 && E_PLUS <= 0 && E_MINUS <= 0;
    lemma T_not_negative: ALL_STATES, real N, T; closed_T(STATE, N, T) ==> N >= 0;
*/

/* The words. */
#define STABLE_WORD(S)                                                                                                \
    lemma S##_stable_intro: ALL_STATES, real N, T; closed_##S(STATE, N, T) && returns(STATE, N) ==> S##_STABLE(STATE); \
    lemma S##_unstable_intro: ALL_STATES, real N, T; closed_##S(STATE, N, T) && escapes(STATE, N) ==>                 \
        S##_UNSTABLE(STATE);                                                                                          \
    lemma S##_word_STABLE: ALL_STATES; S##_STABLE(STATE) && !S##_UNSTABLE(STATE) ==>                                  \
        means_stability_##S(STABLE, STATE);                                                                           \
    lemma S##_word_UNSTABLE: ALL_STATES; S##_UNSTABLE(STATE) && !S##_STABLE(STATE) ==>                                \
        means_stability_##S(UNSTABLE, STATE);                                                                         \
    lemma S##_word_NEUTRAL: ALL_STATES; exists_closed_##S(STATE) && !S##_UNSTABLE(STATE) && !S##_STABLE(STATE) ==>    \
        means_stability_##S(NEUTRAL, STATE);                                                                          \
    lemma S##_word_NO_FORCE: ALL_STATES; !exists_closed_##S(STATE) ==> means_stability_##S(NO_FORCE, STATE);
#define SLIP_STABILITY(S, p, a1, u1)                                                                                  \
    lemma S##_is_stable: ALL_STATES; hypotheses(STATE) && exists_closed_##S(STATE) && b != 0 && p > 0 ==>             \
        means_stability_##S(STABLE, STATE);                                                                           \
    lemma S##_is_unstable_loaded: ALL_STATES; hypotheses(STATE) && exists_closed_##S(STATE) && b != 0 && p < 0 ==>    \
        means_stability_##S(UNSTABLE, STATE);                                                                         \
    lemma S##_is_unstable_free: ALL_STATES; hypotheses(STATE) && exists_closed_##S(STATE) && b == 0 && p < 0 &&       \
        (u1 > 0 || a1 > 0) ==> means_stability_##S(UNSTABLE, STATE);                                                  \
    lemma S##_is_neutral: ALL_STATES; hypotheses(STATE) && exists_closed_##S(STATE) && b == 0 && p >= 0 ==>           \
        means_stability_##S(NEUTRAL, STATE);                                                                          \
    lemma S##_is_weightless: ALL_STATES; hypotheses(STATE) && exists_closed_##S(STATE) && b == 0 && a == 0 && u == 0 ==> \
        means_stability_##S(NEUTRAL, STATE);                                                                          \
    lemma S##_has_load: ALL_STATES; hypotheses(STATE) && exists_closed_##S(STATE) ==>                                 \
        (p > 0 ==> b <= 0) && (p < 0 ==> b >= 0) && (p == 0 ==> b == 0) && u1 >= 0;                                   \
    lemma S##_is_free: ALL_STATES; hypotheses(STATE) && exists_closed_##S(STATE) && b == 0 && u == 0 ==> a1 >= 0;
#define TOUCH_STABILITY(S, p, a1, u1)                                                                                 \
    lemma F_is_unstable_##S: ALL_STATES; hypotheses(STATE) && b == 0 && p < 0 && (u1 > 0 || (u == 0 && a1 > 0)) ==>   \
        means_stability_F(UNSTABLE, STATE);                                                                           \
    lemma F_is_neutral_##S: ALL_STATES; hypotheses(STATE) && b == 0 && p >= 0 && (u1 > 0 || (u == 0 && a1 > 0)) ==>   \
        means_stability_F(NEUTRAL, STATE);                                                                            \
    lemma T_is_stable_##S: ALL_STATES; hypotheses(STATE) && exists_closed_T(STATE) && E_##S == 0 &&                   \
        (a != 0 || b != 0) && p > 0 ==> means_stability_T(STABLE, STATE);                                             \
    lemma T_is_unstable_##S: ALL_STATES; hypotheses(STATE) && exists_closed_T(STATE) && E_##S == 0 &&                 \
        (a != 0 || b != 0) && p < 0 ==> means_stability_T(UNSTABLE, STATE);                                           \
    lemma T_is_neutral_##S: ALL_STATES; hypotheses(STATE) && exists_closed_T(STATE) && E_##S == 0 &&                  \
        (a != 0 || b != 0) && p == 0 ==> means_stability_T(NEUTRAL, STATE);
#define E_S_plus E_PLUS
#define E_S_minus E_MINUS

/*@ STABLE_WORD(S_plus) STABLE_WORD(S_minus) STABLE_WORD(T)
    lemma F_word_STABLE: ALL_STATES; F_STABLE(STATE) && !F_UNSTABLE(STATE) ==> means_stability_F(STABLE, STATE);
    lemma F_word_UNSTABLE: ALL_STATES; F_UNSTABLE(STATE) && !F_STABLE(STATE) ==> means_stability_F(UNSTABLE, STATE);
    lemma F_word_NEUTRAL: ALL_STATES; exists_closed_F(STATE) && !F_UNSTABLE(STATE) && !F_STABLE(STATE) ==>
        means_stability_F(NEUTRAL, STATE);
    lemma F_word_NO_FORCE: ALL_STATES; !exists_closed_F(STATE) ==> means_stability_F(NO_FORCE, STATE);
    SLIP_STABILITY(S_plus, P_PLUS, a, u)
    SLIP_STABILITY(S_minus, P_MINUS, (-a), (-u))
    TOUCH_STABILITY(S_plus, P_PLUS, a, u)
    TOUCH_STABILITY(S_minus, P_MINUS, (-a), (-u))
    lemma F_is_stable: ALL_STATES; hypotheses(STATE) && b > 0 ==> means_stability_F(STABLE, STATE);
    lemma F_is_weightless: ALL_STATES; hypotheses(STATE) && b == 0 && a == 0 && u == 0 ==> means_stability_F(NEUTRAL, STATE);
    lemma T_is_stable: ALL_STATES; hypotheses(STATE) && exists_closed_T(STATE) && E_PLUS < 0 && E_MINUS < 0 ==>
        means_stability_T(STABLE, STATE);
    lemma T_is_weightless: ALL_STATES; hypotheses(STATE) && exists_closed_T(STATE) && b == 0 && a == 0 ==>
        means_stability_T(NEUTRAL, STATE);
*/

/* The friction cone. */
/*@ lemma cone_interior: ALL_STATES; hypotheses(STATE) ==> (cone_INTERIOR(STATE) <==> E_PLUS < 0 && E_MINUS < 0);
    lemma cone_closed: ALL_STATES; hypotheses(STATE) ==>
        (exists_closed_T(AT_REST) <==> E_PLUS <= 0 && E_MINUS <= 0 && value_N(STATE) >= 0);
    lemma cone_boundary: ALL_STATES; hypotheses(STATE) ==> (cone_BOUNDARY(STATE) <==>
        E_PLUS <= 0 && E_MINUS <= 0 && value_N(STATE) >= 0 && !(E_PLUS < 0 && E_MINUS < 0));
    lemma cone_exterior: ALL_STATES; hypotheses(STATE) ==>
        (cone_EXTERIOR(STATE) <==> !(E_PLUS <= 0 && E_MINUS <= 0 && value_N(STATE) >= 0));
*/

/* The impact without collision: its friction is that of slip; from rest there is none. */
#define IMPACT(S, p, u1)                                                                                     \
    lemma impact_slips_##S: ALL_STATES, real t; hypotheses(STATE) && u1 > 0 && coulomb(IMPULSE, 1.0, t) ==>           \
        acceleration_N(IMPULSE, 1.0, t) == p;                                                                         \
    lemma impact_possible_##S: ALL_STATES; hypotheses(STATE) && u1 > 0 ==> (iwc_POSSIBLE(STATE) <==> p < 0);          \
    lemma impact_degenerate_##S: ALL_STATES; hypotheses(STATE) && u1 > 0 ==> (iwc_DEGENERATE(STATE) <==> p == 0);     \
    lemma impact_no_##S: ALL_STATES; hypotheses(STATE) && u1 > 0 ==> (iwc_NO(STATE) <==> p > 0);
/*@ lemma impact_rubs: ALL_STATES; hypotheses(STATE) ==> rubs(IMPULSE, 1.0);
    IMPACT(S_plus, P_PLUS, u) IMPACT(S_minus, P_MINUS, (-u))
    lemma impact_rests: ALL_STATES, real t; hypotheses(STATE) && u == 0 && coulomb(IMPULSE, 1.0, t) ==>
        acceleration_N(IMPULSE, 1.0, t) > 0;
    lemma impact_not_from_rest: ALL_STATES; hypotheses(STATE) && u == 0 ==>
        iwc_NO(STATE) && !iwc_POSSIBLE(STATE) && !iwc_DEGENERATE(STATE);
*/
#endif
