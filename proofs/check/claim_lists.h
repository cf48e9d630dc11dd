/* SPDX-License-Identifier: BSD-2-Clause */
/* Part of the theorem of claim.h: the signs of the Painleve parameters, the lists `resolution` and `zeros`, and the name of the case in
 * an accepted certificate are those of the state. */
#ifndef PROOFS_CHECK_CLAIM_LISTS_H
#define PROOFS_CHECK_CLAIM_LISTS_H

#include "claim_parts.h"

#define FOLLOWS_AT(c, mode) follow_word(mode, status_at(c, mode), SIGNS_AT(c))
#define ALL_FOLLOW_AT(c)                                                                                               \
    FOLLOWS_AT(c, FLIGHT), FOLLOWS_AT(c, SLIP_PLUS), FOLLOWS_AT(c, SLIP_MINUS), FOLLOWS_AT(c, STICK),                  \
        impact_word(SLIP_AT(c)), arrest_word(sign_at(c, Q_b), SLIP_AT(c))
#define CLAIM_FOLLOWS(S, MODE)                                                                                         \
    STEP(can_follow_##S: ALL_GIVEN, integer status; GIVEN && means_##S(status, STATE) ==>                              \
        (follow_word(MODE, status, ROW_SIGNS) != 0 <==> follows_##S(STATE)))

/*@ STEP(verified_lists{L}: ALL_C; contact_verified(c) ==> lists_checked(c))
  @ STEP(verified_row{L}: ALL_C; contact_verified(c) ==> row_is_stated(c))
  @ STEP(lists_resolution{L}: ALL_C; lists_checked(c) ==> resolution_checked(c))
  @ STEP(lists_zeros{L}: ALL_C; lists_checked(c) ==> zeros_checked(c))
  @ STEP(row_condition_of{L}: ALL_C, integer row; contact_row(c, row) ==> row_condition(row, SIGNS_AT(c)))
  @ // The signs of the Painleve parameters.
  @ STEP(lists_painleve{L}: ALL_C; lists_checked(c) ==>
  @   says_painleve(c->json, c->verdict, sign_at(c, Q_p_plus), sign_at(c, Q_p_minus)))
  @ STEP(given_plus: ALL_GIVEN; GIVEN ==> means_sign(sp_plus, P_PLUS))
  @ STEP(given_minus: ALL_GIVEN; GIVEN ==> means_sign(sp_minus, P_MINUS))
  @ STEP(painleve_intro{L}: ALL_JSON, integer plus, integer minus; says_painleve(j, verdict, plus, minus) && means_sign(plus, P_PLUS) &&
  @   means_sign(minus, P_MINUS) ==> painleve_holds(j, verdict, STATE))
  @ lemma claim_painleve{L}: ALL_C; contact_verified(c) ==> painleve_holds(c->json, c->verdict, STATE_OF(c));
  @ // What can follow: the list `resolution`.
  @ logic integer stated_stability(integer mode, integer status, ALL_SIGNS) =
  @   status == CONSISTENT || status == BOUNDARY ? stability_word(mode, ROW_SIGNS) : NO_FORCE;
  @ STEP(follow_is_stated: \forall integer mode, integer status, ALL_SIGNS; mode_is_stated(mode, status, stated_stability(mode, status, ROW_SIGNS),
  @   follow_word(mode, status, ROW_SIGNS), ROW_SIGNS))
  @ EACH_MODE(CLAIM_FOLLOWS)
  @ STEP(impact_can_follow: ALL_GIVEN; GIVEN ==> (impact_word(su, sa, sp_plus, sp_minus) != 0 <==> follows_impact(STATE)))
  @ STEP(arrest_can_follow: ALL_GIVEN; GIVEN ==> (arrest_word(sb, su, sa, sp_plus, sp_minus) != 0 <==> follows_arrest(STATE)))
  @ STEP(row_of_modes: ALL_STATES, integer f, integer plus, integer minus, integer t, integer count; means_row(f, plus, minus, t, count, STATE) ==>
  @   means_F(f, STATE) && means_S_plus(plus, STATE) && means_S_minus(minus, STATE) && means_T(t, STATE))
  @ STEP(items_intro: ALL_STATES, integer f, integer plus, integer minus, integer t, integer impact, integer arrest;
  @   (f != 0 <==> follows_F(STATE)) && (plus != 0 <==> follows_S_plus(STATE)) && (minus != 0 <==> follows_S_minus(STATE)) &&
  @   (t != 0 <==> follows_T(STATE)) && (impact != 0 <==> follows_impact(STATE)) && (arrest != 0 <==> follows_arrest(STATE)) ==>
  @   means_items(f, plus, minus, t, impact, arrest, STATE))
  @ STEP(items_mean: ALL_GIVEN, integer f, integer plus, integer minus, integer t, integer count; GIVEN &&
  @   means_row(f, plus, minus, t, count, STATE) ==> means_items(follow_word(FLIGHT, f, ROW_SIGNS), follow_word(SLIP_PLUS, plus, ROW_SIGNS),
  @   follow_word(SLIP_MINUS, minus, ROW_SIGNS), follow_word(STICK, t, ROW_SIGNS), impact_word(su, sa, sp_plus, sp_minus),
  @   arrest_word(sb, su, sa, sp_plus, sp_minus), STATE))
  @ STEP(items_found{L}: ALL_C; contact_found(c) ==> means_items(ALL_FOLLOW_AT(c), STATE_OF(c)))
  @ STEP(resolution_read{L}: ALL_C, integer row; resolution_checked(c) && contact_row(c, row) ==>
  @   says_resolution(c->json, c->verdict, ALL_FOLLOW_AT(c)))
  @ STEP(resolution_intro{L}: ALL_JSON, integer f, integer plus, integer minus, integer t, integer impact, integer arrest;
  @   says_resolution(j, verdict, f, plus, minus, t, impact, arrest) && means_items(f, plus, minus, t, impact, arrest, STATE) ==>
  @   resolution_holds(j, verdict, STATE))
  @ STEP(claim_items{L}: ALL_C, integer row; contact_found(c) && resolution_checked(c) && contact_row(c, row) ==>
  @   resolution_holds(c->json, c->verdict, STATE_OF(c)))
  @ lemma claim_resolution{L}: ALL_C; contact_verified(c) ==> resolution_holds(c->json, c->verdict, STATE_OF(c));
  @ // The quantities that are zero: the list `zeros`.
  @ STEP(value_found{L}: ALL_C, integer quantity; contact_known(c) && 0 <= quantity < QUANTITIES ==>
  @   scalar_value(c->q[quantity]) == quantity_value(quantity, STATE_OF(c)))
  @ STEP(sign_found{L}: ALL_C, integer quantity; contact_known(c) && 0 <= quantity < QUANTITIES ==>
  @   (c->sign[quantity] == 0 <==> scalar_value(c->q[quantity]) == 0))
  @ STEP(known_zeros{L}: ALL_C; contact_known(c) ==> same_zeros(c, STATE_OF(c)))
  @ STEP(zeros_are_stated{L}: ALL_C, STATE_PARAMETERS; zeros_checked(c) && same_zeros(c, STATE) ==> says_zeros(c->json, c->verdict, STATE))
  @ STEP(found_is_known{L}: ALL_C; contact_found(c) ==> contact_known(c))
  @ lemma claim_zeros{L}: ALL_C; contact_verified(c) ==> says_zeros(c->json, c->verdict, STATE_OF(c));
  @ // The name of the case: the member `row`.
  @ STEP(row_of_signs: ALL_GIVEN, integer row; GIVEN && row_condition(row, ROW_SIGNS) ==> row_applies(row, STATE))
  @ STEP(row_found{L}: ALL_C, integer row; contact_found(c) && contact_row(c, row) ==> row_applies(row, STATE_OF(c)))
  @ STEP(row_read{L}: ALL_C, integer row; row_is_stated(c) && contact_row(c, row) ==> says_row(c->json, row))
  @ STEP(row_holds_intro{L}: \forall struct json *j, STATE_PARAMETERS, integer row; says_row(j, row) && row_applies(row, STATE) ==>
  @   row_holds(j, STATE))
  @ STEP(claim_this_row{L}: ALL_C, integer row; contact_found(c) && row_is_stated(c) && contact_row(c, row) ==> row_holds(c->json, STATE_OF(c)))
  @ lemma claim_row{L}: ALL_C; contact_verified(c) ==> row_holds(c->json, STATE_OF(c)); */

#endif
