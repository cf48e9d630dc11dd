/* SPDX-License-Identifier: BSD-2-Clause */
/* Whether the intervals of an event are as narrow as certificates require (spec/spatial_impact/certificate.md, section
 * 3). */
#include "spatial_impact/impact3.h"

#include "numbers/narrow.h"

/* Four times narrower than 2^-20, because the intervals in the record are three times as wide. */
enum { WIDTH_BITS = 22 };

static spatial_number size_of(const struct impact3 *x, int node)
{
    const spatial_number value = x->e->value[node];
    return number_sign(value) < 0 ? number_negate(x->pool, value) : value;
}

static spatial_number plus(const struct impact3 *x, spatial_number a, spatial_number b)
{
    return number_add(x->pool, a, b);
}

static spatial_number times(const struct impact3 *x, spatial_number a, spatial_number b)
{
    return number_multiply(x->pool, a, b);
}

/* u1| + |u2| + I (|B1| + |B2| + mu (A11 + 2 |A12| + A22)), a bound of everything that changes a component of u. */
static spatial_number reach_of_u(const struct impact3 *x, spatial_number I)
{
    const spatial_number off = size_of(x, spatial_impact_A12);
    const spatial_number diagonal = plus(x, x->e->value[spatial_impact_A11], x->e->value[spatial_impact_A22]);
    const spatial_number friction = times(x, x->e->value[spatial_impact_mu], plus(x, diagonal, plus(x, off, off)));
    const spatial_number push = plus(x, size_of(x, spatial_impact_B1), size_of(x, spatial_impact_B2));
    const spatial_number before = plus(x, size_of(x, spatial_impact_u1), size_of(x, spatial_impact_u2));
    return plus(x, before, times(x, I, plus(x, push, friction)));
}

/* |v| + I (C + mu (|B1| + |B2|)) */
static spatial_number reach_of_v(const struct impact3 *x, spatial_number I)
{
    const spatial_number push = plus(x, size_of(x, spatial_impact_B1), size_of(x, spatial_impact_B2));
    const spatial_number rate = plus(x, x->e->value[spatial_impact_C], times(x, x->e->value[spatial_impact_mu], push));
    return plus(x, size_of(x, spatial_impact_v), times(x, I, rate));
}

static int is_narrow(const struct impact3 *x, struct spatial_interval range, spatial_number scale)
{
    return range.low != NULL && range.high != NULL &&
           number_range_is_narrow(x->pool, range.low, range.high, scale, WIDTH_BITS);
}

int impact3_is_narrow(const struct impact3 *x, const struct impact3_event *event)
{
    const spatial_number I = event->I.high;
    if (I == NULL) return 0;
    const spatial_number u = reach_of_u(x, I), v = reach_of_v(x, I);
    return is_narrow(x, event->I, I) && is_narrow(x, event->v, v) && is_narrow(x, event->W, times(x, I, v)) &&
           is_narrow(x, event->u[0], u) && is_narrow(x, event->u[1], u);
}
