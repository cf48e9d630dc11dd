/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kernel/eval.h"

/*@ requires x != \null && y != \null && pool != \null;
  @ assigns \result \from operation, x, y;
  @ ensures \result != \null;
  @ ensures sum: operation == OPERATION_ADD ==> scalar_value(\result) == check_sum(scalar_value(x), scalar_value(y));
  @ ensures difference: operation == OPERATION_SUB ==>
  @   scalar_value(\result) == check_difference(scalar_value(x), scalar_value(y));
  @ ensures product: operation != OPERATION_ADD && operation != OPERATION_SUB ==>
  @   scalar_value(\result) == check_product(scalar_value(x), scalar_value(y)); */
static scalar operate(struct scalar_pool *pool, int operation, scalar x, scalar y)
{
    if (operation == OPERATION_ADD) return scalar_add(pool, x, y);
    if (operation == OPERATION_SUB) return scalar_subtract(pool, x, y);
    return scalar_multiply(pool, x, y);
}

/* Executes the operations in order. */
/*@ requires 0 <= inputs <= EVAL_MAX_INPUTS && 0 <= operations <= EVAL_MAX_OPERATIONS && pool != \null;
  @ requires code: eval_code(code, inputs, operations);
  @ requires space: \valid(value + (0 .. inputs + operations - 1));
  @ requires apart: \separated(value + (0 .. inputs + operations - 1), code + (0 .. operations - 1));
  @ requires inputs: \forall integer k; 0 <= k < inputs ==> value[k] != \null;
  @ assigns value[inputs .. inputs + operations - 1];
  @ ensures numbers: \forall integer k; 0 <= k < inputs + operations ==> value[k] != \null;
  @ ensures values: \forall integer i; 0 <= i < operations ==> eval_gives(code + i, value, inputs + i); */
static void run(const struct instruction *code, int inputs, int operations, struct scalar_pool *pool, scalar *value)
{
    /*@ loop invariant 0 <= i <= operations;
      @ loop invariant \forall integer k; 0 <= k < inputs + i ==> value[k] != \null;
      @ loop invariant \forall integer k; 0 <= k < i ==> eval_gives(code + k, value, inputs + k);
      @ loop assigns i, value[inputs .. inputs + operations - 1];
      @ loop variant operations - i; */
    for (int i = 0; i < operations; i++)
        value[inputs + i] = operate(pool, code[i].operation, value[code[i].left], value[code[i].right]);
}

void eval_program(const struct program *program, struct scalar_pool *pool, scalar *value)
{
    run(program->code, program->inputs, program->operations, pool, value);
}

int eval_build(struct eval_builder *b, enum operation operation, int left, int right)
{
    if (b->operations == EVAL_MAX_OPERATIONS) {
        b->full = 1;
        return left;
    }
    b->code[b->operations] = (struct instruction){(int)operation, left, right};
    return b->inputs + b->operations++;
}

int eval_entry(int first, int columns, int row, int column)
{
    return first + row * columns + column;
}

void eval_run(const struct eval_builder *b, struct scalar_pool *pool, scalar *value)
{
    run(b->code, b->inputs, b->operations, pool, value);
}
