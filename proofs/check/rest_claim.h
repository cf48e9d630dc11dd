/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted certificate of an equilibrium claims: a theorem about spec/rest/meaning.h.
 *
 * src/check/rest has found the numbers of the problem and their signs (rest_found), and has read the words that are made of them. */
#ifndef PROOFS_CHECK_REST_CLAIM_H
#define PROOFS_CHECK_REST_CLAIM_H

#include "rest_at.h"
#include "rest_verdict_claim.h"

#define ALL_RESTING \forall struct rest *c
#define REST_AT_M(name) scalar_value(\at(c->q[REST_##name], M))
#define REST_SIGN_AT_M(name) \at(c->sign[REST_##name], M)
#define LOADED_AT_M REST_AT_M(a), REST_AT_M(b), REST_AT_M(A), REST_AT_M(B), REST_AT_M(C), REST_AT_M(mu)
#define CONTACT_AT_M REST_SIGN_AT_M(b), REST_SIGN_AT_M(E_plus), REST_SIGN_AT_M(E_minus)
/* E_plus and E_minus by the formulas of the program, of these six numbers, and of those that the checker has found. */
#define EDGE_PLUS_OF(a, b, A, B, C, mu)                                                                                \
    check_sum(check_product(a, check_difference(C, check_product(mu, B))), check_product(b, check_difference(check_product(mu, A), B)))
#define EDGE_MINUS_OF(a, b, A, B, C, mu)                                                                               \
    check_difference(check_product(b, check_sum(check_product(mu, A), B)), check_product(a, check_sum(C, check_product(mu, B))))
#define OF_NUMBERS(edge, ...) edge(__VA_ARGS__)
#define EDGE_PLUS EDGE_PLUS_OF(a, b, A, B, C, mu)
#define EDGE_MINUS EDGE_MINUS_OF(a, b, A, B, C, mu)
#define REST_EDGE_PLUS(c) OF_NUMBERS(EDGE_PLUS_OF, REST_LOADED(c))
#define REST_EDGE_MINUS(c) OF_NUMBERS(EDGE_MINUS_OF, REST_LOADED(c))
#define STAY_SIGNED sign_of(sb, b) && sign_of(sp, EDGE_PLUS) && sign_of(sm, EDGE_MINUS)
#define ALL_LOADS \forall REST_PARAMETERS, integer sb, sp, sm
/*@ STEP(edge_forward: ALL_LOADS; EDGE_PLUS == r_E_plus(REST_STATE))
  @ STEP(edge_backward: ALL_LOADS; EDGE_MINUS == r_E_minus(REST_STATE))
  @ STEP(contact_word_holds: ALL_LOADS; body(BODY) && can_stay(REST_STATE) && STAY_SIGNED && sb < 0 && sp < 0 && sm < 0 ==> contact_holds(REST_STATE))
  @ STEP(contact_word_fails: ALL_LOADS; STAY_SIGNED && sb > 0 ==> contact_fails(REST_STATE))
  @ STEP(contact_word_open: ALL_LOADS; body(BODY) && can_stay(REST_STATE) && STAY_SIGNED && sb <= 0 && !(sb < 0 && sp < 0 && sm < 0) ==>
  @   !contact_holds(REST_STATE) && !contact_fails(REST_STATE))
  @ STEP(contact_word: ALL_LOADS; body(BODY) && can_stay(REST_STATE) && STAY_SIGNED ==> means_contact(contact_state(sb, sp, sm), REST_STATE))
  @ STEP(range_of_restitution: \forall real r; check_difference(r, check_product(r, r)) >= 0 ==> 0 <= r && r <= 1)
  @ STEP(stay_here: ALL_LOADS; body(BODY) && EDGE_PLUS <= 0 && EDGE_MINUS <= 0 && check_difference(check_product(a, B), check_product(A, b)) >= 0 ==>
  @   can_stay(REST_STATE))
  @ // E_plus and E_minus in the numbers of the problem.
  @ STEP(edge_plus_of_parts: \forall real a, b, A, B, C, mu, p, k, E; p == check_difference(C, check_product(mu, B)) &&
  @   k == check_difference(check_product(mu, A), B) && E == check_sum(check_product(a, p), check_product(b, k)) ==> E == EDGE_PLUS)
  @ STEP(edge_minus_of_parts: \forall real a, b, A, B, C, mu, p, k, E; p == check_sum(C, check_product(mu, B)) &&
  @   k == check_sum(check_product(mu, A), B) && E == check_difference(check_product(b, k), check_product(a, p)) ==> E == EDGE_MINUS)
  @ lemma rest_body{L}: ALL_RESTING; rest_found(c) ==> body(REST_BODY(c));
  @ lemma rest_range{L}: ALL_RESTING; rest_found(c) ==> 0 <= REST_NUMBER(c, r) && REST_NUMBER(c, r) <= 1;
  @ STEP(stay_of_signs: ALL_LOADS; body(BODY) && STAY_SIGNED && sp <= 0 && sm <= 0 && check_difference(check_product(a, B), check_product(A, b)) >= 0 ==>
  @   can_stay(REST_STATE))
  @ STEP(rest_parts_plus{L}: ALL_RESTING; rest_found(c) ==> REST_P_PLUS_VALUED(c) && REST_K_PLUS_VALUED(c) && REST_E_PLUS_VALUED(c))
  @ STEP(rest_parts_minus{L}: ALL_RESTING; rest_found(c) ==> REST_P_MINUS_VALUED(c) && REST_K_MINUS_VALUED(c) && REST_E_MINUS_VALUED(c))
  @ STEP(rest_sign_plus{L}: ALL_RESTING; rest_found(c) ==> sign_of(c->sign[REST_E_plus], REST_NUMBER(c, E_plus)))
  @ STEP(rest_sign_minus{L}: ALL_RESTING; rest_found(c) ==> sign_of(c->sign[REST_E_minus], REST_NUMBER(c, E_minus)))
  @ STEP(rest_edge_plus{L}: ALL_RESTING; rest_found(c) ==> sign_of(c->sign[REST_E_plus], REST_EDGE_PLUS(c)))
  @ STEP(rest_edge_minus{L}: ALL_RESTING; rest_found(c) ==> sign_of(c->sign[REST_E_minus], REST_EDGE_MINUS(c)))
  @ STEP(rest_normal{L}: ALL_RESTING; rest_found(c) ==> sign_of(c->sign[REST_b], REST_NUMBER(c, b)))
  @ STEP(rest_sides{L}: ALL_RESTING; rest_found(c) ==> c->sign[REST_E_plus] <= 0 && c->sign[REST_E_minus] <= 0)
  @ STEP(rest_force{L}: ALL_RESTING; rest_found(c) ==> check_difference(REST_PRODUCT(c, a, B), REST_PRODUCT(c, A, b)) >= 0)
  @ lemma rest_stays{L}: ALL_RESTING; rest_found(c) ==> can_stay(REST_LOADED(c));
  @ STEP(rest_means{L}: ALL_RESTING; rest_found(c) ==> means_contact(contact_state(c->sign[REST_b], c->sign[REST_E_plus], c->sign[REST_E_minus]), REST_LOADED(c)))
  @ STEP(equilibrium_intro{L}: \forall struct json *j, integer verdict, state, REST_PARAMETERS; says_contact(j, verdict, state) &&
  @   says_stability_for(j, verdict, state) && means_contact(state, REST_STATE) ==> equilibrium_holds(j, verdict, REST_STATE))
  @ lemma equilibrium_shown{M,L}: ALL_RESTING, struct json *j, integer verdict; rest_found{M}(c) && says_contact{L}(j, verdict, contact_state(CONTACT_AT_M)) &&
  @   says_stability_for{L}(j, verdict, contact_state(CONTACT_AT_M)) ==> equilibrium_holds{L}(j, verdict, LOADED_AT_M);
  @ lemma rest_shown{K,L}: \forall struct json *j, unsigned char *text, integer problem, verdict, real root, REST_DATA;
  @   rest_denoted{K}(j, text, problem, root, REST_STATE, r) && body(BODY) && 0 <= r && r <= 1 && can_stay(REST_STATE) &&
  @   equilibrium_holds{L}(j, verdict, REST_STATE) && rest_row_holds{L}(j, verdict, REST_STATE, r) ==> rest_is_stated{K,L}(j, text, problem, verdict, root); */

#endif
