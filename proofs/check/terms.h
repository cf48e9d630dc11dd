/* SPDX-License-Identifier: BSD-2-Clause */
/* The coefficients of sums, differences and products of elements of a field, and of the remainder of a polynomial modulo that of the
 * field. */
#ifndef PROOFS_CHECK_TERMS_H
#define PROOFS_CHECK_TERMS_H

#include "cancel.h"
#include "inside.h"

/*@ // a y^n
    logic real scaled(real a, real y, integer n) = a * power(y, n);
    lemma scaled_monomial: \forall struct scalar *c, real y, integer n; monomial(c, y, n) == scaled(scalar_value(c), y, n);
    lemma scaled_none: \forall real y, integer n; scaled(0.0, y, n) == 0.0;
    lemma scaled_sum: \forall real a, b, c, y, integer n; c == a + b ==> scaled(c, y, n) == scaled(a, y, n) + scaled(b, y, n);
    lemma scaled_difference: \forall real a, b, c, y, integer n; c == a - b ==> scaled(c, y, n) == scaled(a, y, n) - scaled(b, y, n);

    // The coefficient of y^i, which is 0 if x has no such term.
    logic real coefficient(struct scalar *x, integer i) = i < inside_count(x) ? scalar_value(inside_term(x, i)) : 0.0;
    logic real padded(struct scalar *x, integer n, real y) =
      n <= 0 ? 0.0 : padded(x, n - 1, y) + scaled(coefficient(x, n - 1), y, n - 1);
    lemma padded_none: \forall struct scalar *x, real y; padded(x, 0, y) == 0.0;
    lemma padded_next: \forall struct scalar *x, integer n, real y;
      0 <= n ==> padded(x, n + 1, y) == padded(x, n, y) + scaled(coefficient(x, n), y, n);
    STEP(padded_within: \forall struct scalar *x, integer n, real y;
      0 <= n ==> n <= inside_count(x) ==> padded(x, n, y) == inside_value(x, n, y))
    STEP(padded_beyond: \forall struct scalar *x, integer n, real y;
      0 <= n ==> inside_count(x) <= n ==> padded(x, n + 1, y) == padded(x, n, y))
    STEP(padded_whole: \forall struct scalar *x, integer n, real y;
      0 <= inside_count(x) ==> inside_count(x) <= n ==> padded(x, n, y) == inside_value(x, inside_count(x), y))

    predicate are_sums{L}(scalar *c, integer n, struct scalar *x, struct scalar *z) =
      \forall integer i; 0 <= i < n ==> scalar_value(c[i]) == coefficient(x, i) + coefficient(z, i);
    predicate are_differences{L}(scalar *c, integer n, struct scalar *x, struct scalar *z) =
      \forall integer i; 0 <= i < n ==> scalar_value(c[i]) == coefficient(x, i) - coefficient(z, i);
    STEP(sums_padded{L}: \forall scalar *c, integer n, struct scalar *x, *z, real y;
      0 <= n ==> are_sums(c, n, x, z) ==> polynomial_value(c, n, y) == padded(x, n, y) + padded(z, n, y))
    STEP(differences_padded{L}: \forall scalar *c, integer n, struct scalar *x, *z, real y;
      0 <= n ==> are_differences(c, n, x, z) ==> polynomial_value(c, n, y) == padded(x, n, y) - padded(z, n, y))
    lemma sums_whole{L}: \forall scalar *c, integer n, struct scalar *x, *z, real y;
      0 <= inside_count(x) ==> inside_count(x) <= n ==> 0 <= inside_count(z) ==> inside_count(z) <= n ==> are_sums(c, n, x, z) ==>
        polynomial_value(c, n, y) == inside_value(x, inside_count(x), y) + inside_value(z, inside_count(z), y);
    lemma differences_whole{L}: \forall scalar *c, integer n, struct scalar *x, *z, real y;
      0 <= inside_count(x) ==> inside_count(x) <= n ==> 0 <= inside_count(z) ==> inside_count(z) <= n ==> are_differences(c, n, x, z) ==>
        polynomial_value(c, n, y) == inside_value(x, inside_count(x), y) - inside_value(z, inside_count(z), y);

    // A rational is a polynomial with one term.
    STEP(scaled_by_one: \forall real a, y, integer n; power(y, n) == 1.0 ==> scaled(a, y, n) == a)
    STEP(monomial_constant: \forall struct scalar *c, real y; monomial(c, y, 0) == scalar_value(c))
    STEP(inside_one: \forall struct scalar *x, real y; inside_value(x, 1, y) == monomial(inside_term(x, 0), y, 0))
    lemma polynomial_one{L}: \forall scalar *c, real y; polynomial_value(c, 1, y) == scalar_value(c[0]);
    predicate is_its_term(struct scalar *x) = inside_count(x) == 1 && inside_term(x, 0) == x;
    lemma its_term_value: \forall struct scalar *x, real y; is_its_term(x) ==> inside_value(x, inside_count(x), y) == scalar_value(x);

    // While a product is formed: c = (the first i terms of x) z + (the next term of x) (the first j terms of z).
    predicate is_span(real v, real a, real b, real m, real d) = v == a * b + m * d;
    predicate spans{L}(scalar *c, integer n, struct scalar *x, integer i, struct scalar *z, integer j, real y) =
      is_span(polynomial_value(c, n, y), inside_value(x, i, y), inside_value(z, inside_count(z), y), monomial(inside_term(x, i), y, i),
        inside_value(z, j, y));
    predicate multiplies(real s, real a, real b) = s == a * b;
    // Coefficient k is changed by s; a product is added to it; a product is subtracted from it.
    predicate changes{K,L}(scalar *c, integer k, real s) =
      (\forall integer i; i != k ==> \at(c[i], K) == \at(c[i], L)) && scalar_value(\at(c[k], L)) == scalar_value(\at(c[k], K)) + s;
    predicate adds_product{K,L}(scalar *c, integer k, real a, real b) = changes{K,L}(c, k, a * b);
    logic real opposite_product(real a, real b) = -(a * b);
    predicate takes_product{K,L}(scalar *c, integer k, real a, real b) = changes{K,L}(c, k, opposite_product(a, b));
    predicate is_total(real c, real a, real m) = c == a + m;
    STEP(zeros{L}: \forall scalar *c, integer n, real y;
      0 <= n ==> (\forall integer i; 0 <= i < n ==> scalar_value(c[i]) == 0.0) ==> polynomial_value(c, n, y) == 0.0)
    STEP(product_apart: \forall real a, b, s, y, integer i, j, n;
      is_product(power(y, n), power(y, i), power(y, j)) ==> multiplies(s, a, b) ==> is_product(scaled(s, y, n), scaled(a, y, i), scaled(b, y, j)))
    predicate is_index(integer n, integer i, integer j) = 0 <= i && 0 <= j && n == i + j;
    STEP(power_at: \forall real y, integer n, i, j; is_index(n, i, j) ==> is_product(power(y, n), power(y, i), power(y, j)))
    STEP(scaled_product_at: \forall real a, b, s, y, integer n, i, j;
      is_index(n, i, j) ==> multiplies(s, a, b) ==> is_product(scaled(s, y, n), scaled(a, y, i), scaled(b, y, j)))
    STEP(scaled_product: \forall real a, b, s, y, integer i, j;
      0 <= i ==> 0 <= j ==> multiplies(s, a, b) ==> is_product(scaled(s, y, i + j), scaled(a, y, i), scaled(b, y, j)))
    STEP(put_scaled{K,L}: \forall scalar *c, integer k, n, real y;
      0 <= k ==> k < n ==> (\forall integer i; 0 <= i < n && i != k ==> \at(c[i], K) == \at(c[i], L)) ==>
        polynomial_value{L}(c, n, y) - scaled(scalar_value(\at(c[k], L)), y, k) ==
          polynomial_value{K}(c, n, y) - scaled(scalar_value(\at(c[k], K)), y, k))
    STEP(put_changed{K,L}: \forall scalar *c, integer k, n, real s, y;
      0 <= k ==> k < n ==> changes{K,L}(c, k, s) ==>
        polynomial_value{L}(c, n, y) - scaled(scalar_value(\at(c[k], L)), y, k) ==
          polynomial_value{K}(c, n, y) - scaled(scalar_value(\at(c[k], K)), y, k))
    STEP(changes_value{K,L}: \forall scalar *c, integer k, n, real s, y;
      0 <= k ==> k < n ==> changes{K,L}(c, k, s) ==> polynomial_value{L}(c, n, y) == polynomial_value{K}(c, n, y) + scaled(s, y, k))
    STEP(span_none: \forall real b, m; is_span(0.0, 0.0, b, m, 0.0))
    STEP(span_next: \forall real v, w, a, b, m, d, e, p, q;
      is_span(v, a, b, m, d) ==> is_product(p, m, q) ==> is_total(w, v, p) ==> is_total(e, d, q) ==> is_span(w, a, b, m, e))
    STEP(span_row: \forall real v, a, c, b, m; is_span(v, a, b, m, b) ==> is_total(c, a, m) ==> is_product(v, c, b))
    STEP(span_begin: \forall real v, a, b, m; is_product(v, a, b) ==> is_span(v, a, b, m, 0.0))
    STEP(span_whole: \forall real v, a, b, m; is_span(v, a, b, m, 0.0) ==> is_product(v, a, b))
    STEP(inside_total: \forall struct scalar *x, integer n, real y;
      0 <= n ==> is_total(inside_value(x, n + 1, y), inside_value(x, n, y), monomial(inside_term(x, n), y, n)))
    STEP(changes_total{K,L}: \forall scalar *c, integer k, n, real s, y;
      0 <= k ==> k < n ==> changes{K,L}(c, k, s) ==> is_total(polynomial_value{L}(c, n, y), polynomial_value{K}(c, n, y), scaled(s, y, k)))
    STEP(monomials_product: \forall real s, y, struct scalar *c, *d, integer k, i, j;
      is_index(k, i, j) ==> multiplies(s, scalar_value(c), scalar_value(d)) ==>
        is_product(scaled(s, y, k), monomial(c, y, i), monomial(d, y, j)))
    STEP(index_rises: \forall integer k, i, j; is_index(k, i, j) ==> 0 <= k && 0 <= i && 0 <= j)
    STEP(span_next_at{K,L}: \forall scalar *c, integer n, i, j, k, struct scalar *x, *z, real a, b, s, y;
      is_index(k, i, j) ==> k < n ==> changes{K,L}(c, k, s) ==>
        multiplies(s, scalar_value(inside_term(x, i)), scalar_value(inside_term(z, j))) ==>
          is_span(polynomial_value{K}(c, n, y), a, b, monomial(inside_term(x, i), y, i), inside_value(z, j, y)) ==>
            is_span(polynomial_value{L}(c, n, y), a, b, monomial(inside_term(x, i), y, i), inside_value(z, j + 1, y)))
    STEP(row_product: \forall integer i, struct scalar *x, real v, b, y;
      0 <= i ==> is_span(v, inside_value(x, i, y), b, monomial(inside_term(x, i), y, i), b) ==> is_product(v, inside_value(x, i + 1, y), b))
    STEP(span_row_at: \forall integer i, struct scalar *x, *z, real v, b, m, y;
      0 <= i ==> is_span(v, inside_value(x, i, y), b, monomial(inside_term(x, i), y, i), b) ==>
        is_span(v, inside_value(x, i + 1, y), b, m, inside_value(z, 0, y)))
    lemma spans_none{L}: \forall scalar *c, integer n, struct scalar *x, *z, real y;
      0 <= n ==> (\forall integer i; 0 <= i < n ==> scalar_value(c[i]) == 0.0) ==> spans(c, n, x, 0, z, 0, y);
    STEP(spans_changed{K,L}: \forall scalar *c, integer n, i, j, k, struct scalar *x, *z, real s, y;
      spans{K}(c, n, x, i, z, j, y) ==> is_index(k, i, j) ==> k < n ==> changes{K,L}(c, k, s) ==>
        multiplies(s, scalar_value(inside_term(x, i)), scalar_value(inside_term(z, j))) ==> spans{L}(c, n, x, i, z, j + 1, y))
    lemma spans_next{K,L}: \forall scalar *c, integer n, i, j, k, struct scalar *x, *z, real y;
      spans{K}(c, n, x, i, z, j, y) ==> is_index(k, i, j) ==> k < n ==>
        adds_product{K,L}(c, k, scalar_value(inside_term(x, i)), scalar_value(inside_term(z, j))) ==> spans{L}(c, n, x, i, z, j + 1, y);
    lemma spans_row{L}: \forall scalar *c, integer n, i, struct scalar *x, *z, real y;
      spans(c, n, x, i, z, inside_count(z), y) ==> 0 <= i ==> spans(c, n, x, i + 1, z, 0, y);
    lemma spans_whole{L}: \forall scalar *c, integer n, struct scalar *x, *z, real y;
      spans(c, n, x, inside_count(x), z, 0, y) ==>
        is_product(polynomial_value(c, n, y), inside_value(x, inside_count(x), y), inside_value(z, inside_count(z), y));

    // While a polynomial v is reduced: v = c + a y^k (f_0 + ... + f_(i-1) y^(i-1)).
    predicate is_rest(real c, real s, real f, real v) = c - s * f == v;
    predicate rests{P,L}(scalar *c, integer n, real a, scalar *f, integer i, integer k, real y, real v) =
      is_rest(polynomial_value{L}(c, n, y), scaled(-a, y, k), polynomial_value{P}(f, i, y), v);
    STEP(rest_none: \forall real v, s; is_rest(v, s, 0.0, v))
    STEP(rest_next: \forall real c, d, s, f, g, v, p, m;
      is_rest(c, s, f, v) ==> is_product(p, s, m) ==> is_total(d, c, p) ==> is_total(g, f, m) ==> is_rest(d, s, g, v))
    STEP(rest_whole: \forall real c, s, f, v, p, q; is_rest(c, s, f, v) ==> is_product(q, s, p) ==> cancel(f, p) ==> c + q == v)
    STEP(polynomial_further{L}: \forall scalar *c, integer n, real y;
      0 <= n ==> polynomial_value(c, n + 1, y) == polynomial_value(c, n, y) + scaled(scalar_value(c[n]), y, n))
    STEP(power_apart: \forall real a, y, integer k, d, n;
      is_product(power(y, n), power(y, k), power(y, d)) ==> is_product(scaled(a, y, n), scaled(a, y, k), power(y, d)))
    STEP(scaled_power: \forall real a, y, integer k, d; 0 <= k ==> 0 <= d ==> is_product(scaled(a, y, k + d), scaled(a, y, k), power(y, d)))
    lemma scaled_opposite: \forall real a, y, integer n; scaled(-a, y, n) == -scaled(a, y, n);
    STEP(multiplies_product: \forall real a, b; multiplies(a * b, a, b))
    STEP(polynomial_total{L}: \forall scalar *c, integer n, real y;
      0 <= n ==> is_total(polynomial_value(c, n + 1, y), polynomial_value(c, n, y), scaled(scalar_value(c[n]), y, n)))
    STEP(rest_next_scaled: \forall integer k, i, l, real a, b, c, d, f, g, s, y, v;
      is_index(l, k, i) ==> multiplies(s, a, b) ==> is_rest(c, scaled(a, y, k), f, v) ==> is_total(d, c, scaled(s, y, l)) ==>
        is_total(g, f, scaled(b, y, i)) ==> is_rest(d, scaled(a, y, k), g, v))
    predicate is_value(real b, struct scalar *t) = b == scalar_value(t);
    STEP(polynomial_total_at{L}: \forall scalar *c, integer n, real b, y;
      0 <= n ==> is_value(b, c[n]) ==> is_total(polynomial_value(c, n + 1, y), polynomial_value(c, n, y), scaled(b, y, n)))
    STEP(rest_next_at{P,K,L}: \forall scalar *c, *f, integer n, i, k, l, real a, b, s, y, v;
      is_index(l, k, i) ==> l < n ==> changes{K,L}(c, l, s) ==> multiplies(s, a, b) ==> is_value(b, \at(f[i], P)) ==>
        is_rest(polynomial_value{K}(c, n, y), scaled(a, y, k), polynomial_value{P}(f, i, y), v) ==>
          is_rest(polynomial_value{L}(c, n, y), scaled(a, y, k), polynomial_value{P}(f, i + 1, y), v))
    STEP(multiplies_opposite: \forall real a, b; multiplies(opposite_product(a, b), -a, b))
    lemma rests_none{P,L}: \forall scalar *c, *f, integer n, k, real a, y; rests{P,L}(c, n, a, f, 0, k, y, polynomial_value{L}(c, n, y));
    lemma rests_next{P,K,L}: \forall scalar *c, *f, integer n, i, k, l, real a, b, y, v;
      rests{P,K}(c, n, a, f, i, k, y, v) ==> is_index(l, k, i) ==> l < n ==> takes_product{K,L}(c, l, a, b) ==>
        is_value(b, \at(f[i], P)) ==> rests{P,L}(c, n, a, f, i + 1, k, y, v);
    STEP(rest_whole_at: \forall integer d, k, real c, f, a, y, v;
      0 <= d ==> 0 <= k ==> is_rest(c, scaled(a, y, k), f, v) ==> cancel(f, power(y, d)) ==> c + scaled(a, y, k + d) == v)
    // In the end, a y^k times f without its leading term is subtracted; since f is 0 at y, this is the subtraction of -a y^(k + d).
    STEP(rest_whole_minus: \forall integer d, k, real c, f, a, y, v;
      0 <= d ==> 0 <= k ==> is_rest(c, scaled(-a, y, k), f, v) ==> cancel(f, power(y, d)) ==> c == v + scaled(a, y, k + d))
    lemma rests_whole{P,L}: \forall scalar *c, *f, integer n, d, k, real a, y, v;
      0 <= d ==> 0 <= k ==> rests{P,L}(c, n, a, f, d, k, y, v) ==> cancel(polynomial_value{P}(f, d, y), power(y, d)) ==>
        polynomial_value{L}(c, n, y) == v + scaled(a, y, k + d); */

#endif
