/* SPDX-License-Identifier: BSD-2-Clause */
/* Exact arithmetic in the short form that formulas need. */
#ifndef MECHANISM_ARITHMETIC_H
#define MECHANISM_ARITHMETIC_H

#include "numbers/number.h"

typedef const struct number *exact;

static inline exact integer(struct number_pool *pool, long n)
{
    return number_from_integer(pool, n);
}

static inline exact add(struct number_pool *pool, exact x, exact y)
{
    return number_add(pool, x, y);
}

static inline exact subtract(struct number_pool *pool, exact x, exact y)
{
    return number_subtract(pool, x, y);
}

static inline exact times(struct number_pool *pool, exact x, exact y)
{
    return number_multiply(pool, x, y);
}

static inline exact times3(struct number_pool *pool, exact x, exact y, exact z)
{
    return times(pool, times(pool, x, y), z);
}

static inline exact divide(struct number_pool *pool, exact x, exact y)
{
    return number_divide(pool, x, y);
}

static inline exact negative(struct number_pool *pool, exact x)
{
    return number_negate(pool, x);
}

static inline exact square(struct number_pool *pool, exact x)
{
    return times(pool, x, x);
}

#endif
