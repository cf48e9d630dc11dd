/* SPDX-License-Identifier: BSD-2-Clause */
/* The motion of the framework: the first stop, whether it slips again, and every slip after that. */
#include "wedge/framework.h"

#include <stddef.h>

/* The reason for no result, which more precision would not change. */
static const char too_many_turns[] = "the framework turns more than a million times before it stops";
static const char too_small[] = "the framework stops so soon that no checker follows the sine of its first turn";
static const char too_many_slips[] = "the framework slips more than 199 times";
static const char too_much_work[] = "the slips cannot be followed: more work than the budget allows (--budget=BITS)";

static enclosed add(const struct framework *w, enclosed x, enclosed y)
{
    return enclosures_add(w->arena, x, y);
}

static enclosed subtract(const struct framework *w, enclosed x, enclosed y)
{
    return enclosures_subtract(w->arena, x, y);
}

static enclosed multiply(const struct framework *w, enclosed x, enclosed y)
{
    return enclosures_multiply(w->arena, x, y);
}

static enclosed square(const struct framework *w, enclosed x)
{
    return enclosures_multiply(w->arena, x, x);
}

static enclosed range_of(const struct framework *w, const struct framework_range *x)
{
    return enclosures_between(w->arena, enclosures_of(w->arena, x->low), enclosures_of(w->arena, x->high));
}

static int sign(enclosed x)
{
    return enclosure_find_sign(x);
}

/* The angle between 0 and pi with this cosine. */
static int find_angle(const struct framework *w, enclosed cosine, struct framework_range *angle)
{
    const enclosed half = enclosures_divide(w->arena, w->two_pi, w->two);
    return framework_root(w, framework_cosine, cosine, enclosures_integer(w->arena, 0), half, angle);
}

/* G = turn + sqrt(rho^2 - 1) + 2 pi (n - 1) - V, which is negative when V is greater than maximum number n of t + rho
 * sin t. */
static enclosed above_branch(const struct framework *w, const struct framework_range *turn, long n)
{
    const enclosed root = enclosures_sqrt(w->arena, subtract(w, square(w, w->rho), w->one));
    const enclosed periods = multiply(w, w->two_pi, enclosures_integer(w->arena, n - 1));
    return subtract(w, add(w, add(w, range_of(w, turn), root), periods), w->V);
}

/* The least n for which V is at most maximum number n + 1, by doubling and bisection. -1 when it is too large, -2 when
 * the precision does not suffice. */
static long find_branch(const struct framework *w, const struct framework_range *turn)
{
    long below = 0, least = 1; /* V is greater than maximum number `below`, if that is not 0 */
    while (least <= FRAMEWORK_MAX_BRANCH && sign(above_branch(w, turn, least)) < 0) {
        below = least;
        least *= 2;
    }
    if (least > FRAMEWORK_MAX_BRANCH) return -1;
    while (least - below > 1) {
        const long half = below + (least - below) / 2;
        *(sign(above_branch(w, turn, half)) < 0 ? &below : &least) = half;
    }
    return sign(above_branch(w, turn, least)) == NUMBER_SIGN_UNKNOWN ? -2 : below;
}

/* The velocity is V - t - rho sin t; its first zero is on increasing branch number n of t + rho sin t. */
static const char *find_stop(const struct framework *w, struct framework_motion *motion)
{
    enclosed low = enclosures_integer(w->arena, 0), high = add(w, add(w, w->V, w->rho), w->one);
    motion->branch = 0;
    motion->has_turn = w->heavy > 0;
    if (sign(subtract(w, w->V, multiply(w, w->two_pi, enclosures_integer(w->arena, FRAMEWORK_MAX_BRANCH)))) > 0 &&
        !motion->has_turn)
        return too_many_turns;
    if (motion->has_turn) {
        const enclosed cosine = enclosures_divide(w->arena, enclosures_integer(w->arena, -1), w->rho);
        if (!find_angle(w, cosine, &motion->turn)) return "the angle at which the velocity turns is not enclosed";
        motion->branch = find_branch(w, &motion->turn);
        if (motion->branch == -1) return too_many_turns;
        if (motion->branch < 0) return "which stretch of the velocity stops first is not seen";
        const enclosed period = multiply(w, w->two_pi, enclosures_integer(w->arena, motion->branch));
        const enclosed turn = range_of(w, &motion->turn);
        if (motion->branch > 0) low = subtract(w, period, turn);
        high = add(w, period, turn);
    }
    if (!framework_root(w, framework_stop, w->V, low, high, &motion->theta)) return "the first stop is not enclosed";
    const enclosed slope = framework_stop(w, range_of(w, &motion->theta), w->V).slope;
    return motion->has_turn && sign(slope) != 1 ? "the first stop is not enclosed" : NULL;
}

/* cos theta = (-1 + (1 + rho) sqrt(1 - 1/rho)) / rho, and V = theta + rho sin theta. */
static const char *find_critical(const struct framework *w, struct framework_motion *motion)
{
    const enclosed inverse = enclosures_divide(w->arena, w->one, w->rho);
    const enclosed root = enclosures_sqrt(w->arena, subtract(w, w->one, inverse));
    const enclosed cosine = enclosures_divide(w->arena, subtract(w, multiply(w, w->total, root), w->one), w->rho);
    if (!find_angle(w, cosine, &motion->limit)) return "the critical velocity is not enclosed";
    const enclosed limit = range_of(w, &motion->limit);
    const enclosed V = add(w, limit, multiply(w, w->rho, enclosures_sine(w->arena, limit)));
    return enclosures_ends(w->pool, framework_widened(w, V), w->precision, &motion->critical.low,
                           &motion->critical.high)
               ? NULL
               : "the critical velocity is not enclosed";
}

/* E = (1 - cos)^2 + (1 + rho) sin^2 - (1 + 1/rho)^2 at the first stop: when it is positive, the spring overcomes
 * friction again. */
static enclosed energy_after_stop(const struct framework *w, enclosed theta)
{
    const enclosed inverse = enclosures_divide(w->arena, w->one, w->rho);
    const enclosed versine = subtract(w, w->one, enclosures_cosine(w->arena, theta));
    const enclosed moving = multiply(w, w->total, square(w, enclosures_sine(w->arena, theta)));
    return subtract(w, add(w, square(w, versine), moving), square(w, add(w, w->one, inverse)));
}

/* The square of the next a after a slip of length t that began with a; and the number whose sign determines the
 * direction. */
static enclosed next_square(const struct framework *w, enclosed t, enclosed a, int *turns)
{
    const enclosed rest = subtract(w, a, t);
    const enclosed kappa = add(w, enclosures_cosine(w->arena, t), multiply(w, a, enclosures_sine(w->arena, t)));
    const enclosed below = subtract(w, w->one, kappa);
    const enclosed sum = add(w, multiply(w, multiply(w, w->two, w->rho), below), subtract(w, w->one, square(w, kappa)));
    *turns = sign(rest);
    return subtract(w, square(w, rest), enclosures_divide(w->arena, sum, w->total));
}

/* Finds one slip, which begins with a = sqrt(square). Returns NULL; *square is set to that of the next slip. */
static const char *find_slip(const struct framework *w, struct framework_motion *motion, int *direction,
                             enclosed *square_of_a)
{
    const enclosed a = framework_widened(w, enclosures_sqrt(w->arena, *square_of_a)),
                   zero = enclosures_integer(w->arena, 0);
    struct framework_range *slip = &motion->slip[motion->listed], last;
    int turns;
    motion->direction[motion->listed] = *direction;
    if (!framework_root(w, framework_slip, enclosures_low(w->arena, a), zero, w->two_pi, slip) ||
        !framework_root(w, framework_slip, enclosures_high(w->arena, a), zero, w->two_pi, &last))
        return "the end of a slip is not enclosed";
    slip->high = last.high;
    motion->listed++;
    *square_of_a = next_square(w, range_of(w, slip), a, &turns);
    if (sign(*square_of_a) == NUMBER_SIGN_UNKNOWN) return "whether the framework slips once more is not seen";
    *direction *= turns;
    return NULL;
}

/* 1 when a <= 4/5: the framework slips for ever (spec/wedge/framework.md). */
static int is_trapped(const struct framework *w, enclosed square_of_a)
{
    const enclosed bound = enclosures_of(w->arena, number_from_ratio(w->pool, 16, 25));
    return sign(subtract(w, square_of_a, bound)) < 0;
}

/* Charges the work of the enclosures since the last call. Returns 0 when it exceeds the budget. */
static int affords(struct framework *w)
{
    const unsigned long work = enclosures_work(w->arena), more = work - w->charged;
    w->charged = work;
    return number_work_spend(w->pool, more);
}

static const char *find_slips(struct framework *w, struct framework_motion *motion, int direction, enclosed E)
{
    enclosed next = enclosures_divide(w->arena, multiply(w, square(w, w->rho), E), w->total);
    for (motion->listed = 0; sign(next) > 0;) {
        if (!affords(w)) return too_much_work;
        if (motion->listed == FRAMEWORK_MAX_SLIPS - 1) return too_many_slips;
        if (is_trapped(w, next)) {
            motion->direction[motion->listed] = direction;
            motion->slips = -1;
            return NULL;
        }
        const char *why = find_slip(w, motion, &direction, &next);
        if (why != NULL) return why;
    }
    motion->slips = 1 + motion->listed;
    return NULL;
}

/* The bits for a checker, which encloses the sine of a small angle by a sum with a fixed number of binary places: a
 * small angle needs more. */
static long bits_of(const struct framework *w, const struct framework_motion *motion)
{
    const long exponent = enclosures_exponent(enclosures_of(w->arena, motion->theta.high));
    return w->precision + 64 + (exponent < 0 ? -exponent : 0);
}

const char *framework_find(struct framework *w, struct framework_motion *motion, int *more_may_help)
{
    const char *why = find_stop(w, motion);
    if (why == NULL && motion->has_turn) why = find_critical(w, motion);
    *more_may_help = why != too_many_turns;
    if (why != NULL) return why;
    motion->after = motion->listed = 0;
    motion->slips = 1;
    motion->bits = bits_of(w, motion);
    if (motion->bits > FRAMEWORK_MAX_BITS) {
        *more_may_help = 0;
        return too_small;
    }
    if (!motion->has_turn) return NULL;
    const enclosed theta = range_of(w, &motion->theta), E = energy_after_stop(w, theta);
    const int again = sign(E), direction = sign(enclosures_sine(w->arena, theta));
    if (again == NUMBER_SIGN_UNKNOWN || (again > 0 && direction == NUMBER_SIGN_UNKNOWN))
        return "whether the framework slips again is not seen";
    if (again < 0) return NULL;
    motion->after = direction;
    why = find_slips(w, motion, direction, E);
    *more_may_help = why != too_many_slips && why != too_much_work;
    return why;
}
