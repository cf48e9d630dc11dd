/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/polynomial.h"

/* The length without leading zeros, or POLYNOMIAL_UNKNOWN. */
static int trimmed(const struct number *const *c, int length)
{
    for (; length > 0; length--) {
        const int sign = number_sign(c[length - 1]);
        if (sign == NUMBER_SIGN_UNKNOWN) return POLYNOMIAL_UNKNOWN;
        if (sign != 0) break;
    }
    return length;
}

int polynomial_constant(const struct number *c, struct polynomial *out)
{
    const int length = trimmed(&c, 1);
    if (length < 0) return POLYNOMIAL_UNKNOWN;
    out->length = length;
    out->c[0] = c;
    return 1;
}

struct polynomial polynomial_variable(struct number_pool *pool)
{
    return (struct polynomial){2, {number_from_integer(pool, 0), number_from_integer(pool, 1)}};
}

static const struct number *coefficient(const struct polynomial *x, int i, const struct number *zero)
{
    return i < x->length ? x->c[i] : zero;
}

int polynomial_combine(struct number_pool *pool, const struct polynomial *x, const struct number *factor,
                       const struct polynomial *y, struct polynomial *out)
{
    const struct number *zero = number_from_integer(pool, 0);
    struct polynomial z = {x->length > y->length ? x->length : y->length, {NULL}};
    for (int i = 0; i < z.length; i++)
        z.c[i] = number_add(pool, coefficient(x, i, zero), number_multiply(pool, factor, coefficient(y, i, zero)));
    z.length = trimmed(z.c, z.length);
    if (z.length < 0) return POLYNOMIAL_UNKNOWN;
    *out = z;
    return 1;
}

/* The coefficient i of x y. */
static const struct number *convolution(struct number_pool *pool, const struct polynomial *x,
                                        const struct polynomial *y, int i)
{
    const struct number *sum = number_from_integer(pool, 0);
    for (int j = i < y->length ? 0 : i - y->length + 1; j <= i && j < x->length; j++)
        sum = number_add(pool, sum, number_multiply(pool, x->c[j], y->c[i - j]));
    return sum;
}

int polynomial_multiply(struct number_pool *pool, const struct polynomial *x, const struct polynomial *y,
                        struct polynomial *out)
{
    struct polynomial z = {x->length == 0 || y->length == 0 ? 0 : x->length + y->length - 1, {NULL}};
    if (z.length > POLYNOMIAL_MAX_LENGTH) return POLYNOMIAL_UNKNOWN;
    for (int i = 0; i < z.length; i++) z.c[i] = convolution(pool, x, y, i);
    *out = z;
    return 1;
}

void polynomial_scale(struct number_pool *pool, const struct number *divisor, struct polynomial *x)
{
    for (int i = 0; i < x->length; i++) x->c[i] = number_divide(pool, x->c[i], divisor);
}

/* One step of long division: the coefficient of the quotient, and what is left of x below its power. */
static const struct number *divide_leading(struct number_pool *pool, struct polynomial *rest,
                                           const struct polynomial *y, int shift)
{
    const struct number *factor = number_divide(pool, rest->c[shift + y->length - 1], y->c[y->length - 1]);
    for (int i = 0; i < y->length - 1; i++)
        rest->c[shift + i] = number_subtract(pool, rest->c[shift + i], number_multiply(pool, factor, y->c[i]));
    return factor;
}

int polynomial_divide(struct number_pool *pool, const struct polynomial *x, const struct polynomial *y,
                      struct polynomial *quotient)
{
    struct polynomial rest = *x, q = {x->length - y->length + 1, {NULL}};
    if (x->length < y->length) return x->length == 0 ? (quotient->length = 0, 1) : 0;
    for (int shift = q.length - 1; shift >= 0; shift--) q.c[shift] = divide_leading(pool, &rest, y, shift);
    for (int i = 0; i < y->length - 1; i++) {
        const int sign = number_sign(rest.c[i]);
        if (sign == NUMBER_SIGN_UNKNOWN) return POLYNOMIAL_UNKNOWN;
        if (sign != 0) return 0;
    }
    *quotient = q;
    return 1;
}

/* x := the remainder of x divided by y, which is not 0. */
static int reduce(struct number_pool *pool, struct polynomial *x, const struct polynomial *y)
{
    int length = x->length;
    for (; length >= y->length; length--) (void)divide_leading(pool, x, y, length - y->length);
    x->length = trimmed(x->c, length);
    return x->length >= 0;
}

static struct polynomial derivative(struct number_pool *pool, const struct polynomial *x)
{
    struct polynomial out = {x->length - 1, {NULL}};
    for (int i = 0; i < out.length; i++)
        out.c[i] = number_multiply(pool, number_from_integer(pool, i + 1), x->c[i + 1]);
    return out;
}

/* Euclid's algorithm for x and its derivative; each remainder is made monic, to keep its coefficients small. */
int polynomial_squarefree(struct number_pool *pool, const struct polynomial *x, struct polynomial *out)
{
    struct polynomial divisor = *x, rest = derivative(pool, x);
    while (rest.length > 0) {
        const struct polynomial last = rest;
        polynomial_scale(pool, last.c[last.length - 1], &rest);
        rest.c[rest.length - 1] = number_from_integer(pool, 1);
        struct polynomial next = divisor;
        divisor = rest;
        if (!reduce(pool, &next, &divisor)) return POLYNOMIAL_UNKNOWN;
        rest = next;
    }
    return polynomial_divide(pool, x, &divisor, out) == 1 ? 1 : POLYNOMIAL_UNKNOWN;
}

const struct number *polynomial_at(struct number_pool *pool, const struct polynomial *polynomial,
                                   const struct number *x)
{
    const struct number *sum = number_from_integer(pool, 0);
    for (int i = polynomial->length; i-- > 0;) sum = number_add(pool, number_multiply(pool, sum, x), polynomial->c[i]);
    return sum;
}
