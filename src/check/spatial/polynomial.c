/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/spatial/polynomial.h"

/* Without zeros at the end. */
/*@ requires poly_ok(x);
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && \result.count <= x.count && DOUBT_STAYS; */
static struct poly trimmed(struct poly x)
{
    int count = x.count;
    /*@ loop invariant 0 <= count <= x.count && DOUBT_HAS_STAYED;
      @ loop assigns count, scalar_doubt;
      @ loop variant count; */
    while (count > 0 && scalar_sign(x.c[count - 1]) == 0) count--;
    x.count = count;
    return x;
}

struct poly poly_of(scalar c0, scalar c1, scalar c2)
{
    const struct poly x = {3, {c0, c1, c2}};
    return trimmed(x);
}

struct poly poly_line(scalar constant, scalar slope)
{
    const struct poly x = {2, {constant, slope}};
    return trimmed(x);
}

/*@ requires pool != \null && poly_ok(x) && 0 <= i;
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar coefficient(struct scalar_pool *pool, struct poly x, int i)
{
    return i < x.count ? x.c[i] : scalar_zero(pool);
}

struct poly poly_add(struct scalar_pool *pool, struct poly x, struct poly y)
{
    struct poly z = {x.count > y.count ? x.count : y.count, {0}};
    /*@ loop invariant 0 <= i <= z.count;
      @ loop invariant sums: \forall integer k; 0 <= k < i ==> z.c[k] != \null;
      @ loop assigns i, z.c[0 .. POLY_ROOM - 1];
      @ loop variant z.count - i; */
    for (int i = 0; i < z.count; i++) z.c[i] = scalar_add(pool, coefficient(pool, x, i), coefficient(pool, y, i));
    return trimmed(z);
}

struct poly poly_scale(struct scalar_pool *pool, scalar factor, struct poly x)
{
    struct poly z = x;
    /*@ loop invariant 0 <= i <= z.count && poly_ok(z);
      @ loop assigns i, z.c[0 .. POLY_ROOM - 1];
      @ loop variant z.count - i; */
    for (int i = 0; i < z.count; i++) z.c[i] = scalar_multiply(pool, factor, x.c[i]);
    return trimmed(z);
}

struct poly poly_subtract(struct scalar_pool *pool, struct poly x, struct poly y)
{
    return poly_add(pool, x, poly_scale(pool, scalar_subtract(pool, scalar_zero(pool), scalar_one(pool)), y));
}

struct poly poly_slope(struct scalar_pool *pool, struct poly x)
{
    struct poly slope = {x.count > 0 ? x.count - 1 : 0, {0}};
    scalar n = scalar_zero(pool);
    /*@ loop invariant 0 <= i <= slope.count && n != \null;
      @ loop invariant found: \forall integer k; 0 <= k < i ==> slope.c[k] != \null;
      @ loop assigns i, n, slope.c[0 .. POLY_ROOM - 1];
      @ loop variant slope.count - i; */
    for (int i = 0; i < slope.count; i++) {
        n = scalar_add(pool, n, scalar_one(pool));
        slope.c[i] = scalar_multiply(pool, n, x.c[i + 1]);
    }
    return slope;
}

/* z + factor t^shift x */
/*@ requires pool != \null && poly_ok(z) && factor != \null && 0 <= shift && poly_ok(x) && shift + x.count <= z.count;
  @ assigns \nothing;
  @ ensures poly_ok(\result) && \result.count == z.count; */
static struct poly add_multiple(struct scalar_pool *pool, struct poly z, scalar factor, int shift, struct poly x)
{
    /*@ loop invariant 0 <= i <= x.count && poly_ok(z);
      @ loop assigns i, z.c[0 .. POLY_ROOM - 1];
      @ loop variant x.count - i; */
    for (int i = 0; i < x.count; i++)
        z.c[shift + i] = scalar_add(pool, z.c[shift + i], scalar_multiply(pool, factor, x.c[i]));
    return z;
}

/* A polynomial with room for `count` coefficients, which are 0. */
/*@ requires pool != \null && 0 <= count <= POLY_ROOM;
  @ assigns \nothing;
  @ ensures poly_ok(\result) && \result.count == count; */
static struct poly zeros(struct scalar_pool *pool, int count)
{
    struct poly z = {count, {0}};
    /*@ loop invariant 0 <= i <= count;
      @ loop invariant zeros: \forall integer k; 0 <= k < i ==> z.c[k] != \null;
      @ loop assigns i, z.c[0 .. POLY_ROOM - 1];
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) z.c[i] = scalar_zero(pool);
    return z;
}

struct poly poly_multiply(struct scalar_pool *pool, struct poly x, struct poly y)
{
    if (x.count == 0 || y.count == 0) return zeros(pool, 0);
    struct poly z = zeros(pool, x.count + y.count - 1);
    /*@ loop invariant 0 <= i <= x.count && poly_ok(z) && z.count == x.count + y.count - 1;
      @ loop assigns i, z;
      @ loop variant x.count - i; */
    for (int i = 0; i < x.count; i++) z = add_multiple(pool, z, x.c[i], i, y);
    return z;
}

struct division {
    struct poly quotient, rest;
};

/* y is not 0. */
/*@ requires pool != \null && poly_ok(x) && poly_ok(y) && y.count > 0;
  @ assigns scalar_doubt;
  @ ensures quotient: poly_ok(\result.quotient);
  @ ensures rest: poly_ok(\result.rest) && \result.rest.count < y.count && DOUBT_STAYS; */
static struct division divide(struct scalar_pool *pool, struct poly x, struct poly y)
{
    const scalar zero = scalar_zero(pool);
    struct poly quotient = zeros(pool, x.count >= y.count ? x.count - y.count + 1 : 0);
    /*@ loop invariant -1 <= i < quotient.count && DOUBT_HAS_STAYED;
      @ loop invariant quotient: poly_ok(quotient);
      @ loop invariant rest: poly_ok(x) && (x.count == y.count + i || (i == -1 && x.count < y.count));
      @ loop assigns i, x, quotient.c[0 .. POLY_ROOM - 1], scalar_doubt;
      @ loop variant i; */
    for (int i = quotient.count - 1; i >= 0; i--) {
        quotient.c[i] = scalar_divide(pool, x.c[x.count - 1], y.c[y.count - 1]);
        x = add_multiple(pool, x, scalar_subtract(pool, zero, quotient.c[i]), i, y);
        x.count--;
    }
    return (struct division){quotient, trimmed(x)};
}

/* The polynomial divided by its last coefficient. This is set to 1, so that it remains the last one even when the inverse
 * is unknown. */
/*@ requires pool != \null && poly_ok(x) && x.count > 0;
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && \result.count == x.count && DOUBT_STAYS; */
static struct poly monic(struct scalar_pool *pool, struct poly x)
{
    const int last = x.count - 1;
    const scalar inverse = scalar_divide(pool, scalar_one(pool), x.c[last]);
    /*@ loop invariant 0 <= i <= last && poly_ok(x);
      @ loop assigns i, x.c[0 .. POLY_ROOM - 1];
      @ loop variant last - i; */
    for (int i = 0; i < last; i++) x.c[i] = scalar_multiply(pool, inverse, x.c[i]);
    x.c[last] = scalar_one(pool);
    return x;
}

struct poly poly_divisor(struct scalar_pool *pool, struct poly x, struct poly y)
{
    struct poly a = x, b = y;
    /*@ loop invariant divisor: poly_ok(a) && (a.count <= x.count || a.count <= y.count);
      @ loop invariant rest: poly_ok(b) && b.count <= y.count && DOUBT_HAS_STAYED;
      @ loop invariant nonzero: x.count > 0 ==> a.count > 0;
      @ loop assigns a, b, scalar_doubt;
      @ loop variant b.count; */
    while (b.count > 0) {
        const struct poly divisor = monic(pool, b);
        b = divide(pool, a, divisor).rest;
        a = divisor;
    }
    return a;
}

struct poly poly_simple(struct scalar_pool *pool, struct poly x)
{
    return divide(pool, x, poly_divisor(pool, x, poly_slope(pool, x))).quotient;
}

int poly_sign_at(struct scalar_pool *pool, struct poly x, scalar at)
{
    scalar sum = scalar_zero(pool);
    /*@ loop invariant -1 <= i < x.count && sum != \null;
      @ loop assigns i, sum;
      @ loop variant i; */
    for (int i = x.count - 1; i >= 0; i--) sum = scalar_add(pool, scalar_multiply(pool, sum, at), x.c[i]);
    return scalar_sign(sum);
}

/* One round of Horner's scheme, which makes coefficient i that of x(by + t). */
/*@ requires pool != \null && poly_ok(x) && by != \null && 0 <= i;
  @ assigns \nothing;
  @ ensures poly_ok(\result) && \result.count == x.count; */
static struct poly shift_from(struct scalar_pool *pool, struct poly x, int i, scalar by)
{
    /*@ loop invariant j <= x.count - 2 && poly_ok(x);
      @ loop assigns j, x.c[0 .. POLY_ROOM - 1];
      @ loop variant j; */
    for (int j = x.count - 2; j >= i; j--) x.c[j] = scalar_add(pool, x.c[j], scalar_multiply(pool, by, x.c[j + 1]));
    return x;
}

/* x(by + t) */
/*@ requires pool != \null && poly_ok(x) && by != \null;
  @ assigns \nothing;
  @ ensures poly_ok(\result) && \result.count == x.count; */
static struct poly shifted(struct scalar_pool *pool, struct poly x, scalar by)
{
    const int count = x.count;
    /*@ loop invariant 0 <= i <= count && poly_ok(x) && x.count == count;
      @ loop assigns i, x;
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) x = shift_from(pool, x, i, by);
    return x;
}

/*@ requires poly_ok(x);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result && DOUBT_STAYS; */
static int variations(struct poly x)
{
    int count = 0, last = 0;
    /*@ loop invariant 0 <= i <= x.count && 0 <= count <= i && -1 <= last <= 1 && DOUBT_HAS_STAYED;
      @ loop assigns i, count, last, scalar_doubt;
      @ loop variant x.count - i; */
    for (int i = 0; i < x.count; i++) {
        const int sign = scalar_sign(x.c[i]);
        count += sign * last < 0;
        if (sign != 0) last = sign;
    }
    return count;
}

/* t^n x(by / t), n being the degree. */
/*@ requires pool != \null && poly_ok(x) && by != \null;
  @ assigns \nothing;
  @ ensures poly_ok(\result) && \result.count == x.count; */
static struct poly reversed(struct scalar_pool *pool, struct poly x, scalar by)
{
    struct poly y = zeros(pool, x.count);
    scalar factor = scalar_one(pool);
    /*@ loop invariant 0 <= i <= x.count && factor != \null && poly_ok(y) && y.count == x.count;
      @ loop assigns i, factor, y.c[0 .. POLY_ROOM - 1];
      @ loop variant x.count - i; */
    for (int i = 0; i < x.count; i++) {
        y.c[x.count - 1 - i] = scalar_multiply(pool, x.c[i], factor);
        factor = scalar_multiply(pool, factor, by);
    }
    return y;
}

/* The zeros between low and high correspond to the positive zeros of (1 + t)^n x(low + (high - low) / (1 + t)). */
int poly_zeros_within(struct scalar_pool *pool, struct poly x, struct range cell)
{
    const scalar width = scalar_subtract(pool, cell.high, cell.low);
    return variations(shifted(pool, reversed(pool, shifted(pool, x, cell.low), width), scalar_one(pool)));
}

int poly_zeros_beyond(struct scalar_pool *pool, struct poly x, scalar low)
{
    return variations(shifted(pool, x, low));
}

struct range poly_range(struct scalar_pool *pool, struct poly x, struct range cell)
{
    struct range sum = range_of(scalar_zero(pool));
    /*@ loop invariant -1 <= i < x.count && range_ok(sum) && DOUBT_HAS_STAYED;
      @ loop assigns i, sum, scalar_doubt;
      @ loop variant i; */
    for (int i = x.count - 1; i >= 0; i--) sum = range_add(pool, range_multiply(pool, sum, cell), range_of(x.c[i]));
    return sum;
}

/* The zeros of a common divisor are simple, as those of `simple` are. If the divisor changes its sign over the cell,
 * the zero in the cell is a zero of x. */
int poly_sign_at_zero(struct scalar_pool *pool, struct poly x, struct poly simple, struct range cell)
{
    const struct range range = poly_range(pool, x, cell);
    if (scalar_sign(range.low) > 0) return 1;
    if (scalar_sign(range.high) < 0) return -1;
    const struct poly common = poly_divisor(pool, simple, x);
    return poly_sign_at(pool, common, cell.low) * poly_sign_at(pool, common, cell.high) < 0 ? 0 : RANGE_OPEN;
}
