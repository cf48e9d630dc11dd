/* SPDX-License-Identifier: BSD-2-Clause */
/* The widths of the intervals of an event (spec/spatial_impact/certificate.md, section 3). Without a bound on its width
 * an interval may contain its number and yet say nothing about it. */
#include "check/numbers/narrow.h"
#include "check/spatial_impact/verdict.h"

enum { VALUE_BITS = 20 };

/*@ requires impact3_given_ok(g) && x != \null;
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar size_of(const struct impact3_given *g, scalar x)
{
    return scalar_sign(x) < 0 ? scalar_subtract(g->e.pool, scalar_zero(g->e.pool), x) : x;
}

/*@ requires impact3_given_ok(g) && x != \null && y != \null;
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar sizes(const struct impact3_given *g, scalar x, scalar y)
{
    return scalar_add(g->e.pool, size_of(g, x), size_of(g, y));
}

/* mu (|A11| + 2 |A12| + |A22|) */
/*@ requires impact3_given_ok(g);
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar friction_of(const struct impact3_given *g)
{
    const scalar twice = sizes(g, g->A12, g->A12), sum = scalar_add(g->e.pool, sizes(g, g->A11, g->A22), twice);
    return scalar_multiply(g->e.pool, g->mu, sum);
}

/* |u1| + |u2| + P (|B1| + |B2| + mu (A11 + 2 |A12| + A22)) */
/*@ requires impact3_given_ok(g) && P != \null;
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar reach_of_u(const struct impact3_given *g, scalar P)
{
    const scalar rate = scalar_add(g->e.pool, sizes(g, g->B1, g->B2), friction_of(g));
    return scalar_add(g->e.pool, sizes(g, g->u1, g->u2), scalar_multiply(g->e.pool, P, rate));
}

/* |v| + P (C + mu (|B1| + |B2|)) */
/*@ requires impact3_given_ok(g) && P != \null;
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar reach_of_v(const struct impact3_given *g, scalar P)
{
    const scalar by_slip = scalar_multiply(g->e.pool, g->mu, sizes(g, g->B1, g->B2));
    const scalar rate = scalar_add(g->e.pool, g->C, by_slip);
    return scalar_add(g->e.pool, size_of(g, g->v0), scalar_multiply(g->e.pool, P, rate));
}

struct range impact3_stated(struct impact3_claim c, int event, const char *key, scalar factor)
{
    const struct json *json = c.given->json;
    struct scalar_pool *pool = c.given->e.pool;
    const int box = json_member(json, event, key);
    const scalar low = quantity_number(json, pool, json_member(json, box, "lo")),
                 high = quantity_number(json, pool, json_member(json, box, "hi"));
    return (struct range){scalar_multiply(pool, factor, low), scalar_multiply(pool, factor, high)};
}

/* 1 when high - low <= scale / 2^VALUE_BITS. */
/*@ requires impact3_claim_ok(c) && 0 <= event < c.given->json->count && factor != \null && scale != \null;
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_narrow(struct impact3_claim c, int event, const char *key, scalar factor, scalar scale)
{
    return range_is_narrow(c.given->e.pool, impact3_stated(c, event, key, factor), scale, VALUE_BITS);
}

int impact3_event_is_narrow(struct impact3_claim c, int event)
{
    const struct impact3_given *g = c.given;
    const scalar one = scalar_one(g->e.pool), P = impact3_stated(c, event, "P", one).high;
    const scalar u = reach_of_u(g, P), v = reach_of_v(g, P);
    return is_narrow(c, event, "P", one, P) && is_narrow(c, event, "v", one, v) &&
           is_narrow(c, event, "W", one, scalar_multiply(g->e.pool, P, v)) && is_narrow(c, event, "u1", c.axis1, u) &&
           is_narrow(c, event, "u2", c.axis2, u);
}
