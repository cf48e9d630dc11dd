/* SPDX-License-Identifier: BSD-2-Clause */
/* Which number a list in a record denotes: an element of the number field, given by its coefficients, or the only root of a polynomial
 * between two ends. */
#ifndef PROOFS_CHECK_LIST_DENOTED_H
#define PROOFS_CHECK_LIST_DENOTED_H

#include "denotes.h"
#include "placed.h"
#include "power.h"
#include "words.h"

/*@ // The node of the k-th value of an array, counted from 0.
  @ logic integer value_node{L}(struct json *j, integer array, integer k) =
  @   k <= 0 ? array + 1 : j->node[value_node(j, array, k - 1)].next;
  @ predicate value_denotes{L}(struct json *j, unsigned char *text, integer array, integer k, real x) =
  @   text_denotes(text + j->node[value_node(j, array, k)].start,
  @     j->node[value_node(j, array, k)].end - j->node[value_node(j, array, k)].start, x);
  @ // x = c_0 + c_1 y + ... + c_(n-1) y^(n-1), where the first n values of the array denote the c_k.
  @ predicate sum_denotes{L}(struct json *j, unsigned char *text, integer array, integer n, real y, real x) =
  @   n <= 0 ? x == 0.0 :
  @   \exists real c, rest; value_denotes(j, text, array, n - 1, c) && sum_denotes(j, text, array, n - 1, y, rest) &&
  @     x == rest + c * power(y, n - 1);
  @ // The array has n values.
  @ predicate has_values{L}(struct json *j, integer array, integer n) = 0 <= n && value_node(j, array, n) >= j->node[array].next &&
  @   \forall integer k; 0 <= k < n ==> value_node(j, array, k) < j->node[array].next;
  @ // The same for all values of the array.
  @ predicate array_denotes{L}(struct json *j, unsigned char *text, integer array, real y, real x) =
  @   \exists integer n; has_values(j, array, n) && sum_denotes(j, text, array, n, y, x);
  @ predicate spells_coefficients{L}(char *s) = SPELT_12(0, 'c', 'o', 'e', 'f', 'f', 'i', 'c', 'i', 'e', 'n', 't', 's');
  @ predicate spells_poly{L}(char *s) = SPELT_4(0, 'p', 'o', 'l', 'y');
  @ predicate spells_interval{L}(char *s) = SPELT_8(0, 'i', 'n', 't', 'e', 'r', 'v', 'a', 'l');
  @ predicate coefficients_of{L}(struct json *j, unsigned char *text, integer node, integer array) =
  @   \exists char *key; spells_coefficients(key) && has_at(j, text, node, key, array);
  @ predicate poly_of{L}(struct json *j, unsigned char *text, integer node, integer array) =
  @   \exists char *key; spells_poly(key) && has_at(j, text, node, key, array);
  @ predicate interval_of{L}(struct json *j, unsigned char *text, integer node, integer array) =
  @   \exists char *key; spells_interval(key) && has_at(j, text, node, key, array);
  @ // {"coefficients":[...]} denotes x, in the field of this root.
  @ predicate element_denotes{L}(struct json *j, unsigned char *text, integer node, real root, real x) =
  @   \exists integer array; array != 0 && coefficients_of(j, text, node, array) && array_denotes(j, text, array, root, x);
  @ // x is the value at y of the polynomial {"poly":[...]}.
  @ predicate polynomial_at{L}(struct json *j, unsigned char *text, integer node, real y, real x) =
  @   \exists integer array; poly_of(j, text, node, array) && array_denotes(j, text, array, y, x);
  @ // "interval":[low,high] denotes these two ends.
  @ predicate root_ends_at{L}(struct json *j, unsigned char *text, integer node, real low, real high) =
  @   \exists integer array; interval_of(j, text, node, array) &&
  @     value_denotes(j, text, array, 0, low) && value_denotes(j, text, array, 1, high);
  @ // Strictly between low and high, the polynomial has the sign s below x, is 0 at x, and has the sign -s above x.
  @ predicate root_sign(integer s, real x) = (s == -1 && x < 0) || (s == 0 && x == 0) || (s == 1 && x > 0);
  @ predicate root_sign_at{L}(struct json *j, unsigned char *text, integer node, real y, integer s) =
  @   \exists real value; polynomial_at(j, text, node, y, value) && root_sign(s, value);
  @ predicate root_changes_at{L}(struct json *j, unsigned char *text, integer node, real low, real high, real x, integer s) =
  @   (s == 1 || s == -1) && low < x < high && root_sign_at(j, text, node, x, 0) &&
  @   (\forall real y; low < y < x ==> root_sign_at(j, text, node, y, s)) && \forall real y; x < y < high ==> root_sign_at(j, text, node, y, -s);
  @ // {"poly":[...],"interval":[low,high]} denotes x: the only root of the polynomial between the ends, at which it changes its sign.
  @ predicate root_denotes{L}(struct json *j, unsigned char *text, integer node, real x) =
  @   \exists real low, high, integer s; root_ends_at(j, text, node, low, high) && root_changes_at(j, text, node, low, high, x, s); */

#endif
