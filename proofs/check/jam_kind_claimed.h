/* SPDX-License-Identifier: BSD-2-Clause */
/* What the kinds show of a record of kind jam. */
#ifndef PROOFS_CHECK_JAM_KIND_CLAIMED_H
#define PROOFS_CHECK_JAM_KIND_CLAIMED_H

#include "jam_record.h"

#include "check/jam/turning.h"
#include "check/kind.h"

/*@ ensures claim: \result != 0 ==> asks_turning(json, json->text); */
int turning_is_asked(const struct json *json);
/*@ ensures claim: \result != KIND_jam ==> is_no_jam(json, json->text, node); */
enum kind kind_find(const struct json *json, int node);
/*@ ensures claim: \result != 0 && rational_doubt == 0 && kind == KIND_jam ==>
  @   jam_claim{Pre,Here}(json, \old(json->text), pool_root(pool)) || asks_turning{Pre}(json, \old(json->text)); */
int kind_check(enum kind kind, const struct json *json, struct rational_pool *pool, struct answer *answer);

#endif
