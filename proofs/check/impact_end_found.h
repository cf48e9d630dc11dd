/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict on an impact that is accepted states the velocity after it, and what becomes of the energy, as they were found. */
#ifndef PROOFS_CHECK_IMPACT_END_FOUND_H
#define PROOFS_CHECK_IMPACT_END_FOUND_H

#include "impact_at.h"
#include "impact_end_stated.h"
#include "impact_state.h"

/*@ ensures end: u: \result != 0 && scalar_doubt == 0 && \old(IMPACT_REAL(c)) && !\old(IMPACT_IS_POLE(c)) ==>
  @   u_stated(\old(c->json), \old(c->json->text), \old(c->verdict), \old(IMPACT_ROOT(c)), \old(IMPACT_SURD(c, c->now.u)));
  @ ensures end: v: \result != 0 && scalar_doubt == 0 && \old(IMPACT_REAL(c)) && !\old(IMPACT_IS_POLE(c)) ==>
  @   v_stated(\old(c->json), \old(c->json->text), \old(c->verdict), \old(IMPACT_ROOT(c)), \old(IMPACT_SURD(c, c->now.v)));
  @ ensures end: energy: \result != 0 && !\old(IMPACT_IS_POLE(c)) ==>
  @   energy_stated(\old(c->json), \old(c->json->text), \old(c->verdict), \old(c->energy)); */
int impact_check_verdict(struct impact *c);

#endif
