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
/*@ requires x != \null && digits(shift) && \valid(numerator) && \valid(denominator) && \separated(numerator, denominator);
  @ assigns *numerator, *denominator;
  @ ensures divisor: integer_in(denominator->state) > 0;
  @ ensures right: shift >= 0 ==> place_of(x) * power_of_two(shift) * integer_in(denominator->state) == integer_in(numerator->state);
  @ ensures left: shift < 0 ==> place_of(x) * integer_in(denominator->state) == integer_in(numerator->state) * power_of_two(-shift); */
static void scale(mpz_t numerator, mpz_t denominator, scalar x, long shift)
{
    mpz_init_set(numerator, mpq_numref(x->value));
    mpz_init_set(denominator, mpq_denref(x->value));
    //@ assert ratio: place_of((struct scalar *)x) * denominator_of((struct scalar *)x) == numerator_of((struct scalar *)x);
    //@ assert first: integer_in(numerator->state) == numerator_of((struct scalar *)x);
    if (shift >= 0) {
        //@ assert same: (mp_bitcnt_t)shift == shift;
        mpz_mul_2exp(numerator, numerator, (mp_bitcnt_t)shift);
        //@ assert longer: integer_in(numerator->state) == numerator_of((struct scalar *)x) * power_of_two(shift);
        //@ assert other: integer_in(denominator->state) == denominator_of((struct scalar *)x);
    } else {
        //@ assert same: (mp_bitcnt_t)-shift == -shift;
        mpz_mul_2exp(denominator, denominator, (mp_bitcnt_t)-shift);
        //@ assert other: integer_in(numerator->state) == numerator_of((struct scalar *)x);
    }
}

/* A new number n / 2^shift; n is changed. */
/*@ requires pool != \null && digits(shift) && \valid(n);
  @ assigns *n, \result \from pool, *n, shift;
  @ ensures \result != \null;
  @ ensures right: shift >= 0 ==> scalar_value(\result) * power_of_two(shift) == \old(integer_in(n->state));
  @ ensures left: shift < 0 ==> scalar_value(\result) == \old(integer_in(n->state)) * power_of_two(-shift); */
static scalar dyadic(struct scalar_pool *pool, mpz_t n, long shift)
{
    struct scalar *z = scalar_fresh(pool);
    const mp_bitcnt_t right = shift > 0 ? (mp_bitcnt_t)shift : 0, left = shift < 0 ? (mp_bitcnt_t)-shift : 0;
    mpq_t whole;
    //@ assert place: scalar_value(z) == place_value((__mpq_struct *)z->value);
    //@ assert right: shift >= 0 ==> right == shift && power_of_two(left) == 1;
    //@ assert left: shift < 0 ==> left == -shift && power_of_two(right) == 1;
    mpz_mul_2exp(n, n, left);
    mpq_init(whole);
    mpq_set_z(whole, n);
    mpq_div_2exp(z->value, whole, right);
    mpq_clear(whole);
    return z;
}

/* The k for which x is a rational with the denominator 2^k; -1 when it is another number. */
/*@ requires x != \null;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 0x10000000000;
  @ ensures \result >= 0 ==> scalar_value(x) * power_of_two(\result) == numerator_of(x); */
static long dyadic_places(scalar x)
{
    if (!scalar_is_plain(x)) return -1;
    const long places = (long)mpz_sizeinbase(mpq_denref(x->value), 2) - 1;
    const unsigned long zeros = mpz_scan1(mpq_denref(x->value), 0);
    if (zeros != (unsigned long)places) return -1;
    //@ assert double: power_of_two(places + 1) == 2 * power_of_two(places);
    //@ assert one: denominator_of((struct scalar *)x) == power_of_two(places);
    return places;
}

/* The number of trailing binary digits of n that rounding to `bits` bits removes. */
/*@ requires \valid_read(n);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 0x20000000000; */
static long left_out(const mpz_t n, int bits)
{
    const long length = (long)mpz_sizeinbase(n, 2) - bits - 1;
    return length > 0 ? length : 0;
}

/* A new number n / 2^places, rounded; n is changed. */
/*@ requires pool != \null && 0 <= places <= 0x20000000000 && \valid(n);
  @ assigns *n, \result \from pool, *n, places, bits, up;
  @ ensures \result != \null;
  @ ensures up == 0 ==> scalar_value(\result) * power_of_two(places) <= \old(integer_in(n->state));
  @ ensures up == 1 ==> scalar_value(\result) * power_of_two(places) >= \old(integer_in(n->state)); */
static scalar rounded_dyadic(struct scalar_pool *pool, mpz_t n, long places, int bits, int up)
{
    const long length = left_out(n, bits);
    if (up)
        mpz_cdiv_q_2exp(n, n, (mp_bitcnt_t)length);
    else
        mpz_fdiv_q_2exp(n, n, (mp_bitcnt_t)length);
    //@ assert same: (mp_bitcnt_t)length == length;
    //@ assert sum: places >= length ==> power_of_two(places) == power_of_two(places - length) * power_of_two(length);
    //@ assert sum: places < length ==> power_of_two(length) == power_of_two(length - places) * power_of_two(places);
    return dyadic(pool, n, places - length);
}

/* The sum of two dyadic numbers, of which `fine` has `places` binary places and `coarse` some fewer. */
/*@ requires pool != \null && fine != \null && coarse != \null && 0 <= fewer <= places <= 0x10000000000;
  @ requires scalar_value(fine) * power_of_two(places) == numerator_of(fine);
  @ requires scalar_value(coarse) * power_of_two(places - fewer) == numerator_of(coarse);
  @ assigns \result \from pool, fine, coarse, places, fewer, bits, up;
  @ ensures \result != \null;
  @ ensures below: up == 0 ==> scalar_value(\result) <= check_sum(scalar_value(fine), scalar_value(coarse));
  @ ensures above: up == 1 ==> scalar_value(\result) >= check_sum(scalar_value(fine), scalar_value(coarse)); */
static scalar dyadic_sum(struct scalar_pool *pool, scalar fine, scalar coarse, long places, long fewer, int bits,
                         int up)
{
    mpz_t sum;
    mpz_init(sum);
    //@ assert same: (mp_bitcnt_t)fewer == fewer;
    mpz_mul_2exp(sum, mpq_numref(coarse->value), (mp_bitcnt_t)fewer);
    //@ assert coarse: integer_in(sum->state) == numerator_of((struct scalar *)coarse) * power_of_two(fewer);
    mpz_add(sum, sum, mpq_numref(fine->value));
    //@ assert powers: power_of_two(places) == power_of_two(places - fewer) * power_of_two(fewer) && power_of_two(places) > 0;
    //@ assert numerator: integer_in(sum->state) == numerator_of((struct scalar *)fine) + numerator_of((struct scalar *)coarse) * power_of_two(fewer);
    //@ assert sum: integer_in(sum->state) == (scalar_value(fine) + scalar_value(coarse)) * power_of_two(places);
    const scalar z = rounded_dyadic(pool, sum, places, bits, up);
    mpz_clear(sum);
    return z;
}

scalar scalar_sum_round(struct scalar_pool *pool, scalar x, scalar y, int bits, int up)
{
    const long m = dyadic_places(x), n = dyadic_places(y);
    if (m < 0 || n < 0) return scalar_round(pool, scalar_add(pool, x, y), bits, up);
    scalar_charge_parts(x);
    scalar_charge_parts(y);
    return m > n ? dyadic_sum(pool, x, y, m, m - n, bits, up) : dyadic_sum(pool, y, x, n, n - m, bits, up);
}

/* The product of two dyadic numbers with m and n binary places. */
/*@ requires pool != \null && x != \null && y != \null && 0 <= m <= 0x10000000000 && 0 <= n <= 0x10000000000;
  @ requires scalar_value(x) * power_of_two(m) == numerator_of(x);
  @ requires scalar_value(y) * power_of_two(n) == numerator_of(y);
  @ assigns \result \from pool, x, y, m, n, bits, up;
  @ ensures \result != \null;
  @ ensures below: up == 0 ==> scalar_value(\result) <= check_product(scalar_value(x), scalar_value(y));
  @ ensures above: up == 1 ==> scalar_value(\result) >= check_product(scalar_value(x), scalar_value(y)); */
static scalar dyadic_product(struct scalar_pool *pool, scalar x, scalar y, long m, long n, int bits, int up)
{
    mpz_t product;
    mpz_init(product);
    mpz_mul(product, mpq_numref(x->value), mpq_numref(y->value));
    //@ assert powers: power_of_two(m + n) == power_of_two(m) * power_of_two(n) && power_of_two(m + n) > 0;
    //@ assert numerator: integer_in(product->state) == numerator_of((struct scalar *)x) * numerator_of((struct scalar *)y);
    //@ assert product: integer_in(product->state) == scalar_value(x) * scalar_value(y) * power_of_two(m + n);
    const scalar z = rounded_dyadic(pool, product, m + n, bits, up);
    mpz_clear(product);
    return z;
}

scalar scalar_product_round(struct scalar_pool *pool, scalar x, scalar y, int bits, int up)
{
    const long m = dyadic_places(x), n = dyadic_places(y);
    if (m < 0 || n < 0) return scalar_round(pool, scalar_multiply(pool, x, y), bits, up);
    scalar_charge_parts(x);
    scalar_charge_parts(y);
    return dyadic_product(pool, x, y, m, n, bits, up);
}

/* Adds x y to total / 2^places. */
/*@ requires \valid(places) && 0 <= *places <= 0x20000000000 && x != \null && y != \null && \valid(total);
  @ assigns *places, *total;
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
        if (dyadic_places(x[i]) < 0 || dyadic_places(y[i]) < 0) return scalar_round(pool, dot(pool, x, y, n), bits, up);
    mpz_t total;
    mpz_init(total);
    /*@ loop invariant 0 <= i && (i <= n || n < 0) && 0 <= places <= 0x20000000000;
      @ loop assigns i, places, total[0];
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) add_product(total, &places, x[i], y[i]);
    const scalar z = rounded_dyadic(pool, total, places, bits, up);
    mpz_clear(total);
    return z;
}

/* A copy of x in this pool; x may be in another pool that is freed earlier. */
/*@ requires pool != \null && x != \null;
  @ assigns \nothing;
  @ ensures \result != \null && scalar_value(\result) == place_of(x); */
static scalar copied(struct scalar_pool *pool, scalar x)
{
    struct scalar *z = scalar_fresh(pool);
    mpq_set(z->value, x->value);
    return z;
}

/* A new number, at most or at least numerator / denominator / 2^shift; the numerator is changed. */
/*@ requires pool != \null && digits(shift) && \valid(numerator) && \valid(denominator) && \separated(numerator, denominator);
  @ requires integer_in(denominator->state) > 0;
  @ assigns *numerator, \result \from pool, *numerator, *denominator, shift, up;
  @ ensures \result != \null;
  @ ensures below: up == 0 && shift >= 0 ==>
  @   scalar_value(\result) * power_of_two(shift) * \old(integer_in(denominator->state)) <= \old(integer_in(numerator->state));
  @ ensures above: up == 1 && shift >= 0 ==>
  @   scalar_value(\result) * power_of_two(shift) * \old(integer_in(denominator->state)) >= \old(integer_in(numerator->state));
  @ ensures far_below: up == 0 && shift < 0 ==>
  @   scalar_value(\result) * \old(integer_in(denominator->state)) <= \old(integer_in(numerator->state)) * power_of_two(-shift);
  @ ensures far_above: up == 1 && shift < 0 ==>
  @   scalar_value(\result) * \old(integer_in(denominator->state)) >= \old(integer_in(numerator->state)) * power_of_two(-shift); */
static scalar quotient(struct scalar_pool *pool, mpz_t numerator, const mpz_t denominator, long shift, int up)
{
    //@ assert positive: (shift >= 0 ==> power_of_two(shift) > 0) && (shift < 0 ==> power_of_two(-shift) > 0);
    if (up)
        mpz_cdiv_q(numerator, numerator, denominator);
    else
        mpz_fdiv_q(numerator, numerator, denominator);
    return dyadic(pool, numerator, shift);
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
    //@ assert positive: (shift >= 0 ==> power_of_two(shift) > 0) && (shift < 0 ==> power_of_two(-shift) > 0);
    const scalar z = quotient(pool, numerator, denominator, shift, up);
    mpz_clear(numerator);
    mpz_clear(denominator);
    return z;
}

/* The same for the square root of numerator / denominator, divided by 2^half. */
/*@ requires pool != \null && digits(half) && \valid(numerator) && \valid(denominator) && \separated(numerator, denominator);
  @ requires integer_in(numerator->state) >= 0 && integer_in(denominator->state) > 0;
  @ assigns *numerator, \result \from pool, *numerator, *denominator, half, up;
  @ ensures \result != \null;
  @ ensures sign: scalar_value(\result) >= 0;
  @ ensures below: up == 0 && half >= 0 ==> square(scalar_value(\result) * power_of_two(half)) * \old(integer_in(denominator->state)) <= \old(integer_in(numerator->state));
  @ ensures above: up == 1 && half >= 0 ==> square(scalar_value(\result) * power_of_two(half)) * \old(integer_in(denominator->state)) >= \old(integer_in(numerator->state));
  @ ensures far_below: up == 0 && half < 0 ==> square(scalar_value(\result)) * \old(integer_in(denominator->state)) <= \old(integer_in(numerator->state)) * square(power_of_two(-half));
  @ ensures far_above: up == 1 && half < 0 ==> square(scalar_value(\result)) * \old(integer_in(denominator->state)) >= \old(integer_in(numerator->state)) * square(power_of_two(-half)); */
static scalar root(struct scalar_pool *pool, mpz_t numerator, const mpz_t denominator, long half, int up)
{
    //@ assert positive: (half >= 0 ==> power_of_two(half) > 0) && (half < 0 ==> power_of_two(-half) > 0);
    mpz_fdiv_q(numerator, numerator, denominator);
    mpz_sqrt(numerator, numerator);
    if (up) mpz_add_ui(numerator, numerator, 1);
    return dyadic(pool, numerator, half);
}

scalar scalar_root(struct scalar_pool *pool, scalar x, int bits, int up)
{
    if (!scalar_is_plain(x) || mpq_sgn(x->value) < 0) return scalar_unknown(pool);
    if (mpq_sgn(x->value) == 0) return scalar_zero(pool);
    const long half = bits - size_of(x) / 2;
    mpz_t numerator, denominator;
    scalar_charge_parts(x);
    scale(numerator, denominator, x, 2 * half);
    //@ assert positive: (half >= 0 ==> power_of_two(half) > 0) && (half < 0 ==> power_of_two(-half) > 0);
    //@ assert square: half >= 0 ==> power_of_two(2 * half) == square(power_of_two(half));
    //@ assert square: half < 0 ==> power_of_two(-(2 * half)) == square(power_of_two(-half));
    const scalar z = root(pool, numerator, denominator, half, up);
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
    mpz_t one;
    mpz_init_set_ui(one, 1);
    const scalar z = dyadic(pool, one, -(long)n);
    mpz_clear(one);
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
      @ loop assigns i, sum[0 .. 3][0];
      @ loop variant 4 - i; */
    for (int i = 0; i < 4; i++) mpz_init(sum[i]);
    scalar_charge_parts(y);
    budget_charge((long)terms * width * width / 1024, width / 16);
    scale(scaled, divisor, y, width);
    mpz_fdiv_q(scaled, scaled, divisor);
    mpz_init_set_ui(term, 1);
    mpz_mul_2exp(term, term, (mp_bitcnt_t)width);
    /*@ loop invariant 0 <= n <= terms;
      @ loop assigns n, sum[0 .. 3][0], term[0];
      @ loop variant terms - n; */
    for (int n = 0; n < terms; n++) {
        mpz_add(sum[n % 4], sum[n % 4], term);
        mpz_mul(term, term, scaled);
        mpz_fdiv_q_2exp(term, term, (mp_bitcnt_t)width);
        mpz_fdiv_q_ui(term, term, (unsigned long)n + 1);
    }
    /*@ loop invariant 0 <= i <= 4 && \forall integer k; 0 <= k < i ==> series.sum[k] != \null;
      @ loop assigns i, series.sum[0 .. 3], sum[0 .. 3][0];
      @ loop variant 4 - i; */
    for (int i = 0; i < 4; i++) {
        series.sum[i] = dyadic(pool, sum[i], width);
        mpz_clear(sum[i]);
    }
    mpz_set_si(term, 3L * terms + 2);
    series.wrong = dyadic(pool, term, width);
    mpz_clear(term);
    mpz_clear(scaled);
    mpz_clear(divisor);
    return series;
}
