/* SPDX-License-Identifier: BSD-2-Clause */
/* Random numbers that are the same on every machine: splitmix64. */
#ifndef ORACLE_RANDOM_H
#define ORACLE_RANDOM_H

#include <stdint.h>

static inline uint64_t random_next(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* random_below: 0 ... n - 1. */
static inline int random_below(uint64_t *state, int n)
{
    return (int)(random_next(state) % (uint64_t)n);
}

/* random_between: low ... high. */
static inline int random_between(uint64_t *state, int low, int high)
{
    return low + random_below(state, high - low + 1);
}

#endif
