/* SPDX-License-Identifier: BSD-2-Clause */
/* How wide a range of numbers is. */
#ifndef NUMBERS_NARROW_H
#define NUMBERS_NARROW_H

#include "numbers/number.h"

/* number_range_is_narrow: 1 when high - low <= scale / 2^bits, bits >= 0. */
int number_range_is_narrow(struct number_pool *pool, const struct number *low, const struct number *high,
                           const struct number *scale, int bits);

#endif
