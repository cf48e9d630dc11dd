/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/numbers/narrow.h"

int range_is_narrow(struct rational_pool *pool, struct range x, rational scale, int bits)
{
    rational width = rational_subtract(pool, x.high, x.low);
    for (int i = 0; i < bits; i++) width = rational_add(pool, width, width);
    return rational_sign(rational_subtract(pool, scale, width)) >= 0;
}
