/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of a record of kind jam, stated of the bytes of the record (jam_verdict_claim.h). */
#ifndef PROOFS_CHECK_JAM_RECORD_H
#define PROOFS_CHECK_JAM_RECORD_H

#include "jam_verdict_claim.h"
#include "record_structure.h"

#include "check/jam/jam.h"
#include "check/jam/turning.h"

/*@ // The outcome and the normal force of the verdict hold for the G-spot, and the state, that the problem denotes in the number field of this root.
  @ predicate jam_claim{K,L}(struct json *j, unsigned char *text, real root) = \exists integer problem, verdict;
  @   problem_node{K}(j, text, problem) && verdict_node{K}(j, text, verdict) && spot_is_stated{K,L}(j, text, problem, verdict, root);
  @ // The problem has the key `eta`: a spot where the slip turns, another theory.
  @ predicate spells_eta{L}(char *s) = SPELT_3(0, 'e', 't', 'a');
  @ predicate eta_given{L}(struct json *j, unsigned char *text, integer problem) =
  @   \exists char *key, integer node; spells_eta(key) && has_at(j, text, problem, key, node) && node != 0;
  @ predicate asks_turning{L}(struct json *j, unsigned char *text) = \exists integer problem; problem_node(j, text, problem) && eta_given(j, text, problem); */

/*@ ensures claim: \result != 0 && scalar_doubt == 0 ==> jam_claim{Pre,Here}(json, \old(json->text), pool_root(pool)); */
int jam_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);
/*@ ensures claim: \result != 0 ==> asks_turning(json, json->text); */
int turning_is_asked(const struct json *json);

#endif
