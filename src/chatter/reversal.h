/* SPDX-License-Identifier: BSD-2-Clause */
/* The map of the ratio when slip can be reversed, k+ < 0 or k- < 0, on rational ratios (spec/chatter/README.md, section
 * 5).
 *
 * The ratio is measured in the direction of slip before the reversal: y = -x when k+ < 0, y = x when k- < 0. `near` is
 * the side of that slip, k > 0; `far` is the side of the slip that friction cannot hold, k < 0. */
#ifndef CHATTER_REVERSAL_H
#define CHATTER_REVERSAL_H

#include "chatter/orbit.h"

/* low <= high */
struct ends {
    const struct number *low, *high;
};

struct reversal {
    const struct orbit *orbit;
    struct number_pool *pool;
    struct orbit_side near, far;
    const struct number *least; /* the ratio at which e is least */
    long bits;                  /* of ends that are rounded */
};

/* reversal_of: the map of an orbit of the course REVERSES. */
struct reversal reversal_of(const struct orbit *orbit);

/* reversal_rounded: short rational ends around x. */
struct ends reversal_rounded(const struct reversal *map, const struct number *x);

/* reversal_slips_near, reversal_slips_far: 1 when an impact slips throughout in that direction. */
int reversal_slips_near(const struct reversal *map, const struct number *y);
int reversal_slips_far(const struct number *y);

/* reversal_e: short ends of e(y).  reversal_next: short ends of the next ratio f(y).  reversal_moves: the sign of f(y) - y. */
struct ends reversal_e(const struct reversal *map, const struct number *y);
struct ends reversal_next(const struct reversal *map, const struct number *y);
int reversal_moves(const struct reversal *map, const struct number *y);

#endif
