/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/double_error.h"
#include "numbers/number_private.h"
#include "numbers/real.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

const struct number *number_from_integer(struct number_pool *pool, long n)
{
    return number_from_ratio(pool, n, 1);
}

const struct number *number_from_ratio(struct number_pool *pool, long n, long d)
{
    assert(d > 0);
    struct number *x = number_fresh(pool);
    mpq_set_si(x->value, n, (unsigned long)d);
    mpq_canonicalize(x->value);
    return x;
}

/*@ requires \is_finite(value);
    assigns \nothing;
    ensures \valid(\result); */
const struct number *number_from_double(struct number_pool *pool, double value)
{
    assert(isfinite(value));
    struct number *x = number_fresh(pool);
    mpq_set_d(x->value, value);
    return x;
}

/* 1 when x is known, without computation, to be the integer n; the result of an operation is then simplified. */
/*@ assigns \nothing;
    ensures known: \result != 0 ==> value(x) == n; */
static int is(const struct number *x, long n)
{
    return number_is_plain(x) && mpq_cmp_si(x->value, n, 1) == 0;
}

/*@ assigns \nothing;
    ensures plain: \result != 0 ==> value(x) == rational_of(x) && value(y) == rational_of(y); */
static int both_plain(const struct number *x, const struct number *y)
{
    return number_is_plain(x) && number_is_plain(y);
}

const struct number *number_add(struct number_pool *pool, const struct number *x, const struct number *y)
{
    if (!both_plain(x, y)) return is(x, 0) ? y : is(y, 0) ? x : real_new(pool, REAL_SUM, x, y);
    struct number *z = number_fresh(pool);
    mpq_add(z->value, x->value, y->value);
    return z;
}

const struct number *number_subtract(struct number_pool *pool, const struct number *x, const struct number *y)
{
    if (x == y) return number_from_integer(pool, 0);
    if (!both_plain(x, y)) return is(y, 0) ? x : real_new(pool, REAL_DIFFERENCE, x, y);
    struct number *z = number_fresh(pool);
    mpq_sub(z->value, x->value, y->value);
    return z;
}

const struct number *number_multiply(struct number_pool *pool, const struct number *x, const struct number *y)
{
    if (!both_plain(x, y)) {
        if (is(x, 0) || is(y, 1)) return x;
        if (is(y, 0) || is(x, 1)) return y;
        return real_new(pool, REAL_PRODUCT, x, y);
    }
    struct number *z = number_fresh(pool);
    mpq_mul(z->value, x->value, y->value);
    return z;
}

const struct number *number_divide(struct number_pool *pool, const struct number *x, const struct number *y)
{
    assert(number_sign(y) != 0);
    if (!both_plain(x, y)) {
        if (is(x, 0) || is(y, 1)) return x;
        return x == y ? number_from_integer(pool, 1) : real_new(pool, REAL_QUOTIENT, x, y);
    }
    struct number *z = number_fresh(pool);
    mpq_div(z->value, x->value, y->value);
    return z;
}

const struct number *number_negate(struct number_pool *pool, const struct number *x)
{
    return number_subtract(pool, number_from_integer(pool, 0), x);
}

/*@ requires value(x) >= 0;
    assigns \nothing; */
const struct number *number_sqrt(struct number_pool *pool, const struct number *x)
{
    assert(number_sign(x) >= 0);
    if (!number_is_plain(x) || !mpz_perfect_square_p(mpq_numref(x->value)) ||
        !mpz_perfect_square_p(mpq_denref(x->value)))
        return real_new(pool, REAL_ROOT, x, NULL);
    struct number *z = number_fresh(pool);
    mpz_sqrt(mpq_numref(z->value), mpq_numref(x->value));
    mpz_sqrt(mpq_denref(z->value), mpq_denref(x->value));
    return z;
}

/*@ requires exponent < 0 ==> value(x) != 0 && exponent > -0x7fffffffffffffff - 1;
    assigns \nothing; */
const struct number *number_power(struct number_pool *pool, const struct number *x, long exponent)
{
    if (exponent < 0) x = number_divide(pool, number_from_integer(pool, 1), x);
    const struct number *power = number_from_integer(pool, 1);
    /*@ loop assigns n, power, x;
        loop variant n; */
    for (unsigned long n = (unsigned long)labs(exponent); n > 0; n >>= 1) {
        if (n & 1) power = number_multiply(pool, power, x);
        if (n > 1) x = number_multiply(pool, x, x);
    }
    return power;
}

int number_sign(const struct number *x)
{
    return number_is_plain(x) ? mpq_sgn(x->value) : real_sign(x);
}

int number_compare(struct number_pool *pool, const struct number *x, const struct number *y)
{
    if (!both_plain(x, y)) return number_sign(number_subtract(pool, x, y));
    const int order = mpq_cmp(x->value, y->value);
    return (order > 0) - (order < 0);
}

/*@ assigns \nothing; */
int number_is_rational(const struct number *x)
{
    return number_is_plain(x);
}

/* The expression of a real is small; the size of its exact representation is bounded in algebraic.c. */
/*@ assigns \nothing;
    ensures 1 <= \result <= 0x10000000000; */
long number_numerator_bits(const struct number *x)
{
    return number_is_plain(x) ? (long)mpz_sizeinbase(mpq_numref(x->value), 2) : 1;
}

/*@ assigns \nothing;
    ensures 1 <= \result <= 0x10000000000; */
long number_denominator_bits(const struct number *x)
{
    return number_is_plain(x) ? (long)mpz_sizeinbase(mpq_denref(x->value), 2) : 1;
}

/* mpq_get_d truncates, so the relative distance is below 2^-52, beside what a subnormal loses. */
double number_to_double(const struct number *x, double *distance)
{
    if (!number_is_plain(x)) return real_to_double(x, distance);
    const double value = mpq_get_d(x->value);
    *distance = INFINITY;
    if (!isfinite(value)) return value;
    mpq_t back;
    mpq_init(back);
    mpq_set_d(back, value);
    *distance = mpq_equal(back, x->value) ? 0.0 : double_error(value);
    mpq_clear(back);
    return value;
}
