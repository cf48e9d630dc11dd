/* SPDX-License-Identifier: BSD-2-Clause */
/* The memory of numbers.  Out of memory ends the process, as in GMP. */
#include "check/rational_private.h"

#include <stdlib.h>
#include <string.h>

struct rational_pool *rational_pool_new(void)
{
    return calloc(1, sizeof(struct rational_pool));
}

struct rational_pool *rational_pool_scratch(const struct rational_pool *pool)
{
    struct rational_pool *scratch = rational_pool_new();
    if (scratch == NULL) return NULL;
    scratch->field = pool->field;
    scratch->borrows = 1;
    return scratch;
}

void rational_pool_empty(struct rational_pool *pool)
{
    while (pool->newest != NULL) {
        struct rational *x = pool->newest;
        pool->newest = x->older;
        mpq_clear(x->value);
        free(x->element);
        free(x);
    }
    if (!pool->borrows) free(pool->field);
    free(pool->text);
    pool->text = NULL;
    pool->field = NULL;
    pool->unknown = 0;
}

void rational_pool_free(struct rational_pool *pool)
{
    rational_pool_empty(pool);
    free(pool);
}

struct rational *rational_fresh(struct rational_pool *pool)
{
    struct rational *x = malloc(sizeof *x);
    if (x == NULL) abort();
    mpq_init(x->value);
    x->element = NULL;
    x->older = pool->newest;
    pool->newest = x;
    return x;
}

rational rational_unknown(struct rational_pool *pool)
{
    pool->unknown = 1;
    return rational_fresh(pool);
}

int rational_is_plain(rational x)
{
    return x->element == NULL;
}

const char *rational_text(struct rational_pool *pool, const unsigned char *text, int length)
{
    char *copy = realloc(pool->text, (size_t)length + 1);
    if (copy == NULL) abort();
    pool->text = copy;
    memcpy(copy, text, (size_t)length);
    copy[length] = '\0';
    return copy;
}
