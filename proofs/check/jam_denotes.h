/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/jam/jam.c: the numbers that it begins with are those that the problem denotes. */
#ifndef PROOFS_CHECK_JAM_DENOTES_H
#define PROOFS_CHECK_JAM_DENOTES_H

#include "jam_at.h"
#include "jam_denoted.h"

#define RATES_READ(c)                                                                                                  \
    rates_denoted{Pre}(\old(c->json), \old(c->json->text), problem, \old(JAM_ROOT(c)), JAM_RATES(c))
#define MOTION_READ(c)                                                                                                 \
    motion_denoted{Pre}(\old(c->json), \old(c->json->text), problem, \old(JAM_ROOT(c)), JAM_MOTION(c))

/*@ ensures denotes: scalar_doubt == 0 ==>
  @   member_denotes(c->json, c->json->text, object, key, JAM_ROOT(c), scalar_value(\result)); */
static scalar number_in(const struct jam *c, int object, const char *key);
/*@ ensures denotes: scalar_doubt == 0 ==> RATES_READ(c); */
static void evaluate_spot(struct jam *c, int problem);
/*@ ensures denotes: scalar_doubt == 0 ==> MOTION_READ(c); */
static void evaluate_state(struct jam *c, int problem);
/*@ ensures denotes: scalar_doubt == 0 ==> RATES_READ(c);
  @ ensures denotes: motion: scalar_doubt == 0 && c->state != 0 ==> MOTION_READ(c); */
static void evaluate(struct jam *c, int problem);
/*@ ensures denotes: \result != 0 && scalar_doubt == 0 ==> RATES_READ(c);
  @ ensures denotes: motion: \result != 0 && scalar_doubt == 0 && c->state != 0 ==> MOTION_READ(c); */
static int check_numbers(struct jam *c, int problem);

#endif
