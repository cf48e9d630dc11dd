/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted certificate of an impact claims of its row: a theorem about spec/impact/row_meaning.h, from what each motion says of the signs
 * (proofs/impact/row_of_motion.h). */
#ifndef PROOFS_CHECK_IMPACT_ROW_CLAIM_H
#define PROOFS_CHECK_IMPACT_ROW_CLAIM_H

#include "impact_claim.h"

#define ROW_SIGNS_AT_M SIGN_AT_M(u), SIGN_AT_M(p_plus), SIGN_AT_M(p_minus)
/*@ STEP(sign_is_of: \forall integer s, real x; sign_of(s, x) ==> su_of(s, x))
  @ STEP(law_is_one{L}: \forall struct json *j, unsigned char *text, real r, v, v2, I_c, I_r, W_c, W_r; law_holds_for(j, text, r, v, v2, I_c, I_r, W_c, W_r) ==>
  @   by_law(v, r, v2, I_c, W_c, I_r, W_r))
  @ STEP(row_holds_intro{L}: \forall struct json *j, integer row, WORDS_PARAMETERS; impact_row(row, WORDS_OF) && says_impact_row(j, row) ==>
  @   impact_row_holds(j, WORDS_OF))
  @ STEP(row_by_motion: ALL_REACHED, real r, integer courses; body(BODY) && arrival(v, r) && v < 0 && whole_motion(courses, s, t, second, ARRIVAL, REACHED) &&
  @   sign_of(su, u) && by_law(v, r, v2, I_c, W_c, I_r, W_r) ==> impact_row(motion_row(su, courses, s, t, second), WORDS_OF))
  @ lemma courses_right: ALL_REACHED, integer courses; body(BODY) && whole_motion(courses, s, t, second, ARRIVAL, REACHED) && sign_of(su, u) ==>
  @   1 <= courses <= 2 && (courses == 2 ==> su != 0);
  @ lemma row_moves_shown{L}: ALL_REACHED, struct json *j, unsigned char *text, real r, integer courses; body(BODY) && arrival(v, r) && v < 0 &&
  @   whole_motion(courses, s, t, second, ARRIVAL, REACHED) && sign_of(su, u) && law_holds_for(j, text, r, v, v2, I_c, I_r, W_c, W_r) &&
  @   says_impact_row(j, motion_row(su, courses, s, t, second)) ==> impact_row_holds(j, WORDS_OF);
  @ STEP(touch_row: ALL_TOUCHES, real r; body(BODY) && v <= 0 && TOUCH_SIGNED && sv == 0 ==> impact_row(still_row(su, sp_plus, sp_minus), WORDS_OF))
  @ STEP(found_row{M}: ALL_IMPACTS; impact_found{M}(c) && SIGN_AT_M(v) == 0 ==> impact_row(still_row(ROW_SIGNS_AT_M), ARRIVAL_AT_M, NUMBER_AT_M(r)))
  @ lemma row_rests_shown{M,L}: ALL_IMPACTS, struct json *j; impact_found{M}(c) && SIGN_AT_M(v) == 0 && says_impact_row{L}(j, still_row(ROW_SIGNS_AT_M)) ==>
  @   impact_row_holds{L}(j, ARRIVAL_AT_M, NUMBER_AT_M(r)); */

#endif
