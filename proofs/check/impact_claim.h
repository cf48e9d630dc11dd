/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted certificate of an impact claims: a theorem about spec/impact/words.h.
 *
 * src/check/impact has found the numbers of the problem and their signs (impact_found), and has read the words that are made of them. */
#ifndef PROOFS_CHECK_IMPACT_CLAIM_H
#define PROOFS_CHECK_IMPACT_CLAIM_H

#include "impact_at.h"
#include "impact_motion.h"
#include "impact_verdict_claim.h"

#define ALL_IMPACTS \forall struct impact *c
#define NUMBER_AT_M(name) scalar_value(\at(c->q[IMPACT_##name], M))
#define SIGN_AT_M(name) \at(c->sign[IMPACT_##name], M)
#define ARRIVAL_AT_M NUMBER_AT_M(A), NUMBER_AT_M(B), NUMBER_AT_M(C), NUMBER_AT_M(mu), NUMBER_AT_M(u), NUMBER_AT_M(v)
#define COLLISION_AT_M SIGN_AT_M(u), SIGN_AT_M(v), SIGN_AT_M(p_plus), SIGN_AT_M(p_minus)
#define TOUCH_SIGNS integer su, integer sv, integer sp_plus, integer sp_minus
#define ALL_TOUCHES \forall ARRIVAL_PARAMETERS, TOUCH_SIGNS
#define IS_FORCED(su, sv, sp_plus, sp_minus) (sv < 0 || (su != 0 && (su < 0 ? sp_minus : sp_plus) < 0))
#define ALL_REACHED \forall integer s, t, second, su, ARRIVAL_PARAMETERS, REACHED_PARAMETERS
#define TOUCH_SIGNED sign_of(su, u) && sign_of(sv, v) && sign_of(sp_plus, touch_plus(BODY)) && sign_of(sp_minus, touch_minus(BODY))
/*@ STEP(collision_forward: ALL_TOUCHES; body(BODY) && v <= 0 && TOUCH_SIGNED && u > 0 ==>
  @   means_collision(collision_type(su, sv, sp_plus, sp_minus), ARRIVAL))
  @ STEP(collision_backward: ALL_TOUCHES; body(BODY) && v <= 0 && TOUCH_SIGNED && u < 0 ==>
  @   means_collision(collision_type(su, sv, sp_plus, sp_minus), ARRIVAL))
  @ STEP(collision_straight: ALL_TOUCHES; body(BODY) && v <= 0 && TOUCH_SIGNED && u == 0 ==>
  @   means_collision(collision_type(su, sv, sp_plus, sp_minus), ARRIVAL))
  @ STEP(collision_means: ALL_TOUCHES; body(BODY) && v <= 0 && TOUCH_SIGNED ==>
  @   means_collision(collision_type(su, sv, sp_plus, sp_minus), ARRIVAL))
  @ STEP(range_of_r: \forall real r; check_difference(r, check_product(r, r)) >= 0 ==> 0 <= r && r <= 1)
  @ lemma impact_body{L}: ALL_IMPACTS; impact_found(c) ==> body(IMPACT_BODY(c));
  @ STEP(range_arrives: \forall real v, r; v <= 0 && check_difference(r, check_product(r, r)) >= 0 ==> arrival(v, r))
  @ STEP(range_found{L}: ALL_IMPACTS; impact_found(c) ==> check_difference(IMPACT_NUMBER(c, r), IMPACT_PRODUCT(c, r, r)) >= 0)
  @ STEP(falls_found{L}: ALL_IMPACTS; impact_found(c) ==> IMPACT_NUMBER(c, v) <= 0)
  @ lemma impact_arrives{L}: ALL_IMPACTS; impact_found(c) ==> arrival(IMPACT_NUMBER(c, v), IMPACT_NUMBER(c, r));
  @ STEP(touch_signed{L}: ALL_IMPACTS; impact_found(c) ==> sign_of(c->sign[IMPACT_u], IMPACT_NUMBER(c, u)) && sign_of(c->sign[IMPACT_v], IMPACT_NUMBER(c, v)) &&
  @   sign_of(c->sign[IMPACT_p_plus], touch_plus(IMPACT_BODY(c))) &&
  @   sign_of(c->sign[IMPACT_p_minus], touch_minus(IMPACT_BODY(c))))
  @ STEP(touch_means{L}: ALL_IMPACTS; impact_found(c) ==> means_collision(collision_type(COLLISION_AT(c)), IMPACT_BODY(c), IMPACT_NUMBER(c, u), IMPACT_NUMBER(c, v)))
  @ STEP(collision_intro{L}: \forall struct json *j, integer verdict, type, ARRIVAL_PARAMETERS; says_collision(j, verdict, type) && means_collision(type, ARRIVAL) ==>
  @   collision_holds(j, verdict, ARRIVAL))
  @ lemma collision_shown{M,L}: ALL_IMPACTS, struct json *j, integer verdict; impact_found{M}(c) && says_collision{L}(j, verdict, collision_type(COLLISION_AT_M)) ==>
  @   collision_holds{L}(j, verdict, ARRIVAL_AT_M);
  @ // The regions: which course is the first, and that u = 0 leaves only one.
  @ STEP(pieces_from_0: \forall integer s, t, BODY_PARAMETERS, real v, I, J, u2, v2, I2, J2, u3, v3; body(BODY) && takes_course(s, BODY, 0.0, v, I, J, u2, v2) &&
  @   takes_course(t, BODY, 0.0, v2, I2, J2, u3, v3) ==> s == t)
  @ STEP(slips_on: \forall integer s, BODY_PARAMETERS, real v, I, J, u2, v2, I2, J2, v3; takes_course(s, BODY, 0.0, v, I, J, u2, v2) && s != 0 ==>
  @   u2 != 0 && !takes_course(s, BODY, u2, v2, I2, J2, 0.0, v3))
  @ STEP(late_from_0: ALL_REACHED, TURNS_LATE_PARAMETERS; body(BODY) && turns_late_by(s, t, ARRIVAL, REACHED, TURNS_LATE) && u == 0 ==> s == t)
  @ STEP(early_forward: ALL_REACHED; body(BODY) && turns_early(s, t, ARRIVAL, REACHED) && u > 0 ==> s == 1 && -1 <= t <= 0)
  @ STEP(early_backward: ALL_REACHED; body(BODY) && turns_early(s, t, ARRIVAL, REACHED) && u < 0 ==> s == -1 && 0 <= t <= 1)
  @ STEP(early_straight: ALL_REACHED; body(BODY) && turns_early(s, t, ARRIVAL, REACHED) ==> u != 0)
  @ STEP(late_forward: ALL_REACHED; body(BODY) && turns_late(s, t, ARRIVAL, REACHED) && u > 0 ==> s == 1 && -1 <= t <= 0)
  @ STEP(late_backward: ALL_REACHED; body(BODY) && turns_late(s, t, ARRIVAL, REACHED) && u < 0 ==> s == -1 && 0 <= t <= 1)
  @ STEP(late_straight: ALL_REACHED; body(BODY) && turns_late(s, t, ARRIVAL, REACHED) ==> u != 0)
  @ STEP(through_named: ALL_REACHED; goes_through(s, ARRIVAL, REACHED) ==> -1 <= s <= 1)
  @ STEP(region_through: ALL_REACHED; goes_through(s, ARRIVAL, REACHED) ==> in_region(region_found(su, 1, s, t, second), ARRIVAL, REACHED))
  @ STEP(region_early: ALL_REACHED; body(BODY) && turns_early(s, t, ARRIVAL, REACHED) && sign_of(su, u) ==>
  @   in_region(region_found(su, 2, s, t, PHASE_COMPRESSION), ARRIVAL, REACHED))
  @ STEP(region_late: ALL_REACHED; body(BODY) && turns_late(s, t, ARRIVAL, REACHED) && sign_of(su, u) ==>
  @   in_region(region_found(su, 2, s, t, PHASE_RESTITUTION), ARRIVAL, REACHED))
  @ STEP(region_whole: ALL_REACHED, integer slips; body(BODY) && whole_motion(slips, s, t, second, ARRIVAL, REACHED) && sign_of(su, u) ==>
  @   in_region(region_found(su, slips, s, t, second), ARRIVAL, REACHED))
  @ STEP(no_force: ALL_TOUCHES; body(BODY) && v <= 0 && TOUCH_SIGNED && !IS_FORCED(su, sv, sp_plus, sp_minus) ==> no_impact(ARRIVAL))
  @ STEP(no_force_found{L}: ALL_IMPACTS; impact_found(c) && !IMPACT_TAKES_PLACE(c) ==> no_impact(IMPACT_BODY(c), IMPACT_NUMBER(c, u), IMPACT_NUMBER(c, v)))
  @ lemma no_region_shown{M,L}: ALL_IMPACTS, struct json *j, unsigned char *text, integer verdict, real root, r; impact_found{M}(c) &&
  @   !\at(IMPACT_TAKES_PLACE(c), M) && region_stated{L}(j, verdict, -1) ==> motion_holds{L}(j, text, verdict, root, ARRIVAL_AT_M, r);
  @ STEP(motion_meant{L}: \forall struct json *j, unsigned char *text, MOTION_PARAMETERS, integer su, WORDS_PARAMETERS, REACHED_PARAMETERS;
  @   body(BODY) && whole_motion(courses, s, t, second, ARRIVAL, REACHED) && sign_of(su, u) && region == region_found(su, courses, s, t, second) &&
  @   law_holds_for(j, text, r, v, v2, I_c, I_r, W_c, W_r) ==> motion_means(j, text, MOTION, WORDS_OF, REACHED))
  @ STEP(motion_intro{L}: \forall struct json *j, unsigned char *text, integer verdict, real root, MOTION_PARAMETERS, WORDS_PARAMETERS, REACHED_PARAMETERS;
  @   motion_stated(j, text, verdict, root, MOTION, u2, v2, energy_change(ARRIVAL, u2, v2)) && motion_means(j, text, MOTION, WORDS_OF, REACHED) ==>
  @   motion_holds(j, text, verdict, root, WORDS_OF))
  @ lemma motion_shown{L}: \forall struct json *j, unsigned char *text, integer verdict, real root, integer courses, s, t, second, su, WORDS_PARAMETERS, REACHED_PARAMETERS;
  @   body(BODY) && whole_motion(courses, s, t, second, ARRIVAL, REACHED) && sign_of(su, u) &&
  @   region_stated(j, verdict, region_found(su, courses, s, t, second)) && slips_stated(j, verdict, courses, s, t) && reversal_stated(j, verdict, courses, t) &&
  @   u_stated(j, text, verdict, root, u2) && v_stated(j, text, verdict, root, v2) && energy_holds(j, text, verdict, energy_change(ARRIVAL, u2, v2)) &&
  @   law_holds_for(j, text, r, v, v2, I_c, I_r, W_c, W_r) ==> motion_holds(j, text, verdict, root, WORDS_OF);
  @ lemma impact_shown{K,L}: \forall struct json *j, unsigned char *text, integer problem, verdict, real root, WORDS_PARAMETERS;
  @   arrival_denoted{K}(j, text, problem, root, WORDS_OF) && body(BODY) && arrival(v, r) && collision_holds{L}(j, verdict, ARRIVAL) &&
  @   motion_holds{L}(j, text, verdict, root, WORDS_OF) && impact_row_holds{L}(j, WORDS_OF) ==> impact_is_stated{K,L}(j, text, problem, verdict, root); */

#endif
