/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted certificate of an impact claims: a theorem about spec/impact/words.h.
 *
 * src/check/impact has found the numbers of the problem and their signs (impact_found), and has read the words that are made of them. */
#ifndef PROOFS_CHECK_IMPACT_CLAIM_H
#define PROOFS_CHECK_IMPACT_CLAIM_H

#include "impact_at.h"
#include "impact_verdict_claim.h"

#define ALL_IMPACTS \forall struct impact *c
#define NUMBER_AT_M(name) rational_value(\at(c->q[IMPACT_##name], M))
#define SIGN_AT_M(name) \at(c->sign[IMPACT_##name], M)
#define ARRIVAL_AT_M NUMBER_AT_M(A), NUMBER_AT_M(B), NUMBER_AT_M(C), NUMBER_AT_M(mu), NUMBER_AT_M(u), NUMBER_AT_M(v)
#define COLLISION_AT_M SIGN_AT_M(u), SIGN_AT_M(v), SIGN_AT_M(p_plus), SIGN_AT_M(p_minus)
#define TOUCH_SIGNS integer su, integer sv, integer sp_plus, integer sp_minus
#define ALL_TOUCHES \forall ARRIVAL_PARAMETERS, TOUCH_SIGNS
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
  @ lemma impact_arrives{L}: ALL_IMPACTS; impact_found(c) ==> arrival(IMPACT_NUMBER(c, v), IMPACT_NUMBER(c, r));
  @ STEP(touch_signed{L}: ALL_IMPACTS; impact_found(c) ==> sign_of(c->sign[IMPACT_u], IMPACT_NUMBER(c, u)) && sign_of(c->sign[IMPACT_v], IMPACT_NUMBER(c, v)) &&
  @   sign_of(c->sign[IMPACT_p_plus], touch_plus(IMPACT_BODY(c))) &&
  @   sign_of(c->sign[IMPACT_p_minus], touch_minus(IMPACT_BODY(c))))
  @ STEP(touch_means{L}: ALL_IMPACTS; impact_found(c) ==> means_collision(collision_type(COLLISION_AT(c)), IMPACT_BODY(c), IMPACT_NUMBER(c, u), IMPACT_NUMBER(c, v)))
  @ STEP(collision_intro{L}: \forall struct json *j, integer verdict, type, ARRIVAL_PARAMETERS; says_collision(j, verdict, type) && means_collision(type, ARRIVAL) ==>
  @   collision_holds(j, verdict, ARRIVAL))
  @ lemma collision_shown{M,L}: ALL_IMPACTS, struct json *j, integer verdict; impact_found{M}(c) && says_collision{L}(j, verdict, collision_type(COLLISION_AT_M)) ==>
  @   collision_holds{L}(j, verdict, ARRIVAL_AT_M);
  @ lemma impact_shown{K,L}: \forall struct json *j, unsigned char *text, integer problem, verdict, real root, WORDS_PARAMETERS;
  @   arrival_denoted{K}(j, text, problem, root, WORDS_OF) && body(BODY) && arrival(v, r) && collision_holds{L}(j, verdict, ARRIVAL) ==>
  @   impact_stands{K,L}(j, text, problem, verdict, root); */

#endif
