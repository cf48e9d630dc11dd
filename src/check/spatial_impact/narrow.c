/* SPDX-License-Identifier: BSD-2-Clause */
/* The widths of the intervals of an event (spec/spatial_impact/certificate.md, section 3). Without a bound on its width
 * an interval may contain its number and yet say nothing about it. */
#include "check/numbers/narrow.h"
#include "check/spatial_impact/private.h"

enum { VALUE_BITS = 20 };

static scalar size_of(const struct spatial *c, scalar x)
{
    return scalar_sign(x) < 0 ? spatial_minus(c, scalar_zero(c->pool), x) : x;
}

static scalar sizes(const struct spatial *c, scalar x, scalar y)
{
    return spatial_plus(c, size_of(c, x), size_of(c, y));
}

/* |u1| + |u2| + P (|B1| + |B2| + mu (A11 + 2 |A12| + A22)) */
static scalar reach_of_u(const struct spatial *c, scalar P)
{
    const struct contact3 *k = &c->x;
    const scalar twice = sizes(c, k->A12, k->A12),
                 friction = spatial_times(c, k->mu, spatial_plus(c, sizes(c, k->A11, k->A22), twice));
    const scalar rate = spatial_plus(c, sizes(c, k->B1, k->B2), friction);
    return spatial_plus(c, sizes(c, k->u1, k->u2), spatial_times(c, P, rate));
}

/* |v| + P (C + mu (|B1| + |B2|)) */
static scalar reach_of_v(const struct impact3 *x, scalar P)
{
    const struct spatial *c = &x->s;
    const scalar rate = spatial_plus(c, c->x.C, spatial_times(c, c->x.mu, sizes(c, c->x.B1, c->x.B2)));
    return spatial_plus(c, size_of(c, x->v0), spatial_times(c, P, rate));
}

struct range impact3_stated(const struct impact3 *x, int event, const char *key, scalar factor)
{
    const int box = json_member(x->s.json, event, key);
    const scalar low = quantity_number(x->s.json, x->s.pool, json_member(x->s.json, box, "lo")),
                 high = quantity_number(x->s.json, x->s.pool, json_member(x->s.json, box, "hi"));
    return (struct range){spatial_times(&x->s, factor, low), spatial_times(&x->s, factor, high)};
}

/* 1 when high - low <= scale / 2^VALUE_BITS. */
static int is_narrow(const struct impact3 *x, int event, const char *key, scalar factor, scalar scale)
{
    return range_is_narrow(x->s.pool, impact3_stated(x, event, key, factor), scale, VALUE_BITS);
}

int impact3_event_is_narrow(const struct impact3 *x, int event, scalar axis1, scalar axis2)
{
    const scalar one = scalar_one(x->s.pool), P = impact3_stated(x, event, "P", one).high;
    const scalar u = reach_of_u(&x->s, P), v = reach_of_v(x, P);
    return is_narrow(x, event, "P", one, P) && is_narrow(x, event, "v", one, v) &&
           is_narrow(x, event, "W", one, spatial_times(&x->s, P, v)) && is_narrow(x, event, "u1", axis1, u) &&
           is_narrow(x, event, "u2", axis2, u);
}
