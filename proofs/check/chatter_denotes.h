/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/chatter/chatter.c: the numbers that it begins with are those that the problem denotes. */
#ifndef PROOFS_CHECK_CHATTER_DENOTES_H
#define PROOFS_CHECK_CHATTER_DENOTES_H

#include "chatter_at.h"
#include "chatter_denoted.h"

#define CHATTER_DATA_OF(c)                                                                                             \
    CHATTER_NUMBER(c, a), CHATTER_NUMBER(c, b), CHATTER_BODY(c), CHATTER_NUMBER(c, r)
#define CHATTER_VELOCITY(c) c->given, CHATTER_NUMBER(c, a), CHATTER_NUMBER(c, b), CHATTER_NUMBER(c, u), CHATTER_NUMBER(c, v)
#define BOUNCING_READ(c)                                                                                               \
    bouncing_denoted{Pre}(\old(c->json), \old(c->json->text), problem, \old(CHATTER_ROOT(c)), CHATTER_DATA_OF(c))
#define VELOCITY_READ(c)                                                                                               \
    velocity_denoted{Pre}(\old(c->json), \old(c->json->text), problem, \old(CHATTER_ROOT(c)), CHATTER_VELOCITY(c))

/*@ ensures denotes: scalar_doubt == 0 ==> node_denotes(c->json, c->json->text, node, CHATTER_ROOT(c), scalar_value(\result)); */
scalar chatter_number(const struct chatter *c, int node);
/*@ ensures denotes: scalar_value(\result) == check_sum(scalar_value(x), scalar_value(y)); */
scalar chatter_add(const struct chatter *c, scalar x, scalar y);
/*@ ensures denotes: scalar_doubt == 0 ==>
  @   member_denotes(c->json, c->json->text, problem, key, CHATTER_ROOT(c), scalar_value(\result)); */
static scalar number_in(const struct chatter *c, int problem, const char *key);
/*@ ensures denotes: scalar_doubt == 0 ==> BOUNCING_READ(c);
  @ ensures denotes: velocity: scalar_doubt == 0 ==> VELOCITY_READ(c); */
static void read_inputs(struct chatter *c, int problem);
/*@ ensures denotes: scalar_doubt == 0 ==> BOUNCING_READ(c);
  @ ensures denotes: velocity: scalar_doubt == 0 ==> VELOCITY_READ(c); */
static void find_quantities(struct chatter *c, int problem);
/*@ ensures denotes: velocity_given{Pre}(\old(c->json), \old(c->json->text), problem, c->given); */
static int find_state(struct chatter *c, int problem);
/*@ ensures denotes: \result != 0 && scalar_doubt == 0 ==> BOUNCING_READ(c);
  @ ensures denotes: velocity: \result != 0 && scalar_doubt == 0 ==> VELOCITY_READ(c);
  @ ensures denotes: given: \result != 0 ==> velocity_given{Pre}(\old(c->json), \old(c->json->text), problem, c->given); */
static int check_given(struct chatter *c, int problem);

#endif
