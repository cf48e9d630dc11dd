/* SPDX-License-Identifier: BSD-2-Clause */
/* What number the lists of a record denote: an element of the number field, and the root of a polynomial between two ends. */
#ifndef PROOFS_CHECK_LIST_DENOTED_H
#define PROOFS_CHECK_LIST_DENOTED_H

#include "denotes.h"
#include "placed.h"
#include "power.h"
#include "words.h"

/*@ // The k-th value of an array, from 0.
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
  @ // The same, of all values of the array.
  @ predicate array_denotes{L}(struct json *j, unsigned char *text, integer array, real y, real x) =
  @   \exists integer n; value_node(j, array, n) >= j->node[array].next && sum_denotes(j, text, array, n, y, x);
  @ predicate spells_coefficients{L}(char *s) = SPELT_12(0, 'c', 'o', 'e', 'f', 'f', 'i', 'c', 'i', 'e', 'n', 't', 's');
  @ predicate spells_poly{L}(char *s) = SPELT_4(0, 'p', 'o', 'l', 'y');
  @ predicate spells_interval{L}(char *s) = SPELT_8(0, 'i', 'n', 't', 'e', 'r', 'v', 'a', 'l');
  @ predicate coefficients_of{L}(struct json *j, unsigned char *text, integer node, integer array) =
  @   \exists char *key; spells_coefficients(key) && has_at(j, text, node, key, array);
  @ predicate poly_of{L}(struct json *j, unsigned char *text, integer node, integer array) =
  @   \exists char *key; spells_poly(key) && has_at(j, text, node, key, array);
  @ predicate interval_of{L}(struct json *j, unsigned char *text, integer node, integer array) =
  @   \exists char *key; spells_interval(key) && has_at(j, text, node, key, array);
  @ // {"coefficients":[...]}, in the field of this root.
  @ predicate element_denotes{L}(struct json *j, unsigned char *text, integer node, real root, real x) =
  @   \exists integer array; array != 0 && coefficients_of(j, text, node, array) && array_denotes(j, text, array, root, x);
  @ predicate lies_in{L}(struct json *j, unsigned char *text, integer array, real x) =
  @   \exists real low, high; value_denotes(j, text, array, 0, low) && value_denotes(j, text, array, 1, high) && low < x < high;
  @ // The value at y of the polynomial of {"poly":[...]}.
  @ predicate polynomial_at{L}(struct json *j, unsigned char *text, integer node, real y, real x) =
  @   \exists integer array; poly_of(j, text, node, array) && array_denotes(j, text, array, y, x);
  @ predicate lies_between_ends{L}(struct json *j, unsigned char *text, integer node, real x) =
  @   \exists integer array; interval_of(j, text, node, array) && lies_in(j, text, array, x);
  @ // {"poly":[...],"interval":[low,high]}: a root of the polynomial, between the ends.
  @ predicate root_denotes{L}(struct json *j, unsigned char *text, integer node, real x) =
  @   lies_between_ends(j, text, node, x) && polynomial_at(j, text, node, x, 0.0); */

#endif
