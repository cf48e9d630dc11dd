/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/record.c: when it answers VERIFIED to a record of kind jam, its claim holds (jam_record_claim). */
#ifndef PROOFS_CHECK_JAM_RECORD_CLAIMED_H
#define PROOFS_CHECK_JAM_RECORD_CLAIMED_H

#include "jam_kind_claimed.h"

#include "record.h"

#include "jam_record_accepted.h"

#include "check/record_private.h"

/*@ ensures found: \result == 0 ==> rational_doubt == 0; */
int element_is_stuck(const struct rational_pool *pool);

/*@ ensures claim: \result != 0 ==> has_at(json, json->text, 0, key, \result); */
static int typed_member(const struct json *json, const char *key, enum json_type type);
/*@ ensures claim: \result != 0 ==> rational_doubt == 0; */
static int all_found(const struct rational_pool *pool);
/*@ ensures claim: claim == VERDICT ==> \result == EXACT || \result == UNKNOWN || has_enclosed(json, json->text); */
static enum reading reading_of(const struct json *json, enum kind kind, enum claim claim, int numbers);
/*@ ensures claim: \result != 0 && rational_doubt == 0 && kind == KIND_jam && reading == EXACT ==>
  @   jam_claim{Pre,Here}(json, \old(json->text), pool_root(pool)) || asks_turning{Pre}(json, \old(json->text)); */
static int check_meaning(const struct json *json, enum kind kind, enum reading reading, struct rational_pool *pool,
                         struct answer *answer);
/*@ ensures claim: field_node(json, json->text, \result); */
static int field_of(const struct json *json);
/*@ ensures claim: \result != 0 && rational_doubt == 0 && field != 0 ==> root_denotes(json, \old(json->text), field, pool_root(pool)); */
static int check_field(const struct json *json, int field, struct rational_pool *pool, struct answer *answer);
/*@ ensures claim: \result != 0 && kind == KIND_jam && reading == EXACT ==>
  @   jam_stands(json, \old(json->text)) || asks_turning(json, \old(json->text)); */
static int check_statements(const struct json *json, enum kind kind, enum reading reading, struct rational_pool *pool,
                            struct answer *answer);
/*@ ensures claim: \result != 0 && kind == KIND_jam && claim == VERDICT ==>
  @   jam_stands(json, \old(json->text)) || asks_turning(json, \old(json->text)) || has_enclosed(json, \old(json->text)); */
static int check_kind(const struct json *json, enum kind kind, enum claim claim, struct rational_pool *pool,
                      struct answer *answer);
/*@ ensures claim: \result != VERDICT ==> is_no_verdict(json, json->text, type); */
static enum claim claim_of(const struct json *json, int type);
/*@ ensures claim: \result != 0 ==> jam_record_claim(json, \old(json->text)); */
static int check_object(const struct json *json, struct rational_pool *pool, struct answer *answer);
/*@ ensures claim: \result != 0 ==> json->text == \old(json->text) && jam_record_claim(json, json->text); */
static int check_parsed(const struct json *json, struct rational_pool *pool, struct answer *answer, int *id);
/*@ ensures claim: \result != 0 ==> json->text == text && jam_record_claim(json, text); */
static int check_bytes(struct json *json, const unsigned char *text, int length, struct rational_pool *pool,
                      struct answer *answer, int *id);
/*@ ensures claim: \result != 0 ==> json->text == text && jam_record_claim(json, text); */
static int check_within_budget(struct json *json, const unsigned char *text, int length, struct rational_pool *pool,
                              struct answer *answer, int *id);

#endif
