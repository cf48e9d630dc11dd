/* SPDX-License-Identifier: BSD-2-Clause */
#include "stance/half.h"

#include <stdio.h>
#include <string.h>

void step_make(struct stance_body *body, struct step *step)
{
    struct arithmetic *a = &body->arithmetic;
    const struct number *zero = whole(a, 0);
    const int up = sign_of(a, body->c[Z2]) > 0;
    step->body = body;
    half_make(body, 1, zero, zero, up, &step->half[0]);
    if (!up) {
        half_make(body, 0, zero, zero, 0, &step->half[1]);
        return;
    }
    /* Contact 1 is in flight for the time 2 w / |c|; meanwhile contact 2 is lifted. In units of w: */
    const struct number *time = negative(a, over(a, whole(a, 2), body->c[Z1])), *rise = times(a, time, body->c[Z2]);
    half_make(body, 0, over(a, times(a, time, rise), whole(a, 2)), rise, 0, &step->half[1]);
}

/* The larger or the smaller end of the values on a leaf. */
static struct span values_of(const struct arithmetic *a, const struct leaf *leaf)
{
    if (bound_order(a, &leaf->at_low, &leaf->at_high) <= 0) return (struct span){leaf->at_low, leaf->at_high};
    return (struct span){leaf->at_high, leaf->at_low};
}

static enum leaf_form form_of(const struct leaf *first, const struct leaf *second)
{
    if (first->form == LEAF_CONSTANT || second->form == LEAF_CONSTANT) return LEAF_CONSTANT;
    return first->form == LEAF_AFFINE && second->form == LEAF_AFFINE ? LEAF_AFFINE : LEAF_MONOTONE;
}

/* The leaf of both half maps; its lower value comes first. */
static void put_leaf(struct arithmetic *a, const struct leaf *first, const struct leaf *second, struct leaf *leaf)
{
    const struct span values = values_of(a, second);
    *leaf = (struct leaf){.form = form_of(first, second), .at_low = values.low, .at_high = values.high};
    leaf->growth_low = times(a, first->growth_low, second->growth_low);
    leaf->growth_high = times(a, first->growth_high, second->growth_high);
    if (leaf->form == LEAF_AFFINE) {
        leaf->line.a = plus_product(a, second->line.a, second->line.b, first->line.a);
        leaf->line.b = times(a, second->line.b, first->line.b);
    }
    snprintf(leaf->name, sizeof leaf->name, "%.3s>%.3s", first->name, second->name);
}

static int follow(struct step *step, const struct leaf *first, struct leaf *leaf, int count)
{
    struct arithmetic *a = &step->body->arithmetic;
    struct leaf second[HALF_MOST_LEAVES];
    const struct span values = values_of(a, first);
    const int seconds = half_leaves(&step->half[1], &values, second);
    for (int k = 0; k < seconds; k++, count++) {
        if (second[k].form == LEAF_DOUBLE_IMPACT)
            leaf[count] = second[k];
        else
            put_leaf(a, first, second + k, leaf + count);
    }
    return count;
}

int step_leaves(struct step *step, const struct span *span, struct leaf leaf[STEP_MOST_LEAVES])
{
    struct leaf first[HALF_MOST_LEAVES];
    int count = 0;
    const int firsts = half_leaves(&step->half[0], span, first);
    for (int k = 0; k < firsts; k++) {
        if (first[k].form == LEAF_DOUBLE_IMPACT)
            leaf[count++] = first[k];
        else
            count = follow(step, first + k, leaf, count);
    }
    return count;
}
