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
/*@ ensures said: \result != 0 && !IMPACT_IS_POLE(c) ==> says_collision(\old(c->json), \old(c->verdict), \old(collision_followed(c))); */
static int check_motion(const struct impact *c);
/*@ ensures said: \result != 0 ==> says_collision(\old(c->json), \old(c->verdict), JSON_NULL); */
static int check_degenerate(const struct impact *c);

#endif
