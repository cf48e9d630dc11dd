/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef NUMBERS_EXACT_H
#define NUMBERS_EXACT_H

#include "numbers/number.h"
#include "numbers/program.h"

/* exact_evaluate: runs a program in exact arithmetic.
 *
 * In      pool        owns the results
 *         code        n instructions over `inputs` inputs, well formed (program.h)
 *         node        inputs + n handles; the first `inputs` are given
 * Out     node        every node, exactly
 * Source  one evaluator for every formula of spec/<theory>/formula.h
 */
/*@ requires sizes: 0 <= n && 0 <= inputs && inputs + n <= PROGRAM_MAX_NODES;
    requires program: well_formed(code, n, inputs);
    requires memory: \valid_read(code + (0 .. n - 1)) && \valid(node + (0 .. inputs + n - 1));
    requires apart: \separated(code + (0 .. n - 1), node + (0 .. inputs + n - 1));
    assigns node[inputs .. inputs + n - 1];
    ensures inputs_kept: \forall integer k; 0 <= k < inputs ==> node[k] == \old(node[k]);
    ensures exact: \forall integer i; 0 <= i < n ==> runs(code, i, inputs, node);
    ensures values: \forall integer h; begins{Pre}(h, node, inputs) && follows{Pre}(h, code, n, inputs) ==>
        \forall integer k; 0 <= k < inputs + n ==> value(node[k]) == assigned(h, k);
*/
void exact_evaluate(struct number_pool *pool, const struct instruction *code, int n, int inputs,
                    const struct number **node);

#endif
