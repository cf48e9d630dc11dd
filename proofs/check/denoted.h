/* SPDX-License-Identifier: BSD-2-Clause */
/* Which number a value in a record denotes, stated of the bytes of the record (placed.h). */
#ifndef PROOFS_CHECK_DENOTED_H
#define PROOFS_CHECK_DENOTED_H

#include "check/quantities.h"

#include "field_denoted.h"

/*@ // The node is not the first one, and writes x as a rational, as an element of the field with this root, or as the root of a polynomial.
  @ predicate node_denotes{L}(struct json *j, unsigned char *text, integer node, real root, real x) = node != 0 &&
  @   (j->node[node].next == node + 1 ?
  @    text_denotes(text + j->node[node].start, j->node[node].end - j->node[node].start, x) :
  @    root_denotes(j, text, node, x) || element_denotes(j, text, node, root, x)); */

/*@ ensures denotes: scalar_doubt == 0 ==> node_denotes(json, json->text, node, pool_root(pool), scalar_value(\result)); */
scalar quantity_number(const struct json *json, struct scalar_pool *pool, int node);

#endif
