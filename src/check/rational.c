/* SPDX-License-Identifier: BSD-2-Clause */
/* The only file of the checker that knows GMP.  Out of memory ends the process, as in GMP. */
#include "check/rational_private.h"

#include "check/element.h"

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

rational rational_read(struct rational_pool *pool, const unsigned char *text, int length)
{
    if (!rational_is_written(text, length)) return NULL;
    struct rational *x = rational_fresh(pool);
    char *copy = malloc((size_t)length + 1);
    if (copy == NULL) abort();
    memcpy(copy, text, (size_t)length);
    copy[length] = '\0';
    int fine = mpq_set_str(x->value, copy, 10) == 0;
    free(copy);
    mpz_t divisor;
    mpz_init(divisor);
    mpz_gcd(divisor, mpq_numref(x->value), mpq_denref(x->value));
    fine = fine && mpz_cmp_ui(divisor, 1) == 0;
    mpz_clear(divisor);
    return fine ? x : NULL;
}

rational rational_zero(struct rational_pool *pool)
{
    return rational_fresh(pool);
}

rational rational_add(struct rational_pool *pool, rational x, rational y)
{
    if (x->element != NULL || y->element != NULL) return element_add(pool, x, y);
    struct rational *z = rational_fresh(pool);
    mpq_add(z->value, x->value, y->value);
    return z;
}

rational rational_subtract(struct rational_pool *pool, rational x, rational y)
{
    if (x->element != NULL || y->element != NULL) return element_subtract(pool, x, y);
    struct rational *z = rational_fresh(pool);
    mpq_sub(z->value, x->value, y->value);
    return z;
}

rational rational_multiply(struct rational_pool *pool, rational x, rational y)
{
    if (x->element != NULL || y->element != NULL) return element_multiply(pool, x, y);
    struct rational *z = rational_fresh(pool);
    mpq_mul(z->value, x->value, y->value);
    return z;
}

rational rational_one(struct rational_pool *pool)
{
    struct rational *x = rational_fresh(pool);
    mpq_set_ui(x->value, 1, 1);
    return x;
}

rational rational_divide(struct rational_pool *pool, rational x, rational y)
{
    if (y->element == NULL && mpq_sgn(y->value) == 0) return rational_unknown(pool);
    if (y->element != NULL) return rational_multiply(pool, x, element_invert(pool, y));
    if (x->element != NULL) return rational_multiply(pool, x, rational_divide(pool, rational_one(pool), y));
    struct rational *z = rational_fresh(pool);
    mpq_div(z->value, x->value, y->value);
    return z;
}

int rational_sign(rational x)
{
    if (x->element != NULL) return element_sign(x);
    return mpq_sgn(x->value);
}

int rational_equal(rational x, rational y)
{
    if (x->element != NULL || y->element != NULL) return element_equal(x, y);
    return mpq_equal(x->value, y->value) != 0;
}

int rational_is_square(rational x)
{
    if (x->element != NULL) return 0;
    return mpz_perfect_square_p(mpq_numref(x->value)) && mpz_perfect_square_p(mpq_denref(x->value));
}
