/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/fold/wide.h"

/* Appends the polynomial 0 to the pool. */
static struct wide *make(struct wide_pool *w)
{
    struct wide *x = w->node + w->count;
    if (w->count < WIDE_NODES - 1)
        w->count++;
    else
        w->full = 1;
    x->length = 0;
    return x;
}

/* The coefficient of r^i omega^j. */
static scalar entry(const struct wide_pool *w, const struct wide *x, int i, int j)
{
    return j < x->length && i < x->c[j].length ? x->c[j].c[i] : scalar_zero(w->pool);
}

static void put(struct wide_pool *w, struct wide *x, int i, int j, scalar value)
{
    if (i >= LINE_MAX || j >= WIDE_MAX) {
        w->full = 1;
        return;
    }
    for (; x->length <= j; x->length++) x->c[x->length].length = 0;
    struct line *line = x->c + j;
    for (; line->length <= i; line->length++) line->c[line->length] = scalar_zero(w->pool);
    line->c[i] = value;
}

/* Removes leading coefficients that are 0. */
static const struct wide *shorten(struct wide *x)
{
    for (int j = 0; j < x->length; j++)
        while (x->c[j].length > 0 && scalar_sign(x->c[j].c[x->c[j].length - 1]) == 0) x->c[j].length--;
    while (x->length > 0 && x->c[x->length - 1].length == 0) x->length--;
    return x;
}

const struct wide *wide_constant(struct wide_pool *w, scalar value)
{
    struct wide *x = make(w);
    put(w, x, 0, 0, value);
    return shorten(x);
}

const struct wide *wide_power(struct wide_pool *w, int i, int j)
{
    struct wide *x = make(w);
    put(w, x, i, j, scalar_one(w->pool));
    return x;
}

static int larger(int x, int y)
{
    return x > y ? x : y;
}

static int longest(const struct wide *x)
{
    int length = 0;
    for (int j = 0; j < x->length; j++) length = larger(length, x->c[j].length);
    return length;
}

const struct wide *wide_add(struct wide_pool *w, const struct wide *x, const struct wide *y)
{
    struct wide *sum = make(w);
    for (int j = 0; j < larger(x->length, y->length); j++)
        for (int i = 0; i < larger(longest(x), longest(y)); i++)
            put(w, sum, i, j, scalar_add(w->pool, entry(w, x, i, j), entry(w, y, i, j)));
    return shorten(sum);
}

const struct wide *wide_subtract(struct wide_pool *w, const struct wide *x, const struct wide *y)
{
    struct wide *difference = make(w);
    for (int j = 0; j < larger(x->length, y->length); j++)
        for (int i = 0; i < larger(longest(x), longest(y)); i++)
            put(w, difference, i, j, scalar_subtract(w->pool, entry(w, x, i, j), entry(w, y, i, j)));
    return shorten(difference);
}

/* Adds value r^i omega^j y to the product. */
static void add_times(struct wide_pool *w, struct wide *product, const struct wide *y, scalar value, int i, int j)
{
    for (int l = 0; l < y->length; l++) {
        for (int k = 0; k < y->c[l].length; k++) {
            const scalar term = scalar_multiply(w->pool, value, y->c[l].c[k]);
            put(w, product, i + k, j + l, scalar_add(w->pool, entry(w, product, i + k, j + l), term));
        }
    }
}

const struct wide *wide_multiply(struct wide_pool *w, const struct wide *x, const struct wide *y)
{
    struct wide *product = make(w);
    for (int j = 0; j < x->length && !w->full; j++)
        for (int i = 0; i < x->c[j].length && !w->full; i++) add_times(w, product, y, x->c[j].c[i], i, j);
    return shorten(product);
}

const struct wide *wide_part(struct wide_pool *w, const struct wide *x, int power)
{
    struct wide *part = make(w);
    if (power >= x->length) return part;
    part->length = 1;
    part->c[0] = x->c[power];
    return shorten(part);
}

const struct wide *wide_at(struct wide_pool *w, const struct wide *x, scalar omega)
{
    const struct wide *sum = make(w), *at = wide_constant(w, omega);
    for (int power = x->length - 1; power >= 0; power--)
        sum = wide_add(w, wide_multiply(w, sum, at), wide_part(w, x, power));
    return sum;
}

/* K a without its leading term in omega, reduced by L = 0 to a lower degree. */
static const struct wide *reduced(struct wide_pool *w, const struct wide *a, const struct wide *L, const struct wide *K)
{
    const struct wide *lead = wide_multiply(w, wide_part(w, K, K->length - 1), wide_power(w, 0, K->length - 3));
    return wide_subtract(w, wide_multiply(w, K, a), wide_multiply(w, lead, L));
}

const struct wide *wide_resultant(struct wide_pool *w, const struct wide *L, const struct wide *K)
{
    const struct wide *a = wide_part(w, L, 2), *b = wide_part(w, L, 1), *c = wide_part(w, L, 0);
    while (K->length > 2 && !w->full) K = reduced(w, a, L, K);
    const struct wide *alpha = wide_part(w, K, 1), *beta = wide_part(w, K, 0);
    const struct wide *first = wide_multiply(w, a, wide_multiply(w, beta, beta));
    const struct wide *second = wide_multiply(w, b, wide_multiply(w, alpha, beta));
    const struct wide *third = wide_multiply(w, c, wide_multiply(w, alpha, alpha));
    return wide_add(w, wide_subtract(w, first, second), third);
}

/* Replaces the coefficients c of a polynomial p(x) by those of p(x + shift). */
static void shift_by(struct scalar_pool *pool, scalar shift, scalar *c, int length)
{
    for (int i = 0; i < length; i++)
        for (int j = length - 2; j >= i; j--) c[j] = scalar_add(pool, c[j], scalar_multiply(pool, shift, c[j + 1]));
}

/* With r = start + (end - start) s and s = 1 / (1 + y), the coefficients in y are the Bernstein coefficients multiplied
 * by binomial coefficients. */
int wide_sign(struct scalar_pool *pool, const struct wide *x, scalar start, scalar end)
{
    const scalar width = scalar_subtract(pool, end, start);
    scalar c[LINE_MAX], turned[LINE_MAX], scale = scalar_one(pool);
    const int n = x->length == 1 ? x->c[0].length : 0;
    if (n == 0) return 0;
    for (int i = 0; i < n; i++) c[i] = x->c[0].c[i];
    shift_by(pool, start, c, n);
    for (int i = 0; i < n; i++) {
        turned[n - 1 - i] = scalar_multiply(pool, c[i], scale);
        scale = scalar_multiply(pool, scale, width);
    }
    shift_by(pool, scalar_one(pool), turned, n);
    const int sign = scalar_sign(turned[0]);
    for (int i = 0; i < n; i++)
        if (scalar_sign(turned[i]) != sign) return 0;
    return sign;
}
