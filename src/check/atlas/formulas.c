/* SPDX-License-Identifier: BSD-2-Clause */
/* That the quantities of a region are what the formulas of the theory give.
 *
 * Both are rational functions.  The difference of two is a polynomial over a product of factors; with at most n_i as power of variable i,
 * it is zero everywhere when it is zero on a grid of n_i + 1 values of each variable, on which no divisor is zero. */
#include "check/atlas/private.h"
#include "check/kernel/eval.h"
#include "check/memory.h"

#include <stddef.h>
#include <stdlib.h>

/* The largest power of each variable above the line, and the powers of the factors below it. */
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

/* The powers above the line of x, over the larger product `below`. */
static int above_over(const struct atlas_region *region, const struct powers *x, const int *below, int axis)
{
    int power = x->above[axis];
    for (int i = 0; i < region->factors; i++) power += (below[i] - x->below[i]) * power_of(region, i, axis);
    return power;
}

/* What one reads off an operation. */
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

/* One more than the largest power in the differences of quantities and formulas, for each variable; how many points that makes, or 0 when
 * there are too many. */
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

/* n, by doubling */
static rational whole(struct rational_pool *pool, int n)
{
    const rational one = rational_one(pool);
    if (n == 0) return rational_zero(pool);
    if (n < 0) return rational_subtract(pool, rational_zero(pool), whole(pool, -n));
    const rational half = whole(pool, n / 2), twice = rational_add(pool, half, half);
    return n % 2 != 0 ? rational_add(pool, twice, one) : twice;
}

static rational power(struct rational_pool *pool, rational x, int n)
{
    rational product = rational_one(pool);
    for (int i = 0; i < n; i++) product = rational_multiply(pool, product, x);
    return product;
}

static rational value_at(struct rational_pool *pool, struct tensor t, const rational *point)
{
    rational sum = rational_zero(pool);
    for (int i = 0; i < t.total; i++) {
        rational term = coefficients_at(t.c, i);
        if (rational_sign(term) == 0) continue;
        for (int axis = 0; axis < t.axes; axis++)
            term = rational_multiply(pool, term, power(pool, point[axis], i / t.step[axis] % t.length[axis]));
        sum = rational_add(pool, sum, term);
    }
    return sum;
}

static rational product_at(struct rational_pool *pool, const struct atlas_region *region, const struct atlas_product *q,
                           const rational *factor)
{
    rational x = q->constant;
    for (int i = 0; i < region->factors; i++) {
        if (q->exponent[i] > 0) x = rational_multiply(pool, x, power(pool, factor[i], q->exponent[i]));
        if (q->exponent[i] < 0) x = rational_divide(pool, x, power(pool, factor[i], -q->exponent[i]));
    }
    return x;
}

/* The axis that an input is; -1 for none. */
static int axis_of(const struct atlas *a, int input)
{
    for (int axis = 0; axis < ATLAS_AXES; axis++)
        if (json_is(a->c.json, a->m.variable[axis].field, a->theory.program->quantity[input].name)) return axis;
    return -1;
}

static const char *flaw_at(const struct atlas *a, const struct atlas_region *region, struct rational_pool *pool,
                           const rational *point)
{
    const struct program *program = a->theory.program;
    rational factor[ATLAS_MAX_FACTORS], node[PROGRAM_MAX_NODES], stated[PROGRAM_MAX_QUANTITIES];
    for (int i = 0; i < region->factors; i++) {
        factor[i] = value_at(pool, region->factor[i], point);
        if (region->divides[i] && rational_sign(factor[i]) == 0) return "a divisor is zero";
    }
    for (int k = 0; k < program->quantities; k++) stated[k] = product_at(pool, region, &region->quantity[k], factor);
    for (int k = 0; k < program->inputs; k++) {
        const int axis = axis_of(a, k);
        node[k] = stated[k];
        if (axis >= 0 && !rational_equal(stated[k], point[axis])) return "an input is not the field of the problem";
    }
    eval_program(program, pool, node);
    for (int k = 0; k < program->quantities; k++)
        if (!rational_equal(stated[k], node[program->quantity[k].node])) return "one is not what its formula gives";
    return NULL;
}

/* Point number `index` of the grid. */
static const char *flaw_of_point(const struct atlas *a, const struct atlas_region *region, const int *most, long index)
{
    struct rational_pool *pool = rational_pool_scratch(a->c.pool);
    if (pool == NULL) abort();
    rational point[CELL_MAX_AXES];
    for (int axis = 0; axis < region->axes; axis++) {
        point[axis] = whole(pool, region->grid[axis] + (int)(index % (most[axis] + 1)));
        index /= most[axis] + 1;
    }
    const char *flaw = flaw_at(a, region, pool, point);
    rational_pool_free(pool);
    return flaw;
}

int atlas_check_formulas(const struct atlas *a, const struct atlas_region *region)
{
    int most[CELL_MAX_AXES];
    const long points = measure(a, region, most);
    if (points == 0) return atlas_rejected(a, "quantities", "have too large powers");
    for (long i = 0; i < points; i++) {
        const char *flaw = flaw_of_point(a, region, most, i);
        if (flaw != NULL) return atlas_rejected(a, "quantities", flaw);
    }
    return 1;
}
