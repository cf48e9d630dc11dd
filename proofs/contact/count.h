/* SPDX-License-Identifier: BSD-2-Clause */
/* How many forces solve the problem.  The solutions are the forces of the closed modes; each mode has at most one force, except slip with
 * Painleve parameter 0; and two modes have the same force only on boundaries. */
#ifndef PROOFS_CONTACT_COUNT_H
#define PROOFS_CONTACT_COUNT_H

#include "modes.h"

/*@ STEP(solutions_are_modes: ALL_STATES, real N, T; hypotheses(STATE) ==>
        (solution(STATE, N, T) <==> closed_F(STATE, N, T) || closed_S_plus(STATE, N, T) ||
                                    closed_S_minus(STATE, N, T) || closed_T(STATE, N, T)))
    STEP(solves_F: ALL_STATES, real N, T; hypotheses(STATE) && closed_F(STATE, N, T) ==> solution(STATE, N, T))
    STEP(solves_S_plus: ALL_STATES, real N, T; hypotheses(STATE) && closed_S_plus(STATE, N, T) ==> solution(STATE, N, T))
    STEP(solves_S_minus: ALL_STATES, real N, T; hypotheses(STATE) && closed_S_minus(STATE, N, T) ==> solution(STATE, N, T))
    lemma solves_T: ALL_STATES, real N, T; hypotheses(STATE) && closed_T(STATE, N, T) ==> solution(STATE, N, T);

    // Uniqueness of the force per mode; for slip, where its Painleve parameter is not zero.
    STEP(unique_F: ALL_STATES, real N1, T1, N2, T2;
        closed_F(STATE, N1, T1) && closed_F(STATE, N2, T2) ==> N1 == N2 && T1 == T2)
    STEP(unique_S_plus: ALL_STATES, real N1, T1, N2, T2; hypotheses(STATE) && P_PLUS != 0 &&
        closed_S_plus(STATE, N1, T1) && closed_S_plus(STATE, N2, T2) ==> N1 == N2 && T1 == T2)
    STEP(unique_S_minus: ALL_STATES, real N1, T1, N2, T2; hypotheses(STATE) && P_MINUS != 0 &&
        closed_S_minus(STATE, N1, T1) && closed_S_minus(STATE, N2, T2) ==> N1 == N2 && T1 == T2)
    STEP(unique_T: ALL_STATES, real N1, T1, N2, T2; hypotheses(STATE) &&
        closed_T(STATE, N1, T1) && closed_T(STATE, N2, T2) ==> N1 == N2 && T1 == T2)
*/

/* Where a solution exists: for b >= 0 the zero force is one; for b < 0 it must be a force of slip or stick. */
/*@ predicate solvable(STATE_PARAMETERS) = \exists real N, T; solution(STATE, N, T);
    STEP(solvable_intro: ALL_STATES, real N, T; solution(STATE, N, T) ==> solvable(STATE))
    lemma zero_solves: ALL_STATES; hypotheses(STATE) && b >= 0 ==> solution(STATE, 0.0, 0.0);
    lemma zero_solvable: ALL_STATES; b >= 0 && solution(STATE, 0.0, 0.0) ==> solvable(STATE);
    lemma solvable_S_plus: ALL_STATES; hypotheses(STATE) && exists_closed_S_plus(STATE) ==> solvable(STATE);
    lemma solvable_S_minus: ALL_STATES; hypotheses(STATE) && exists_closed_S_minus(STATE) ==> solvable(STATE);
    lemma solvable_T: ALL_STATES; hypotheses(STATE) && exists_closed_T(STATE) ==> solvable(STATE);
*/

/* No solution. */
/*@ lemma none: ALL_STATES; hypotheses(STATE) && b < 0 &&
        ((u > 0 && P_PLUS <= 0) || (u < 0 && P_MINUS <= 0)) ==> solutions_0(STATE);
*/

/* Stick and slip that are both possible with a positive Painleve parameter have the same force: the difference (x, y) is 0. */
/*@ STEP(minus_zero: \forall real x, y; minus(x, y) == 0 ==> x == y)
    predicate shift(real A, real B, real C, real m, real x, real y) = A > 0 && C > 0 && A * C - B * B > 0 &&
        C - m * B > 0 && B * y + C * x == 0 && A * y + B * x <= 0 && y >= -m * x;
    STEP(shift_zero: \forall real A, B, C, m, x, y; shift(A, B, C, m, x, y) ==> x == 0 && y == 0)
    STEP(shift_plus: ALL_STATES, real N1, T1, N2, T2; hypotheses(STATE) && u == 0 && P_PLUS > 0 &&
        closed_S_plus(STATE, N1, T1) && closed_T(STATE, N2, T2) ==> shift(A, B, C, mu, minus(N2, N1), minus(T2, T1)))
    STEP(shift_minus: ALL_STATES, real N1, T1, N2, T2; hypotheses(STATE) && u == 0 && P_MINUS > 0 &&
        closed_S_minus(STATE, N1, T1) && closed_T(STATE, N2, T2) ==> shift(A, B, C, -mu, minus(N1, N2), minus(T1, T2)))
*/

/* Exactly one solution.  For u = 0 and b < 0, if two modes have a force, it is the same. */
#define MEET(M1, M2)                                                                                                  \
    STEP(meet_##M1##_##M2: ALL_STATES, real N1, T1, N2, T2; hypotheses(STATE) && u == 0 && b < 0 &&                   \
        closed_##M1(STATE, N1, T1) && closed_##M2(STATE, N2, T2) ==> N1 == N2 && T1 == T2)
#define ONE(name, condition)                                                                                          \
    STEP(only_##name: ALL_STATES, real N, T; hypotheses(STATE) && (condition) && solution(STATE, N, T) ==>            \
        only_1(STATE, N, T))
#define ONE_EACH(EACH)                                                                                                \
    EACH(slipping_plus, u > 0 && (P_PLUS > 0 || (P_PLUS == 0 && b > 0) || (P_PLUS < 0 && b == 0)))                    \
    EACH(slipping_minus, u < 0 && (P_MINUS > 0 || (P_MINUS == 0 && b > 0) || (P_MINUS < 0 && b == 0)))                \
    EACH(resting_lifted, u == 0 && b > 0 && P_PLUS >= 0 && P_MINUS >= 0)                                              \
    EACH(resting_lifted_plus, u == 0 && b > 0 && P_PLUS < 0 && E_PLUS > 0)                                            \
    EACH(resting_lifted_minus, u == 0 && b > 0 && P_MINUS < 0 && E_MINUS > 0)                                         \
    EACH(weightless, u == 0 && b == 0 && a == 0)                                                                      \
    EACH(grazing_plus, u == 0 && b == 0 && a > 0 && P_PLUS > 0)                                                       \
    EACH(grazing_minus, u == 0 && b == 0 && a < 0 && P_MINUS > 0)                                                     \
    EACH(pressed, u == 0 && b < 0)
#define ONE_EXACTLY(name, condition)                                                                                  \
    lemma exactly_one_##name: ALL_STATES; hypotheses(STATE) && (condition) && solvable(STATE) ==> solutions_1(STATE);

/*@ STEP(regular_plus: ALL_STATES, real N, T; hypotheses(STATE) && b < 0 && closed_S_plus(STATE, N, T) ==> P_PLUS > 0)
    STEP(regular_minus: ALL_STATES, real N, T; hypotheses(STATE) && b < 0 && closed_S_minus(STATE, N, T) ==> P_MINUS > 0)
    STEP(pressed_F: ALL_STATES, real N, T; b < 0 ==> !closed_F(STATE, N, T))
    MEET(S_plus, S_plus) MEET(S_minus, S_minus) MEET(T, T)
    MEET(S_plus, T) MEET(S_minus, T) MEET(S_plus, S_minus)

    STEP(one_intro: ALL_STATES, real N, T; solution(STATE, N, T) && only_1(STATE, N, T) ==> solutions_1(STATE))
    ONE_EACH(ONE)
    ONE_EACH(ONE_EXACTLY)
*/

/* Exactly two solutions: the zero force, and one with a positive normal force. */
#define TWO_EACH(EACH)                                                                                                \
    EACH(slipping_plus, u > 0 && b > 0 && P_PLUS < 0, exists_open_S_plus)                                             \
    EACH(slipping_minus, u < 0 && b > 0 && P_MINUS < 0, exists_open_S_minus)                                          \
    EACH(edge_plus, u == 0 && b > 0 && P_PLUS < 0 && E_PLUS == 0, exists_closed_S_plus)                               \
    EACH(edge_minus, u == 0 && b > 0 && P_MINUS < 0 && E_MINUS == 0, exists_closed_S_minus)                           \
    EACH(grazing_plus, u == 0 && b == 0 && a > 0 && P_PLUS < 0, exists_open_T)                                        \
    EACH(grazing_minus, u == 0 && b == 0 && a < 0 && P_MINUS < 0, exists_open_T)
#define TWO_ONLY(name, condition, pressing)                                                                           \
    STEP(only_two_##name: ALL_STATES, real N, T; hypotheses(STATE) && (condition) && solution(STATE, N, T) &&         \
        N > 0 ==> only_2(STATE, 0.0, 0.0, N, T))
#define TWO_EXACTLY(name, condition, pressing)                                                                        \
    lemma exactly_two_##name: ALL_STATES; hypotheses(STATE) && (condition) && pressing(STATE) ==> solutions_2(STATE);
/*@ STEP(presses_S_plus: ALL_STATES, real N, T; closed_S_plus(STATE, N, T) && b != 0 ==> N > 0)
    STEP(presses_S_minus: ALL_STATES, real N, T; closed_S_minus(STATE, N, T) && b != 0 ==> N > 0)
    STEP(presses_T: ALL_STATES, real N, T; open_T(STATE, N, T) ==> N > 0)
    STEP(two_intro: ALL_STATES, real N, T; hypotheses(STATE) && b >= 0 && solution(STATE, N, T) && N > 0 &&
        only_2(STATE, 0.0, 0.0, N, T) ==> solutions_2(STATE))
    TWO_EACH(TWO_ONLY)
    TWO_EACH(TWO_EXACTLY)
*/

/* Exactly three solutions: the zero force, one of slip and one of stick. */
/*@ STEP(only_three_plus: ALL_STATES, real N1, T1, N2, T2; hypotheses(STATE) && u == 0 && b > 0 && P_PLUS < 0 &&
        open_S_plus(STATE, N1, T1) && open_T(STATE, N2, T2) ==> only_3(STATE, 0.0, 0.0, N1, T1, N2, T2))
    STEP(only_three_minus: ALL_STATES, real N1, T1, N2, T2; hypotheses(STATE) && u == 0 && b > 0 && P_MINUS < 0 &&
        open_S_minus(STATE, N1, T1) && open_T(STATE, N2, T2) ==> only_3(STATE, 0.0, 0.0, N1, T1, N2, T2))
    STEP(apart_plus: ALL_STATES, real N1, T1, N2, T2; u == 0 &&
        open_S_plus(STATE, N1, T1) && open_T(STATE, N2, T2) ==> distinct(N1, T1, N2, T2))
    STEP(apart_minus: ALL_STATES, real N1, T1, N2, T2; u == 0 &&
        open_S_minus(STATE, N1, T1) && open_T(STATE, N2, T2) ==> distinct(N1, T1, N2, T2))
    STEP(three_intro: ALL_STATES, real N1, T1, N2, T2; solution(STATE, 0.0, 0.0) && solution(STATE, N1, T1) &&
        solution(STATE, N2, T2) && N1 > 0 && N2 > 0 && distinct(N1, T1, N2, T2) &&
        only_3(STATE, 0.0, 0.0, N1, T1, N2, T2) ==> solutions_3(STATE))
    STEP(pushes_S_plus: ALL_STATES, real N, T; open_S_plus(STATE, N, T) ==> N > 0)
    STEP(pushes_S_minus: ALL_STATES, real N, T; open_S_minus(STATE, N, T) ==> N > 0)
    lemma exactly_three_plus: ALL_STATES; hypotheses(STATE) && u == 0 && b > 0 && P_PLUS < 0 &&
        exists_open_S_plus(STATE) && exists_open_T(STATE) ==> solutions_3(STATE);
    lemma exactly_three_minus: ALL_STATES; hypotheses(STATE) && u == 0 && b > 0 && P_MINUS < 0 &&
        exists_open_S_minus(STATE) && exists_open_T(STATE) ==> solutions_3(STATE);
*/

/* A continuum of solutions. */
#define POLE(S, side, p, k, a1, u1, tension)                                                                          \
    STEP(segment_slipping_##S: ALL_STATES, real N, T; hypotheses(STATE) && p == 0 && b == 0 && u1 > 0 &&              \
        open_##S(STATE, N, T) ==> segment(STATE, 0.0, 0.0, N, T))                                                     \
    STEP(segment_resting_##S: ALL_STATES, real l; hypotheses(STATE) && p == 0 && b == 0 && u == 0 && a1 > 0 &&        \
        half(side, a, k, l) ==> segment(STATE, 0.0, 0.0, l, tension * l))                                             \
    STEP(segment_long_##S: ALL_STATES, real l; hypotheses(STATE) && p == 0 && b == 0 && u == 0 && a1 > 0 &&           \
        half(side, a, k, l) ==> l > 0)                                                                                \
    STEP(continuum_segment_##S: ALL_STATES; hypotheses(STATE) && p == 0 && b == 0 && u1 > 0 &&                        \
        exists_open_##S(STATE) ==> solutions_CONTINUUM(STATE))                                                        \
    lemma continuum_slipping_##S: ALL_STATES; hypotheses(STATE) && p == 0 && b == 0 && u1 > 0 ==>                     \
        solutions_CONTINUUM(STATE);                                                                                   \
    STEP(continuum_half_##S: ALL_STATES, real l; hypotheses(STATE) && p == 0 && b == 0 && u == 0 && a1 > 0 &&         \
        half(side, a, k, l) ==> solutions_CONTINUUM(STATE))                                                           \
    STEP(continuum_plant_##S: ALL_STATES; hypotheses(STATE) && p == 0 && b == 0 && u == 0 && a1 > 0 &&                \
        half(side, a, k, half_root(side, a, k)) ==> solutions_CONTINUUM(STATE))                                       \
    lemma continuum_resting_##S: ALL_STATES; hypotheses(STATE) && p == 0 && b == 0 && u == 0 && a1 > 0 ==>            \
        solutions_CONTINUUM(STATE);
/*@ STEP(continuum_intro: ALL_STATES, real N, T; N > 0 && segment(STATE, 0.0, 0.0, N, T) ==> solutions_CONTINUUM(STATE))
    POLE(S_plus, 1.0, P_PLUS, K_PLUS, a, u, (-mu))
    POLE(S_minus, -1.0, P_MINUS, K_MINUS, (-a), (-u), mu)
*/
#endif
