/* SPDX-License-Identifier: BSD-2-Clause */
/* A formula as data: a straight-line program over +, -, *.
 *
 * Node k < inputs is the k-th input; node inputs + i is the result of code[i], whose operands are earlier nodes. Every
 * number system evaluates the same table, and none knows the meaning of the formula. */
#ifndef NUMBERS_PROGRAM_H
#define NUMBERS_PROGRAM_H

enum operation { OPERATION_ADD, OPERATION_SUB, OPERATION_MUL };

struct instruction {
    int operation; /* enum operation */
    int left, right;
};

/* One named value of a program: an input or the output of a formula. */
struct quantity {
    int node;
    const char *name, *unit, *meaning;
};

struct program {
    const char *name;
    int inputs, operations; /* nodes = inputs + operations <= PROGRAM_MAX_NODES */
    const struct instruction *code;
    const char *const *node_names;
    int quantities;
    const struct quantity *quantity;
};

/* The longest formulas are those of kind chatter, which the checker does not evaluate as one program: check/program.h has a
 * smaller limit. */
enum { PROGRAM_MAX_NODES = 256 };

static inline int program_nodes(const struct program *program)
{
    return program->inputs + program->operations;
}

#endif
