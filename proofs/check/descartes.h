/* SPDX-License-Identifier: BSD-2-Clause */
/* Changes of the variable of a polynomial c, for Descartes' rule of signs on an interval: the variable y is shifted (y = x + t) or
 * stretched (y = x t), or the coefficients are reversed (y = 1 / t).  The lemmas state how the value of the polynomial changes, and lead
 * from the root of the transformed polynomial to the root of c in the interval. */
#ifndef PROOFS_CHECK_DESCARTES_H
#define PROOFS_CHECK_DESCARTES_H

#include "horner.h"

/*@ // y = x + t
    predicate is_shifted(real y, real x, real t) = y == x + t;
    // Between states K and L, x times the next coefficient is added to each coefficient from the i-th on (one step of the shift).
    predicate is_raised{K,L}(scalar *c, integer i, integer n, real x) = \at(c[n - 1], L) == \at(c[n - 1], K) &&
      \forall integer j; i <= j < n - 1 ==>
        scalar_value(\at(c[j], L)) == check_sum(scalar_value(\at(c[j], K)), check_product(x, scalar_value(\at(c[j + 1], K))));
    STEP(lengthened_raised: \forall struct scalar *a, *b, *d, real rest, x, y, t; is_shifted(y, x, t) ==>
      scalar_value(d) == check_sum(scalar_value(a), check_product(x, scalar_value(b))) ==>
        lengthened(d, lengthened(b, rest, y), t) == lengthened(a, lengthened(b, rest, t), y))
    predicate raises_at{K,L}(scalar *c, integer i, integer n, real y, real t) =
      tail_value{L}(c, i, n, t) == lengthened(\at(c[i], K), tail_value{K}(c, i + 1, n, t), y);
    // The same where k coefficients follow the i-th, i = n - 1 - k: for the induction on k.
    predicate raises{K,L}(scalar *c, integer n, integer k, real y, real t) =
      tail_value{L}(c, n - 1 - k, n, t) == lengthened(\at(c[n - 1 - k], K), tail_value{K}(c, n - k, n, t), y);
    STEP(lengthened_none: \forall struct scalar *a, real y; lengthened(a, 0.0, y) == scalar_value(a))
    STEP(raises_none{K,L}: \forall scalar *c, integer n, real y, t; 0 < n ==> \at(c[n - 1], L) == \at(c[n - 1], K) ==> raises{K,L}(c, n, 0, y, t))
    STEP(raises_next{K,L}: \forall scalar *c, integer n, k, real x, y, t; is_shifted(y, x, t) ==> 0 < k < n ==>
      scalar_value(\at(c[n - 1 - k], L)) ==
        check_sum(scalar_value(\at(c[n - 1 - k], K)), check_product(x, scalar_value(\at(c[n - k], K)))) ==>
          raises{K,L}(c, n, k - 1, y, t) ==> raises{K,L}(c, n, k, y, t))
    STEP(raises_all{K,L}: \forall scalar *c, integer n, i, k, real x, y, t; is_shifted(y, x, t) ==> 0 <= k ==> k < n ==> i <= n - 1 - k ==>
      is_raised{K,L}(c, i, n, x) ==> raises{K,L}(c, n, k, y, t))
    STEP(raises_from{K,L}: \forall scalar *c, integer n, i, real x, y, t; is_shifted(y, x, t) ==> 0 <= i < n ==>
      is_raised{K,L}(c, i, n, x) ==> raises{K,L}(c, n, n - 1 - i, y, t))
    STEP(raises_means{K,L}: \forall scalar *c, integer i, n, real y, t; raises{K,L}(c, n, n - 1 - i, y, t) ==> raises_at{K,L}(c, i, n, y, t))
    lemma raised_tail{K,L}: \forall scalar *c, integer i, n, real x, y, t; is_shifted(y, x, t) ==> 0 <= i < n ==> is_raised{K,L}(c, i, n, x) ==>
      raises_at{K,L}(c, i, n, y, t); */

/*@ // Between states K and L, the i-th coefficient is multiplied by x^i.
    predicate is_stretched{K,L}(scalar *c, integer n, real x) = \forall integer i; 0 <= i < n ==>
      is_product(scalar_value(\at(c[i], L)), scalar_value(\at(c[i], K)), power(x, i));
    predicate stretches{K,L}(scalar *c, integer n, integer k, real u, real x, real t) =
      is_product(tail_value{L}(c, n - k, n, t), power(x, n - k), tail_value{K}(c, n - k, n, u));
    STEP(product_stretched: \forall struct scalar *a, *b, real u, x, t, p, p_next, v, w; is_product(u, x, t) ==> is_product(p_next, x, p) ==>
      is_product(scalar_value(b), scalar_value(a), p) ==> is_product(v, p_next, w) ==>
        is_product(lengthened(b, v, t), p, lengthened(a, w, u)))
    STEP(product_none: \forall real p; is_product(0.0, p, 0.0))
    STEP(stretches_none{K,L}: \forall scalar *c, integer n, real u, x, t; stretches{K,L}(c, n, 0, u, x, t))
    STEP(power_after: \forall real x, integer n, k; 0 < k <= n ==> is_product(power(x, n - (k - 1)), x, power(x, n - k)))
    STEP(stretches_next{K,L}: \forall scalar *c, integer n, k, real u, x, t; is_product(u, x, t) ==> 0 < k <= n ==>
      is_product(scalar_value(\at(c[n - k], L)), scalar_value(\at(c[n - k], K)), power(x, n - k)) ==>
        stretches{K,L}(c, n, k - 1, u, x, t) ==> stretches{K,L}(c, n, k, u, x, t))
    STEP(stretches_all{K,L}: \forall scalar *c, integer n, k, real u, x, t; is_product(u, x, t) ==> 0 <= k ==> k <= n ==>
      is_stretched{K,L}(c, n, x) ==> stretches{K,L}(c, n, k, u, x, t))
    lemma stretched{K,L}: \forall scalar *c, integer n, real u, x, t; is_product(u, x, t) ==> 0 <= n ==> is_stretched{K,L}(c, n, x) ==>
      stretches{K,L}(c, n, n, u, x, t);
    STEP(product_by_one: \forall real v, p, w; is_product(v, p, w) ==> p == 1.0 ==> v == w)
    lemma stretched_value{K,L}: \forall scalar *c, integer n, real u, x, t; 0 <= n ==> stretches{K,L}(c, n, n, u, x, t) ==>
      polynomial_value{L}(c, n, t) == polynomial_value{K}(c, n, u); */

/*@ predicate is_reversed{K,L}(scalar *c, integer n) = \forall integer i; 0 <= i < n ==> \at(c[i], L) == \at(c[n - 1 - i], K);
    predicate same_product(real a, real b, real c, real d) = a * b == c * d;
    predicate inverse_powers(real t, real u, integer k) = is_product(1.0, power(t, k), power(u, k));
    predicate reverses{K,L}(scalar *c, integer n, integer k, real t, real u) = inverse_powers(t, u, k) &&
      same_product(t, tail_value{L}(c, n - k, n, t), power(t, k), polynomial_value{K}(c, k, u));
    STEP(inverse_product: \forall real t, u, p, q, p_next, q_next; is_product(1.0, t, u) ==> is_product(1.0, p, q) ==> is_product(p_next, t, p) ==>
      is_product(q_next, u, q) ==> is_product(1.0, p_next, q_next))
    STEP(inverse_powers_none: \forall real t, u; inverse_powers(t, u, 0))
    STEP(inverse_powers_next: \forall real t, u, integer k; is_product(1.0, t, u) ==> 0 < k ==> inverse_powers(t, u, k - 1) ==> inverse_powers(t, u, k))
    STEP(product_reversed: \forall struct scalar *a, real t, rest, p, p_next, q, v, w; is_product(1.0, p, q) ==> is_product(p_next, t, p) ==>
      is_longer(w, v, scalar_value(a), q) ==> same_product(t, rest, p, v) ==> same_product(t, lengthened(a, rest, t), p_next, w))
    STEP(polynomial_is_longer{L}: \forall scalar *c, integer n, real y; 0 < n ==>
      is_longer(polynomial_value(c, n, y), polynomial_value(c, n - 1, y), scalar_value(c[n - 1]), power(y, n - 1)))
    STEP(reverses_none{K,L}: \forall scalar *c, integer n, real t, u; reverses{K,L}(c, n, 0, t, u))
    STEP(power_rise: \forall real t, integer k; 0 < k ==> is_product(power(t, k), t, power(t, k - 1)))
    STEP(tail_longer{L}: \forall scalar *c, integer n, k, real t; 0 < k <= n ==>
      tail_value(c, n - k, n, t) == lengthened(c[n - k], tail_value(c, n - (k - 1), n, t), t))
    STEP(reverses_next{K,L}: \forall scalar *c, integer n, k, real t, u; is_product(1.0, t, u) ==> 0 < k <= n ==>
      \at(c[n - k], L) == \at(c[k - 1], K) ==> reverses{K,L}(c, n, k - 1, t, u) ==> reverses{K,L}(c, n, k, t, u))
    STEP(reverses_all{K,L}: \forall scalar *c, integer n, k, real t, u; is_product(1.0, t, u) ==> 0 <= k ==> k <= n ==>
      is_reversed{K,L}(c, n) ==> reverses{K,L}(c, n, k, t, u))
    predicate reversed_at{K,L}(scalar *c, integer n, real t, real u) =
      same_product(t, polynomial_value{L}(c, n, t), power(t, n), polynomial_value{K}(c, n, u));
    STEP(reverses_means{K,L}: \forall scalar *c, integer n, real t, u; 0 <= n ==> reverses{K,L}(c, n, n, t, u) ==> reversed_at{K,L}(c, n, t, u))
    lemma reversed_value{K,L}: \forall scalar *c, integer n, real t, u; is_product(1.0, t, u) ==> 0 <= n ==> is_reversed{K,L}(c, n) ==>
      reversed_at{K,L}(c, n, t, u); */

/*@ lemma value_at_zero{L}: \forall scalar *c, integer n; 0 < n ==> polynomial_value(c, n, 0.0) == scalar_value(c[0]);
    STEP(positive_next: \forall real x, y, z; is_product(z, x, y) ==> x > 0 ==> y > 0 ==> z > 0)
    lemma power_positive: \forall real t, integer n; 0 < t ==> 0 <= n ==> power(t, n) > 0.0; */

/*@ lemma left_none: \forall real v, p; is_left(v, v, p, 0.0);
    // The map of the interval to the positive numbers: y = low + width / z with z = 1 + t; t > 0 for y between low and low + width.
    predicate is_turned(real y, real z, real low, real width) = 1 < z && (y - low) * z == width;
    lemma turned_back: \forall real y, z, low, width; is_turned(y, z, low, width) ==>
      is_product(1.0, z, 1.0 / z) && is_product(y - low, width, 1.0 / z) && is_shifted(y, low, y - low);
    predicate turns{K,L}(scalar *c, integer n, real low, real width) = \forall real y, z, t; is_turned(y, z, low, width) ==>
      is_shifted(z, 1.0, t) ==> same_product(z, polynomial_value{L}(c, n, t), power(z, n), polynomial_value{K}(c, n, y)); */

/*@ // The coefficients from `from` to `to` - 1 have the sign s or are 0 (is_sided); one of them has the sign s (has_sign).
    predicate is_sided{L}(scalar *c, integer from, integer to, integer s) = \forall integer i; from <= i < to ==>
      scalar_value(c[i]) == 0 || sign_of(s, scalar_value(c[i]));
    predicate has_sign{L}(scalar *c, integer from, integer to, integer s) = \exists integer i; from <= i < to && sign_of(s, scalar_value(c[i]));
    // Leaving out zeros, the coefficients have the sign s below the k-th, and the sign -s from the k-th on: one change of sign.
    predicate changes_at{L}(scalar *c, integer n, integer k, integer s) = (s == 1 || s == -1) && 0 < k < n &&
      is_sided(c, 0, k, s) && has_sign(c, 0, k, s) && is_sided(c, k, n, -s) && has_sign(c, k, n, -s);
    predicate changes_once{L}(scalar *c, integer n, integer s) = \exists integer k; changes_at(c, n, k, s);
    predicate has_one_root{L}(scalar *c, integer n, integer s, real r) = 0 < r &&
      \forall real t; 0 < t ==> sign_of(side(s, t, r), polynomial_value(c, n, t));
    STEP(change_is_there{L}: \forall scalar *c, integer n, s; 0 < n ==> (s == 1 || s == -1) ==> is_sided(c, 0, n, s) ==> has_sign(c, 0, n, s) ==>
      sign_of(-s, scalar_value(c[n])) ==> changes_at(c, n + 1, n, s))
    lemma change_begins{L}: \forall scalar *c, integer n, s; 0 < n ==> (s == 1 || s == -1) ==> is_sided(c, 0, n, s) ==> has_sign(c, 0, n, s) ==>
      sign_of(-s, scalar_value(c[n])) ==> changes_once(c, n + 1, s);
    STEP(change_stays{L}: \forall scalar *c, integer n, k, s; changes_at(c, n, k, s) ==>
      (scalar_value(c[n]) == 0 || sign_of(-s, scalar_value(c[n]))) ==> changes_at(c, n + 1, k, s))
    lemma change_goes_on{L}: \forall scalar *c, integer n, s; changes_once(c, n, s) ==>
      (scalar_value(c[n]) == 0 || sign_of(-s, scalar_value(c[n]))) ==> changes_once(c, n + 1, s);
    lemma change_ends{L}: \forall scalar *c, integer n, s; changes_once(c, n, s) ==> (s == 1 || s == -1) && 1 < n &&
      (scalar_value(c[n - 1]) == 0 || sign_of(-s, scalar_value(c[n - 1]))); */

/*@ predicate lies_between(real y, real low, real width) = low < y < low + width;
    logic real turned_root(real r, real low, real width) = low + width / (1 + r);
    STEP(turn_found: \forall real y, low, width; 0 < width ==> lies_between(y, low, width) ==> is_turned(y, width / (y - low), low, width) &&
      is_shifted(width / (y - low), 1.0, width / (y - low) - 1.0) && 0 < width / (y - low) - 1.0)
    STEP(turn_of_root: \forall real r, low, width; 0 < width ==> 0 < r ==> is_turned(turned_root(r, low, width), 1 + r, low, width) &&
      is_shifted(1 + r, 1.0, r) && lies_between(turned_root(r, low, width), low, width))
    STEP(sides_turned: \forall integer s, real y, z, t, x, w, r, low, width; 0 < width ==> is_turned(y, z, low, width) ==> is_shifted(z, 1.0, t) ==>
      is_turned(x, w, low, width) ==> is_shifted(w, 1.0, r) ==> side(s, t, r) == side(-s, y, x))
    STEP(sign_of_product: \forall integer s, real z, v, p, w; 1 < z ==> 0 < p ==> same_product(z, v, p, w) ==> sign_of(s, v) ==> sign_of(s, w))
    predicate has_sides{L}(scalar *c, integer n, integer s, real low, real width, real r) = \forall real t; lies_between(t, low, width) ==>
      sign_of(side(s, t, r), polynomial_value(c, n, t));
    STEP(turned_above_one: \forall real y, z, low, width; is_turned(y, z, low, width) ==> 1 < z)
    STEP(power_of_turned: \forall real y, z, low, width, integer n; is_turned(y, z, low, width) ==> 0 <= n ==> 0 < power(z, n))
    STEP(turned_value{K,L}: \forall scalar *c, integer n, real low, width, y, z, t; turns{K,L}(c, n, low, width) ==> is_turned(y, z, low, width) ==>
      is_shifted(z, 1.0, t) ==> same_product(z, polynomial_value{L}(c, n, t), power(z, n), polynomial_value{K}(c, n, y)))
    STEP(sign_beside_root{L}: \forall scalar *c, integer n, s, real r, t; has_one_root(c, n, s, r) ==> 0 < t ==>
      sign_of(side(s, t, r), polynomial_value(c, n, t)))
    STEP(sign_carried{K,L}: \forall scalar *c, integer n, m, real low, width, y, z, t; 0 <= n ==> is_turned(y, z, low, width) ==>
      same_product(z, polynomial_value{L}(c, n, t), power(z, n), polynomial_value{K}(c, n, y)) ==> sign_of(m, polynomial_value{L}(c, n, t)) ==>
        sign_of(m, polynomial_value{K}(c, n, y)))
    STEP(sign_turned{K,L}: \forall scalar *c, integer n, s, real low, width, y, z, t, r; 0 <= n ==> turns{K,L}(c, n, low, width) ==>
      has_one_root{L}(c, n, s, r) ==> is_turned(y, z, low, width) ==> is_shifted(z, 1.0, t) ==> 0 < t ==>
        sign_of(side(s, t, r), polynomial_value{K}(c, n, y)))
    STEP(side_turned{K,L}: \forall scalar *c, integer n, s, real low, width, y, z, t, x, w, r; 0 < width ==> 0 <= n ==> turns{K,L}(c, n, low, width) ==>
      has_one_root{L}(c, n, s, r) ==> is_turned(x, w, low, width) ==> is_shifted(w, 1.0, r) ==> is_turned(y, z, low, width) ==>
        is_shifted(z, 1.0, t) ==> 0 < t ==> sign_of(side(-s, y, x), polynomial_value{K}(c, n, y)))
    STEP(side_of_root{K,L}: \forall scalar *c, integer n, s, real low, width, y, x, w, r; 0 < width ==> 0 <= n ==> turns{K,L}(c, n, low, width) ==>
      has_one_root{L}(c, n, s, r) ==> is_turned(x, w, low, width) ==> is_shifted(w, 1.0, r) ==> lies_between(y, low, width) ==>
        sign_of(side(-s, y, x), polynomial_value{K}(c, n, y)))
    STEP(sides_of_root{K,L}: \forall scalar *c, integer n, s, real low, width, x, w, r; 0 < width ==> 0 <= n ==> turns{K,L}(c, n, low, width) ==>
      has_one_root{L}(c, n, s, r) ==> is_turned(x, w, low, width) ==> is_shifted(w, 1.0, r) ==> has_sides{K}(c, n, -s, low, width, x))
    lemma root_turned{K,L}: \forall scalar *c, integer n, s, real low, width, r; 0 < width ==> 0 <= n ==> turns{K,L}(c, n, low, width) ==>
      has_one_root{L}(c, n, s, r) ==> lies_between(turned_root(r, low, width), low, width) &&
        has_sides{K}(c, n, -s, low, width, turned_root(r, low, width)); */

#endif
