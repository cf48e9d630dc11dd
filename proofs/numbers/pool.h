/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/pool.c: the contracts that are proved, and the assumed contracts of the C library, beside flint.h. */
#ifndef PROOFS_NUMBERS_POOL_H
#define PROOFS_NUMBERS_POOL_H
#define PROVES_POOL
#define TYPED_CALLOC
#define TYPED_MALLOC

#include "flint.h"

#include "numbers/pool_private.h"

/*@ // A52: the number of blocks behind b in its list depends on the list alone.
    axiomatic Blocks { logic integer blocks_behind{L}(struct block *b) reads b->next; }
    predicate owns_real{L}(struct number *x) = x->real == \null || \valid(x->real) && (x->real->zero == \null || \valid(x->real->zero));
    predicate is_block{L}(struct block *b) = \valid(b) && 0 <= b->used <= BLOCK_SIZE &&
        \forall integer i; 0 <= i < b->used ==> owns_real(&b->number[i]);
    // A list of blocks that ends: blocks_behind falls along it.
    predicate blocks_listed{L}(struct block *b) = b != \null ==> is_block(b) && 0 <= blocks_behind(b) &&
        (b->next != \null ==> blocks_behind(b->next) < blocks_behind(b)) && blocks_listed(b->next);
    predicate is_pool{L}(struct number_pool *pool) = \valid(pool) && (pool->blocks != \null ==> is_block(pool->blocks)); */

/* The members of numbers that are cleared (CLEARED: the values of libraries), of new pools (MADE), and of new blocks and numbers (TAKEN) that
 * may be written: of all of them, because WP cannot express that memory is new. */
#define CLEARED {*q | __mpq_struct *q; \true}, {*p | arb_struct *p; \true}
#define MADE {p->shared.budget_bits | struct number_pool *p; \true}, {p->shared.max_degree | struct number_pool *p; \true}, {p->shared.in_doubt | struct number_pool *p; \true}, \
    {p->work_done | struct number_pool *p; \true}, {p->work_limit | struct number_pool *p; \true}, {p->work_refused | struct number_pool *p; \true}
#define TAKEN {b->used | struct block *b; \true}, {b->next | struct block *b; \true}, {n->value[0] | struct number *n; \true}, {n->real | struct number *n; \true}

/*@ // L2: for this type.
    requires n == 1 && size == sizeof(struct number_pool);
    assigns \result \from n, size;
    ensures \result == \null || \valid(\result) && \result->blocks == \null && \result->shared.field == \null && \result->shared.in_doubt == 0; */
struct number_pool *calloc(size_t n, size_t size);
/*@ // L2: for this type; the new memory is separate from the pools that exist.
    requires size == sizeof(struct block);
    assigns \result \from size;
    ensures \result == \null || \valid(\result);
    ensures \forall struct number_pool *pool; is_pool(pool) ==> \separated(pool, \result); */
struct block *malloc(size_t size);

/*@ requires r == \null || \valid(r) && (r->zero == \null || \valid(r->zero));
    assigns r->multiple[0], r->enclosure[0], r->element[0], r->zero->isolation[0]; */
void real_free(struct real *r);
/*@ assigns MADE;
    ensures \result == \null || is_pool(\result) && \result->blocks == \null && \result->shared.field == \null; */
struct number_pool *number_pool_new(void);
/*@ requires pool == \null || \valid(pool) && blocks_listed(pool->blocks) && (pool->shared.field == \null || is_field(pool->shared.field));
    assigns CLEARED, FIELD_AND_GENERATORS(pool->shared.field); */
void number_pool_free(struct number_pool *pool);
/*@ requires is_pool(pool);
    assigns pool->blocks, pool->work_done, TAKEN;
    ensures is_pool(pool) && \valid(\result) && \result->real == \null; */
struct number *number_fresh(struct number_pool *pool);

#endif
