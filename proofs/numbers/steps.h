/* SPDX-License-Identifier: BSD-2-Clause */
/* To prove something of a compiled table, one entry at a time: the proof calls these functions, once for each entry, so that each goal is
 * about one entry.  The functions themselves are proved for any table. */
#ifndef PROOFS_NUMBERS_STEPS_H
#define PROOFS_NUMBERS_STEPS_H

#include "model.h"

/*@ // Instruction i is this operation on the nodes x and y, which come before its own node.
    predicate instruction{L}(struct instruction *code, integer i, integer inputs, integer operation, integer x, integer y) =
        code[i].operation == operation && code[i].left == x && code[i].right == y && 0 <= x < inputs + i &&
        0 <= y < inputs + i && OPERATION_ADD <= operation <= OPERATION_MUL; */
/*@ predicate ran{L}(struct instruction *code, integer n, integer inputs, struct number **node) =
        \forall integer k; 0 <= k < n ==> runs(code, k, inputs, node); */

/* If the table is well formed before instruction i, and instruction i is well formed, the table is so up to i. */
/*@ requires range: 0 <= i;
    requires so_far: well_formed(code, i, inputs);
    requires here: instruction(code, i, inputs, operation, x, y);
    assigns \nothing;
    ensures formed: well_formed(code, i + 1, inputs); */
void step_is_formed(const struct instruction *code, int inputs, int i, int operation, int x, int y);

/* Runs the program: afterwards each node has the value that its instruction gives it. */
/*@ requires sizes: 0 <= n && 0 <= inputs && inputs + n <= PROGRAM_MAX_NODES;
    requires program: well_formed(code, n, inputs);
    requires memory: \valid_read(code + (0 .. n - 1)) && \valid(node + (0 .. inputs + n - 1));
    requires apart: \separated(code + (0 .. n - 1), node + (0 .. inputs + n - 1));
    assigns node[inputs .. inputs + n - 1];
    ensures unchanged: \forall integer k; 0 <= k < inputs ==> node[k] == \old(node[k]);
    ensures ran: ran(code, n, inputs, node); */
void steps_run(struct number_pool *pool, const struct instruction *code, int n, int inputs, const struct number **node);

/* After the run, the node of instruction i has the value of this operation on nodes x and y. */
/*@ requires range: 0 <= i < n;
    requires here: instruction(code, i, inputs, operation, x, y);
    requires ran: ran(code, n, inputs, node);
    assigns \nothing;
    ensures applies: applies(operation, value(node[x]), value(node[y]), value(node[inputs + i])); */
void step_applies(const struct instruction *code, int n, int inputs, const struct number **node, int i, int operation, int x,
                  int y);

/* An assignment that follows the program gives the node of instruction i the value of this operation on nodes x and y. */
/*@ requires range: 0 <= i < n;
    requires here: instruction(code, i, inputs, operation, x, y);
    assigns \nothing;
    ensures gives: \forall integer h; follows(h, code, n, inputs) ==>
        applies(operation, assigned(h, x), assigned(h, y), assigned(h, inputs + i)); */
void step_gives(const struct instruction *code, int n, int inputs, int i, int operation, int x, int y);

/*@ predicate listed{L}(struct quantity *quantity, integer i, integer nodes) =
        \forall integer k; 0 <= k < i ==> 0 <= quantity[k].node < nodes; */

/* If the first i quantities are nodes of the program, and so is quantity i, then the first i + 1 are. */
/*@ requires range: 0 <= i;
    requires so_far: listed(quantity, i, nodes);
    requires here: quantity[i].node == node && 0 <= node < nodes;
    assigns \nothing;
    ensures listed: listed(quantity, i + 1, nodes); */
void quantity_is_listed(const struct quantity *quantity, int nodes, int i, int node);

#endif
