/* SPDX-License-Identifier: BSD-2-Clause */
/* Angles, as sums half_turns pi + arctangents + radians.
 *
 * Sine and cosine of the first two parts are algebraic. Those of the third are not unless it is 0, so it is stored
 * separately. Handles belong to the pool. */
#ifndef NUMBERS_ANGLE_H
#define NUMBERS_ANGLE_H

#include "numbers/number.h"

struct angle {
    const struct number *half_turns;    /* rational */
    const struct number *arctangents;   /* sum of the arctangents, in radians */
    const struct number *cosine, *sine; /* of the part `arctangents` */
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

/* angle_add: x + y. angle_scale: the product with `factor`. It is exact when the factor is a multiple of 1/16; for
 * other factors the result may be an angle in radians. */
/*@ requires pool != \null && \valid_read(x) && \valid_read(y) && is_angle(*x) && is_angle(*y);
  @ assigns \nothing;
  @ ensures is_angle(\result); */
struct angle angle_add(struct number_pool *pool, const struct angle *x, const struct angle *y);
/*@ requires pool != \null && \valid_read(x) && is_angle(*x) && factor != \null;
  @ assigns \nothing;
  @ ensures is_angle(\result); */
struct angle angle_scale(struct number_pool *pool, const struct angle *x, const struct number *factor);

/* angle_cosine, angle_sine: algebraic numbers when the part in radians is 0, numbers known by enclosures otherwise. */
/*@ requires pool != \null && \valid_read(x) && is_angle(*x);
  @ assigns \result \from *x;
  @ ensures \result != \null; */
const struct number *angle_cosine(struct number_pool *pool, const struct angle *x);
/*@ requires pool != \null && \valid_read(x) && is_angle(*x);
  @ assigns \result \from *x;
  @ ensures \result != \null; */
const struct number *angle_sine(struct number_pool *pool, const struct angle *x);

/* angle_value: the angle in radians, as a number known by enclosures. */
/*@ requires pool != \null && \valid_read(x) && is_angle(*x);
  @ assigns \result \from *x;
  @ ensures \result != \null; */
const struct number *angle_value(struct number_pool *pool, const struct angle *x);

/* angle_sign: the sign of the angle itself (not of its sine): -1, 0 or 1; NUMBER_SIGN_UNKNOWN when the budget does not
 * suffice. */
/*@ requires pool != \null && \valid_read(x) && is_angle(*x);
  @ assigns \nothing;
  @ ensures -1 <= \result <= NUMBER_SIGN_UNKNOWN; */
int angle_sign(struct number_pool *pool, const struct angle *x);

/* angle_is_fraction: 1 when x is a rational multiple of pi without other parts, else 0. */
/*@ requires \valid_read(x) && is_angle(*x);
  @ assigns \nothing; */
int angle_is_fraction(const struct angle *x);

#endif
