/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/chatter/chatter.c: what `check` shows is the claim of the record. */
#ifndef PROOFS_CHECK_CHATTER_CLAIMED_H
#define PROOFS_CHECK_CHATTER_CLAIMED_H

#include "chatter_denotes.h"
#include "chatter_established.h"

#include "chatter_record.h"

/* chatter_found, part by part, as check_given ensures it. */
#define FOUND_PARTS(c) CHATTER_FORMULAS(CHATTER_IS_FOUND) chatter_signed(c) && chatter_inside(c)
#define CHATTER_OLD(name) \old(CHATTER_NUMBER(c, name))
#define BODY_OLD CHATTER_OLD(A), CHATTER_OLD(B), CHATTER_OLD(C), CHATTER_OLD(mu)
#define STATE_OLD CHATTER_OLD(a), CHATTER_OLD(b), BODY_OLD, CHATTER_OLD(r), CHATTER_OLD(u), CHATTER_OLD(v)

/*@ ensures claim: \result != 0 && scalar_doubt == 0 ==>
  @   orbit_is_stated{Pre,Here}(\old(c->json), \old(c->json->text), problem, \old(CHATTER_ROOT(c))); */
static int check(struct chatter *c, int problem);
/*@ ensures claim: \result != 0 && \old(FOUND_PARTS(c)) ==> orbit_row_holds(\old(c->json), \old(c->json->text), STATE_OLD);
  @ ensures claim: body: \old(FOUND_PARTS(c)) ==> body(BODY_OLD);
  @ ensures claim: range: \old(FOUND_PARTS(c)) ==> 0 <= CHATTER_OLD(r) && CHATTER_OLD(r) <= 1; */
static int check_course(struct chatter *c);

#endif
