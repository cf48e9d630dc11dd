/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/numbers/coefficients_private.h"

#include "check/budget.h"
#include "check/memory.h"

struct coefficients *coefficients_new(struct scalar_pool *pool, int count)
{
    budget_charge(count, count);
    struct coefficients *list = memory_zeroed((size_t)count, sizeof *list);
    const scalar zero = scalar_zero(pool);
    /*@ loop invariant 0 <= at <= count && \forall integer i; 0 <= i < at ==> list[i].value != \null;
      @ loop assigns at, list[0 .. count - 1].value;
      @ loop variant count - at; */
    for (int at = 0; at < count; at++) list[at].value = zero;
    return list;
}

void coefficients_free(struct coefficients *list)
{
    memory_free(list);
}

scalar coefficients_at(const struct coefficients *list, int at)
{
    return list[at].value;
}

void coefficients_put(struct coefficients *list, int at, scalar x)
{
    list[at].value = x;
}
