/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/quantities.c: the numbers that it reads are those that the text denotes. */
#ifndef PROOFS_CHECK_QUANTITIES_DENOTED_H
#define PROOFS_CHECK_QUANTITIES_DENOTED_H

#include "denoted.h"
#include "model.h"

/*@ ensures denotes: \result != \null && scalar_doubt == 0 ==> root_denotes(json, json->text, node, scalar_value(\result)); */
static scalar read_root(const struct json *json, struct scalar_pool *pool, int node);
/*@ ensures denotes: \result != \null && scalar_doubt == 0 ==>
  @   node_denotes(json, json->text, node, pool_root(pool), scalar_value(\result)); */
static scalar read_number(const struct json *json, struct scalar_pool *pool, int node);

#endif
