/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/spatial/polynomial.h"

static void trim(struct poly *x)
{
    while (x->count > 0 && rational_sign(x->c[x->count - 1]) == 0) x->count--;
}

struct poly poly_of(rational c0, rational c1, rational c2)
{
    struct poly x = {3, {c0, c1, c2}};
    trim(&x);
    return x;
}

static rational coefficient(struct rational_pool *pool, const struct poly *x, int i)
{
    return i < x->count ? x->c[i] : rational_zero(pool);
}

struct poly poly_add(struct rational_pool *pool, const struct poly *x, const struct poly *y)
{
    struct poly z = {x->count > y->count ? x->count : y->count, {0}};
    for (int i = 0; i < z.count; i++) z.c[i] = rational_add(pool, coefficient(pool, x, i), coefficient(pool, y, i));
    trim(&z);
    return z;
}

struct poly poly_scale(struct rational_pool *pool, rational factor, const struct poly *x)
{
    struct poly z = *x;
    for (int i = 0; i < z.count; i++) z.c[i] = rational_multiply(pool, factor, x->c[i]);
    trim(&z);
    return z;
}

struct poly poly_subtract(struct rational_pool *pool, const struct poly *x, const struct poly *y)
{
    const struct poly minus_y = poly_scale(pool, rational_subtract(pool, rational_zero(pool), rational_one(pool)), y);
    return poly_add(pool, x, &minus_y);
}

struct poly poly_multiply(struct rational_pool *pool, const struct poly *x, const struct poly *y)
{
    struct poly z = {x->count == 0 || y->count == 0 ? 0 : x->count + y->count - 1, {0}};
    for (int i = 0; i < z.count; i++) z.c[i] = rational_zero(pool);
    for (int i = 0; i < x->count; i++)
        for (int j = 0; j < y->count; j++)
            z.c[i + j] = rational_add(pool, z.c[i + j], rational_multiply(pool, x->c[i], y->c[j]));
    return z;
}

/* One step of long division: removes the leading term of x and returns the factor. */
static rational cancel(struct rational_pool *pool, struct poly *x, const struct poly *y)
{
    const int shift = x->count - y->count;
    const rational factor = rational_divide(pool, x->c[x->count - 1], y->c[y->count - 1]);
    for (int i = 0; i < y->count - 1; i++)
        x->c[shift + i] = rational_subtract(pool, x->c[shift + i], rational_multiply(pool, factor, y->c[i]));
    x->count--;
    return factor;
}

/* Replaces x by x modulo y, which is not 0, and returns the quotient. */
static struct poly divide(struct rational_pool *pool, struct poly *x, const struct poly *y)
{
    struct poly quotient = {x->count >= y->count ? x->count - y->count + 1 : 0, {0}};
    for (int i = quotient.count - 1; i >= 0; i--) quotient.c[i] = cancel(pool, x, y);
    trim(x);
    return quotient;
}

struct poly poly_divisor(struct rational_pool *pool, const struct poly *x, const struct poly *y)
{
    struct poly a = *x, b = *y;
    while (b.count > 0) {
        const struct poly monic = poly_scale(pool, rational_divide(pool, rational_one(pool), b.c[b.count - 1]), &b);
        (void)divide(pool, &a, &monic);
        b = a;
        a = monic;
    }
    return a;
}

struct poly poly_simple(struct rational_pool *pool, const struct poly *x)
{
    struct poly slope = {x->count - 1, {0}}, rest = *x;
    rational n = rational_zero(pool);
    for (int i = 0; i < slope.count; i++) {
        n = rational_add(pool, n, rational_one(pool));
        slope.c[i] = rational_multiply(pool, n, x->c[i + 1]);
    }
    const struct poly multiple = poly_divisor(pool, x, &slope);
    return divide(pool, &rest, &multiple);
}

static rational value_at(struct rational_pool *pool, const struct poly *x, rational at)
{
    rational sum = rational_zero(pool);
    for (int i = x->count - 1; i >= 0; i--) sum = rational_add(pool, rational_multiply(pool, sum, at), x->c[i]);
    return sum;
}

int poly_sign_at(struct rational_pool *pool, const struct poly *x, rational at)
{
    return rational_sign(value_at(pool, x, at));
}

/* Replaces x(t) by x(by + t). */
static void shift(struct rational_pool *pool, struct poly *x, rational by)
{
    for (int i = x->count - 1; i >= 0; i--)
        for (int j = i; j < x->count - 1; j++)
            x->c[j] = rational_add(pool, x->c[j], rational_multiply(pool, by, x->c[j + 1]));
}

static int variations(const struct poly *x)
{
    int count = 0, last = 0;
    for (int i = 0; i < x->count; i++) {
        const int sign = rational_sign(x->c[i]);
        count += sign * last < 0;
        if (sign != 0) last = sign;
    }
    return count;
}

/* The zeros between low and high correspond to the positive zeros of (1 + t)^n x(low + (high - low) / (1 + t)). */
int poly_zeros_within(struct rational_pool *pool, const struct poly *x, const struct span *cell)
{
    struct poly turned = *x, y;
    const rational width = rational_subtract(pool, cell->high, cell->low);
    rational factor = rational_one(pool);
    shift(pool, &turned, cell->low);
    y.count = turned.count;
    for (int i = 0; i < y.count; i++, factor = rational_multiply(pool, factor, width))
        y.c[y.count - 1 - i] = rational_multiply(pool, turned.c[i], factor);
    shift(pool, &y, rational_one(pool));
    return variations(&y);
}

int poly_zeros_beyond(struct rational_pool *pool, const struct poly *x, rational low)
{
    struct poly y = *x;
    shift(pool, &y, low);
    return variations(&y);
}

static int is_less(struct rational_pool *pool, rational x, rational y)
{
    return rational_sign(rational_subtract(pool, x, y)) < 0;
}

static struct span hull(struct rational_pool *pool, const rational x[4])
{
    struct span hull = {x[0], x[0]};
    for (int i = 1; i < 4; i++) {
        if (is_less(pool, x[i], hull.low)) hull.low = x[i];
        if (is_less(pool, hull.high, x[i])) hull.high = x[i];
    }
    return hull;
}

struct span span_multiply(struct rational_pool *pool, const struct span *x, const struct span *y)
{
    const rational products[4] = {rational_multiply(pool, x->low, y->low), rational_multiply(pool, x->low, y->high),
                                  rational_multiply(pool, x->high, y->low), rational_multiply(pool, x->high, y->high)};
    return hull(pool, products);
}

struct span span_divide(struct rational_pool *pool, const struct span *x, const struct span *y)
{
    const rational quotients[4] = {rational_divide(pool, x->low, y->low), rational_divide(pool, x->low, y->high),
                                   rational_divide(pool, x->high, y->low), rational_divide(pool, x->high, y->high)};
    return hull(pool, quotients);
}

struct span poly_range(struct rational_pool *pool, const struct poly *x, const struct span *cell)
{
    struct span sum = {rational_zero(pool), rational_zero(pool)};
    for (int i = x->count - 1; i >= 0; i--) {
        sum = span_multiply(pool, &sum, cell);
        sum = (struct span){rational_add(pool, sum.low, x->c[i]), rational_add(pool, sum.high, x->c[i])};
    }
    return sum;
}

/* The zeros of a common divisor are simple, as those of `simple` are. If the divisor changes its sign over the cell,
 * the zero in the cell is a zero of x. */
int poly_sign_at_zero(struct rational_pool *pool, const struct poly *x, const struct poly *simple,
                      const struct span *cell, int *sign)
{
    const struct span range = poly_range(pool, x, cell);
    *sign = rational_sign(range.low) > 0 ? 1 : rational_sign(range.high) < 0 ? -1 : 0;
    if (*sign != 0) return 1;
    const struct poly common = poly_divisor(pool, simple, x);
    return poly_sign_at(pool, &common, cell->low) * poly_sign_at(pool, &common, cell->high) < 0;
}
