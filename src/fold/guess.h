/* SPDX-License-Identifier: BSD-2-Clause */
/* Bounds that are guessed in doubles.  Nothing is decided by them: what is shown with them is shown exactly (funnel.c). */
#ifndef FOLD_GUESS_H
#define FOLD_GUESS_H

#include "fold/wide.h"

/* guess_bounds: omegas that the two edges of a funnel may lie between, for r from `from` to `to`: at each r the root of edge[0], and that of
 * edge[1], where it rises in omega (rises = 1), or falls (-1).  Returns 1, or 0 when there is no such root somewhere. */
int guess_bounds(struct number_pool *pool, const struct wide *const *edge, int rises, const struct number *from,
                 const struct number *to, const struct number **low, const struct number **high);

#endif
