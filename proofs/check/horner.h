/* SPDX-License-Identifier: BSD-2-Clause */
/* Horner's scheme: the value of a polynomial, from the highest coefficient down, at a point and on an interval. */
#ifndef PROOFS_CHECK_HORNER_H
#define PROOFS_CHECK_HORNER_H

#include "polynomial.h"
#include "side.h"

#include "model.h"

/*@ // If all coefficients of c are those of d times `factor`, so is the value of the polynomial.
  @ predicate is_multiple{L}(scalar *c, scalar *d, integer n, real factor, real y) =
  @   is_product(polynomial_value(c, n, y), factor, polynomial_value(d, n, y));
  @ predicate is_longer(real s, real x, real a, real p) = s == x + a * p;
  @ STEP(product_sum: \forall real x, y, a, b, s, t, p, factor;
  @   is_product(x, factor, y) ==> is_product(a, factor, b) ==> is_longer(s, x, a, p) ==> is_longer(t, y, b, p) ==> is_product(s, factor, t))
  @ STEP(polynomial_longer{L}: \forall scalar *c, integer n, real y; 0 < n ==>
  @   is_longer(polynomial_value(c, n, y), polynomial_value(c, n - 1, y), scalar_value(c[n - 1]), power(y, n - 1)))
  @ STEP(multiple_none{L}: \forall scalar *c, *d, real factor, y; is_multiple(c, d, 0, factor, y))
  @ STEP(multiple_next{L}: \forall scalar *c, *d, integer n, real factor, y; 0 < n ==>
  @   is_product(scalar_value(c[n - 1]), factor, scalar_value(d[n - 1])) ==> is_multiple(c, d, n - 1, factor, y) ==> is_multiple(c, d, n, factor, y))
  @ lemma polynomial_scaled{L}: \forall scalar *c, *d, integer n, real factor, y; 0 <= n ==>
  @   (\forall integer i; 0 <= i < n ==> is_product(scalar_value(c[i]), factor, scalar_value(d[i]))) ==>
  @     is_multiple(c, d, n, factor, y); */

/*@ // total = low + p rest: a polynomial is the sum of its terms below y^k and of p = y^k times a rest.
  @ predicate is_left(real total, real low, real p, real rest) = total == low + p * rest;
  @ // c_k + rest y
  @ logic real lengthened(struct scalar *c, real rest, real y) = check_sum(check_product(rest, y), scalar_value(c));
  @ lemma lengthened_is: \forall struct scalar *c, real rest, y;
  @   check_sum(check_product(rest, y), scalar_value(c)) == lengthened(c, rest, y);
  @ // c_0 + c_1 y + ... + c_(n-1) y^(n-1) + top y^n
  @ logic real topped_value{L}(scalar *c, integer n, real top, real y) = polynomial_value(c, n, y) + power(y, n) * top;
  @ lemma topped_none{L}: \forall scalar *c, integer n, real y; topped_value(c, n, 0.0, y) == polynomial_value(c, n, y);
  @ lemma topped_same{K,L}: \forall scalar *c, integer n, real top, y; 0 <= n ==>
  @   (\forall integer i; 0 <= i < n ==> \at(c[i], K) == \at(c[i], L)) ==> topped_value{K}(c, n, top, y) == topped_value{L}(c, n, top, y);
  @ // A polynomial divided by its leading coefficient; this becomes 1 and is not stored.
  @ STEP(product_next: \forall real x, y, z, c, factor, p; is_product(x, factor, y) ==> c == factor * p ==> z == x + c ==> is_product(z, factor, y + p))
  @ STEP(topped_one{L}: \forall scalar *c, integer n, real y; topped_value(c, n, 1.0, y) == polynomial_value(c, n, y) + power(y, n))
  @ STEP(monomial_is: \forall struct scalar *c, integer n, real y; monomial(c, y, n) == scalar_value(c) * power(y, n))
  @ STEP(topped_sum{L}: \forall scalar *c, *d, integer n, real y; 0 <= n ==> is_multiple(c, d, n, scalar_value(c[n]), y) ==>
  @   is_product(polynomial_value(c, n + 1, y), scalar_value(c[n]), polynomial_value(d, n, y) + power(y, n)))
  @ STEP(topped_multiple{L}: \forall scalar *c, *d, integer n, real y; 0 <= n ==> is_multiple(c, d, n, scalar_value(c[n]), y) ==>
  @   is_product(polynomial_value(c, n + 1, y), scalar_value(c[n]), topped_value(d, n, 1.0, y)))
  @ lemma topped_scaled{L}: \forall scalar *c, *d, integer n, real y; 0 <= n ==>
  @   (\forall integer i; 0 <= i < n ==> is_product(scalar_value(c[i]), scalar_value(c[n]), scalar_value(d[i]))) ==>
  @     is_product(polynomial_value(c, n + 1, y), scalar_value(c[n]), topped_value(d, n, 1.0, y));
  @ lemma left_topped{L}: \forall scalar *c, integer n, real top, y;
  @   is_left(topped_value(c, n, top, y), polynomial_value(c, n, y), power(y, n), top);
  @ STEP(left_alone: \forall real total, rest; is_left(total, 0.0, 1.0, rest) ==> total == rest)
  @ lemma left_whole{L}: \forall scalar *c, real total, y, rest; is_left(total, polynomial_value(c, 0, y), power(y, 0), rest) ==> total == rest;
  @ STEP(left_product: \forall struct scalar *c, real total, low, low_next, p, p_next, y, rest;
  @   is_product(p_next, y, p) ==> low_next == low + scalar_value(c) * p ==> is_left(total, low_next, p_next, rest) ==>
  @     is_left(total, low, p, lengthened(c, rest, y)))
  @ lemma left_falls{L}: \forall scalar *c, integer k, real total, y, rest; 0 <= k ==>
  @   is_left(total, polynomial_value(c, k + 1, y), power(y, k + 1), rest) ==>
  @     is_left(total, polynomial_value(c, k, y), power(y, k), lengthened(c[k], rest, y));
  @ // The sum of the terms from the i-th on, divided by y^i: what Horner's scheme has computed after coefficient i.
  @ logic real tail_value{L}(scalar *c, integer i, integer n, real y) =
  @   n <= i ? 0.0 : lengthened(c[i], tail_value(c, i + 1, n, y), y);
  @ lemma tail_none{L}: \forall scalar *c, integer n, real y; tail_value(c, n, n, y) == 0.0;
  @ lemma tail_one{L}: \forall scalar *c, integer n, real y; 0 < n ==> tail_value(c, n - 1, n, y) == scalar_value(c[n - 1]);
  @ lemma tail_next{L}: \forall scalar *c, integer i, n, real y; i < n ==>
  @   tail_value(c, i, n, y) == lengthened(c[i], tail_value(c, i + 1, n, y), y);
  @ predicate is_split{L}(scalar *c, integer n, integer i, real y) =
  @   is_left(polynomial_value(c, n, y), polynomial_value(c, i, y), power(y, i), tail_value(c, i, n, y));
  @ STEP(split_none{L}: \forall scalar *c, integer n, real y; is_split(c, n, n, y))
  @ STEP(split_next{L}: \forall scalar *c, integer n, i, real y; 0 <= i < n ==> is_split(c, n, i + 1, y) ==> is_split(c, n, i, y))
  @ predicate splits_at{L}(scalar *c, integer n, integer k, real y) = is_split(c, n, n - k, y);
  @ STEP(splits_none{L}: \forall scalar *c, integer n, real y; splits_at(c, n, 0, y))
  @ STEP(splits_next{L}: \forall scalar *c, integer n, k, real y; 0 < k <= n ==> splits_at(c, n, k - 1, y) ==> splits_at(c, n, k, y))
  @ STEP(splits{L}: \forall scalar *c, integer n, k, real y; 0 <= k ==> k <= n ==> splits_at(c, n, k, y))
  @ STEP(splits_all{L}: \forall scalar *c, integer n, real y; 0 <= n ==> splits_at(c, n, n, y))
  @ STEP(split_all{L}: \forall scalar *c, integer n, real y; 0 <= n ==> is_split(c, n, 0, y))
  @ lemma tail_all{L}: \forall scalar *c, integer n, real y; 0 <= n ==> tail_value(c, 0, n, y) == polynomial_value(c, n, y); */

/*@ lemma side_divided: \forall integer s, m, real x, y, t, r, top; sign_of(m, top) ==> m != 0 ==> is_product(x, top, y) ==>
  @   sign_of(side(s, t, r), x) ==> sign_of(side(m * s, t, r), y); */

/*@ // If m is at most each of the four products of the ends of two intervals, it is at most x y for all x and y in them; likewise
  @ // `at least`.
  @ predicate within(real x, real low, real high) = low <= x <= high;
  @ predicate is_below(real m, real x, real y) = m <= x * y;
  @ predicate is_above(real m, real x, real y) = m >= x * y;
  @ STEP(below_left: \forall real m, x, low, high, y; within(x, low, high) ==> is_below(m, low, y) ==> is_below(m, high, y) ==> is_below(m, x, y))
  @ STEP(below_right: \forall real m, x, low, high, y; within(x, low, high) ==> is_below(m, y, low) ==> is_below(m, y, high) ==> is_below(m, y, x))
  @ STEP(above_left: \forall real m, x, low, high, y; within(x, low, high) ==> is_above(m, low, y) ==> is_above(m, high, y) ==> is_above(m, x, y))
  @ STEP(above_right: \forall real m, x, low, high, y; within(x, low, high) ==> is_above(m, y, low) ==> is_above(m, y, high) ==> is_above(m, y, x))
  @ STEP(product_below: \forall real m, x, from, to, y, low, high; within(x, from, to) ==> within(y, low, high) ==>
  @   is_below(m, from, low) ==> is_below(m, from, high) ==> is_below(m, to, low) ==> is_below(m, to, high) ==> is_below(m, x, y))
  @ STEP(product_above: \forall real m, x, from, to, y, low, high; within(x, from, to) ==> within(y, low, high) ==>
  @   is_above(m, from, low) ==> is_above(m, from, high) ==> is_above(m, to, low) ==> is_above(m, to, high) ==> is_above(m, x, y))
  @ STEP(lengthened_between: \forall struct scalar *c, real m, n, rest, y; is_below(m, rest, y) ==> is_above(n, rest, y) ==>
  @   within(lengthened(c, rest, y), check_sum(m, scalar_value(c)), check_sum(n, scalar_value(c))))
  @ predicate corners_within(real m, real n, real from, real to, real low, real high) =
  @   is_below(m, from, low) && is_below(m, from, high) && is_below(m, to, low) && is_below(m, to, high) &&
  @   is_above(n, from, low) && is_above(n, from, high) && is_above(n, to, low) && is_above(n, to, high);
  @ lemma lengthened_within: \forall struct scalar *c, real m, n, rest, from, to, y, low, high;
  @   within(rest, from, to) ==> within(y, low, high) ==> corners_within(m, n, from, to, low, high) ==>
  @     within(lengthened(c, rest, y), check_sum(m, scalar_value(c)), check_sum(n, scalar_value(c))); */

#endif
