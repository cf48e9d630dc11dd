/* SPDX-License-Identifier: BSD-2-Clause */
/* Rounds rationals to short ones, for enclosures (kernel/enclose.h). */
#include "check/numbers/scalar_round.h"
#include "check/budget.h"
#include "check/numbers/scalar_private.h"

/*@ // A sum or difference of numbers of binary digits, of which an integer in memory has at most 2^40 (G21 of proofs/TRUST.md).
  @ predicate digits(integer n) = -0x20000000000 <= n <= 0x20000000000; */

/* A k with 2^(k - 1) < |x| < 2^(k + 1), x not 0. */
/*@ requires x != \null;
  @ assigns \nothing;
  @ ensures -0x10000000000 <= \result <= 0x10000000000; */
static long size_of(scalar x)
{
    return (long)mpz_sizeinbase(mpq_numref(x->value), 2) - (long)mpz_sizeinbase(mpq_denref(x->value), 2);
}

/* Multiplies numerator and denominator by powers of 2 such that their quotient is x 2^shift. */
/*@ requires x != \null && digits(shift);
  @ assigns \nothing;
  @ ensures is_divisor((__mpz_struct *)denominator); */
static void scale(mpz_t numerator, mpz_t denominator, scalar x, long shift)
{
    mpz_init_set(numerator, mpq_numref(x->value));
    mpz_init_set(denominator, mpq_denref(x->value));
    if (shift >= 0)
        mpz_mul_2exp(numerator, numerator, (mp_bitcnt_t)shift);
    else
        mpz_mul_2exp(denominator, denominator, (mp_bitcnt_t)-shift);
}

/* z = n / 2^shift */
/*@ requires z != \null && digits(shift);
  @ assigns \nothing; */
static void set_scaled(struct scalar *z, const mpz_t n, long shift)
{
    mpq_set_z(z->value, n);
    if (shift >= 0)
        mpq_div_2exp(z->value, z->value, (mp_bitcnt_t)shift);
    else
        mpq_mul_2exp(z->value, z->value, (mp_bitcnt_t)-shift);
}

/* The k for which the denominator of x is 2^k; -1 when it is not a power of 2. */
/*@ requires x != \null;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 0x10000000000; */
static long dyadic_places(scalar x)
{
    const long places = (long)mpz_sizeinbase(mpq_denref(x->value), 2) - 1;
    return (long)mpz_scan1(mpq_denref(x->value), 0) == places ? places : -1;
}

/* The number of trailing binary digits of n that rounding to `bits` bits removes. */
/*@ assigns \nothing;
  @ ensures 0 <= \result <= 0x20000000000; */
static long left_out(const mpz_t n, int bits)
{
    const long length = (long)mpz_sizeinbase(n, 2) - bits - 1;
    return length > 0 ? length : 0;
}

/* Replaces z, whose denominator is 1, by z / 2^places, rounded. */
/*@ requires z != \null && digits(places);
  @ assigns \nothing; */
static void round_dyadic(struct scalar *z, long places, int bits, int up)
{
    mpz_ptr n = mpq_numref(z->value);
    const long length = left_out(n, bits);
    if (up)
        mpz_cdiv_q_2exp(n, n, (mp_bitcnt_t)length);
    else
        mpz_fdiv_q_2exp(n, n, (mp_bitcnt_t)length);
    if (places >= length)
        mpq_div_2exp(z->value, z->value, (mp_bitcnt_t)(places - length));
    else
        mpq_mul_2exp(z->value, z->value, (mp_bitcnt_t)(length - places));
}

/* 1 when sums and products of x and y need no greatest common divisor. */
/*@ requires x != \null && y != \null;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int are_dyadic(scalar x, scalar y)
{
    return scalar_is_plain(x) && scalar_is_plain(y) && dyadic_places(x) >= 0 && dyadic_places(y) >= 0;
}

scalar scalar_sum_round(struct scalar_pool *pool, scalar x, scalar y, int bits, int up)
{
    if (!are_dyadic(x, y)) return scalar_round(pool, scalar_add(pool, x, y), bits, up);
    const long m = dyadic_places(x), n = dyadic_places(y);
    const scalar fine = m > n ? x : y, coarse = m > n ? y : x;
    scalar_charge_parts(x);
    scalar_charge_parts(y);
    struct scalar *z = scalar_fresh(pool);
    mpz_mul_2exp(mpq_numref(z->value), mpq_numref(coarse->value), (mp_bitcnt_t)(m > n ? m - n : n - m));
    mpz_add(mpq_numref(z->value), mpq_numref(z->value), mpq_numref(fine->value));
    round_dyadic(z, m > n ? m : n, bits, up);
    return z;
}

scalar scalar_product_round(struct scalar_pool *pool, scalar x, scalar y, int bits, int up)
{
    if (!are_dyadic(x, y)) return scalar_round(pool, scalar_multiply(pool, x, y), bits, up);
    scalar_charge_parts(x);
    scalar_charge_parts(y);
    struct scalar *z = scalar_fresh(pool);
    mpz_mul(mpq_numref(z->value), mpq_numref(x->value), mpq_numref(y->value));
    round_dyadic(z, dyadic_places(x) + dyadic_places(y), bits, up);
    return z;
}

/* Adds x y to total / 2^places. */
/*@ requires \valid(places) && 0 <= *places <= 0x20000000000 && x != \null && y != \null;
  @ assigns *places;
  @ ensures 0 <= *places <= 0x20000000000; */
static void add_product(mpz_t total, long *places, scalar x, scalar y)
{
    const long finer = dyadic_places(x) + dyadic_places(y) - *places;
    mpz_t product;
    scalar_charge_parts(x);
    scalar_charge_parts(y);
    if (finer > 0) {
        mpz_mul_2exp(total, total, (mp_bitcnt_t)finer);
        *places += finer;
    }
    if (finer >= 0) {
        mpz_addmul(total, mpq_numref(x->value), mpq_numref(y->value));
        return;
    }
    mpz_init(product);
    mpz_mul(product, mpq_numref(x->value), mpq_numref(y->value));
    mpz_mul_2exp(product, product, (mp_bitcnt_t)-finer);
    mpz_add(total, total, product);
    mpz_clear(product);
}

/* The same sum when some numbers are not dyadic. */
/*@ requires pool != \null && \valid_read(x + (0 .. n - 1)) && \valid_read(y + (0 .. n - 1));
  @ requires \forall integer i; 0 <= i < n ==> x[i] != \null && y[i] != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar dot(struct scalar_pool *pool, const scalar *x, const scalar *y, int n)
{
    scalar sum = scalar_zero(pool);
    /*@ loop invariant 0 <= i && (i <= n || n < 0) && sum != \null;
      @ loop assigns i, sum;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) sum = scalar_add(pool, sum, scalar_multiply(pool, x[i], y[i]));
    return sum;
}

scalar scalar_dot_round(struct scalar_pool *pool, const scalar *x, const scalar *y, int n, int bits, int up)
{
    long places = 0;
    /*@ loop invariant 0 <= i && (i <= n || n < 0);
      @ loop assigns i;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++)
        if (!are_dyadic(x[i], y[i])) return scalar_round(pool, dot(pool, x, y, n), bits, up);
    struct scalar *z = scalar_fresh(pool);
    /*@ loop invariant 0 <= i && (i <= n || n < 0) && 0 <= places <= 0x20000000000;
      @ loop assigns i, places;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) add_product(mpq_numref(z->value), &places, x[i], y[i]);
    round_dyadic(z, places, bits, up);
    return z;
}

/* A copy of x in this pool; x may be in another pool that is freed earlier. */
/*@ requires pool != \null && x != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar copied(struct scalar_pool *pool, scalar x)
{
    struct scalar *z = scalar_fresh(pool);
    mpq_set(z->value, x->value);
    return z;
}

scalar scalar_round(struct scalar_pool *pool, scalar x, int bits, int up)
{
    if (!scalar_is_plain(x)) return scalar_unknown(pool);
    if (mpq_sgn(x->value) == 0) return scalar_zero(pool);
    if (dyadic_places(x) >= 0 && left_out(mpq_numref(x->value), bits) == 0) return copied(pool, x);
    const long shift = bits - size_of(x);
    mpz_t numerator, denominator;
    scalar_charge_parts(x);
    scale(numerator, denominator, x, shift);
    struct scalar *z = scalar_fresh(pool);
    if (up)
        mpz_cdiv_q(numerator, numerator, denominator);
    else
        mpz_fdiv_q(numerator, numerator, denominator);
    set_scaled(z, numerator, shift);
    mpz_clear(numerator);
    mpz_clear(denominator);
    return z;
}

scalar scalar_root(struct scalar_pool *pool, scalar x, int bits, int up)
{
    if (!scalar_is_plain(x) || mpq_sgn(x->value) < 0) return scalar_unknown(pool);
    if (mpq_sgn(x->value) == 0) return scalar_zero(pool);
    const long half = bits - size_of(x) / 2;
    mpz_t numerator, denominator;
    scalar_charge_parts(x);
    scale(numerator, denominator, x, 2 * half);
    struct scalar *z = scalar_fresh(pool);
    mpz_fdiv_q(numerator, numerator, denominator);
    mpz_sqrt(numerator, numerator);
    if (up) mpz_add_ui(numerator, numerator, 1);
    set_scaled(z, numerator, half);
    mpz_clear(numerator);
    mpz_clear(denominator);
    return z;
}

scalar scalar_integer(struct scalar_pool *pool, long n)
{
    struct scalar *z = scalar_fresh(pool);
    mpq_set_si(z->value, n, 1);
    return z;
}

scalar scalar_power_of_two(struct scalar_pool *pool, int n)
{
    struct scalar *z = scalar_fresh(pool);
    mpq_set_si(z->value, 1, 1);
    mpq_mul_2exp(z->value, z->value, (mp_bitcnt_t)n);
    return z;
}

int scalar_size(scalar x)
{
    if (!scalar_is_plain(x)) return SCALAR_SIZE_UNKNOWN;
    if (mpq_sgn(x->value) == 0) return -SCALAR_SIZE_UNKNOWN;
    const long size = size_of(x);
    return -SCALAR_SIZE_UNKNOWN < size && size < SCALAR_SIZE_UNKNOWN ? (int)size : SCALAR_SIZE_UNKNOWN;
}

/* Terms are integers over 2^width. y, t_n and t_(n+1) = t_n y / (n + 1) are rounded down; the error e_n of t_n, in
 * units of 2^-width, is at most 3: e_1 <= 1, and e_(n+1) <= (e_n / 256 + 1 / 256 + 1) / (n + 1) + 1. The omitted terms
 * add up to less than 2^-width. */
struct scalar_series scalar_series(struct scalar_pool *pool, scalar y, int bits)
{
    enum { SMALL = 8, MORE = 16 };
    const int width = bits + MORE, terms = width / SMALL + 2;
    struct scalar_series series;
    mpz_t sum[4], term, scaled, divisor;
    /*@ loop invariant 0 <= i <= 4;
      @ loop assigns i;
      @ loop variant 4 - i; */
    for (int i = 0; i < 4; i++) mpz_init(sum[i]);
    scalar_charge_parts(y);
    budget_charge((long)terms * width * width / 1024, width / 16);
    scale(scaled, divisor, y, width);
    mpz_fdiv_q(scaled, scaled, divisor);
    mpz_init_set_ui(term, 1);
    mpz_mul_2exp(term, term, (mp_bitcnt_t)width);
    /*@ loop invariant 0 <= n <= terms;
      @ loop assigns n;
      @ loop variant terms - n; */
    for (int n = 0; n < terms; n++) {
        mpz_add(sum[n % 4], sum[n % 4], term);
        mpz_mul(term, term, scaled);
        mpz_fdiv_q_2exp(term, term, (mp_bitcnt_t)width);
        mpz_fdiv_q_ui(term, term, (unsigned long)n + 1);
    }
    /*@ loop invariant 0 <= i <= 4 && \forall integer k; 0 <= k < i ==> series.sum[k] != \null;
      @ loop assigns i, series.sum[0 .. 3];
      @ loop variant 4 - i; */
    for (int i = 0; i < 4; i++) {
        struct scalar *z = scalar_fresh(pool);
        set_scaled(z, sum[i], width);
        series.sum[i] = z;
        mpz_clear(sum[i]);
    }
    struct scalar *wrong = scalar_fresh(pool);
    mpz_set_si(term, 3L * terms + 2);
    set_scaled(wrong, term, width);
    series.wrong = wrong;
    mpz_clear(term);
    mpz_clear(scaled);
    mpz_clear(divisor);
    return series;
}
