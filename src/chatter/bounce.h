/* SPDX-License-Identifier: BSD-2-Clause */
/* One impact of a body, seen through the ratio x = u / (-v): the theory `impact` at (u, v) = (x, -1). */
#ifndef CHATTER_BOUNCE_H
#define CHATTER_BOUNCE_H

#include "impact/motion.h"
#include "impact/verdict.h"
#include "sign/cascade.h"

/* What an impact depends on but the velocity. */
struct chatter_body {
    const struct number *A, *B, *C, *mu, *r;
    enum impact_law law;
};

struct bounce {
    const struct number *ratio; /* NULL for none */
    struct impact_verdict verdict;
    struct impact_motion motion; /* from (ratio, -1): its outgoing v is e, plain or a root; its u is U */
};

/* bounce_of: the impact with a ratio, of a body in the hypotheses of the theory `impact`.
 * Returns STATUS_OK; STATUS_UNDECIDED when the budget is reached. */
enum status bounce_of(struct number_pool *pool, const struct chatter_body *body, const struct number *ratio,
                      long budget_bits, struct bounce *bounce, struct failure *failure) WARN_UNUSED;

/* bounce_square: e^2, without a root.  bounce_against_one: the sign of e - 1. */
const struct number *bounce_square(struct number_pool *pool, const struct bounce *bounce);
int bounce_against_one(struct number_pool *pool, const struct bounce *bounce);

/* bounce_after_stick: the impact with the ratio 2 a / (-b), which an impact that sticks leads to; b < 0. */
enum status bounce_after_stick(struct number_pool *pool, const struct chatter_body *body, const struct number *a,
                               const struct number *b, long budget_bits, struct bounce *bounce,
                               struct failure *failure) WARN_UNUSED;

#endif
