/* SPDX-License-Identifier: BSD-2-Clause */
#include "compliance/limit.h"

#include <stddef.h>

/* An impact, in its initial direction of slip: u >= 0, k is the deceleration of that slip, k_other that of slip in the
 * other direction. */
struct impact {
    struct number_pool *pool;
    int direction;
    const struct number *u, *v, *p, *k, *k_other, *p_other, *p_stick;
};

static const struct number *mirrored(const struct impact *i, const struct number *u)
{
    return i->direction > 0 ? u : number_negate(i->pool, u);
}

static enum phase_word slip_word(int direction)
{
    return direction > 0 ? SLIP_FORWARD : SLIP_BACKWARD;
}

static void end_in(struct compliance_limit *limit, enum phase_word word, struct surd u, struct surd v)
{
    limit->slip[limit->slips++] = word;
    limit->u = u;
    limit->v = v;
}

static struct surd plain(struct number_pool *pool, const struct number *x)
{
    return surd_from_number(number_settle(pool, x));
}

/* Slip throughout the impact: v changes its sign, with the impulse -2 v / p. */
static void slip_through(const struct impact *i, struct compliance_limit *limit)
{
    const struct number *minus_v = number_negate(i->pool, i->v), *twice = number_add(i->pool, minus_v, minus_v);
    const struct number *impulse = number_divide(i->pool, twice, i->p);
    const struct number *u = number_subtract(i->pool, i->u, number_multiply(i->pool, i->k, impulse));
    end_in(limit, slip_word(i->direction), plain(i->pool, mirrored(i, u)), plain(i->pool, minus_v));
}

static void stick_through(const struct impact *i, struct compliance_limit *limit)
{
    end_in(limit, STICK, plain(i->pool, number_from_integer(i->pool, 0)), plain(i->pool, number_negate(i->pool, i->v)));
}

/* Slip stops at the normal velocity v_1 after the impulse I; then the work (v + v_1) I / 2 is returned: v_out^2 = v_1^2
 * - q I (v + v_1). */
static void stop_and_go_on(const struct impact *i, const struct number *I, const struct number *v_1,
                           struct compliance_limit *limit)
{
    struct number_pool *pool = i->pool;
    const int sticks = number_sign(i->k_other) >= 0;
    const struct number *q = sticks ? i->p_stick : i->p_other;
    const struct number *work = number_multiply(pool, I, number_add(pool, i->v, v_1));
    const struct number *square =
        number_subtract(pool, number_multiply(pool, v_1, v_1), number_multiply(pool, q, work));
    const struct surd v = surd_root(pool, number_settle(pool, square));
    const struct surd rest = surd_subtract(pool, v, surd_from_number(v_1));
    const struct number *share = number_divide(pool, mirrored(i, i->k_other), q);
    const struct surd u = surd_multiply(pool, surd_from_number(share), rest);
    limit->slip[limit->slips++] = slip_word(i->direction);
    if (sticks)
        end_in(limit, STICK, surd_from_number(number_from_integer(pool, 0)), v);
    else
        end_in(limit, slip_word(-i->direction), u, v);
}

static struct impact impact_in(const struct compliance_body *body, const struct compliance_start *start, int direction)
{
    const struct compliance_phase *own = &body->phase[slip_word(direction)],
                                  *other = &body->phase[slip_word(-direction)];
    return (struct impact){.pool = body->pool,
                           .direction = direction,
                           .u = direction > 0 ? start->u : number_negate(body->pool, start->u),
                           .v = start->v,
                           .p = own->pi,
                           .k = direction > 0 ? body->k_plus : body->k_minus,
                           .k_other = direction > 0 ? body->k_minus : body->k_plus,
                           .p_other = other->pi,
                           .p_stick = body->phase[STICK].pi};
}

static int direction_of(const struct compliance_body *body, const struct compliance_start *start)
{
    const int u = number_sign(start->u);
    if (u != 0) return u;
    return number_sign(body->k_plus) < 0 ? 1 : number_sign(body->k_minus) < 0 ? -1 : 0;
}

struct compliance_limit limit_of(const struct compliance_body *body, const struct compliance_start *start)
{
    struct number_pool *pool = body->pool;
    struct compliance_limit limit = {.exists = 0};
    const int direction = direction_of(body, start);
    const struct impact i = impact_in(body, start, direction);
    const int drawn_in = number_sign(start->u) != 0 && number_sign(i.p) < 0;
    if (number_sign(body->d) != 0 || number_sign(start->delta) != 0) return limit;
    if (number_sign(start->v) == 0 && !drawn_in) return limit;
    limit.exists = 1;
    if (direction == 0) {
        stick_through(&i, &limit);
        return limit;
    }
    const int stops = number_sign(i.k) > 0;
    const struct number *I = stops ? number_divide(pool, i.u, i.k) : NULL;
    const struct number *v_1 = stops ? number_add(pool, i.v, number_multiply(pool, i.p, I)) : NULL;
    if (!stops || number_sign(number_add(pool, i.v, v_1)) >= 0)
        slip_through(&i, &limit);
    else
        stop_and_go_on(&i, I, v_1, &limit);
    return limit;
}

const struct number *limit_number(struct number_pool *pool, struct surd x)
{
    if (x.b == NULL) return x.a;
    return number_add(pool, x.a, number_multiply(pool, x.b, number_sqrt(pool, x.d)));
}
