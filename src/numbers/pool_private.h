/* SPDX-License-Identifier: BSD-2-Clause */
/* The inside of a pool of numbers: for pool.c only. */
#ifndef NUMBERS_POOL_PRIVATE_H
#define NUMBERS_POOL_PRIVATE_H

#include "numbers/algebraic.h"
#include "numbers/number_private.h"
#include "numbers/real.h"

enum { BLOCK_SIZE = 62 };

struct block {
    struct block *next;
    int used;
    struct number number[BLOCK_SIZE];
};

struct number_pool {
    struct block *blocks;
    struct shared shared;
    unsigned long work_done, work_limit; /* in the units of work.h */
    int work_refused;
};

#endif
