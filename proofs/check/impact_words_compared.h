/* SPDX-License-Identifier: BSD-2-Clause */
/* What src/check/impact/verdict.c reads of the verdict. */
#ifndef PROOFS_CHECK_IMPACT_WORDS_COMPARED_H
#define PROOFS_CHECK_IMPACT_WORDS_COMPARED_H

#include "impact_established.h"
#include "impact_words.h"

/*@ ensures said: json_has(c->json, c->verdict, key, \result); */
static int member(const struct impact *c, const char *key);
/*@ ensures said: \result != 0 ==> member_is(c->json, c->verdict, key, JSON_NULL); */
static int is_null(const struct impact *c, const char *key);
/*@ ensures said: \result != 0 && truth != 0 ==> member_is(c->json, c->verdict, key, JSON_TRUE);
  @ ensures said: \result != 0 && truth == 0 ==> member_is(c->json, c->verdict, key, JSON_FALSE); */
static int is_truth(const struct impact *c, const char *key, int truth);
/*@ ensures said: \result != 0 && !IMPACT_IS_POLE(c) ==> says_collision(c->json, c->verdict, collision_followed(c)); */
static int check_without_collision(const struct impact *c);
/*@ ensures said: \result != 0 <==> c->slips == 2 && c->slip[1] != 0; */
static int reverses(const struct impact *c);
/*@ ensures said: \result == region_found(c->sign[IMPACT_u], c->slips, c->slip[0], c->slip[1], c->second_phase); */
static int region_of(const struct impact *c);
/*@ ensures said: 6 <= region <= 10 ==> region_spelt(region, \result); */
static const char *high_region_name(int region);
/*@ ensures said: 0 <= region <= 5 ==> region_spelt(region, \result); */
static const char *low_region_name(int region);
/*@ ensures said: \result != 0 && 0 <= region <= 10 ==> node_says_region(c->json, node, region); */
static int is_region(const struct impact *c, int node, int region);
/*@ ensures said: \result != 0 && 0 <= region <= 10 ==> region_stated(c->json, c->verdict, region); */
static int says_region(const struct impact *c, int region);
/*@ ensures said: \result != 0 ==> region_stated(c->json, c->verdict, -1); */
static int has_no_region(const struct impact *c);
/*@ ensures said: \result != 0 ==> region_stated(c->json, c->verdict, region_followed(c)); */
static int check_region(const struct impact *c);
/*@ ensures said: \result != 0 && !IMPACT_IS_POLE(c) ==> says_collision(c->json, c->verdict, collision_followed(c)); */
static int check_without_collision(const struct impact *c);
/*@ ensures said: \result != 0 && !IMPACT_IS_POLE(c) ==> says_collision(\old(c->json), \old(c->verdict), \old(collision_followed(c)));
  @ ensures said: region: \result != 0 ==> region_stated(\old(c->json), \old(c->verdict), \old(region_followed(c))); */
static int check_motion(const struct impact *c);
/*@ ensures said: \result != 0 ==> says_collision(\old(c->json), \old(c->verdict), JSON_NULL);
  @ ensures said: region: \result != 0 ==> region_stated(\old(c->json), \old(c->verdict), -1); */
static int check_degenerate(const struct impact *c);

#endif
