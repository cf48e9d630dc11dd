/* SPDX-License-Identifier: BSD-2-Clause */
/* What src/check/jam/verdict.c reads of the outcome of a state and of the limit of its normal force. */
#ifndef PROOFS_CHECK_JAM_OUTCOME_READ_H
#define PROOFS_CHECK_JAM_OUTCOME_READ_H

#include "jam_words.h"

#include "model.h"

/*@ ensures stated: json_has(c->json, c->verdict, key, \result); */
static int member(const struct jam *c, const char *key);
/*@ ensures stated: \result != 0 <==> course_is_there(c->sign[JAM_alpha2], c->sign[JAM_delta], course_fall(course)); */
static int course_exists(const struct jam *c, enum jam_course course);
/*@ ensures stated: fate: \result.fate == fate_word(SPOT_AT(c), course_fall(course));
  @ ensures stated: limit: \result.limit == limit_word(SPOT_AT(c), course_fall(course)); */
static struct jam_outcome outcome_of(const struct jam *c, enum jam_course course);
/*@ ensures stated: IS_STATE(c) ==> course_fall(\result) == c->sign[JAM_fall]; */
static enum jam_course course_of(const struct jam *c);
/*@ ensures stated: fate: IS_STATE(c) ==> \result.fate == fate_word(STATE_AT(c));
  @ ensures stated: limit: IS_STATE(c) ==> \result.limit == limit_word(STATE_AT(c)); */
static struct jam_outcome chosen_outcome(const struct jam *c);
/*@ ensures stated: fate_spelt(fate, \result); */
static const char *fate_name(enum jam_fate fate);
/*@ ensures stated: \result != 0 <==> c->json->node[node].type == JSON_NULL; */
static int is_null(const struct jam *c, int node);
/*@ ensures stated: \result != 0 ==> json_says(c->json, node, word); */
static int is_word(const struct jam *c, int node, const char *word);
/*@ ensures stated: IS_STATE(c) && \result != 0 ==> node_says_fate(c->json, node, fate_word(STATE_AT(c)));
  @ ensures stated: none: c->state == 0 && \result != 0 ==> c->json->node[node].type == JSON_NULL; */
static int fate_is(const struct jam *c, int node);
/*@ ensures stated: \result != 0 && x != \null && scalar_doubt == 0 ==>
  @   node_denotes(c->json, c->json->text, node, pool_root(c->pool), scalar_value(x)); */
static int is_number(const struct jam *c, int node, scalar x);
/*@ ensures stated: \result != 0 && HAS_LIMIT(c) && scalar_doubt == 0 ==>
  @   node_says_limit(c->json, c->json->text, node, pool_root(c->pool), limit, limit_number(c)); */
static int limit_is(const struct jam *c, int node, enum jam_limit limit);
/*@ ensures stated: IS_STATE(c) && \result != 0 && HAS_LIMIT(c) && scalar_doubt == 0 ==>
  @   node_says_limit(c->json, c->json->text, node, pool_root(c->pool), limit_word(STATE_AT(c)), limit_number(c)); */
static int force_is(const struct jam *c, int node);
/*@ ensures stated: IS_STATE(c) && \result != 0 ==> says_fate(c->json, c->verdict, fate_word(STATE_AT(c)));
  @ ensures stated: none: c->state == 0 && \result != 0 ==> says_no_fate(c->json, c->verdict); */
static int fate_is_stated(const struct jam *c);
/*@ ensures stated: IS_STATE(c) && \result != 0 && HAS_LIMIT(c) && scalar_doubt == 0 ==>
  @   says_limit(c->json, c->json->text, c->verdict, pool_root(c->pool), limit_word(STATE_AT(c)), limit_number(c)); */
static int force_is_stated(const struct jam *c);

#endif
