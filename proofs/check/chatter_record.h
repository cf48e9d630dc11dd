/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of a record of kind chatter, stated of the bytes of the record (chatter_verdict_claim.h). */
#ifndef PROOFS_CHECK_CHATTER_RECORD_H
#define PROOFS_CHECK_CHATTER_RECORD_H

#include "chatter_verdict_claim.h"
#include "record_structure.h"

#include "check/chatter/chatter.h"

/*@ // The row of the record is that of the orbit that the problem denotes in the number field of this root.
  @ predicate chatter_claim{K,L}(struct json *j, unsigned char *text, real root) = \exists integer problem;
  @   problem_node{K}(j, text, problem) && orbit_is_stated{K,L}(j, text, problem, root); */

/*@ ensures claim: \result != 0 && scalar_doubt == 0 ==> chatter_claim{Pre,Here}(json, \old(json->text), pool_root(pool)); */
int chatter_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

#endif
