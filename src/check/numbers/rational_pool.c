/* SPDX-License-Identifier: BSD-2-Clause */
/* The memory of numbers. */
#include "check/budget.h"
#include "check/memory.h"
#include "check/numbers/rational_private.h"
#include "check/numbers/rational_reuse.h"

#include <string.h>

/*@ assigns POOLS;
  @ ensures \valid(\result) && \result->newest == \null && \result->borrows == 0 &&
  @   \result->unknown == 0 && \result->doubt == &\result->unknown; */
struct rational_pool *rational_pool_new(void)
{
    struct rational_pool *pool = memory_zeroed(1, sizeof *pool);
    pool->doubt = &pool->unknown;
    return pool;
}

/*@ requires \valid_read(pool);
  @ assigns POOLS;
  @ ensures \valid(\result) && \result->newest == \null && \result->borrows == 1 &&
  @   \result->field == \old(pool->field) && \result->doubt == \old(pool->doubt); */
struct rational_pool *rational_pool_scratch(const struct rational_pool *pool)
{
    struct field *const field = pool->field;
    int *const doubt = pool->doubt;
    struct rational_pool *scratch = rational_pool_new();
    scratch->field = field;
    scratch->borrows = 1;
    scratch->doubt = doubt;
    return scratch;
}

/*@ requires \valid(pool) && numbers_listed(pool->newest);
  @ assigns *pool;
  @ ensures pool->newest == \null && pool->text == \null; */
void rational_pool_empty(struct rational_pool *pool)
{
    struct rational *x = pool->newest;
    /*@ loop invariant numbers_listed(x);
      @ loop assigns x;
      @ loop variant x == \null ? -1 : numbers_older(x); */
    while (x != NULL) {
        struct rational *older = x->older;
        mpq_clear(x->value);
        memory_free(x->element);
        memory_free(x);
        x = older;
    }
    pool->newest = NULL;
    pool->spare = NULL;
    if (!pool->borrows) memory_free(pool->field);
    memory_free(pool->text);
    pool->text = NULL;
    pool->field = NULL;
    pool->unknown = 0;
}

/*@ requires \valid(pool) && numbers_listed(pool->newest);
  @ assigns *pool; */
void rational_pool_free(struct rational_pool *pool)
{
    rational_pool_empty(pool);
    memory_free(pool);
}

/*@ requires \valid(pool);
  @ assigns *pool;
  @ ensures pool->newest == \null && pool->text == \null; */
void rational_pool_abandon(struct rational_pool *pool)
{
    pool->newest = NULL;
    pool->spare = NULL;
    pool->field = NULL;
    pool->text = NULL;
    pool->unknown = 0;
}

/*@ requires \valid(pool) && is_made(pool);
  @ assigns pool->newest, NUMBERS;
  @ ensures \valid(\result) && \result->element == \null && \result->older == \old(pool->newest) && pool->newest == \result; */
struct rational *rational_fresh(struct rational_pool *pool)
{
    budget_charge(100, 8);
    struct rational *x = memory_new(sizeof *x);
    mpq_init(x->value);
    x->element = NULL;
    x->older = pool->newest;
    pool->newest = x;
    return x;
}

/*@ requires \valid(pool) && is_made(pool) && \valid(pool->doubt);
  @ assigns pool->newest, *pool->doubt, NUMBERS;
  @ ensures \valid_read(\result) && *\old(pool->doubt) == 1; */
rational rational_unknown(struct rational_pool *pool)
{
    *pool->doubt = 1;
    return rational_fresh(pool);
}

/*@ requires \valid_read(x);
  @ assigns \nothing;
  @ ensures \result == 1 <==> x->element == \null;
  @ ensures 0 <= \result <= 1; */
int rational_is_plain(rational x)
{
    return x->element == NULL;
}

/*@ requires \valid(pool) && 0 <= length && \valid_read(text + (0 .. length - 1));
  @ assigns pool->text, TEXTS;
  @ ensures \result == pool->text && \valid_read(\result + (0 .. length)) && \result[length] == 0;
  @ ensures copy: \forall integer i; 0 <= i < length ==> (unsigned char)\result[i] == text[i]; */
const char *rational_text(struct rational_pool *pool, const unsigned char *text, int length)
{
    char *copy = memory_resized(pool->text, (size_t)length + 1);
    pool->text = copy;
    memcpy(copy, text, (size_t)length);
    copy[length] = '\0';
    return copy;
}
