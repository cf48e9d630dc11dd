/* SPDX-License-Identifier: BSD-2-Clause */
/* Part of the theorem of claim.h: the status of each mode and the stability of its force in an accepted verdict are those of the state. */
#ifndef PROOFS_CHECK_CLAIM_MODES_H
#define PROOFS_CHECK_CLAIM_MODES_H

#include "claim_parts.h"

#define STATUS_F f
#define STATUS_S_plus plus
#define STATUS_S_minus minus
#define STATUS_T t
#define CLAIM_MODE(S, MODE)                                                                                            \
    STEP(status_of_row_##S: ALL_STATES, integer f, integer plus, integer minus, integer t, integer count;              \
        means_row(f, plus, minus, t, count, STATE) ==> means_##S(STATUS_##S, STATE))                                   \
    STEP(status_is_stated_##S{L}: ALL_C; statuses_are_stated(c, MODES) ==> says_status(c->json, c->verdict, MODE, status_at(c, MODE))) \
    STEP(status_means_##S{L}: ALL_C; contact_found(c) ==> means_##S(status_at(c, MODE), STATE_OF(c)))                  \
    STEP(stability_follows_##S: ALL_GIVEN, integer status; GIVEN && means_##S(status, STATE) && counts(status) ==>     \
        means_stability_##S(stability_word(MODE, ROW_SIGNS), STATE))                                                   \
    STEP(stability_means_##S{L}: ALL_C; contact_found(c) && counts(status_at(c, MODE)) ==>                             \
        means_stability_##S(stability_word(MODE, SIGNS_AT(c)), STATE_OF(c)))                                           \
    STEP(stability_read_##S{L}: ALL_C, integer row; stability_checked(c) && contact_row(c, row) &&                     \
        counts(status_at(c, MODE)) ==> stability_stated(c->json, c->verdict, MODE, stability_word(MODE, SIGNS_AT(c)))) \
    STEP(stability_stands_##S{L}: ALL_C; contact_found(c) && stability_checked(c) && counts(status_at(c, MODE)) ==>    \
        stability_stated(c->json, c->verdict, MODE, stability_word(MODE, SIGNS_AT(c))))                                \
    STEP(stability_intro_##S{L}: ALL_JSON, integer word; stability_stated(j, verdict, MODE, word) &&                   \
        means_stability_##S(word, STATE) ==> stability_holds_##S(j, verdict, STATE))                                   \
    STEP(claim_stability_##S{L}: ALL_C; contact_found(c) && stability_checked(c) && counts(status_at(c, MODE)) ==>     \
        stability_holds_##S(c->json, c->verdict, STATE_OF(c)))                                                         \
    STEP(mode_intro_##S{L}: ALL_JSON, integer status; says_status(j, verdict, MODE, status) &&                         \
        means_##S(status, STATE) && (counts(status) ==> stability_holds_##S(j, verdict, STATE)) ==>                    \
        mode_holds_##S(j, verdict, STATE))                                                                             \
    STEP(claim_##S{L}: ALL_C; contact_verified(c) ==> mode_holds_##S(c->json, c->verdict, STATE_OF(c)))

/*@ STEP(resolution_is_stated: \forall integer mode, integer status, integer stability, ALL_SIGNS; counts(status) &&
  @   stability == stability_word(mode, ROW_SIGNS) ==>
  @   mode_is_stated(mode, status, stability, status == CONSISTENT && stability == STABLE ? 1 : 0, ROW_SIGNS))
  @ EACH_MODE(CLAIM_MODE)
  @ STEP(modes_intro{L}: ALL_JSON; mode_holds_F(j, verdict, STATE) && mode_holds_S_plus(j, verdict, STATE) &&
  @   mode_holds_S_minus(j, verdict, STATE) && mode_holds_T(j, verdict, STATE) ==> modes_hold(j, verdict, STATE))
  @ lemma claim_modes{L}: ALL_C; contact_verified(c) ==> modes_hold(c->json, c->verdict, STATE_OF(c)); */

#endif
