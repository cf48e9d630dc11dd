/* SPDX-License-Identifier: BSD-2-Clause */
/* How a certificate writes lists of texts, and signs. */
#ifndef PROOFS_CHECK_LIST_H
#define PROOFS_CHECK_LIST_H

#include "text.h"
#include "words.h"

/*@ // `node` is an element of the array and has the text s; `after` is the next element, or the end of the array.
  @ predicate element_is_listed{L}(struct json *j, integer array, integer node, char *s, integer after) =
  @   node < j->node[array].next && json_says(j, node, s) && after == j->node[node].next;
  @ predicate sign_spelt{L}(integer value, char *s) = (value > 0 ==> SPELT_1(0, '1')) && (value == 0 ==> SPELT_1(0, '0')) &&
  @   (value < 0 ==> SPELT_2(0, '-', '1'));
  @ predicate node_says_sign{L}(struct json *j, integer node, integer value) =
  @   \exists char *s; sign_spelt(value, s) && json_says(j, node, s); */

/*@ ensures element: \result != 0 ==> node != 0 && element_is_listed(json, array, node, expected, \result); */
int json_after(const struct json *json, int array, int node, const char *expected);

#endif
