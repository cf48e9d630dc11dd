/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/impact/impact.c: what `check` shows is the claim of the record. */
#ifndef PROOFS_CHECK_IMPACT_CLAIMED_H
#define PROOFS_CHECK_IMPACT_CLAIMED_H

#include "impact_denotes.h"
#include "impact_established.h"
#include "impact_field.h"
#include "impact_motion_shown.h"

#include "../contact/known.h"

#include "impact_claim.h"

#include "../contact/proved.h"

#include "impact_record.h"

/* impact_found, part by part, as check_numbers ensures it. */
#define FOUND_PARTS(c)                                                                                                 \
    DELTA_VALUED(c) && P_PLUS_VALUED(c) && P_MINUS_VALUED(c) && R_RANGE_VALUED(c) && impact_signed(c) && impact_inside(c)

#define IMPACT_OLD(name) \old(IMPACT_NUMBER(c, name))
#define ARRIVAL_OLD IMPACT_OLD(A), IMPACT_OLD(B), IMPACT_OLD(C), IMPACT_OLD(mu), IMPACT_OLD(u), IMPACT_OLD(v)
/* The checker has read no root of a number yet. */
#define NO_ROOT(c) c->field.d == \null

/*@ ensures claim: \result != 0 && rational_doubt == 0 && \old(NO_ROOT(c)) ==>
  @   impact_stands{Pre,Here}(\old(c->json), \old(c->json->text), problem, \old(c->verdict), \old(IMPACT_ROOT(c))); */
static int check(struct impact *c, int problem);
/*@ ensures claim: pole: \result != 0 && \old(IMPACT_IS_POLE(c)) ==> says_collision(\old(c->json), \old(c->verdict), JSON_NULL);
  @ ensures claim: without: \result != 0 && !\old(IMPACT_IS_POLE(c)) && \old(c->pieces > 0 && c->sign[IMPACT_v] == 0) ==>
  @   says_collision(\old(c->json), \old(c->verdict), JSON_TRUE);
  @ ensures claim: other: \result != 0 && !\old(IMPACT_IS_POLE(c)) && !\old(c->pieces > 0 && c->sign[IMPACT_v] == 0) ==>
  @   says_collision(\old(c->json), \old(c->verdict), JSON_FALSE);
  @ ensures claim: none: \result != 0 && \old(IMPACT_IS_POLE(c) || c->pieces == 0) ==> region_stated(\old(c->json), \old(c->verdict), -1);
  @ ensures claim: region: \result != 0 && !\old(IMPACT_IS_POLE(c) || c->pieces == 0) ==>
  @   region_stated(\old(c->json), \old(c->verdict), \old(region_found(c->sign[IMPACT_u], c->slips, c->slip[0], c->slip[1], c->second_phase))); */
static int check_followed(struct impact *c);
/*@ ensures claim: real: \result != 0 && rational_doubt == 0 && \old(NO_ROOT(c)) ==> IMPACT_REAL(c);
  @ ensures claim: kept: \result != 0 ==> STAYS_AT(c, A) && STAYS_AT(c, B) && STAYS_AT(c, C) && STAYS_AT(c, mu) && STAYS_AT(c, u) && STAYS_AT(c, v); */
static int find_field(struct impact *c);
/*@ ensures claim: said: \result != 0 ==> says_collision(\old(c->json), \old(c->verdict), \old(collision_type(COLLISION_AT(c))));
  @ ensures claim: none: \result != 0 && !\old(IMPACT_TAKES_PLACE(c)) ==> region_stated(\old(c->json), \old(c->verdict), -1);
  @ ensures claim: region: \result != 0 && rational_doubt == 0 && \old(NO_ROOT(c)) && \old(IMPACT_TAKES_PLACE(c)) &&
  @   sign_of(\old(c->sign[IMPACT_u]), IMPACT_OLD(u)) && body(IMPACT_OLD(A), IMPACT_OLD(B), IMPACT_OLD(C), IMPACT_OLD(mu)) ==>
  @   region_holds(\old(c->json), \old(c->verdict), ARRIVAL_OLD); */
static int check_motion(struct impact *c);
/*@ ensures claim: \result != 0 && rational_doubt == 0 && \old(FOUND_PARTS(c)) ==>
  @   collision_holds(\old(c->json), \old(c->verdict), \old(IMPACT_NUMBER(c, A)), \old(IMPACT_NUMBER(c, B)), \old(IMPACT_NUMBER(c, C)),
  @     \old(IMPACT_NUMBER(c, mu)), \old(IMPACT_NUMBER(c, u)), \old(IMPACT_NUMBER(c, v)));
  @ ensures claim: region: \result != 0 && rational_doubt == 0 && \old(NO_ROOT(c)) && \old(FOUND_PARTS(c)) ==>
  @   region_holds(\old(c->json), \old(c->verdict), ARRIVAL_OLD);
  @ ensures claim: body: \old(FOUND_PARTS(c)) ==> body(\old(IMPACT_NUMBER(c, A)), \old(IMPACT_NUMBER(c, B)), \old(IMPACT_NUMBER(c, C)),
  @     \old(IMPACT_NUMBER(c, mu)));
  @ ensures claim: arrives: \old(FOUND_PARTS(c)) ==> arrival(\old(IMPACT_NUMBER(c, v)), \old(IMPACT_NUMBER(c, r))); */
static int check_words(struct impact *c);
/*@ ensures claim: problem_node(json, json->text, \result); */
static int problem_of(const struct json *json);
/*@ ensures claim: verdict_node(json, json->text, \result); */
static int verdict_of(const struct json *json);

#endif
