/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/tensor.h"

#include "check/program.h"

#include <stdlib.h>

int tensor_begin(struct tensor *t, struct rational_pool *pool, int axes, const int *length)
{
    *t = (struct tensor){.axes = axes, .total = 1};
    for (int i = 0; i < axes; i++) {
        if (length[i] > TENSOR_MAX_COEFFICIENTS / t->total) return 0;
        t->length[i] = length[i];
        t->step[i] = t->total;
        t->total *= length[i];
    }
    t->c = calloc((size_t)t->total, sizeof *t->c);
    if (t->c == NULL) abort();
    const rational zero = rational_zero(pool);
    for (int at = 0; at < t->total; at++) t->c[at] = zero;
    return 1;
}

void tensor_free(struct tensor *t)
{
    free(t->c);
    t->c = NULL;
}

void tensor_copy(struct tensor *t, const struct tensor *x)
{
    *t = *x;
    t->c = calloc((size_t)x->total, sizeof *t->c);
    if (t->c == NULL) abort();
    for (int at = 0; at < x->total; at++) t->c[at] = x->c[at];
}

/* The power of a variable at a place. */
static int power(const struct tensor *t, int at, int axis)
{
    return at / t->step[axis] % t->length[axis];
}

/* The same powers in another tensor. */
static int place_in(const struct tensor *t, const struct tensor *x, int at)
{
    int place = 0;
    for (int axis = 0; axis < t->axes; axis++) place += power(x, at, axis) * t->step[axis];
    return place;
}

static void add(struct tensor *t, struct rational_pool *pool, int operation, const struct tensor *x)
{
    for (int at = 0; at < x->total; at++) {
        rational *c = t->c + place_in(t, x, at);
        *c = operation == OPERATION_SUB ? rational_subtract(pool, *c, x->c[at]) : rational_add(pool, *c, x->c[at]);
    }
}

/* The place in y of what gives the powers of a place of t, times those of a place of x; -1 for none. */
static int cofactor(const struct tensor *t, int at, const struct tensor *x, int i, const struct tensor *y)
{
    int place = 0;
    for (int axis = 0; axis < t->axes; axis++) {
        const int rest = power(t, at, axis) - power(x, i, axis);
        if (rest < 0 || rest >= y->length[axis]) return -1;
        place += rest * y->step[axis];
    }
    return place;
}

/* One coefficient of x y. */
static rational product_at(const struct tensor *t, struct rational_pool *pool, int at, const struct tensor *x,
                           const struct tensor *y)
{
    rational sum = rational_zero(pool);
    for (int i = 0; i < x->total; i++) {
        if (rational_sign(x->c[i]) == 0) continue;
        const int k = cofactor(t, at, x, i, y);
        if (k < 0 || rational_sign(y->c[k]) == 0) continue;
        sum = rational_add(pool, sum, rational_multiply(pool, x->c[i], y->c[k]));
    }
    return sum;
}

static void multiply(struct tensor *t, struct rational_pool *pool, const struct tensor *x, const struct tensor *y)
{
    for (int at = 0; at < t->total; at++) {
        struct rational_pool *scratch = rational_pool_scratch(pool);
        if (scratch == NULL) abort();
        t->c[at] = rational_add(pool, t->c[at], product_at(t, scratch, at, x, y));
        rational_pool_free(scratch);
    }
}

int tensor_operate(struct tensor *t, struct rational_pool *pool, int operation, const struct tensor *x,
                   const struct tensor *y)
{
    int length[CELL_MAX_AXES];
    for (int i = 0; i < x->axes; i++)
        length[i] = operation == OPERATION_MUL    ? x->length[i] + y->length[i] - 1
                    : x->length[i] > y->length[i] ? x->length[i]
                                                  : y->length[i];
    if (!tensor_begin(t, pool, x->axes, length)) return 0;
    if (operation == OPERATION_MUL) {
        multiply(t, pool, x, y);
        return 1;
    }
    add(t, pool, OPERATION_ADD, x);
    add(t, pool, operation, y);
    return 1;
}

void tensor_fix(struct tensor *t, struct rational_pool *pool, int axis, rational x)
{
    const int step = t->step[axis];
    for (int at = 0; at < t->total; at++) {
        if (power(t, at, axis) != 0) continue;
        rational sum = rational_zero(pool);
        for (int i = t->length[axis] - 1; i >= 0; i--) {
            sum = rational_add(pool, rational_multiply(pool, sum, x), t->c[at + i * step]);
            t->c[at + i * step] = rational_zero(pool);
        }
        t->c[at] = sum;
    }
}

/* One row; returns 0 when something is left over. */
static int divide_row(struct rational_pool *pool, rational *c, int length, int step, const rational *poly, int count)
{
    const int degree = count - 1;
    for (int i = length - 1; i >= degree; i--) {
        const rational quotient = rational_divide(pool, c[i * step], poly[degree]);
        for (int k = 0; k < degree; k++) {
            rational *term = c + (i - degree + k) * step;
            *term = rational_subtract(pool, *term, rational_multiply(pool, quotient, poly[k]));
        }
        c[i * step] = quotient;
    }
    for (int i = 0; i < degree && i < length; i++)
        if (rational_sign(c[i * step]) != 0) return 0;
    for (int i = 0; i < length; i++) c[i * step] = i + degree < length ? c[(i + degree) * step] : rational_zero(pool);
    return 1;
}

int tensor_divide(struct tensor *t, struct rational_pool *pool, int axis, const rational *poly, int count)
{
    struct tensor quotient;
    int divides = 1;
    tensor_copy(&quotient, t);
    for (int at = 0; at < t->total && divides; at++)
        if (power(t, at, axis) == 0)
            divides = divide_row(pool, quotient.c + at, t->length[axis], t->step[axis], poly, count);
    for (int at = 0; at < t->total && divides; at++) t->c[at] = quotient.c[at];
    tensor_free(&quotient);
    return divides;
}

/* A tensor on a cell: its Bernstein coefficients times positive numbers. */
struct image {
    struct tensor t;
    const struct cell *cell;
    int inside;
};

static int is_interval(const struct image *g, int axis)
{
    return g->cell->side[axis].low != g->cell->side[axis].high;
}

/* One row: p(x) to p(low + width s). */
static void substitute(struct rational_pool *pool, rational *c, int length, int step, rational low, rational width)
{
    rational power_of_width = rational_one(pool);
    for (int i = 0; i + 1 < length; i++)
        for (int k = length - 2; k >= i; k--)
            c[k * step] = rational_add(pool, c[k * step], rational_multiply(pool, low, c[(k + 1) * step]));
    for (int i = 0; i < length; i++) {
        c[i * step] = rational_multiply(pool, c[i * step], power_of_width);
        power_of_width = rational_multiply(pool, power_of_width, width);
    }
}

/* One row, to the coefficients on [0, 1] times (length - 1)!. */
static void to_bernstein(struct rational_pool *pool, rational *c, int length, int step, const rational *factorial)
{
    for (int i = 0; i < length; i++) {
        const rational factor = rational_multiply(pool, factorial[i], factorial[length - 1 - i]);
        c[i * step] = rational_multiply(pool, c[i * step], factor);
    }
    for (int i = 1; i < length; i++)
        for (int k = length - 1; k >= i; k--) c[k * step] = rational_add(pool, c[k * step], c[(k - 1) * step]);
}

static rational *factorials(struct rational_pool *pool, int count)
{
    rational *list = calloc((size_t)count, sizeof *list);
    rational number = rational_zero(pool);
    if (list == NULL) abort();
    list[0] = rational_one(pool);
    for (int i = 1; i < count; i++) {
        number = rational_add(pool, number, list[0]);
        list[i] = rational_multiply(pool, list[i - 1], number);
    }
    return list;
}

static void lay(struct image *g, struct rational_pool *pool, int axis)
{
    const rational low = g->cell->side[axis].low, high = g->cell->side[axis].high;
    const int length = g->t.length[axis], step = g->t.step[axis];
    if (!is_interval(g, axis)) {
        tensor_fix(&g->t, pool, axis, low);
        return;
    }
    rational *factorial = factorials(pool, length);
    const rational width = rational_subtract(pool, high, low);
    for (int at = 0; at < g->t.total; at++) {
        if (power(&g->t, at, axis) != 0) continue;
        substitute(pool, g->t.c + at, length, step, low, width);
        to_bernstein(pool, g->t.c + at, length, step, factorial);
    }
    free(factorial);
}

/* Whether a place has a coefficient: at a point of a variable only the first. */
static int counts(const struct image *g, int at)
{
    for (int axis = 0; axis < g->t.axes; axis++)
        if (!is_interval(g, axis) && power(&g->t, at, axis) != 0) return 0;
    return 1;
}

/* A face: the power that each variable must have; -1 for any. */
struct face {
    int power[CELL_MAX_AXES];
};

static int vanishes_on(const struct image *g, const struct face *face)
{
    for (int at = 0; at < g->t.total; at++) {
        int on = counts(g, at);
        for (int axis = 0; axis < g->t.axes && on; axis++)
            on = face->power[axis] < 0 || face->power[axis] == power(&g->t, at, axis);
        if (on && rational_sign(g->t.c[at]) != 0) return 0;
    }
    return 1;
}

/* Whether all coefficients of some face are zero; the face is chosen in variables below `axis`. */
static int vanishes(const struct image *g, struct face *face, int axis)
{
    if (axis == g->t.axes) return vanishes_on(g, face);
    const int chooses = is_interval(g, axis) && axis != g->inside && g->t.length[axis] > 1;
    const int low = chooses && g->cell->side[axis].has_low, high = chooses && g->cell->side[axis].has_high;
    face->power[axis] = -1;
    if (!low && !high) return vanishes(g, face, axis + 1);
    face->power[axis] = 0;
    if (low && vanishes(g, face, axis + 1)) return 1;
    face->power[axis] = g->t.length[axis] - 1;
    return high && vanishes(g, face, axis + 1);
}

static int signs_of(const struct image *g)
{
    struct face face;
    int negative = 0, positive = 0;
    for (int at = 0; at < g->t.total; at++) {
        const int sign = counts(g, at) ? rational_sign(g->t.c[at]) : 0;
        negative = negative || sign < 0;
        positive = positive || sign > 0;
    }
    if (negative == positive) return negative ? MAY_BE_ANY : MAY_BE_ZERO;
    return (negative ? MAY_BE_NEGATIVE : MAY_BE_POSITIVE) | (vanishes(g, &face, 0) ? MAY_BE_ZERO : 0);
}

int tensor_signs(const struct tensor *t, struct rational_pool *pool, const struct cell *cell, int inside)
{
    struct rational_pool *scratch = rational_pool_scratch(pool);
    struct image g = {.cell = cell, .inside = inside};
    if (scratch == NULL) abort();
    tensor_copy(&g.t, t);
    for (int axis = 0; axis < t->axes; axis++) lay(&g, scratch, axis);
    const int signs = signs_of(&g);
    tensor_free(&g.t);
    rational_pool_free(scratch);
    return signs;
}
