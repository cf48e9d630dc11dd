/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted verdict on an equilibrium claims: its words have their meaning in spec/rest/meaning.h. */
#ifndef PROOFS_CHECK_REST_VERDICT_CLAIM_H
#define PROOFS_CHECK_REST_VERDICT_CLAIM_H

#include "rest_denoted.h"
#include "rest_row_holds.h"
#include "rest_words.h"

/*@ // The contact holds the point, and no other mode has a force; the point can leave without a force; or neither.
  @ predicate means_contact(integer state, REST_PARAMETERS) = (state == CONDITION_HOLDS && contact_holds(REST_STATE)) ||
  @   (state == CONDITION_FAILS && contact_fails(REST_STATE)) ||
  @   (state == CONDITION_UNDECIDED && !contact_holds(REST_STATE) && !contact_fails(REST_STATE));
  @ predicate equilibrium_holds{L}(struct json *j, integer verdict, REST_PARAMETERS) = \exists integer state;
  @   says_contact(j, verdict, state) && says_stability_for(j, verdict, state) && means_contact(state, REST_STATE);
  @ // The verdict holds of the equilibrium that the problem denotes, which is in the hypotheses.
  @ predicate rest_is_stated{K,L}(struct json *j, unsigned char *text, integer problem, integer verdict, real root) = \exists REST_DATA;
  @   rest_denoted{K}(j, text, problem, root, REST_STATE, r) && body(BODY) && 0 <= r && r <= 1 && can_stay(REST_STATE) &&
  @   equilibrium_holds{L}(j, verdict, REST_STATE) && rest_row_holds{L}(j, verdict, REST_STATE, r); */

#endif
