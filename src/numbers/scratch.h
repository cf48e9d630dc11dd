/* SPDX-License-Identifier: BSD-2-Clause */
/* Pools for numbers that are made on the way: freed soon, while the work on them counts as that of a pool that stays. */
#ifndef NUMBERS_SCRATCH_H
#define NUMBERS_SCRATCH_H

#include "numbers/number.h"

/* scratch_new: a pool that may do what work `pool` has left (number_pool_begin).  Where `pool` has a number field, it is `pool` itself, since the
 * places of numbers in the field belong to it.  The program ends where memory is out.
 * scratch_count: counts the work that was done in it as work of `pool`, in which nothing was done since; once for each pool; also that work was refused there.
 * scratch_drop: frees it and its numbers, unless it is `pool` itself; NULL is allowed.
 * scratch_free: counts its work, and drops it. */
struct number_pool *scratch_new(struct number_pool *pool);
void scratch_count(const struct number_pool *scratch, struct number_pool *pool);
void scratch_drop(struct number_pool *scratch, const struct number_pool *pool);
void scratch_free(struct number_pool *scratch, struct number_pool *pool);

#endif
