/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas shared by the two mechanisms of the falling rod at a G-spot. */
#ifndef MECHANISM_FALLING_ROD_H
#define MECHANISM_FALLING_ROD_H

#include "mechanism/arithmetic.h"

/* falling_rod_alphas: alpha1 = theta' (kappa T^2 - kappa - 1)/(m kappa T) in given[0] and alpha3 = -2 theta' T/m in given[2], at a G-spot
 * (falling_rod_g_spot.c), with T = tan theta and `rate` = theta'. */
static inline void falling_rod_alphas(struct number_pool *pool, exact mass, exact kappa, exact T, exact rate,
                                      const struct number **given)
{
    const exact slope = subtract(pool, times(pool, kappa, square(pool, T)), add(pool, kappa, integer(pool, 1)));
    given[0] = times(pool, rate, number_settle(pool, divide(pool, slope, times3(pool, mass, kappa, T))));
    given[2] = times(pool, rate, divide(pool, times(pool, integer(pool, -2), T), mass));
}

#endif
