/* SPDX-License-Identifier: BSD-2-Clause */
/* Where to cut the line, in doubles: a guess, which exact numbers judge. */
#ifndef STANCE_GUESS_H
#define STANCE_GUESS_H

#include "stance/half.h"

/* What doubles say of the map at t = tan(angle). */
struct guess_point {
    int defined;
    double value, growth; /* R(t); the square of G */
};

enum { GUESS_MOST = 96 };

/* A fixed point. */
struct guess_fixed {
    double angle, growth, low, high; /* it is the only special angle between the last two */
};

/* Angles where the map is not smooth, or has a fixed point, or growth 1; they rise. */
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

#endif
