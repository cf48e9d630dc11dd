/* SPDX-License-Identifier: BSD-2-Clause */
/* The funnel of sliding orbits that end at a two-fold of the wheel, or begin there in escaping: spec/fold/README.md. */
#ifndef FOLD_FUNNEL_H
#define FOLD_FUNNEL_H

#include "numbers/number.h"
#include "numbers/status.h"
#include "sign/cascade.h"

enum { FUNNEL_MAX_PIECES = 64 };

/* A range of places, from the end of the piece before (or the two-fold) to `end`, where both edges of the funnel lie between two omegas. */
struct fold_piece {
    const struct number *end, *low, *high;
};

struct fold_funnel {
    int pieces, inward; /* inward: 1 where orbits run to the two-fold, 0 where they come from it */
    struct fold_piece piece[FUNNEL_MAX_PIECES];
    const struct number *soonest, *latest; /* the time between the place r_end and the two-fold, s */
};

/* fold_find_funnel: shows that the sliding states between the two-fold and r_end all reach it, or that escaping states come from it.
 *
 * In      e       the quantities of the program fold_funnel, with their values
 * Returns STATUS_OK; STATUS_HYPOTHESIS where the point is no two-fold of case 1 of the wheel; STATUS_UNDECIDED where the argument stops, with the
 *         polynomial that may change its sign, and between which places */
enum status fold_find_funnel(struct number_pool *pool, const struct evaluation *e, struct fold_funnel *funnel,
                             struct failure *failure) WARN_UNUSED;

#endif
