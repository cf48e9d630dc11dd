/* SPDX-License-Identifier: BSD-2-Clause */
#include "difftest/random.h"

/* SplitMix64: Steele, Lea and Flood, Fast splittable pseudorandom number generators, OOPSLA 2014. */
uint64_t random_next(struct random *random)
{
    uint64_t z = random->state += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

struct random random_from(uint64_t seed, const char *name, uint64_t index)
{
    struct random random = {seed};
    for (; *name != '\0'; name++) random.state = random_next(&random) ^ (unsigned char)*name;
    random.state = random_next(&random) ^ index;
    random.state = random_next(&random);
    return random;
}

long random_between(struct random *random, long low, long high)
{
    return low + (long)(random_next(random) % (uint64_t)(high - low + 1));
}

double random_ratio(struct random *random, long low, long high, long q)
{
    return (double)random_between(random, low * q, high * q) / (double)q;
}

double random_sign(struct random *random)
{
    return random_next(random) % 2 == 0 ? 1 : -1;
}
