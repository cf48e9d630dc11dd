/* SPDX-License-Identifier: BSD-2-Clause */
/* The exact sets of ratios and of friction coefficients for which an impact has e < 1, e = 1, e > 1. */
#ifndef CHATTER_SETS_H
#define CHATTER_SETS_H

#include "chatter/orbit.h"

/* A range of the line.  An end with a == NULL is infinite. */
struct range {
    struct surd low, high;
    int low_in, high_in;
};

enum { SET_MAX_RANGES = 4 };

/* Ranges in rising order. */
struct set {
    int count;
    struct range range[SET_MAX_RANGES];
};

struct ratio_sets {
    struct set less, equal, greater;
};

/* sets_of_ratios: for which x is e(x) < 1, = 1, > 1?
 * In      orbit    with its evaluation and body
 * Source  spec/chatter/README.md; the region of e > 1 of [CV16] figure chatter(a) */
struct ratio_sets sets_of_ratios(const struct orbit *orbit);

/* sets_of_friction: for which mu' in place of mu is e(2 alpha) > 1?  b < 0. */
struct set sets_of_friction(const struct orbit *orbit);

/* sets_tip: the greatest lower bound of the mu' for which some ratio has e > 1; NULL where there is none. */
const struct number *sets_tip(const struct orbit *orbit);

/* range_inside: the open range between the repelling ratios of the two sides; b < 0 and r < 1, no reversal. */
struct range sets_between_repelling(const struct orbit *orbit);

/* set_halved: every number of it divided by two. */
struct set set_halved(struct number_pool *pool, const struct set *set);

#endif
