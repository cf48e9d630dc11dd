/* SPDX-License-Identifier: BSD-2-Clause */
/* Proved: `make prove`.  value, well_formed and runs are defined in proofs/numbers/model.h. */
#include "numbers/exact.h"

/*@ requires sizes: 0 <= n && 0 <= inputs && inputs + n <= PROGRAM_MAX_NODES;
    requires program: well_formed(code, n, inputs);
    requires memory: \valid_read(code + (0 .. n - 1)) && \valid(node + (0 .. inputs + n - 1));
    requires apart: \separated(code + (0 .. n - 1), node + (0 .. inputs + n - 1));
    assigns node[inputs .. inputs + n - 1];
    ensures inputs_kept: \forall integer k; 0 <= k < inputs ==> node[k] == \old(node[k]);
    ensures exact: \forall integer i; 0 <= i < n ==> runs(code, i, inputs, node);
*/
void exact_evaluate(struct number_pool *pool, const struct instruction *code, int n, int inputs,
                    const struct number **node)
{
    /*@ loop invariant 0 <= i <= n;
        loop invariant kept: \forall integer k; 0 <= k < inputs ==> node[k] == \at(node[k], Pre);
        loop invariant done: \forall integer j; 0 <= j < i ==> runs(code, j, inputs, node);
        loop assigns i, node[inputs .. inputs + n - 1];
        loop variant n - i;
    */
    for (int i = 0; i < n; i++) {
        const struct number *x = node[code[i].left];
        const struct number *y = node[code[i].right];
        switch (code[i].operation) {
        case OPERATION_ADD: node[inputs + i] = number_add(pool, x, y); break;
        case OPERATION_SUB: node[inputs + i] = number_subtract(pool, x, y); break;
        default: node[inputs + i] = number_multiply(pool, x, y); break;
        }
    }
}
