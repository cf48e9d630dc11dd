/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/filter.c: the rounding of doubles, what a ball (a double with a bound of its error) means, and the error bounds. */
#ifndef PROOFS_FILTER_MODEL_H
#define PROOFS_FILTER_MODEL_H

#include "../numbers/model.h"

#include <math.h>

/*@ // F2: the macro INFINITY is +infinity.  (WP reads it as the real number 1 / 0.)
    assigns \nothing;
    ensures \is_plus_infinity(\result); */
double infinity(void);
#undef INFINITY
#define INFINITY infinity()

/*@ // A bound that holds if r is x rounded, in any direction, or flushed to zero.
    predicate rounded(real r, real x) = \abs(r - x) <= 0x1p-52 * \abs(x) + 0x1p-1022;

    // Far from overflow, where the bound above holds in every rounding mode.
    predicate moderate(double x) = \is_finite(x) && -0x1p1010 <= (real)x <= 0x1p1010;
    predicate below(double x) = \is_finite(x) && -0x1p1000 < (real)x < 0x1p1000;

    // r bounds the error of the product v of x and y, whose own errors are at most dx and dy.
    predicate product_bound(real x, real y, real v, real dx, real dy, real r) =
        rounded(v, x * y) && \abs(x) * dy + \abs(y) * dx + dx * dy + 0x1p-51 * \abs(v) + 0x1p-1002 <= r;

    // The errors p and q of the operands change the product x y by x q + y p + p q, which is bounded.
    predicate change_within(real x, real y, real p, real q, real dx, real dy) =
        \abs(x * q + y * p + p * q) <= \abs(x) * dy + \abs(y) * dx + dx * dy;
    predicate product_apart(real X, real Y, real x, real y, real dx, real dy) =
        \abs(X * Y - x * y) <= \abs(x) * dy + \abs(y) * dx + dx * dy;
    predicate product_near(real x, real y, real v, real r) = -r <= product(x, y) - v <= r;

    // The ball contains the exact number: it is within the error of the value, or the error is no finite number (nothing is known).
    predicate unknown(double error) = \is_NaN(error) || \is_plus_infinity(error);
    predicate holds(double value, double error, real exact) =
        unknown(error) || (\is_finite(error) && \is_finite(value) && \abs(exact - (real)value) <= (real)error);

    logic real applied(integer operation, real x, real y) =
        operation == OPERATION_ADD ? sum(x, y) : operation == OPERATION_SUB ? difference(x, y) : product(x, y);
*/

/*@ // The error bound r as filter.c computes it: t bounds |value| 2^-51, then s = spread + t, p = s + 2^-1000, r = p (1 + 2^-48).
    lemma charge_moderate: \forall real a, t, s, p, r, spread;
        a >= 0 && spread >= 0 && t >= 0 && s >= 0 && p >= 0 && r < 0x1p1000 && rounded(r, p * 0x1.000000000001p0) ==>
        p <= 0x1p1001 && (rounded(p, s + 0x1p-1000) ==> s <= 0x1p1002 &&
            (rounded(s, spread + t) ==> t <= 0x1p1003 && spread <= 0x1p1003));
    lemma charge_covers: \forall real a, t, s, p, r, spread;
        a >= 0 && spread >= 0 && rounded(t, a * 0x1p-51) && rounded(s, spread + t) && rounded(p, s + 0x1p-1000) &&
        rounded(r, p * 0x1.000000000001p0) ==>
        (1 + 0x1p-49) * (spread + 0x1p-51 * a + 0x1p-1001) <= r;

    // The computed sum differs from the exact one by the errors of its terms and by rounding; r covers both.
    lemma sum_error: \forall real x, y, v, X, Y, dx, dy, e, r;
        \abs(X - x) <= dx && \abs(Y - y) <= dy && rounded(v, x + y) && rounded(e, dx + dy) &&
        (1 + 0x1p-49) * (e + 0x1p-51 * \abs(v) + 0x1p-1001) <= r ==> \abs(X + Y - v) <= r;
    lemma difference_error: \forall real x, y, v, X, Y, dx, dy, e, r;
        \abs(X - x) <= dx && \abs(Y - y) <= dy && rounded(v, x - y) && rounded(e, dx + dy) &&
        (1 + 0x1p-49) * (e + 0x1p-51 * \abs(v) + 0x1p-1001) <= r ==> \abs(X - Y - v) <= r;

    lemma factor: \forall real x, q, d; \abs(q) <= d ==> \abs(x * q) <= \abs(x) * d;
    lemma factors: \forall real p, q, c, d; \abs(p) <= c && \abs(q) <= d ==> \abs(p * q) <= c * d;
    lemma change: \forall real x, y, p, q, dx, dy;
        \abs(p) <= dx && \abs(q) <= dy ==> change_within(x, y, p, q, dx, dy);
    lemma change_is_apart: \forall real x, y, X, Y, dx, dy;
        change_within(x, y, X - x, Y - y, dx, dy) ==> product_apart(X, Y, x, y, dx, dy);
    lemma product_distance: \forall real x, y, X, Y, dx, dy;
        \abs(X - x) <= dx && \abs(Y - y) <= dy ==> product_apart(X, Y, x, y, dx, dy);
    lemma spread_covers: \forall real A, B, C, a, b, c, s, e;
        A >= 0 && B >= 0 && C >= 0 && rounded(a, A) && rounded(b, B) && rounded(c, C) && rounded(s, a + b) &&
        rounded(e, s + c) ==> A + B + C <= (1 + 0x1p-49) * e + 0x1p-1003;
    lemma product_rounding: \forall real x, y, v, X, Y, dx, dy, r;
        product_bound(x, y, v, dx, dy, r) && product_apart(X, Y, x, y, dx, dy) ==> product_near(X, Y, v, r);
    lemma product_error: \forall real x, y, v, X, Y, dx, dy, r;
        product_bound(x, y, v, dx, dy, r) && \abs(X - x) <= dx && \abs(Y - y) <= dy ==> product_near(X, Y, v, r);
*/

#endif
