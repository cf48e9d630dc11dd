/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted certificate of an impact claims: a theorem about spec/impact/words.h.
 *
 * src/check/impact has found the numbers of the problem and their signs (impact_found), and has read the words that are made of them. */
#ifndef PROOFS_CHECK_IMPACT_CLAIM_H
#define PROOFS_CHECK_IMPACT_CLAIM_H

#include "impact_denoted.h"
#include "impact_words.h"

/*@ // There is an impact without collision; there is none, since the bodies collide, or each piece from v = 0 separates them; or a piece keeps v = 0.
  @ predicate means_collision(integer type, ARRIVAL_PARAMETERS) = (type == JSON_TRUE && v == 0 && touch_sinks(BODY, u)) ||
  @   (type == JSON_FALSE && (v < 0 || touch_rises(BODY, u))) || (type == JSON_NULL && v == 0 && touch_stays(BODY, u));
  @ predicate collision_holds{L}(struct json *j, integer verdict, ARRIVAL_PARAMETERS) =
  @   \exists integer type; says_collision(j, verdict, type) && means_collision(type, ARRIVAL);
  @ // The verdict holds of the impact that the problem denotes, which is in the hypotheses.
  @ predicate impact_stands{K,L}(struct json *j, unsigned char *text, integer problem, integer verdict, real root) = \exists WORDS_PARAMETERS;
  @   arrival_denoted{K}(j, text, problem, root, WORDS_OF) && body(BODY) && arrival(v, r) && collision_holds{L}(j, verdict, ARRIVAL); */

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

/* A node whose text is "impact", by its bytes: what a text of the checker that is compared with the node says of it. */
/*@ predicate spells_impact{L}(char *s) = SPELT_6(0, 'i', 'm', 'p', 'a', 'c', 't');
  @ predicate node_is_impact{L}(struct json *j, unsigned char *text, integer node) = j->node[node].end == j->node[node].start + 6 &&
  @   text[j->node[node].start] == 'i' && text[j->node[node].start + 1] == 'm' && text[j->node[node].start + 2] == 'p' &&
  @   text[j->node[node].start + 3] == 'a' && text[j->node[node].start + 4] == 'c' && text[j->node[node].start + 5] == 't';
  @ lemma impact_is_said{L}: \forall struct json *j, unsigned char *text, integer node, char *s; spells_impact(s) && node_is_impact(j, text, node) ==>
  @   says_at(j, text, node, s);
  @ lemma other_is_no_impact{L}: \forall struct json *j, unsigned char *text, integer node, char *s; 0 <= s[0] < 128 && s[0] != 'i' &&
  @   says_at(j, text, node, s) ==> !node_is_impact(j, text, node); */

#endif
