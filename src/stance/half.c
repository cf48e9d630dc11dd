/* SPDX-License-Identifier: BSD-2-Clause */
#include "stance/half.h"

#include <stdio.h>

/* The list of leaves, and its half map. */
struct leaves {
    struct half *half;
    struct leaf *leaf;
    int count;
};

static struct arithmetic *arithmetic_of(const struct leaves *out)
{
    return &out->half->body->arithmetic;
}

enum { POSSIBLE_ABOVE = 1, POSSIBLE_BELOW = 2 };

static int sign_at(const struct arithmetic *a, const struct line *line, const struct bound *t)
{
    if (!t->infinite) return known_sign(plus_product(a, line->a, line->b, t->x));
    const int rising = known_sign(line->b);
    return rising == 0 ? known_sign(line->a) : rising == NUMBER_SIGN_UNKNOWN ? rising : rising * t->infinite;
}

/* Which of line >= 0 and line <= 0 hold somewhere on an interval, by its ends. */
static int possible(const struct arithmetic *a, const struct line *line, const struct span *span)
{
    const int low = sign_at(a, line, &span->low), high = sign_at(a, line, &span->high);
    if (low == NUMBER_SIGN_UNKNOWN || high == NUMBER_SIGN_UNKNOWN) return POSSIBLE_ABOVE | POSSIBLE_BELOW;
    if (low >= 0 && high >= 0) return POSSIBLE_ABOVE;
    return low <= 0 && high <= 0 ? POSSIBLE_BELOW : POSSIBLE_ABOVE | POSSIBLE_BELOW;
}

static struct leaf *new_leaf(struct leaves *out, enum leaf_form form, const char *name)
{
    struct leaf *leaf = out->leaf + out->count++;
    *leaf = (struct leaf){.form = form};
    snprintf(leaf->name, sizeof leaf->name, "%s", name);
    return leaf;
}

static const struct number *not_negative(struct arithmetic *a, const struct number *x)
{
    return larger(a, x, whole(a, 0));
}

static void set_growth(struct arithmetic *a, struct leaf *leaf, const struct number *x, const struct number *y)
{
    leaf->growth_low = not_negative(a, smaller(a, x, y));
    leaf->growth_high = not_negative(a, larger(a, x, y));
}

static void set_constant(struct leaf *leaf, const struct number *value)
{
    leaf->at_low = leaf->at_high = bound_at(value);
}

/* along (rho + 1) / |gravity| kappa - slope: x' / |z'| of contact j after contact i has slipped from rest. */
static const struct number *slipped(struct leaves *out, const struct number *along, const struct number *gravity,
                                    const struct number *rho)
{
    struct arithmetic *a = arithmetic_of(out);
    const struct half *half = out->half;
    const struct number *gain = times(a, along, plus(a, rho, whole(a, 1)));
    return minus(a, negative(a, times(a, over(a, gain, gravity), half->kappa)), half->slope);
}

/* The leaf when contact i sticks in the impact, from the velocities of contact j at the ends of an interval. */
static void put_stick(struct leaves *out, const struct number *lift[2])
{
    struct arithmetic *a = arithmetic_of(out);
    const struct half *half = out->half;
    const struct number *low = smaller(a, lift[0], lift[1]), *high = larger(a, lift[0], lift[1]);
    const int mixed = known_sign(low) == -1 && known_sign(high) == 1;
    const struct number *fall = half->flies ? whole(a, 0) : times(a, half->rest_gravity, half->height);
    const struct number *drop = plus(a, fall, fall), *square[2], *end[2];
    for (int k = 0; k < 2; k++) square[k] = minus(a, square_of(a, lift[k]), drop);
    const int slips = !half->flies && half->rest != 0 && !half->touches;
    struct leaf *leaf = new_leaf(out, slips ? LEAF_MONOTONE : LEAF_CONSTANT,
                                 half->flies       ? "SF"
                                 : half->rest == 0 ? "S"
                                 : half->rest > 0  ? "SP"
                                                   : "SN");
    set_growth(a, leaf, square[0], square[1]);
    if (mixed) leaf->growth_low = negative(a, drop);
    if (half->flies)
        set_constant(leaf, half->flight);
    else if (half->rest == 0)
        set_constant(leaf, negative(a, half->slope));
    else if (!slips)
        set_constant(leaf, slipped(out, half->rest_along, half->rest_gravity, whole(a, 1)));
    else {
        for (int k = 0; k < 2; k++)
            end[k] = slipped(out, half->rest_along, half->rest_gravity, over(a, lift[k], root_of(a, square[k])));
        leaf->at_low = bound_at(end[0]);
        leaf->at_high = bound_at(end[1]);
    }
}

static void put_sticks(struct leaves *out, const struct span *part)
{
    struct arithmetic *a = arithmetic_of(out);
    const struct half *half = out->half;
    const int lifts = half->touches ? possible(a, &half->lift, part) : POSSIBLE_ABOVE;
    if (half->open) a->open = 1;
    if (lifts & POSSIBLE_ABOVE) {
        const struct number *lift[2] = {line_at(a, &half->lift, &part->low).x, line_at(a, &half->lift, &part->high).x};
        for (int k = 0; k < 2 && half->touches; k++) lift[k] = not_negative(a, lift[k]);
        put_stick(out, lift);
    }
    if (lifts & POSSIBLE_BELOW) new_leaf(out, LEAF_DOUBLE_IMPACT, "II");
}

static void put_slip_lasts(struct leaves *out, const struct half_slip *slip, const struct span *part, const char *name)
{
    struct arithmetic *a = arithmetic_of(out);
    struct leaf *leaf = new_leaf(out, LEAF_AFFINE, name);
    const struct number *speed = out->half->flies ? slip->lift : slip->speed;
    leaf->line = slip->image;
    leaf->at_low = line_at(a, &leaf->line, &part->low);
    leaf->at_high = line_at(a, &leaf->line, &part->high);
    leaf->growth_low = leaf->growth_high = square_of(a, speed);
}

/* The time until slip ends, -left / along, at an end of an interval: from 0 to the time of the next impact. */
static const struct number *stop_at(struct leaves *out, const struct half_slip *slip, const struct bound *t)
{
    struct arithmetic *a = arithmetic_of(out);
    const struct number *zero = whole(a, 0);
    if (t->infinite) {
        const int grows = -sign_of(a, slip->along) * t->infinite > 0;
        if (grows && !slip->falls) a->open = 1;
        return grows && slip->falls ? slip->time : zero;
    }
    const struct number *left = plus_product(a, slip->left.a, slip->left.b, t->x);
    const struct number *when = larger(a, negative(a, over(a, left, slip->along)), zero);
    return slip->falls ? smaller(a, when, slip->time) : when;
}

/* The square of the speed at which contact j lands when slip ends after a time s. */
static const struct number *landing_after(struct leaves *out, const struct half_slip *slip, const struct number *s,
                                          const struct number **velocity)
{
    const struct arithmetic *a = arithmetic_of(out);
    const struct half *half = out->half;
    *velocity = plus_product(a, slip->lift, slip->gravity, s);
    const struct number *twice_height =
        plus_product(a, plus(a, half->height, half->height), s, plus(a, slip->lift, *velocity));
    return minus(a, square_of(a, *velocity), times(a, half->rest_gravity, twice_height));
}

/* The growth has an extremum where contact j reverses its vertical motion in flight. */
static void extend_growth(struct leaves *out, const struct half_slip *slip, const struct number *const *velocity,
                          struct leaf *leaf)
{
    struct arithmetic *a = arithmetic_of(out);
    const struct number *unused;
    const int first = known_sign(velocity[0]), last = known_sign(velocity[1]);
    if (!slip->falls || (first == last && (first == 1 || first == -1))) return;
    const struct number *top = landing_after(out, slip, negative(a, over(a, slip->lift, slip->gravity)), &unused);
    leaf->growth_low = smaller(a, leaf->growth_low, not_negative(a, top));
    leaf->growth_high = larger(a, leaf->growth_high, not_negative(a, top));
}

static void put_slip_stops(struct leaves *out, const struct half_slip *slip, const struct span *part, int forward)
{
    struct arithmetic *a = arithmetic_of(out);
    const struct half *half = out->half;
    const struct number *velocity[2], *square[2], *end[2];
    const struct bound t[2] = {part->low, part->high};
    struct leaf *leaf = new_leaf(out, half->rest == 0 ? LEAF_CONSTANT : LEAF_MONOTONE, forward ? "P" : "N");
    snprintf(leaf->name + 1, sizeof leaf->name - 1, "%s", half->rest == 0 ? "S" : half->rest > 0 ? "P" : "N");
    if (half->open) a->open = 1;
    for (int k = 0; k < 2; k++) square[k] = landing_after(out, slip, stop_at(out, slip, t + k), velocity + k);
    set_growth(a, leaf, square[0], square[1]);
    extend_growth(out, slip, velocity, leaf);
    if (half->rest == 0) {
        set_constant(leaf, negative(a, half->slope));
        return;
    }
    for (int k = 0; k < 2; k++)
        end[k] = slipped(out, half->rest_along, half->rest_gravity, over(a, velocity[k], root_of(a, square[k])));
    leaf->at_low = bound_at(end[0]);
    leaf->at_high = bound_at(end[1]);
}

static void put_slides(struct leaves *out, const struct span *part, int forward)
{
    struct arithmetic *a = arithmetic_of(out);
    const struct half *half = out->half;
    const struct half_slip *slip = half->slip + !forward;
    if (slip->open) a->open = 1;
    if (!slip->leaves || (!half->flies && !slip->falls && !slip->stops)) {
        new_leaf(out, LEAF_DOUBLE_IMPACT, "II");
        return;
    }
    if (half->flies) {
        put_slip_lasts(out, slip, part, forward ? "PF" : "NF");
        return;
    }
    const struct line onto =
        forward || !slip->falls ? slip->onto : (struct line){negative(a, slip->onto.a), negative(a, slip->onto.b)};
    const int lasts = !slip->falls ? POSSIBLE_BELOW : slip->stops ? possible(a, &onto, part) : POSSIBLE_ABOVE;
    if (lasts & POSSIBLE_ABOVE) put_slip_lasts(out, slip, part, forward ? "P" : "N");
    if (lasts & POSSIBLE_BELOW) put_slip_stops(out, slip, part, forward);
}

/* The part of an interval between two numbers. */
static struct span part_of(const struct arithmetic *a, const struct span *span, const struct number *low,
                           const struct number *high)
{
    struct span part = *span;
    const struct bound from = low != NULL ? bound_at(low) : part.low, to = high != NULL ? bound_at(high) : part.high;
    if (bound_order(a, &part.low, &from) < 0) part.low = from;
    if (bound_order(a, &part.high, &to) > 0) part.high = to;
    return part;
}

int half_leaves(struct half *half, const struct span *span, struct leaf leaf[HALF_MOST_LEAVES])
{
    struct leaves out = {half, leaf, 0};
    struct arithmetic *a = &half->body->arithmetic;
    const struct number *first = half->reach[0], *last = negative(a, half->reach[1]), *one = whole(a, 1);
    const int forward = possible(a, &(struct line){negative(a, first), one}, span),
              backward = possible(a, &(struct line){negative(a, last), one}, span);
    if (forward & POSSIBLE_ABOVE) {
        const struct span part = part_of(a, span, first, NULL);
        put_slides(&out, &part, 1);
    }
    if ((forward & POSSIBLE_BELOW) && (backward & POSSIBLE_BELOW)) {
        const struct span part = part_of(a, span, NULL, last);
        put_slides(&out, &part, 0);
    }
    if ((forward & POSSIBLE_BELOW) && (backward & POSSIBLE_ABOVE)) {
        const struct span part = part_of(a, span, last, first);
        put_sticks(&out, &part);
    }
    return out.count;
}
