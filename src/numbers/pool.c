/* SPDX-License-Identifier: BSD-2-Clause */
/* The memory of numbers. */
#include "numbers/pool_private.h"

#include <stdlib.h>

struct number_pool *number_pool_new(void)
{
    struct number_pool *pool = calloc(1, sizeof *pool);
    if (pool != NULL) number_pool_limit(pool, NUMBER_BUDGET_BITS, NUMBER_BUDGET_DEGREE);
    return pool;
}

/*@ requires \valid(pool);
  @ assigns pool->shared.budget_bits, pool->shared.max_degree; */
void number_pool_limit(struct number_pool *pool, long bits, long degree)
{
    pool->shared.budget_bits = bits;
    pool->shared.max_degree = degree;
}

/*@ requires \valid(pool);
  @ assigns pool->shared.in_doubt; */
void number_pool_trust(struct number_pool *pool)
{
    pool->shared.in_doubt = 0;
}

/*@ requires \valid_read(pool);
  @ assigns \nothing; */
int number_pool_is_in_doubt(const struct number_pool *pool)
{
    return pool->shared.in_doubt;
}

/*@ requires \valid(pool);
  @ assigns \nothing;
  @ ensures \valid(\result); */
struct shared *number_pool_shared(struct number_pool *pool)
{
    return &pool->shared;
}

/*@ requires \valid(x) && owns_real(x);
  @ assigns CLEARED; */
static void clear(struct number *x)
{
    mpq_clear(x->value);
    real_free(x->real);
}

void number_pool_free(struct number_pool *pool)
{
    if (pool == NULL) return;
    struct block *block = pool->blocks;
    /*@ loop invariant blocks_listed(block);
      @ loop assigns block, CLEARED;
      @ loop variant block == \null ? -1 : blocks_behind(block); */
    while (block != NULL) {
        struct block *next = block->next;
        /*@ loop invariant 0 <= i <= block->used;
          @ loop assigns i, CLEARED;
          @ loop variant block->used - i; */
        for (int i = 0; i < block->used; i++) clear(block->number + i);
        free(block);
        block = next;
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
