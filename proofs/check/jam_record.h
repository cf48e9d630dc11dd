/* SPDX-License-Identifier: BSD-2-Clause */
/* What the checker shows of a record of kind jam when it accepts, from the checker of the kind up to the answer: the claim of the record, stated
 * of its bytes (jam_claim.h). */
#ifndef PROOFS_CHECK_JAM_RECORD_H
#define PROOFS_CHECK_JAM_RECORD_H

#include "claimed.h"

#include "../contact/known.h"

#include "jam_claim.h"

/*@ // The outcome and the normal force of the verdict hold for the G-spot, and the state, that the problem denotes in the number field of this root.
  @ predicate jam_claim{K,L}(struct json *j, unsigned char *text, real root) = \exists integer problem, verdict;
  @   problem_node{K}(j, text, problem) && verdict_node{K}(j, text, verdict) && spot_stands{K,L}(j, text, problem, verdict, root);
  @ predicate jam_stands{L}(struct json *j, unsigned char *text) =
  @   \exists real root; is_field_root(j, text, root) && jam_claim{L,L}(j, text, root);
  @ predicate is_no_jam{L}(struct json *j, unsigned char *text, integer node) = !node_is_jam(j, text, node);
  @ predicate has_kind_but_jam{L}(struct json *j, unsigned char *text) =
  @   \exists char *key, integer node; spells_kind(key) && has_at(j, text, 0, key, node) && is_no_jam(j, text, node);
  @ // The problem has the key `eta`: a spot where the slip turns, another theory.
  @ predicate spells_eta{L}(char *s) = SPELT_3(0, 'e', 't', 'a');
  @ predicate eta_given{L}(struct json *j, unsigned char *text, integer problem) =
  @   \exists char *key, integer node; spells_eta(key) && has_at(j, text, problem, key, node) && node != 0;
  @ predicate asks_turning{L}(struct json *j, unsigned char *text) = \exists integer problem; problem_node(j, text, problem) && eta_given(j, text, problem);
  @ // What a record of kind jam with exact numbers claims that is verified.
  @ predicate jam_record_claim{L}(struct json *j, unsigned char *text) = jam_stands(j, text) || has_other_type(j, text) ||
  @   has_kind_but_jam(j, text) || asks_turning(j, text) || has_enclosed(j, text); */

/*@ ensures claim: \result != 0 && rational_doubt == 0 ==> jam_claim{Pre,Here}(json, \old(json->text), pool_root(pool)); */
int jam_check(const struct json *json, struct rational_pool *pool, struct answer *answer);

#include "../contact/proved.h"

#endif
