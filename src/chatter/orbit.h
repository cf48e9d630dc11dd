/* SPDX-License-Identifier: BSD-2-Clause */
/* The orbit of the ratio x = u / (-v) from impact to impact: first the impacts with slip throughout, in closed form;
 * then the one that ends in stick; then the ratio 2 alpha in all later impacts. */
#ifndef CHATTER_ORBIT_H
#define CHATTER_ORBIT_H

#include "chatter/bounce.h"
#include "chatter/verdict.h"

struct orbit {
    struct number_pool *pool;
    const struct evaluation *e; /* of chatter_program, with exact values */
    struct chatter_signs signs;
    struct chatter_row row;
    struct chatter_body body;
    long budget_bits, width_bits;
    const struct number *alpha; /* a / (-b); NULL when b = 0 */
    long transient; /* the number of impacts with slip throughout before the first without; TRANSIENT_TOO_LONG */
    const struct number *ratio; /* the ratio after them; NULL when there are too many */
    struct bounce first, landing, limit;
};

enum { TRANSIENT_TOO_LONG = -1 };

/* One direction of slip: forward as it is, backward as the mirror image of forward. */
struct orbit_side {
    const struct number *p, *k;
    const struct number *alpha; /* a / (-b), positive in the direction of slip */
    const struct number *reach; /* (1 + r) k / p; NULL for infinity, that is for k >= 0 and p <= 0 */
};

struct orbit_side orbit_side(const struct orbit *orbit, int direction);

/* orbit_repelling: the fixed ratio of persistent slip, (reach - 2 alpha r) / (1 - r), in the orientation of the side; r
 * < 1, and the reach is finite. */
const struct number *orbit_repelling(const struct orbit *orbit, const struct orbit_side *side);

/* orbit_value: the exact value of a node of chatter_program. */
const struct number *orbit_value(const struct orbit *orbit, int node);

/* orbit_follow: computes the members of the orbit after `row`. Returns STATUS_OK, or STATUS_UNDECIDED when the budget
 * is reached. */
enum status orbit_follow(struct orbit *orbit, struct failure *failure) WARN_UNUSED;

/* orbit_r: the coefficient of restitution.  orbit_constant: 1 when e = r for every ratio. */
const struct number *orbit_r(const struct orbit *orbit);
int orbit_constant(const struct orbit *orbit);

#endif
