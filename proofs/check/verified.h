/* SPDX-License-Identifier: BSD-2-Clause */
/* contact_verified: what holds when the checker of a contact accepts.  Before it reads the verdict it has verified the state, the statuses
 * of the modes and the number of forces (contact_found); these are the words of a row of the table (contact_has_row), and the signs satisfy
 * contact_possible, which the comparison with the verdict relies on. */
#ifndef PROOFS_CHECK_VERIFIED_H
#define PROOFS_CHECK_VERIFIED_H

#include "at.h"
#include "contact_lists.h"
#include "modes.h"
#include "row_words.h"
#include "solutions.h"

/*@ // After it has read the verdict: the verdict agrees.
  @ predicate contact_verified{L}(struct contact *c) = contact_found(c) && statuses_are_stated(c, MODES) &&
  @   says_count(c->json, c->verdict, COUNT_OF(c)) && words_checked(c) && lists_checked(c) && row_is_stated(c);
  @ STEP(found_parts{L}: ALL_C; contact_found(c) ==> contact_known(c) && all_found(c) && continuum_found(c, MODES) &&
  @   (!has_continuum(c) ==> forces_are(count_at(c), FORCES_AT(c))))
  @ STEP(row_intro: ALL_STATES, integer f, integer plus, integer minus, integer t, integer count; means_F(f, STATE) &&
  @   means_S_plus(plus, STATE) && means_S_minus(minus, STATE) && means_T(t, STATE) && means_solutions(count, STATE) ==>
  @   means_row(f, plus, minus, t, count, STATE))
  @ STEP(count_infinite{L}: ALL_C; has_continuum(c) ==> count_at(c) == CONTINUUM)
  @ STEP(count_found{L}: ALL_C; contact_found(c) ==> means_solutions(count_at(c), STATE_OF(c)))
  @ lemma statuses_found{L}: ALL_C; contact_found(c) ==> means_row(STATUSES_AT(c), count_at(c), STATE_OF(c));
  @ STEP(contact_row_intro{L}: ALL_C, integer row; row_condition(row, SIGNS_AT(c)) &&
  @   row_words(row, STATUSES_AT(c), count_at(c)) ==> contact_row(c, row))
  @ lemma contact_has_row{L}: ALL_C; contact_found(c) ==> \exists integer row; contact_row(c, row);
  @ lemma contact_is_possible{L}: ALL_C; contact_found(c) ==> contact_possible(c); */

#endif
