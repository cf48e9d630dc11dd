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
  @ // Horner's scheme, from the last coefficient down.
  @ predicate horner(real total, real lower, real power, real sum) = total == lower + power * sum;
  @ lemma horner_next: \forall real total, lower, term, coefficient, power, next, y, sum;
  @   horner(total, lower + term, next, sum) ==> is_product(next, y, power) ==> is_product(term, coefficient, power) ==>
  @     horner(total, lower, power, sum * y + coefficient); */

#endif
