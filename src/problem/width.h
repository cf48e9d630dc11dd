/* SPDX-License-Identifier: BSD-2-Clause */
/* The width that a problem requires of an interval in the verdict. */
#ifndef PROBLEM_WIDTH_H
#define PROBLEM_WIDTH_H

#include "numbers/number.h"

/* width_bits: the least n with 2^-n <= x, for a rational x from 2^-8192 to 1. Returns 1, or 0 when x is not such a
 * number. */
int width_bits(struct number_pool *pool, const struct number *x, long *bits);

#endif
