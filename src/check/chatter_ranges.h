/* SPDX-License-Identifier: BSD-2-Clause */
/* Sets of the line as a certificate of kind `chatter` writes them (spec/certificate.md, section 10.6). */
#ifndef CHECK_CHATTER_RANGES_H
#define CHECK_CHATTER_RANGES_H

#include "check/chatter.h"

/* An end: a + b sqrt(d); a NULL for infinity. */
struct chatter_end {
    struct surd x;
    rational d;
};

struct chatter_range {
    struct chatter_end low, high;
    int low_in, high_in;
};

enum { CHATTER_MAX_RANGES = 4 };

struct chatter_set {
    int count;
    struct chatter_range range[CHATTER_MAX_RANGES];
};

/* chatter_end_of: the rational x.  chatter_infinite: no end.  chatter_end_negate: -x. */
struct chatter_end chatter_end_of(rational x);
struct chatter_end chatter_infinite(void);
struct chatter_end chatter_end_negate(const struct chatter *c, struct chatter_end x);
int chatter_end_equal(struct chatter_end x, struct chatter_end y);

/* chatter_put: adds a range to a set that has room. */
void chatter_put(struct chatter_set *set, struct chatter_end low, int low_in, struct chatter_end high, int high_in);

/* chatter_read_set: the set at a node, which is an array of ranges.  Returns 0 when there are too many ranges, or an
 * end is not written as it must be. */
int chatter_read_set(const struct chatter *c, int node, struct chatter_set *set);

/* chatter_mirror_set: every x turned into -x.  chatter_set_equal: 1 when both are written alike. */
void chatter_mirror_set(const struct chatter *c, struct chatter_set *set);
int chatter_set_equal(const struct chatter_set *x, const struct chatter_set *y);

#endif
