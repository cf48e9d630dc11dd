/* SPDX-License-Identifier: BSD-2-Clause */
#include "fold/guess.h"

#include <math.h>

/* SAMPLES: the radii at which the edges are computed. The interval of omega is wider than the values found there by a
 * fraction 2^-GRAIN_BITS of itself on either side. */
enum { SAMPLES = 8, GRAIN_BITS = 7 };

static double value_near(const struct polynomial *x, double r)
{
    double sum = 0, distance;
    for (int i = x->length - 1; i >= 0; i--) sum = sum * r + number_to_double(x->c[i], &distance);
    return sum;
}

static double root_near(const struct wide *L, int rises, double r)
{
    const double a = value_near(L->c + 2, r), b = value_near(L->c + 1, r), c = value_near(L->c, r);
    return (-b + rises * sqrt(b * b - 4 * a * c)) / (2 * a);
}

int guess_bounds(struct number_pool *pool, const struct wide *const *edge, int rises, const struct number *from,
                 const struct number *to, const struct number **low, const struct number **high)
{
    double distance, least = INFINITY, most = -INFINITY;
    const double start = number_to_double(from, &distance), end = number_to_double(to, &distance);
    for (int i = 0; i <= 2 * SAMPLES + 1; i++) {
        const double x = root_near(edge[i % 2], rises, start + (end - start) * (i / 2) / SAMPLES);
        if (!isfinite(x)) return 0;
        least = fmin(least, x);
        most = fmax(most, x);
    }
    const double grain = exp2(floor(log2(most - least)) - GRAIN_BITS);
    if (!(grain > 0) || !isfinite(grain)) return 0;
    *low = number_from_double(pool, (floor(least / grain) - 1) * grain);
    *high = number_from_double(pool, (ceil(most / grain) + 1) * grain);
    return 1;
}
