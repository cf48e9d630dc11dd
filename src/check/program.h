/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of a theory as data: a straight-line program over +, -, *.  spec/formula/program.h fills it in.
 *
 * Node k < inputs is the k-th input; node inputs + i is the result of code[i], whose operands are nodes below it.
 */
#ifndef CHECK_PROGRAM_H
#define CHECK_PROGRAM_H

enum operation { OPERATION_ADD, OPERATION_SUB, OPERATION_MUL };

enum { PROGRAM_MAX_NODES = 64, PROGRAM_MAX_QUANTITIES = 32 };

struct instruction {
    int operation;
    int left, right;
};

struct quantity {
    int node;
    const char *name, *unit, *meaning;
};

struct program {
    const char *name;
    int inputs, operations;
    const struct instruction *code;
    const char *const *node_names;
    int quantities;
    const struct quantity *quantity; /* the inputs first */
};

/* An identity: the sum of three terms, coefficient * left * right, is zero. */
struct identity {
    struct {
        int coefficient, left, right;
    } term[3];
};

static inline int program_nodes(const struct program *program)
{
    return program->inputs + program->operations;
}

#endif
