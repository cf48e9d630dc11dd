/* SPDX-License-Identifier: BSD-2-Clause */
/* The width of an interval. Where the width is not bounded, an interval may contain its number and yet say nothing
 * about it. */
#ifndef CHECK_NUMBERS_NARROW_H
#define CHECK_NUMBERS_NARROW_H

#include "check/numbers/range.h"

/* range_is_narrow: 1 when high - low <= scale / 2^bits, bits >= 0. */
/*@ requires pool != \null && range_ok(x) && scale != \null && 0 <= bits;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int range_is_narrow(struct scalar_pool *pool, struct range x, scalar scale, int bits);

#endif
