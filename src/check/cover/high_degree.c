/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/cover/high_degree.h"

/*@ // What is read; and the memory for the nodes, apart from it.
  @ predicate high_reads{L}(struct cell_data *d, struct cell *c) = \valid_read(d) && program_ok(d->program) && cell_axes(d) &&
  @   cell_inputs(d) && \valid_read(c) && cell_sides(c, d->axes);
  @ predicate high_apart{L}(struct cell_data *d, struct cell *c, struct range *node) =
  @   \valid(node + (0 .. PROGRAM_MAX_NODES - 1)) && \base_addr(node) != \base_addr(d) && \base_addr(node) != \base_addr(c) &&
  @   \base_addr(node) != \base_addr(d->program) && \base_addr(node) != \base_addr(d->program->code) &&
  @   \base_addr(node) != \base_addr(d->program->quantity);
  @ predicate high_nodes{L}(struct range *node, integer n) = \forall integer k; 0 <= k < n ==> range_ok(node[k]); */

/* The degree of a result in a field, counted from those of its operands; 3 for more than 2. (For the type see
 * proofs/README.md, "Types that differ".) */
/*@ requires 0 <= x <= 3 && 0 <= y <= 3;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 3; */
static long counted(int operation, long x, long y)
{
    const long degree = operation == OPERATION_MUL ? x + y : x > y ? x : y;
    return degree > 3 ? 3 : degree;
}

/* Adds to the marks of the nodes whether their degree in a field is above 2; returns 1 when that of some is. */
/*@ requires \valid_read(data) && program_ok(data->program) && cell_axes(data) && 0 <= axis < data->axes;
  @ requires \valid(mark + (0 .. PROGRAM_MAX_NODES - 1));
  @ assigns mark[0 .. PROGRAM_MAX_NODES - 1];
  @ ensures 0 <= \result <= 1; */
static int mark_axis(const struct cell_data *data, int axis, unsigned char *mark)
{
    const struct program *program = data->program;
    long degree[PROGRAM_MAX_NODES];
    int some = 0;
    /*@ loop invariant 0 <= k <= program->inputs;
      @ loop invariant \forall integer i; 0 <= i < k ==> 0 <= degree[i] <= 3;
      @ loop assigns k, degree[0 .. PROGRAM_MAX_NODES - 1];
      @ loop variant program->inputs - k; */
    for (int k = 0; k < program->inputs; k++) degree[k] = data->axis[k] == axis;
    /*@ loop invariant 0 <= i <= program->operations && 0 <= some <= 1;
      @ loop invariant \forall integer k; 0 <= k < program->inputs + i ==> 0 <= degree[k] <= 3;
      @ loop assigns i, some, degree[0 .. PROGRAM_MAX_NODES - 1], mark[0 .. PROGRAM_MAX_NODES - 1];
      @ loop variant program->operations - i; */
    for (int i = 0; i < program->operations; i++) {
        const struct instruction *code = program->code + i;
        const int node = program->inputs + i;
        degree[node] = counted(code->operation, degree[code->left], degree[code->right]);
        if (degree[node] <= 2) continue;
        mark[node] = 1;
        some = 1;
    }
    return some;
}

/*@ requires \valid_read(data) && program_ok(data->program) && cell_axes(data);
  @ requires \valid(mark + (0 .. PROGRAM_MAX_NODES - 1));
  @ assigns mark[0 .. PROGRAM_MAX_NODES - 1];
  @ ensures 0 <= \result <= 1; */
static int mark_nodes(const struct cell_data *data, unsigned char *mark)
{
    int some = 0;
    /*@ loop invariant 0 <= axis <= data->axes && 0 <= some <= 1;
      @ loop assigns axis, some, mark[0 .. PROGRAM_MAX_NODES - 1];
      @ loop variant data->axes - axis; */
    for (int axis = 0; axis < data->axes; axis++)
        if (mark_axis(data, axis, mark)) some = 1;
    return some;
}

/* All values of an input in the cell. */
/*@ requires high_reads(data, cell) && 0 <= input < data->program->inputs;
  @ assigns \nothing;
  @ ensures range_ok(\result); */
static struct range side_of(const struct cell_data *data, const struct cell *cell, int input)
{
    const int axis = data->axis[input];
    struct range side;
    if (axis < 0) return data->input[input];
    side.low = cell->side[axis].low;
    side.high = cell->side[axis].high;
    return side;
}

/*@ requires high_reads(data, cell) && high_apart(data, cell, node) && 0 <= input < data->program->inputs;
  @ requires high_nodes(node, input) && range_ok(x);
  @ assigns node[input];
  @ ensures high_reads(data, cell) && high_apart(data, cell, node) && high_nodes(node, input + 1);
  @ ensures same: data->program == \old(data->program) && data->program->inputs == \old(data->program->inputs); */
static void put(const struct cell_data *data, const struct cell *cell, struct range *node, int input, struct range x)
{
    (void)data;
    (void)cell;
    node[input].low = x.low;
    node[input].high = x.high;
    //@ assert program: data->program == \at(data->program, Pre);
    //@ assert code: data->program->code == \at(data->program->code, Pre);
    //@ assert quantities: data->program->quantity == \at(data->program->quantity, Pre);
    //@ assert names: program_quantities(data->program);
    //@ assert formulas: program_ok(data->program);
    //@ assert inputs: cell_inputs(data);
    //@ assert sides: cell_sides(cell, data->axes);
}

/*@ requires high_reads(data, cell) && high_apart(data, cell, node);
  @ assigns node[0 .. PROGRAM_MAX_NODES - 1];
  @ ensures high_reads(data, cell) && high_apart(data, cell, node) && high_nodes(node, data->program->inputs);
  @ ensures same: data->program == \old(data->program); */
static void put_sides(const struct cell_data *data, const struct cell *cell, struct range *node)
{
    /*@ loop invariant 0 <= k <= data->program->inputs && data->program == \at(data->program, Pre);
      @ loop invariant high_reads(data, cell) && high_apart(data, cell, node) && high_nodes(node, k);
      @ loop assigns k, node[0 .. PROGRAM_MAX_NODES - 1];
      @ loop variant data->program->inputs - k; */
    for (int k = 0; k < data->program->inputs; k++) put(data, cell, node, k, side_of(data, cell, k));
}

/*@ requires range_ok(x);
  @ assigns scalar_doubt;
  @ ensures 0 < \result <= MAY_BE_ANY && DOUBT_STAYS; */
static int signs_in(struct range x)
{
    const int low = scalar_sign(x.low), high = scalar_sign(x.high);
    if (low > 0) return MAY_BE_POSITIVE;
    if (high < 0) return MAY_BE_NEGATIVE;
    return (low < 0 ? MAY_BE_NEGATIVE : 0) + MAY_BE_ZERO + (high > 0 ? MAY_BE_POSITIVE : 0);
}

/* The signs of the marked quantities, of which the nodes have ranges. */
/*@ requires program_ok(program) && \valid_read(mark + (0 .. PROGRAM_MAX_NODES - 1));
  @ requires \valid_read(node + (0 .. PROGRAM_MAX_NODES - 1)) && high_nodes(node, program->inputs + program->operations);
  @ requires \valid(high + (0 .. PROGRAM_MAX_QUANTITIES - 1));
  @ assigns high[0 .. PROGRAM_MAX_QUANTITIES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS; */
static void take(const struct program *program, const unsigned char *mark, const struct range *node,
                 unsigned char *high)
{
    /*@ loop invariant 0 <= i <= program->quantities && DOUBT_HAS_STAYED;
      @ loop assigns i, high[0 .. PROGRAM_MAX_QUANTITIES - 1], scalar_doubt;
      @ loop variant program->quantities - i; */
    for (int i = 0; i < program->quantities; i++) {
        const int k = program->quantity[i].node;
        if (mark[k]) high[i] = (unsigned char)signs_in(node[k]);
    }
}

/*@ requires pool != \null && high_reads(data, cell) && high_apart(data, cell, node);
  @ assigns node[0 .. PROGRAM_MAX_NODES - 1], scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures formulas: program_ok(data->program);
  @ ensures nodes: high_nodes(node, data->program->inputs + data->program->operations); */
static void evaluate(struct scalar_pool *pool, const struct cell_data *data, const struct cell *cell,
                     struct range *node)
{
    const struct program *program = data->program;
    put_sides(data, cell, node);
    range_evaluate(pool, program, node);
    //@ assert same: data->program == program;
    //@ assert code: program->code == \at(data->program->code, Pre);
    //@ assert quantities: program->quantity == \at(data->program->quantity, Pre);
    //@ assert names: program_quantities(program);
    //@ assert formulas: program_ok(program);
}

void cell_high_signs(struct scalar_pool *pool, const struct cell_data *data, const struct cell *cell,
                     unsigned char *high)
{
    unsigned char mark[PROGRAM_MAX_NODES];
    struct range node[PROGRAM_MAX_NODES];
    /*@ loop invariant 0 <= i <= PROGRAM_MAX_QUANTITIES;
      @ loop assigns i, high[0 .. PROGRAM_MAX_QUANTITIES - 1];
      @ loop variant PROGRAM_MAX_QUANTITIES - i; */
    for (int i = 0; i < PROGRAM_MAX_QUANTITIES; i++) high[i] = 0;
    /*@ loop invariant 0 <= k <= PROGRAM_MAX_NODES;
      @ loop assigns k, mark[0 .. PROGRAM_MAX_NODES - 1];
      @ loop variant PROGRAM_MAX_NODES - k; */
    for (int k = 0; k < PROGRAM_MAX_NODES; k++) mark[k] = 0;
    if (!mark_nodes(data, mark)) return;
    evaluate(pool, data, cell, node);
    take(data->program, mark, node, high);
}
