/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of a record of kind fold, stated of the bytes of the record (fold_verdict_claim.h). */
#ifndef PROOFS_CHECK_FOLD_RECORD_H
#define PROOFS_CHECK_FOLD_RECORD_H

#include "fold_verdict_claim.h"
#include "record_structure.h"

#include "check/fold/fold.h"

/*@ // The row of the record is that of the point that the problem denotes in the number field of this root.
  @ predicate fold_claim{K,L}(struct json *j, unsigned char *text, real root) = \exists integer problem;
  @   problem_node{K}(j, text, problem) && fold_point_is_stated{K,L}(j, text, problem, root);
  @ // The problem is about the wheel.
  @ predicate asks_wheel_of{L}(struct json *j, unsigned char *text) = \exists integer problem; problem_node(j, text, problem) && m_given(j, text, problem); */

/*@ ensures claim: \result != 0 && scalar_doubt == 0 ==> fold_claim{Pre,Here}(json, \old(json->text), pool_root(pool)) ||
  @   asks_wheel_of{Pre}(json, \old(json->text)); */
int fold_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

#endif
