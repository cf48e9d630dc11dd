/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef NUMBERS_SEVERAL_PRIVATE_H
#define NUMBERS_SEVERAL_PRIVATE_H

#include "numbers/flint.h"
#include "numbers/number_private.h"
#include "numbers/real.h"
#include "numbers/several.h"

enum { SEVERAL_MAX_ROOM = 1 << 28 };

/* top / bottom without common factors; of a polynomial the bottom is 1. */
struct function {
    fmpq_mpoly_t top, bottom;
    const struct number *of; /* which number it is; NULL for a polynomial that was made otherwise */
};

struct several {
    struct number_pool *pool;
    fmpq_mpoly_ctx_t ring;
    const struct number *variable[SEVERAL_MAX_VARIABLES];
    int variables;
    struct function *function;
    int count, room;
};

#endif
