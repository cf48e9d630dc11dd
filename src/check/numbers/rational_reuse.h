/* SPDX-License-Identifier: BSD-2-Clause */
/* Reuse of the memory of numbers. */
#ifndef CHECK_NUMBERS_RATIONAL_REUSE_H
#define CHECK_NUMBERS_RATIONAL_REUSE_H

#include "check/numbers/rational.h"

/* rational_forget: declares that a rational of the pool is not used any more; its memory may then be reused. */
/*@ // A67
  @ requires pool != \null && x != \null;
  @ assigns \nothing; */
void rational_forget(struct rational_pool *pool, rational x);

/* rational_pool_abandon: makes the pool empty after the memory of its numbers was released as a whole. */
/*@ // A70
  @ requires pool != \null;
  @ assigns \nothing; */
void rational_pool_abandon(struct rational_pool *pool);

#endif
