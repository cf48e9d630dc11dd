/* SPDX-License-Identifier: BSD-2-Clause */
#include "chatter/orbit.h"

#include "chatter/program.h"

#include <stddef.h>

/* In the search for the end of a transient, a power of r may have this fraction of the budget in bits, because the
 * search makes about a hundred numbers of that size. */
enum { SHARE_OF_POWER = 16 };

/* A limit of the checkers for powers of an irrational r: the bits of r, times the degree of its field, times twice the
 * exponent. */
static const long LONGEST_IRRATIONAL_POWER = 10000;

/* When no power is needed, the length of a transient is bounded by the format of certificates only. */
static const long LONGEST_TRANSIENT = 100000000000000000L;

const struct number *orbit_value(const struct orbit *orbit, int node)
{
    return orbit->e->value[node];
}

const struct number *orbit_r(const struct orbit *orbit)
{
    return orbit_value(orbit, chatter_r);
}

int orbit_constant(const struct orbit *orbit)
{
    return orbit->body.law == LAW_NEWTON || orbit->e->sign[chatter_mu] == 0 || orbit->e->sign[chatter_B] == 0;
}

/* (1 + r) k / p */
static const struct number *reach_of(const struct orbit *orbit, const struct orbit_side *side)
{
    struct number_pool *pool = orbit->pool;
    if (number_sign(side->p) <= 0) return NULL;
    const struct number *whole = number_add(pool, number_from_integer(pool, 1), orbit_r(orbit));
    return number_divide(pool, number_multiply(pool, whole, side->k), side->p);
}

struct orbit_side orbit_side(const struct orbit *orbit, int direction)
{
    const int forward = direction > 0;
    struct orbit_side side = {.p = orbit_value(orbit, forward ? chatter_p_plus : chatter_p_minus),
                              .k = orbit_value(orbit, forward ? chatter_k_plus : chatter_k_minus)};
    if (orbit->alpha != NULL) side.alpha = forward ? orbit->alpha : number_negate(orbit->pool, orbit->alpha);
    side.reach = reach_of(orbit, &side);
    return side;
}

/* x, or its mirror image for backward slip. */
static const struct number *turned(const struct orbit *orbit, const struct number *x, int direction)
{
    return direction > 0 ? x : number_negate(orbit->pool, x);
}

static const struct number *twice(const struct orbit *orbit, const struct number *x)
{
    return number_add(orbit->pool, x, x);
}

const struct number *orbit_repelling(const struct orbit *orbit, const struct orbit_side *side)
{
    struct number_pool *pool = orbit->pool;
    const struct number *back = number_multiply(pool, twice(orbit, side->alpha), orbit_r(orbit));
    const struct number *loss = number_subtract(pool, number_from_integer(pool, 1), orbit_r(orbit));
    return number_divide(pool, number_subtract(pool, side->reach, back), loss);
}

/* A transient: the ratio decreases from `start` to below the reach of the side. For r = 1 it decreases by `step` in
 * each impact; for r < 1 its distance from `repelling` is multiplied by 1 / r. */
struct fall {
    const struct orbit *orbit;
    struct orbit_side side;
    int elastic;
    const struct number *start, *step, *repelling;
};

static struct fall fall_of(const struct orbit *orbit)
{
    struct fall fall = {.orbit = orbit, .side = orbit_side(orbit, orbit->row.transient)};
    fall.elastic = number_compare(orbit->pool, orbit_r(orbit), number_from_integer(orbit->pool, 1)) == 0;
    fall.start = turned(orbit, orbit->first.ratio, orbit->row.transient);
    fall.step = number_subtract(orbit->pool, fall.side.reach, twice(orbit, fall.side.alpha));
    if (!fall.elastic) fall.repelling = orbit_repelling(orbit, &fall.side);
    return fall;
}

/* The ratio after n impacts, in the orientation of the side. */
static const struct number *ratio_after(const struct fall *fall, long n)
{
    struct number_pool *pool = fall->orbit->pool;
    if (fall->elastic)
        return number_subtract(pool, fall->start, number_multiply(pool, number_from_integer(pool, n), fall->step));
    const struct number *distance = number_subtract(pool, fall->repelling, fall->start);
    const struct number *power = number_power(pool, orbit_r(fall->orbit), n);
    return number_subtract(pool, fall->repelling, number_divide(pool, distance, power));
}

static int has_fallen(const struct fall *fall, long n)
{
    return number_compare(fall->orbit->pool, ratio_after(fall, n), fall->side.reach) < 0;
}

/* The largest exponent that is tried: a power of an irrational r has at least as many coefficients as r, each of which
 * is at least as long as that power of a rational. */
static long longest(const struct fall *fall)
{
    struct number_pool *pool = fall->orbit->pool;
    const struct number *r = orbit_r(fall->orbit);
    if (fall->elastic) return LONGEST_TRANSIENT;
    const long share = fall->orbit->budget_bits / SHARE_OF_POWER;
    const long limit = share / (number_numerator_bits(r) + number_denominator_bits(r));
    if (number_is_rational(r)) return limit;
    const long irrational = LONGEST_IRRATIONAL_POWER / (2 * number_size(pool, r) * number_field_degree(pool));
    return irrational < limit ? irrational : limit;
}

/* The least n with has_fallen, by doubling and bisection, because the ratio decreases monotonically. */
static long length_of(const struct fall *fall)
{
    const long limit = longest(fall);
    long low = 0, high = 1; /* has_fallen is false for `low` */
    while (high <= limit && !has_fallen(fall, high)) {
        low = high;
        high *= 2;
    }
    if (high > limit) return TRANSIENT_TOO_LONG;
    while (high - low > 1) {
        const long middle = low + (high - low) / 2;
        if (has_fallen(fall, middle))
            high = middle;
        else
            low = middle;
    }
    return high;
}

/* 1 when an impact with the ratio after the transient ends in stick: the ratio is not beyond the reach of the other
 * side. */
static int sticks(const struct orbit *orbit)
{
    const struct orbit_side other = orbit_side(orbit, -orbit->row.transient);
    const struct number *distance = turned(orbit, orbit->ratio, -orbit->row.transient);
    return other.reach == NULL || number_compare(orbit->pool, distance, other.reach) <= 0;
}

static enum status bounce_at(const struct orbit *orbit, const struct number *ratio, struct bounce *bounce,
                             struct failure *failure)
{
    return bounce_of(orbit->pool, &orbit->body, ratio, orbit->budget_bits, bounce, failure);
}

static enum status follow_transient(struct orbit *orbit, struct failure *failure)
{
    orbit->ratio = orbit->first.ratio;
    if (orbit->row.transient == 0) return STATUS_OK;
    const struct fall fall = fall_of(orbit);
    orbit->transient = length_of(&fall);
    orbit->ratio = NULL;
    if (orbit->transient == TRANSIENT_TOO_LONG) return STATUS_OK;
    orbit->ratio = turned(orbit, ratio_after(&fall, orbit->transient), orbit->row.transient);
    return sticks(orbit) ? bounce_at(orbit, orbit->ratio, &orbit->landing, failure) : STATUS_OK;
}

enum status orbit_follow(struct orbit *orbit, struct failure *failure)
{
    const struct number *u = orbit_value(orbit, chatter_u), *v = orbit_value(orbit, chatter_v);
    const enum chatter_course course = orbit->row.course;
    enum status status = STATUS_OK;
    if (number_sign(v) < 0) {
        const struct number *ratio = number_divide(orbit->pool, u, number_negate(orbit->pool, v));
        status = bounce_at(orbit, ratio, &orbit->first, failure);
    }
    if (status == STATUS_OK && (course == SETTLES || course == STICK_SLIDES)) status = follow_transient(orbit, failure);
    if (status == STATUS_OK && course == SETTLES)
        status = bounce_at(orbit, twice(orbit, orbit->alpha), &orbit->limit, failure);
    return status;
}
