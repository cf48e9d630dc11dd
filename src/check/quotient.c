/* SPDX-License-Identifier: BSD-2-Clause */
/* Division in the field Q(alpha), by Euclid's algorithm for polynomials over Q. */
#include "check/element.h"

#include "check/field.h"
#include "check/rational_private.h"

#include <stdlib.h>

enum { ROOM = FIELD_MAX_DEGREE + 1 };

/* A polynomial, constant first; the last of its `count` terms is not zero. */
struct polynomial {
    int count;
    rational term[ROOM];
};

static void trim(struct polynomial *p)
{
    while (p->count > 0 && rational_sign(p->term[p->count - 1]) == 0) p->count--;
}

/* p - factor x^shift q, which has room for both */
static void subtract_multiple(struct rational_pool *pool, struct polynomial *p, rational factor, int shift,
                              const struct polynomial *q)
{
    while (p->count < q->count + shift) p->term[p->count++] = rational_zero(pool);
    for (int i = 0; i < q->count; i++) {
        rational *at = p->term + i + shift;
        *at = rational_subtract(pool, *at, rational_multiply(pool, factor, q->term[i]));
    }
    trim(p);
}

/* A remainder r = u x modulo the polynomial of the field. */
struct remainder {
    struct polynomial r, u;
};

static struct remainder of_field(const struct field *field)
{
    struct remainder x = {.r.count = field->degree + 1};
    for (int i = 0; i < field->degree; i++) x.r.term[i] = field->coefficient[i];
    x.r.term[field->degree] = rational_one(field->pool);
    return x;
}

static struct remainder of_element(struct rational_pool *pool, const struct element *element)
{
    struct remainder x = {.r.count = element->count, .u = {1, {rational_one(pool)}}};
    for (int i = 0; i < element->count; i++) x.r.term[i] = element->term[i];
    return x;
}

static void divide_all(struct rational_pool *pool, struct polynomial *p, rational x)
{
    for (int i = 0; i < p->count; i++) p->term[i] = rational_divide(pool, p->term[i], x);
}

/* Leading coefficient 1, which keeps the numbers short. */
static void normalize(struct rational_pool *pool, struct remainder *x)
{
    if (x->r.count == 0) return;
    const rational lead = x->r.term[x->r.count - 1];
    divide_all(pool, &x->u, lead);
    divide_all(pool, &x->r, lead);
}

/* x := x modulo y, which is normalized */
static void reduce(struct rational_pool *pool, struct remainder *x, const struct remainder *y)
{
    while (x->r.count >= y->r.count) {
        const rational factor = x->r.term[x->r.count - 1];
        const int shift = x->r.count - y->r.count;
        subtract_multiple(pool, &x->u, factor, shift, &y->u);
        subtract_multiple(pool, &x->r, factor, shift, &y->r);
    }
    normalize(pool, x);
}

static void move_terms(struct rational_pool *pool, struct polynomial *p)
{
    for (int i = 0; i < p->count; i++) p->term[i] = rational_add(pool, p->term[i], rational_zero(pool));
}

/* One step: `x` belongs to `pool` alone, and what it was made from on the way is freed. */
static void replace(struct rational_pool *pool, struct remainder *x, const struct remainder *y)
{
    struct rational_pool *scratch = rational_pool_new();
    if (scratch == NULL) abort();
    reduce(scratch, x, y);
    rational_pool_empty(pool);
    move_terms(pool, &x->r);
    move_terms(pool, &x->u);
    rational_pool_free(scratch);
}

/* u x = 1 where the last remainder is 1.  It is 0 instead only if x and the polynomial of the field have a common factor: then
 * nothing is known. */
rational element_invert(struct rational_pool *pool, rational x)
{
    struct rational_pool *own[2] = {rational_pool_new(), rational_pool_new()};
    if (own[0] == NULL || own[1] == NULL) abort();
    struct remainder pair[2] = {of_field(pool->field), of_element(own[1], x->element)};
    int now = 1;
    normalize(own[1], &pair[1]);
    for (; pair[now].r.count > 1; now = 1 - now) replace(own[1 - now], &pair[1 - now], &pair[now]);
    const int found = pair[now].r.count == 1;
    if (found) move_terms(pool, &pair[now].u);
    rational_pool_free(own[0]);
    rational_pool_free(own[1]);
    return found ? element_make(pool, pair[now].u.term, pair[now].u.count) : rational_unknown(pool);
}
