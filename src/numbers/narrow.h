/* SPDX-License-Identifier: BSD-2-Clause */
/* The width of an interval, compared with a scale. */
#ifndef NUMBERS_NARROW_H
#define NUMBERS_NARROW_H

#include "numbers/number.h"

/* number_range_is_narrow: 1 when high - low <= scale / 2^bits, else 0; bits >= 0. */
/*@ requires pool != \null && low != \null && high != \null && scale != \null && 0 <= bits;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int number_range_is_narrow(struct number_pool *pool, const struct number *low, const struct number *high,
                           const struct number *scale, int bits);

#endif
