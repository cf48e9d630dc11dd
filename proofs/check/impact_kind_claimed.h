/* SPDX-License-Identifier: BSD-2-Clause */
/* What the kinds show of a record of kind impact. */
#ifndef PROOFS_CHECK_IMPACT_KIND_CLAIMED_H
#define PROOFS_CHECK_IMPACT_KIND_CLAIMED_H

#include "impact_record.h"

#include "check/kind.h"

/*@ ensures claim: \result != KIND_impact ==> is_no_impact(json, json->text, node); */
enum kind kind_find(const struct json *json, int node);
/*@ ensures claim: \result != 0 && rational_doubt == 0 && kind == KIND_impact ==>
  @   impact_claim{Pre,Here}(json, \old(json->text), pool_root(pool)); */
int kind_check(enum kind kind, const struct json *json, struct rational_pool *pool, struct answer *answer);

#endif
