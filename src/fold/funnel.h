/* SPDX-License-Identifier: BSD-2-Clause */
/* The funnel of sliding orbits that end at a two-fold of the wheel, or of escaping orbits that begin there
 * (spec/fold/README.md). */
#ifndef FOLD_FUNNEL_H
#define FOLD_FUNNEL_H

#include "numbers/number.h"
#include "numbers/status.h"
#include "sign/cascade.h"

enum { FUNNEL_MAX_PIECES = 64 };

/* An interval of radii, from the end of the preceding piece (or from the two-fold) to `end`, on which both edges of the
 * funnel lie between two values of omega. */
struct fold_piece {
    const struct number *end, *low, *high;
};

struct fold_funnel {
    int pieces, inward; /* inward: 1 when orbits run to the two-fold, 0 when they come from it */
    struct fold_piece piece[FUNNEL_MAX_PIECES];
    const struct number *soonest, *latest; /* bounds of the time between r_end and the two-fold, s */
};

/* fold_find_funnel: proves that all sliding states between the two-fold and r_end reach it, or that escaping states
 * come from it.
 *
 * In      e       the quantities of the program fold_funnel, with their values
 * Returns STATUS_OK; STATUS_HYPOTHESIS when the point is no two-fold of case 1 of the wheel; STATUS_UNDECIDED when the proof
 *         fails, with the polynomial that may change its sign, and the interval of radii */
enum status fold_find_funnel(struct number_pool *pool, const struct evaluation *e, struct fold_funnel *funnel,
                             struct failure *failure) WARN_UNUSED;

#endif
