/* SPDX-License-Identifier: BSD-2-Clause */
#include "chatter/reversal.h"

#include "numbers/output.h"

#include <stddef.h>

/* Bits of the ends of ranges beyond the width that is asked for; a number that is not longer than a few times that is
 * kept as it is. */
enum { GUARD_BITS = 64, KEPT = 4 };

static const struct number *add(const struct reversal *w, const struct number *x, const struct number *y)
{
    return number_add(w->pool, x, y);
}

static const struct number *subtract(const struct reversal *w, const struct number *x, const struct number *y)
{
    return number_subtract(w->pool, x, y);
}

static const struct number *multiply(const struct reversal *w, const struct number *x, const struct number *y)
{
    return number_multiply(w->pool, x, y);
}

static const struct number *divide(const struct reversal *w, const struct number *x, const struct number *y)
{
    return number_divide(w->pool, x, y);
}

static int compare(const struct reversal *w, const struct number *x, const struct number *y)
{
    return number_compare(w->pool, x, y);
}

static const struct number *one(const struct reversal *w)
{
    return number_from_integer(w->pool, 1);
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

struct ends reversal_rounded(const struct reversal *w, const struct number *x)
{
    struct ends ends = {x, x};
    const long longest = KEPT * w->bits;
    if (number_is_rational(x) && number_numerator_bits(x) <= longest && number_denominator_bits(x) <= longest)
        return ends;
    output_ends(w->pool, x, w->bits, &ends.low, &ends.high);
    return ends;
}

/* The part of an impact before slip is reversed: normal impulse, and normal velocity at its end. */
struct turn {
    const struct number *i, *w;
};

static struct turn turn_at(const struct reversal *w, const struct number *y)
{
    const struct number *i = divide(w, y, w->near.k);
    return (struct turn){i, subtract(w, multiply(w, w->near.p, i), one(w))};
}

int reversal_slips_near(const struct reversal *w, const struct number *y)
{
    return compare(w, y, w->near.reach) >= 0;
}

int reversal_slips_far(const struct number *y)
{
    return number_sign(y) <= 0;
}

/* e^2, where e is r (p i - w) if slip turns in compression, w + p ((1 + r) / p_near - i) if it turns in restitution */
static const struct number *square_of_poisson(const struct reversal *w, const struct turn *turn)
{
    const struct number *r = orbit_r(w->orbit), *e;
    if (number_sign(turn->w) <= 0) {
        e = multiply(w, r, subtract(w, multiply(w, w->far.p, turn->i), turn->w));
    } else {
        const struct number *left = subtract(w, divide(w, add(w, one(w), r), w->near.p), turn->i);
        e = add(w, turn->w, multiply(w, w->far.p, left));
    }
    return multiply(w, e, e);
}

/* r^2 (w^2 + s (1 - w^2)) and w^2 + s (r^2 - w^2) with s = p / p_near */
static const struct number *square_of_energetic(const struct reversal *w, const struct turn *turn)
{
    const struct number *r = orbit_r(w->orbit), *s = divide(w, w->far.p, w->near.p);
    const struct number *r_r = multiply(w, r, r), *w_w = multiply(w, turn->w, turn->w);
    const int early = number_sign(turn->w) <= 0;
    const struct number *whole = early ? one(w) : r_r;
    const struct number *sum = add(w, w_w, multiply(w, s, subtract(w, whole, w_w)));
    return early ? multiply(w, r_r, sum) : sum;
}

static const struct number *e_square(const struct reversal *w, const struct number *y)
{
    const struct number *r = orbit_r(w->orbit);
    if (w->orbit->body.law == LAW_NEWTON || reversal_slips_near(w, y) || reversal_slips_far(y))
        return multiply(w, r, r);
    const struct turn turn = turn_at(w, y);
    return w->orbit->body.law == LAW_POISSON ? square_of_poisson(w, &turn) : square_of_energetic(w, &turn);
}

static const struct number *e_at(const struct reversal *w, const struct number *y)
{
    return number_sqrt(w->pool, e_square(w, y));
}

struct ends reversal_e(const struct reversal *w, const struct number *y)
{
    return reversal_rounded(w, e_at(w, y));
}

/* The next ratio after slip all through. */
static const struct number *f_of_slide(const struct reversal *w, const struct number *y)
{
    const struct number *after = add(w, w->near.alpha, w->near.alpha);
    const struct number *slid = reversal_slips_near(w, y) ? subtract(w, y, w->near.reach) : add(w, y, w->far.reach);
    return add(w, after, divide(w, slid, orbit_r(w->orbit)));
}

/* Where slip is reversed the ends come from those of e: so no sign of an irrational number near 0 has to be found. */
struct ends reversal_next(const struct reversal *w, const struct number *y)
{
    if (reversal_slips_near(w, y) || reversal_slips_far(y)) return reversal_rounded(w, f_of_slide(w, y));
    const struct turn turn = turn_at(w, y);
    const struct ends e = reversal_e(w, y);
    const struct number *after = add(w, w->near.alpha, w->near.alpha), *slope = divide(w, w->far.k, w->far.p);
    const struct number *x = add(w, after, multiply(w, slope, subtract(w, one(w), divide(w, turn.w, e.low))));
    const struct number *z = add(w, after, multiply(w, slope, subtract(w, one(w), divide(w, turn.w, e.high))));
    const int rises = compare(w, x, z) <= 0;
    return (struct ends){reversal_rounded(w, rises ? x : z).low, reversal_rounded(w, rises ? z : x).high};
}

/* Where slip is reversed, 2 alpha + (k / p) (1 - w / e) - y has the sign of w - by e with
 * by = 1 + (2 alpha - y) p / k, as k / p < 0. */
int reversal_moves(const struct reversal *w, const struct number *y)
{
    if (reversal_slips_near(w, y) || reversal_slips_far(y)) return compare(w, f_of_slide(w, y), y);
    const struct number *rest = subtract(w, add(w, w->near.alpha, w->near.alpha), y);
    const struct number *by = add(w, one(w), divide(w, multiply(w, rest, w->far.p), w->far.k));
    const struct number *less = number_negate(w->pool, by);
    return surd_sign(w->pool, (struct surd){turn_at(w, y).w, less, e_square(w, y)});
}
