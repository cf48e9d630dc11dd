/* SPDX-License-Identifier: BSD-2-Clause */
/* Short rationals near long ones, for enclosures (kernel/enclose.h). */
#include "check/numbers/rational_round.h"
#include "check/numbers/rational_private.h"

/* A k with 2^(k - 1) < |x| < 2^(k + 1), x not 0. */
static long size_of(rational x)
{
    return (long)mpz_sizeinbase(mpq_numref(x->value), 2) - (long)mpz_sizeinbase(mpq_denref(x->value), 2);
}

/* numerator and denominator times powers of 2, so that their quotient is x 2^shift. */
static void scale(mpz_t numerator, mpz_t denominator, rational x, long shift)
{
    mpz_init_set(numerator, mpq_numref(x->value));
    mpz_init_set(denominator, mpq_denref(x->value));
    if (shift >= 0)
        mpz_mul_2exp(numerator, numerator, (mp_bitcnt_t)shift);
    else
        mpz_mul_2exp(denominator, denominator, (mp_bitcnt_t)-shift);
}

/* z = n / 2^shift */
static void set_scaled(struct rational *z, const mpz_t n, long shift)
{
    mpq_set_z(z->value, n);
    if (shift >= 0)
        mpq_div_2exp(z->value, z->value, (mp_bitcnt_t)shift);
    else
        mpq_mul_2exp(z->value, z->value, (mp_bitcnt_t)-shift);
}

rational rational_round(struct rational_pool *pool, rational x, int bits, int up)
{
    if (!rational_is_plain(x)) return rational_unknown(pool);
    if (mpq_sgn(x->value) == 0) return x;
    const long shift = bits - size_of(x);
    mpz_t numerator, denominator;
    rational_charge_parts(x);
    scale(numerator, denominator, x, shift);
    struct rational *z = rational_fresh(pool);
    if (up)
        mpz_cdiv_q(numerator, numerator, denominator);
    else
        mpz_fdiv_q(numerator, numerator, denominator);
    set_scaled(z, numerator, shift);
    mpz_clears(numerator, denominator, NULL);
    return z;
}

rational rational_root(struct rational_pool *pool, rational x, int bits, int up)
{
    if (!rational_is_plain(x) || mpq_sgn(x->value) < 0) return rational_unknown(pool);
    if (mpq_sgn(x->value) == 0) return x;
    const long half = bits - size_of(x) / 2;
    mpz_t numerator, denominator;
    rational_charge_parts(x);
    scale(numerator, denominator, x, 2 * half);
    struct rational *z = rational_fresh(pool);
    mpz_fdiv_q(numerator, numerator, denominator);
    mpz_sqrt(numerator, numerator);
    if (up) mpz_add_ui(numerator, numerator, 1);
    set_scaled(z, numerator, half);
    mpz_clears(numerator, denominator, NULL);
    return z;
}

rational rational_integer(struct rational_pool *pool, long n)
{
    struct rational *z = rational_fresh(pool);
    mpq_set_si(z->value, n, 1);
    return z;
}

int rational_size(rational x)
{
    if (!rational_is_plain(x)) return RATIONAL_SIZE_UNKNOWN;
    return mpq_sgn(x->value) == 0 ? -RATIONAL_SIZE_UNKNOWN : (int)size_of(x);
}
