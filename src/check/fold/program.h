/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of the wheel as lists of steps, which are executed for numbers of several kinds. */
#ifndef CHECK_FOLD_PROGRAM_H
#define CHECK_FOLD_PROGRAM_H

#include "check/fold/private.h"
#include "check/program.h"

/* A node for each name: the data, and what the formulas compute. */
#define FOLD_NOTHING(x)
#define FOLD_INPUT_NODE(name, unit, meaning) NODE_##name,
#define FOLD_STEP_NODE(t, x, y) NODE_##t,
#define FOLD_FORMULA_NODES(macro, output, unit, meaning)                                                               \
    macro(FOLD_NOTHING, FOLD_STEP_NODE, FOLD_STEP_NODE, FOLD_STEP_NODE)
enum {
    FOLD_FUNNEL_INPUTS(FOLD_INPUT_NODE) FOLD_FUNNEL_FORMULAS(FOLD_FORMULA_NODES) FOLD_PLACE_FORMULAS(FOLD_FORMULA_NODES)
        FOLD_HOLD_FORMULAS(FOLD_FORMULA_NODES) FOLD_NODES
};

/* The node `result` is the sum, difference or product of two others. */
struct fold_step {
    short operation, result, left, right;
};

/* The quantities of a question, the data first, as nodes; and the steps that compute the others, in order. */
struct fold_program {
    const short *quantity;
    int inputs, quantities;
    const struct fold_step *step;
    int steps;
};

/*@ predicate fold_program_ok(struct fold_program p) = 0 <= p.inputs <= p.quantities &&
  @   \valid_read(p.quantity + (0 .. p.quantities - 1)) && 0 <= p.steps && \valid_read(p.step + (0 .. p.steps - 1)); */

/* fold_program_of: the program of a question about the wheel. fold_motion: that of the wheel without the formulas of FOLD_CLASS_FORMULAS. */
/*@ assigns \nothing;
  @ ensures fold_program_ok(\result); */
struct fold_program fold_program_of(enum fold_form form);
/*@ assigns \nothing;
  @ ensures fold_program_ok(\result); */
struct fold_program fold_motion(void);

/* fold_name: the name of a node that is a quantity. */
/*@ assigns \result \from node;
  @ ensures constant_text(\result); */
const char *fold_name(int node);

/* fold_node: returns its argument, a node. Its contract tells the proofs that the entries of the tables are nodes. */
/*@ assigns \nothing;
  @ ensures 0 <= \result < FOLD_NODES; */
int fold_node(int node);

#endif
