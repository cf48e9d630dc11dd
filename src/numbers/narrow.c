/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/narrow.h"

int number_range_is_narrow(struct number_pool *pool, const struct number *low, const struct number *high,
                           const struct number *scale, int bits)
{
    const struct number *power = number_power(pool, number_from_integer(pool, 2), bits);
    const struct number *width = number_multiply(pool, power, number_subtract(pool, high, low));
    return number_compare(pool, width, scale) <= 0;
}
