/* SPDX-License-Identifier: BSD-2-Clause */
/* A list of numbers that was read from an array, and the value of the polynomial that it makes. */
#ifndef PROOFS_CHECK_LIST_READ_H
#define PROOFS_CHECK_LIST_READ_H

#include "list_denoted.h"
#include "polynomial.h"

/*@ predicate terms_denoted{L}(struct json *j, unsigned char *text, integer array, rational *list, integer n) =
  @   \forall integer k; 0 <= k < n ==> value_denotes(j, text, array, k, rational_value(list[k]));
  @ STEP(sum_begins{L}: \forall struct json *j, unsigned char *text, integer array, real y; sum_denotes(j, text, array, 0, y, 0.0))
  @ STEP(sum_goes_on{L}: \forall struct json *j, unsigned char *text, integer array, n, real y, rest, struct rational *c;
  @   0 <= n ==> sum_denotes(j, text, array, n, y, rest) ==> value_denotes(j, text, array, n, rational_value(c)) ==>
  @     sum_denotes(j, text, array, n + 1, y, rest + monomial(c, y, n)))
  @ lemma sum_read{L}: \forall struct json *j, unsigned char *text, integer array, n, rational *list, real y;
  @   0 <= n ==> terms_denoted(j, text, array, list, n) ==> sum_denotes(j, text, array, n, y, polynomial_value(list, n, y));
  @ predicate list_denoted{L}(struct json *j, unsigned char *text, integer array, rational *list, integer n) =
  @   0 <= n && value_node(j, array, n) >= j->node[array].next && terms_denoted(j, text, array, list, n);
  @ predicate polynomial_denoted{L}(struct json *j, unsigned char *text, integer node, rational *list, integer n) =
  @   \exists integer array; poly_of(j, text, node, array) && list_denoted(j, text, array, list, n);
  @ predicate ends_denoted{L}(struct json *j, unsigned char *text, integer node, rational low, rational high) =
  @   \exists integer array; interval_of(j, text, node, array) &&
  @     value_denotes(j, text, array, 0, rational_value(low)) && value_denotes(j, text, array, 1, rational_value(high));
  @ lemma array_read{L}: \forall struct json *j, unsigned char *text, integer array, n, rational *list, real y;
  @   list_denoted(j, text, array, list, n) ==> array_denotes(j, text, array, y, polynomial_value(list, n, y));
  @ lemma polynomial_read{L}: \forall struct json *j, unsigned char *text, integer node, n, rational *list, real y;
  @   polynomial_denoted(j, text, node, list, n) ==> polynomial_at(j, text, node, y, polynomial_value(list, n, y));
  @ lemma ends_read{L}: \forall struct json *j, unsigned char *text, integer node, rational low, high, real x;
  @   ends_denoted(j, text, node, low, high) && rational_value(low) < x < rational_value(high) ==> lies_between_ends(j, text, node, x); */

#endif
