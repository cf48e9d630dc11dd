/* SPDX-License-Identifier: BSD-2-Clause */
/* Each piece of an impact (spec/impact/meaning.h) has the form of course.h: slip forward with p+, k+ and w = u, slip backward with p-, k- and
 * w = -u, stick with the slope Delta / A, which is possible if and only if k+ >= 0 and k- >= 0.  From u = 0, slip backward begins if and only
 * if k- < 0, and then never stops; the same for slip forward and k+. */
#ifndef PROOFS_IMPACT_PIECES_H
#define PROOFS_IMPACT_PIECES_H

#include "course.h"

#define P_PLUS c_p_plus(BODY)
#define P_MINUS c_p_minus(BODY)
#define K_PLUS c_k_plus(BODY)
#define K_MINUS c_k_minus(BODY)
#define RISE c_rise(BODY)
#define ALL_BODIES \forall BODY_PARAMETERS
#define ALL_OF_A_PIECE \forall PIECE_PARAMETERS
/*@ logic real c_opposite(real u) = -u;
    logic real c_against(real mu, real I) = -(mu * I);
    logic real c_gone(real u, real k, real I) = u - k * I;
    logic real c_moved(real u, real k, real I) = u + k * I;
    predicate can_stick(BODY_PARAMETERS) = K_PLUS >= 0 && K_MINUS >= 0;
    predicate leaves_forward(BODY_PARAMETERS) = K_PLUS < 0;
    predicate leaves_backward(BODY_PARAMETERS) = K_MINUS < 0;

    lemma forward_only: ALL_OF_A_PIECE; slips_forward(PIECE) ==> slides(P_PLUS, K_PLUS, u, v, I, u2, v2);
    lemma forward_here: ALL_OF_A_PIECE; slides(P_PLUS, K_PLUS, u, v, I, u2, v2) ==> slips_forward(BODY, u, v, I, c_against(mu, I), u2, v2);
    lemma forward_ends_only: ALL_OF_A_PIECE; slips_forward_or_ends(PIECE) ==> slides_or_ends(P_PLUS, K_PLUS, u, v, I, u2, v2);
    lemma forward_ends_here: ALL_OF_A_PIECE; slides_or_ends(P_PLUS, K_PLUS, u, v, I, u2, v2) ==> slips_forward_or_ends(BODY, u, v, I, c_against(mu, I), u2, v2);

    lemma backward_only: ALL_OF_A_PIECE; slips_backward(PIECE) ==> slides(P_MINUS, K_MINUS, c_opposite(u), v, I, c_opposite(u2), v2);
    lemma backward_here: ALL_OF_A_PIECE, real w2; slides(P_MINUS, K_MINUS, c_opposite(u), v, I, w2, v2) ==> slips_backward(BODY, u, v, I, c_times(mu, I), c_opposite(w2), v2);
    lemma backward_ends_only: ALL_OF_A_PIECE; slips_backward_or_ends(PIECE) ==> slides_or_ends(P_MINUS, K_MINUS, c_opposite(u), v, I, c_opposite(u2), v2);
    lemma backward_ends_here: ALL_OF_A_PIECE, real w, w2; slides_or_ends(P_MINUS, K_MINUS, w, v, I, w2, v2) ==>
        slips_backward_or_ends(BODY, c_opposite(w), v, I, c_times(mu, I), c_opposite(w2), v2);
    lemma backward_stop_only: ALL_OF_A_PIECE; slips_backward(BODY, u, v, I, J, 0.0, v2) ==> slides(P_MINUS, K_MINUS, c_opposite(u), v, I, 0.0, v2);
    lemma backward_stop_here: ALL_OF_A_PIECE; slides(P_MINUS, K_MINUS, c_opposite(u), v, I, 0.0, v2) ==> slips_backward(BODY, u, v, I, c_times(mu, I), 0.0, v2);
    lemma backward_stop_ends_only: ALL_OF_A_PIECE; slips_backward_or_ends(BODY, u, v, I, J, 0.0, v2) ==> slides_or_ends(P_MINUS, K_MINUS, c_opposite(u), v, I, 0.0, v2);
    lemma backward_stop_ends_here: ALL_OF_A_PIECE, real w; slides_or_ends(P_MINUS, K_MINUS, w, v, I, 0.0, v2) ==>
        slips_backward_or_ends(BODY, c_opposite(w), v, I, c_times(mu, I), 0.0, v2);

    lemma rise_is: ALL_BODIES; A > 0 ==> quotient(A, RISE, A * C - B * B);
    lemma rise_positive: ALL_BODIES; body(BODY) ==> RISE > 0;
    lemma hold_is: ALL_BODIES, real I; A > 0 ==> quotient(A, c_hold(BODY, I), -(B * I));
    lemma holds_pushing: ALL_BODIES, real I, J; body(BODY) && I > 0 && quotient(A, J, -(B * I)) ==> (can_stick(BODY) <==> -mu * I <= J && J <= mu * I);
    lemma holds_still: ALL_BODIES, real I, J, u; body(BODY) ==> (u == u + A * J + B * I <==> quotient(A, J, -(B * I)));
    lemma hold_product: \forall real A, B, C, I, J; quotient(A, J, -(B * I)) ==> quotient(A, B * J + C * I, (A * C - B * B) * I);
    lemma same_product: \forall real A, x, d, s, I; A > 0 && quotient(A, x, d * I) && quotient(A, s, d) ==> x == s * I;
    lemma holds_rising: ALL_BODIES, real I, J; body(BODY) && quotient(A, J, -(B * I)) ==> B * J + C * I == RISE * I;
    lemma stick_holds: ALL_OF_A_PIECE; body(BODY) && sticks(PIECE) ==> I > 0 && u == 0 && u2 == 0 && quotient(A, J, -(B * I)) && v2 == v + B * J + C * I &&
        -mu * I <= J && J <= mu * I;
    lemma stick_only: ALL_OF_A_PIECE; body(BODY) && sticks(PIECE) ==> can_stick(BODY) && u == 0 && u2 == 0 && velocity_rises(RISE, v, I, v2);
    lemma stick_of: ALL_OF_A_PIECE; body(BODY) && I > 0 && quotient(A, J, -(B * I)) && v2 == v + B * J + C * I && -mu * I <= J && J <= mu * I ==>
        sticks(BODY, 0.0, v, I, J, 0.0, v2);
    lemma stick_named: ALL_OF_A_PIECE; body(BODY) && can_stick(BODY) && I > 0 && v2 == v + RISE * I && quotient(A, J, -(B * I)) &&
        B * J + C * I == RISE * I ==> sticks(BODY, 0.0, v, I, J, 0.0, v2);
    lemma stick_raised: ALL_OF_A_PIECE; body(BODY) && can_stick(BODY) && velocity_rises(RISE, v, I, v2) && quotient(A, J, -(B * I)) ==> sticks(BODY, 0.0, v, I, J, 0.0, v2);
    lemma stick_here: ALL_OF_A_PIECE; body(BODY) && can_stick(BODY) && velocity_rises(RISE, v, I, v2) ==> sticks(BODY, 0.0, v, I, c_hold(BODY, I), 0.0, v2);
    lemma stick_ends_only: ALL_OF_A_PIECE; body(BODY) && sticks_or_ends(PIECE) ==> u2 == u && rises_or_ends(RISE, v, I, v2);
    lemma hold_nothing: ALL_BODIES, real I; I == 0 ==> c_hold(BODY, I) == 0;
    lemma stick_ends_named: ALL_OF_A_PIECE; (I > 0 ==> sticks(BODY, 0.0, v, I, J, 0.0, v2)) && (I == 0 ==> J == 0) && rises_or_ends(RISE, v, I, v2) ==>
        sticks_or_ends(BODY, 0.0, v, I, J, 0.0, v2);
    lemma ends_rising: \forall real s, v, I, v2; rises_or_ends(s, v, I, v2) && I > 0 ==> velocity_rises(s, v, I, v2);
    lemma stick_ends_here: ALL_OF_A_PIECE; body(BODY) && can_stick(BODY) && rises_or_ends(RISE, v, I, v2) ==>
        sticks_or_ends(BODY, 0.0, v, I, c_hold(BODY, I), 0.0, v2);

    lemma leaves_backward_only: ALL_OF_A_PIECE; body(BODY) && slips_backward(BODY, 0.0, v, I, J, u2, v2) ==> leaves_backward(BODY) && u2 <= 0 && velocity_rises(P_MINUS, v, I, v2);
    lemma leaves_backward_here: ALL_OF_A_PIECE; body(BODY) && leaves_backward(BODY) && velocity_rises(P_MINUS, v, I, v2) ==>
        slips_backward(BODY, 0.0, v, I, c_times(mu, I), c_moved(0.0, K_MINUS, I), v2);
    lemma goes_on_backward_only: ALL_OF_A_PIECE; body(BODY) && slips_backward_or_ends(PIECE) ==> rises_or_ends(P_MINUS, v, I, v2);
    lemma moved_back: ALL_BODIES, real I; leaves_backward(BODY) && I > 0 ==> c_moved(0.0, K_MINUS, I) <= 0;
    lemma goes_on_backward_here: ALL_OF_A_PIECE; body(BODY) && leaves_backward(BODY) && u <= 0 && rises_or_ends(P_MINUS, v, I, v2) ==>
        slips_backward_or_ends(BODY, u, v, I, c_times(mu, I), c_moved(u, K_MINUS, I), v2);
    lemma leaves_forward_only: ALL_OF_A_PIECE; body(BODY) && slips_forward(BODY, 0.0, v, I, J, u2, v2) ==> leaves_forward(BODY) && u2 >= 0 && velocity_rises(P_PLUS, v, I, v2);
    lemma leaves_forward_here: ALL_OF_A_PIECE; body(BODY) && leaves_forward(BODY) && velocity_rises(P_PLUS, v, I, v2) ==>
        slips_forward(BODY, 0.0, v, I, c_against(mu, I), c_gone(0.0, K_PLUS, I), v2);
    lemma goes_on_forward_only: ALL_OF_A_PIECE; body(BODY) && slips_forward_or_ends(PIECE) ==> rises_or_ends(P_PLUS, v, I, v2);
    lemma gone_forward: ALL_BODIES, real I; leaves_forward(BODY) && I > 0 ==> c_gone(0.0, K_PLUS, I) >= 0;
    lemma goes_on_forward_here: ALL_OF_A_PIECE; body(BODY) && leaves_forward(BODY) && u >= 0 && rises_or_ends(P_PLUS, v, I, v2) ==>
        slips_forward_or_ends(BODY, u, v, I, c_against(mu, I), c_gone(u, K_PLUS, I), v2);

    lemma usual_forward: ALL_BODIES; body(BODY) ==> usual(P_PLUS, K_PLUS);
    lemma usual_backward: ALL_BODIES; body(BODY) ==> usual(P_MINUS, K_MINUS);
    lemma forward_slope: ALL_BODIES; body(BODY) && leaves_forward(BODY) ==> P_PLUS > 0;
    lemma backward_slope: ALL_BODIES; body(BODY) && leaves_backward(BODY) ==> P_MINUS > 0; */

#endif
