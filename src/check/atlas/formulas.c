/* SPDX-License-Identifier: BSD-2-Clause */
/* The quantities of a region must be those that the formulas of the theory give.
 *
 * Both are rational functions. Their difference is a polynomial divided by a product of factors; if its degree in
 * variable i is at most n_i, it is zero everywhere when it is zero on a grid of n_i + 1 values of each variable, on
 * which no divisor vanishes. */
#include "check/atlas/multiples.h"
#include "check/atlas/private.h"
#include "check/kernel/eval.h"
#include "check/memory.h"

#include <stddef.h>
#include <stdlib.h>

/* A bound of the degree of the numerator in each variable, and the exponents of the factors in the denominator. */
struct powers {
    int above[CELL_MAX_AXES], below[ATLAS_MAX_FACTORS];
};

static int power_of(const struct atlas_region *region, int factor, int axis)
{
    return region->factor[factor].length[axis] - 1;
}

static struct powers powers_of(const struct atlas_region *region, const struct atlas_product *q)
{
    struct powers p = {{0}, {0}};
    for (int i = 0; i < region->factors; i++) {
        p.below[i] = q->exponent[i] < 0 ? -q->exponent[i] : 0;
        for (int axis = 0; axis < region->axes && q->exponent[i] > 0; axis++)
            p.above[axis] += q->exponent[i] * power_of(region, i, axis);
    }
    return p;
}

/* The degree in a variable of the numerator of x, over the larger denominator `below`. */
static int above_over(const struct atlas_region *region, const struct powers *x, const int *below, int axis)
{
    int power = x->above[axis];
    for (int i = 0; i < region->factors; i++) power += (below[i] - x->below[i]) * power_of(region, i, axis);
    return power;
}

/* The bounds for the result of an operation. */
static struct powers after(const struct atlas_region *region, int operation, const struct powers *x,
                           const struct powers *y)
{
    struct powers z = {{0}, {0}};
    for (int i = 0; i < region->factors; i++)
        z.below[i] = operation == OPERATION_MUL  ? x->below[i] + y->below[i]
                     : x->below[i] > y->below[i] ? x->below[i]
                                                 : y->below[i];
    for (int axis = 0; axis < region->axes; axis++) {
        const int left = above_over(region, x, z.below, axis), right = above_over(region, y, z.below, axis);
        z.above[axis] = operation == OPERATION_MUL ? x->above[axis] + y->above[axis] : left > right ? left : right;
    }
    return z;
}

/* For each variable, one more than the largest degree in the differences between quantities and formulas; returns the
 * number of points of the grid, or 0 when there are too many. */
static long measure(const struct atlas *a, const struct atlas_region *region, int most[CELL_MAX_AXES])
{
    const struct program *program = a->theory.program;
    struct powers node[PROGRAM_MAX_NODES];
    long points = 1;
    for (int k = 0; k < program->inputs; k++) node[k] = powers_of(region, &region->quantity[k]);
    for (int i = 0; i < program->operations; i++) {
        const struct instruction *step = program->code + i;
        node[program->inputs + i] = after(region, step->operation, &node[step->left], &node[step->right]);
    }
    for (int axis = 0; axis < region->axes; axis++) most[axis] = 1;
    for (int k = 0; k < program->quantities; k++) {
        const struct powers stated = powers_of(region, &region->quantity[k]),
                            both = after(region, OPERATION_SUB, &stated, &node[program->quantity[k].node]);
        for (int axis = 0; axis < region->axes; axis++)
            if (both.above[axis] >= most[axis]) most[axis] = both.above[axis] + 1;
    }
    for (int axis = 0; axis < region->axes; axis++) {
        if (most[axis] >= ATLAS_MAX_POINTS || points * (most[axis] + 1) > ATLAS_MAX_POINTS) return 0;
        points *= most[axis] + 1;
    }
    return points;
}

static scalar whole(struct scalar_pool *pool, int n)
{
    const scalar one = scalar_one(pool);
    if (n >= 0) return atlas_multiple(pool, one, n);
    return scalar_subtract(pool, scalar_zero(pool), atlas_multiple(pool, one, -n));
}

static scalar product_at(struct scalar_pool *pool, const struct atlas_region *region, const struct atlas_product *q,
                         const scalar *factor)
{
    scalar x = q->constant;
    for (int i = 0; i < region->factors; i++) {
        if (q->exponent[i] > 0) x = scalar_multiply(pool, x, atlas_power(pool, factor[i], q->exponent[i]));
        if (q->exponent[i] < 0) x = scalar_divide(pool, x, atlas_power(pool, factor[i], -q->exponent[i]));
    }
    return x;
}

/* The axis of an input; -1 when it has none. */
static int axis_of(const struct atlas *a, int input)
{
    for (int axis = 0; axis < ATLAS_AXES; axis++)
        if (json_is(a->c.json, a->m.variable[axis].field, a->theory.program->quantity[input].name)) return axis;
    return -1;
}

/* Compares formulas and quantities at a point at which the factors have these values. */
static const char *flaw_at(const struct atlas *a, const struct atlas_region *region, struct scalar_pool *pool,
                           const scalar *point, const scalar *factor)
{
    const struct program *program = a->theory.program;
    scalar node[PROGRAM_MAX_NODES], stated[PROGRAM_MAX_QUANTITIES];
    for (int i = 0; i < region->factors; i++)
        if (region->divides[i] && scalar_sign(factor[i]) == 0) return "a divisor is zero";
    for (int k = 0; k < program->quantities; k++) stated[k] = product_at(pool, region, &region->quantity[k], factor);
    for (int k = 0; k < program->inputs; k++) {
        const int axis = axis_of(a, k);
        node[k] = stated[k];
        if (axis >= 0 && !scalar_equal(stated[k], point[axis])) return "an input is not the field of the problem";
    }
    eval_program(program, pool, node);
    for (int k = 0; k < program->quantities; k++)
        if (!scalar_equal(stated[k], node[program->quantity[k].node])) return "one is not what its formula gives";
    return NULL;
}

/* The factors after values were substituted for some variables, beginning with the last: the coefficients of the powers
 * of the others. */
struct partial {
    scalar *c[ATLAS_MAX_FACTORS];
};

static void free_partial(const struct atlas_region *region, struct partial *partial)
{
    for (int i = 0; i < region->factors; i++) memory_free(partial->c[i]);
}

static struct partial whole_factors(const struct atlas_region *region)
{
    struct partial all;
    for (int i = 0; i < region->factors; i++) {
        const struct tensor t = region->factor[i];
        all.c[i] = memory_new((size_t)t.total * sizeof *all.c[i]);
        for (int k = 0; k < t.total; k++) all.c[i][k] = coefficients_at(t.c, k);
    }
    return all;
}

/* Substitutes x for variable `axis`; those before it remain. */
static struct partial fix(const struct atlas_region *region, struct scalar_pool *pool, const struct partial *outer,
                          int axis, scalar x)
{
    struct partial inner;
    for (int i = 0; i < region->factors; i++) {
        const struct tensor t = region->factor[i];
        const int step = t.step[axis], length = t.length[axis];
        inner.c[i] = memory_new((size_t)step * sizeof *inner.c[i]);
        for (int k = 0; k < step; k++) {
            scalar sum = outer->c[i][k + (length - 1) * step];
            for (int e = length - 2; e >= 0; e--) {
                const scalar c = outer->c[i][k + e * step];
                sum = scalar_sign(sum) == 0 ? c : scalar_add(pool, scalar_multiply(pool, sum, x), c);
            }
            inner.c[i][k] = sum;
        }
    }
    return inner;
}

/* The grid of a region: how many values each variable has besides the first, and the current point. */
struct grid {
    const struct atlas *a;
    const struct atlas_region *region;
    int most[CELL_MAX_AXES];
    scalar point[CELL_MAX_AXES];
};

static const char *flaw_of_factors(struct grid *grid, struct scalar_pool *pool, const struct partial *partial)
{
    scalar factor[ATLAS_MAX_FACTORS];
    for (int i = 0; i < grid->region->factors; i++) factor[i] = partial->c[i][0];
    return flaw_at(grid->a, grid->region, pool, grid->point, factor);
}

/* Compares at all points whose variables after `axis` are those of the current point. */
static const char *flaw_within(struct grid *grid, const struct partial *outer, int axis)
{
    const char *flaw = NULL;
    for (int k = 0; k <= grid->most[axis] && flaw == NULL; k++) {
        struct scalar_pool *pool = scalar_pool_scratch(grid->a->c.pool);
        if (pool == NULL) abort();
        grid->point[axis] = whole(pool, grid->region->grid[axis] + k);
        struct partial inner = fix(grid->region, pool, outer, axis, grid->point[axis]);
        flaw = axis > 0 ? flaw_within(grid, &inner, axis - 1) : flaw_of_factors(grid, pool, &inner);
        free_partial(grid->region, &inner);
        scalar_pool_free(pool);
    }
    return flaw;
}

int atlas_check_formulas(const struct atlas *a, const struct atlas_region *region)
{
    struct grid grid = {.a = a, .region = region};
    if (measure(a, region, grid.most) == 0) return atlas_rejected(a, "quantities", "have too large powers");
    struct partial all = whole_factors(region);
    const char *flaw = flaw_within(&grid, &all, region->axes - 1);
    free_partial(region, &all);
    return flaw == NULL || atlas_rejected(a, "quantities", flaw);
}
