/* SPDX-License-Identifier: BSD-2-Clause */
/* The time that infinitely many impacts take, and the tangential velocity at their end. */
#ifndef CHATTER_ZENO_H
#define CHATTER_ZENO_H

#include "chatter/enclosure.h"
#include "chatter/orbit.h"

struct zeno {
    const struct number *low, *high; /* rational ends; NULL where nothing is known */
    struct surd time, u;             /* exactly; a is NULL where it is in no quadratic field, or long, or not known */
    long bounces;                    /* before |v| is multiplied by the same number each time; NO_BOUNCES */
};

enum { NO_BOUNCES = -1 };

/* zeno_of: for an orbit that chatters, in a course other than REVERSES. */
struct zeno zeno_of(const struct orbit *orbit);

/* enclosure_zeno: for one of the course REVERSES. */
struct zeno enclosure_zeno(const struct orbit *orbit, const struct enclosure *enclosure);

/* zeno_enclose: rational ends of x > 0 with high - low <= 2^-width_bits low.  A short rational is both ends. */
void zeno_enclose(struct number_pool *pool, const struct number *x, long width_bits, const struct number **low,
                  const struct number **high);

/* zeno_scale: 2 |v| / |b|, the time of a flight after an impact with e = 1. */
const struct number *zeno_scale(const struct orbit *orbit);

/* zeno_is_short: 1 when a certificate writes the number exactly. */
int zeno_is_short(struct number_pool *pool, const struct number *x);

#endif
