/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/impact/impact.c: the numbers that it begins with are those that the problem denotes. */
#ifndef PROOFS_CHECK_IMPACT_DENOTES_H
#define PROOFS_CHECK_IMPACT_DENOTES_H

#include "impact_at.h"
#include "impact_denoted.h"

#define ARRIVAL_READ(c)                                                                                                \
    arrival_denoted{Pre}(\old(c->json), \old(c->json->text), problem, \old(IMPACT_ROOT(c)), IMPACT_ARRIVAL(c))

/*@ ensures denotes: scalar_doubt == 0 ==>
  @   member_denotes(c->json, c->json->text, object, key, IMPACT_ROOT(c), scalar_value(\result)); */
static scalar number_in(const struct impact *c, int object, const char *key);
/*@ ensures denotes: scalar_doubt == 0 ==> ARRIVAL_READ(c); */
static void read_problem(struct impact *c, int problem);
/*@ ensures denotes: \result != 0 && scalar_doubt == 0 ==> ARRIVAL_READ(c); */
static int check_numbers(struct impact *c, int problem);

#endif
