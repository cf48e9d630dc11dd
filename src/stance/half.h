/* SPDX-License-Identifier: BSD-2-Clause */
/* The half map: one contact hits the ground, and the motion continues until the other one does. A step of the reduced
 * Poincare map R, and the growth map G, consist of two half maps.
 *
 * The argument t is x' / |z'| of the contact that hits; the value is that of the other contact when it hits, and the
 * square of its |z'| is the growth. On an interval of t the map consists of a few formulas, or leaves. */
#ifndef STANCE_HALF_H
#define STANCE_HALF_H

#include "stance/body.h"

/* An end of an interval: a number, or an infinity of this sign. */
struct bound {
    int infinite;
    const struct number *x;
};

struct span {
    struct bound low, high;
};

/* the affine function a + b t */
struct line {
    const struct number *a, *b;
};

enum leaf_form { LEAF_DOUBLE_IMPACT, LEAF_CONSTANT, LEAF_AFFINE, LEAF_MONOTONE };

enum { LEAF_NAME = 8 };

/* A formula on an interval: its values at the ends, and the range of the square of the growth. */
struct leaf {
    enum leaf_form form;
    struct bound at_low, at_high;
    const struct number *growth_low, *growth_high;
    struct line line;     /* when the form is affine */
    char name[LEAF_NAME]; /* the impact and the motion after it, for people: "S>S", "P>PN" */
};

/* The motion after an impact that slips in one direction. */
struct half_slip {
    int open;                  /* 1 when a sign is not determined: slip must not be used on any interval */
    int leaves, falls, stops;  /* the other contact leaves; it falls back while slip lasts; slip ends */
    const struct number *lift; /* velocity of the other contact after the impact */
    struct line left;          /* velocity of slip after the impact */
    const struct number *gravity, *along, *speed,
        *time;         /* accelerations; speed and time of the next impact if slip lasts */
    struct line onto;  /* velocity of slip at the next impact */
    struct line image; /* value of the map if slip lasts */
};

/* A half map in which contact i hits the ground. */
struct half {
    struct stance_body *body;
    int i, j, flies, touches;
    const struct number *height, *rise; /* of contact j at the impact */
    const struct number *reach[2];      /* the impact slips forward above reach[0], backward below -reach[1] */
    const struct number *kappa, *slope;
    struct line lift; /* for an impact that ends in stick */
    int rest, open;   /* the motion after contact i comes to rest; `open` is 1 when it is not determined */
    const struct number *rest_gravity, *rest_along, *flight;
    struct half_slip slip[2]; /* forward, backward */
};

enum { HALF_MOST_LEAVES = 8, STEP_MOST_LEAVES = 64 };

/* half_make: computes everything about a half map that does not depend on t. */
void half_make(struct stance_body *body, int i, const struct number *height, const struct number *rise, int flies,
               struct half *half);

/* half_leaves: computes the leaves on an interval. Returns their number; they must not be used when `open` of the body
 * is set. */
int half_leaves(struct half *half, const struct span *span, struct leaf leaf[HALF_MOST_LEAVES]);

/* The two half maps of a step: contact 2 hits, then contact 1. */
struct step {
    struct stance_body *body;
    struct half half[2];
};

void step_make(struct stance_body *body, struct step *step);
int step_leaves(struct step *step, const struct span *span, struct leaf leaf[STEP_MOST_LEAVES]);

/* bound_compare: the sign of x - y. bound_order: the same, but 0 when it is not determined, without setting `open`.
 * bound_at: the number x. */
int bound_compare(struct arithmetic *a, const struct bound *x, const struct bound *y);
int bound_order(const struct arithmetic *a, const struct bound *x, const struct bound *y);
struct bound bound_at(const struct number *x);

/* line_at: the value at a point, or at infinity. */
struct bound line_at(struct arithmetic *a, const struct line *line, const struct bound *t);

#endif
