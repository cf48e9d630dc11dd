/* SPDX-License-Identifier: BSD-2-Clause */
/* Whether the intervals of the verdict are twice as narrow as certificates require (spec/compliance/certificate.md,
 * section 4). Those of `error` follow from u and v. */
#include "compliance/follow.h"

#include <stddef.h>

enum { VALUE_BITS = 41, SCALE_BITS = 64 };

static enclosed size_of(struct enclosures *arena, const struct number *x)
{
    const enclosed y = enclosures_of(arena, x);
    return number_sign(x) < 0 ? enclosures_negate(arena, y) : y;
}

/* |from| + |rate| T + most I, where most is the larger of two numbers. */
static enclosed reach(struct enclosures *arena, const struct follow *f, const struct number *from,
                      const struct number *rate, const struct number *most)
{
    const enclosed by_time = enclosures_multiply(arena, size_of(arena, rate), enclosures_of(arena, f->duration[1]));
    const enclosed by_force =
        enclosures_multiply(arena, enclosures_of(arena, most), enclosures_of(arena, f->impulse[1]));
    return enclosures_add(arena, size_of(arena, from), enclosures_add(arena, by_time, by_force));
}

static int is_narrow(struct number_pool *pool, struct enclosures *arena, const struct number *const ends[2],
                     enclosed scale)
{
    if (ends[0] == NULL || ends[1] == NULL) return 0;
    const struct number *width = number_subtract(pool, ends[1], ends[0]), *low, *high;
    if (number_sign(width) == 0) return 1;
    const enclosed times =
        enclosures_multiply(arena, enclosures_of(arena, width), enclosures_integer(arena, 1L << VALUE_BITS));
    return enclosures_ends(pool, enclosures_subtract(arena, scale, times), SCALE_BITS, &low, &high) &&
           number_sign(low) >= 0;
}

static int itself_is_narrow(struct number_pool *pool, struct enclosures *arena, const struct number *const ends[2])
{
    return ends[1] != NULL && is_narrow(pool, arena, ends, enclosures_of(arena, ends[1]));
}

static const struct number *larger(struct number_pool *pool, const struct number *x, const struct number *y)
{
    return number_compare(pool, x, y) < 0 ? y : x;
}

static int end_is_narrow(const struct compliance_body *body, const struct compliance_start *start,
                         const struct follow *f, struct enclosures *arena)
{
    struct number_pool *pool = body->pool;
    if (!itself_is_narrow(pool, arena, f->duration) || !itself_is_narrow(pool, arena, f->impulse) ||
        !itself_is_narrow(pool, arena, f->peak))
        return 0;
    const struct number *most = larger(pool, body->phase[SLIP_FORWARD].pi, body->phase[SLIP_BACKWARD].pi);
    const enclosed u = reach(arena, f, start->u, body->a, larger(pool, body->k_plus, body->k_minus));
    const enclosed v = reach(arena, f, start->v, body->b, most);
    const enclosed ratio = enclosures_divide(arena, enclosures_of(arena, body->d), enclosures_of(arena, body->k));
    return is_narrow(pool, arena, f->u, u) && is_narrow(pool, arena, f->v, v) &&
           is_narrow(pool, arena, f->delta, enclosures_multiply(arena, ratio, v));
}

int follow_is_narrow(const struct compliance_body *body, const struct compliance_start *start, const struct follow *f)
{
    struct enclosures *arena = enclosures_new(SCALE_BITS);
    int narrow = 1;
    for (int i = 0; i < f->phases && narrow; i++)
        narrow = f->phase[i].end == PHASE_GOES_ON || itself_is_narrow(body->pool, arena, f->time[i]);
    narrow = narrow && (f->outcome != FOLLOW_DETACHES || end_is_narrow(body, start, f, arena));
    enclosures_free(arena);
    return narrow;
}
