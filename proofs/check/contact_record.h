/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of a record of kind contact, stated of the bytes of the record: the verdict in it holds for the state that the problem denotes, where
 * `root` is the root of the number field (accepted_claim.h). */
#ifndef PROOFS_CHECK_CONTACT_RECORD_H
#define PROOFS_CHECK_CONTACT_RECORD_H

#include "accepted_claim.h"
#include "record_structure.h"

#include "check/contact/contact.h"

/*@ predicate contact_claim{K,L}(struct json *j, unsigned char *text, real root) = \exists integer verdict;
  @   verdict_node{K}(j, text, verdict) && verdict_is_stated{K,L}(j, text, verdict, root); */

/*@ ensures claim: \result != 0 && scalar_doubt == 0 ==> contact_claim{Pre,Here}(json, \old(json->text), pool_root(pool)); */
int contact_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

#endif
