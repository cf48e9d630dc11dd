/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/numbers/narrow.h"

int range_is_narrow(struct scalar_pool *pool, struct range x, scalar scale, int bits)
{
    scalar width = scalar_subtract(pool, x.high, x.low);
    /*@ loop invariant 0 <= i <= bits && width != \null;
      @ loop assigns i, width;
      @ loop variant bits - i; */
    for (int i = 0; i < bits; i++) width = scalar_add(pool, width, width);
    return scalar_sign(scalar_subtract(pool, scale, width)) >= 0;
}
