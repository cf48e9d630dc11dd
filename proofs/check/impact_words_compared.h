/* SPDX-License-Identifier: BSD-2-Clause */
/* What src/check/impact/verdict.c reads of the verdict. */
#ifndef PROOFS_CHECK_IMPACT_WORDS_COMPARED_H
#define PROOFS_CHECK_IMPACT_WORDS_COMPARED_H

#include "impact_established.h"
#include "impact_words.h"

/*@ ensures stated: json_has(c->json, c->verdict, key, \result); */
static int member(const struct impact *c, const char *key);
/*@ ensures stated: \result != 0 ==> member_is(c->json, c->verdict, key, JSON_NULL); */
static int is_null(const struct impact *c, const char *key);
/*@ ensures stated: \result != 0 && truth != 0 ==> member_is(c->json, c->verdict, key, JSON_TRUE);
  @ ensures stated: \result != 0 && truth == 0 ==> member_is(c->json, c->verdict, key, JSON_FALSE); */
static int is_truth(const struct impact *c, const char *key, int truth);
/*@ ensures stated: \result != 0 && !IMPACT_IS_POLE(c) ==> says_collision(c->json, c->verdict, collision_followed(c)); */
static int check_without_collision(const struct impact *c);
/*@ ensures stated: \result != 0 <==> c->slips == 2 && c->slip[1] != 0; */
static int reverses(const struct impact *c);
#define SLIPS_STAY(c) c->json == \old(c->json) && c->verdict == \old(c->verdict) && c->slips == \old(c->slips) && c->slip[0] == \old(c->slip[0]) && c->slip[1] == \old(c->slip[1])
/*@ ensures stated: course_spelt(slip, \result); */
static const char *slip_name(int slip);
/*@ ensures stated: i < c->slips && \result != 0 ==> slip_is_listed(c->json, array, node, c->slip[i], \result) && node != 0;
  @ ensures stated: none: i >= c->slips ==> \result == node; */
static int after_slip(const struct impact *c, int array, int node, int i);
/*@ ensures stated: \result != 0 ==> slips_stand(c->json, array, c->slips, c->slip[0], c->slip[1]); */
static int lists_slips(const struct impact *c, int array);
/*@ ensures stated: \result != 0 ==> slips_stated(c->json, c->verdict, c->slips, c->slip[0], c->slip[1]); */
static int check_slip(const struct impact *c);
/*@ ensures stated: \result != 0 ==> reversal_stated(c->json, c->verdict, c->slips, c->slip[1]); */
static int check_reversal(const struct impact *c);
/*@ ensures stated: \result == region_found(c->sign[IMPACT_u], c->slips, c->slip[0], c->slip[1], c->second_phase); */
static int region_of(const struct impact *c);
/*@ ensures stated: 6 <= region <= 10 ==> region_spelt(region, \result); */
static const char *high_region_name(int region);
/*@ ensures stated: 0 <= region <= 5 ==> region_spelt(region, \result); */
static const char *low_region_name(int region);
/*@ ensures stated: \result != 0 && 0 <= region <= 10 ==> node_says_region(c->json, node, region); */
static int is_region(const struct impact *c, int node, int region);
/*@ ensures stated: \result != 0 && 0 <= region <= 10 ==> region_stated(c->json, c->verdict, region); */
static int says_region(const struct impact *c, int region);
/*@ ensures stated: \result != 0 ==> region_stated(c->json, c->verdict, -1); */
static int has_no_region(const struct impact *c);
/*@ ensures stated: \result != 0 ==> region_stated(c->json, c->verdict, region_followed(c)); */
static int check_region(const struct impact *c);
/*@ ensures stated: \result != 0 && !IMPACT_IS_POLE(c) ==> says_collision(c->json, c->verdict, collision_followed(c)); */
static int check_without_collision(const struct impact *c);
/*@ ensures stated: \result != 0 && !IMPACT_IS_POLE(c) ==> says_collision(\old(c->json), \old(c->verdict), \old(collision_followed(c)));
  @ ensures stated: region: \result != 0 ==> region_stated(\old(c->json), \old(c->verdict), \old(region_followed(c)));
  @ ensures stated: unchanged: \result != 0 ==> SLIPS_STAY(c); */
static int check_motion(const struct impact *c);
/*@ ensures stated: \result != 0 ==> says_collision(\old(c->json), \old(c->verdict), JSON_NULL);
  @ ensures stated: region: \result != 0 ==> region_stated(\old(c->json), \old(c->verdict), -1);
  @ ensures stated: unchanged: \result != 0 ==> SLIPS_STAY(c); */
static int check_degenerate(const struct impact *c);

#endif
