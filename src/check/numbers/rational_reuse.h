/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers that are not used any more. */
#ifndef CHECK_NUMBERS_RATIONAL_REUSE_H
#define CHECK_NUMBERS_RATIONAL_REUSE_H

#include "check/numbers/rational.h"

/* rational_forget: x, which is written as a rational and of the pool, is not used any more: another number may take its place. */
/*@ // A67
  @ requires pool != \null && x != \null;
  @ assigns \nothing; */
void rational_forget(struct rational_pool *pool, rational x);

/* rational_pool_abandon: the pool without numbers, when their memory was given up. */
/*@ // A70
  @ requires pool != \null;
  @ assigns \nothing; */
void rational_pool_abandon(struct rational_pool *pool);

#endif
