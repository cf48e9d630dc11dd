/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/coefficients.h"

#include <stdlib.h>

struct coefficients {
    rational value; /* of the first; the others follow it */
};

struct coefficients *coefficients_new(struct rational_pool *pool, int count)
{
    struct coefficients *list = calloc((size_t)count, sizeof *list);
    if (list == NULL) abort();
    const rational zero = rational_zero(pool);
    for (int at = 0; at < count; at++) list[at].value = zero;
    return list;
}

void coefficients_free(struct coefficients *list)
{
    free(list);
}

rational coefficients_at(const struct coefficients *list, int at)
{
    return list[at].value;
}

void coefficients_put(struct coefficients *list, int at, rational x)
{
    list[at].value = x;
}
