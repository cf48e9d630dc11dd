/* SPDX-License-Identifier: BSD-2-Clause */
/* Angles: half_turns pi + arctangents + radians.
 *
 * The first two parts have algebraic sines and cosines; the third, radians, has not, unless it is 0, and
 * is therefore kept apart.  Handles belong to the pool.
 */
#ifndef NUMBERS_ANGLE_H
#define NUMBERS_ANGLE_H

#include "numbers/number.h"

struct angle {
    const struct number *half_turns;    /* rational */
    const struct number *arctangents;   /* a sum of arctangents, radians */
    const struct number *cosine, *sine; /* of `arctangents` */
    const struct number *radians;
};

/*@ predicate is_angle(struct angle x) = x.half_turns != \null && x.arctangents != \null && x.cosine != \null &&
  @   x.sine != \null && x.radians != \null; */

/* angle_from_half_turns: x pi, for a rational x. */
/*@ requires pool != \null && x != \null;
  @ assigns \nothing;
  @ ensures is_angle(\result); */
struct angle angle_from_half_turns(struct number_pool *pool, const struct number *x);

/* angle_from_radians: x radians. */
/*@ requires pool != \null && x != \null;
  @ assigns \nothing;
  @ ensures is_angle(\result); */
struct angle angle_from_radians(struct number_pool *pool, const struct number *x);

/* angle_from_tangent: atan(x). */
/*@ requires pool != \null && x != \null;
  @ assigns \nothing;
  @ ensures is_angle(\result); */
struct angle angle_from_tangent(struct number_pool *pool, const struct number *x);

/* angle_add: x + y.  angle_scale: factor x; exact where the factor is a multiple of 1/16, and in general
 * radians where not. */
/*@ requires pool != \null && \valid_read(x) && \valid_read(y) && is_angle(*x) && is_angle(*y);
  @ assigns \nothing;
  @ ensures is_angle(\result); */
struct angle angle_add(struct number_pool *pool, const struct angle *x, const struct angle *y);
/*@ requires pool != \null && \valid_read(x) && is_angle(*x) && factor != \null;
  @ assigns \nothing;
  @ ensures is_angle(\result); */
struct angle angle_scale(struct number_pool *pool, const struct angle *x, const struct number *factor);

/* angle_cosine, angle_sine: exact where the radians are 0, and by refinement where not. */
/*@ requires pool != \null && \valid_read(x) && is_angle(*x);
  @ assigns \result \from *x;
  @ ensures \result != \null; */
const struct number *angle_cosine(struct number_pool *pool, const struct angle *x);
/*@ requires pool != \null && \valid_read(x) && is_angle(*x);
  @ assigns \result \from *x;
  @ ensures \result != \null; */
const struct number *angle_sine(struct number_pool *pool, const struct angle *x);

/* angle_value: the angle in radians, by refinement. */
/*@ requires pool != \null && \valid_read(x) && is_angle(*x);
  @ assigns \result \from *x;
  @ ensures \result != \null; */
const struct number *angle_value(struct number_pool *pool, const struct angle *x);

/* angle_sign: -1, 0 or 1 as the angle itself, not its sine; NUMBER_SIGN_UNKNOWN when the budget does not suffice. */
/*@ requires pool != \null && \valid_read(x) && is_angle(*x);
  @ assigns \nothing;
  @ ensures -1 <= \result <= NUMBER_SIGN_UNKNOWN; */
int angle_sign(struct number_pool *pool, const struct angle *x);

/* angle_is_fraction: 1 when x is half_turns pi and nothing else. */
/*@ requires \valid_read(x) && is_angle(*x);
  @ assigns \nothing; */
int angle_is_fraction(const struct angle *x);

#endif
