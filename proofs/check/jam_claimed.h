/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/jam/jam.c: what `check` shows is the claim of the record. */
#ifndef PROOFS_CHECK_JAM_CLAIMED_H
#define PROOFS_CHECK_JAM_CLAIMED_H

#include "jam_denotes.h"
#include "jam_established.h"

#include "../contact/known.h"

#include "jam_claim.h"
#include "jam_spot_claim.h"

#include "../contact/proved.h"

#include "jam_record.h"

/* jam_found of a state, part by part, as check_numbers ensures it. */
#define FOUND_PARTS(c)                                                                                                 \
    delta_valued(c) && FALL_VALUED(c) && spot_signed(c) && state_signed(c) && jam_inside(c) && force_found(c) &&        \
        fixed_found(c) && fixed_is_there(c)

#define SPOT_PARTS(c) delta_valued(c) && spot_signed(c) && fixed_found(c) && fixed_is_there(c)
#define NUMBER_BEFORE(name) \old(JAM_NUMBER(c, name))
#define RATES_BEFORE NUMBER_BEFORE(alpha1), NUMBER_BEFORE(alpha2), NUMBER_BEFORE(alpha3)

/*@ ensures claim: \result != 0 && scalar_doubt == 0 &&
  @   state_given{Pre}(\old(c->json), \old(c->json->text), problem, \old(c->state)) ==>
  @   spot_is_stated{Pre,Here}(\old(c->json), \old(c->json->text), problem, \old(c->verdict), \old(JAM_ROOT(c))); */
static int check(struct jam *c, int problem);
/*@ ensures claim: \result != 0 && scalar_doubt == 0 && \old(FOUND_PARTS(c)) && \old(c->state) != 0 ==>
  @   outcome_holds(\old(c->json), \old(c->json->text), \old(c->verdict), \old(JAM_ROOT(c)), \old(JAM_NUMBER(c, alpha1)),
  @     \old(JAM_NUMBER(c, alpha2)), \old(JAM_NUMBER(c, alpha3)), \old(scalar_value(c->force)));
  @ ensures claim: slips: \old(FOUND_PARTS(c)) && \old(c->state) != 0 ==>
  @   slips_with(\old(JAM_NUMBER(c, p)), \old(JAM_NUMBER(c, b)), \old(scalar_value(c->force)));
  @ ensures claim: none: \result != 0 && \old(c->state) == 0 ==> says_no_fate(\old(c->json), \old(c->verdict));
  @ ensures claim: spot: \result != 0 && scalar_doubt == 0 && \old(SPOT_PARTS(c)) ==>
  @   jam_spot_holds(\old(c->json), \old(c->json->text), \old(c->verdict), \old(JAM_ROOT(c)), RATES_BEFORE);
  @ ensures claim: zeros: \result != 0 && \old(FOUND_PARTS(c)) && \old(c->state) != 0 ==> jam_zeros_hold(\old(c->json), \old(c->verdict),
  @   RATES_BEFORE, jam_fall(RATES_BEFORE, NUMBER_BEFORE(p), NUMBER_BEFORE(b)));
  @ ensures claim: spot_zeros: \result != 0 && \old(SPOT_PARTS(c)) && \old(c->state) == 0 ==>
  @   jam_zeros_hold(\old(c->json), \old(c->verdict), RATES_BEFORE, 1.0); */
static int check_words(const struct jam *c);
/*@ ensures claim: state_given(json, json->text, problem, \result); */
static short has_state(const struct json *json, int problem);

#endif
