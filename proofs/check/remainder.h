/* SPDX-License-Identifier: BSD-2-Clause */
/* How the steps of Euclid's algorithm change the values of polynomials. */
#ifndef PROOFS_CHECK_REMAINDER_H
#define PROOFS_CHECK_REMAINDER_H

#include "polynomial.h"

/*@ // z = x - f y
    predicate is_less(real z, real x, real f, real y) = z == x - f * y;
    STEP(monomial_is: \forall struct scalar *c, real y, integer n; is_product(monomial(c, y, n), scalar_value(c), power(y, n)))
    STEP(product_chain: \forall real f, p, q, fp, pq, fpq;
      is_product(pq, p, q) ==> is_product(fp, f, p) ==> is_product(fpq, f, pq) ==> is_product(fpq, fp, q))
    STEP(monomial_sum: \forall struct scalar *f, real y, integer s, m; 0 <= s ==> 0 <= m ==>
      is_product(monomial(f, y, s + m), monomial(f, y, s), power(y, m)))
    STEP(term_times: \forall real d, c, f, b, p, q, pq, dpq, cpq, fp, bq; is_product(pq, p, q) ==> is_less(d, c, f, b) ==>
      is_product(dpq, d, pq) ==> is_product(cpq, c, pq) ==> is_product(fp, f, p) ==> is_product(bq, b, q) ==> is_less(dpq, cpq, fp, bq))
    STEP(term_less: \forall struct scalar *d, *c, *f, *b, real y, integer s, i; 0 <= s ==> 0 <= i ==>
      is_less(scalar_value(d), scalar_value(c), scalar_value(f), scalar_value(b)) ==>
        is_less(monomial(d, y, s + i), monomial(c, y, s + i), monomial(f, y, s), monomial(b, y, i)))
    // w is v with the summand m replaced by n.
    predicate is_changed(real w, real n, real v, real m) = w - n == v - m;
    lemma less_rise: \forall real v, w, m, n, x, f, y, b;
      is_changed(w, n, v, m) ==> is_less(n, m, f, b) ==> is_less(v, x, f, y) ==> is_less(w, x, f, y + b);
    lemma polynomial_changed{K,L}: \forall scalar *c, integer n, k, real y; 0 <= k ==> k < n ==>
      (\forall integer i; 0 <= i < n && i != k ==> \at(c[i], K) == \at(c[i], L)) ==>
        is_changed(polynomial_value{L}(c, n, y), monomial(\at(c[k], L), y, k), polynomial_value{K}(c, n, y), monomial(\at(c[k], K), y, k));
    // k = s + i, as a predicate by which provers instantiate lemmas.
    predicate is_sum(integer k, integer s, integer i) = 0 <= s && 0 <= i && k == s + i;
    lemma term_less_at: \forall struct scalar *d, *c, *f, *b, integer k, s, i, real y; is_sum(k, s, i) ==>
      is_less(scalar_value(d), scalar_value(c), scalar_value(f), scalar_value(b)) ==>
        is_less(monomial(d, y, k), monomial(c, y, k), monomial(f, y, s), monomial(b, y, i));
    lemma less_none: \forall real x, f; is_less(x, x, f, 0.0);
    STEP(monomial_zero: \forall struct scalar *c, real y, integer n; scalar_value(c) == 0.0 ==> monomial(c, y, n) == 0.0)
    // A leading coefficient that is 0 does not change the value.
    lemma zero_last{L}: \forall scalar *c, integer n, real y; 0 <= n ==> scalar_value(c[n]) == 0.0 ==>
      polynomial_value(c, n + 1, y) == polynomial_value(c, n, y);
    STEP(product_rise_by: \forall real z, x, f, c, d, p; is_product(z, x, f) ==> is_product(c, d, f) ==> is_product(z + c * p, x + d * p, f))
    STEP(product_term: \forall struct scalar *c, *d, real z, x, f, y, integer n; is_product(z, x, f) ==>
      is_product(scalar_value(c), scalar_value(d), f) ==> is_product(z + monomial(c, y, n), x + monomial(d, y, n), f))
    STEP(product_step{K,L}: \forall scalar *c, *d, integer n, real f, y; 0 <= n ==>
      is_product(polynomial_value{K}(c, n, y), polynomial_value{L}(d, n, y), f) ==>
      is_product(scalar_value(\at(c[n], K)), scalar_value(\at(d[n], L)), f) ==>
        is_product(polynomial_value{K}(c, n + 1, y), polynomial_value{L}(d, n + 1, y), f))
    lemma product_none: \forall real f; is_product(0.0, 0.0, f);
    // If all coefficients of c are those of d times f, so is the value.
    lemma polynomial_multiple{K,L}: \forall scalar *c, *d, integer n, real f, y; 0 <= n ==>
      (\forall integer i; 0 <= i < n ==> is_product(scalar_value(\at(c[i], K)), scalar_value(\at(d[i], L)), f)) ==>
        is_product(polynomial_value{K}(c, n, y), polynomial_value{L}(d, n, y), f);
    lemma product_by_one: \forall real z, x; is_product(z, x, 1.0) <==> z == x;
    STEP(lead_times: \forall real z, v, w, f, g, q; is_product(g, f, q) ==> is_less(z, v, f, w) ==> is_less(z, v + g, f, w + q))
    lemma monomial_lead: \forall struct scalar *c, real y, integer n; scalar_value(c) == 1.0 ==> monomial(c, y, n) == power(y, n);
    STEP(lead_sum: \forall struct scalar *f, *one, real y, integer s, m; 0 <= s ==> 0 <= m ==> scalar_value(one) == 1.0 ==>
      is_product(monomial(f, y, s + m), monomial(f, y, s), monomial(one, y, m)))
    STEP(lead_sum_at: \forall struct scalar *f, *one, real y, integer k, s, m; is_sum(k, s, m) ==> scalar_value(one) == 1.0 ==>
      is_product(monomial(f, y, k), monomial(f, y, s), monomial(one, y, m)))
    // In (v + f y^(s + m)) - f y^s (w + y^m) the leading terms cancel.
    lemma less_lead: \forall struct scalar *f, *one, real z, v, w, y, integer k, s, m; is_sum(k, s, m) ==> scalar_value(one) == 1.0 ==>
      is_less(z, v, monomial(f, y, s), w) ==> is_less(z, v + monomial(f, y, k), monomial(f, y, s), w + monomial(one, y, m));
    // If r = u x and q = v x, then r - f q = (u - f v) x; and r / f = (u / f) x.
    lemma multiple_less: \forall real r, u, q, v, r_next, u_next, f, x; is_product(r, u, x) ==> is_product(q, v, x) ==>
      is_less(u_next, u, f, v) ==> is_less(r_next, r, f, q) ==> is_product(r_next, u_next, x);
    lemma multiple_divided: \forall real r, u, r_next, u_next, f, x; f != 0.0 ==> is_product(r, u, x) ==>
      is_product(u, u_next, f) ==> is_product(r, r_next, f) ==> is_product(r_next, u_next, x);
    // The polynomial 1; and if 1 = u x, then x is not 0.
    lemma polynomial_one{L}: \forall scalar *c, real y; scalar_value(c[0]) == 1.0 ==> polynomial_value(c, 1, y) == 1.0;
    lemma product_one: \forall real x; is_product(x, 1.0, x);
    lemma inverse_found: \forall real u, x; is_product(1.0, u, x) ==> x != 0.0; */

#endif
