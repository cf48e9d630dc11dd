/* SPDX-License-Identifier: BSD-2-Clause */
#include "stance/guess.h"

#include <math.h>

static const double RIGHT_ANGLE = 1.5707963267948966;

static double near(const struct number *x)
{
    double distance;
    return x != NULL ? number_to_double(x, &distance) : 0;
}

static void make_slip(const struct half_slip *slip, struct guess_slip *out)
{
    *out = (struct guess_slip){.leaves = slip->leaves, .falls = slip->falls, .stops = slip->stops};
    out->lift = near(slip->lift);
    out->left = near(slip->left.a);
    out->gravity = near(slip->gravity);
    out->along = near(slip->along);
    out->speed = near(slip->speed);
    out->time = near(slip->time);
}

static void make_half(const struct half *half, struct guess_half *out)
{
    *out = (struct guess_half){.flies = half->flies, .touches = half->touches, .rest = half->rest};
    out->height = near(half->height);
    out->kappa = near(half->kappa);
    out->slope = near(half->slope);
    out->lift[0] = near(half->lift.a);
    out->lift[1] = near(half->lift.b);
    out->rest_gravity = near(half->rest_gravity);
    out->rest_along = near(half->rest_along);
    out->flight = near(half->flight);
    for (int k = 0; k < 2; k++) {
        out->reach[k] = near(half->reach[k]);
        make_slip(half->slip + k, out->slip + k);
    }
}

void guess_make(const struct step *step, struct guess_map *map)
{
    make_half(&step->half[0], &map->half[0]);
    make_half(&step->half[1], &map->half[1]);
}

static struct guess_point from_rest(const struct guess_half *h, double speed_then, double square)
{
    const double value = h->rest_along * (speed_then / sqrt(square) + 1) / -h->rest_gravity * h->kappa - h->slope;
    return (struct guess_point){square >= 0, h->rest == 0 ? -h->slope : value, square};
}

static struct guess_point stick_at(const struct guess_half *h, double t)
{
    const double lift = h->lift[0] + h->lift[1] * t;
    if (h->touches && lift <= 0) return (struct guess_point){0, 0, 0};
    if (h->flies) return (struct guess_point){1, h->flight, lift * lift};
    return from_rest(h, lift, lift * lift - 2 * h->rest_gravity * h->height);
}

static struct guess_point slip_at(const struct guess_half *h, int k, double t)
{
    const struct guess_slip *s = h->slip + k;
    const double left = t + s->left, d = k == 0 ? 1 : -1;
    if (!s->leaves || (!h->flies && !s->falls && !s->stops)) return (struct guess_point){0, 0, 0};
    if (h->flies) return (struct guess_point){1, left * h->kappa / s->lift + h->flight, s->lift * s->lift};
    const double onto = left + s->along * s->time;
    if (s->falls && onto * d >= 0)
        return (struct guess_point){1, onto * h->kappa / s->speed - h->slope, s->speed * s->speed};
    const double time = -left / s->along, speed = s->lift + s->gravity * time;
    const double square = speed * speed - h->rest_gravity * (2 * h->height + time * (s->lift + speed));
    return from_rest(h, speed, square);
}

static struct guess_point half_at(const struct guess_half *h, double t)
{
    return t > h->reach[0] ? slip_at(h, 0, t) : t < -h->reach[1] ? slip_at(h, 1, t) : stick_at(h, t);
}

struct guess_point guess_at(const struct guess_map *map, double t)
{
    struct guess_point first = half_at(&map->half[0], t);
    if (!first.defined) return first;
    struct guess_point second = half_at(&map->half[1], first.value);
    second.growth *= first.growth;
    return second;
}

/* The arguments at which the formula of a half map changes. */
static int breaks_of(const struct guess_half *h, double at[8])
{
    int count = 0;
    at[count++] = h->reach[0];
    at[count++] = -h->reach[1];
    if (h->touches && h->lift[1] != 0) at[count++] = -h->lift[0] / h->lift[1];
    for (int k = 0; k < 2; k++)
        if (!h->flies && h->slip[k].falls && h->slip[k].stops)
            at[count++] = -(h->slip[k].left + h->slip[k].along * h->slip[k].time);
    return count;
}

static void add_special(struct guess *guess, double angle)
{
    int k = guess->specials;
    if (!(fabs(angle) < RIGHT_ANGLE) || k == GUESS_MOST - 1) return;
    for (; k > 0 && guess->special[k - 1] > angle; k--) guess->special[k] = guess->special[k - 1];
    guess->special[k] = angle;
    guess->specials++;
}

/* A quantity whose zeros are sought. */
enum sought { VALUE_OF_FIRST, FIXED_POINT, GROWTH_ONE };

static double quantity_at(const struct guess_map *map, enum sought sought, double level, double angle)
{
    const double t = tan(angle);
    if (sought == VALUE_OF_FIRST) {
        const struct guess_point first = half_at(&map->half[0], t);
        return first.defined ? first.value - level : NAN;
    }
    const struct guess_point point = guess_at(map, t);
    if (!point.defined) return NAN;
    return sought == FIXED_POINT ? atan(point.value) - angle : point.growth - 1;
}

/* A zero between two angles at which the signs differ. */
static double zero_between(const struct guess_map *map, enum sought sought, double level, double low, double high)
{
    const int below = quantity_at(map, sought, level, low) < 0;
    for (int k = 0; k < 100 && low < high; k++) {
        const double middle = (low + high) / 2;
        if (middle <= low || middle >= high) break;
        if ((quantity_at(map, sought, level, middle) < 0) == below)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}

enum { SAMPLES = 16 };

/* The zeros between two neighbouring special angles, found where the signs of two neighbouring samples differ. */
static int zeros_between(const struct guess_map *map, enum sought sought, double level, double low, double high,
                         double zero[SAMPLES])
{
    int count = 0;
    double before = NAN, last = low;
    for (int k = 0; k < SAMPLES; k++) {
        const double edge = 1e-9, part = k == 0 ? edge : k == SAMPLES - 1 ? 1 - edge : (double)k / (SAMPLES - 1);
        const double angle = low + (high - low) * part, now = quantity_at(map, sought, level, angle);
        if (isfinite(before) && isfinite(now) && (before < 0) != (now < 0))
            zero[count++] = zero_between(map, sought, level, last, angle);
        before = now;
        last = angle;
    }
    return count;
}

static void add_fixed(struct guess *guess, struct guess_fixed fixed)
{
    if (guess->fixed_points < GUESS_MOST) guess->fixed[guess->fixed_points++] = fixed;
}

/* Appends the zeros of a quantity between the special angles of `cells`. */
static void add_zeros(const struct guess_map *map, enum sought sought, double level, const struct guess *cells,
                      struct guess *guess)
{
    double zero[SAMPLES];
    for (int k = 0; k <= cells->specials; k++) {
        const double low = k == 0 ? -RIGHT_ANGLE : cells->special[k - 1],
                     high = k == cells->specials ? RIGHT_ANGLE : cells->special[k];
        const int zeros = zeros_between(map, sought, level, low, high, zero);
        for (int z = 0; z < zeros; z++) {
            add_special(guess, zero[z]);
            if (sought == FIXED_POINT)
                add_fixed(guess, (struct guess_fixed){zero[z], guess_at(map, tan(zero[z])).growth, low, high});
        }
    }
}

void guess_find(const struct guess_map *map, struct guess *guess)
{
    double at[8];
    *guess = (struct guess){0};
    const int firsts = breaks_of(&map->half[0], at);
    for (int k = 0; k < firsts; k++) add_special(guess, atan(at[k]));
    const struct guess first_only = *guess;
    const int seconds = breaks_of(&map->half[1], at);
    for (int k = 0; k < seconds; k++) add_zeros(map, VALUE_OF_FIRST, at[k], &first_only, guess);
    const struct guess cells = *guess;
    add_zeros(map, FIXED_POINT, 0, &cells, guess);
    add_zeros(map, GROWTH_ONE, 0, &cells, guess);
}
