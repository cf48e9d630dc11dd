/* SPDX-License-Identifier: BSD-2-Clause */
#include "chatter/bounce.h"

#include "impact/impact.h"
#include "impact/program.h"

enum status bounce_of(struct number_pool *pool, const struct chatter_body *body, const struct number *ratio,
                      long budget_bits, struct bounce *bounce, struct failure *failure)
{
    struct evaluation e;
    const struct number *inputs[impact_INPUTS];
    inputs[impact_A] = body->A;
    inputs[impact_B] = body->B;
    inputs[impact_C] = body->C;
    inputs[impact_mu] = body->mu;
    inputs[impact_u] = ratio;
    inputs[impact_v] = number_from_integer(pool, -1);
    inputs[impact_r] = body->r;
    enum status status = cascade_signs(pool, &impact_program, inputs, TIER_ALL, budget_bits, &e, failure);
    if (status == STATUS_OK) status = evaluation_values(pool, budget_bits, &e, failure);
    if (status != STATUS_OK) return status;
    const struct impact_signs signs = impact_signs_of(&e);
    status = impact_classify(&signs, &bounce->verdict);
    if (status == STATUS_OK) status = impact_motion_of(pool, &bounce->verdict, &e, body->law, &bounce->motion, failure);
    bounce->ratio = ratio;
    return status;
}

const struct number *bounce_square(struct number_pool *pool, const struct bounce *bounce)
{
    const struct surd e = bounce->motion.v;
    return surd_multiply(pool, e, e).a;
}

int bounce_against_one(struct number_pool *pool, const struct bounce *bounce)
{
    return number_compare(pool, bounce_square(pool, bounce), number_from_integer(pool, 1));
}

enum status bounce_after_stick(struct number_pool *pool, const struct chatter_body *body, const struct number *a,
                               const struct number *b, long budget_bits, struct bounce *bounce, struct failure *failure)
{
    const struct number *ratio = number_divide(pool, number_add(pool, a, a), number_negate(pool, b));
    return bounce_of(pool, body, ratio, budget_bits, bounce, failure);
}
