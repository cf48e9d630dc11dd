/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/cell.h"

#include <stdlib.h>

/* The nodes of a program at the points of a cell: in each input one value at a point, else both ends, and the middle
 * between them where some quantity has degree 2. */
struct grid {
    struct rational_pool *pool;
    const struct cell_data *data;
    const struct cell *cell;
    int count[CELL_MAX_AXES], step[CELL_MAX_AXES], points;
    struct range *node;
};

/*@ predicate grid_reads{L}(struct grid *g) = \valid_read(g) && g->pool != \null && \valid_read(g->data) &&
  @   \valid_read(g->cell) && program_ok(g->data->program) && cell_axes(g->data) && cell_sides(g->cell, g->data->axes);
  @ predicate grid_laid{L}(struct grid *g) = grid_reads(g) && 0 < g->points &&
  @   \forall integer axis; 0 <= axis < g->data->axes ==> 0 < g->step[axis] && 0 < g->count[axis] <= 3; */

int cell_find_degrees(struct cell_data *data)
{
    const struct program *program = data->program;
    /*@ loop invariant 0 <= axis <= data->axes;
      @ loop invariant \forall integer k, a; 0 <= a < axis && 0 <= k < program->inputs + program->operations ==>
      @   data->degree[k][a] <= 2;
      @ loop assigns axis, data->degree[0 .. PROGRAM_MAX_NODES - 1][0 .. CELL_MAX_AXES - 1];
      @ loop variant data->axes - axis; */
    for (int axis = 0; axis < data->axes; axis++) {
        /*@ loop invariant 0 <= k <= program->inputs;
          @ loop invariant \forall integer i; 0 <= i < k ==> data->degree[i][axis] <= 1;
          @ loop assigns k, data->degree[0 .. PROGRAM_MAX_NODES - 1][axis];
          @ loop variant program->inputs - k; */
        for (int k = 0; k < program->inputs; k++) data->degree[k][axis] = data->axis[k] == axis;
        /*@ loop invariant 0 <= i <= program->operations;
          @ loop invariant \forall integer k; 0 <= k < program->inputs + i ==> data->degree[k][axis] <= 2;
          @ loop assigns i, data->degree[0 .. PROGRAM_MAX_NODES - 1][axis];
          @ loop variant program->operations - i; */
        for (int i = 0; i < program->operations; i++) {
            const struct instruction *code = program->code + i;
            const int x = data->degree[code->left][axis], y = data->degree[code->right][axis];
            const int degree = code->operation == OPERATION_MUL ? x + y : x > y ? x : y;
            if (degree > 2) return 0;
            //@ assert small: 0 <= degree <= 2 && (unsigned char)degree == degree;
            data->degree[program->inputs + i][axis] = (unsigned char)degree;
        }
    }
    return 1;
}

/*@ requires grid_reads(g) && 0 <= axis < g->data->axes;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_interval(const struct grid *g, int axis)
{
    return g->cell->side[axis].low != g->cell->side[axis].high;
}

/*@ requires \valid_read(data) && program_ok(data->program) && 0 <= axis < CELL_MAX_AXES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_degree_2(const struct cell_data *data, int axis)
{
    /*@ loop invariant 0 <= i <= data->program->quantities;
      @ loop assigns i;
      @ loop variant data->program->quantities - i; */
    for (int i = 0; i < data->program->quantities; i++)
        if (data->degree[data->program->quantity[i].node][axis] == 2) return 1;
    return 0;
}

/* Which of the values of an input a point has. */
/*@ requires grid_laid(g) && 0 <= point < g->points && 0 <= axis < g->data->axes;
  @ assigns \nothing;
  @ ensures 0 <= \result < g->count[axis]; */
static int place(const struct grid *g, int point, int axis)
{
    return point / g->step[axis] % g->count[axis];
}

static struct range *node_at(const struct grid *g, int point, int node)
{
    return g->node + point * program_nodes(g->data->program) + node;
}

/*@ requires pool != \null && low != \null && high != \null;
  @ assigns rational_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static rational middle_of(struct rational_pool *pool, rational low, rational high)
{
    const rational one = rational_one(pool), half = rational_divide(pool, one, rational_add(pool, one, one));
    return rational_multiply(pool, half, rational_add(pool, low, high));
}

/*@ requires grid_laid(g) && 0 <= axis < g->data->axes && 0 <= index < g->count[axis];
  @ assigns rational_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static rational value_at(const struct grid *g, int axis, int index)
{
    const rational low = g->cell->side[axis].low, high = g->cell->side[axis].high;
    if (index == 0) return low;
    return index + 1 == g->count[axis] ? high : middle_of(g->pool, low, high);
}

static void lay(struct grid *g)
{
    g->points = 1;
    for (int axis = 0; axis < g->data->axes; axis++) {
        g->count[axis] = !is_interval(g, axis) ? 1 : has_degree_2(g->data, axis) ? 3 : 2;
        g->step[axis] = g->points;
        g->points *= g->count[axis];
    }
    g->node = calloc((size_t)g->points * (size_t)program_nodes(g->data->program), sizeof *g->node);
    if (g->node == NULL) abort();
    for (int point = 0; point < g->points; point++) {
        for (int k = 0; k < g->data->program->inputs; k++) {
            const int axis = g->data->axis[k];
            *node_at(g, point, k) = axis < 0 ? g->data->input[k] : range_of(value_at(g, axis, place(g, point, axis)));
        }
        range_evaluate(g->pool, g->data->program, node_at(g, point, 0));
    }
}

/* Whether a point has a coefficient of the node, and not a value that is not needed. */
/*@ requires grid_laid(g) && 0 <= point < g->points && 0 <= node < PROGRAM_MAX_NODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_coefficient(const struct grid *g, int node, int point)
{
    /*@ loop invariant 0 <= axis <= g->data->axes;
      @ loop assigns axis;
      @ loop variant g->data->axes - axis; */
    for (int axis = 0; axis < g->data->axes; axis++) {
        const int degree = g->data->degree[node][axis], index = place(g, point, axis);
        if (degree == 0 && index != 0) return 0;
        if (degree == 1 && index != 0 && index + 1 != g->count[axis]) return 0;
    }
    return 1;
}

/* Values to coefficients in one input, both times 2: f(l), f(m), f(h) to 2 f(l), 4 f(m) - (f(l) + f(h)), 2 f(h). */
static void to_coefficients(const struct grid *g, int node, int axis)
{
    if (g->data->degree[node][axis] < 2 || g->count[axis] < 3) return;
    for (int point = 0; point < g->points; point++) {
        if (place(g, point, axis) != 1) continue;
        struct range *f = node_at(g, point, node), *f_low = node_at(g, point - g->step[axis], node),
                     *f_high = node_at(g, point + g->step[axis], node);
        const struct range twice = range_add(g->pool, *f, *f), ends = range_add(g->pool, *f_low, *f_high);
        *f = range_subtract(g->pool, range_add(g->pool, twice, twice), ends);
        *f_low = range_add(g->pool, *f_low, *f_low);
        *f_high = range_add(g->pool, *f_high, *f_high);
    }
}

/* A face: the index that each input must have; -1 for any. */
struct face {
    int index[CELL_MAX_AXES];
};

/*@ requires grid_laid(g) && 0 <= point < g->points && \valid_read(face);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_on(const struct grid *g, const struct face *face, int point)
{
    /*@ loop invariant 0 <= axis <= g->data->axes;
      @ loop assigns axis;
      @ loop variant g->data->axes - axis; */
    for (int axis = 0; axis < g->data->axes; axis++)
        if (face->index[axis] >= 0 && face->index[axis] != place(g, point, axis)) return 0;
    return 1;
}

static int may_vanish_on(const struct grid *g, int node, const struct face *face)
{
    for (int point = 0; point < g->points; point++) {
        if (!has_coefficient(g, node, point) || !is_on(g, face, point)) continue;
        const int sign = range_sign(*node_at(g, point, node));
        if (sign == 1 || sign == -1) return 0;
    }
    return 1;
}

/* Whether all coefficients of some face may be zero; the face is chosen in inputs below `axis`. */
static int may_vanish(const struct grid *g, int node, struct face *face, int axis)
{
    if (axis == g->data->axes) return may_vanish_on(g, node, face);
    const int chooses = is_interval(g, axis) && g->data->degree[node][axis] > 0;
    const int low = chooses && g->cell->side[axis].has_low, high = chooses && g->cell->side[axis].has_high;
    face->index[axis] = -1;
    if (!low && !high) return may_vanish(g, node, face, axis + 1);
    face->index[axis] = 0;
    if (low && may_vanish(g, node, face, axis + 1)) return 1;
    face->index[axis] = g->count[axis] - 1;
    return high && may_vanish(g, node, face, axis + 1);
}

static int signs_of(const struct grid *g, int node)
{
    struct face face;
    int negative = 0, positive = 0;
    for (int axis = 0; axis < g->data->axes; axis++) to_coefficients(g, node, axis);
    for (int point = 0; point < g->points; point++) {
        if (!has_coefficient(g, node, point)) continue;
        const struct range *x = node_at(g, point, node);
        negative = negative || rational_sign(x->low) < 0;
        positive = positive || rational_sign(x->high) > 0;
    }
    if (negative == positive) return negative ? MAY_BE_ANY : MAY_BE_ZERO;
    return (negative ? MAY_BE_NEGATIVE : MAY_BE_POSITIVE) | (may_vanish(g, node, &face, 0) ? MAY_BE_ZERO : 0);
}

void cell_signs(struct rational_pool *pool, const struct cell_data *data, const struct cell *cell, unsigned char *may)
{
    struct rational_pool *scratch = rational_pool_scratch(pool);
    struct grid g = {.pool = scratch, .data = data, .cell = cell};
    if (scratch == NULL) abort();
    lay(&g);
    for (int i = 0; i < data->program->quantities; i++)
        may[i] = (unsigned char)signs_of(&g, data->program->quantity[i].node);
    free(g.node);
    rational_pool_free(scratch);
}
