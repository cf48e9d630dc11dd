/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef NUMBERS_SIMPLE_H
#define NUMBERS_SIMPLE_H

#include "numbers/number.h"

/* number_simple_between: the rational with the least denominator in the middle half of [low, high], low < high; it is
 * easier to read than the middle itself. NULL when the budget does not suffice to distinguish the ends. */
/*@ requires pool != \null && low != \null && high != \null;
  @ assigns \nothing; */
const struct number *number_simple_between(struct number_pool *pool, const struct number *low,
                                           const struct number *high);

/* number_within: the same, but some number between low and high in place of NULL. */
/*@ requires pool != \null && low != \null && high != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
const struct number *number_within(struct number_pool *pool, const struct number *low, const struct number *high);

#endif
