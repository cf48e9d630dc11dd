/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/cover/cell_signs.h"
#include "check/cover/high_degree.h"

#include <stdlib.h>

/* The nodes of a program on a grid of points of a cell: each input has one value when it is fixed, else its two ends,
 * and also their middle when some quantity has degree 2 in it. */
struct grid {
    struct scalar_pool *pool;
    const struct cell_data *data;
    const struct cell *cell;
    short count[CELL_MAX_AXES], step[CELL_MAX_AXES], points;
};

/*@ // The program is well formed; nothing is stated about the names of its quantities.
  @ predicate grid_program{L}(struct program *p) = \valid_read(p) && 0 <= p->operations && 0 < p->inputs && 0 <= p->quantities &&
  @   p->inputs + p->operations <= PROGRAM_MAX_NODES && \valid_read(p->quantity + (0 .. p->quantities - 1)) &&
  @   \forall integer i; 0 <= i < p->quantities ==> 0 <= p->quantity[i].node < p->inputs + p->operations;
  @ predicate grid_reads{L}(struct grid *g) = \valid_read(g) && g->pool != \null && \valid_read(g->data) &&
  @   \valid_read(g->cell) && grid_program(g->data->program) && cell_axes(g->data) && cell_sides(g->cell, g->data->axes);
  @ predicate grid_axes{L}(struct grid *g, integer axes) = 0 < g->points <= CELL_MAX_POINTS &&
  @   \forall integer axis; 0 <= axis < axes ==> 0 < g->step[axis] <= g->points && 0 < g->count[axis] <= 3;
  @ logic integer grid_most(integer axes) = axes <= 0 ? 1 : axes == 1 ? 3 : axes == 2 ? 9 : axes == 3 ? 27 :
  @   axes == 4 ? 81 : axes == 5 ? 243 : axes == 6 ? 729 : axes == 7 ? 2187 : CELL_MAX_POINTS;
  @ predicate grid_laid{L}(struct grid *g) = grid_reads(g) && grid_axes(g, g->data->axes);
  @ // The memory for the nodes is a block of its own.
  @ predicate grid_apart{L}(struct grid *g, struct cell_room *room) = \valid(room) &&
  @   cell_apart(\base_addr(room), g->data->program) && \base_addr(room) != \base_addr(g) &&
  @   \base_addr(room) != \base_addr(g->data) && \base_addr(room) != \base_addr(g->cell);
  @ // Each node has a range at each of the first points.
  @ predicate grid_filled{L}(struct grid *g, struct cell_room *room, integer points) =
  @   \forall integer point, node; 0 <= point < points &&
  @   0 <= node < g->data->program->inputs + g->data->program->operations ==> range_ok(room->node[point][node]);
  @ predicate grid_ok{L}(struct grid *g, struct cell_room *room) =
  @   grid_laid(g) && grid_apart(g, room) && grid_filled(g, room, g->points);
  @ predicate grid_node{L}(struct grid *g, integer node) = 0 <= node < g->data->program->inputs + g->data->program->operations;
  @ // The pointers are the same in K and L.
  @ predicate grid_pointers{K, L}(struct grid *g) = \at(g->pool, K) == \at(g->pool, L) &&
  @   \at(g->data, K) == \at(g->data, L) && \at(g->cell, K) == \at(g->cell, L) &&
  @   \at(g->data->program, K) == \at(g->data->program, L) &&
  @   \at(g->data->program->code, K) == \at(g->data->program->code, L) &&
  @   \at(g->data->program->quantity, K) == \at(g->data->program->quantity, L);
  @ predicate grid_sides{K, L}(struct grid *g) = \forall integer axis; 0 <= axis < CELL_MAX_AXES ==>
  @   \at(g->cell->side[axis].low, K) == \at(g->cell->side[axis].low, L) &&
  @   \at(g->cell->side[axis].high, K) == \at(g->cell->side[axis].high, L);
  @ predicate grid_inputs{K, L}(struct grid *g) = \forall integer k; 0 <= k < PROGRAM_MAX_NODES ==>
  @   \at(g->data->input[k].low, K) == \at(g->data->input[k].low, L) &&
  @   \at(g->data->input[k].high, K) == \at(g->data->input[k].high, L);
  @ predicate grid_names{K, L}(struct grid *g) = \forall integer i; 0 <= i < \at(g->data->program->quantities, K) ==>
  @   \at(g->data->program->quantity[i].name, K) == \at(g->data->program->quantity[i].name, L);
  @ predicate grid_stays{K, L}(struct grid *g) =
  @   grid_pointers{K, L}(g) && grid_sides{K, L}(g) && grid_inputs{K, L}(g) && grid_names{K, L}(g); */

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
            const int counted = code->operation == OPERATION_MUL ? x + y : x > y ? x : y;
            const int degree = counted > 2 ? 2 : counted;
            //@ assert small: 0 <= degree <= 2 && (unsigned short)degree == degree;
            data->degree[program->inputs + i][axis] = (unsigned short)degree;
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

/*@ requires \valid_read(data) && grid_program(data->program) && 0 <= axis < CELL_MAX_AXES;
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

/* The index of the value of an input at a point. */
/*@ requires grid_laid(g) && 0 <= point < g->points && 0 <= axis < g->data->axes;
  @ assigns \nothing;
  @ ensures 0 <= \result < g->count[axis]; */
static int place(const struct grid *g, int point, int axis)
{
    return point / g->step[axis] % g->count[axis];
}

/*@ requires pool != \null && low != \null && high != \null;
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar middle_of(struct scalar_pool *pool, scalar low, scalar high)
{
    const scalar one = scalar_one(pool), half = scalar_divide(pool, one, scalar_add(pool, one, one));
    return scalar_multiply(pool, half, scalar_add(pool, low, high));
}

/*@ requires grid_laid(g) && 0 <= axis < g->data->axes && 0 <= index < g->count[axis];
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar value_at(const struct grid *g, int axis, int index)
{
    const scalar low = g->cell->side[axis].low, high = g->cell->side[axis].high;
    if (index == 0) return low;
    return index + 1 == g->count[axis] ? high : middle_of(g->pool, low, high);
}

/* Lays out the grid: at most three values in each of at most eight inputs. */
/*@ requires \valid(g) && grid_reads(g) && \base_addr(g) != \base_addr(g->data);
  @ assigns g->count[0 .. CELL_MAX_AXES - 1], g->step[0 .. CELL_MAX_AXES - 1], g->points;
  @ ensures grid_laid(g); */
static void lay(struct grid *g)
{
    g->points = 1;
    /*@ loop invariant 0 <= axis <= g->data->axes && g->points <= grid_most(axis) && grid_axes(g, axis);
      @ loop assigns axis, g->count[0 .. CELL_MAX_AXES - 1], g->step[0 .. CELL_MAX_AXES - 1], g->points;
      @ loop variant g->data->axes - axis; */
    for (int axis = 0; axis < g->data->axes; axis++) {
        const int points = g->points, count = !is_interval(g, axis) ? 1 : has_degree_2(g->data, axis) ? 3 : 2;
        g->count[axis] = (short)count;
        g->step[axis] = (short)points;
        //@ assert axis == 0 || axis == 1 || axis == 2 || axis == 3 || axis == 4 || axis == 5 || axis == 6 || axis == 7;
        //@ assert next: 3 * grid_most(axis) == grid_most(axis + 1) <= CELL_MAX_POINTS;
        //@ assert count == 1 || count == 2 || count == 3;
        //@ assert product: points <= points * count <= 3 * points;
        g->points = (short)(points * count);
    }
}

/* The value of an input at a point, as an interval. */
/*@ requires grid_laid(g) && cell_inputs(g->data) && 0 <= point < g->points && 0 <= input < g->data->program->inputs;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range input_at(const struct grid *g, int input, int point)
{
    const int axis = g->data->axis[input];
    return axis < 0 ? g->data->input[input] : range_of(value_at(g, axis, place(g, point, axis)));
}

/* Evaluates the nodes at one point. */
/*@ requires grid_laid(g) && grid_apart(g, room) && cell_inputs(g->data) && 0 <= point < g->points;
  @ requires program_ok(g->data->program);
  @ assigns room->node[point][0 .. PROGRAM_MAX_NODES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && grid_pointers{Pre, Here}(g) && grid_sides{Pre, Here}(g);
  @ ensures grid_inputs{Pre, Here}(g) && grid_names{Pre, Here}(g);
  @ ensures \forall integer k; 0 <= k < g->data->program->inputs + g->data->program->operations ==>
  @   range_ok(room->node[point][k]); */
static void evaluate(const struct grid *g, struct cell_room *room, int point)
{
    const struct program *program = g->data->program;
    struct range *node = room->node[point];
    /*@ loop invariant 0 <= k <= program->inputs && DOUBT_HAS_STAYED && grid_pointers{Pre, Here}(g);
      @ loop invariant grid_sides{Pre, Here}(g);
      @ loop invariant grid_inputs{Pre, Here}(g);
      @ loop invariant grid_names{Pre, Here}(g);
      @ loop invariant \forall integer i; 0 <= i < k ==> range_ok(node[i]);
      @ loop assigns k, room->node[point][0 .. PROGRAM_MAX_NODES - 1], scalar_doubt;
      @ loop variant program->inputs - k; */
    for (int k = 0; k < program->inputs; k++) {
        const struct range x = input_at(g, k, point);
        node[k].low = x.low;
        node[k].high = x.high;
    }
    range_evaluate(g->pool, program, node);
}

/*@ requires grid_laid(g) && grid_apart(g, room) && cell_inputs(g->data) && program_ok(g->data->program);
  @ assigns *room, scalar_doubt;
  @ ensures DOUBT_STAYS && grid_stays{Pre, Here}(g) && grid_filled(g, room, g->points); */
static void fill(const struct grid *g, struct cell_room *room)
{
    /*@ loop invariant 0 <= point <= g->points && DOUBT_HAS_STAYED && grid_stays{Pre, Here}(g);
      @ loop invariant grid_filled(g, room, point);
      @ loop assigns point, *room, scalar_doubt;
      @ loop variant g->points - point; */
    for (int point = 0; point < g->points; point++) evaluate(g, room, point);
}

/* 1 when a point has a coefficient of the node; 0 when its value is not needed. */
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

/*@ requires grid_ok(g, room) && grid_node(g, node) && 0 <= point < g->points && range_ok(x);
  @ assigns room->node[point][node];
  @ ensures grid_stays{Pre, Here}(g) && grid_filled(g, room, g->points); */
static void keep(const struct grid *g, struct cell_room *room, int point, int node, struct range x)
{
    (void)g;
    room->node[point][node].low = x.low;
    room->node[point][node].high = x.high;
}

/* Converts values at the ends and the middle of an input to coefficients, both multiplied by 2: f(l), f(m), f(h) become
 * 2 f(l), 4 f(m) - (f(l) + f(h)), 2 f(h). */
/*@ requires grid_ok(g, room) && grid_node(g, node);
  @ requires 0 <= low < middle < high < g->points;
  @ assigns *room;
  @ ensures grid_stays{Pre, Here}(g) && grid_filled(g, room, g->points); */
static void convert(const struct grid *g, struct cell_room *room, int node, int low, int middle, int high)
{
    const struct range f_low = room->node[low][node], f = room->node[middle][node], f_high = room->node[high][node];
    const struct range twice = range_add(g->pool, f, f), ends = range_add(g->pool, f_low, f_high);
    keep(g, room, low, node, range_add(g->pool, f_low, f_low));
    keep(g, room, middle, node, range_subtract(g->pool, range_add(g->pool, twice, twice), ends));
    keep(g, room, high, node, range_add(g->pool, f_high, f_high));
}

/* Converts all values to coefficients in one input. */
/*@ requires grid_ok(g, room) && grid_node(g, node);
  @ requires 0 <= axis < g->data->axes;
  @ assigns *room;
  @ ensures grid_stays{Pre, Here}(g) && grid_filled(g, room, g->points); */
static void to_coefficients(const struct grid *g, struct cell_room *room, int node, int axis)
{
    const int step = g->step[axis];
    if (g->data->degree[node][axis] < 2 || g->count[axis] < 3) return;
    /*@ loop invariant 0 <= block <= g->points && grid_stays{Pre, Here}(g);
      @ loop invariant grid_filled(g, room, g->points);
      @ loop assigns block, *room;
      @ loop variant g->points - block; */
    for (int block = 0; block + 3 * step <= g->points; block += 3 * step) {
        /*@ loop invariant block <= point <= block + step && grid_stays{Pre, Here}(g);
          @ loop invariant grid_filled(g, room, g->points);
          @ loop assigns point, *room;
          @ loop variant block + step - point; */
        for (int point = block; point < block + step; point++) {
            //@ assert places: 0 <= point < point + step < point + 2 * step < g->points;
            //@ assert laid: grid_laid(g) && grid_apart(g, room);
            convert(g, room, node, point, point + step, point + 2 * step);
        }
    }
}

/* A face: the index that each input must have; -1 for any. (For the type see proofs/README.md, "Types that differ".) */
struct face {
    long index[CELL_MAX_AXES];
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

/*@ requires grid_ok(g, room) && grid_node(g, node) && \valid_read(face);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int may_vanish_on(const struct grid *g, const struct cell_room *room, int node, const struct face *face)
{
    /*@ loop invariant 0 <= point <= g->points && DOUBT_HAS_STAYED;
      @ loop assigns point, scalar_doubt;
      @ loop variant g->points - point; */
    for (int point = 0; point < g->points; point++) {
        if (!has_coefficient(g, node, point) || !is_on(g, face, point)) continue;
        const int s = range_sign(room->node[point][node]);
        if (s == 1 || s == -1) return 0;
    }
    return 1;
}

/* 1 when all coefficients of some face may be zero; the face is already chosen in the inputs below `axis`. */
/*@ requires grid_ok(g, room) && grid_node(g, node);
  @ requires 0 <= axis <= g->data->axes && \valid(face);
  @ decreases g->data->axes - axis;
  @ assigns face->index[0 .. CELL_MAX_AXES - 1], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int may_vanish(const struct grid *g, const struct cell_room *room, int node, struct face *face, int axis)
{
    if (axis == g->data->axes) return may_vanish_on(g, room, node, face);
    const int chooses = is_interval(g, axis) && g->data->degree[node][axis] > 0;
    const int low = chooses && g->cell->side[axis].has_low, high = chooses && g->cell->side[axis].has_high;
    face->index[axis] = -1;
    if (!low && !high) return may_vanish(g, room, node, face, axis + 1);
    face->index[axis] = 0;
    if (low && may_vanish(g, room, node, face, axis + 1)) return 1;
    face->index[axis] = g->count[axis] - 1;
    return high && may_vanish(g, room, node, face, axis + 1);
}

/*@ requires grid_ok(g, room) && grid_node(g, node);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int may_be_zero(const struct grid *g, const struct cell_room *room, int node)
{
    struct face face;
    return may_vanish(g, room, node, &face, 0);
}

/* The signs that the coefficients of a node allow. */
/*@ requires grid_ok(g, room) && grid_node(g, node);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= MAY_BE_ANY && DOUBT_STAYS; */
static int signs_left(const struct grid *g, const struct cell_room *room, int node)
{
    int negative = 0, positive = 0;
    /*@ loop invariant 0 <= point <= g->points && 0 <= negative <= 1 && 0 <= positive <= 1 && DOUBT_HAS_STAYED;
      @ loop assigns point, negative, positive, scalar_doubt;
      @ loop variant g->points - point; */
    for (int point = 0; point < g->points; point++) {
        if (!has_coefficient(g, node, point)) continue;
        const struct range x = room->node[point][node];
        negative = negative || scalar_sign(x.low) < 0;
        positive = positive || scalar_sign(x.high) > 0;
    }
    if (negative == positive) return negative ? MAY_BE_ANY : MAY_BE_ZERO;
    return (negative ? MAY_BE_NEGATIVE : MAY_BE_POSITIVE) + (may_be_zero(g, room, node) ? MAY_BE_ZERO : 0);
}

/*@ requires grid_ok(g, room) && grid_node(g, node);
  @ assigns *room, scalar_doubt;
  @ ensures 0 <= \result <= MAY_BE_ANY && DOUBT_STAYS;
  @ ensures grid_stays{Pre, Here}(g) && grid_filled(g, room, g->points); */
static int signs_of(const struct grid *g, struct cell_room *room, int node)
{
    /*@ loop invariant 0 <= axis <= g->data->axes && grid_stays{Pre, Here}(g);
      @ loop invariant grid_filled(g, room, g->points);
      @ loop assigns axis, *room;
      @ loop variant g->data->axes - axis; */
    for (int axis = 0; axis < g->data->axes; axis++) to_coefficients(g, room, node, axis);
    return signs_left(g, room, node);
}

/*@ requires grid_ok(g, room) && \valid(may + (0 .. g->data->program->quantities - 1));
  @ assigns *room, scalar_doubt, may[0 .. g->data->program->quantities - 1];
  @ ensures DOUBT_STAYS; */
static void take_signs(const struct grid *g, struct cell_room *room, unsigned char *may)
{
    const struct program *program = g->data->program;
    /*@ loop invariant 0 <= i <= program->quantities && DOUBT_HAS_STAYED && grid_stays{Pre, Here}(g);
      @ loop invariant grid_filled(g, room, g->points);
      @ loop assigns i, *room, scalar_doubt, may[0 .. program->quantities - 1];
      @ loop variant program->quantities - i; */
    for (int i = 0; i < program->quantities; i++) may[i] = (unsigned char)signs_of(g, room, program->quantity[i].node);
}

/*@ requires \valid(g) && grid_reads(g) && grid_apart(g, room) && cell_inputs(g->data) && program_ok(g->data->program);
  @ requires \valid(may + (0 .. g->data->program->quantities - 1));
  @ requires \base_addr(g) != \base_addr(g->data) && \base_addr(g) != \base_addr(g->cell);
  @ assigns g->count[0 .. CELL_MAX_AXES - 1], g->step[0 .. CELL_MAX_AXES - 1], g->points;
  @ assigns *room, scalar_doubt, may[0 .. g->data->program->quantities - 1];
  @ ensures DOUBT_STAYS; */
static void find_signs(struct grid *g, struct cell_room *room, unsigned char *may)
{
    lay(g);
    //@ assert laid: grid_laid(g) && grid_apart(g, room);
    fill(g, room);
    //@ assert filled: grid_ok(g, room);
    take_signs(g, room, may);
}

void cell_signs(struct scalar_pool *pool, const struct cell_data *data, const struct cell *cell, struct cell_room *room,
                unsigned char *may)
{
    unsigned char high[PROGRAM_MAX_QUANTITIES];
    const int quantities = data->program->quantities;
    struct scalar_pool *scratch = scalar_pool_scratch(pool);
    struct grid g = {.pool = scratch, .data = data, .cell = cell};
    if (scratch == NULL) abort();
    cell_high_signs(scratch, data, cell, high);
    find_signs(&g, room, may);
    scalar_pool_free(scratch);
    /*@ loop invariant 0 <= i <= quantities;
      @ loop assigns i, may[0 .. quantities - 1];
      @ loop variant quantities - i; */
    for (int i = 0; i < quantities; i++)
        if (high[i] != 0) may[i] = high[i];
}
