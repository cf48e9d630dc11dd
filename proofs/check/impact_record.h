/* SPDX-License-Identifier: BSD-2-Clause */
/* What the checker shows of a record of kind impact when it accepts, from the checker of the kind up to the answer: the claim of the record, stated
 * of its bytes (impact_claim.h). */
#ifndef PROOFS_CHECK_IMPACT_RECORD_H
#define PROOFS_CHECK_IMPACT_RECORD_H

#include "claimed.h"

#include "../contact/known.h"

#include "impact_claim.h"

/*@ // The verdict holds for the impact that the problem denotes in the number field of this root.
  @ predicate impact_claim{K,L}(struct json *j, unsigned char *text, real root) = \exists integer problem, verdict;
  @   problem_node{K}(j, text, problem) && verdict_node{K}(j, text, verdict) && impact_stands{K,L}(j, text, problem, verdict, root);
  @ predicate impact_is_true{L}(struct json *j, unsigned char *text) =
  @   \exists real root; is_field_root(j, text, root) && impact_claim{L,L}(j, text, root);
  @ predicate is_no_impact{L}(struct json *j, unsigned char *text, integer node) = !node_is_impact(j, text, node);
  @ predicate has_kind_but_impact{L}(struct json *j, unsigned char *text) =
  @   \exists char *key, integer node; spells_kind(key) && has_at(j, text, 0, key, node) && is_no_impact(j, text, node);
  @ // What a record of kind impact with exact numbers claims that is verified.
  @ predicate impact_record_claim{L}(struct json *j, unsigned char *text) = impact_is_true(j, text) || has_other_type(j, text) ||
  @   has_kind_but_impact(j, text) || has_enclosed(j, text); */

/*@ ensures claim: \result != 0 && rational_doubt == 0 ==> impact_claim{Pre,Here}(json, \old(json->text), pool_root(pool)); */
int impact_check(const struct json *json, struct rational_pool *pool, struct answer *answer);

#include "../contact/proved.h"

#endif
