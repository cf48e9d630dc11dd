/* SPDX-License-Identifier: BSD-2-Clause */
/* From a list of numbers in memory, read from an array of the record, to what the array denotes: the value of the polynomial with these
 * coefficients, and its root. */
#ifndef PROOFS_CHECK_LIST_READ_H
#define PROOFS_CHECK_LIST_READ_H

#include "list_denoted.h"
#include "crosses.h"
#include "polynomial.h"

/*@ predicate terms_denoted{L}(struct json *j, unsigned char *text, integer array, scalar *list, integer n) =
  @   \forall integer k; 0 <= k < n ==> value_denotes(j, text, array, k, scalar_value(list[k]));
  @ STEP(sum_begins{L}: \forall struct json *j, unsigned char *text, integer array, real y; sum_denotes(j, text, array, 0, y, 0.0))
  @ STEP(sum_goes_on{L}: \forall struct json *j, unsigned char *text, integer array, n, real y, rest, struct scalar *c;
  @   0 <= n ==> sum_denotes(j, text, array, n, y, rest) ==> value_denotes(j, text, array, n, scalar_value(c)) ==>
  @     sum_denotes(j, text, array, n + 1, y, rest + monomial(c, y, n)))
  @ lemma sum_read{L}: \forall struct json *j, unsigned char *text, integer array, n, scalar *list, real y;
  @   0 <= n ==> terms_denoted(j, text, array, list, n) ==> sum_denotes(j, text, array, n, y, polynomial_value(list, n, y));
  @ predicate list_denoted{L}(struct json *j, unsigned char *text, integer array, scalar *list, integer n) =
  @   has_values(j, array, n) && terms_denoted(j, text, array, list, n);
  @ predicate polynomial_denoted{L}(struct json *j, unsigned char *text, integer node, scalar *list, integer n) =
  @   \exists integer array; poly_of(j, text, node, array) && list_denoted(j, text, array, list, n);
  @ predicate ends_denoted{L}(struct json *j, unsigned char *text, integer node, scalar low, scalar high) =
  @   \exists integer array; interval_of(j, text, node, array) &&
  @     value_denotes(j, text, array, 0, scalar_value(low)) && value_denotes(j, text, array, 1, scalar_value(high));
  @ lemma array_read{L}: \forall struct json *j, unsigned char *text, integer array, n, scalar *list, real y;
  @   list_denoted(j, text, array, list, n) ==> array_denotes(j, text, array, y, polynomial_value(list, n, y));
  @ lemma polynomial_read{L}: \forall struct json *j, unsigned char *text, integer node, n, scalar *list, real y;
  @   polynomial_denoted(j, text, node, list, n) ==> polynomial_at(j, text, node, y, polynomial_value(list, n, y));
  @ lemma sign_read{L}: \forall struct json *j, unsigned char *text, integer node, n, s, scalar *list, real y;
  @   polynomial_denoted(j, text, node, list, n) ==> sign_of(s, polynomial_value(list, n, y)) ==> root_sign_at(j, text, node, y, s);
  @ STEP(sign_below{L}: \forall scalar *c, integer n, s, real low, high, x, y;
  @   crosses(c, n, low, high, x, s) ==> low < y < x ==> sign_of(s, polynomial_value(c, n, y)))
  @ STEP(sign_between{L}: \forall scalar *c, integer n, s, real low, high, x; crosses(c, n, low, high, x, s) ==> sign_of(0, polynomial_value(c, n, x)))
  @ STEP(sign_above{L}: \forall scalar *c, integer n, s, real low, high, x, y;
  @   crosses(c, n, low, high, x, s) ==> x < y < high ==> sign_of(-s, polynomial_value(c, n, y)))
  @ STEP(signs_read{L}: \forall struct json *j, unsigned char *text, integer node, n, s, scalar *list, real low, high, x;
  @   polynomial_denoted(j, text, node, list, n) ==> crosses(list, n, low, high, x, s) ==> root_sign_at(j, text, node, x, 0) &&
  @     (\forall real y; low < y < x ==> root_sign_at(j, text, node, y, s)) && (\forall real y; x < y < high ==> root_sign_at(j, text, node, y, -s)))
  @ STEP(sides_of_crossing{L}: \forall scalar *c, integer n, s, real low, high, x; crosses(c, n, low, high, x, s) ==> low < x < high && (s == 1 || s == -1))
  @ STEP(change_intro{L}: \forall struct json *j, unsigned char *text, integer node, s, real low, high, x; low < x < high ==> (s == 1 || s == -1) ==>
  @   root_sign_at(j, text, node, x, 0) && (\forall real y; low < y < x ==> root_sign_at(j, text, node, y, s)) &&
  @     (\forall real y; x < y < high ==> root_sign_at(j, text, node, y, -s)) ==> root_changes_at(j, text, node, low, high, x, s))
  @ lemma change_read{L}: \forall struct json *j, unsigned char *text, integer node, n, s, scalar *list, real low, high, x;
  @   polynomial_denoted(j, text, node, list, n) ==> crosses(list, n, low, high, x, s) ==> root_changes_at(j, text, node, low, high, x, s);
  @ lemma ends_read{L}: \forall struct json *j, unsigned char *text, integer node, scalar low, high;
  @   ends_denoted(j, text, node, low, high) ==> root_ends_at(j, text, node, scalar_value(low), scalar_value(high));
  @ lemma root_read{L}: \forall struct json *j, unsigned char *text, integer node, n, s, scalar *list, low, high, real x;
  @   polynomial_denoted(j, text, node, list, n) ==> ends_denoted(j, text, node, low, high) ==>
  @     crosses(list, n, scalar_value(low), scalar_value(high), x, s) ==> root_denotes(j, text, node, x);
  @ // A zero of the polynomial between the ends is the place where its sign changes.
  @ lemma crosses_once{L}: \forall scalar *c, integer n, s, real low, high, r, x;
  @   crosses(c, n, low, high, r, s) ==> low < x < high ==> polynomial_value(c, n, x) == 0.0 ==> x == r; */

#endif
