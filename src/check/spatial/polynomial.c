/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/spatial/polynomial.h"

static void trim(struct poly *x)
{
    while (x->count > 0 && scalar_sign(x->c[x->count - 1]) == 0) x->count--;
}

struct poly poly_of(scalar c0, scalar c1, scalar c2)
{
    struct poly x = {3, {c0, c1, c2}};
    trim(&x);
    return x;
}

static scalar coefficient(struct scalar_pool *pool, const struct poly *x, int i)
{
    return i < x->count ? x->c[i] : scalar_zero(pool);
}

struct poly poly_add(struct scalar_pool *pool, const struct poly *x, const struct poly *y)
{
    struct poly z = {x->count > y->count ? x->count : y->count, {0}};
    for (int i = 0; i < z.count; i++) z.c[i] = scalar_add(pool, coefficient(pool, x, i), coefficient(pool, y, i));
    trim(&z);
    return z;
}

struct poly poly_scale(struct scalar_pool *pool, scalar factor, const struct poly *x)
{
    struct poly z = *x;
    for (int i = 0; i < z.count; i++) z.c[i] = scalar_multiply(pool, factor, x->c[i]);
    trim(&z);
    return z;
}

struct poly poly_subtract(struct scalar_pool *pool, const struct poly *x, const struct poly *y)
{
    const struct poly minus_y = poly_scale(pool, scalar_subtract(pool, scalar_zero(pool), scalar_one(pool)), y);
    return poly_add(pool, x, &minus_y);
}

struct poly poly_multiply(struct scalar_pool *pool, const struct poly *x, const struct poly *y)
{
    struct poly z = {x->count == 0 || y->count == 0 ? 0 : x->count + y->count - 1, {0}};
    for (int i = 0; i < z.count; i++) z.c[i] = scalar_zero(pool);
    for (int i = 0; i < x->count; i++)
        for (int j = 0; j < y->count; j++)
            z.c[i + j] = scalar_add(pool, z.c[i + j], scalar_multiply(pool, x->c[i], y->c[j]));
    return z;
}

/* One step of long division: removes the leading term of x and returns the factor. */
static scalar cancel(struct scalar_pool *pool, struct poly *x, const struct poly *y)
{
    const int shift = x->count - y->count;
    const scalar factor = scalar_divide(pool, x->c[x->count - 1], y->c[y->count - 1]);
    for (int i = 0; i < y->count - 1; i++)
        x->c[shift + i] = scalar_subtract(pool, x->c[shift + i], scalar_multiply(pool, factor, y->c[i]));
    x->count--;
    return factor;
}

/* Replaces x by x modulo y, which is not 0, and returns the quotient. */
static struct poly divide(struct scalar_pool *pool, struct poly *x, const struct poly *y)
{
    struct poly quotient = {x->count >= y->count ? x->count - y->count + 1 : 0, {0}};
    for (int i = quotient.count - 1; i >= 0; i--) quotient.c[i] = cancel(pool, x, y);
    trim(x);
    return quotient;
}

struct poly poly_divisor(struct scalar_pool *pool, const struct poly *x, const struct poly *y)
{
    struct poly a = *x, b = *y;
    while (b.count > 0) {
        const struct poly monic = poly_scale(pool, scalar_divide(pool, scalar_one(pool), b.c[b.count - 1]), &b);
        (void)divide(pool, &a, &monic);
        b = a;
        a = monic;
    }
    return a;
}

struct poly poly_simple(struct scalar_pool *pool, const struct poly *x)
{
    struct poly slope = {x->count - 1, {0}}, rest = *x;
    scalar n = scalar_zero(pool);
    for (int i = 0; i < slope.count; i++) {
        n = scalar_add(pool, n, scalar_one(pool));
        slope.c[i] = scalar_multiply(pool, n, x->c[i + 1]);
    }
    const struct poly multiple = poly_divisor(pool, x, &slope);
    return divide(pool, &rest, &multiple);
}

static scalar value_at(struct scalar_pool *pool, const struct poly *x, scalar at)
{
    scalar sum = scalar_zero(pool);
    for (int i = x->count - 1; i >= 0; i--) sum = scalar_add(pool, scalar_multiply(pool, sum, at), x->c[i]);
    return sum;
}

int poly_sign_at(struct scalar_pool *pool, const struct poly *x, scalar at)
{
    return scalar_sign(value_at(pool, x, at));
}

/* Replaces x(t) by x(by + t). */
static void shift(struct scalar_pool *pool, struct poly *x, scalar by)
{
    for (int i = x->count - 1; i >= 0; i--)
        for (int j = i; j < x->count - 1; j++)
            x->c[j] = scalar_add(pool, x->c[j], scalar_multiply(pool, by, x->c[j + 1]));
}

static int variations(const struct poly *x)
{
    int count = 0, last = 0;
    for (int i = 0; i < x->count; i++) {
        const int sign = scalar_sign(x->c[i]);
        count += sign * last < 0;
        if (sign != 0) last = sign;
    }
    return count;
}

/* The zeros between low and high correspond to the positive zeros of (1 + t)^n x(low + (high - low) / (1 + t)). */
int poly_zeros_within(struct scalar_pool *pool, const struct poly *x, const struct span *cell)
{
    struct poly turned = *x, y;
    const scalar width = scalar_subtract(pool, cell->high, cell->low);
    scalar factor = scalar_one(pool);
    shift(pool, &turned, cell->low);
    y.count = turned.count;
    for (int i = 0; i < y.count; i++, factor = scalar_multiply(pool, factor, width))
        y.c[y.count - 1 - i] = scalar_multiply(pool, turned.c[i], factor);
    shift(pool, &y, scalar_one(pool));
    return variations(&y);
}

int poly_zeros_beyond(struct scalar_pool *pool, const struct poly *x, scalar low)
{
    struct poly y = *x;
    shift(pool, &y, low);
    return variations(&y);
}

static int is_less(struct scalar_pool *pool, scalar x, scalar y)
{
    return scalar_sign(scalar_subtract(pool, x, y)) < 0;
}

static struct span hull(struct scalar_pool *pool, const scalar x[4])
{
    struct span hull = {x[0], x[0]};
    for (int i = 1; i < 4; i++) {
        if (is_less(pool, x[i], hull.low)) hull.low = x[i];
        if (is_less(pool, hull.high, x[i])) hull.high = x[i];
    }
    return hull;
}

struct span span_multiply(struct scalar_pool *pool, const struct span *x, const struct span *y)
{
    const scalar products[4] = {scalar_multiply(pool, x->low, y->low), scalar_multiply(pool, x->low, y->high),
                                scalar_multiply(pool, x->high, y->low), scalar_multiply(pool, x->high, y->high)};
    return hull(pool, products);
}

struct span span_divide(struct scalar_pool *pool, const struct span *x, const struct span *y)
{
    const scalar quotients[4] = {scalar_divide(pool, x->low, y->low), scalar_divide(pool, x->low, y->high),
                                 scalar_divide(pool, x->high, y->low), scalar_divide(pool, x->high, y->high)};
    return hull(pool, quotients);
}

struct span poly_range(struct scalar_pool *pool, const struct poly *x, const struct span *cell)
{
    struct span sum = {scalar_zero(pool), scalar_zero(pool)};
    for (int i = x->count - 1; i >= 0; i--) {
        sum = span_multiply(pool, &sum, cell);
        sum = (struct span){scalar_add(pool, sum.low, x->c[i]), scalar_add(pool, sum.high, x->c[i])};
    }
    return sum;
}

/* The zeros of a common divisor are simple, as those of `simple` are. If the divisor changes its sign over the cell,
 * the zero in the cell is a zero of x. */
int poly_sign_at_zero(struct scalar_pool *pool, const struct poly *x, const struct poly *simple,
                      const struct span *cell, int *sign)
{
    const struct span range = poly_range(pool, x, cell);
    *sign = scalar_sign(range.low) > 0 ? 1 : scalar_sign(range.high) < 0 ? -1 : 0;
    if (*sign != 0) return 1;
    const struct poly common = poly_divisor(pool, simple, x);
    return poly_sign_at(pool, &common, cell->low) * poly_sign_at(pool, &common, cell->high) < 0;
}
