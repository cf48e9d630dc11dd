/* SPDX-License-Identifier: BSD-2-Clause */
/* For the functions that read elements and roots: which numbers these are, in terms of the root of the pool's field. */
#ifndef PROOFS_CHECK_FIELD_DENOTED_H
#define PROOFS_CHECK_FIELD_DENOTED_H

#include "check/numbers/element.h"

#include "list_denoted.h"

/*@ // A62: the root of the field of a pool depends on the pool alone, until the pool is emptied.
  @ axiomatic PoolRoot { logic real pool_root(struct scalar_pool *pool); } */

/*@ ensures denotes: \result != \null ==>
  @   element_denotes(json, json->text, node, pool_root(pool), scalar_value(\result)); */
scalar element_read(struct scalar_pool *pool, const struct json *json, int node);
/*@ ensures denotes: \result != 0 && scalar_doubt == 0 ==> root_denotes(json, json->text, node, scalar_value(x)); */
int element_is_root(struct scalar_pool *pool, const struct json *json, int node, scalar x);
/*@ ensures denotes: \result != 0 && scalar_doubt == 0 ==> root_denotes(json, json->text, node, pool_root(pool)); */
int element_set_field(struct scalar_pool *pool, const struct json *json, int node);

#endif
