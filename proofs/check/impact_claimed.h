/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/impact/impact.c: what `check` shows is the claim of the record. */
#ifndef PROOFS_CHECK_IMPACT_CLAIMED_H
#define PROOFS_CHECK_IMPACT_CLAIMED_H

#include "impact_denotes.h"
#include "impact_established.h"

#include "../contact/known.h"

#include "impact_claim.h"

#include "../contact/proved.h"

#include "impact_record.h"

/* impact_found, part by part, as check_numbers ensures it. */
#define FOUND_PARTS(c)                                                                                                 \
    DELTA_VALUED(c) && P_PLUS_VALUED(c) && P_MINUS_VALUED(c) && R_RANGE_VALUED(c) && impact_signed(c) && impact_inside(c)

/*@ ensures claim: \result != 0 && rational_doubt == 0 ==>
  @   impact_stands{Pre,Here}(\old(c->json), \old(c->json->text), problem, \old(c->verdict), \old(IMPACT_ROOT(c))); */
static int check(struct impact *c, int problem);
/*@ ensures claim: \result != 0 ==> says_collision(\old(c->json), \old(c->verdict), \old(collision_followed(c))); */
static int check_followed(struct impact *c);
/*@ ensures claim: said: \result != 0 ==> says_collision(\old(c->json), \old(c->verdict), \old(collision_type(COLLISION_AT(c)))); */
static int check_motion(struct impact *c);
/*@ ensures claim: \result != 0 && rational_doubt == 0 && \old(FOUND_PARTS(c)) ==>
  @   collision_holds(\old(c->json), \old(c->verdict), \old(IMPACT_NUMBER(c, A)), \old(IMPACT_NUMBER(c, B)), \old(IMPACT_NUMBER(c, C)),
  @     \old(IMPACT_NUMBER(c, mu)), \old(IMPACT_NUMBER(c, u)), \old(IMPACT_NUMBER(c, v)));
  @ ensures claim: body: \old(FOUND_PARTS(c)) ==> body(\old(IMPACT_NUMBER(c, A)), \old(IMPACT_NUMBER(c, B)), \old(IMPACT_NUMBER(c, C)),
  @     \old(IMPACT_NUMBER(c, mu)));
  @ ensures claim: arrives: \old(FOUND_PARTS(c)) ==> arrival(\old(IMPACT_NUMBER(c, v)), \old(IMPACT_NUMBER(c, r))); */
static int check_words(struct impact *c);
/*@ ensures claim: problem_node(json, json->text, \result); */
static int problem_of(const struct json *json);
/*@ ensures claim: verdict_node(json, json->text, \result); */
static int verdict_of(const struct json *json);

#endif
