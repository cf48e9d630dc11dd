/* SPDX-License-Identifier: BSD-2-Clause */
/* The exact sets of ratios, and of coefficients of friction, for which an impact has e < 1, e = 1 or e > 1. */
#ifndef CHATTER_SETS_H
#define CHATTER_SETS_H

#include "chatter/orbit.h"

/* A range of real numbers. An end with a == NULL is infinite. */
struct range {
    struct surd low, high;
    int low_in, high_in;
};

enum { SET_MAX_RANGES = 4 };

/* Ranges in ascending order. */
struct set {
    int count;
    struct range range[SET_MAX_RANGES];
};

struct ratio_sets {
    struct set less, equal, greater;
};

/* sets_of_ratios: the ratios x with e(x) < 1, = 1, and > 1.
 *
 * In      orbit    with its evaluation and body
 * Source  spec/chatter/README.md; the region of e > 1 of [CV16], Figure 11 (a) */
struct ratio_sets sets_of_ratios(const struct orbit *orbit);

/* sets_of_friction: the coefficients mu' which, in place of mu, give e(2 alpha) > 1; b < 0. */
struct set sets_of_friction(const struct orbit *orbit);

/* sets_tip: the infimum of the mu' for which some ratio has e > 1; NULL when there are none. */
const struct number *sets_tip(const struct orbit *orbit);

/* sets_between_repelling: the open interval between the repelling ratios of the two sides; b < 0 and r < 1, no
 * reversal. */
struct range sets_between_repelling(const struct orbit *orbit);

/* set_halved: the set with every number divided by 2. */
struct set set_halved(struct number_pool *pool, const struct set *set);

#endif
