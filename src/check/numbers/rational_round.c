/* SPDX-License-Identifier: BSD-2-Clause */
/* Short rationals near long ones, for enclosures (kernel/enclose.h). */
#include "check/numbers/rational_round.h"
#include "check/budget.h"
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

/* Terms are integers over 2^width.  With y, t_n and t_(n+1) = t_n y / (n + 1) rounded down, the error e_n of t_n is at most 3: e_1 <= 1, and
 * e_(n+1) <= (e_n / 256 + 1 / 256 + 1) / (n + 1) + 1.  The terms left out are below 2^-width in sum. */
struct rational_series rational_series(struct rational_pool *pool, rational y, int bits)
{
    enum { SMALL = 8, MORE = 16 };
    const int width = bits + MORE, terms = width / SMALL + 2;
    struct rational_series series;
    mpz_t sum[4], term, scaled, divisor;
    for (int i = 0; i < 4; i++) mpz_init(sum[i]);
    rational_charge_parts(y);
    budget_charge((long)terms * width * width / 1024, width / 16);
    scale(scaled, divisor, y, width);
    mpz_fdiv_q(scaled, scaled, divisor);
    mpz_init_set_ui(term, 1);
    mpz_mul_2exp(term, term, (mp_bitcnt_t)width);
    for (int n = 0; n < terms; n++) {
        mpz_add(sum[n % 4], sum[n % 4], term);
        mpz_mul(term, term, scaled);
        mpz_fdiv_q_2exp(term, term, (mp_bitcnt_t)width);
        mpz_fdiv_q_ui(term, term, (unsigned long)n + 1);
    }
    for (int i = 0; i < 4; i++) {
        struct rational *z = rational_fresh(pool);
        set_scaled(z, sum[i], width);
        series.sum[i] = z;
        mpz_clear(sum[i]);
    }
    struct rational *wrong = rational_fresh(pool);
    mpz_set_si(term, 3L * terms + 2);
    set_scaled(wrong, term, width);
    series.wrong = wrong;
    mpz_clears(term, scaled, divisor, NULL);
    return series;
}
