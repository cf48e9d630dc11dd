/* SPDX-License-Identifier: BSD-2-Clause */
/* Cells of a box of uncertain inputs, and the signs that quantities may have in a cell (spec/certificate.md, section 9.3). */
#ifndef CHECK_COVER_CELL_H
#define CHECK_COVER_CELL_H

#include "check/numbers/range.h"
#include "check/cover/signs.h"

enum { CELL_MAX_AXES = 8 };

/* A value or an interval for each uncertain input; low and high are the same handle for a value. (For the types see
 * proofs/README.md, "Types that differ".) */
struct cell {
    struct side {
        scalar low, high;
        short has_low, has_high; /* 1 when the end belongs to the cell */
    } side[CELL_MAX_AXES];
};

/* The program and the certain inputs with which cells are evaluated. */
struct cell_data {
    const struct program *program;
    short axes;
    short axis[PROGRAM_MAX_NODES];         /* the axis of an input; -1 when it is certain */
    struct range input[PROGRAM_MAX_NODES]; /* the values of the certain inputs */
    unsigned short degree[PROGRAM_MAX_NODES][CELL_MAX_AXES];
};

/*@ predicate cell_axes{L}(struct cell_data *d) = 0 <= d->axes <= CELL_MAX_AXES &&
  @   \forall integer k; 0 <= k < d->program->inputs ==> -1 <= d->axis[k] < d->axes;
  @ predicate cell_inputs{L}(struct cell_data *d) = \forall integer k; 0 <= k < d->program->inputs && d->axis[k] < 0 ==>
  @   range_ok(d->input[k]);
  @ predicate cell_degrees{L}(struct cell_data *d) = \forall integer k, axis; 0 <= axis < d->axes &&
  @   0 <= k < d->program->inputs + d->program->operations ==> d->degree[k][axis] <= 2;
  @ predicate cell_sides{L}(struct cell *c, integer axes) = \forall integer axis; 0 <= axis < axes ==>
  @   c->side[axis].low != \null && c->side[axis].high != \null; */

/* cell_find_degrees: computes the degrees of the nodes, with 2 in place of more than 2: of a quantity of such a degree the range in the
 * cell tells the signs, not coefficients. Returns 1. */
/*@ requires \valid(data) && program_ok(data->program) && cell_axes(data);
  @ assigns data->degree[0 .. PROGRAM_MAX_NODES - 1][0 .. CELL_MAX_AXES - 1];
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> cell_degrees(data)); */
int cell_find_degrees(struct cell_data *data);

#endif
