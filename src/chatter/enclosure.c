/* SPDX-License-Identifier: BSD-2-Clause */
/* In this file the ratio is y of reversal.h. */
#include "chatter/enclosure.h"

#include <stddef.h>

/* The barriers that are tried are ahead by 2^-TRAP_FINEST to 2^TRAP_COARSEST times the last step; they are tried once
 * in TRAP_EVERY steps. */
enum { TRAP_FINEST = 40, TRAP_COARSEST = 8, TRAP_EVERY = 4 };

struct walk {
    const struct orbit *orbit;
    struct number_pool *pool;
    struct reversal map;
    struct enclosure *out;
    struct ends product, sum; /* the product of e over the steps so far, and the sum of these products */
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

static void widen(const struct walk *w, struct ends *all, struct ends with)
{
    if (compare(w, with.low, all->low) < 0) all->low = with.low;
    if (compare(w, with.high, all->high) > 0) all->high = with.high;
}

static struct ends e_over(const struct walk *w, const struct ends *y)
{
    struct ends e = reversal_e(&w->map, y->low);
    widen(w, &e, reversal_e(&w->map, y->high));
    if (compare(w, y->low, w->map.least) < 0 && compare(w, w->map.least, y->high) < 0)
        widen(w, &e, reversal_e(&w->map, w->map.least));
    return e;
}

static struct ends f_over(const struct walk *w, const struct ends *y)
{
    return (struct ends){reversal_next(&w->map, y->low).low, reversal_next(&w->map, y->high).high};
}

/* The sum of a geometric series, e / (1 - e); NULL unless e < 1. */
static const struct number *tail(const struct walk *w, const struct number *e)
{
    return compare(w, e, one(w)) < 0 ? divide(w, e, subtract(w, one(w), e)) : NULL;
}

/* S, when |v| is multiplied by a number in `e` in every later impact; its ends are NULL when that number may be >= 1. */
static struct ends sum_with(const struct walk *w, const struct ends *e)
{
    const struct number *low = tail(w, e->low), *high = tail(w, e->high);
    if (high == NULL) return (struct ends){NULL, NULL};
    return (struct ends){add(w, w->sum.low, multiply(w, w->product.low, low)),
                         add(w, w->sum.high, multiply(w, w->product.high, high))};
}

/* Half the required width is used, because the ends are rounded once more when they are written. */
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

/* 1 when slip persists throughout the impact for every ratio of the interval, and in all later impacts. */
static int slides(struct walk *w, const struct ends *y)
{
    const struct number *r = orbit_r(w->orbit);
    const int near = reversal_slips_near(&w->map, y->low) && reversal_moves(&w->map, y->low) > 0;
    const int far = !near && reversal_slips_far(y->high) && reversal_moves(&w->map, y->high) < 0;
    if (near || far) conclude(w, near ? END_FORWARD : END_BACKWARD, *y, (struct ends){r, r});
    return near || far;
}

/* Finds an interval around y that f maps into itself, when the ratio moves in `direction` and cannot pass `barrier`. */
static int is_trap(const struct walk *w, const struct ends *y, int direction, const struct number *barrier,
                   struct ends *trap)
{
    if (direction * reversal_moves(&w->map, barrier) > 0) return 0;
    *trap = direction > 0 ? (struct ends){y->low, barrier} : (struct ends){barrier, y->high};
    return compare(w, trap->low, y->low) <= 0 && compare(w, y->high, trap->high) <= 0;
}

/* Finds the narrowest trap whose barrier is ahead by 2^j times the last step. */
static int find_trap(const struct walk *w, const struct ends *before, const struct ends *y, int direction,
                     struct ends *trap)
{
    const struct number *from = direction > 0 ? y->high : y->low;
    const struct number *step = subtract(w, from, direction > 0 ? before->low : before->high);
    if (direction * reversal_moves(&w->map, direction > 0 ? y->low : y->high) < 0) return 0;
    for (int j = -TRAP_FINEST; j <= TRAP_COARSEST; j++) {
        const struct number *ahead = multiply(w, step, number_power(w->pool, number_from_integer(w->pool, 2), j));
        const struct number *barrier = add(w, from, ahead);
        const struct ends ends = reversal_rounded(&w->map, barrier);
        if (is_trap(w, y, direction, direction > 0 ? ends.high : ends.low, trap)) return 1;
    }
    return 0;
}

/* The repelling ratio of persistent slip is a barrier for every ratio on its inner side. */
static int find_wide_trap(const struct walk *w, const struct ends *y, int direction, struct ends *trap)
{
    const struct orbit_side *side = direction > 0 ? &w->map.near : &w->map.far;
    if (compare(w, orbit_r(w->orbit), one(w)) == 0) return 0;
    const struct number *repelling = orbit_repelling(w->orbit, side);
    const struct number *barrier = direction > 0 ? repelling : number_negate(w->pool, repelling);
    if (direction > 0 ? !reversal_slips_near(&w->map, barrier) : !reversal_slips_far(barrier)) return 0;
    if (direction * reversal_moves(&w->map, direction > 0 ? y->low : y->high) < 0) return 0;
    return is_trap(w, y, direction, barrier, trap);
}

static struct ends everywhere(const struct walk *w)
{
    return (struct ends){reversal_e(&w->map, w->map.least).low, orbit_r(w->orbit)};
}

static void take_step(struct walk *w, const struct ends *y, struct ends *next)
{
    const struct ends e = e_over(w, y);
    w->out->step[w->out->count++] = (struct enclosure_step){*y, e};
    w->product.low = reversal_rounded(&w->map, multiply(w, w->product.low, e.low)).low;
    w->product.high = reversal_rounded(&w->map, multiply(w, w->product.high, e.high)).high;
    w->sum.low = reversal_rounded(&w->map, add(w, w->sum.low, w->product.low)).low;
    w->sum.high = reversal_rounded(&w->map, add(w, w->sum.high, w->product.high)).high;
    *next = f_over(w, y);
}

/* Ends the walk when a trap determines the time with the required width. */
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

/* The result when neither persistent slip nor a narrow trap was found. */
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
    const int direction = reversal_moves(&w->map, y.low);
    /* Where the orbit is constant the time is known, and the walk only searches for the direction at the end. */
    const int constant = orbit_constant(w->orbit);
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

/* Converts y back to x, and near and far back to forward and backward. */
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
    struct walk w = {.orbit = orbit, .pool = pool, .map = reversal_of(orbit), .out = out};
    w.product = (struct ends){unit, unit};
    w.sum = (struct ends){zero, zero};
    out->count = 0;
    const struct number *x = orbit->first.ratio, *y = near > 0 ? x : number_negate(pool, x);
    walk_from(&w, (struct ends){y, y});
    if (near < 0) turn_back(pool, out);
}
