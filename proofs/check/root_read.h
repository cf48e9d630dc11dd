/* SPDX-License-Identifier: BSD-2-Clause */
/* Horner's scheme, from the last coefficient down: the value of a polynomial at a number that is tested as a root. */
#ifndef PROOFS_CHECK_ROOT_READ_H
#define PROOFS_CHECK_ROOT_READ_H

#include "polynomial.h"

/*@ predicate horner(real total, real lower, real power, real sum) = total == lower + power * sum;
  @ // Invariant: the value of the polynomial is that of its terms below x^i, plus x^i times the sum so far.
  @ predicate horner_at{L}(scalar *list, integer i, integer count, real x, real sum) =
  @   horner(polynomial_value(list, count, x), polynomial_value(list, i, x), power(x, i), sum);
  @ STEP(horner_next: \forall real total, lower, higher, term, coefficient, power, next, x, sum; horner(total, higher, next, sum) ==>
  @   higher == lower + term ==> is_product(next, x, power) ==> is_product(term, coefficient, power) ==>
  @     horner(total, lower, power, coefficient + sum * x))
  @ STEP(term_product{L}: \forall scalar c, real x, integer i; is_product(monomial(c, x, i), scalar_value(c), power(x, i)))
  @ STEP(horner_steps{L}: \forall scalar *list, integer i, count, real x, sum; 0 <= i ==>
  @   horner_at(list, i + 1, count, x, sum) ==> horner_at(list, i, count, x, scalar_value(list[i]) + sum * x))
  @ STEP(horner_bottom: \forall real total, lower, power, sum; horner(total, lower, power, sum) ==> lower == 0.0 ==> power == 1.0 ==> sum == total)
  @ STEP(horner_at_bottom{L}: \forall scalar *list, real x; polynomial_value(list, 0, x) == 0.0 && power(x, 0) == 1.0)
  @ lemma horner_begins{L}: \forall scalar *list, integer count, real x, sum; sum == 0.0 ==> horner_at(list, count, count, x, sum);
  @ lemma horner_goes_on{L}: \forall scalar *list, integer i, count, real x, sum, next; 0 < i ==>
  @   horner_at(list, i, count, x, sum) ==> next == scalar_value(list[i - 1]) + sum * x ==> horner_at(list, i - 1, count, x, next);
  @ lemma horner_ends{L}: \forall scalar *list, integer count, real x, sum;
  @   horner_at(list, 0, count, x, sum) ==> sum == polynomial_value(list, count, x); */

#endif
