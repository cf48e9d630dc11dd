/* SPDX-License-Identifier: BSD-2-Clause */
/* The pools of numbers, and the doubt: whether some sign or value was not found. */
#define SCALAR_DOUBT
#include "check/budget.h"
#include "check/memory.h"
#include "check/numbers/doubt.h"
#include "check/numbers/element.h"
#include "check/numbers/scalar_private.h"
#include "check/numbers/scalar_reuse.h"

#include <string.h>

static int scalar_doubt; /* not 0 when a sign or a number was not found since the pool of the record was emptied */

/*@ assigns POOLS;
  @ ensures \valid(\result) && \result->newest == \null && \result->borrows == 0; */
struct scalar_pool *scalar_pool_new(void)
{
    return memory_zeroed(1, sizeof(struct scalar_pool));
}

/*@ requires \valid_read(pool);
  @ assigns POOLS;
  @ ensures \valid(\result) && \result->newest == \null && \result->borrows == 1 &&
  @   \result->field == \old(pool->field); */
struct scalar_pool *scalar_pool_scratch(const struct scalar_pool *pool)
{
    struct field *const field = pool->field;
    struct scalar_pool *scratch = scalar_pool_new();
    scratch->field = field;
    scratch->borrows = 1;
    return scratch;
}

/*@ requires \valid(pool) && numbers_listed(pool->newest);
  @ assigns *pool;
  @ ensures pool->newest == \null && pool->text == \null; */
static void release(struct scalar_pool *pool)
{
    struct scalar *x = pool->newest;
    /*@ loop invariant numbers_listed(x);
      @ loop assigns x;
      @ loop variant x == \null ? -1 : numbers_older(x); */
    while (x != NULL) {
        struct scalar *older = x->older;
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
}

/*@ requires \valid(pool) && numbers_listed(pool->newest);
  @ assigns *pool, scalar_doubt;
  @ ensures pool->newest == \null && pool->text == \null && scalar_doubt == 0; */
void scalar_pool_empty(struct scalar_pool *pool)
{
    release(pool);
    scalar_doubt = 0;
}

/*@ requires \valid(pool) && numbers_listed(pool->newest);
  @ assigns *pool; */
void scalar_pool_free(struct scalar_pool *pool)
{
    release(pool);
    memory_free(pool);
}

/*@ requires \valid(pool);
  @ assigns *pool;
  @ ensures pool->newest == \null && pool->text == \null; */
void scalar_pool_abandon(struct scalar_pool *pool)
{
    pool->newest = NULL;
    pool->spare = NULL;
    pool->field = NULL;
    pool->text = NULL;
}

/*@ requires \valid(pool) && is_made(pool);
  @ assigns pool->newest, NUMBERS;
  @ ensures \valid(\result) && \result->element == \null && \result->older == \old(pool->newest) && pool->newest == \result; */
struct scalar *scalar_fresh(struct scalar_pool *pool)
{
    budget_charge(100, 8);
    struct scalar *x = memory_new(sizeof *x);
    mpq_init(x->value);
    x->element = NULL;
    x->older = pool->newest;
    pool->newest = x;
    return x;
}

void scalar_not_found(void)
{
    scalar_doubt = 1;
}

/*@ requires \valid(pool) && is_made(pool);
  @ assigns pool->newest, scalar_doubt, NUMBERS;
  @ ensures \valid_read(\result) && scalar_doubt != 0; */
scalar scalar_unknown(struct scalar_pool *pool)
{
    scalar_not_found();
    return scalar_fresh(pool);
}

/* There is one doubt for all pools, since a record has one pool and scratch pools for its parts. */
/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures found: \result == 0 ==> scalar_doubt == 0; */
int element_is_stuck(const struct scalar_pool *pool)
{
    (void)pool;
    return scalar_doubt != 0;
}

/*@ requires \valid_read(x);
  @ assigns \nothing;
  @ ensures \result == 1 <==> x->element == \null;
  @ ensures 0 <= \result <= 1; */
int scalar_is_plain(scalar x)
{
    return x->element == NULL;
}

/*@ requires \valid(pool) && 0 <= length && \valid_read(text + (0 .. length - 1));
  @ assigns pool->text, TEXTS;
  @ ensures \result == pool->text && \valid_read(\result + (0 .. length)) && \result[length] == 0;
  @ ensures copy: \forall integer i; 0 <= i < length ==> (unsigned char)\result[i] == text[i]; */
const char *scalar_text(struct scalar_pool *pool, const unsigned char *text, int length)
{
    char *copy = memory_resized(pool->text, (size_t)length + 1);
    pool->text = copy;
    memcpy(copy, text, (size_t)length);
    copy[length] = '\0';
    return copy;
}
