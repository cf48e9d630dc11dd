/* SPDX-License-Identifier: BSD-2-Clause */
/* Proved: `make prove`.  value, well_formed, runs and assigned are defined in proofs/numbers/model.h. */
#include "numbers/exact.h"

void exact_evaluate(struct number_pool *pool, const struct instruction *code, int n, int inputs,
                    const struct number **node)
{
    /*@ loop invariant 0 <= i <= n;
        loop invariant unchanged: \forall integer k; 0 <= k < inputs ==> node[k] == \at(node[k], Pre);
        loop invariant done: \forall integer j; 0 <= j < i ==> runs(code, j, inputs, node);
        loop invariant values: \forall integer h;
            begins{Pre}(h, node, inputs) && follows{Pre}(h, code, n, inputs) ==>
                \forall integer k; 0 <= k < inputs + i ==> value(node[k]) == assigned(h, k);
        loop assigns i, node[inputs .. inputs + n - 1];
        loop variant n - i;
    */
    for (int i = 0; i < n; i++) {
        const struct number *x = node[code[i].left];
        const struct number *y = node[code[i].right];
        /*@ assert operands: \forall integer h;
                begins{Pre}(h, node, inputs) && follows{Pre}(h, code, n, inputs) ==>
                    value(x) == assigned(h, code[i].left) && value(y) == assigned(h, code[i].right) &&
                    applies(code[i].operation, value(x), value(y), assigned(h, inputs + i)); */
        switch (code[i].operation) {
        case OPERATION_ADD: node[inputs + i] = number_add(pool, x, y); break;
        case OPERATION_SUB: node[inputs + i] = number_subtract(pool, x, y); break;
        default: node[inputs + i] = number_multiply(pool, x, y); break;
        }
        /*@ assert step: \forall integer h;
                begins{Pre}(h, node, inputs) && follows{Pre}(h, code, n, inputs) ==>
                    value(node[inputs + i]) == assigned(h, inputs + i); */
    }
}
