/* SPDX-License-Identifier: BSD-2-Clause */
/* The value of a polynomial whose coefficients, constant term first, are given by handles. */
#ifndef PROOFS_CHECK_POLYNOMIAL_H
#define PROOFS_CHECK_POLYNOMIAL_H

#include "powers.h"

#include "check/numbers/scalar.h"

/*@ logic real monomial(struct scalar *c, real y, integer n) = scalar_value(c) * power(y, n);
  @ // c_0 + c_1 y + ... + c_(n-1) y^(n-1)
  @ logic real polynomial_value{L}(scalar *c, integer n, real y) =
  @   n <= 0 ? 0.0 : polynomial_value(c, n - 1, y) + monomial(c[n - 1], y, n - 1);
  @ lemma polynomial_none{L}: \forall scalar *c, real y; polynomial_value(c, 0, y) == 0.0;
  @ lemma polynomial_next{L}: \forall scalar *c, integer n, real y;
  @   0 <= n ==> polynomial_value(c, n + 1, y) == polynomial_value(c, n, y) + monomial(c[n], y, n);
  @ // The same coefficients give the same value; replacing one changes the value by the difference of the monomials.
  @ lemma polynomial_same{K,L}: \forall scalar *c, *d, integer n, real y;
  @   0 <= n ==> (\forall integer i; 0 <= i < n ==> \at(c[i], K) == \at(d[i], L)) ==>
  @     polynomial_value{K}(c, n, y) == polynomial_value{L}(d, n, y);
  @ lemma polynomial_put{K,L}: \forall scalar *c, *d, integer k, n, real y;
  @   0 <= k ==> k < n ==> (\forall integer i; 0 <= i < n && i != k ==> \at(c[i], K) == \at(d[i], L)) ==>
  @     polynomial_value{L}(d, n, y) - monomial(\at(d[k], L), y, k) ==
  @       polynomial_value{K}(c, n, y) - monomial(\at(c[k], K), y, k); */

#endif
