/* SPDX-License-Identifier: BSD-2-Clause */
/* The memory of numbers, and the account of work. */
#include "numbers/pool_private.h"
#include "numbers/work.h"

#include <stdlib.h>

struct number_pool *number_pool_new(void)
{
    struct number_pool *pool = calloc(1, sizeof *pool);
    if (pool != NULL) number_pool_begin(pool, NUMBER_BUDGET_BITS);
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
  @ assigns pool->shared.budget_bits, pool->shared.max_degree, pool->shared.in_doubt, pool->work_done, pool->work_limit,
  @     pool->work_refused; */
void number_pool_begin(struct number_pool *pool, long bits)
{
    number_pool_limit(pool, bits, NUMBER_BUDGET_DEGREE);
    number_pool_trust(pool);
    pool->work_limit = work_of_budget(bits);
    pool->work_done = 0;
}

/*@ requires \valid(pool);
  @ assigns pool->work_limit; */
void number_pool_end_work(struct number_pool *pool)
{
    pool->work_limit = 0;
}

/*@ requires \valid(pool);
  @ assigns pool->work_done; */
void number_work_charge(struct number_pool *pool, unsigned long units)
{
    const unsigned long done = pool->work_done;
    pool->work_done = done >= WORK_MOST || units >= WORK_MOST - done ? WORK_MOST : done + units;
}

/*@ requires \valid(pool);
  @ assigns pool->work_refused;
  @ ensures \result == 0 || \result == 1; */
int number_work_affords(struct number_pool *pool, unsigned long units)
{
    if (pool->work_done <= pool->work_limit && units <= pool->work_limit - pool->work_done) return 1;
    pool->work_refused = 1;
    return 0;
}

/*@ requires \valid(pool);
  @ assigns pool->work_done, pool->work_refused;
  @ ensures \result == 0 || \result == 1; */
int number_work_spend(struct number_pool *pool, unsigned long units)
{
    if (!number_work_affords(pool, units)) return 0;
    number_work_charge(pool, units);
    return 1;
}

/*@ requires \valid_read(pool);
  @ assigns \nothing; */
unsigned long number_work_done(const struct number_pool *pool)
{
    return pool->work_done;
}

/*@ requires \valid_read(pool);
  @ assigns \nothing; */
int number_work_was_refused(const struct number_pool *pool)
{
    return pool->work_refused;
}

/*@ requires \valid(pool);
  @ assigns pool->shared.in_doubt, pool->work_refused; */
void number_pool_trust(struct number_pool *pool)
{
    pool->shared.in_doubt = 0;
    pool->work_refused = 0;
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

/* Charges the work on the rational that was made last: it has its value by now, from whose size the work is estimated. */
/*@ requires \valid(pool) && is_block(block);
  @ assigns pool->work_done; */
static void charge_last(struct number_pool *pool, const struct block *block)
{
    if (block->used == 0) return;
    const struct number *last = &block->number[block->used - 1];
    const size_t bits = mpz_sizeinbase(mpq_numref(last->value), 2) + mpz_sizeinbase(mpq_denref(last->value), 2);
    number_work_charge(pool, work_of_rational((long)bits));
}

struct number *number_fresh(struct number_pool *pool)
{
    struct block *block = pool->blocks;
    if (block != NULL) charge_last(pool, block);
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
