/* SPDX-License-Identifier: BSD-2-Clause */
/* The memory of numbers. */
#include "numbers/algebraic.h"
#include "numbers/number_private.h"
#include "numbers/real.h"

#include <stdlib.h>

enum { BLOCK_SIZE = 62 };

struct block {
    struct block *next;
    int used;
    struct number number[BLOCK_SIZE];
};

struct number_pool {
    struct block *blocks;
    struct shared shared;
};

struct number_pool *number_pool_new(void)
{
    struct number_pool *pool = calloc(1, sizeof *pool);
    if (pool != NULL) number_pool_limit(pool, NUMBER_BUDGET_BITS, NUMBER_BUDGET_DEGREE);
    return pool;
}

void number_pool_limit(struct number_pool *pool, long bits, long degree)
{
    pool->shared.budget_bits = bits;
    pool->shared.max_degree = degree;
}

void number_pool_trust(struct number_pool *pool)
{
    pool->shared.in_doubt = 0;
}

int number_pool_is_in_doubt(const struct number_pool *pool)
{
    return pool->shared.in_doubt;
}

struct shared *number_pool_shared(struct number_pool *pool)
{
    return &pool->shared;
}

static void clear(struct number *x)
{
    mpq_clear(x->value);
    real_free(x->real);
}

void number_pool_free(struct number_pool *pool)
{
    if (pool == NULL) return;
    struct block *next;
    for (struct block *block = pool->blocks; block != NULL; block = next) {
        next = block->next;
        for (int i = 0; i < block->used; i++) clear(block->number + i);
        free(block);
    }
    field_free(pool->shared.field);
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
    x->real = NULL;
    return x;
}
