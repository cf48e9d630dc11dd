/* SPDX-License-Identifier: BSD-2-Clause */
/* Cosines and sines by power series; the remainder of an alternating series with decreasing terms is at most its first
 * term. */
#include "check/stance/enclosed.h"

#include "check/numbers/scalar_round.h"

/* 2^-bits */
static scalar tiny(const struct enclosed *e)
{
    const scalar half = scalar_divide(e->pool, scalar_one(e->pool), enclosed_integer(e, 2).low);
    scalar x = scalar_one(e->pool);
    for (int k = 0; k < e->bits; k++) x = scalar_multiply(e->pool, x, half);
    return x;
}

/* An interval with short ends around x. */
static struct range shortened(const struct enclosed *e, struct range x)
{
    return (struct range){scalar_round(e->pool, x.low, e->bits, 0), scalar_round(e->pool, x.high, e->bits, 1)};
}

static scalar size_of(const struct enclosed *e, struct range x)
{
    const scalar low = scalar_subtract(e->pool, scalar_zero(e->pool), x.low);
    return enclosed_compare(e, low, x.high) > 0 ? low : x.high;
}

static struct range spread(const struct enclosed *e, struct range x, scalar by)
{
    return (struct range){scalar_subtract(e->pool, x.low, by), scalar_add(e->pool, x.high, by)};
}

/* first (1 - s / (k (k+1)) + s^2 / (k (k+1) (k+2) (k+3)) - ...), 0 <= s <= 1 */
static struct range series(struct enclosed *e, struct range first, struct range s, int k)
{
    const scalar enough = tiny(e);
    struct range total = enclosed_integer(e, 0), term = shortened(e, first);
    for (; enclosed_compare(e, size_of(e, term), enough) > 0; k += 2) {
        total = enclosed_add(e, total, term);
        term = enclosed_divide(e, enclosed_negate(e, enclosed_multiply(e, term, s)), enclosed_integer(e, k * (k + 1)));
    }
    return spread(e, total, size_of(e, term));
}

/* atan(1/n) = 1/n - 1/(3 n^3) + 1/(5 n^5) - ... */
static struct range arctangent_of_inverse(struct enclosed *e, int n)
{
    const scalar enough = tiny(e);
    const struct range square = enclosed_integer(e, n * n);
    struct range total = enclosed_integer(e, 0),
                 power = shortened(e, enclosed_divide(e, enclosed_integer(e, 1), enclosed_integer(e, n)));
    for (int k = 1; enclosed_compare(e, size_of(e, power), enough) > 0; k += 2) {
        const struct range term = enclosed_divide(e, power, enclosed_integer(e, k));
        total = k % 4 == 1 ? enclosed_add(e, total, term) : enclosed_subtract(e, total, term);
        power = enclosed_divide(e, power, square);
    }
    return spread(e, total, size_of(e, power));
}

/* Machin: pi = 16 atan(1/5) - 4 atan(1/239) */
static struct range pi(struct enclosed *e)
{
    return enclosed_subtract(e, enclosed_times(e, 16, arctangent_of_inverse(e, 5)),
                             enclosed_times(e, 4, arctangent_of_inverse(e, 239)));
}

static struct direction turned(const struct enclosed *e, struct direction d, int quarters)
{
    for (int k = 0; k < quarters; k++) d = (struct direction){enclosed_negate(e, d.sine), d.cosine};
    return d;
}

/* The cosine and sine of an angle in radians between -1 and 1. */
static struct direction direction_of_small(struct enclosed *e, struct range x)
{
    struct range square = enclosed_square(e, shortened(e, x));
    return (struct direction){series(e, enclosed_integer(e, 1), square, 1), series(e, x, square, 2)};
}

/* Let n be the integer nearest to x, |x| < 2^70, found by doubling. Returns n modulo 4, and replaces x by x - n. */
static int take_nearest(const struct enclosed *e, scalar *x)
{
    const scalar zero = scalar_zero(e->pool), one = scalar_one(e->pool),
                 half = scalar_divide(e->pool, one, enclosed_integer(e, 2).low);
    scalar power[72];
    int quarters = 0;
    const int negative = scalar_sign(*x) < 0;
    scalar rest = negative ? scalar_subtract(e->pool, zero, *x) : *x;
    power[0] = one;
    for (int k = 1; k < 72; k++) power[k] = scalar_add(e->pool, power[k - 1], power[k - 1]);
    for (int k = 71; k >= 0; k--) {
        if (enclosed_compare(e, rest, power[k]) < 0) continue;
        rest = scalar_subtract(e->pool, rest, power[k]);
        quarters = (quarters + (k == 0 ? 1 : k == 1 ? 2 : 0)) % 4;
    }
    if (enclosed_compare(e, rest, half) > 0) {
        rest = scalar_subtract(e->pool, rest, one);
        quarters = (quarters + 1) % 4;
    }
    *x = negative ? scalar_subtract(e->pool, zero, rest) : rest;
    return negative ? (4 - quarters) % 4 : quarters;
}

/* 1/3 or -1/3 of a right angle, whose sine is 1/2 or -1/2. */
static int is_third(const struct enclosed *e, scalar quarter)
{
    const scalar thrice = enclosed_times(e, 3, range_of(quarter)).low, one = scalar_one(e->pool);
    return scalar_equal(scalar_multiply(e->pool, thrice, thrice), one);
}

struct direction direction_of_half_turns(struct enclosed *e, scalar x)
{
    scalar left = scalar_add(e->pool, x, x);
    const int quarters = take_nearest(e, &left);
    if (scalar_sign(left) == 0)
        return turned(e, (struct direction){enclosed_integer(e, 1), enclosed_integer(e, 0)}, quarters);
    const struct range quarter = enclosed_divide(e, pi(e), enclosed_integer(e, 2));
    struct direction d = direction_of_small(e, enclosed_multiply(e, quarter, range_of(left)));
    if (is_third(e, left)) d.sine = enclosed_divide(e, enclosed_integer(e, scalar_sign(left)), enclosed_integer(e, 2));
    return turned(e, d, quarters);
}

struct direction direction_of_radians(struct enclosed *e, scalar x)
{
    const struct range quarter = enclosed_divide(e, pi(e), enclosed_integer(e, 2));
    scalar left = scalar_divide(e->pool, x, quarter.low);
    const scalar before = left;
    const int quarters = take_nearest(e, &left);
    const scalar whole = scalar_subtract(e->pool, before, left);
    const struct range rest = enclosed_subtract(e, range_of(x), enclosed_multiply(e, quarter, range_of(whole)));
    return turned(e, direction_of_small(e, rest), quarters);
}

struct direction direction_of_tangent(struct enclosed *e, scalar x)
{
    const struct range t = range_of(x), one = enclosed_integer(e, 1);
    const struct range cosine = enclosed_divide(e, one, enclosed_root(e, enclosed_fma(e, one, t, t)));
    return (struct direction){cosine, enclosed_multiply(e, cosine, t)};
}

struct direction direction_of_half(struct enclosed *e, scalar x)
{
    const struct range t = range_of(x), one = enclosed_integer(e, 1), square = enclosed_multiply(e, t, t),
                       more = enclosed_add(e, one, square);
    return (struct direction){enclosed_divide(e, enclosed_subtract(e, one, square), more),
                              enclosed_divide(e, enclosed_add(e, t, t), more)};
}
