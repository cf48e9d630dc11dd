/* SPDX-License-Identifier: BSD-2-Clause */
/* Coulomb's law allows a friction force for every normal force; so the normal acceleration under these forces cannot be positive
 * throughout one interval of normal forces and negative throughout another that overlaps it. */
#ifndef PROOFS_CONTACT_FRICTION_H
#define PROOFS_CONTACT_FRICTION_H

#include "quantities.h"

/* Every normal force n >= 0 has a tangential force that obeys Coulomb's law. */
/*@ predicate rubs(STATE_PARAMETERS, real n) = \exists real t; coulomb(STATE, n, t);
    predicate holds_still(real a, real A, real B, real n, real t) = a + A * t + B * n == 0;
    logic real still(real a, real A, real B, real n) = (-a - B * n) / A;
    STEP(still_plant: \forall real a, A, B, n; A > 0 ==> holds_still(a, A, B, n, still(a, A, B, n)))
    STEP(rubs_intro: ALL_STATES, real n, t; coulomb(STATE, n, t) ==> rubs(STATE, n))
    STEP(rubs_plus: ALL_STATES, real n, t; t == -mu * n && n >= 0 && mu >= 0 &&
        (u > 0 || (u == 0 && a - K_PLUS * n >= 0)) ==> coulomb(STATE, n, t))
    STEP(rubs_minus: ALL_STATES, real n, t; t == mu * n && n >= 0 && mu >= 0 &&
        (u < 0 || (u == 0 && a + K_MINUS * n <= 0)) ==> coulomb(STATE, n, t))
    STEP(rubs_still: ALL_STATES, real n, t; hypotheses(STATE) && n >= 0 && holds_still(a, A, B, n, t) &&
        u == 0 && a - K_PLUS * n <= 0 && a + K_MINUS * n >= 0 ==> coulomb(STATE, n, t))
    logic real drag_S_plus(real mu, real n) = -(mu * n);
    logic real drag_S_minus(real mu, real n) = -drag_S_plus(mu, n);
    lemma rubs_plus_plant: ALL_STATES, real n; n >= 0 && mu >= 0 && (u > 0 || (u == 0 && a - K_PLUS * n >= 0)) ==>
        coulomb(STATE, n, drag_S_plus(mu, n));
    lemma rubs_minus_plant: ALL_STATES, real n; n >= 0 && mu >= 0 && (u < 0 || (u == 0 && a + K_MINUS * n <= 0)) ==>
        coulomb(STATE, n, drag_S_minus(mu, n));
    STEP(rubs_still_plant: ALL_STATES, real n; hypotheses(STATE) && n >= 0 && u == 0 && a - K_PLUS * n <= 0 &&
        a + K_MINUS * n >= 0 && holds_still(a, A, B, n, still(a, A, B, n)) ==> rubs(STATE, n))
    STEP(rubs_plus_given: ALL_STATES, real n; n >= 0 && mu >= 0 && (u > 0 || (u == 0 && a - K_PLUS * n >= 0)) &&
        coulomb(STATE, n, drag_S_plus(mu, n)) ==> rubs(STATE, n))
    STEP(rubs_plus_exists: ALL_STATES, real n; n >= 0 && mu >= 0 && (u > 0 || (u == 0 && a - K_PLUS * n >= 0)) ==>
        rubs(STATE, n))
    STEP(rubs_minus_given: ALL_STATES, real n; n >= 0 && mu >= 0 && (u < 0 || (u == 0 && a + K_MINUS * n <= 0)) &&
        coulomb(STATE, n, drag_S_minus(mu, n)) ==> rubs(STATE, n))
    STEP(rubs_minus_exists: ALL_STATES, real n; n >= 0 && mu >= 0 && (u < 0 || (u == 0 && a + K_MINUS * n <= 0)) ==>
        rubs(STATE, n))
    STEP(rubs_still_exists: ALL_STATES, real n; hypotheses(STATE) && n >= 0 && u == 0 && a - K_PLUS * n <= 0 &&
        a + K_MINUS * n >= 0 ==> rubs(STATE, n))
    lemma rubs_always: ALL_STATES, real n; hypotheses(STATE) && n >= 0 ==> rubs(STATE, n);
*/

/* A contact that rises under all normal forces between x and y does not sink under all normal forces of an overlapping interval. */
/*@ logic real middle(real x, real y) = (x + y) / 2;
    lemma middle_between: \forall real x, y; x < y ==> x < middle(x, y) < y;
    STEP(opposite_at: ALL_STATES, real x, y, z, w, n, t; coulomb(STATE, n, t) && x < n < y && z < n < w ==>
        !(rises(STATE, x, y) && sinks(STATE, z, w)))
    STEP(opposite_rubs: ALL_STATES, real x, y, z, w, n; rubs(STATE, n) && x < n < y && z < n < w ==>
        !(rises(STATE, x, y) && sinks(STATE, z, w)))
    STEP(opposite_pressed_plant: ALL_STATES, real x, y, w; hypotheses(STATE) && rubs(STATE, middle(x, y)) &&
        x < y <= w ==> !(rises(STATE, x, y) && sinks(STATE, x, w)) && !(rises(STATE, x, w) && sinks(STATE, x, y)))
    STEP(opposite_pressed_within: ALL_STATES, real x, y, w; hypotheses(STATE) && 0 <= x && x < y <= w ==>
        !(rises(STATE, x, y) && sinks(STATE, x, w)) && !(rises(STATE, x, w) && sinks(STATE, x, y)))
    STEP(opposite_lifted_within: ALL_STATES, real x, z, y; hypotheses(STATE) && 0 <= z && z <= x < y ==>
        !(rises(STATE, x, y) && sinks(STATE, z, y)) && !(rises(STATE, z, y) && sinks(STATE, x, y)))
    lemma opposite_pressed: ALL_STATES, real N; hypotheses(STATE) && 0 <= N ==>
        !(rises_pressed(STATE, N) && sinks_pressed(STATE, N));
    STEP(opposite_lifted: ALL_STATES, real N; hypotheses(STATE) && 0 <= N ==>
        !(rises_lifted(STATE, N) && sinks_lifted(STATE, N)))
    lemma opposite: ALL_STATES, real N; hypotheses(STATE) && 0 <= N ==> !(returns(STATE, N) && escapes(STATE, N));
*/
#endif
