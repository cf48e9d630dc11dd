/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of a record of kind slide2, stated of the bytes of the record (slide2_verdict_claim.h). */
#ifndef PROOFS_CHECK_SLIDE2_RECORD_H
#define PROOFS_CHECK_SLIDE2_RECORD_H

#include "record_structure.h"
#include "slide2_verdict_claim.h"

#include "check/slide2/slide2.h"

/*@ // The row of the record is that of the contacts that the problem denotes in the number field of this root.
  @ predicate slide2_claim{K,L}(struct json *j, unsigned char *text, real root) = \exists integer problem;
  @   problem_node{K}(j, text, problem) && slide2_is_stated{K,L}(j, text, problem, root); */

/*@ ensures claim: \result != 0 && scalar_doubt == 0 ==> slide2_claim{Pre,Here}(json, \old(json->text), pool_root(pool)); */
int slide2_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

#endif
