/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/element.h"

#include "check/field.h"
#include "check/rational_private.h"

#include <stdlib.h>

rational element_make(struct rational_pool *pool, const rational *term, int count)
{
    while (count > 0 && rational_sign(term[count - 1]) == 0) count--;
    if (count == 0) return rational_zero(pool);
    if (count == 1) return term[0];
    struct rational *x = rational_fresh(pool);
    x->element = malloc(sizeof *x->element + (size_t)count * sizeof *x->element->term);
    if (x->element == NULL) abort();
    x->element->field = pool->field;
    x->element->count = count;
    for (int i = 0; i < count; i++) x->element->term[i] = term[i];
    return x;
}

static int count_of(rational x)
{
    return x->element == NULL ? 1 : x->element->count;
}

static rational term_of(rational x, int i)
{
    return x->element == NULL ? x : x->element->term[i];
}

int element_degree(const struct rational_pool *pool)
{
    return pool->field == NULL ? 0 : pool->field->degree;
}

int element_adjoin(struct rational_pool *pool, const rational *coefficient, int count, rational low, rational high)
{
    pool->field = calloc(1, sizeof *pool->field);
    if (pool->field == NULL) abort();
    return field_set(pool->field, pool, coefficient, count, low, high);
}

int element_is_stuck(const struct rational_pool *pool)
{
    return pool->unknown || (pool->field != NULL && pool->field->stuck);
}

typedef rational (*operation)(struct rational_pool *pool, rational x, rational y);

static rational termwise(struct rational_pool *pool, rational x, rational y, operation apply)
{
    rational sum[FIELD_MAX_DEGREE];
    const int count = count_of(x) > count_of(y) ? count_of(x) : count_of(y);
    const rational zero = rational_zero(pool);
    for (int i = 0; i < count; i++)
        sum[i] = apply(pool, i < count_of(x) ? term_of(x, i) : zero, i < count_of(y) ? term_of(y, i) : zero);
    return element_make(pool, sum, count);
}

rational element_add(struct rational_pool *pool, rational x, rational y)
{
    return termwise(pool, x, y, rational_add);
}

rational element_subtract(struct rational_pool *pool, rational x, rational y)
{
    return termwise(pool, x, y, rational_subtract);
}

/* alpha^d = -(c_0 + ... + c_(d-1) alpha^(d-1)); returns how many terms are left. */
static int reduce(struct rational_pool *pool, rational *term, int count)
{
    const struct field *field = pool->field;
    for (; count > field->degree; count--)
        for (int i = 0; i < field->degree; i++) {
            const int at = count - 1 - field->degree + i;
            term[at] =
                rational_subtract(pool, term[at], rational_multiply(pool, term[count - 1], field->coefficient[i]));
        }
    return count;
}

rational element_multiply(struct rational_pool *pool, rational x, rational y)
{
    rational product[2 * FIELD_MAX_DEGREE];
    const int count = count_of(x) + count_of(y) - 1;
    for (int i = 0; i < count; i++) product[i] = rational_zero(pool);
    for (int i = 0; i < count_of(x); i++)
        for (int j = 0; j < count_of(y); j++)
            product[i + j] = rational_add(pool, product[i + j], rational_multiply(pool, term_of(x, i), term_of(y, j)));
    return element_make(pool, product, reduce(pool, product, count));
}

int element_sign(rational x)
{
    return field_sign(x->element->field, x->element->term, x->element->count);
}

int element_equal(rational x, rational y)
{
    struct field *field = x->element != NULL ? x->element->field : y->element->field;
    return rational_sign(element_subtract(field->pool, x, y)) == 0;
}
