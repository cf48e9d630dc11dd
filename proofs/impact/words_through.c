/* SPDX-License-Identifier: BSD-2-Clause */
/* Impacts with one piece from beginning to end, by the definitions of spec/impact/words.h: slip forward if and only if D_r+ >= 0 for u > 0, or
 * k+ < 0 for u = 0; slip backward in the same way; stick if and only if u = 0, k+ >= 0 and k- >= 0. */
#include "../contact/known.h"

#include "pieces.h"

/*@ LAWS(THROUGH_RESULT) LAWS(RISING_RESULT) */

#include "../contact/proved.h"

#define ALL_THROUGH \forall WORDS_PARAMETERS, THROUGH_PARAMETERS
#define ALL_WORDS \forall WORDS_PARAMETERS
/*@ lemma forward_motion_only: ALL_THROUGH; slips_forward_through(ARRIVAL, THROUGH) ==> a_through(P_PLUS, K_PLUS, u, v, I1, u1, I2, u2, v2);
    lemma forward_motion_here: ALL_THROUGH; a_through(P_PLUS, K_PLUS, u, v, I1, u1, I2, u2, v2) ==>
        slips_forward_through(ARRIVAL, I1, c_against(mu, I1), u1, I2, c_against(mu, I2), u2, v2);
    lemma backward_motion_only: ALL_THROUGH; slips_backward_through(ARRIVAL, THROUGH) ==>
        a_through(P_MINUS, K_MINUS, c_opposite(u), v, I1, c_opposite(u1), I2, c_opposite(u2), v2);
    lemma backward_motion_here: ALL_THROUGH, real w1, w2; a_through(P_MINUS, K_MINUS, c_opposite(u), v, I1, w1, I2, w2, v2) ==>
        slips_backward_through(ARRIVAL, I1, c_times(mu, I1), c_opposite(w1), I2, c_times(mu, I2), c_opposite(w2), v2);
    lemma stick_motion_only: ALL_THROUGH; body(BODY) && sticks_through(ARRIVAL, THROUGH) ==> u == 0 && can_stick(BODY) && a_rising(RISE, v, I1, I2, v2);
    lemma stick_motion_here: ALL_THROUGH; body(BODY) && can_stick(BODY) && a_rising(RISE, v, I1, I2, v2) ==>
        sticks_through(BODY, 0.0, v, I1, c_hold(BODY, I1), 0.0, I2, c_hold(BODY, I2), 0.0, v2); */
#define THROUGH_INTRO(law)                                                                                                                     \
    lemma forward_##law##_intro: ALL_THROUGH; slips_forward_through(ARRIVAL, THROUGH) && law(THROUGH_ENDS) ==> slips_forward_through_##law(WORDS_OF);    \
    lemma backward_##law##_intro: ALL_THROUGH; slips_backward_through(ARRIVAL, THROUGH) && law(THROUGH_ENDS) ==> slips_backward_through_##law(WORDS_OF); \
    lemma stick_##law##_intro: ALL_THROUGH; sticks_through(ARRIVAL, THROUGH) && law(THROUGH_ENDS) ==> sticks_through_##law(WORDS_OF);           \
    lemma through_##law##_intro: \forall SLIDE_PARAMETERS, real r, A_THROUGH_PARAMETERS; a_through(SLIDE, A_THROUGH) && law(THROUGH_ENDS) ==> a_through_##law(SLIDE, r); \
    lemma forward_##law##_only: ALL_WORDS; slips_forward_through_##law(WORDS_OF) ==> a_through_##law(P_PLUS, K_PLUS, u, v, r);                  \
    lemma forward_##law##_here: ALL_WORDS; a_through_##law(P_PLUS, K_PLUS, u, v, r) ==> slips_forward_through_##law(WORDS_OF);                  \
    lemma backward_##law##_only: ALL_WORDS; slips_backward_through_##law(WORDS_OF) ==> a_through_##law(P_MINUS, K_MINUS, c_opposite(u), v, r);  \
    lemma backward_##law##_here: ALL_WORDS; a_through_##law(P_MINUS, K_MINUS, c_opposite(u), v, r) ==> slips_backward_through_##law(WORDS_OF);  \
    lemma stick_##law##_only: ALL_WORDS; body(BODY) && sticks_through_##law(WORDS_OF) ==> u == 0 && can_stick(BODY);                            \
    lemma stick_##law##_rises: ALL_WORDS; body(BODY) && arrival(v, r) && v < 0 ==> a_rising_##law(RISE, v, r);                                  \
    lemma stick_##law##_raised: ALL_WORDS; body(BODY) && can_stick(BODY) && a_rising_##law(RISE, v, r) ==> sticks_through_##law(BODY, 0.0, v, r); \
    lemma stick_##law##_here: ALL_WORDS; body(BODY) && arrival(v, r) && v < 0 && can_stick(BODY) ==> sticks_through_##law(BODY, 0.0, v, r);
/*@ lemma arrival_range: \forall real v, r; arrival(v, r) ==> RANGE;
    LAWS(THROUGH_INTRO) */
#define THROUGH_MEANS(law)                                                                                                                     \
    lemma means_forward_##law: ALL_WORDS; body(BODY) && arrival(v, r) && v < 0 && u >= 0 ==>                                                   \
        (slips_forward_through_##law(WORDS_OF) <==> through_begins(P_PLUS, K_PLUS, u, v, r));                                                  \
    lemma means_backward_##law: ALL_WORDS; body(BODY) && arrival(v, r) && v < 0 && c_opposite(u) >= 0 ==>                                      \
        (slips_backward_through_##law(WORDS_OF) <==> through_begins(P_MINUS, K_MINUS, c_opposite(u), v, r));                                   \
    lemma means_stick_##law: ALL_WORDS; body(BODY) && arrival(v, r) && v < 0 ==> (sticks_through_##law(WORDS_OF) <==> u == 0 && can_stick(BODY));
/*@ LAWS(THROUGH_MEANS) */
