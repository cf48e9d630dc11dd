/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/number_private.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

enum { BLOCK_SIZE = 62 };

struct block {
    struct block *next;
    int used;
    struct number number[BLOCK_SIZE];
};

struct number_pool {
    struct block *blocks;
};

struct number_pool *number_pool_new(void)
{
    return calloc(1, sizeof(struct number_pool));
}

void number_pool_free(struct number_pool *pool)
{
    if (pool == NULL) return;
    struct block *next;
    for (struct block *block = pool->blocks; block != NULL; block = next) {
        next = block->next;
        for (int i = 0; i < block->used; i++) mpq_clear(block->number[i].value);
        free(block);
    }
    free(pool);
}

struct number *number_fresh(struct number_pool *pool)
{
    struct block *block = pool->blocks;
    if (block == NULL || block->used == BLOCK_SIZE) {
        block = malloc(sizeof *block);
        if (block == NULL) abort();
        block->used = 0;
        block->next = pool->blocks;
        pool->blocks = block;
    }
    struct number *x = &block->number[block->used++];
    mpq_init(x->value);
    return x;
}

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

const struct number *number_from_double(struct number_pool *pool, double value)
{
    assert(isfinite(value));
    struct number *x = number_fresh(pool);
    mpq_set_d(x->value, value);
    return x;
}

const struct number *number_add(struct number_pool *pool, const struct number *x, const struct number *y)
{
    struct number *z = number_fresh(pool);
    mpq_add(z->value, x->value, y->value);
    return z;
}

const struct number *number_subtract(struct number_pool *pool, const struct number *x, const struct number *y)
{
    struct number *z = number_fresh(pool);
    mpq_sub(z->value, x->value, y->value);
    return z;
}

const struct number *number_multiply(struct number_pool *pool, const struct number *x, const struct number *y)
{
    struct number *z = number_fresh(pool);
    mpq_mul(z->value, x->value, y->value);
    return z;
}

const struct number *number_divide(struct number_pool *pool, const struct number *x, const struct number *y)
{
    assert(number_sign(y) != 0);
    struct number *z = number_fresh(pool);
    mpq_div(z->value, x->value, y->value);
    return z;
}

int number_sign(const struct number *x)
{
    return mpq_sgn(x->value);
}

int number_equal(const struct number *x, const struct number *y)
{
    return mpq_equal(x->value, y->value) != 0;
}

long number_numerator_bits(const struct number *x)
{
    return (long)mpz_sizeinbase(mpq_numref(x->value), 2);
}

long number_denominator_bits(const struct number *x)
{
    return (long)mpz_sizeinbase(mpq_denref(x->value), 2);
}

/* mpq_get_d truncates, so the relative distance is below 2^-52; 2^-1022 covers the loss of a subnormal. */
double number_to_double(const struct number *x, double *distance)
{
    const double value = mpq_get_d(x->value);
    *distance = INFINITY;
    if (!isfinite(value)) return value;
    mpq_t back;
    mpq_init(back);
    mpq_set_d(back, value);
    *distance = mpq_equal(back, x->value) ? 0.0 : fabs(value) * 0x1p-51 + 0x1p-1022;
    mpq_clear(back);
    return value;
}
