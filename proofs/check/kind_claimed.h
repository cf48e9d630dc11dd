/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/kind.c: the kind is the one that the record names, and if its check accepts, the claim of this kind holds (claimed.h). */
#ifndef PROOFS_CHECK_KIND_CLAIMED_H
#define PROOFS_CHECK_KIND_CLAIMED_H

#include "../contact/known.h"

#include "claimed.h"

#include "../contact/proved.h"

/*@ ensures claim: chatter: node_is_chatter(json, json->text, node) ==> \result == KIND_chatter;
  @ ensures claim: contact: node_is_contact(json, json->text, node) ==> \result == KIND_contact;
  @ ensures claim: fold: node_is_fold(json, json->text, node) ==> \result == KIND_fold;
  @ ensures claim: impact: node_is_impact(json, json->text, node) ==> \result == KIND_impact;
  @ ensures claim: jam: node_is_jam(json, json->text, node) ==> \result == KIND_jam;
  @ ensures claim: rest: node_is_rest(json, json->text, node) ==> \result == KIND_rest;
  @ ensures claim: slide2: node_is_slide2(json, json->text, node) ==> \result == KIND_slide2; */
enum kind kind_find(const struct json *json, int node);
/*@ ensures claim: \result != 0 && scalar_doubt == 0 ==> kind_claim{Pre,Here}(kind, json, \old(json->text), pool_root(pool)); */
int kind_check(enum kind kind, const struct json *json, struct scalar_pool *pool, struct answer *answer);

#endif
