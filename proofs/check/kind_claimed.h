/* SPDX-License-Identifier: BSD-2-Clause */
/* For the functions that choose the kind of a record: if the kind is contact and the check accepts, the claim of the record holds. */
#ifndef PROOFS_CHECK_KIND_CLAIMED_H
#define PROOFS_CHECK_KIND_CLAIMED_H

#include "claimed.h"

#include "check/kind.h"

/*@ ensures claim: \result != KIND_contact ==> is_no_contact(json, json->text, node); */
enum kind kind_find(const struct json *json, int node);
/*@ ensures claim: \result != 0 && rational_doubt == 0 && kind == KIND_contact ==>
  @   contact_claim{Pre,Here}(json, \old(json->text), pool_root(pool)); */
int kind_check(enum kind kind, const struct json *json, struct rational_pool *pool, struct answer *answer);

#endif
