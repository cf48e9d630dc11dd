/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/slide2/slide2.c: what `check` shows is the claim of the record. */
#ifndef PROOFS_CHECK_SLIDE2_CLAIMED_H
#define PROOFS_CHECK_SLIDE2_CLAIMED_H

#include "slide2_denotes.h"
#include "slide2_established.h"

#include "slide2_record.h"

#define SLIDE2_OLD(name) \old(SLIDE2_NUMBER(c, name))
#define SLIDE2_MATRIX_OLD SLIDE2_OLD(p11), SLIDE2_OLD(p12), SLIDE2_OLD(p21), SLIDE2_OLD(p22)

/*@ ensures claim: \result != 0 && \old(slide2_found_D(c) && slide2_found_X(c) && slide2_signed(c)) ==>
  @   slide2_row_holds(\old(c->json), \old(c->json->text), SLIDE2_MATRIX_OLD);
  @ ensures claim: same: slide2_same{Pre,Here}(c, 0, SLIDE_QUANTITIES); */
static int check_claims(struct slide2 *c);
/*@ ensures claim: matrix: \result != 0 && scalar_doubt == 0 && !SLIDE2_HAS_INERTIA(c) ==>
  @   slide2_is_stated{Pre,Here}(\old(c->json), \old(c->json->text), problem, \old(SLIDE2_ROOT(c)));
  @ ensures claim: inertia: \result != 0 && scalar_doubt == 0 && SLIDE2_HAS_INERTIA(c) ==>
  @   slide2_is_stated{Pre,Here}(\old(c->json), \old(c->json->text), problem, \old(SLIDE2_ROOT(c))); */
static int check(struct slide2 *c, int problem);

#endif
