/* SPDX-License-Identifier: BSD-2-Clause */
/* Pools for intermediate results, which are freed early while their work counts for the pool of the result. */
#ifndef NUMBERS_SCRATCH_H
#define NUMBERS_SCRATCH_H

#include "numbers/number.h"

/* scratch_new: a pool whose budget is the work that `pool` has left (number_pool_begin). When `pool` has a number
 * field,
 * the result is `pool` itself, because representations in the field belong to the pool. Ends the process when memory runs out.
 * scratch_count: adds the work of the scratch pool, and that work was refused in it, to `pool`; at most once for each scratch
 * pool, and `pool` must not have been used in between.
 * scratch_drop: frees the scratch pool with its numbers, unless it is `pool` itself; NULL is allowed.
 * scratch_free: scratch_count, then scratch_drop. */
/*@ requires pool != \null;
  @ assigns \result \from pool;
  @ ensures \result != \null; */
struct number_pool *scratch_new(struct number_pool *pool);
/*@ requires scratch != \null && pool != \null;
  @ assigns \nothing; */
void scratch_count(const struct number_pool *scratch, struct number_pool *pool);
/*@ assigns \nothing; */
void scratch_drop(struct number_pool *scratch, const struct number_pool *pool);
/*@ requires scratch != \null && pool != \null;
  @ assigns \nothing; */
void scratch_free(struct number_pool *scratch, struct number_pool *pool);

#endif
