/* SPDX-License-Identifier: BSD-2-Clause */
/* Where to divide the line, computed in doubles: a proposal, which exact numbers judge. */
#ifndef STANCE_GUESS_H
#define STANCE_GUESS_H

#include "stance/half.h"

/* The map at t = tan(angle), in doubles. */
struct guess_point {
    int defined;
    double value, growth; /* R(t); the square of G */
};

enum { GUESS_MOST = 96 };

/* A fixed point. */
struct guess_fixed {
    double angle, growth, low, high; /* no other special angle lies between the last two */
};

/* Angles at which the map is not smooth, or has a fixed point, or growth 1, in ascending order. */
struct guess {
    int specials, fixed_points;
    double special[GUESS_MOST];
    struct guess_fixed fixed[GUESS_MOST];
};

/* A half map in doubles. */
struct guess_slip {
    int leaves, falls, stops;
    double lift, left, gravity, along, speed, time;
};

struct guess_half {
    int flies, touches, rest;
    double height, reach[2], kappa, slope, lift[2], rest_gravity, rest_along, flight;
    struct guess_slip slip[2];
};

struct guess_map {
    struct guess_half half[2];
};

/* guess_make: the map of a step.  guess_at: its value at t.  guess_find: its special angles. */
void guess_make(const struct step *step, struct guess_map *map);
struct guess_point guess_at(const struct guess_map *map, double t);
void guess_find(const struct guess_map *map, struct guess *guess);

/* Functions that convert proposals to exact numbers, which are judged elsewhere. */

/* guess_cuts: numbers below all special points, between any two neighbours, and above all. Returns their number; 0
 * without special points. */
int guess_cuts(struct number_pool *pool, const struct guess *guess, const struct number *cut[GUESS_MOST + 1]);

/* guess_trap: the ends of an interval around a fixed point, narrower with each `attempt`, from 0 on. Returns 0 when
 * there is none. */
int guess_trap(struct number_pool *pool, const struct guess_fixed *fixed, int attempt, const struct number **from,
               const struct number **to);

/* guess_fixed_point: a number near a fixed point. guess_grows, guess_is_neutral: whether its growth may be above 1, or
 * exactly 1. */
const struct number *guess_fixed_point(struct number_pool *pool, const struct guess_fixed *fixed);
int guess_grows(const struct guess_fixed *fixed);
int guess_is_neutral(const struct guess_fixed *fixed);

/* guess_meets: 0 when it is certain that the values of a leaf do not meet an interval. */
int guess_meets(const struct leaf *leaf, const struct span *span);

#endif
