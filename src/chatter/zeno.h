/* SPDX-License-Identifier: BSD-2-Clause */
/* The total time of infinitely many impacts, and the tangential velocity at their end. */
#ifndef CHATTER_ZENO_H
#define CHATTER_ZENO_H

#include "chatter/enclosure.h"
#include "chatter/orbit.h"

struct zeno {
    const struct number *low, *high; /* rational ends; NULL when nothing is known */
    struct surd time, u; /* exact; a is NULL when the number is in no quadratic field, too long, or not known */
    long bounces;        /* the number of impacts before |v| is multiplied by the same factor in each; NO_BOUNCES */
};

enum { NO_BOUNCES = -1 };

/* zeno_of: the result for an orbit that chatters, whose course is not REVERSES. */
struct zeno zeno_of(const struct orbit *orbit);

/* enclosure_zeno: the result for an orbit of the course REVERSES. */
struct zeno enclosure_zeno(const struct orbit *orbit, const struct enclosure *enclosure);

/* zeno_enclose: rational ends of x > 0 with high - low <= 2^-width_bits low.  A short rational is both ends. */
void zeno_enclose(struct number_pool *pool, const struct number *x, long width_bits, const struct number **low,
                  const struct number **high);

/* zeno_scale: 2 |v| / |b|, the time of a flight after an impact with e = 1. */
const struct number *zeno_scale(const struct orbit *orbit);

/* zeno_is_short: 1 when a certificate writes the number exactly. */
int zeno_is_short(struct number_pool *pool, const struct number *x);

#endif
