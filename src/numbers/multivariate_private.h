/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef NUMBERS_MULTIVARIATE_PRIVATE_H
#define NUMBERS_MULTIVARIATE_PRIVATE_H

#include "numbers/flint.h"
#include "numbers/number_private.h"
#include "numbers/real.h"
#include "numbers/multivariate.h"

enum { MULTIVARIATE_MAX_ROOM = 1 << 28 };

/* top / bottom in lowest terms; bottom is 1 for a polynomial. */
struct function {
    fmpq_mpoly_t top, bottom;
    const struct number *of; /* the number that it represents; NULL for the result of a polynomial operation */
};

struct multivariate {
    struct number_pool *pool;
    fmpq_mpoly_ctx_t ring;
    const struct number *variable[MULTIVARIATE_MAX_VARIABLES];
    int variables;
    struct function *function;
    int count, room;
};

#endif
