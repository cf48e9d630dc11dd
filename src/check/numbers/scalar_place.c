/* SPDX-License-Identifier: BSD-2-Clause */
/* Allocation of results, and the cost of the operations, in units of about a nanosecond of GMP's time. */
#include "check/budget.h"
#include "check/numbers/scalar_private.h"
#include "check/numbers/scalar_reuse.h"

#include <stddef.h>

enum { CALL = 100, DIGITS_PER_WORD = 19, LINEAR = 4 };
/* Sizes, in words, from which GMP's algorithms for common divisors and for products are faster than m n. */
enum { FAST_DIVISOR = 4096, FAST_PRODUCT = 32, FASTER_PRODUCT = 2048, SLOWER = 16, WORD_BITS = 64 };

/*@ assigns \nothing;
  @ ensures \result <= m && \result <= n && (\result == m || \result == n); */
static long least(long m, long n)
{
    return m < n ? m : n;
}

/*@ assigns \nothing;
  @ ensures m <= \result && n <= \result && (\result == m || \result == n); */
static long most(long m, long n)
{
    return m < n ? n : m;
}

/* The cost of the greatest common divisor of integers of m and n words, without their powers of 2; and of their
 * product. */
/*@ requires 0 <= m < 0x400000000 && 0 <= n < 0x400000000;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 0x4100000000000; */
static long divisor_cost(long m, long n)
{
    return 100 * least(m, n) + most(m, n) * least(least(m, n), FAST_DIVISOR);
}

/*@ requires 0 <= m < 0x400000000 && 0 <= n < 0x400000000;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 0x28000000000; */
static long product_cost(long m, long n)
{
    const long shorter = least(m, n);
    return most(m, n) * (least(shorter, FAST_PRODUCT) + least(shorter, FASTER_PRODUCT) / SLOWER);
}

/*@ requires \valid_read(x);
  @ assigns \nothing;
  @ ensures 0 <= \result < 0x400000000; */
static long numerator_words(scalar x)
{
    return (long)mpz_size(mpq_numref(x->value));
}

/*@ requires \valid_read(x);
  @ assigns \nothing;
  @ ensures 0 <= \result < 0x400000000; */
static long denominator_words(scalar x)
{
    return (long)mpz_size(mpq_denref(x->value));
}

/* The words of the denominator without its power of 2, which is removed in time proportional to its length. */
/*@ requires \valid_read(x);
  @ assigns \nothing;
  @ ensures 0 <= \result < 0x400000000; */
static long odd_words(scalar x)
{
    const long words = denominator_words(x), zeros = (long)(mpz_scan1(mpq_denref(x->value), 0) / WORD_BITS);
    return zeros < words ? words - zeros : words;
}

/*@ predicate pool_ok{L}(struct scalar_pool *pool) = \valid(pool) && (pool->spare == \null || \valid(pool->spare)); */

/* Allocates a result of this many words; intermediate results need as many again. */
/*@ requires pool_ok(pool) && 0 <= cost <= 0x10000000000000 && 0 <= words < 1000000000000;
  @ assigns pool->newest, pool->spare;
  @ ensures \valid(\result); */
static struct scalar *take_place(struct scalar_pool *pool, long cost, long words)
{
    budget_charge(CALL + cost, words);
    struct scalar *z = pool->spare;
    if (z == NULL) return scalar_fresh(pool);
    pool->spare = z->spare;
    return z;
}

/* For x = m / p and y = n / q: the products m q, n p and p q, and the common divisor of p and q. */
/*@ requires pool_ok(pool) && \valid_read(x) && \valid_read(y);
  @ assigns pool->newest, pool->spare;
  @ ensures \valid(\result); */
struct scalar *scalar_place_sum(struct scalar_pool *pool, scalar x, scalar y)
{
    const long m = numerator_words(x), p = denominator_words(x), n = numerator_words(y), q = denominator_words(y);
    const long divisor = divisor_cost(odd_words(x), odd_words(y)) + LINEAR * (p + q);
    return take_place(pool, divisor + product_cost(m, q) + product_cost(n, p) + product_cost(p, q), m + n + p + q);
}

/* The products m n and p q, and the common divisors of m and q, and of n and p. */
/*@ requires pool_ok(pool) && \valid_read(x) && \valid_read(y);
  @ assigns pool->newest, pool->spare;
  @ ensures \valid(\result); */
struct scalar *scalar_place_product(struct scalar_pool *pool, scalar x, scalar y)
{
    const long m = numerator_words(x), p = denominator_words(x), n = numerator_words(y), q = denominator_words(y);
    const long divisors = divisor_cost(m, odd_words(y)) + divisor_cost(n, odd_words(x)) + LINEAR * (p + q);
    return take_place(pool, divisors + product_cost(m, n) + product_cost(p, q), m + n + p + q);
}

/*@ requires \valid(pool) && \valid((struct scalar *)x);
  @ assigns pool->spare, ((struct scalar *)x)->spare;
  @ ensures pool->spare == x; */
void scalar_forget(struct scalar_pool *pool, scalar x)
{
    struct scalar *place = (struct scalar *)x;
    place->spare = pool->spare;
    pool->spare = place;
}

/* Reading the digits of a number of n words takes about the time of a common divisor with one of n / 16. */
/*@ requires 0 <= length;
  @ assigns \nothing; */
void scalar_charge_text(int length)
{
    const long words = length / DIGITS_PER_WORD + 1;
    budget_charge(CALL + divisor_cost(words, words / 16), words);
}

/* The common divisor of numerator and denominator, or a square root of each. */
/*@ requires \valid_read(x);
  @ assigns \nothing; */
void scalar_charge_parts(scalar x)
{
    const long m = numerator_words(x), n = denominator_words(x);
    budget_charge(divisor_cost(m, n) + product_cost(m, m) + product_cost(n, n), m + n);
}
