/* SPDX-License-Identifier: BSD-2-Clause */
/* What the terms of sums and differences of numbers are. */
#ifndef PROOFS_CHECK_TERMS_H
#define PROOFS_CHECK_TERMS_H

#include "inside.h"

/*@ // a y^n
    logic real scaled(real a, real y, integer n) = a * power(y, n);
    lemma scaled_monomial: \forall struct rational *c, real y, integer n; monomial(c, y, n) == scaled(rational_value(c), y, n);
    lemma scaled_none: \forall real y, integer n; scaled(0.0, y, n) == 0.0;
    lemma scaled_sum: \forall real a, b, c, y, integer n; c == a + b ==> scaled(c, y, n) == scaled(a, y, n) + scaled(b, y, n);
    lemma scaled_difference: \forall real a, b, c, y, integer n; c == a - b ==> scaled(c, y, n) == scaled(a, y, n) - scaled(b, y, n);

    // The coefficient of y^i, which is 0 from the count of the terms on.
    logic real coefficient(struct rational *x, integer i) = i < inside_count(x) ? rational_value(inside_term(x, i)) : 0.0;
    logic real padded(struct rational *x, integer n, real y) =
      n <= 0 ? 0.0 : padded(x, n - 1, y) + scaled(coefficient(x, n - 1), y, n - 1);
    lemma padded_none: \forall struct rational *x, real y; padded(x, 0, y) == 0.0;
    lemma padded_next: \forall struct rational *x, integer n, real y;
      0 <= n ==> padded(x, n + 1, y) == padded(x, n, y) + scaled(coefficient(x, n), y, n);
    STEP(padded_within: \forall struct rational *x, integer n, real y;
      0 <= n ==> n <= inside_count(x) ==> padded(x, n, y) == inside_value(x, n, y))
    STEP(padded_beyond: \forall struct rational *x, integer n, real y;
      0 <= n ==> inside_count(x) <= n ==> padded(x, n + 1, y) == padded(x, n, y))
    STEP(padded_whole: \forall struct rational *x, integer n, real y;
      0 <= inside_count(x) ==> inside_count(x) <= n ==> padded(x, n, y) == inside_value(x, inside_count(x), y))

    predicate are_sums{L}(rational *c, integer n, struct rational *x, struct rational *z) =
      \forall integer i; 0 <= i < n ==> rational_value(c[i]) == coefficient(x, i) + coefficient(z, i);
    predicate are_differences{L}(rational *c, integer n, struct rational *x, struct rational *z) =
      \forall integer i; 0 <= i < n ==> rational_value(c[i]) == coefficient(x, i) - coefficient(z, i);
    STEP(sums_padded{L}: \forall rational *c, integer n, struct rational *x, *z, real y;
      0 <= n ==> are_sums(c, n, x, z) ==> polynomial_value(c, n, y) == padded(x, n, y) + padded(z, n, y))
    STEP(differences_padded{L}: \forall rational *c, integer n, struct rational *x, *z, real y;
      0 <= n ==> are_differences(c, n, x, z) ==> polynomial_value(c, n, y) == padded(x, n, y) - padded(z, n, y))
    lemma sums_whole{L}: \forall rational *c, integer n, struct rational *x, *z, real y;
      0 <= inside_count(x) ==> inside_count(x) <= n ==> 0 <= inside_count(z) ==> inside_count(z) <= n ==> are_sums(c, n, x, z) ==>
        polynomial_value(c, n, y) == inside_value(x, inside_count(x), y) + inside_value(z, inside_count(z), y);
    lemma differences_whole{L}: \forall rational *c, integer n, struct rational *x, *z, real y;
      0 <= inside_count(x) ==> inside_count(x) <= n ==> 0 <= inside_count(z) ==> inside_count(z) <= n ==> are_differences(c, n, x, z) ==>
        polynomial_value(c, n, y) == inside_value(x, inside_count(x), y) - inside_value(z, inside_count(z), y);

    // A rational is a polynomial with one term.
    STEP(scaled_by_one: \forall real a, y, integer n; power(y, n) == 1.0 ==> scaled(a, y, n) == a)
    STEP(monomial_constant: \forall struct rational *c, real y; monomial(c, y, 0) == rational_value(c))
    STEP(inside_one: \forall struct rational *x, real y; inside_value(x, 1, y) == monomial(inside_term(x, 0), y, 0))
    lemma polynomial_one{L}: \forall rational *c, real y; polynomial_value(c, 1, y) == rational_value(c[0]);
    predicate is_its_term(struct rational *x) = inside_count(x) == 1 && inside_term(x, 0) == x;
    lemma its_term_value: \forall struct rational *x, real y; is_its_term(x) ==> inside_value(x, inside_count(x), y) == rational_value(x); */

#endif
