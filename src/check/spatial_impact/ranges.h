/* SPDX-License-Identifier: BSD-2-Clause */
/* Intervals in which an exact number remains exact: it is not rounded, even when it is an element of a number field. */
#ifndef CHECK_SPATIAL_IMPACT_RANGES_H
#define CHECK_SPATIAL_IMPACT_RANGES_H

#include "check/spatial_impact/follow.h"

/* impact3_rounded: an interval with short ends; an exact number as it is. */
/*@ requires impact3_given_ok(g) && range_ok(a);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range impact3_rounded(const struct impact3_given *g, struct range a);

/* impact3_add, impact3_subtract, impact3_multiply, impact3_divide: exact for exact numbers. */
/*@ requires impact3_given_ok(g) && range_ok(a) && range_ok(b);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range impact3_add(const struct impact3_given *g, struct range a, struct range b);

/*@ requires impact3_given_ok(g) && range_ok(a) && range_ok(b);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range impact3_subtract(const struct impact3_given *g, struct range a, struct range b);

/*@ requires impact3_given_ok(g) && range_ok(a) && range_ok(b);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range impact3_multiply(const struct impact3_given *g, struct range a, struct range b);

/*@ requires impact3_given_ok(g) && range_ok(a) && range_ok(b);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range impact3_divide(const struct impact3_given *g, struct range a, struct range b);

/* impact3_root, impact3_integer: the square root of an interval; an integer. */
/*@ requires impact3_given_ok(g) && range_ok(a);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range impact3_root(const struct impact3_given *g, struct range a);

/*@ requires impact3_given_ok(g);
  @ assigns \nothing;
  @ ensures range_ok(\result); */
struct range impact3_integer(const struct impact3_given *g, long n);

/* impact3_is_below: 1 when every number of a is below every number of b. impact3_is_negative: 1 when every number of a is
 * negative. */
/*@ requires impact3_given_ok(g) && range_ok(a) && range_ok(b);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int impact3_is_below(const struct impact3_given *g, struct range a, struct range b);

/*@ requires range_ok(a);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int impact3_is_negative(struct range a);

#endif
