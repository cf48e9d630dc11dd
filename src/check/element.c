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

/* The rationals of an array of strings; returns their number, or 0 when there are more than `room`. */
static int read_list(struct rational_pool *pool, const struct json *json, int array, rational *list, int room)
{
    int count = 0;
    for (int i = array + 1; i < json->node[array].next; i = json->node[i].next) {
        if (count == room) return 0;
        list[count] = rational_read(pool, json->text + json->node[i].start, json->node[i].end - json->node[i].start);
        if (list[count] == NULL) return 0;
        count++;
    }
    return count;
}

rational element_read(struct rational_pool *pool, const struct json *json, int node)
{
    rational list[FIELD_MAX_DEGREE];
    if (pool->field == NULL) return NULL;
    const int count = read_list(pool, json, json_member(json, node, "coefficients"), list, pool->field->degree);
    if (count < 2 || rational_sign(list[count - 1]) == 0) return NULL;
    return element_make(pool, list, count);
}

/* The coefficients and ends of {"poly":[...],"interval":[low,high]}; returns the number of coefficients, or 0. */
static int read_root(struct rational_pool *pool, const struct json *json, int node, rational *list, rational ends[2])
{
    if (read_list(pool, json, json_member(json, node, "interval"), ends, 2) != 2) return 0;
    return read_list(pool, json, json_member(json, node, "poly"), list, FIELD_MAX_DEGREE + 1);
}

int element_set_field(struct rational_pool *pool, const struct json *json, int node)
{
    rational list[FIELD_MAX_DEGREE + 1], ends[2];
    const int count = read_root(pool, json, node, list, ends);
    if (count == 0) return 0;
    pool->field = calloc(1, sizeof *pool->field);
    if (pool->field == NULL) abort();
    return field_set(pool->field, pool, list, count, ends[0], ends[1]);
}

int element_is_root(struct rational_pool *pool, const struct json *json, int node, rational x)
{
    rational list[FIELD_MAX_DEGREE + 1], ends[2];
    const int count = read_root(pool, json, node, list, ends);
    if (count == 0 || !field_isolates(pool, list, count, ends[0], ends[1])) return 0;
    rational sum = rational_zero(pool);
    for (int i = count - 1; i >= 0; i--) sum = rational_add(pool, rational_multiply(pool, sum, x), list[i]);
    return sum->element == NULL && rational_sign(sum) == 0 && rational_sign(rational_subtract(pool, x, ends[0])) > 0 &&
           rational_sign(rational_subtract(pool, ends[1], x)) > 0;
}

int element_is_beside_root(struct rational_pool *pool, const struct json *json, int node, rational x, int side)
{
    rational list[FIELD_MAX_DEGREE + 1], ends[2];
    const int count = read_root(pool, json, node, list, ends);
    if (count == 0 || x->element != NULL || !field_isolates(pool, list, count, ends[0], ends[1])) return 0;
    const int low = rational_sign(rational_subtract(pool, x, ends[0])),
              high = rational_sign(rational_subtract(pool, x, ends[1]));
    if (side > 0) return low <= 0 || (high < 0 && field_isolates(pool, list, count, x, ends[1]));
    return high >= 0 || (low > 0 && field_isolates(pool, list, count, ends[0], x));
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
