/* SPDX-License-Identifier: BSD-2-Clause */
/* Exact arithmetic, the numbers of a certificate, and the two directions of slip. */
#include "check/chatter/chatter.h"

#include <stddef.h>

int chatter_rejected(const struct chatter *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

scalar chatter_one(const struct chatter *c)
{
    return scalar_one(c->pool);
}

scalar chatter_add(const struct chatter *c, scalar x, scalar y)
{
    return scalar_add(c->pool, x, y);
}

scalar chatter_subtract(const struct chatter *c, scalar x, scalar y)
{
    return scalar_subtract(c->pool, x, y);
}

scalar chatter_multiply(const struct chatter *c, scalar x, scalar y)
{
    return scalar_multiply(c->pool, x, y);
}

scalar chatter_divide(const struct chatter *c, scalar x, scalar y)
{
    return scalar_divide(c->pool, x, y);
}

scalar chatter_square(const struct chatter *c, scalar x)
{
    return scalar_multiply(c->pool, x, x);
}

scalar chatter_negate(const struct chatter *c, scalar x)
{
    return scalar_subtract(c->pool, scalar_zero(c->pool), x);
}

scalar chatter_magnitude(const struct chatter *c, scalar x)
{
    return scalar_sign(x) < 0 ? chatter_negate(c, x) : x;
}

int chatter_compare(const struct chatter *c, scalar x, scalar y)
{
    return scalar_sign(scalar_subtract(c->pool, x, y));
}

int chatter_member(const struct chatter *c, const char *key)
{
    return json_member(c->json, c->verdict, key);
}

scalar chatter_number(const struct chatter *c, int node)
{
    return quantity_number(c->json, c->pool, node);
}

int chatter_is_null(const struct chatter *c, int node)
{
    return c->json->node[node].type == JSON_NULL;
}

int chatter_constant(const struct chatter *c)
{
    return c->law == CHATTER_NEWTON || c->sign[CHATTER_mu] == 0 || c->sign[CHATTER_B] == 0;
}

struct chatter_side chatter_side(const struct chatter *c, int direction)
{
    const int forward = direction > 0, p = forward ? CHATTER_p_plus : CHATTER_p_minus;
    struct chatter_side side = {c->q[p], c->q[forward ? CHATTER_k_plus : CHATTER_k_minus], NULL, NULL};
    if (c->sign[CHATTER_b] < 0) {
        const scalar a = c->q[CHATTER_a], twice = chatter_add(c, a, a), b = chatter_negate(c, c->q[CHATTER_b]);
        side.after = chatter_divide(c, forward ? twice : chatter_negate(c, twice), b);
    }
    if (c->sign[p] > 0) {
        const scalar whole = chatter_add(c, chatter_one(c), c->q[CHATTER_r]);
        side.reach = chatter_divide(c, chatter_multiply(c, whole, side.k), side.p);
    }
    return side;
}

scalar chatter_repelling(const struct chatter *c, const struct chatter_side *side)
{
    const scalar back = chatter_multiply(c, side->after, c->q[CHATTER_r]);
    const scalar loss = chatter_subtract(c, chatter_one(c), c->q[CHATTER_r]);
    return chatter_divide(c, chatter_subtract(c, side->reach, back), loss);
}
