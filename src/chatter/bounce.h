/* SPDX-License-Identifier: BSD-2-Clause */
/* One impact of a body as a function of the ratio x = u / (-v): the theory `impact` for the velocities (u, v) = (x,
 * -1). */
#ifndef CHATTER_BOUNCE_H
#define CHATTER_BOUNCE_H

#include "impact/motion.h"
#include "impact/verdict.h"
#include "sign/cascade.h"

/* The data of an impact besides the velocity. */
struct chatter_body {
    const struct number *A, *B, *C, *mu, *r;
    enum impact_law law;
};

struct bounce {
    const struct number *ratio; /* NULL when there is no impact */
    struct impact_verdict verdict;
    /* from (ratio, -1): its outgoing v is e, with or without a root; its outgoing u is U */
    struct impact_motion motion;
};

/* bounce_of: the impact with a given ratio, for a body that satisfies the hypotheses of the theory `impact`. Returns
 * STATUS_OK, or STATUS_UNDECIDED when the budget is reached. */
enum status bounce_of(struct number_pool *pool, const struct chatter_body *body, const struct number *ratio,
                      long budget_bits, struct bounce *bounce, struct failure *failure) WARN_UNUSED;

/* bounce_square: e^2, which has no root. bounce_against_one: the sign of e - 1. */
const struct number *bounce_square(struct number_pool *pool, const struct bounce *bounce);
int bounce_against_one(struct number_pool *pool, const struct bounce *bounce);

/* bounce_after_stick: the impact with the ratio 2 a / (-b), which follows an impact that ends in stick; b < 0. */
enum status bounce_after_stick(struct number_pool *pool, const struct chatter_body *body, const struct number *a,
                               const struct number *b, long budget_bits, struct bounce *bounce,
                               struct failure *failure) WARN_UNUSED;

#endif
