/* SPDX-License-Identifier: BSD-2-Clause */
/* Controls: false statements.  If a prover proves one of them, something is wrong.
 * unit: exact */
#include "numbers/exact.c"

/*@ requires \valid_read(code + (0 .. 1)) && \valid(node + (0 .. 3)) && well_formed(code, 2, 2);
    requires \separated(code + (0 .. 1), node + (0 .. 3));
    assigns node[2 .. 3];
    ensures false_contradiction: \false;
    ensures false_value: value(node[2]) == value(node[0]); */
void after_run(struct number_pool *pool, const struct instruction *code, const struct number **node)
{
    exact_evaluate(pool, code, 2, 2, node);
}
