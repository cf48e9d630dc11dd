/* SPDX-License-Identifier: BSD-2-Clause */
/* Exact numbers from proposals in doubles. */
#include "numbers/simple.h"
#include "stance/guess.h"

#include <math.h>

/* A simple number between two doubles. */
static const struct number *between(struct number_pool *pool, double low, double high)
{
    return number_within(pool, number_from_double(pool, low), number_from_double(pool, high));
}

/* Special points that are hardly distinguished in doubles are treated as one. */
static int special_points(const struct guess *guess, double t[GUESS_MOST])
{
    static const double close = 1e-11;
    int count = 0;
    for (int k = 0; k < guess->specials; k++) {
        const double x = tan(guess->special[k]);
        if (count == 0 || x - t[count - 1] > close * (1 + fabs(x))) t[count++] = x;
    }
    return count;
}

int guess_cuts(struct number_pool *pool, const struct guess *guess, const struct number *cut[GUESS_MOST + 1])
{
    double t[GUESS_MOST];
    const int count = special_points(guess, t);
    if (count == 0) return 0;
    cut[0] = between(pool, t[0] - 1 - fabs(t[0]), t[0]);
    for (int k = 1; k < count; k++) cut[k] = between(pool, t[k - 1], t[k]);
    cut[count] = between(pool, t[count - 1], t[count - 1] + 1 + fabs(t[count - 1]));
    return count + 1;
}

int guess_trap(struct number_pool *pool, const struct guess_fixed *fixed, int attempt, const struct number **from,
               const struct number **to)
{
    const double t = tan(fixed->angle), part = ldexp(0.75, -3 * attempt);
    const double low = fmax(tan(fixed->low), t - 1 - fabs(t)), high = fmin(tan(fixed->high), t + 1 + fabs(t));
    const double left = t - (t - low) * part, right = t + (high - t) * part;
    if (!(left < t && t < right)) return 0;
    *from = between(pool, left, t);
    *to = between(pool, t, right);
    return 1;
}

const struct number *guess_fixed_point(struct number_pool *pool, const struct guess_fixed *fixed)
{
    return number_from_double(pool, tan(fixed->angle));
}

int guess_grows(const struct guess_fixed *fixed)
{
    return fixed->growth > 1;
}

int guess_is_neutral(const struct guess_fixed *fixed)
{
    static const double close = 1e-9;
    return fabs(fixed->growth - 1) < close;
}

/* An end in doubles, moved outwards. */
static double outwards(const struct bound *x, int way)
{
    double distance;
    if (x->infinite) return x->infinite * INFINITY;
    const double near = number_to_double(x->x, &distance);
    return nextafter(near + way * distance, way * INFINITY);
}

int guess_meets(const struct leaf *leaf, const struct span *span)
{
    return outwards(&span->low, -1) <= outwards(&leaf->at_high, 1) &&
           outwards(&span->high, 1) >= outwards(&leaf->at_low, -1);
}
