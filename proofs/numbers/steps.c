/* SPDX-License-Identifier: BSD-2-Clause */
#include "steps.h"

#include "numbers/exact.c"

void step_is_formed(const struct instruction *code, int inputs, int i, int operation, int x, int y)
{
    (void)code, (void)inputs, (void)i, (void)operation, (void)x, (void)y;
}

void steps_run(struct number_pool *pool, const struct instruction *code, int n, int inputs, const struct number **node)
{
    exact_evaluate(pool, code, n, inputs, node);
}

void step_applies(const struct instruction *code, int n, int inputs, const struct number **node, int i, int operation, int x,
                  int y)
{
    //@ assert here: runs(code, i, inputs, node);
    (void)code, (void)n, (void)inputs, (void)node, (void)i, (void)operation, (void)x, (void)y;
}

void step_gives(const struct instruction *code, int n, int inputs, int i, int operation, int x, int y)
{
    (void)code, (void)n, (void)inputs, (void)i, (void)operation, (void)x, (void)y;
}

void quantity_is_listed(const struct quantity *quantity, int nodes, int i, int node)
{
    (void)quantity, (void)nodes, (void)i, (void)node;
}
