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
 * Source  one evaluator for every formula of spec/formula
 */
void exact_evaluate(struct number_pool *pool, const struct instruction *code, int n, int inputs,
                    const struct number **node);

#endif
