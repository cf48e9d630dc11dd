/* SPDX-License-Identifier: BSD-2-Clause */
/* The end of one phase, by intervals of time.
 *
 * On each interval the signs of the monitored quantities, and that of f', follow from enclosures (motion_sign). An
 * interval on which they do not is halved; one on which a quantity decreases through 0, or f' changes its sign, is
 * first made short. A checker can therefore verify the intervals without search. */
#include "compliance/follow.h"

#include <stddef.h>

struct walk {
    const struct motion *motion;
    struct followed *phase;
    struct follow *follow;
    struct number_pool *pool;
    const struct number *time; /* everything is proved up to this time */
    const struct number *best; /* a lower bound of the greatest force so far in this phase */
    long step, least_step;     /* exponents of 2 */
};

static int give_up(struct walk *w, const char *why, int more_may_help)
{
    w->follow->why = why;
    w->follow->more_may_help = more_may_help;
    return 0;
}

static const struct number *middle(struct walk *w, const struct number *low, const struct number *high)
{
    return number_divide(w->pool, number_add(w->pool, low, high), number_from_integer(w->pool, 2));
}

/* Moves one end of an interval, in which a quantity changes its sign from `before`, to a time inside at which the sign
 * is determined. */
static int move_end(struct walk *w, enum watch watch, int j, int before, const struct number *time,
                    const struct number **low, const struct number **high)
{
    const int sign = motion_sign_at(w->motion, watch, j, time);
    if (sign == NUMBER_SIGN_UNKNOWN || sign == 0) return 0;
    *(sign == before ? low : high) = time;
    return 1;
}

/* Shortens such an interval by this number of halvings. When the change is at the middle itself, both ends are moved
 * towards it. Returns 0 when signs cease to be determined before half of that. */
static int narrow(struct walk *w, enum watch watch, int j, int before, long halvings, const struct number **low,
                  const struct number **high)
{
    for (long i = 0; i < halvings; i++) {
        const struct number *half = middle(w, *low, *high);
        if (move_end(w, watch, j, before, half, low, high)) continue;
        const struct number *first = middle(w, *low, half), *last = middle(w, half, *high);
        if (!move_end(w, watch, j, before, first, low, high) || !move_end(w, watch, j, before, last, low, high))
            return i > halvings / 2;
    }
    return 1;
}

/* 1 when the monitored quantities but `except` are positive on an interval, by its enclosures and the signs at its ends
 * alone, as a checker sees it. */
static int is_positive(const struct walk *w, const struct number *low, const struct number *high, enum watch except)
{
    for (int i = 0; i < WATCHES; i++)
        if (i != (int)except && motion_watches(w->motion, (enum watch)i) &&
            motion_sign(w->motion, (enum watch)i, 0, low, high) != 1)
            return 0;
    return 1;
}

static int stays_positive(const struct walk *w, const struct number *high, enum watch except)
{
    return is_positive(w, w->time, high, except);
}

/* The same for an interval and a part of it that begins later: what is proved of the whole may not be seen in the part,
 * where a quantity has just left 0, so that its sign at the beginning of the part is not determined. */
static int part_is_positive(struct walk *w, const struct number *low, const struct number *high, enum watch except)
{
    return number_compare(w->pool, low, high) == 0 || is_positive(w, low, high, except) ||
           give_up(w, "the sign of a quantity is not determined shortly after the quantity has left 0", 1);
}

/* Updates the greatest force by the force at the current time. */
static void raise_best(struct walk *w)
{
    const struct motion *m = w->motion;
    const long mark = enclosures_mark(m->arena);
    const struct number *low, *high;
    if (enclosures_ends(w->pool, motion_force(m, 0, enclosures_of(m->arena, w->time)), 64, &low, &high) &&
        (w->best == NULL || number_compare(w->pool, low, w->best) > 0))
        w->best = low;
    enclosures_release(m->arena, mark);
}

/* 1 when the force on the interval does not exceed the greatest force so far by more than a fraction of 2^-48. */
static int is_below_best(struct walk *w, const struct number *end)
{
    const struct motion *m = w->motion;
    const long mark = enclosures_mark(m->arena);
    const struct number *low, *high, *part = number_power(w->pool, number_from_integer(w->pool, 2), -48);
    const enclosed time = enclosures_between(m->arena, enclosures_of(m->arena, w->time), enclosures_of(m->arena, end));
    const int known = enclosures_ends(w->pool, motion_force(m, 0, time), 64, &low, &high);
    enclosures_release(m->arena, mark);
    if (!known || w->best == NULL) return 0;
    const struct number *bound = number_add(w->pool, w->best, number_multiply(w->pool, w->best, part));
    return number_compare(w->pool, high, bound) <= 0;
}

static int add_cell(struct walk *w, const struct number *high)
{
    if (w->phase->cells == FOLLOW_MAX_CELLS) return give_up(w, "a phase takes more cells than are allowed", 0);
    w->phase->cell[w->phase->cells++] = high;
    w->time = high;
    raise_best(w);
    return 1;
}

/* Appends intervals up to `high` such that f' has one sign on each, except on short ones. Returns 0 when this is not
 * determined. */
static int add_up_to(struct walk *w, const struct number *high)
{
    const struct motion *m = w->motion;
    if (m->is_constant || is_below_best(w, high) || motion_sign(m, WATCH_FORCE, 1, w->time, high) != 0)
        return add_cell(w, high);
    if (motion_sign(m, WATCH_FORCE, 2, w->time, high) == 0) return 0;
    const struct number *left = w->time, *right = high;
    const int before = motion_sign_at(m, WATCH_FORCE, 1, left), after = motion_sign_at(m, WATCH_FORCE, 1, right);
    if (before * after != -1 || !narrow(w, WATCH_FORCE, 1, before, w->follow->precision / 2, &left, &right)) return 0;
    if (!part_is_positive(w, w->time, left, WATCHES) || !part_is_positive(w, left, right, WATCHES) ||
        !part_is_positive(w, right, high, WATCHES))
        return 0;
    if (number_compare(w->pool, left, w->time) > 0 && !add_cell(w, left)) return 0;
    return add_cell(w, right) && add_cell(w, high);
}

static enum phase_end end_of(enum watch watch)
{
    static const enum phase_end end[WATCHES] = {PHASE_DETACHES, PHASE_STOPS, PHASE_LEAST, PHASE_MOST};
    return end[watch];
}

/* 1 when a quantity decreases through 0 before `high` while the others remain positive; the phase is then complete. */
static int ends_by(struct walk *w, enum watch watch, const struct number *high)
{
    enum { FEW = 12 };
    const struct motion *m = w->motion;
    const struct number *low = w->time;
    if (!motion_watches(m, watch) || motion_sign(m, watch, 1, low, high) != -1) return 0;
    if (motion_sign_at(m, watch, 0, low) != 1 || motion_sign_at(m, watch, 0, high) != -1) return 0;
    if (!narrow(w, watch, 0, 1, FEW, &low, &high) || !stays_positive(w, high, watch)) return 0;
    if (!narrow(w, watch, 0, 1, w->follow->precision / 2, &low, &high)) return 0;
    if (motion_sign(m, watch, 1, low, high) != -1) return 0;
    if (!part_is_positive(w, w->time, low, WATCHES) || !part_is_positive(w, low, high, watch)) return 0;
    if (number_compare(w->pool, low, w->time) > 0 && !add_up_to(w, low)) return 0;
    w->phase->end = end_of(watch);
    w->phase->low = low;
    w->phase->high = high;
    return 1;
}

static int ends_before(struct walk *w, const struct number *high)
{
    for (int i = 0; i < WATCHES; i++)
        if (ends_by(w, (enum watch)i, high)) return 1;
    return 0;
}

/* The first step, as an exponent of 2: an eighth of the time in which the force oscillates or grows. */
static long first_step(const struct motion *m)
{
    enum { ANY = -10, EIGHTH = 3 };
    const long mark = enclosures_mark(m->arena);
    const long rate = enclosures_exponent(m->rate),
               k_pi = enclosures_exponent(enclosures_multiply(m->arena, m->k, m->pi)) / 2;
    enclosures_release(m->arena, mark);
    if (m->phase->pi_sign == 0) return ANY;
    return -(rate > k_pi && m->phase->rate2_sign != 0 ? rate : k_pi) - EIGHTH;
}

static int goes_on(struct walk *w)
{
    if (!motion_goes_on(w->motion, w->time)) return 0;
    w->phase->end = PHASE_GOES_ON;
    w->phase->low = w->phase->high = w->time;
    return 1;
}

/* Charges the work of the enclosures since the last call. Returns 0 when it exceeds the budget. */
static int affords(struct walk *w)
{
    const unsigned long work = enclosures_work(w->motion->arena), more = work - w->follow->charged;
    w->follow->charged = work;
    return number_work_spend(w->pool, more);
}

/* Proceeds by one interval. Returns 1 when the phase is complete, -1 on failure. */
static int advance(struct walk *w)
{
    const int cells = w->phase->cells;
    if (!affords(w)) {
        give_up(w, "the work is not allowed", 0);
        return -1;
    }
    const struct number *high =
        number_add(w->pool, w->time, number_power(w->pool, number_from_integer(w->pool, 2), w->step));
    if (stays_positive(w, high, WATCHES) && add_up_to(w, high)) {
        w->step++;
        return goes_on(w);
    }
    if (w->follow->why != NULL) return -1;
    if (w->phase->cells == cells && ends_before(w, high)) return 1;
    w->step--;
    if (w->follow->why != NULL) return -1;
    if (w->step >= w->least_step) return 0;
    give_up(w,
            "what ends a phase is not seen: two events at one time, one that is only touched, or so long a phase that "
            "checkers do not evaluate its sines and exponentials",
            1);
    return -1;
}

int follow_phase(const struct motion *motion, struct followed *phase, struct follow *follow)
{
    struct walk w = {.motion = motion, .phase = phase, .follow = follow, .pool = motion->body->pool};
    w.time = number_from_integer(w.pool, 0);
    w.step = first_step(motion);
    w.least_step = w.step - follow->precision / 6;
    phase->cells = 0;
    raise_best(&w);
    if (goes_on(&w)) return 1;
    int state = 0;
    while (state == 0) state = advance(&w);
    return state == 1;
}
