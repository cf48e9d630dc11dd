/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/impact/sums.c: the impact ends where the law that the problem names says (spec/impact/words.h). */
#ifndef PROOFS_CHECK_IMPACT_LAW_H
#define PROOFS_CHECK_IMPACT_LAW_H

#include "impact_established.h"
#include "impact_law_equation.h"

#include "../contact/known.h"

#include "impact_law_claim.h"

#include "../contact/proved.h"

/*@ ensures law: ACCEPTED(c) ==> obeys(law, LAW_OF(c)); */
static int obeys(const struct impact *c, int law);
/*@ ensures law: ACCEPTED(c) ==> law_holds_for(c->json, c->json->text, LAW_OF(c)); */
static int law_holds(const struct impact *c);
/*@ ensures law: \result != 0 && scalar_doubt == 0 && \old(IMPACT_REAL(c)) && \old(c->pieces) > 0 ==>
  @   law_holds_for(\old(c->json), \old(c->json->text), OLD_LAW(c));
  @ ensures law: unchanged: \result != 0 ==> RECORD_STAYS(c) && STATE_STAYS(c) && SAME(c->pieces); */
int impact_check_sums(struct impact *c);

#endif
