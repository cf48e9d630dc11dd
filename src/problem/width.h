/* SPDX-License-Identifier: BSD-2-Clause */
/* How narrow an interval of a verdict shall be. */
#ifndef PROBLEM_WIDTH_H
#define PROBLEM_WIDTH_H

#include "numbers/number.h"

/* width_bits: the least n with 2^-n <= x, for a rational x from 2^-8192 to 1.
 * Returns 1, or 0 when x is no such number */
int width_bits(struct number_pool *pool, const struct number *x, long *bits);

#endif
