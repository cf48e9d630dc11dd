/* SPDX-License-Identifier: BSD-2-Clause */
/* Reproducible random numbers: the same seed gives the same problems on every machine. */
#ifndef DIFFTEST_RANDOM_H
#define DIFFTEST_RANDOM_H

#include <stdint.h>

struct random {
    uint64_t state;
};

/* random_from: the generator for one problem, which depends on these three arguments only. */
struct random random_from(uint64_t seed, const char *name, uint64_t index);

uint64_t random_next(struct random *random);

/* random_between: an integer from low to high, both included. */
long random_between(struct random *random, long low, long high);

/* random_ratio: an integer from low*q to high*q, divided by q: exactly a double when q is a power of two. */
double random_ratio(struct random *random, long low, long high, long q);

/* random_sign: -1 or 1. */
double random_sign(struct random *random);

#endif
