/* SPDX-License-Identifier: BSD-2-Clause */
/* Bounds that are guessed in doubles. No decision depends on them: everything is proved exactly afterwards (funnel.c). */
#ifndef FOLD_GUESS_H
#define FOLD_GUESS_H

#include "fold/wide.h"

/* guess_bounds: values of omega between which the two edges of a funnel probably lie, for r from `from` to `to`. For
 * each r these are the roots of edge[0] and edge[1] at which the polynomial increases (rises = 1) or decreases (-1) in
 * omega. Returns 1, or 0 when there is no such root for some r. */
int guess_bounds(struct number_pool *pool, const struct wide *const *edge, int rises, const struct number *from,
                 const struct number *to, const struct number **low, const struct number **high);

#endif
