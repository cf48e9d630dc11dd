/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/width.h"

enum { LARGEST_WIDTH_BITS = 8192 };

int width_bits(struct number_pool *pool, const struct number *x, long *bits)
{
    const struct number *one = number_from_integer(pool, 1), *half = number_from_ratio(pool, 1, 2), *power = one;
    if (!number_is_rational(x) || number_sign(x) <= 0 || number_compare(pool, x, one) > 0) return 0;
    long n = 0;
    while (n <= LARGEST_WIDTH_BITS && number_compare(pool, power, x) > 0) {
        power = number_multiply(pool, power, half);
        n++;
    }
    if (n <= LARGEST_WIDTH_BITS) *bits = n;
    return n <= LARGEST_WIDTH_BITS;
}
