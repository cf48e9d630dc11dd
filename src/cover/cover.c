/* SPDX-License-Identifier: BSD-2-Clause */
#include "cover/cover.h"

#include "memory/memory.h"
#include "numbers/work.h"

#include <stdlib.h>

static int higher(int x, int y)
{
    return x > y ? x : y;
}

static int is_high(const struct cover *cover, int node)
{
    for (int axis = 0; axis < cover->axes; axis++)
        if (cover->degree[node][axis] == COVER_TOO_HIGH) return 1;
    return 0;
}

static int has_high(const struct cover *cover)
{
    for (int i = 0; i < cover->program->quantities; i++)
        if (is_high(cover, cover->program->quantity[i].node)) return 1;
    return 0;
}

void cover_prepare(struct cover *cover)
{
    const struct program *program = cover->program;
    for (int k = 0; k < program_nodes(program); k++)
        for (int axis = 0; axis < cover->axes; axis++) {
            int degree = 0;
            if (k < program->inputs) {
                degree = cover->axis_of_input[k] == axis;
            } else {
                const struct instruction *step = program->code + (k - program->inputs);
                const int x = cover->degree[step->left][axis], y = cover->degree[step->right][axis];
                degree = step->operation == OPERATION_MUL ? x + y : higher(x, y);
            }
            cover->degree[k][axis] = (unsigned char)(degree > 2 ? COVER_TOO_HIGH : degree);
        }
    cover->has_high = has_high(cover);
}

/* How many values along an axis are needed: 1 for a fixed field, 2 for its ends, 3 with the middle (degree 2). */
static int samples_of(const struct cover *cover, int axis)
{
    int degree = 0;
    for (int i = 0; i < cover->program->quantities; i++) {
        const int node = cover->program->quantity[i].node;
        if (!is_high(cover, node)) degree = higher(degree, cover->degree[node][axis]);
    }
    return degree + 1;
}

int cover_points(const struct cover *cover)
{
    int points = 1;
    for (int axis = 0; axis < cover->axes; axis++) points *= samples_of(cover, axis);
    return points + cover->has_high;
}

static int is_exact(struct range x)
{
    return x.low == x.high;
}

static struct range exactly(const struct number *x)
{
    return (struct range){x, x};
}

static struct range add(struct number_pool *pool, struct range x, struct range y)
{
    const struct number *low = number_add(pool, x.low, y.low);
    return is_exact(x) && is_exact(y) ? exactly(low) : (struct range){low, number_add(pool, x.high, y.high)};
}

static struct range subtract(struct number_pool *pool, struct range x, struct range y)
{
    const struct number *low = number_subtract(pool, x.low, y.high);
    return is_exact(x) && is_exact(y) ? exactly(low) : (struct range){low, number_subtract(pool, x.high, y.low)};
}

static struct range multiply(struct number_pool *pool, struct range x, struct range y)
{
    const struct number *const first = number_multiply(pool, x.low, y.low);
    if (is_exact(x) && is_exact(y)) return exactly(first);
    const struct number *const product[3] = {number_multiply(pool, x.low, y.high), number_multiply(pool, x.high, y.low),
                                             number_multiply(pool, x.high, y.high)};
    struct range z = {first, first};
    for (int i = 0; i < 3; i++) {
        if (number_compare(pool, product[i], z.low) < 0) z.low = product[i];
        if (number_compare(pool, product[i], z.high) > 0) z.high = product[i];
    }
    return z;
}

/* The values of a program on a grid of points of a cell. */
struct grid {
    const struct cover *cover;
    const struct box *cell;
    struct number_pool *pool;
    int samples[UNCERTAIN_MAX_FIELDS], stride[UNCERTAIN_MAX_FIELDS], points;
    const struct number *coordinate[UNCERTAIN_MAX_FIELDS][3];
    struct range *value; /* for each point of the grid, the nodes of the program */
};

static int index_of(const struct grid *g, int point, int axis)
{
    return point / g->stride[axis] % g->samples[axis];
}

static struct range *at(const struct grid *g, int point, int node)
{
    return g->value + point * program_nodes(g->cover->program) + node;
}

static void lay_axis(struct grid *g, int axis)
{
    const struct number *low = g->cell->low[axis], *high = g->cell->high[axis];
    const int is_point = low == high;
    g->samples[axis] = is_point ? 1 : samples_of(g->cover, axis);
    g->stride[axis] = g->points;
    g->points *= g->samples[axis];
    g->coordinate[axis][0] = low;
    if (g->samples[axis] < 2) return;
    g->coordinate[axis][g->samples[axis] - 1] = high;
    if (g->samples[axis] == 3)
        g->coordinate[axis][1] =
            number_multiply(g->pool, number_add(g->pool, low, high), number_from_ratio(g->pool, 1, 2));
}

static void run(const struct program *program, struct number_pool *pool, struct range *node)
{
    for (int i = 0; i < program->operations; i++) {
        const struct instruction *step = program->code + i;
        const struct range x = node[step->left], y = node[step->right];
        node[program->inputs + i] = step->operation == OPERATION_MUL   ? multiply(pool, x, y)
                                    : step->operation == OPERATION_ADD ? add(pool, x, y)
                                                                       : subtract(pool, x, y);
    }
}

void cover_values(const struct cover *cover, struct range *node)
{
    for (int k = 0; k < cover->program->inputs; k++) node[k] = cover->input[k];
    run(cover->program, cover->pool, node);
}

static void evaluate(const struct grid *g, int point)
{
    const struct cover *cover = g->cover;
    struct range *node = at(g, point, 0);
    for (int k = 0; k < cover->program->inputs; k++) {
        const int axis = cover->axis_of_input[k];
        node[k] = axis < 0 ? cover->input[k] : exactly(g->coordinate[axis][index_of(g, point, axis)]);
    }
    run(cover->program, g->pool, node);
}

/* The values f at the ends and in the middle of a segment give, for a polynomial of degree 2, twice its Bernstein
 * coefficients: 2 f(low), 4 f(middle) - f(low) - f(high), 2 f(high). */
static void to_bernstein(const struct grid *g, int node, int axis)
{
    if (g->cover->degree[node][axis] != 2 || g->samples[axis] != 3) return;
    for (int point = 0; point < g->points; point++) {
        if (index_of(g, point, axis) != 1) continue;
        struct range *low = at(g, point - g->stride[axis], node), *middle = at(g, point, node),
                     *high = at(g, point + g->stride[axis], node);
        const struct range twice = add(g->pool, *middle, *middle);
        *middle = subtract(g->pool, add(g->pool, twice, twice), add(g->pool, *low, *high));
        *low = add(g->pool, *low, *low);
        *high = add(g->pool, *high, *high);
    }
}

/* 1 when the quantity has a coefficient at this grid point; 0 when the value there repeats that of another point. */
static int has_coefficient(const struct grid *g, int node, int point)
{
    for (int axis = 0; axis < g->cover->axes; axis++) {
        const int degree = g->cover->degree[node][axis], index = index_of(g, point, axis);
        if (index > 0 && (degree == 0 || (degree == 1 && index + 1 < g->samples[axis]))) return 0;
    }
    return 1;
}

/* 1 when the bits of `choice` select an end for fields that have two ends in the cell only; bit 1 selects the high end. */
static int is_choice(const struct grid *g, int choice)
{
    for (int axis = 0; axis < g->cover->axes; axis++) {
        const int high = choice >> axis & 1;
        if (high && (g->samples[axis] == 1 || g->cell->high_open[axis])) return 0;
        if (!high && g->samples[axis] > 1 && g->cell->low_open[axis] && !g->cell->high_open[axis]) return 0;
    }
    return 1;
}

/* 1 when a coefficient lies on the face that `choice` selects: the chosen ends of the chosen fields. */
static int on_face(const struct grid *g, int node, int choice, int point)
{
    for (int axis = 0; axis < g->cover->axes; axis++) {
        const int high = choice >> axis & 1, index = index_of(g, point, axis);
        if (g->cover->degree[node][axis] == 0 || (g->cell->low_open[axis] && g->cell->high_open[axis])) continue;
        if (g->samples[axis] > 1 && index != (high ? g->samples[axis] - 1 : 0)) return 0;
    }
    return 1;
}

/* Given that no coefficient has the sign -side: 1 when all coefficients on the face may be zero. */
static int may_vanish_on(const struct grid *g, int node, int choice, int side)
{
    for (int point = 0; point < g->points; point++) {
        if (!has_coefficient(g, node, point) || !on_face(g, node, choice, point)) continue;
        const struct range *x = at(g, point, node);
        if (number_sign(side > 0 ? x->low : x->high) != 0) return 0;
    }
    return 1;
}

/* A quantity that has the sign -side nowhere can vanish only on faces all of whose coefficients are zero. */
static int may_vanish(const struct grid *g, int node, int side)
{
    for (int choice = 0; choice < 1 << g->cover->axes; choice++)
        if (is_choice(g, choice) && may_vanish_on(g, node, choice, side)) return 1;
    return 0;
}

/* The signs of a quantity that lies in a range. */
static int signs_in(struct range x)
{
    const int low = number_sign(x.low), high = number_sign(x.high);
    if (low == NUMBER_SIGN_UNKNOWN || high == NUMBER_SIGN_UNKNOWN) return MAY_BE_ANY;
    return (low < 0 ? MAY_BE_NEGATIVE : 0) | (low <= 0 && high >= 0 ? MAY_BE_ZERO : 0) |
           (high > 0 ? MAY_BE_POSITIVE : 0);
}

/* The ranges of the nodes when each field ranges over its side of the cell. */
static void evaluate_ranges(const struct grid *g, struct range *node)
{
    const struct cover *cover = g->cover;
    for (int k = 0; k < cover->program->inputs; k++) {
        const int axis = cover->axis_of_input[k];
        node[k] = axis < 0 ? cover->input[k] : (struct range){g->cell->low[axis], g->cell->high[axis]};
    }
    run(cover->program, g->pool, node);
}

static int signs_of(const struct grid *g, int node)
{
    int below = 0, above = 0;
    for (int axis = 0; axis < g->cover->axes; axis++) to_bernstein(g, node, axis);
    for (int point = 0; point < g->points; point++) {
        if (!has_coefficient(g, node, point)) continue;
        const int low = number_sign(at(g, point, node)->low), high = number_sign(at(g, point, node)->high);
        if (low == NUMBER_SIGN_UNKNOWN || high == NUMBER_SIGN_UNKNOWN) return MAY_BE_ANY;
        below |= low < 0;
        above |= high > 0;
    }
    if (below && above) return MAY_BE_ANY;
    if (!below && !above) return MAY_BE_ZERO;
    const int side = above ? 1 : -1;
    return (side > 0 ? MAY_BE_POSITIVE : MAY_BE_NEGATIVE) | (may_vanish(g, node, side) ? MAY_BE_ZERO : 0);
}

static void put_high(const struct grid *g, unsigned char *may)
{
    const struct program *program = g->cover->program;
    struct range *range = memory_new((size_t)program_nodes(program), sizeof *range);
    evaluate_ranges(g, range);
    for (int i = 0; i < program->quantities; i++) {
        const int node = program->quantity[i].node;
        if (is_high(g->cover, node)) may[node] = (unsigned char)signs_in(range[node]);
    }
    free(range);
}

static void fill(struct grid *g, unsigned char *may)
{
    const struct program *program = g->cover->program;
    g->value = memory_new((size_t)g->points * (size_t)program_nodes(program), sizeof *g->value);
    for (int point = 0; point < g->points; point++) evaluate(g, point);
    for (int i = 0; i < program->quantities; i++) {
        const int node = program->quantity[i].node;
        if (!is_high(g->cover, node)) may[node] = (unsigned char)signs_of(g, node);
    }
    free(g->value);
    if (g->cover->has_high) put_high(g, may);
}

static long bits_of(const struct number *x)
{
    return number_numerator_bits(x) + number_denominator_bits(x);
}

/* A node has about twice the bits of the longest number that goes into it. Since most numbers share their denominators,
 * only about a quarter of the operations have the full cost. */
unsigned long cover_work(const struct cover *cover, const struct box *cell)
{
    const struct program *program = cover->program;
    long bits = 1;
    for (int axis = 0; axis < cover->axes; axis++) {
        if (bits_of(cell->low[axis]) > bits) bits = bits_of(cell->low[axis]);
        if (bits_of(cell->high[axis]) > bits) bits = bits_of(cell->high[axis]);
    }
    for (int k = 0; k < program->inputs; k++) {
        if (cover->axis_of_input[k] >= 0) continue;
        if (bits_of(cover->input[k].low) > bits) bits = bits_of(cover->input[k].low);
        if (bits_of(cover->input[k].high) > bits) bits = bits_of(cover->input[k].high);
    }
    return (unsigned long)(cover_points(cover) * program->operations) * (work_of_rational(2 * bits) / 4);
}

void cover_signs(const struct cover *cover, const struct box *cell, unsigned char *may)
{
    /* rationals that are no longer needed are freed at once */
    struct number_pool *scratch = cover->rational ? number_pool_new() : NULL;
    struct grid g = {.cover = cover, .cell = cell, .pool = scratch != NULL ? scratch : cover->pool, .points = 1};
    for (int axis = 0; axis < cover->axes; axis++) lay_axis(&g, axis);
    fill(&g, may);
    number_pool_free(scratch);
}

void cover_point_signs(const struct cover *cover, const struct number *const *point, unsigned char *may)
{
    struct box cell = {0};
    for (int axis = 0; axis < cover->axes; axis++) cell.low[axis] = cell.high[axis] = point[axis];
    cover_signs(cover, &cell, may);
}
