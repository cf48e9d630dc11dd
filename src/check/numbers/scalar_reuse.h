/* SPDX-License-Identifier: BSD-2-Clause */
/* Reuse of the memory of numbers. */
#ifndef CHECK_NUMBERS_SCALAR_REUSE_H
#define CHECK_NUMBERS_SCALAR_REUSE_H

#include "check/numbers/scalar.h"

/* scalar_forget: declares that a rational of the pool is not used any more; its memory may then be reused. */
/*@ // A67
  @ requires pool != \null && x != \null;
  @ assigns \nothing; */
void scalar_forget(struct scalar_pool *pool, scalar x);

/* scalar_pool_abandon: makes the pool empty after the memory of its numbers was released as a whole. */
/*@ // A70
  @ requires pool != \null;
  @ assigns \nothing; */
void scalar_pool_abandon(struct scalar_pool *pool);

#endif
