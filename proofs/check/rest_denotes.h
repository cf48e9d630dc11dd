/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/rest/rest.c: the numbers that it begins with are those that the problem denotes. */
#ifndef PROOFS_CHECK_REST_DENOTES_H
#define PROOFS_CHECK_REST_DENOTES_H

#include "rest_at.h"
#include "rest_denoted.h"

#define REST_READ(c)                                                                                                   \
    rest_denoted{Pre}(\old(c->json), \old(c->json->text), problem, \old(REST_ROOT(c)), REST_INPUT(c))
#define REST_FIELD_READ(name, unit, meaning)                                                                           \
    ensures denotes: scalar_doubt == 0 ==> field_##name{Pre}(\old(c->json), \old(c->json->text), problem,          \
                                                              \old(REST_ROOT(c)), REST_NUMBER(c, name));

/*@ ensures denotes: scalar_doubt == 0 ==>
  @   member_denotes(c->json, c->json->text, object, key, REST_ROOT(c), scalar_value(\result)); */
static scalar number_in(const struct rest *c, int object, const char *key);
/*@ REST_INPUTS(REST_FIELD_READ) */
static void read_inputs(struct rest *c, int problem);
/*@ ensures denotes: \result != 0 && scalar_doubt == 0 ==> REST_READ(c); */
static int check_numbers(struct rest *c, int problem);

#endif
