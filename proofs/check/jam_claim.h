/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted certificate of a G-spot claims of a state near it: a theorem about spec/jam/outcomes.h.
 *
 * src/check/jam/jam.c has found the numbers of the problem and their signs (jam_found), and src/check/jam/verdict.c has read the words that are made of
 * these. Then the outcome has its meaning for the state, and its normal force ends where the verdict says. */
#ifndef PROOFS_CHECK_JAM_CLAIM_H
#define PROOFS_CHECK_JAM_CLAIM_H

#include "jam_at.h"
#include "jam_verdict_claim.h"

#define JAM_FORCE(c) JAM_RATES(c), scalar_value(c->force)

/* The steps of the theorem: of reals and signs alone, then of what has been found. */
#define LIMIT_IS(x) (d != 0 ==> is_fixed(j_d(alpha1, alpha3), alpha2, x)) && (d == 0 ==> x == begin)
#define ALL_G \forall struct jam *c
#define FOUND_STATE(c) jam_found(c) && c->state != 0

/* The theorem: with a state, and without one. The problem was read at K, its numbers were found by M, and the verdict was read at L. */
#define NUMBER_AT_M(name) scalar_value(\at(c->q[JAM_##name], M))
#define SIGN_AT_M(name) \at(c->sign[JAM_##name], M)
#define RATES_AT_M NUMBER_AT_M(alpha1), NUMBER_AT_M(alpha2), NUMBER_AT_M(alpha3)
#define SIGNS_AT_M SIGN_AT_M(alpha1), SIGN_AT_M(alpha2), SIGN_AT_M(alpha3), SIGN_AT_M(delta), SIGN_AT_M(fall)
#define ALL_SHOWN \forall struct json *j, unsigned char *text, integer problem, verdict, given, real root
/*@ predicate jam_is_stated{M,L}(struct jam *c, struct json *j, unsigned char *text, integer verdict, real root) =
  @   says_fate{L}(j, verdict, fate_word(SIGNS_AT_M)) &&
  @   says_limit{L}(j, text, verdict, root, limit_word(SIGNS_AT_M), \at(limit_number(c), M));
  @ STEP(course_there: ALL_SLIPPING; STATE_SIGNED ==> course_is_there(a2, d, f))
  @ STEP(fate_lifts: ALL_SLIPPING; STATE_SIGNED && sign_lifts(a2, d, f) ==> fate_word(SPOT_SIGNS) == JAM_LIFTS_OFF)
  @ STEP(fate_pressed: ALL_SLIPPING; STATE_SIGNED && !sign_lifts(a2, d, f) ==> fate_word(SPOT_SIGNS) ==
  @   (alpha1 > 0 ? JAM_SLIPS : alpha1 == 0 ? JAM_UNDECIDED : SIGN_EXCEEDS && alpha3 >= 0 ? JAM_ARRESTS : JAM_JAMS))
  @ STEP(limit_lifts: ALL_SLIPPING; STATE_SIGNED && sign_lifts(a2, d, f) ==> limit_word(SPOT_SIGNS) == JAM_AT_ZERO)
  @ STEP(limit_pressed: ALL_SLIPPING; STATE_SIGNED && !sign_lifts(a2, d, f) ==> limit_word(SPOT_SIGNS) ==
  @   (alpha1 >= 0 ? JAM_NOWHERE : SIGN_EXCEEDS ? JAM_DIVERGES : JAM_AT_FIXED))
  @ STEP(fate_means_lifts: ALL_SLIPPING; STATE_SIGNED && sign_lifts(a2, d, f) ==> means_fate(fate_word(SPOT_SIGNS), FORCE))
  @ STEP(fate_means_pressed: ALL_SLIPPING; STATE_SIGNED && !sign_lifts(a2, d, f) ==> means_fate(fate_word(SPOT_SIGNS), FORCE))
  @ STEP(fate_means: ALL_SLIPPING; STATE_SIGNED ==> means_fate(fate_word(SPOT_SIGNS), FORCE))
  @ STEP(ends_tending: ALL_SLIPPING, real x; STATE_SIGNED && !sign_lifts(a2, d, f) && !sign_exceeds(d, f) && LIMIT_IS(x) ==> jam_tends(FORCE, x))
  @ STEP(limit_means_lifts: ALL_SLIPPING, real x; STATE_SIGNED && sign_lifts(a2, d, f) ==> means_limit(limit_word(SPOT_SIGNS), x, FORCE))
  @ STEP(limit_means_pressed: ALL_SLIPPING, real x; STATE_SIGNED && !sign_lifts(a2, d, f) && LIMIT_IS(x) ==>
  @   means_limit(limit_word(SPOT_SIGNS), x, FORCE))
  @ STEP(limit_means: ALL_SLIPPING, real x; STATE_SIGNED && LIMIT_IS(x) ==> means_limit(limit_word(SPOT_SIGNS), x, FORCE))
  @ STEP(sign_is_sign: \forall integer s, real x; sign_of(s, x) <==> has_sign(s, x))
  @ lemma jam_slips{L}: ALL_G; FOUND_STATE(c) ==> slips_with(JAM_MOTION(c), scalar_value(c->force));
  @ STEP(jam_signs_are{L}: ALL_G; FOUND_STATE(c) ==> spot_signs(STATE_AT(c), JAM_RATES(c), JAM_MOTION(c)))
  @ STEP(jam_fixed_is{L}: ALL_G; FOUND_STATE(c) && c->sign[JAM_delta] != 0 ==>
  @   is_fixed(j_d(JAM_NUMBER(c, alpha1), JAM_NUMBER(c, alpha3)), JAM_NUMBER(c, alpha2), limit_number(c)))
  @ STEP(jam_rests_at{L}: ALL_G; FOUND_STATE(c) && c->sign[JAM_delta] == 0 ==> limit_number(c) == scalar_value(c->force))
  @ STEP(jam_fate_means{L}: ALL_G; FOUND_STATE(c) ==> means_fate(fate_word(STATE_AT(c)), JAM_FORCE(c)))
  @ STEP(jam_limit_means{L}: ALL_G; FOUND_STATE(c) ==> means_limit(limit_word(STATE_AT(c)), limit_number(c), JAM_FORCE(c)))
  @ STEP(fate_intro{L}: \forall struct json *j, integer verdict, fate, FORCE_PARAMETERS; says_fate(j, verdict, fate) && means_fate(fate, FORCE) ==>
  @   fate_holds(j, verdict, FORCE))
  @ STEP(limit_intro{L}: \forall struct json *j, unsigned char *text, integer verdict, limit, real root, x, FORCE_PARAMETERS;
  @   says_limit(j, text, verdict, root, limit, x) && means_limit(limit, x, FORCE) ==> limit_holds(j, text, verdict, root, FORCE))
  @ STEP(outcome_intro{L}: \forall struct json *j, unsigned char *text, integer verdict, fate, limit, real root, x, FORCE_PARAMETERS;
  @   says_fate(j, verdict, fate) && means_fate(fate, FORCE) && says_limit(j, text, verdict, root, limit, x) && means_limit(limit, x, FORCE) ==>
  @   outcome_holds(j, text, verdict, root, FORCE))
  @ STEP(state_intro{K,L}: \forall struct json *j, unsigned char *text, integer problem, verdict, real root, p, b, FORCE_PARAMETERS;
  @   motion_denoted{K}(j, text, problem, root, p, b) && slips_with(p, b, begin) && outcome_holds{L}(j, text, verdict, root, FORCE) &&
  @   jam_zeros_hold{L}(j, verdict, RATES, jam_fall(RATES, p, b)) ==>
  @   state_is_stated{K,L}(j, text, problem, verdict, root, RATES))
  @ STEP(spot_intro{K,L}: \forall struct json *j, unsigned char *text, integer problem, verdict, real root, RATES_PARAMETERS;
  @   rates_denoted{K}(j, text, problem, root, RATES) && jam_spot_holds{L}(j, text, verdict, root, RATES) &&
  @   outcome_is_stated{K,L}(j, text, problem, verdict, root, RATES) ==>
  @   spot_is_stated{K,L}(j, text, problem, verdict, root))
  @ lemma outcome_shown{M,L}: ALL_G, struct json *j, unsigned char *text, integer verdict, real root; jam_found{M}(c) && \at(c->state, M) != 0 &&
  @   jam_is_stated{M,L}(c, j, text, verdict, root) ==> outcome_holds{L}(j, text, verdict, root, RATES_AT_M, scalar_value(\at(c->force, M)));
  @ STEP(given_one{K}: \forall struct json *j, unsigned char *text, integer problem, given; given != 0 && state_given(j, text, problem, given) ==>
  @   state_given(j, text, problem, 1))
  @ lemma jam_shown{K,L}: ALL_SHOWN, p, b, FORCE_PARAMETERS; given != 0 && state_given{K}(j, text, problem, given) &&
  @   motion_denoted{K}(j, text, problem, root, p, b) && rates_denoted{K}(j, text, problem, root, RATES) && slips_with(p, b, begin) &&
  @   outcome_holds{L}(j, text, verdict, root, FORCE) && jam_zeros_hold{L}(j, verdict, RATES, jam_fall(RATES, p, b)) &&
  @   jam_spot_holds{L}(j, text, verdict, root, RATES) ==> spot_is_stated{K,L}(j, text, problem, verdict, root);
  @ lemma spot_shown{K,L}: ALL_SHOWN, RATES_PARAMETERS; given == 0 && state_given{K}(j, text, problem, given) && says_no_fate{L}(j, verdict) &&
  @   rates_denoted{K}(j, text, problem, root, RATES) && jam_zeros_hold{L}(j, verdict, RATES, 1.0) && jam_spot_holds{L}(j, text, verdict, root, RATES) ==>
  @   spot_is_stated{K,L}(j, text, problem, verdict, root); */

#endif
