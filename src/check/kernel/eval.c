/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kernel/eval.h"

/*@ requires x != \null && y != \null && pool != \null;
  @ assigns \result \from pool, operation, x, y;
  @ ensures \result != \null; */
static rational operate(struct rational_pool *pool, int operation, rational x, rational y)
{
    if (operation == OPERATION_ADD) return rational_add(pool, x, y);
    if (operation == OPERATION_SUB) return rational_subtract(pool, x, y);
    return rational_multiply(pool, x, y);
}

/* The operations, one after the other. */
static void run(const struct instruction *code, int inputs, int operations, struct rational_pool *pool, rational *value)
{
    for (int i = 0; i < operations; i++)
        value[inputs + i] = operate(pool, code[i].operation, value[code[i].left], value[code[i].right]);
}

void eval_program(const struct program *program, struct rational_pool *pool, rational *value)
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

void eval_run(const struct eval_builder *b, struct rational_pool *pool, rational *value)
{
    run(b->code, b->inputs, b->operations, pool, value);
}
