/* SPDX-License-Identifier: BSD-2-Clause */
/* A mode is defined by the existence of a force (spec/contact/meaning.h); here it is shown to be decided by signs.
 *
 * Each step is a lemma of one of these forms, because for each form there is a prover that handles it well:
 *   *_only     what follows if a force exists                polynomial arithmetic, no quantifier     z3nra
 *   *_witness  a number that satisfies the defining
 *              equation of a force gives one                 the same                                 z3nra
 *   *_intro    if this force does, then one exists           unfolding                                cvc4
 *   *_plant    the quotient satisfies the equation                                                    z3nra, glue
 *   *_iff      the composition: existence if and only if     instantiation only                       glue
 */
#ifndef PROOFS_CONTACT_MODES_H
#define PROOFS_CONTACT_MODES_H

#include "quantities.h"

/* Which combinations of signs are possible in the hypotheses. */
/*@ STEP(one_small: ALL_STATES; hypotheses(STATE) && mu > 0 ==>
        (P_PLUS <= 0 ==> P_MINUS > 0 && K_PLUS > 0 && K_MINUS > 0) &&
        (P_MINUS <= 0 ==> P_PLUS > 0 && K_PLUS > 0 && K_MINUS > 0) &&
        (K_PLUS <= 0 ==> P_PLUS > 0 && P_MINUS > 0 && K_MINUS > 0) &&
        (K_MINUS <= 0 ==> P_PLUS > 0 && P_MINUS > 0 && K_PLUS > 0))
    lemma small_plus: ALL_STATES; hypotheses(STATE) && P_PLUS <= 0 ==> P_MINUS > 0 && K_PLUS > 0 && K_MINUS > 0;
    lemma small_minus: ALL_STATES; hypotheses(STATE) && P_MINUS <= 0 ==> P_PLUS > 0 && K_PLUS > 0 && K_MINUS > 0;
    lemma edges_weightless: ALL_STATES; hypotheses(STATE) && b == 0 ==>
        (a == 0 ==> E_PLUS == 0 && E_MINUS == 0) &&
        (a > 0 && P_PLUS > 0 ==> E_PLUS > 0) && (a > 0 && P_PLUS < 0 ==> E_PLUS < 0) &&
        (a < 0 && P_PLUS > 0 ==> E_PLUS < 0) && (a < 0 && P_PLUS < 0 ==> E_PLUS > 0) &&
        (a > 0 && P_MINUS > 0 ==> E_MINUS < 0) && (a > 0 && P_MINUS < 0 ==> E_MINUS > 0) &&
        (a < 0 && P_MINUS > 0 ==> E_MINUS > 0) && (a < 0 && P_MINUS < 0 ==> E_MINUS < 0) &&
        (P_PLUS == 0 ==> E_PLUS == 0) && (P_MINUS == 0 ==> E_MINUS == 0);
    lemma edges_lifted: ALL_STATES; hypotheses(STATE) && b > 0 ==>
        (P_PLUS >= 0 && P_MINUS >= 0 ==> E_PLUS > 0 || E_MINUS > 0 || (E_PLUS == 0 && E_MINUS == 0)) &&
        (P_PLUS < 0 && E_PLUS <= 0 ==> E_MINUS < 0) && (P_MINUS < 0 && E_MINUS <= 0 ==> E_PLUS < 0);
    STEP(balance: ALL_STATES; E_PLUS * P_MINUS + E_MINUS * P_PLUS == 2 * mu * DELTA * b)
    STEP(edge_sum: ALL_STATES; E_PLUS + E_MINUS == -2 * mu * value_N(STATE))
    lemma pressed_plus: ALL_STATES; hypotheses(STATE) && b < 0 && E_PLUS >= 0 && E_MINUS <= 0 ==> P_PLUS > 0;
    lemma pressed_minus: ALL_STATES; hypotheses(STATE) && b < 0 && E_MINUS >= 0 && E_PLUS <= 0 ==> P_MINUS > 0;
    lemma pressed_small_plus: ALL_STATES; hypotheses(STATE) && b < 0 && E_PLUS > 0 && P_PLUS <= 0 ==> E_MINUS > 0;
    lemma pressed_small_minus: ALL_STATES; hypotheses(STATE) && b < 0 && E_MINUS > 0 && P_MINUS <= 0 ==> E_PLUS > 0;
    lemma pressed_outside_plus: ALL_STATES;
        hypotheses(STATE) && b < 0 && E_PLUS > 0 && E_MINUS >= 0 ==> P_PLUS < 0 || P_MINUS < 0;
    lemma pressed_outside_minus: ALL_STATES;
        hypotheses(STATE) && b < 0 && E_PLUS >= 0 && E_MINUS > 0 ==> P_PLUS < 0 || P_MINUS < 0;
*/

/* The defining equations of the witnesses.  A difference has a name, so that provers leave it whole. */
/*@ logic real minus(real x, real y) = x - y;
    predicate root(real b, real p, real l) = b + p * l == 0;
    predicate half(real side, real a, real k, real l) = 2 * k * l == side * a;
    predicate cramer(STATE_PARAMETERS, real N, real T) =
        a + A * T + B * N == 0 && b + B * T + C * N == 0;
    STEP(root_plant: \forall real b, p; p != 0 ==> root(b, p, -b / p))
    logic real half_root(real side, real a, real k) = side * a / (2 * k);
    lemma half_plant: \forall real side, a, k; k > 0 ==> half(side, a, k, half_root(side, a, k));
    logic real stick_N(STATE_PARAMETERS) = value_N(STATE) / value_Delta(STATE);
    logic real stick_T(STATE_PARAMETERS) = value_N_T(STATE) / value_Delta(STATE);
    STEP(cramer_plant: ALL_STATES; A * C - B * B > 0 ==> cramer(STATE, stick_N(STATE), stick_T(STATE)))
*/

/* Flight */
/*@ STEP(F_open_intro: ALL_STATES, real N, T; open_F(STATE, N, T) ==> exists_open_F(STATE))
    lemma F_closed_intro: ALL_STATES, real N, T; closed_F(STATE, N, T) ==> exists_closed_F(STATE);
    STEP(F_open_only: ALL_STATES; exists_open_F(STATE) ==> b > 0)
    lemma F_closed_only: ALL_STATES; exists_closed_F(STATE) ==> b >= 0;
    STEP(F_open_witness: ALL_STATES; b > 0 ==> open_F(STATE, 0.0, 0.0))
    STEP(F_closed_witness: ALL_STATES; b >= 0 ==> closed_F(STATE, 0.0, 0.0))
    STEP(F_open_plant: ALL_STATES; b > 0 && open_F(STATE, 0.0, 0.0) ==> exists_open_F(STATE))
    STEP(F_closed_plant: ALL_STATES; b >= 0 && closed_F(STATE, 0.0, 0.0) ==> exists_closed_F(STATE))
    lemma F_open_iff: ALL_STATES; exists_open_F(STATE) <==> b > 0;
    lemma F_closed_iff: ALL_STATES; exists_closed_F(STATE) <==> b >= 0;
*/

/* Slip, for both directions.  side: the sign of the direction; p, k, E: its parameters (p+, k+, E+ or p-, k-, E-); a1, u1: a and u in this
 * direction; tension: lambda_T / lambda_N.  For p = 0, v_dot = b whatever the force is. */
#define OPEN_SLIP(p, E, a1, u1)                                                                                       \
    (u1 >= 0 && ((p > 0 && b < 0 && (u1 == 0 ==> E > 0)) ||                                                           \
                 (p < 0 && b > 0 && (u1 == 0 ==> E < 0)) ||                                                           \
                 (p == 0 && b == 0 && (u1 == 0 ==> a1 > 0))))
#define CLOSED_SLIP(p, E, a1, u1)                                                                                     \
    (u1 >= 0 && ((p > 0 && b <= 0 && (u1 == 0 ==> E >= 0)) ||                                                         \
                 (p < 0 && b >= 0 && (u1 == 0 ==> E <= 0)) ||                                                         \
                 (p == 0 && b == 0 && (u1 == 0 ==> a1 >= 0))))
#define SLIP_BRIDGE(S, kind, FORM, p, E, a1, u1, tension)                                                             \
    lemma S##_##kind##_intro: ALL_STATES, real N, T; kind##_##S(STATE, N, T) ==> exists_##kind##_##S(STATE);          \
    STEP(S##_##kind##_only_regular: ALL_STATES; hypotheses(STATE) && p != 0 && exists_##kind##_##S(STATE) ==>         \
        S##_##kind##_signs(STATE))                                                                                    \
    STEP(S##_##kind##_only_pole: ALL_STATES; hypotheses(STATE) && p == 0 && exists_##kind##_##S(STATE) ==>            \
        S##_##kind##_signs(STATE))                                                                                    \
    STEP(S##_##kind##_witness: ALL_STATES, real l; hypotheses(STATE) && p != 0 && root(b, p, l) &&                    \
        S##_##kind##_signs(STATE) ==> kind##_##S(STATE, l, tension * l))                                              \
    STEP(S##_##kind##_root: ALL_STATES, real l; hypotheses(STATE) && p != 0 && root(b, p, l) &&                       \
        S##_##kind##_signs(STATE) ==> exists_##kind##_##S(STATE))                                                     \
    STEP(S##_##kind##_plant: ALL_STATES; hypotheses(STATE) && p != 0 && root(b, p, -b / p) &&                         \
        S##_##kind##_signs(STATE) ==> exists_##kind##_##S(STATE))                                                     \
    STEP(S##_##kind##_regular: ALL_STATES; hypotheses(STATE) && p != 0 && S##_##kind##_signs(STATE) ==>               \
        exists_##kind##_##S(STATE))                                                                                   \
    STEP(S##_##kind##_says: ALL_STATES; S##_##kind##_signs(STATE) <==> FORM(p, E, a1, u1))
#define SLIP(S, side, p, k, E, a1, u1, tension)                                                                       \
    predicate S##_open_signs(STATE_PARAMETERS) = OPEN_SLIP(p, E, a1, u1);                                             \
    predicate S##_closed_signs(STATE_PARAMETERS) = CLOSED_SLIP(p, E, a1, u1);                                         \
    STEP(S##_open_witness_pole: ALL_STATES, real l; hypotheses(STATE) && p == 0 && u == 0 && half(side, a, k, l) &&   \
        S##_open_signs(STATE) ==> open_##S(STATE, l, tension * l))                                                    \
    STEP(S##_open_witness_pole_slipping: ALL_STATES; hypotheses(STATE) && p == 0 && u != 0 &&                         \
        S##_open_signs(STATE) ==> open_##S(STATE, 1.0, tension))                                                      \
    STEP(S##_closed_witness_pole: ALL_STATES; hypotheses(STATE) && p == 0 &&                                          \
        S##_closed_signs(STATE) ==> closed_##S(STATE, 0.0, 0.0))                                                      \
    SLIP_BRIDGE(S, open, OPEN_SLIP, p, E, a1, u1, tension)                                                            \
    SLIP_BRIDGE(S, closed, CLOSED_SLIP, p, E, a1, u1, tension)                                                        \
    STEP(S##_open_pole: ALL_STATES, real l; hypotheses(STATE) && p == 0 && u == 0 && half(side, a, k, l) &&           \
        S##_open_signs(STATE) ==> exists_open_##S(STATE))                                                             \
    STEP(S##_open_plant_pole: ALL_STATES; hypotheses(STATE) && p == 0 && u == 0 && half(side, a, k, half_root(side, a, k)) && \
        S##_open_signs(STATE) ==> exists_open_##S(STATE))                                                             \
    lemma S##_pole: ALL_STATES; hypotheses(STATE) && p == 0 ==> k > 0;                                                \
    STEP(S##_open_resting_pole: ALL_STATES; hypotheses(STATE) && p == 0 && k > 0 && u == 0 && S##_open_signs(STATE) ==> \
        exists_open_##S(STATE))                                                                                       \
    STEP(S##_open_slipping_pole: ALL_STATES; hypotheses(STATE) && p == 0 && u != 0 && S##_open_signs(STATE) ==>       \
        exists_open_##S(STATE))                                                                                       \
    STEP(S##_open_decides: ALL_STATES; hypotheses(STATE) ==> (exists_open_##S(STATE) <==> S##_open_signs(STATE)))     \
    STEP(S##_closed_decides: ALL_STATES; hypotheses(STATE) ==> (exists_closed_##S(STATE) <==> S##_closed_signs(STATE))) \
    lemma S##_open_iff: ALL_STATES; hypotheses(STATE) ==> (exists_open_##S(STATE) <==> OPEN_SLIP(p, E, a1, u1));      \
    lemma S##_closed_iff: ALL_STATES; hypotheses(STATE) ==> (exists_closed_##S(STATE) <==> CLOSED_SLIP(p, E, a1, u1));

/*@ SLIP(S_plus, 1.0, P_PLUS, K_PLUS, E_PLUS, a, u, (-mu)) */
/*@ SLIP(S_minus, -1.0, P_MINUS, K_MINUS, E_MINUS, (-a), (-u), mu) */

/* Stick */
#define OPEN_STICK (u == 0 && E_PLUS < 0 && E_MINUS < 0)
#define CLOSED_STICK (u == 0 && E_PLUS <= 0 && E_MINUS <= 0 && (E_PLUS < 0 || E_MINUS < 0 || b <= 0))
/*@ lemma T_open_intro: ALL_STATES, real N, T; open_T(STATE, N, T) ==> exists_open_T(STATE);
    lemma T_closed_intro: ALL_STATES, real N, T; closed_T(STATE, N, T) ==> exists_closed_T(STATE);
    STEP(T_open_only: ALL_STATES; hypotheses(STATE) && exists_open_T(STATE) ==> OPEN_STICK)
    lemma T_closed_only: ALL_STATES; hypotheses(STATE) && exists_closed_T(STATE) ==> CLOSED_STICK;
    STEP(T_open_witness: ALL_STATES, real N, T; hypotheses(STATE) && cramer(STATE, N, T) && OPEN_STICK ==> open_T(STATE, N, T))
    STEP(T_closed_witness: ALL_STATES, real N, T;
        hypotheses(STATE) && cramer(STATE, N, T) && CLOSED_STICK ==> closed_T(STATE, N, T))
    STEP(T_open_plant: ALL_STATES;
        hypotheses(STATE) && cramer(STATE, stick_N(STATE), stick_T(STATE)) && OPEN_STICK ==> exists_open_T(STATE))
    STEP(T_closed_plant: ALL_STATES;
        hypotheses(STATE) && cramer(STATE, stick_N(STATE), stick_T(STATE)) && CLOSED_STICK ==> exists_closed_T(STATE))
    STEP(definite: ALL_STATES; hypotheses(STATE) ==> A * C - B * B > 0)
    lemma cramer_exists: ALL_STATES; hypotheses(STATE) ==> cramer(STATE, stick_N(STATE), stick_T(STATE));
    lemma T_open_iff: ALL_STATES; hypotheses(STATE) ==> (exists_open_T(STATE) <==> OPEN_STICK);
    lemma T_closed_iff: ALL_STATES; hypotheses(STATE) ==> (exists_closed_T(STATE) <==> CLOSED_STICK);
    // The force of stick lies in the friction cone if and only if stick is possible; N is Delta times its normal force.
    lemma friction_cone: ALL_STATES; hypotheses(STATE) && u == 0 ==>
        (CLOSED_STICK <==> E_PLUS <= 0 && E_MINUS <= 0 && value_N(STATE) >= 0);
    lemma friction_cone_open: ALL_STATES; hypotheses(STATE) && E_PLUS < 0 && E_MINUS < 0 ==> value_N(STATE) > 0;
    // A force that meets the strict inequalities of a mode meets the closed ones.
    lemma closes_S_plus: ALL_STATES, real N, T; open_S_plus(STATE, N, T) ==> closed_S_plus(STATE, N, T);
    lemma closes_S_minus: ALL_STATES, real N, T; open_S_minus(STATE, N, T) ==> closed_S_minus(STATE, N, T);
    lemma closes_T: ALL_STATES, real N, T; open_T(STATE, N, T) ==> closed_T(STATE, N, T);
*/
#endif
