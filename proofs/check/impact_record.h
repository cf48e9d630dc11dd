/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of a record of kind impact, stated of the bytes of the record (impact_verdict_claim.h). */
#ifndef PROOFS_CHECK_IMPACT_RECORD_H
#define PROOFS_CHECK_IMPACT_RECORD_H

#include "impact_verdict_claim.h"
#include "record_structure.h"

#include "check/impact/impact.h"

/*@ // The verdict holds for the impact that the problem denotes in the number field of this root.
  @ predicate impact_claim{K,L}(struct json *j, unsigned char *text, real root) = \exists integer problem, verdict;
  @   problem_node{K}(j, text, problem) && verdict_node{K}(j, text, verdict) && impact_is_stated{K,L}(j, text, problem, verdict, root); */

/*@ ensures claim: \result != 0 && scalar_doubt == 0 ==> impact_claim{Pre,Here}(json, \old(json->text), pool_root(pool)); */
int impact_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

#endif
