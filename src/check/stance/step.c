/* SPDX-License-Identifier: BSD-2-Clause */
/* A step of the reduced Poincare map: contact 2 hits the ground, then contact 1. */
#include "check/stance/stance.h"

void stance_make_step(const struct stance_body *body, struct stance_step *step)
{
    struct enclosed *e = body->e;
    const struct range zero = enclosed_integer(e, 0);
    const int up = enclosed_sign(e, body->c[Z2]) > 0;
    stance_make_half(body, 1, up, zero, zero, &step->half[0]);
    if (!up) {
        stance_make_half(body, 0, 0, zero, zero, &step->half[1]);
        return;
    }
    /* Contact 1 is in flight for the time 2 / |c| from speed 1; meanwhile the load lifts contact 2. */
    const struct range time = enclosed_negate(e, enclosed_divide(e, enclosed_integer(e, 2), body->c[Z1])),
                       rise = enclosed_multiply(e, time, body->c[Z2]),
                       height = enclosed_divide(e, enclosed_multiply(e, time, rise), enclosed_integer(e, 2));
    stance_make_half(body, 0, 0, height, rise, &step->half[1]);
}

static scalar least(const struct enclosed *e, scalar x, scalar y)
{
    return enclosed_compare(e, x, y) <= 0 ? x : y;
}

/* The least and the greatest value of a leaf. */
static void values_of(const struct enclosed *e, const struct stance_leaf *leaf, struct stance_end value[2])
{
    const int low = leaf->low.infinite, high = leaf->high.infinite;
    value[0] = value[1] = (struct stance_end){0, leaf->low.x};
    if (low < 0 || high < 0)
        value[0].infinite = -1;
    else if (low > 0 || high > 0)
        value[0].x = range_of(low > 0 ? leaf->high.x.low : leaf->low.x.low);
    else
        value[0].x = range_of(least(e, leaf->low.x.low, leaf->high.x.low));
    if (low > 0 || high > 0)
        value[1].infinite = 1;
    else if (low < 0 || high < 0)
        value[1].x = range_of(low < 0 ? leaf->high.x.high : leaf->low.x.high);
    else
        value[1].x = enclosed_compare(e, leaf->low.x.high, leaf->high.x.high) >= 0 ? range_of(leaf->low.x.high)
                                                                                   : range_of(leaf->high.x.high);
}

static enum stance_form form_of(const struct stance_leaf *first, const struct stance_leaf *second)
{
    if (first->form == FORM_CONSTANT || second->form == FORM_CONSTANT) return FORM_CONSTANT;
    return first->form == FORM_AFFINE && second->form == FORM_AFFINE ? FORM_AFFINE : FORM_MONOTONE;
}

static void join(struct enclosed *e, const struct stance_leaf *first, const struct stance_leaf *second,
                 struct stance_leaf *leaf)
{
    struct stance_end value[2];
    values_of(e, second, value);
    *leaf = (struct stance_leaf){form_of(first, second), value[0], value[1],
                                 enclosed_multiply(e, first->growth, second->growth), second->line};
    if (leaf->form != FORM_AFFINE) return;
    leaf->line.a = enclosed_fma(e, second->line.a, second->line.b, first->line.a);
    leaf->line.b = enclosed_multiply(e, second->line.b, first->line.b);
}

static int follow(const struct stance_step *step, const struct stance_leaf *first, struct stance_leaf *leaf, int count)
{
    struct enclosed *e = step->half[0].e;
    struct stance_leaf second[STANCE_HALF_LEAVES];
    struct stance_end value[2];
    values_of(e, first, value);
    const int seconds = stance_half_leaves(&step->half[1], value, second);
    for (int k = 0; k < seconds; k++, count++) {
        leaf[count] = second[k];
        if (second[k].form != FORM_DOUBLE_IMPACT) join(e, first, second + k, leaf + count);
    }
    return count;
}

int stance_step_leaves(const struct stance_step *step, const struct stance_end span[2],
                       struct stance_leaf leaf[STANCE_LEAVES])
{
    struct stance_leaf first[STANCE_HALF_LEAVES];
    int count = 0;
    const int firsts = stance_half_leaves(&step->half[0], span, first);
    for (int k = 0; k < firsts; k++) {
        if (first[k].form == FORM_DOUBLE_IMPACT)
            leaf[count++] = first[k];
        else
            count = follow(step, first + k, leaf, count);
    }
    return count;
}
