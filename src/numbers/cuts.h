/* SPDX-License-Identifier: BSD-2-Clause */
/* Where rational functions of one variable vanish. */
#ifndef NUMBERS_CUTS_H
#define NUMBERS_CUTS_H

#include "numbers/number.h"

enum { CUTS_MAX = 256, CUTS_MAX_VALUES = 64 };

/* A point, and which of the values are zero there: bit i for value i. */
struct cut {
    const struct number *at;
    unsigned long long zero;
};

/* cuts_find: every point strictly between low and high where some value vanishes that does not vanish everywhere, in
 * order.  Between neighbouring cuts no value changes its sign; at a cut a value is zero when it is said so, and has else the sign
 * that it has on both sides.
 *
 * In      variable   made by number_from_range; low < high are the ends of what it stands for
 *         value      `values` numbers made from the variable and certain numbers by + - * /
 * Out     cut        room for CUTS_MAX
 * Returns how many; -1 when a value is made in another way, or has a pole there, or the budget does not suffice
 */
int cuts_find(struct number_pool *pool, const struct number *variable, const struct number *low,
              const struct number *high, const struct number *const *value, int values, struct cut *cut);

#endif
