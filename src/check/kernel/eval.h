/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule EVAL: the values of a straight-line program over +, -, *.
 *
 * The formulas of a theory are compiled in from spec/<theory>/formula.h (spec/formula/program.h). Formulas whose number
 * depends on the number of contacts are built at run time from the same instructions. */
#ifndef CHECK_KERNEL_EVAL_H
#define CHECK_KERNEL_EVAL_H

#include "check/program.h"
#include "check/numbers/scalar.h"

enum { EVAL_MAX_INPUTS = 4096, EVAL_MAX_OPERATIONS = 4096 };

/*@ // Each operation reads nodes that come before its own.
  @ predicate eval_code{L}(struct instruction *code, integer inputs, integer operations) =
  @   \valid_read(code + (0 .. operations - 1)) && \forall integer i; 0 <= i < operations ==>
  @     0 <= code[i].left < inputs + i && 0 <= code[i].right < inputs + i;
  @ // The value of node `node` is the result of operation x on the values of its operands.
  @ predicate eval_gives{L}(struct instruction *x, scalar *value, integer node) =
  @   scalar_value(value[node]) ==
  @     (x->operation == OPERATION_ADD ? check_sum(scalar_value(value[x->left]), scalar_value(value[x->right]))
  @    : x->operation == OPERATION_SUB ? check_difference(scalar_value(value[x->left]), scalar_value(value[x->right]))
  @    : check_product(scalar_value(value[x->left]), scalar_value(value[x->right]))); */

/* eval_program: computes the values of the operations from those of the inputs in value[0 .. inputs - 1]. */
/*@ requires program_ok(program) && pool != \null;
  @ requires space: \valid(value + (0 .. program->inputs + program->operations - 1));
  @ requires apart: \separated(value + (0 .. program->inputs + program->operations - 1), program);
  @ requires apart: \separated(value + (0 .. program->inputs + program->operations - 1), program->code + (0 .. program->operations - 1));
  @ requires inputs: \forall integer k; 0 <= k < program->inputs ==> value[k] != \null;
  @ assigns value[program->inputs .. program->inputs + program->operations - 1];
  @ ensures numbers: \forall integer k; 0 <= k < program->inputs + program->operations ==> value[k] != \null;
  @ ensures values: \forall integer i; 0 <= i < program->operations ==>
  @   eval_gives(program->code + i, value, program->inputs + i); */
void eval_program(const struct program *program, struct scalar_pool *pool, scalar *value);

/* A program that is built at run time. Node k < inputs is the k-th input, as in struct program. The entries of a matrix
 * field are inputs, row by row. */
struct eval_builder {
    int inputs, operations;
    int full; /* 1 when there was no room for some operation; the program must then not be used */
    struct instruction code[EVAL_MAX_OPERATIONS];
};

/*@ predicate eval_builder_ok{L}(struct eval_builder *b) = 0 <= b->inputs <= EVAL_MAX_INPUTS &&
  @   0 <= b->operations <= EVAL_MAX_OPERATIONS && eval_code(&b->code[0], b->inputs, b->operations); */

/* eval_build: appends an operation on two nodes; returns its node. eval_entry: the node of a matrix entry, given the
 * node `first` of the first entry. eval_run: as eval_program. */
/*@ requires \valid(b) && eval_builder_ok(b);
  @ requires 0 <= left < b->inputs + b->operations && 0 <= right < b->inputs + b->operations;
  @ assigns b->operations, b->full, b->code[b->operations];
  @ ensures eval_builder_ok(b) && 0 <= \result < b->inputs + b->operations;
  @ ensures place: b->full == 0 ==> \result == b->inputs + \old(b->operations); */
int eval_build(struct eval_builder *b, enum operation operation, int left, int right);
/*@ requires 0 <= first <= EVAL_MAX_INPUTS && 0 <= row <= 256 && 0 <= column < columns <= 256;
  @ assigns \nothing;
  @ ensures \result == first + row * columns + column; */
int eval_entry(int first, int columns, int row, int column);
/*@ requires \valid_read(b) && eval_builder_ok(b) && pool != \null;
  @ requires space: \valid(value + (0 .. b->inputs + b->operations - 1));
  @ requires apart: \separated(value + (0 .. b->inputs + b->operations - 1), b);
  @ requires inputs: \forall integer k; 0 <= k < b->inputs ==> value[k] != \null;
  @ assigns value[b->inputs .. b->inputs + b->operations - 1];
  @ ensures numbers: \forall integer k; 0 <= k < b->inputs + b->operations ==> value[k] != \null;
  @ ensures values: \forall integer i; 0 <= i < b->operations ==> eval_gives(&b->code[i], value, b->inputs + i); */
void eval_run(const struct eval_builder *b, struct scalar_pool *pool, scalar *value);

#endif
