/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/impact/verdict.c: the velocity after the impact, and what becomes of the energy, are as the verdict states. */
#ifndef PROOFS_CHECK_IMPACT_VERDICT_END_H
#define PROOFS_CHECK_IMPACT_VERDICT_END_H

#include "impact_end.h"
#include "impact_end_found.h"
#include "impact_established.h"

#define VERDICT_OLD(c) \old(c->json), \old(c->json->text), \old(c->verdict)

/*@ ensures end: has_at(c->json, c->json->text, c->verdict, key, \result); */
static int member(const struct impact *c, const char *key);
/*@ ensures end: ACCEPTED(c) ==> member_surd(c->json, c->json->text, c->verdict, key, IMPACT_ROOT(c), IMPACT_SURD(c, x)); */
static int is_value(const struct impact *c, const char *key, struct surd x);
/*@ ensures end: energy_spelt(change, \result); */
static const char *energy_name(int change);
/*@ ensures end: \result != 0 ==> energy_stated(c->json, c->json->text, c->verdict, c->energy); */
static int check_energy(const struct impact *c);
/*@ ensures end: u: \result != 0 && scalar_doubt == 0 && \old(IMPACT_REAL(c)) ==>
  @   u_stated(VERDICT_OLD(c), \old(IMPACT_ROOT(c)), \old(IMPACT_SURD(c, c->now.u)));
  @ ensures end: v: \result != 0 && scalar_doubt == 0 && \old(IMPACT_REAL(c)) ==>
  @   v_stated(VERDICT_OLD(c), \old(IMPACT_ROOT(c)), \old(IMPACT_SURD(c, c->now.v)));
  @ ensures end: energy: \result != 0 ==> energy_stated(VERDICT_OLD(c), \old(c->energy)); */
static int check_motion(const struct impact *c);

#endif
