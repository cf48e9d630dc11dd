/* SPDX-License-Identifier: BSD-2-Clause */
#include "chatter/reversal.h"

#include "numbers/output.h"

#include <stddef.h>

/* GUARD_BITS: bits of the ends of intervals beyond the required width. A number is not rounded unless it is longer than
 * KEPT times that. */
enum { GUARD_BITS = 64, KEPT = 4 };

static const struct number *add(const struct reversal *map, const struct number *x, const struct number *y)
{
    return number_add(map->pool, x, y);
}

static const struct number *subtract(const struct reversal *map, const struct number *x, const struct number *y)
{
    return number_subtract(map->pool, x, y);
}

static const struct number *multiply(const struct reversal *map, const struct number *x, const struct number *y)
{
    return number_multiply(map->pool, x, y);
}

static const struct number *divide(const struct reversal *map, const struct number *x, const struct number *y)
{
    return number_divide(map->pool, x, y);
}

static int compare(const struct reversal *map, const struct number *x, const struct number *y)
{
    return number_compare(map->pool, x, y);
}

static const struct number *one(const struct reversal *map)
{
    return number_from_integer(map->pool, 1);
}

struct reversal reversal_of(const struct orbit *orbit)
{
    const int near = -orbit->row.direction;
    struct reversal map = {.orbit = orbit, .pool = orbit->pool, .bits = orbit->width_bits + GUARD_BITS};
    map.near = orbit_side(orbit, near);
    map.far = orbit_side(orbit, -near);
    map.least = number_divide(orbit->pool, map.near.k, map.near.p);
    return map;
}

struct ends reversal_rounded(const struct reversal *map, const struct number *x)
{
    struct ends ends = {x, x};
    const long longest = KEPT * map->bits;
    if (number_is_rational(x) && number_numerator_bits(x) <= longest && number_denominator_bits(x) <= longest)
        return ends;
    output_ends(map->pool, x, map->bits, &ends.low, &ends.high);
    return ends;
}

/* The part of an impact before slip is reversed: normal impulse i, and normal velocity w at its end. */
struct turn {
    const struct number *i, *w;
};

static struct turn turn_at(const struct reversal *map, const struct number *y)
{
    const struct number *i = divide(map, y, map->near.k);
    return (struct turn){i, subtract(map, multiply(map, map->near.p, i), one(map))};
}

int reversal_slips_near(const struct reversal *map, const struct number *y)
{
    return compare(map, y, map->near.reach) >= 0;
}

int reversal_slips_far(const struct number *y)
{
    return number_sign(y) <= 0;
}

/* e^2, where e is r (p i - w) when slip is reversed in compression, w + p ((1 + r) / p_near - i) when it is in
 * restitution. */
static const struct number *square_of_poisson(const struct reversal *map, const struct turn *turn)
{
    const struct number *r = orbit_r(map->orbit), *e;
    if (number_sign(turn->w) <= 0) {
        e = multiply(map, r, subtract(map, multiply(map, map->far.p, turn->i), turn->w));
    } else {
        const struct number *left = subtract(map, divide(map, add(map, one(map), r), map->near.p), turn->i);
        e = add(map, turn->w, multiply(map, map->far.p, left));
    }
    return multiply(map, e, e);
}

/* r^2 (w^2 + s (1 - w^2)) and w^2 + s (r^2 - w^2) with s = p / p_near */
static const struct number *square_of_energetic(const struct reversal *map, const struct turn *turn)
{
    const struct number *r = orbit_r(map->orbit), *s = divide(map, map->far.p, map->near.p);
    const struct number *r_r = multiply(map, r, r), *w_w = multiply(map, turn->w, turn->w);
    const int early = number_sign(turn->w) <= 0;
    const struct number *whole = early ? one(map) : r_r;
    const struct number *sum = add(map, w_w, multiply(map, s, subtract(map, whole, w_w)));
    return early ? multiply(map, r_r, sum) : sum;
}

static const struct number *e_square(const struct reversal *map, const struct number *y)
{
    const struct number *r = orbit_r(map->orbit);
    if (map->orbit->body.law == LAW_NEWTON || reversal_slips_near(map, y) || reversal_slips_far(y))
        return multiply(map, r, r);
    const struct turn turn = turn_at(map, y);
    return map->orbit->body.law == LAW_POISSON ? square_of_poisson(map, &turn) : square_of_energetic(map, &turn);
}

static const struct number *e_at(const struct reversal *map, const struct number *y)
{
    return number_sqrt(map->pool, e_square(map, y));
}

struct ends reversal_e(const struct reversal *map, const struct number *y)
{
    return reversal_rounded(map, e_at(map, y));
}

/* The next ratio when slip persists throughout the impact. */
static const struct number *f_of_slide(const struct reversal *map, const struct number *y)
{
    const struct number *after = add(map, map->near.alpha, map->near.alpha);
    const struct number *slid =
        reversal_slips_near(map, y) ? subtract(map, y, map->near.reach) : add(map, y, map->far.reach);
    return add(map, after, divide(map, slid, orbit_r(map->orbit)));
}

/* When slip is reversed the ends are computed from those of e, so that no sign of an irrational number near 0 is
 * needed. */
struct ends reversal_next(const struct reversal *map, const struct number *y)
{
    if (reversal_slips_near(map, y) || reversal_slips_far(y)) return reversal_rounded(map, f_of_slide(map, y));
    const struct turn turn = turn_at(map, y);
    const struct ends e = reversal_e(map, y);
    const struct number *after = add(map, map->near.alpha, map->near.alpha),
                        *slope = divide(map, map->far.k, map->far.p);
    const struct number *x = add(map, after, multiply(map, slope, subtract(map, one(map), divide(map, turn.w, e.low))));
    const struct number *z =
        add(map, after, multiply(map, slope, subtract(map, one(map), divide(map, turn.w, e.high))));
    const int rises = compare(map, x, z) <= 0;
    return (struct ends){reversal_rounded(map, rises ? x : z).low, reversal_rounded(map, rises ? z : x).high};
}

/* When slip is reversed, 2 alpha + (k / p) (1 - w / e) - y has the sign of w - by e with by = 1 + (2 alpha - y) p / k,
 * because k / p < 0. */
int reversal_moves(const struct reversal *map, const struct number *y)
{
    if (reversal_slips_near(map, y) || reversal_slips_far(y)) return compare(map, f_of_slide(map, y), y);
    const struct number *rest = subtract(map, add(map, map->near.alpha, map->near.alpha), y);
    const struct number *by = add(map, one(map), divide(map, multiply(map, rest, map->far.p), map->far.k));
    const struct number *less = number_negate(map->pool, by);
    return surd_sign(map->pool, (struct surd){turn_at(map, y).w, less, e_square(map, y)});
}
