/* SPDX-License-Identifier: BSD-2-Clause */
/* From the sign of the normal acceleration at a perturbed normal force (slope.h) to the behaviour near the force of a mode: whether the
 * mode returns, escapes, or neither (spec/contact/meaning.h). */
#ifndef PROOFS_CONTACT_NEAR_H
#define PROOFS_CONTACT_NEAR_H

#include "slope.h"

/* From an interval of normal forces next to N to the words of spec/contact/meaning.h. */
/*@ predicate floats(STATE_PARAMETERS, real n) = \exists real t; coulomb(STATE, n, t) && acceleration_N(STATE, n, t) == 0;
    STEP(floats_not: ALL_STATES, real x, y, n; floats(STATE, n) && x < n < y ==>
        !rises(STATE, x, y) && !sinks(STATE, x, y))
    STEP(rises_pressed_intro: ALL_STATES, real N, more; N < more && rises(STATE, N, more) ==> rises_pressed(STATE, N))
    STEP(sinks_pressed_intro: ALL_STATES, real N, more; N < more && sinks(STATE, N, more) ==> sinks_pressed(STATE, N))
    STEP(rises_lifted_intro: ALL_STATES, real N, less; 0 <= less < N && rises(STATE, less, N) ==> rises_lifted(STATE, N))
    STEP(sinks_lifted_intro: ALL_STATES, real N, less; 0 <= less < N && sinks(STATE, less, N) ==> sinks_lifted(STATE, N))
    logic real next(real x) = x + 1;
    STEP(next_more: \forall real x; x < next(x))
    STEP(not_sinks_at: ALL_STATES, real x, y, n, t; coulomb(STATE, n, t) && acceleration_N(STATE, n, t) >= 0 &&
        x < n < y ==> !sinks(STATE, x, y))
    STEP(free_neutral: ALL_STATES; b == 0 ==> !rises_lifted(STATE, 0.0) && !sinks_lifted(STATE, 0.0))
    STEP(rises_pressed_one: ALL_STATES; rises(STATE, 0.0, 1.0) ==> rises_pressed(STATE, 0.0))
    STEP(sinks_pressed_one: ALL_STATES; sinks(STATE, 0.0, 1.0) ==> sinks_pressed(STATE, 0.0))
    STEP(weightless_rises_one: ALL_STATES; hypotheses(STATE) && b == 0 && a == 0 && u == 0 ==> rises(STATE, 0.0, 1.0))
    lemma weightless_rises: ALL_STATES; hypotheses(STATE) && b == 0 && a == 0 && u == 0 ==> rises_pressed(STATE, 0.0);
*/

#define NEAR(S, p, k, a1, u1)                                                                                         \
    STEP(S##_rises: ALL_STATES, real N, T; hypotheses(STATE) && p > 0 && b < 0 && closed_##S(STATE, N, T) ==>         \
        rises(STATE, N, next(N)))                                                                                     \
    STEP(S##_sinks: ALL_STATES, real N, T; hypotheses(STATE) && p > 0 && b < 0 && closed_##S(STATE, N, T) ==>         \
        sinks(STATE, 0.0, N))                                                                                         \
    STEP(S##_rises_paradox: ALL_STATES, real N, T; hypotheses(STATE) && p < 0 && b > 0 && closed_##S(STATE, N, T) ==> \
        rises(STATE, 0.0, N))                                                                                         \
    STEP(S##_rises_unloaded_one: ALL_STATES; hypotheses(STATE) && p > 0 && b == 0 &&                                  \
        (u1 > 0 || (u == 0 && a1 >= 0)) ==> rises(STATE, 0.0, 1.0))                                                   \
    lemma S##_rises_unloaded: ALL_STATES; hypotheses(STATE) && p > 0 && b == 0 && (u1 > 0 || (u == 0 && a1 >= 0)) ==> \
        rises_pressed(STATE, 0.0);                                                                                    \
    STEP(S##_pole_rubs: ALL_STATES, real x, y, n; hypotheses(STATE) && p == 0 && b == 0 && 0 <= x && x < n < y &&     \
        (u1 > 0 || (u == 0 && a1 >= 0)) && rubs(STATE, n) ==> !sinks(STATE, x, y))                                    \
    STEP(S##_pole_plant: ALL_STATES, real x, y; hypotheses(STATE) && p == 0 && b == 0 && 0 <= x && x < y &&           \
        (u1 > 0 || (u == 0 && a1 >= 0)) && rubs(STATE, middle(x, y)) ==> !sinks(STATE, x, y))                         \
    STEP(S##_pole_not: ALL_STATES, real x, y; hypotheses(STATE) && p == 0 && b == 0 && 0 <= x && x < y &&             \
        (u1 > 0 || (u == 0 && a1 >= 0)) ==> !sinks(STATE, x, y))                                                      \
    lemma S##_pole_not_pressed: ALL_STATES, real N; hypotheses(STATE) && p == 0 && b == 0 && 0 <= N &&                \
        (u1 > 0 || (u == 0 && a1 >= 0)) ==> !sinks_pressed(STATE, N);                                                 \
    STEP(S##_pole_floats_drag: ALL_STATES, real N, T, n; hypotheses(STATE) && p == 0 && b == 0 &&                     \
        closed_##S(STATE, N, T) && 0 < n < N && coulomb(STATE, n, drag_##S(mu, n)) &&                                 \
        acceleration_N(STATE, n, drag_##S(mu, n)) == 0 ==> floats(STATE, n))                                          \
    STEP(S##_pole_floats: ALL_STATES, real N, T, n; hypotheses(STATE) && p == 0 && b == 0 &&                          \
        closed_##S(STATE, N, T) && 0 < n < N ==> floats(STATE, n))                                                    \
    STEP(S##_pole_floats_plant: ALL_STATES, real N, T, less; hypotheses(STATE) && p == 0 && b == 0 &&                 \
        closed_##S(STATE, N, T) && 0 <= less < N && floats(STATE, middle(less, N)) ==>                                \
        !rises(STATE, less, N) && !sinks(STATE, less, N))                                                             \
    STEP(S##_pole_lifted_between: ALL_STATES, real N, T, less; hypotheses(STATE) && p == 0 && b == 0 &&               \
        closed_##S(STATE, N, T) && 0 <= less < N ==> !rises(STATE, less, N) && !sinks(STATE, less, N))                \
    STEP(S##_pole_lifted: ALL_STATES, real N, T; hypotheses(STATE) && p == 0 && b == 0 &&                             \
        closed_##S(STATE, N, T) ==> !rises_lifted(STATE, N) && !sinks_lifted(STATE, N))                               \
    STEP(S##_weightless: ALL_STATES, real N, T; hypotheses(STATE) && b == 0 && a == 0 && u == 0 &&                    \
        closed_##S(STATE, N, T) ==> N == 0)                                                                           \
    STEP(S##_sinks_unloaded_one: ALL_STATES; hypotheses(STATE) && p < 0 && b == 0 && u1 > 0 ==>                       \
        sinks(STATE, 0.0, 1.0))                                                                                       \
    STEP(S##_sinks_unloaded_half: ALL_STATES, real l; hypotheses(STATE) && p < 0 && b == 0 && u == 0 && a1 > 0 &&     \
        half(side_##S, a, k, l) ==> sinks(STATE, 0.0, l))                                                             \
    STEP(S##_sinks_unloaded_slipping: ALL_STATES; hypotheses(STATE) && p < 0 && b == 0 && u1 > 0 ==>                  \
        sinks_pressed(STATE, 0.0))                                                                                    \
    STEP(S##_sinks_unloaded_resting: ALL_STATES, real l; hypotheses(STATE) && p < 0 && b == 0 && u == 0 && a1 > 0 &&  \
        half(side_##S, a, k, l) && l > 0 ==> sinks_pressed(STATE, 0.0))                                               \
    STEP(S##_half_more: ALL_STATES, real l; k > 0 && a1 > 0 && half(side_##S, a, k, l) ==> l > 0)                     \
    STEP(S##_sinks_unloaded_plant: ALL_STATES; hypotheses(STATE) && p < 0 && b == 0 && u == 0 && a1 > 0 && k > 0 &&   \
        half(side_##S, a, k, half_root(side_##S, a, k)) ==> sinks_pressed(STATE, 0.0))                                \
    STEP(S##_small: ALL_STATES; hypotheses(STATE) && p <= 0 ==> k > 0)                                                \
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

/* Flight with b > 0: a sufficiently small normal force does not keep the contact from opening. */
/*@ logic real small_force(STATE_PARAMETERS) = b / (1 + mu * (1 + B * B));
    predicate small(STATE_PARAMETERS, real l) = l * (1 + mu * (1 + B * B)) == b && l > 0;
    STEP(F_small_plant: ALL_STATES; hypotheses(STATE) && b > 0 ==> small(STATE, small_force(STATE)))
    STEP(F_rises_small: ALL_STATES, real l; hypotheses(STATE) && b > 0 && small(STATE, l) ==> rises(STATE, 0.0, l))
    STEP(F_small_more: ALL_STATES, real l; small(STATE, l) ==> 0 < l)
    STEP(F_rises_given: ALL_STATES, real l; small(STATE, l) && rises(STATE, 0.0, l) ==> rises_pressed(STATE, 0.0))
    STEP(F_rises_at: ALL_STATES; hypotheses(STATE) && b > 0 && small(STATE, small_force(STATE)) ==> rises_pressed(STATE, 0.0))
    lemma F_rises: ALL_STATES; hypotheses(STATE) && b > 0 ==> rises_pressed(STATE, 0.0);
*/

/* Stick. */
/*@ STEP(T_rises: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && closed_T(STATE, N, T) ==>
        rises(STATE, N, next(N)))
    STEP(T_sinks: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && b <= 0 && closed_T(STATE, N, T) ==>
        sinks(STATE, 0.0, N))
    STEP(T_sinks_plus: ALL_STATES, real N, T, l; hypotheses(STATE) && E_PLUS < 0 && P_PLUS < 0 && b > 0 &&
        closed_T(STATE, N, T) && starts_plus(STATE, l) ==> sinks(STATE, l, N))
    STEP(T_sinks_minus: ALL_STATES, real N, T, l; hypotheses(STATE) && E_MINUS < 0 && P_MINUS < 0 && b > 0 &&
        closed_T(STATE, N, T) && starts_minus(STATE, l) ==> sinks(STATE, l, N))
    STEP(T_lifted_plus_given: ALL_STATES, real N, T, l; hypotheses(STATE) && E_PLUS < 0 && P_PLUS < 0 && b > 0 &&
        closed_T(STATE, N, T) && starts_plus(STATE, l) ==> sinks_lifted(STATE, N))
    STEP(T_lifted_minus_given: ALL_STATES, real N, T, l; hypotheses(STATE) && E_MINUS < 0 && P_MINUS < 0 && b > 0 &&
        closed_T(STATE, N, T) && starts_minus(STATE, l) ==> sinks_lifted(STATE, N))
    STEP(T_lifted_plus_at: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && P_PLUS < 0 && b > 0 &&
        closed_T(STATE, N, T) && starts_plus(STATE, start_plus(STATE)) ==> sinks_lifted(STATE, N))
    STEP(T_lifted_minus_at: ALL_STATES, real N, T; hypotheses(STATE) && E_MINUS < 0 && P_MINUS < 0 && b > 0 &&
        closed_T(STATE, N, T) && starts_minus(STATE, start_minus(STATE)) ==> sinks_lifted(STATE, N))
    STEP(T_lifted_plus: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && P_PLUS < 0 && b > 0 &&
        closed_T(STATE, N, T) ==> sinks_lifted(STATE, N))
    STEP(T_lifted_minus: ALL_STATES, real N, T; hypotheses(STATE) && E_MINUS < 0 && P_MINUS < 0 && b > 0 &&
        closed_T(STATE, N, T) ==> sinks_lifted(STATE, N))
    STEP(T_lifted_pressed: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && b <= 0 &&
        closed_T(STATE, N, T) ==> sinks_lifted(STATE, N))
    STEP(T_cases: ALL_STATES; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && b > 0 ==> P_PLUS < 0 || P_MINUS < 0)
    STEP(T_lifted: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && closed_T(STATE, N, T) ==>
        sinks_lifted(STATE, N))
    STEP(T_pressed: ALL_STATES, real N, T; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 && closed_T(STATE, N, T) ==>
        rises_pressed(STATE, N))
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
#endif
