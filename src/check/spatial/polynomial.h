/* SPDX-License-Identifier: BSD-2-Clause */
/* Univariate polynomials over the numbers of a certificate, and the rule POLY: the number of zeros in an interval, and
 * the sign of a polynomial at the zero of another one. */
#ifndef CHECK_SPATIAL_POLYNOMIAL_H
#define CHECK_SPATIAL_POLYNOMIAL_H

#include "check/numbers/range.h"

enum { POLY_ROOM = 20 };

/* Coefficients, constant first; the last of the `count` coefficients is not 0. */
struct poly {
    int count;
    scalar c[POLY_ROOM];
};

/*@ predicate poly_ok(struct poly x) = 0 <= x.count <= POLY_ROOM &&
  @   \forall integer i; 0 <= i < x.count ==> x.c[i] != \null; */

/* poly_of: from three coefficients, constant first. poly_line: from two. poly_slope: the derivative. */
/*@ requires c0 != \null && c1 != \null && c2 != \null;
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && \result.count <= 3 && DOUBT_STAYS; */
struct poly poly_of(scalar c0, scalar c1, scalar c2);
/*@ requires constant != \null && slope != \null;
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && \result.count <= 2 && DOUBT_STAYS; */
struct poly poly_line(scalar constant, scalar slope);
/*@ requires pool != \null && poly_ok(x) && poly_ok(y);
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && DOUBT_STAYS;
  @ ensures count: \result.count <= x.count || \result.count <= y.count; */
struct poly poly_add(struct scalar_pool *pool, struct poly x, struct poly y);
/*@ requires pool != \null && poly_ok(x) && poly_ok(y);
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && DOUBT_STAYS;
  @ ensures count: \result.count <= x.count || \result.count <= y.count; */
struct poly poly_subtract(struct scalar_pool *pool, struct poly x, struct poly y);
/*@ requires pool != \null && poly_ok(x) && poly_ok(y) && x.count + y.count <= POLY_ROOM + 1;
  @ assigns \nothing;
  @ ensures poly_ok(\result);
  @ ensures count: \result.count == (x.count == 0 || y.count == 0 ? 0 : x.count + y.count - 1); */
struct poly poly_multiply(struct scalar_pool *pool, struct poly x, struct poly y);
/*@ requires pool != \null && factor != \null && poly_ok(x);
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && \result.count <= x.count && DOUBT_STAYS; */
struct poly poly_scale(struct scalar_pool *pool, scalar factor, struct poly x);
/*@ requires pool != \null && poly_ok(x);
  @ assigns \nothing;
  @ ensures poly_ok(\result) && \result.count == (x.count > 0 ? x.count - 1 : 0); */
struct poly poly_slope(struct scalar_pool *pool, struct poly x);

/* poly_divisor: the greatest common divisor of x and y, which are not both 0. poly_simple: the squarefree part of x,
 * which is not 0. */
/*@ requires pool != \null && poly_ok(x) && poly_ok(y);
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && DOUBT_STAYS;
  @ ensures count: \result.count <= x.count || \result.count <= y.count;
  @ ensures nonzero: x.count > 0 ==> \result.count > 0; */
struct poly poly_divisor(struct scalar_pool *pool, struct poly x, struct poly y);
/*@ requires pool != \null && poly_ok(x) && x.count > 0;
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && DOUBT_STAYS; */
struct poly poly_simple(struct scalar_pool *pool, struct poly x);

/* poly_sign_at: the sign of the value at a number. */
/*@ requires pool != \null && poly_ok(x) && at != \null;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int poly_sign_at(struct scalar_pool *pool, struct poly x, scalar at);

/* poly_zeros_within: the bound of Descartes' rule of signs for the number of zeros strictly inside a cell; 0 and 1 are
 * exact. poly_zeros_beyond: the same for zeros above a number. */
/*@ requires pool != \null && poly_ok(x) && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result && DOUBT_STAYS; */
int poly_zeros_within(struct scalar_pool *pool, struct poly x, struct range cell);
/*@ requires pool != \null && poly_ok(x) && low != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result && DOUBT_STAYS; */
int poly_zeros_beyond(struct scalar_pool *pool, struct poly x, scalar low);

/* poly_range: an enclosure of the values on a cell, by Horner's scheme. */
/*@ requires pool != \null && poly_ok(x) && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range poly_range(struct scalar_pool *pool, struct poly x, struct range cell);

/* poly_sign_at_zero: the sign of x at the only zero in a cell of a polynomial with simple zeros; RANGE_OPEN when the cell
 * is too wide to determine it. */
/*@ requires pool != \null && poly_ok(x) && poly_ok(simple) && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && (-1 <= \result <= 1 || \result == RANGE_OPEN); */
int poly_sign_at_zero(struct scalar_pool *pool, struct poly x, struct poly simple, struct range cell);

#endif
