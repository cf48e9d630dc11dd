/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef NUMBERS_SIMPLE_H
#define NUMBERS_SIMPLE_H

#include "numbers/number.h"

/* number_simple_between: the rational with the least denominator in the middle half of low < high, of which people can read more than of
 * the middle itself.  NULL when the budget does not suffice to tell the ends apart. */
/*@ requires pool != \null && low != \null && high != \null;
  @ assigns \nothing; */
const struct number *number_simple_between(struct number_pool *pool, const struct number *low,
                                           const struct number *high);

/* number_within: the same, and some number between low < high in place of NULL. */
/*@ requires pool != \null && low != \null && high != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
const struct number *number_within(struct number_pool *pool, const struct number *low, const struct number *high);

#endif
