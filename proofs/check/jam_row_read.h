/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/jam/verdict.c: the row and the portrait that it accepts are those of the signs, and so is the force that separates. */
#ifndef PROOFS_CHECK_JAM_ROW_READ_H
#define PROOFS_CHECK_JAM_ROW_READ_H

#include "jam_row_stated.h"

#include "model.h"

/*@ ensures row: json_has(c->json, c->verdict, key, \result); */
static int member(const struct jam *c, const char *key);
/*@ ensures row: positive: sign > 0 ==> \result == positive;
  @ ensures row: zero: sign == 0 ==> \result == zero;
  @ ensures row: negative: sign < 0 ==> \result == negative; */
static const char *by_sign(int sign, const char *positive, const char *zero, const char *negative);
/*@ ensures row: \result != 0 <==> c->json->node[node].type == JSON_NULL; */
static int is_null(const struct jam *c, int node);
/*@ ensures row: \result != 0 && x != \null && scalar_doubt == 0 ==>
  @   node_denotes(c->json, c->json->text, node, pool_root(c->pool), scalar_value(x)); */
static int is_number(const struct jam *c, int node, scalar x);
/*@ ensures row: origin_of_signs(c->sign[JAM_alpha1], c->sign[JAM_alpha3], \result); */
static const char *origin_of(const struct jam *c);
/*@ ensures row: direction_of_signs(c->sign[JAM_alpha1], c->sign[JAM_alpha3], c->sign[JAM_delta], \result); */
static const char *direction_of(const struct jam *c);
/*@ ensures row: side_of_signs(c->sign[JAM_alpha2], \result); */
static const char *side_of(const struct jam *c);
/*@ ensures row: \result != 0 ==> node_says_signs(c->json, node, SPOT_AT(c)); */
int jam_row_is(const struct jam *c, int node);
/*@ ensures row: \result != 0 <==> signs_between(SPOT_AT(c)); */
static int is_degenerate(const struct jam *c);
/*@ ensures row: \result != 0 ==> node_is_portrait(c->json, node, SPOT_AT(c)); */
static int portrait_is(const struct jam *c, int node);
/*@ ensures row: \result != 0 ==> portrait_says_signs(c->json, c->verdict, SPOT_AT(c)); */
static int portrait_is_stated(const struct jam *c);
/*@ ensures row: \result != 0 <==> signs_separate(SEPARATES_AT(c)); */
static int separates(const struct jam *c);
/*@ ensures row: \result != 0 && scalar_doubt == 0 && FIXED_WHERE_SEPARATE(c) ==>
  @   node_is_threshold(c->json, c->json->text, node, pool_root(c->pool), SEPARATES_AT(c), scalar_value(c->fixed)); */
static int threshold_is(const struct jam *c, int node);
/*@ ensures row: \result != 0 && scalar_doubt == 0 && FIXED_WHERE_SEPARATE(c) ==>
  @   threshold_says_signs(c->json, c->json->text, c->verdict, pool_root(c->pool), SEPARATES_AT(c), scalar_value(c->fixed)); */
static int threshold_is_stated(const struct jam *c);
/*@ ensures row: \result != 0 ==> row_says_signs(c->json, SPOT_AT(c)); */
static int row_is_stated(const struct jam *c);

#endif
