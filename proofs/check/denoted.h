/* SPDX-License-Identifier: BSD-2-Clause */
/* What a number in a record denotes (denotes.h), said of the record's text as in placed.h. */
#ifndef PROOFS_CHECK_DENOTED_H
#define PROOFS_CHECK_DENOTED_H

#include "check/quantities.h"

#include "denotes.h"

#include "placed.h"

/*@ // A node other than the root, which denotes the number unless it holds others (as an element of a field, or the root of a polynomial).
  @ predicate node_denotes{L}(struct json *j, unsigned char *text, integer node, real x) = node != 0 &&
  @   (j->node[node].next == node + 1 ==>
  @    text_denotes(text + j->node[node].start, j->node[node].end - j->node[node].start, x)); */

/*@ ensures denotes: rational_doubt == 0 ==> node_denotes(json, json->text, node, rational_value(\result)); */
rational quantity_number(const struct json *json, struct rational_pool *pool, int node);

#endif
