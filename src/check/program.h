/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of a theory as data: a straight-line program over +, -, *.  spec/formula/program.h fills it in.
 *
 * Node k < inputs is the k-th input; node inputs + i is the result of code[i], whose operands are nodes below it.
 */
#ifndef CHECK_PROGRAM_H
#define CHECK_PROGRAM_H

#include "check/answer.h"

enum operation { OPERATION_ADD, OPERATION_SUB, OPERATION_MUL };

/* The checker has its own limits: of the formulas that it evaluates as one program, none is longer. */
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

/*@ predicate program_code{L}(struct program *p) = \valid_read(p->code + (0 .. p->operations - 1)) &&
  @   \forall integer i; 0 <= i < p->operations ==>
  @     0 <= p->code[i].left < p->inputs + i && 0 <= p->code[i].right < p->inputs + i;
  @ predicate program_quantities{L}(struct program *p) = \valid_read(p->quantity + (0 .. p->quantities - 1)) &&
  @   \forall integer i; 0 <= i < p->quantities ==>
  @     0 <= p->quantity[i].node < p->inputs + p->operations && constant_text(p->quantity[i].name);
  @ predicate program_ok{L}(struct program *p) = \valid_read(p) && 0 <= p->operations &&
  @   0 < p->inputs <= p->quantities <= PROGRAM_MAX_QUANTITIES && p->inputs + p->operations <= PROGRAM_MAX_NODES &&
  @   program_code(p) && program_quantities(p); */

/* An identity: the sum of three terms, coefficient * left * right, is zero. */
struct identity {
    struct {
        int coefficient, left, right;
    } term[3];
};

/*@ predicate identities_ok{L}(struct identity *x, integer count, integer nodes) =
  @   0 <= count && \valid_read(x + (0 .. count - 1)) && \forall integer i, k; 0 <= i < count && 0 <= k < 3 ==>
  @     -3 <= x[i].term[k].coefficient <= 3 && 0 <= x[i].term[k].left < nodes && 0 <= x[i].term[k].right < nodes; */

/*@ requires program_ok(program);
  @ assigns \nothing;
  @ ensures \result == program->inputs + program->operations && 0 < \result <= PROGRAM_MAX_NODES; */
static inline int program_nodes(const struct program *program)
{
    return program->inputs + program->operations;
}

#endif
