/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/exact.h"

void exact_evaluate(struct number_pool *pool, const struct instruction *code, int n, int inputs,
                    const struct number **node)
{
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
