/* SPDX-License-Identifier: BSD-2-Clause */
/* The filter and the exact tier speak of the same values: what exact_evaluate leaves in its nodes (`runs`) is the
 * node_value that the balls contain.  An induction, written as a loop. */
#include "model.h"

/*@ requires sizes: 0 <= n && 0 <= inputs && inputs + n <= PROGRAM_MAX_NODES;
    requires program: well_formed(code, n, inputs);
    requires exact: \forall integer i; 0 <= i < n ==> runs(code, i, inputs, node);
    assigns \nothing;
    ensures agrees: \forall integer k; 0 <= k < inputs + n ==> value(node[k]) == node_value(code, node, inputs, k); */
void agrees(const struct instruction *code, int n, int inputs, const struct number **node)
{
    /*@ loop invariant range: 0 <= i <= n;
        loop invariant agrees: \forall integer k; 0 <= k < inputs + i ==>
            value(node[k]) == node_value(code, node, inputs, k);
        loop assigns i;
        loop variant n - i;
    */
    for (int i = 0; i < n; i++) {
        /*@ assert unfold: node_value(code, node, inputs, inputs + i) ==
                applied(code[i].operation, node_value(code, node, inputs, code[i].left),
                        node_value(code, node, inputs, code[i].right)); */
        //@ assert operation: OPERATION_ADD <= code[i].operation <= OPERATION_MUL;
        //@ assert runs: runs(code, i, inputs, node);
        /*@ assert step: value(node[inputs + i]) ==
                applied(code[i].operation, value(node[code[i].left]), value(node[code[i].right])); */
    }
}
