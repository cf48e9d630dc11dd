/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/fold/point.c: the numbers that it begins with are those that the problem denotes. */
#ifndef PROOFS_CHECK_FOLD_DENOTES_H
#define PROOFS_CHECK_FOLD_DENOTES_H

#include "check/fold/point.h"

#include "fold_at.h"
#include "fold_denoted.h"

#define FOLD_RATES_READ(c)                                                                                             \
    fold_rates_denoted{Pre}(\old(c->json), \old(c->json->text), \old(c->problem), \old(FOLD_ROOT(c)), FOLD_RATES_OF(c))
#define FOLD_TANGENTS_READ(c)                                                                                          \
    fold_tangents_denoted{Pre}(\old(c->json), \old(c->json->text), \old(c->problem), \old(FOLD_ROOT(c)), FOLD_TANGENTS_OF(c))

/*@ ensures denotes: scalar_doubt == 0 ==>
  @   member_denotes(c->json, c->json->text, c->problem, key, FOLD_ROOT(c), scalar_value(\result)); */
static scalar number_in(const struct fold *c, const char *key);
/*@ ensures denotes: scalar_doubt == 0 ==> FOLD_RATES_READ(c); */
static void read_rates(struct fold *c);
/*@ ensures denotes: scalar_doubt == 0 ==> FOLD_TANGENTS_READ(c); */
static void read_tangents(struct fold *c);
/*@ ensures denotes: fold_unchanged{Pre,Here}(c); */
static void list(struct fold *c);
/*@ ensures denotes: scalar_doubt == 0 ==> FOLD_RATES_READ(c);
  @ ensures denotes: tangents: c->form == FOLD_TANGENT && scalar_doubt == 0 ==> FOLD_TANGENTS_READ(c); */
void fold_read_point(struct fold *c);

#endif
