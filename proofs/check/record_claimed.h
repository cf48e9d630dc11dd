/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/record.c: if it answers VERIFIED, the claim of the record holds (record_claim, claimed.h). */
#ifndef PROOFS_CHECK_RECORD_CLAIMED_H
#define PROOFS_CHECK_RECORD_CLAIMED_H

#include "record_unchanged.h"

#include "kind_claimed.h"

#include "record_accepted.h"

/*@ ensures found: \result == 0 ==> scalar_doubt == 0; */
int element_is_stuck(const struct scalar_pool *pool);

/*@ ensures claim: \result != 0 ==> has_at(json, json->text, 0, key, \result); */
static int typed_member(const struct json *json, const char *key, enum json_type type);
/*@ ensures claim: \result != 0 ==> type_node(json, json->text, \result); */
static int type_of(const struct json *json);
/*@ ensures claim: \result != 0 ==> kind_node(json, json->text, \result); */
static int kind_of(const struct json *json);
/*@ ensures claim: \result != 0 ==> scalar_doubt == 0; */
static int all_found(const struct scalar_pool *pool);
/*@ ensures claim: claim == VERDICT ==> \result == EXACT || \result == UNKNOWN || has_enclosed(json, json->text); */
static enum reading reading_of(const struct json *json, enum kind kind, enum claim claim, int numbers);
/*@ ensures claim: \result != 0 && scalar_doubt == 0 && reading == EXACT ==>
  @   kind_claim{Pre,Here}(kind, json, \old(json->text), pool_root(pool)); */
static int check_meaning(const struct json *json, enum kind kind, enum reading reading, struct scalar_pool *pool,
                         struct answer *answer);
/*@ ensures claim: field_node(json, json->text, \result); */
static int field_of(const struct json *json);
/*@ ensures claim: \result != 0 && scalar_doubt == 0 && field != 0 ==> root_denotes(json, \old(json->text), field, pool_root(pool)); */
static int check_field(const struct json *json, int field, struct scalar_pool *pool, struct answer *answer);
/*@ ensures claim: \result != 0 && reading == EXACT ==> kind_is_stated(kind, json, \old(json->text)); */
static int check_statements(const struct json *json, enum kind kind, enum reading reading, struct scalar_pool *pool,
                            struct answer *answer);
/*@ ensures claim: \result != 0 && claim == VERDICT ==> kind_is_stated(kind, json, \old(json->text)) || has_enclosed(json, \old(json->text)); */
static int check_kind(const struct json *json, enum kind kind, enum claim claim, struct scalar_pool *pool,
                      struct answer *answer);
/*@ ensures claim: \result != VERDICT ==> is_no_verdict(json, json->text, type); */
static enum claim claim_of(const struct json *json, int type);
/*@ ensures claim: \result != 0 && claim == VERDICT ==> named_is_stated(json, \old(json->text), name) || has_enclosed(json, \old(json->text)); */
static int check_named(const struct json *json, int name, enum claim claim, struct scalar_pool *pool,
                       struct answer *answer);
/*@ ensures claim: \result != 0 ==> record_claim(json, \old(json->text)); */
static int check_object(const struct json *json, struct scalar_pool *pool, struct answer *answer);
/*@ ensures claim: \result != 0 ==> json->text == \old(json->text) && record_claim(json, json->text); */
static int check_parsed(const struct json *json, struct scalar_pool *pool, struct answer *answer, int *id);
/*@ ensures claim: \result != 0 ==> json->text == text && record_claim(json, text);
  @ ensures claim: list: \result != 0 ==> json_written(json, text, length); */
static int check_bytes(struct json *json, const unsigned char *text, int length, struct scalar_pool *pool,
                      struct answer *answer, int *id);
/*@ ensures claim: \result != 0 ==> json->text == text && record_claim(json, text);
  @ ensures claim: list: \result != 0 ==> json_written(json, text, length); */
static int check_within_budget(struct json *json, const unsigned char *text, int length, struct scalar_pool *pool,
                              struct answer *answer, int *id);

#endif
