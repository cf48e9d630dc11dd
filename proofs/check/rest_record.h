/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of a record of kind rest, stated of the bytes of the record (rest_verdict_claim.h). */
#ifndef PROOFS_CHECK_REST_RECORD_H
#define PROOFS_CHECK_REST_RECORD_H

#include "record_structure.h"
#include "rest_verdict_claim.h"

#include "check/rest/rest.h"

/*@ // The verdict holds for the equilibrium that the problem denotes in the number field of this root.
  @ predicate rest_claim{K,L}(struct json *j, unsigned char *text, real root) = \exists integer problem, verdict;
  @   problem_node{K}(j, text, problem) && verdict_node{K}(j, text, verdict) && rest_is_stated{K,L}(j, text, problem, verdict, root); */

/*@ ensures claim: \result != 0 && scalar_doubt == 0 ==> rest_claim{Pre,Here}(json, \old(json->text), pool_root(pool)); */
int rest_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

#endif
