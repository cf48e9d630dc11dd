/* SPDX-License-Identifier: BSD-2-Clause */
/* In this file the ratio is counted in the direction in which slip begins before it is reversed: y = -x where k+ < 0,
 * y = x where k- < 0.  `near` is the side of that slip, k > 0; `far` that of the slip which friction cannot hold, k < 0. */
#include "chatter/enclosure.h"

#include "numbers/output.h"

#include <stddef.h>

/* Bits of the ends of ranges beyond the width that is asked for; a number that is not longer than a few times that is
 * kept as it is. */
enum { GUARD_BITS = 64, KEPT = 4, TRAP_FINEST = 40, TRAP_COARSEST = 8, TRAP_EVERY = 4 };

struct walk {
    const struct orbit *orbit;
    struct number_pool *pool;
    struct orbit_side near, far;
    const struct number *least; /* the ratio with the least e */
    long bits;
    struct enclosure *out;
    struct ends product, sum; /* of e over the steps so far; of the products so far */
};

static const struct number *add(const struct walk *w, const struct number *x, const struct number *y)
{
    return number_add(w->pool, x, y);
}

static const struct number *subtract(const struct walk *w, const struct number *x, const struct number *y)
{
    return number_subtract(w->pool, x, y);
}

static const struct number *multiply(const struct walk *w, const struct number *x, const struct number *y)
{
    return number_multiply(w->pool, x, y);
}

static const struct number *divide(const struct walk *w, const struct number *x, const struct number *y)
{
    return number_divide(w->pool, x, y);
}

static int compare(const struct walk *w, const struct number *x, const struct number *y)
{
    return number_compare(w->pool, x, y);
}

static const struct number *one(const struct walk *w)
{
    return number_from_integer(w->pool, 1);
}

/* Short rational ends around x. */
static struct ends rounded(const struct walk *w, const struct number *x)
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

static struct turn turn_at(const struct walk *w, const struct number *y)
{
    const struct number *i = divide(w, y, w->near.k);
    return (struct turn){i, subtract(w, multiply(w, w->near.p, i), one(w))};
}

static int slips_near(const struct walk *w, const struct number *y)
{
    return compare(w, y, w->near.reach) >= 0;
}

static int slips_far(const struct number *y)
{
    return number_sign(y) <= 0;
}

/* e^2, where e is r (p i - w) if slip turns in compression, w + p ((1 + r) / p_near - i) if it turns in restitution */
static const struct number *square_of_poisson(const struct walk *w, const struct turn *turn)
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
static const struct number *square_of_energetic(const struct walk *w, const struct turn *turn)
{
    const struct number *r = orbit_r(w->orbit), *s = divide(w, w->far.p, w->near.p);
    const struct number *r_r = multiply(w, r, r), *w_w = multiply(w, turn->w, turn->w);
    const int early = number_sign(turn->w) <= 0;
    const struct number *whole = early ? one(w) : r_r;
    const struct number *sum = add(w, w_w, multiply(w, s, subtract(w, whole, w_w)));
    return early ? multiply(w, r_r, sum) : sum;
}

static const struct number *e_square(const struct walk *w, const struct number *y)
{
    const struct number *r = orbit_r(w->orbit);
    if (w->orbit->body.law == LAW_NEWTON || slips_near(w, y) || slips_far(y)) return multiply(w, r, r);
    const struct turn turn = turn_at(w, y);
    return w->orbit->body.law == LAW_POISSON ? square_of_poisson(w, &turn) : square_of_energetic(w, &turn);
}

static const struct number *e_at(const struct walk *w, const struct number *y)
{
    return number_sqrt(w->pool, e_square(w, y));
}

/* The next ratio after slip all through. */
static const struct number *f_of_slide(const struct walk *w, const struct number *y)
{
    const struct number *after = add(w, w->near.alpha, w->near.alpha);
    const struct number *slid = slips_near(w, y) ? subtract(w, y, w->near.reach) : add(w, y, w->far.reach);
    return add(w, after, divide(w, slid, orbit_r(w->orbit)));
}

/* The next ratio, in short ends.  Where slip is reversed they come from ends of e: so no sign of an irrational number
 * near 0 has to be found. */
static struct ends f_at(const struct walk *w, const struct number *y)
{
    if (slips_near(w, y) || slips_far(y)) return rounded(w, f_of_slide(w, y));
    const struct turn turn = turn_at(w, y);
    const struct ends e = rounded(w, e_at(w, y));
    const struct number *after = add(w, w->near.alpha, w->near.alpha), *slope = divide(w, w->far.k, w->far.p);
    const struct number *x = add(w, after, multiply(w, slope, subtract(w, one(w), divide(w, turn.w, e.low))));
    const struct number *z = add(w, after, multiply(w, slope, subtract(w, one(w), divide(w, turn.w, e.high))));
    const int rises = compare(w, x, z) <= 0;
    return (struct ends){rounded(w, rises ? x : z).low, rounded(w, rises ? z : x).high};
}

/* The sign of f(y) - y.  Where slip is reversed, 2 alpha + (k / p) (1 - w / e) - y has the sign of w - by e with
 * by = 1 + (2 alpha - y) p / k, as k / p < 0. */
static int moves(const struct walk *w, const struct number *y)
{
    if (slips_near(w, y) || slips_far(y)) return compare(w, f_of_slide(w, y), y);
    const struct number *rest = subtract(w, add(w, w->near.alpha, w->near.alpha), y);
    const struct number *by = add(w, one(w), divide(w, multiply(w, rest, w->far.p), w->far.k));
    const struct number *less = number_negate(w->pool, by);
    return surd_sign(w->pool, (struct surd){turn_at(w, y).w, less, e_square(w, y)});
}

static void widen(const struct walk *w, struct ends *all, struct ends with)
{
    if (compare(w, with.low, all->low) < 0) all->low = with.low;
    if (compare(w, with.high, all->high) > 0) all->high = with.high;
}

static struct ends e_over(const struct walk *w, const struct ends *y)
{
    struct ends e = rounded(w, e_at(w, y->low));
    widen(w, &e, rounded(w, e_at(w, y->high)));
    if (compare(w, y->low, w->least) < 0 && compare(w, w->least, y->high) < 0)
        widen(w, &e, rounded(w, e_at(w, w->least)));
    return e;
}

static struct ends f_over(const struct walk *w, const struct ends *y)
{
    return (struct ends){f_at(w, y->low).low, f_at(w, y->high).high};
}

/* The sum of a geometric series, e / (1 - e); NULL unless e < 1. */
static const struct number *tail(const struct walk *w, const struct number *e)
{
    return compare(w, e, one(w)) < 0 ? divide(w, e, subtract(w, one(w), e)) : NULL;
}

/* S, if |v| is multiplied by a number in `e` from now on; NULL ends when it need not be below 1. */
static struct ends sum_with(const struct walk *w, const struct ends *e)
{
    const struct number *low = tail(w, e->low), *high = tail(w, e->high);
    if (high == NULL) return (struct ends){NULL, NULL};
    return (struct ends){add(w, w->sum.low, multiply(w, w->product.low, low)),
                         add(w, w->sum.high, multiply(w, w->product.high, high))};
}

/* Twice as narrow as is asked for: the ends are rounded once more when they are written. */
static int is_narrow(const struct walk *w, const struct ends *sum)
{
    if (sum->low == NULL) return 0;
    const struct number *width = number_power(w->pool, number_from_ratio(w->pool, 1, 2), w->orbit->width_bits + 1);
    return compare(w, subtract(w, sum->high, sum->low), multiply(w, width, sum->low)) <= 0;
}

static void conclude(struct walk *w, enum enclosure_end end, struct ends ratio, struct ends e)
{
    w->out->end = end;
    w->out->last = (struct enclosure_step){ratio, e};
    w->out->sum = sum_with(w, &e);
}

/* Every ratio of the range slips all through, and goes on to do so. */
static int slides(struct walk *w, const struct ends *y)
{
    const struct number *r = orbit_r(w->orbit);
    const int near = slips_near(w, y->low) && moves(w, y->low) > 0;
    const int far = !near && slips_far(y->high) && moves(w, y->high) < 0;
    if (near || far) conclude(w, near ? END_FORWARD : END_BACKWARD, *y, (struct ends){r, r});
    return near || far;
}

/* A range around y that f maps into itself, if the ratio moves in `direction` and `barrier` holds it back. */
static int is_trap(const struct walk *w, const struct ends *y, int direction, const struct number *barrier,
                   struct ends *trap)
{
    if (direction * moves(w, barrier) > 0) return 0;
    *trap = direction > 0 ? (struct ends){y->low, barrier} : (struct ends){barrier, y->high};
    return compare(w, trap->low, y->low) <= 0 && compare(w, y->high, trap->high) <= 0;
}

/* The narrowest trap whose barrier lies 2^j times the last step ahead. */
static int find_trap(const struct walk *w, const struct ends *before, const struct ends *y, int direction,
                     struct ends *trap)
{
    const struct number *from = direction > 0 ? y->high : y->low;
    const struct number *step = subtract(w, from, direction > 0 ? before->low : before->high);
    if (direction * moves(w, direction > 0 ? y->low : y->high) < 0) return 0;
    for (int j = -TRAP_FINEST; j <= TRAP_COARSEST; j++) {
        const struct number *ahead = multiply(w, step, number_power(w->pool, number_from_integer(w->pool, 2), j));
        const struct number *barrier = add(w, from, ahead);
        const struct ends ends = rounded(w, barrier);
        if (is_trap(w, y, direction, direction > 0 ? ends.high : ends.low, trap)) return 1;
    }
    return 0;
}

/* The repelling ratio of slip all through holds back every ratio on its inner side. */
static int find_wide_trap(const struct walk *w, const struct ends *y, int direction, struct ends *trap)
{
    const struct orbit_side *side = direction > 0 ? &w->near : &w->far;
    if (compare(w, orbit_r(w->orbit), one(w)) == 0) return 0;
    const struct number *repelling = orbit_repelling(w->orbit, side);
    const struct number *barrier = direction > 0 ? repelling : number_negate(w->pool, repelling);
    if (direction > 0 ? !slips_near(w, barrier) : !slips_far(barrier)) return 0;
    if (direction * moves(w, direction > 0 ? y->low : y->high) < 0) return 0;
    return is_trap(w, y, direction, barrier, trap);
}

static struct ends everywhere(const struct walk *w)
{
    return (struct ends){rounded(w, e_at(w, w->least)).low, orbit_r(w->orbit)};
}

static void take_step(struct walk *w, const struct ends *y, struct ends *next)
{
    const struct ends e = e_over(w, y);
    w->out->step[w->out->count++] = (struct enclosure_step){*y, e};
    w->product.low = rounded(w, multiply(w, w->product.low, e.low)).low;
    w->product.high = rounded(w, multiply(w, w->product.high, e.high)).high;
    w->sum.low = rounded(w, add(w, w->sum.low, w->product.low)).low;
    w->sum.high = rounded(w, add(w, w->sum.high, w->product.high)).high;
    *next = f_over(w, y);
}

/* Ends the walk where a trap makes the time narrow enough. */
static int is_trapped(struct walk *w, const struct ends *before, const struct ends *y, int direction)
{
    struct ends trap;
    if (w->out->count == 0 || w->out->count % TRAP_EVERY != 0) return 0;
    if (!find_trap(w, before, y, direction, &trap)) return 0;
    const struct ends e = e_over(w, &trap), sum = sum_with(w, &e);
    if (!is_narrow(w, &sum)) return 0;
    conclude(w, END_TRAPPED, trap, e);
    return 1;
}

/* What is known when no slide and no narrow trap was found. */
static void give_up(struct walk *w, const struct ends *before, const struct ends *y, int direction)
{
    struct ends trap, e = everywhere(w);
    const int found =
        (w->out->count > 0 && find_trap(w, before, y, direction, &trap)) || find_wide_trap(w, y, direction, &trap);
    if (!found) {
        conclude(w, END_OPEN, *y, e);
        return;
    }
    e = e_over(w, &trap);
    conclude(w, END_TRAPPED, trap, e);
}

static void walk_from(struct walk *w, struct ends y)
{
    const struct ends open = everywhere(w);
    const int direction = moves(w, y.low);
    const int constant = orbit_constant(w->orbit); /* then the time is known, and the walk is for where it ends */
    struct ends before = y;
    if (constant && compare(w, open.low, one(w)) == 0) {
        conclude(w, END_OPEN, y, open);
        return;
    }
    if (direction == 0) {
        const struct ends e = e_over(w, &y);
        conclude(w, END_TRAPPED, y, e);
        return;
    }
    while (!slides(w, &y) && !is_trapped(w, &before, &y, direction)) {
        const struct ends sum = sum_with(w, &open);
        if (w->out->count == ENCLOSURE_MAX_STEPS || (is_narrow(w, &sum) && !constant)) {
            give_up(w, &before, &y, direction);
            return;
        }
        before = y;
        take_step(w, &before, &y);
    }
}

static struct ends mirrored(struct number_pool *pool, struct ends x)
{
    return (struct ends){number_negate(pool, x.high), number_negate(pool, x.low)};
}

/* From y back to x, and from near and far to forward and backward. */
static void turn_back(struct number_pool *pool, struct enclosure *out)
{
    for (int i = 0; i < out->count; i++) out->step[i].ratio = mirrored(pool, out->step[i].ratio);
    out->last.ratio = mirrored(pool, out->last.ratio);
    if (out->end == END_FORWARD)
        out->end = END_BACKWARD;
    else if (out->end == END_BACKWARD)
        out->end = END_FORWARD;
}

void enclosure_of(const struct orbit *orbit, struct enclosure *out)
{
    struct number_pool *pool = orbit->pool;
    const int near = -orbit->row.direction;
    const struct number *zero = number_from_integer(pool, 0), *unit = number_from_integer(pool, 1);
    struct walk w = {.orbit = orbit, .pool = pool, .near = orbit_side(orbit, near), .far = orbit_side(orbit, -near)};
    w.least = divide(&w, w.near.k, w.near.p);
    w.bits = orbit->width_bits + GUARD_BITS;
    w.out = out;
    w.product = (struct ends){unit, unit};
    w.sum = (struct ends){zero, zero};
    out->count = 0;
    const struct number *x = orbit->first.ratio, *y = near > 0 ? x : number_negate(pool, x);
    walk_from(&w, (struct ends){y, y});
    if (near < 0) turn_back(pool, out);
}
