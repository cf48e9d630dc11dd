/* SPDX-License-Identifier: BSD-2-Clause */
/* Exact numbers, with a flag for signs that were not determined. */
#ifndef STANCE_ARITHMETIC_H
#define STANCE_ARITHMETIC_H

#include "numbers/number.h"

/* `open` becomes 1 when a sign was not determined or a division by 0 was attempted; the results since then must not be
 * used. */
struct arithmetic {
    struct number_pool *pool;
    int open;
};

static inline const struct number *plus(const struct arithmetic *a, const struct number *x, const struct number *y)
{
    return number_add(a->pool, x, y);
}

/* x - y. When both are the same irrational number the result is not simplified to 0, because the enclosures of the
 * checkers do not determine that it is 0. */
static inline const struct number *minus(const struct arithmetic *a, const struct number *x, const struct number *y)
{
    if (x == y && !number_is_rational(x)) return number_add(a->pool, x, number_negate(a->pool, x));
    return number_subtract(a->pool, x, y);
}

static inline const struct number *times(const struct arithmetic *a, const struct number *x, const struct number *y)
{
    return number_multiply(a->pool, x, y);
}

static inline const struct number *square_of(const struct arithmetic *a, const struct number *x)
{
    return times(a, x, x);
}

static inline const struct number *negative(const struct arithmetic *a, const struct number *x)
{
    return number_negate(a->pool, x);
}

static inline const struct number *whole(const struct arithmetic *a, long n)
{
    return number_from_integer(a->pool, n);
}

/* x or -x */
static inline const struct number *signed_by(const struct arithmetic *a, int sign, const struct number *x)
{
    return sign < 0 ? negative(a, x) : x;
}

/* x + y z */
static inline const struct number *plus_product(const struct arithmetic *a, const struct number *x,
                                                const struct number *y, const struct number *z)
{
    return plus(a, x, times(a, y, z));
}

/* known_sign: -1, 0, 1; NUMBER_SIGN_UNKNOWN when it is not determined, as for an irrational number that is 0, because
 * no enclosure determines its sign. */
static inline int known_sign(const struct number *x)
{
    const int sign = number_sign(x);
    return sign == 0 && !number_is_rational(x) ? NUMBER_SIGN_UNKNOWN : sign;
}

/* sign_of: -1, 0 or 1; 0 also when the sign is not determined, which sets `open`. */
static inline int sign_of(struct arithmetic *a, const struct number *x)
{
    const int sign = known_sign(x);
    if (sign != NUMBER_SIGN_UNKNOWN) return sign;
    a->open = 1;
    return 0;
}

static inline int compare(struct arithmetic *a, const struct number *x, const struct number *y)
{
    return x == y ? 0 : sign_of(a, minus(a, x, y));
}

static inline const struct number *over(struct arithmetic *a, const struct number *x, const struct number *y)
{
    if (sign_of(a, y) != 0) return number_divide(a->pool, x, y);
    a->open = 1;
    return x;
}

/* The square root of x; 0 when x is not positive. */
static inline const struct number *root_of(const struct arithmetic *a, const struct number *x)
{
    return number_sign(x) == 1 ? number_sqrt(a->pool, x) : whole(a, 0);
}

/* The larger of two numbers; either one when their order is not determined. */
static inline const struct number *larger(const struct arithmetic *a, const struct number *x, const struct number *y)
{
    return number_sign(minus(a, x, y)) == -1 ? y : x;
}

static inline const struct number *smaller(const struct arithmetic *a, const struct number *x, const struct number *y)
{
    return number_sign(minus(a, x, y)) == -1 ? x : y;
}

#endif
