/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/impact/impact.c: what `check` shows is the claim of the record. */
#ifndef PROOFS_CHECK_IMPACT_CLAIMED_H
#define PROOFS_CHECK_IMPACT_CLAIMED_H

#include "impact_denotes.h"
#include "impact_established.h"
#include "impact_end_found.h"
#include "impact_field.h"
#include "impact_law_found.h"
#include "impact_motion_shown.h"

#include "../contact/known.h"

#include "impact_claim.h"
#include "impact_row_claim.h"

#include "../contact/proved.h"

#include "impact_record.h"

/* impact_found, part by part, as check_numbers ensures it. */
#define FOUND_PARTS(c)                                                                                                 \
    DELTA_VALUED(c) && P_PLUS_VALUED(c) && P_MINUS_VALUED(c) && R_RANGE_VALUED(c) && impact_signed(c) && impact_inside(c)

#define IMPACT_OLD(name) \old(IMPACT_NUMBER(c, name))
#define BODY_OLD IMPACT_OLD(A), IMPACT_OLD(B), IMPACT_OLD(C), IMPACT_OLD(mu)
#define ARRIVAL_OLD BODY_OLD, IMPACT_OLD(u), IMPACT_OLD(v)
#define JSON_OLD \old(c->json), \old(c->json->text), \old(c->verdict)
/* The checker has read no root of a number yet. */
#define NO_ROOT(c) c->field.d == \null
/* There is a motion, and the verdict is accepted. */
#define MOVES_OLD(c) (\result != 0 && !\old(IMPACT_IS_POLE(c) || c->pieces == 0))
#define MOTION_OLD(c) (MOVES_OLD(c) && scalar_doubt == 0 && \old(IMPACT_REAL(c)))

/*@ ensures claim: \result != 0 && scalar_doubt == 0 && \old(NO_ROOT(c)) ==>
  @   impact_is_stated{Pre,Here}(\old(c->json), \old(c->json->text), problem, \old(c->verdict), \old(IMPACT_ROOT(c))); */
static int check(struct impact *c, int problem);
/*@ ensures claim: pole: \result != 0 && \old(IMPACT_IS_POLE(c)) ==> says_collision(\old(c->json), \old(c->verdict), JSON_NULL);
  @ ensures claim: without: \result != 0 && !\old(IMPACT_IS_POLE(c)) && \old(c->pieces > 0 && c->sign[IMPACT_v] == 0) ==>
  @   says_collision(\old(c->json), \old(c->verdict), JSON_TRUE);
  @ ensures claim: other: \result != 0 && !\old(IMPACT_IS_POLE(c)) && !\old(c->pieces > 0 && c->sign[IMPACT_v] == 0) ==>
  @   says_collision(\old(c->json), \old(c->verdict), JSON_FALSE);
  @ ensures claim: none: \result != 0 && \old(IMPACT_IS_POLE(c) || c->pieces == 0) ==> region_stated(\old(c->json), \old(c->verdict), -1);
  @ ensures claim: region: MOVES_OLD(c) ==>
  @   region_stated(\old(c->json), \old(c->verdict), \old(region_found(c->sign[IMPACT_u], c->slips, c->slip[0], c->slip[1], c->second_phase)));
  @ ensures claim: slips: MOVES_OLD(c) ==> slips_stated(\old(c->json), \old(c->verdict), \old(c->slips), \old(c->slip[0]), \old(c->slip[1]));
  @ ensures claim: reversal: MOVES_OLD(c) ==> reversal_stated(\old(c->json), \old(c->verdict), \old(c->slips), \old(c->slip[1]));
  @ ensures claim: u: MOTION_OLD(c) ==> u_stated(JSON_OLD, \old(IMPACT_ROOT(c)), \old(IMPACT_SURD(c, c->now.u)));
  @ ensures claim: v: MOTION_OLD(c) ==> v_stated(JSON_OLD, \old(IMPACT_ROOT(c)), \old(IMPACT_SURD(c, c->now.v)));
  @ ensures claim: energy: MOTION_OLD(c) ==>
  @   energy_holds(JSON_OLD, \old(energy_change(ARRIVAL_OF(c), IMPACT_SURD(c, c->now.u), IMPACT_SURD(c, c->now.v))));
  @ ensures claim: law: MOTION_OLD(c) ==> law_holds_for(\old(c->json), \old(c->json->text), OLD_LAW(c));
  @ ensures claim: row: \result != 0 && \old(IMPACT_MOVES_RIGHT(c)) ==> says_impact_row(\old(c->json), \old(motion_row(IMPACT_ROW_COURSES(c))));
  @ ensures claim: still: \result != 0 && \old(IMPACT_RESTS_RIGHT(c)) ==> says_impact_row(\old(c->json), \old(still_row(IMPACT_ROW_SIGNS(c)))); */
static int check_followed(struct impact *c);
/*@ ensures claim: real: \result != 0 && scalar_doubt == 0 && \old(NO_ROOT(c)) ==> IMPACT_REAL(c);
  @ ensures claim: unchanged: \result != 0 ==> STAYS_AT(c, A) && STAYS_AT(c, B) && STAYS_AT(c, C) && STAYS_AT(c, mu) && STAYS_AT(c, u) && STAYS_AT(c, v);
  @ ensures claim: unchanged: r: \result != 0 ==> STAYS_AT(c, r);
  @ ensures claim: unchanged: json: \result != 0 ==> SAME(c->json) && SAME(c->verdict);
  @ ensures claim: unchanged: pool: \result != 0 ==> SAME(c->field.pool);
  @ ensures claim: unchanged: text: \result != 0 ==> SAME(c->json->text); */
static int find_field(struct impact *c);
/*@ ensures claim: stated: \result != 0 ==> says_collision(\old(c->json), \old(c->verdict), \old(collision_type(COLLISION_AT(c))));
  @ ensures claim: none: \result != 0 && !\old(IMPACT_TAKES_PLACE(c)) ==> region_stated(\old(c->json), \old(c->verdict), -1);
  @ ensures claim: motion: \result != 0 && scalar_doubt == 0 && \old(NO_ROOT(c)) && \old(IMPACT_TAKES_PLACE(c)) &&
  @   sign_of(\old(c->sign[IMPACT_u]), IMPACT_OLD(u)) && body(BODY_OLD) ==>
  @   motion_holds(JSON_OLD, \old(IMPACT_ROOT(c)), ARRIVAL_OLD, IMPACT_OLD(r));
  @ ensures claim: row: \result != 0 && scalar_doubt == 0 && \old(NO_ROOT(c)) && \old(c->sign[IMPACT_v] < 0) &&
  @   sign_of(\old(c->sign[IMPACT_u]), IMPACT_OLD(u)) && body(BODY_OLD) && arrival(IMPACT_OLD(v), IMPACT_OLD(r)) && IMPACT_OLD(v) < 0 ==>
  @   impact_row_holds(\old(c->json), ARRIVAL_OLD, IMPACT_OLD(r));
  @ ensures claim: still: \result != 0 && \old(c->sign[IMPACT_v] == 0) ==> says_impact_row(\old(c->json), \old(still_row(IMPACT_ROW_SIGNS(c)))); */
static int check_motion(struct impact *c);
/*@ ensures claim: \result != 0 && scalar_doubt == 0 && \old(FOUND_PARTS(c)) ==> collision_holds(\old(c->json), \old(c->verdict), ARRIVAL_OLD);
  @ ensures claim: motion: \result != 0 && scalar_doubt == 0 && \old(NO_ROOT(c)) && \old(FOUND_PARTS(c)) ==>
  @   motion_holds(JSON_OLD, \old(IMPACT_ROOT(c)), ARRIVAL_OLD, IMPACT_OLD(r));
  @ ensures claim: row: \result != 0 && scalar_doubt == 0 && \old(NO_ROOT(c)) && \old(FOUND_PARTS(c)) ==>
  @   impact_row_holds(\old(c->json), ARRIVAL_OLD, IMPACT_OLD(r));
  @ ensures claim: body: \old(FOUND_PARTS(c)) ==> body(BODY_OLD);
  @ ensures claim: arrives: \old(FOUND_PARTS(c)) ==> arrival(\old(IMPACT_NUMBER(c, v)), \old(IMPACT_NUMBER(c, r))); */
static int check_words(struct impact *c);

#endif
