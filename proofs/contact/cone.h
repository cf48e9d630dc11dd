/* SPDX-License-Identifier: BSD-2-Clause */
/* The words of the friction cone and of the impact without collision, defined by forces, are decided by signs. */
#ifndef PROOFS_CONTACT_CONE_H
#define PROOFS_CONTACT_CONE_H

#include "slope.h"

/* The friction cone. */
/*@ lemma cone_interior: ALL_STATES; hypotheses(STATE) ==> (cone_INTERIOR(STATE) <==> E_PLUS < 0 && E_MINUS < 0);
    lemma cone_closed: ALL_STATES; hypotheses(STATE) ==>
        (exists_closed_T(AT_REST) <==> E_PLUS <= 0 && E_MINUS <= 0 && value_N(STATE) >= 0);
    STEP(cone_boundary: ALL_STATES; hypotheses(STATE) ==> (cone_BOUNDARY(STATE) <==>
        E_PLUS <= 0 && E_MINUS <= 0 && value_N(STATE) >= 0 && !(E_PLUS < 0 && E_MINUS < 0)))
    lemma cone_exterior: ALL_STATES; hypotheses(STATE) ==>
        (cone_EXTERIOR(STATE) <==> !(E_PLUS <= 0 && E_MINUS <= 0 && value_N(STATE) >= 0));
*/

/* The impact without collision: its tangential impulse is that of slip; for u = 0 there is no such impact. */
#define IMPACT(S, p, u1)                                                                                              \
    STEP(impact_slips_##S: ALL_STATES, real t; hypotheses(STATE) && u1 > 0 && coulomb(IMPULSE, 1.0, t) ==>            \
        acceleration_N(IMPULSE, 1.0, t) == p)                                                                         \
    STEP(impact_drags_##S: ALL_STATES; hypotheses(STATE) && u1 > 0 ==> coulomb(IMPULSE, 1.0, drag_##S(mu, 1.0)))      \
    STEP(impact_only_##S: ALL_STATES; hypotheses(STATE) && u1 > 0 ==> (iwc_POSSIBLE(STATE) ==> p < 0) &&              \
        (iwc_DEGENERATE(STATE) ==> p == 0) && (p > 0 ==> iwc_NO(STATE)))                                              \
    STEP(impact_plant_##S: ALL_STATES; hypotheses(STATE) && u1 > 0 && coulomb(IMPULSE, 1.0, drag_##S(mu, 1.0)) ==>    \
        (p < 0 ==> iwc_POSSIBLE(STATE)) && (p == 0 ==> iwc_DEGENERATE(STATE)) && (iwc_NO(STATE) ==> p > 0))           \
    lemma impact_possible_##S: ALL_STATES; hypotheses(STATE) && u1 > 0 ==> (iwc_POSSIBLE(STATE) <==> p < 0);          \
    lemma impact_degenerate_##S: ALL_STATES; hypotheses(STATE) && u1 > 0 ==> (iwc_DEGENERATE(STATE) <==> p == 0);     \
    lemma impact_no_##S: ALL_STATES; hypotheses(STATE) && u1 > 0 ==> (iwc_NO(STATE) <==> p > 0);
/*@ STEP(impact_rubs: ALL_STATES; hypotheses(STATE) ==> rubs(IMPULSE, 1.0))
    STEP(impact_given: ALL_STATES, real t; coulomb(IMPULSE, 1.0, t) ==>
        (acceleration_N(IMPULSE, 1.0, t) < 0 ==> iwc_POSSIBLE(STATE)) &&
        (acceleration_N(IMPULSE, 1.0, t) == 0 ==> iwc_DEGENERATE(STATE)) &&
        (iwc_NO(STATE) ==> acceleration_N(IMPULSE, 1.0, t) > 0))
    IMPACT(S_plus, P_PLUS, u) IMPACT(S_minus, P_MINUS, (-u))
    STEP(impact_rests: ALL_STATES, real t; hypotheses(STATE) && u == 0 && coulomb(IMPULSE, 1.0, t) ==>
        acceleration_N(IMPULSE, 1.0, t) > 0)
    lemma impact_not_from_rest: ALL_STATES; hypotheses(STATE) && u == 0 ==>
        iwc_NO(STATE) && !iwc_POSSIBLE(STATE) && !iwc_DEGENERATE(STATE);
*/
#endif
