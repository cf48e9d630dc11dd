/* SPDX-License-Identifier: BSD-2-Clause */
#include "compliance/follow.h"

#include <stddef.h>

/* Sums over the phases. */
struct total {
    struct enclosures *arena;
    enclosed time, impulse;
};

/* Stores ends with a quarter of the bits, a little further apart than necessary, because a checker rounds differently. */
static void keep_ends(const struct follow *f, struct enclosures *arena, struct number_pool *pool, enclosed x,
                      const struct number *ends[2])
{
    const long bits = f->precision / 4;
    const struct number *part = number_power(pool, number_from_integer(pool, 2), -bits);
    const enclosed low = enclosures_of(arena, number_negate(pool, part)),
                   more = enclosures_between(arena, low, enclosures_of(arena, part));
    const enclosed wider = enclosures_add(arena, x, enclosures_multiply(arena, x, more));
    if (!enclosures_ends(pool, wider, bits, &ends[0], &ends[1])) ends[0] = ends[1] = NULL;
}

/* The greater of two enclosed numbers. */
static void raise(struct number_pool *pool, const struct number *greatest[2], const struct number *const x[2])
{
    for (int i = 0; i < 2; i++)
        if (greatest[i] == NULL || (x[i] != NULL && number_compare(pool, x[i], greatest[i]) > 0)) greatest[i] = x[i];
}

/* Encloses the greatest force of a phase: it occurs at an end of the time intervals on which f' has one sign, and
 * inside the others. */
static void find_peak(const struct motion *m, struct followed *phase, struct follow *f)
{
    struct number_pool *pool = m->body->pool;
    const struct number *before = number_from_integer(pool, 0), *found[2];
    phase->peak[0] = phase->peak[1] = NULL;
    for (int i = 0; i <= phase->cells; i++) {
        const struct number *high = i < phase->cells ? phase->cell[i] : phase->high;
        const long mark = enclosures_mark(m->arena);
        enclosed low_time = enclosures_of(m->arena, before), high_time = enclosures_of(m->arena, high);
        keep_ends(f, m->arena, pool, motion_force(m, 0, low_time), found);
        raise(pool, phase->peak, found);
        keep_ends(f, m->arena, pool, motion_force(m, 0, high_time), found);
        raise(pool, phase->peak, found);
        if (motion_sign(m, WATCH_FORCE, 1, before, high) == 0) {
            keep_ends(f, m->arena, pool, motion_force(m, 0, enclosures_between(m->arena, low_time, high_time)), found);
            found[0] = phase->peak[0];
            raise(pool, phase->peak, found);
        }
        enclosures_release(m->arena, mark);
        before = high;
    }
}

static enclosed end_time(const struct motion *m, const struct followed *phase)
{
    return enclosures_between(m->arena, enclosures_of(m->arena, phase->low), enclosures_of(m->arena, phase->high));
}

static void finish(const struct motion *m, enclosed time, const struct total *total, struct follow *f)
{
    struct number_pool *pool = m->body->pool;
    const enclosed v = motion_v(m, time);
    f->outcome = FOLLOW_DETACHES;
    keep_ends(f, m->arena, pool, total->time, f->duration);
    keep_ends(f, m->arena, pool, total->impulse, f->impulse);
    keep_ends(f, m->arena, pool, motion_u(m, time), f->u);
    keep_ends(f, m->arena, pool, v, f->v);
    keep_ends(f, m->arena, pool, enclosures_divide(m->arena, enclosures_multiply(m->arena, m->d, v), m->k), f->delta);
    f->peak[0] = f->peak[1] = NULL;
    for (int i = 0; i < f->phases; i++) raise(pool, f->peak, f->phase[i].peak);
}

/* The phase after slip stops, which depends on whether the friction that would hold the point is below its limit.
 * PHASES when this is not determined. */
static enum phase_word after_stop(const struct motion *m, enclosed force)
{
    struct enclosures *arena = m->arena;
    struct number_pool *pool = m->body->pool;
    const int forward = m->phase->word == SLIP_FORWARD;
    const struct number *k = forward ? m->body->k_minus : m->body->k_plus;
    const struct number *a = forward ? m->body->a : number_negate(pool, m->body->a);
    const int k_sign = number_sign(k), a_sign = number_sign(a);
    if (k_sign >= 0 && a_sign >= 0) return STICK;
    const enclosed slack =
        enclosures_add(arena, enclosures_of(arena, a), enclosures_multiply(arena, enclosures_of(arena, k), force));
    const int sign = k_sign <= 0 && a_sign <= 0 ? -1 : enclosure_find_sign(slack);
    if (sign == NUMBER_SIGN_UNKNOWN) return PHASES;
    return sign > 0 ? STICK : forward ? SLIP_BACKWARD : SLIP_FORWARD;
}

/* Sets up the next phase. Returns 0 when it is not determined which one it is. */
static int next_motion(struct motion *m, enum phase_end end, enclosed time)
{
    const enclosed v = motion_v(m, time);
    const int a = number_sign(m->body->a);
    enclosed force = motion_force(m, 0, time);
    enum phase_word word;
    if (end == PHASE_STOPS)
        word = after_stop(m, force);
    else {
        word = (a > 0) == (end == PHASE_LEAST) ? SLIP_FORWARD : SLIP_BACKWARD;
        force = end == PHASE_LEAST ? m->least_enclosed : m->most_enclosed;
    }
    if (word == PHASES) return 0;
    *m = (struct motion){
        .body = m->body, .arena = m->arena, .precision = m->precision, .phase = &m->body->phase[word], .u_is_zero = 1};
    m->slope_is_zero = end != PHASE_STOPS;
    m->u = enclosures_integer(m->arena, 0);
    m->v = v;
    m->y[0] = force;
    motion_begin(m);
    return 1;
}

static void add_up(const struct motion *m, enclosed time, struct total *total, struct follow *f)
{
    const int i = f->phases - 1;
    total->time = enclosures_add(m->arena, total->time, time);
    total->impulse = enclosures_add(m->arena, total->impulse, motion_impulse(m, time));
    keep_ends(f, m->arena, m->body->pool, total->time, f->time[i]);
}

/* Follows one phase. Returns 1 when there is a next one. */
static int follow_one(struct motion *m, struct total *total, struct follow *f)
{
    struct followed *phase = &f->phase[f->phases];
    f->why = "there are more phases than are followed";
    f->more_may_help = 0;
    if (f->phases == FOLLOW_MAX_PHASES) return 0;
    f->why = NULL;
    phase->word = m->phase->word;
    if (!follow_phase(m, phase, f)) return 0;
    f->phases++;
    if (phase->end == PHASE_GOES_ON) {
        f->outcome = FOLLOW_SUSTAINS;
        return 0;
    }
    find_peak(m, phase, f);
    const enclosed time = end_time(m, phase);
    add_up(m, time, total, f);
    if (phase->end == PHASE_DETACHES) {
        finish(m, time, total, f);
        return 0;
    }
    f->why = "at the end of slip it is not determined whether the point sticks or slip reverses";
    f->more_may_help = 1;
    return next_motion(m, phase->end, time);
}

void follow_from(const struct compliance_body *body, const struct compliance_start *start, enum phase_word word,
                 long precision, struct follow *f)
{
    struct motion m = {.body = body, .phase = &body->phase[word], .precision = precision, .first = 1, .start = start};
    m.arena = enclosures_new(precision);
    struct total total = {m.arena, enclosures_integer(m.arena, 0), enclosures_integer(m.arena, 0)};
    f->outcome = FOLLOW_UNKNOWN;
    f->precision = precision;
    f->phases = 0;
    f->charged = 0;
    motion_begin(&m);
    while (follow_one(&m, &total, f)) continue;
    enclosures_free(m.arena);
}
