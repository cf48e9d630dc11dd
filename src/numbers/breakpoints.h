/* SPDX-License-Identifier: BSD-2-Clause */
/* Breakpoints: where rational functions of one variable change their sign or vanish. */
#ifndef NUMBERS_BREAKPOINTS_H
#define NUMBERS_BREAKPOINTS_H

#include "numbers/number.h"

enum { BREAKPOINTS_MAX = 256, BREAKPOINTS_MAX_VALUES = 64 };

/* A breakpoint, and which values are zero at it: bit i of `zero` for value i. */
struct breakpoint {
    const struct number *at;
    unsigned long long zero;
};

/* breakpoints_find: every point strictly between low and high at which some value is zero, in increasing order; values
 * that are zero everywhere do not count.
 *
 * Between two neighbouring breakpoints no value changes its sign. At a breakpoint a value is zero if its bit is set,
 * and otherwise has the sign that it has on both sides.
 *
 * In      variable   made by number_from_range with the ends low < high
 *         value      `values` numbers made from the variable and from certain numbers by + - * /
 * Out     breakpoint room for BREAKPOINTS_MAX breakpoints
 * Returns the number of breakpoints; -1 when a value is made by another operation or has a pole in the interval, when
 *         there are more than BREAKPOINTS_MAX, or when the budget does not suffice */
int breakpoints_find(struct number_pool *pool, const struct number *variable, const struct number *low,
                     const struct number *high, const struct number *const *value, int values,
                     struct breakpoint *breakpoint);

#endif
