/* SPDX-License-Identifier: BSD-2-Clause */
/* An impact whose sums are accepted ends where the law of restitution says, and the change of its energy has been found. */
#ifndef PROOFS_CHECK_IMPACT_LAW_FOUND_H
#define PROOFS_CHECK_IMPACT_LAW_FOUND_H

#include "impact_at.h"
#include "impact_end_claim.h"
#include "impact_state.h"

#define BODY_OF(c) IMPACT_VALUE(c, A), IMPACT_VALUE(c, B), IMPACT_VALUE(c, C), IMPACT_VALUE(c, mu)
#define ENERGY_BEFORE(c) energy(BODY_OF(c), IMPACT_VALUE(c, u), IMPACT_VALUE(c, v))
#define ENERGY_AFTER(c) energy(BODY_OF(c), IMPACT_SURD(c, c->now.u), IMPACT_SURD(c, c->now.v))
#define RECORD_STAYS(c) SAME(c->json) && SAME(c->json->text) && SAME(c->verdict) && SAME(c->field.pool)
#define LAW_OF(c) IMPACT_VALUE(c, r), IMPACT_VALUE(c, v), IMPACT_SURD(c, c->now.v), NORMAL_SUM(c, 0), NORMAL_SUM(c, 1), WORK_SUM(c, 0), WORK_SUM(c, 1)
#define OLD_LAW(c)                                                                                                     \
    \old(IMPACT_VALUE(c, r)), \old(IMPACT_VALUE(c, v)), \old(IMPACT_SURD(c, c->now.v)), \old(NORMAL_SUM(c, 0)),        \
        \old(NORMAL_SUM(c, 1)), \old(WORK_SUM(c, 0)), \old(WORK_SUM(c, 1))

/*@ ensures law: \result != 0 && scalar_doubt == 0 && \old(IMPACT_REAL(c)) && \old(c->pieces) > 0 && !\old(IMPACT_IS_POLE(c)) ==>
  @   law_holds_for(\old(c->json), \old(c->json->text), OLD_LAW(c));
  @ ensures law: unchanged: \result != 0 && !\old(IMPACT_IS_POLE(c)) ==> RECORD_STAYS(c) && STATE_STAYS(c);
  @ ensures law: energy: \result != 0 && scalar_doubt == 0 && \old(IMPACT_REAL(c)) && !\old(IMPACT_IS_POLE(c)) ==>
  @   sign_of(c->energy, check_difference(\old(ENERGY_AFTER(c)), \old(ENERGY_BEFORE(c)))); */
int impact_check_witness(struct impact *c);

#endif
