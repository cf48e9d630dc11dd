/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule ENCLOSE: intervals with rational ends that contain the value of an expression with exp, log, sin, cos, atan
 * and sqrt.
 *
 * Each operation gives an interval that contains its value for all arguments in the given intervals. Ends are dyadic
 * rationals of about `bits` bits, rounded outwards. Elementary functions are computed by reducing the argument, a
 * partial sum of a power series, and a bound of the remainder, which is stated where the series is summed (README.md of
 * this folder). When there is no value (a division by an interval that contains 0, the square root of a negative
 * number, an argument beyond ENCLOSE_MAX_SIZE) the ends are scalar_unknown, so that no conclusion follows. */
#ifndef CHECK_KERNEL_ENCLOSE_H
#define CHECK_KERNEL_ENCLOSE_H

#include "check/numbers/range.h"

enum { ENCLOSE_MIN_BITS = 16, ENCLOSE_MAX_BITS = 1 << 14, ENCLOSE_MAX_SIZE = 24 };

/* For x < -ENCLOSE_SMALLEST_EXP, exp x is enclosed only between 0 and exp(-ENCLOSE_SMALLEST_EXP). */
enum { ENCLOSE_SMALLEST_EXP = 1024 };

struct enclose {
    struct scalar_pool *pool;
    int bits;
};

/*@ predicate enclose_ok{L}(struct enclose *e) = \valid_read(e) && e->pool != \null && 0 <= e->bits <= 2 * ENCLOSE_MAX_BITS; */

/* enclose_number: an interval around x, which may be an element of the number field. enclose_integer: n exactly. */
/*@ requires enclose_ok(e) && x != \null;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclose_number(const struct enclose *e, scalar x);
/*@ requires enclose_ok(e);
  @ assigns \nothing;
  @ ensures range_ok(\result); */
struct range enclose_integer(const struct enclose *e, long n);

/* enclose_between: the interval from the lower end of x to the upper end of y. */
/*@ assigns \nothing;
  @ ensures \result.low == x.low && \result.high == y.high; */
struct range enclose_between(struct range x, struct range y);

/* enclose_add, ...: x + y, x - y, x y, x / y, -x. */
/*@ requires enclose_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclose_add(const struct enclose *e, struct range x, struct range y);
/*@ requires enclose_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclose_subtract(const struct enclose *e, struct range x, struct range y);
/*@ requires enclose_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclose_multiply(const struct enclose *e, struct range x, struct range y);
/*@ requires enclose_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclose_divide(const struct enclose *e, struct range x, struct range y);
/*@ requires enclose_ok(e) && range_ok(x);
  @ assigns \nothing;
  @ ensures range_ok(\result); */
struct range enclose_negate(const struct enclose *e, struct range x);

/* enclose_convolve: x[0] y[n - 1] + x[1] y[n - 2] + ... + x[n - 1] y[0], n <= ENCLOSE_MAX_TERMS: a coefficient of the
 * product of two power series. It is rounded once, so that it is much faster than separate products and sums. */
enum { ENCLOSE_MAX_TERMS = 16 };
/*@ requires enclose_ok(e) && 0 <= n <= ENCLOSE_MAX_TERMS && \valid_read(x + (0 .. n - 1)) && \valid_read(y + (0 .. n - 1));
  @ requires \forall integer i; 0 <= i < n ==> range_ok(x[i]) && range_ok(y[i]);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclose_convolve(const struct enclose *e, const struct range *x, const struct range *y, int n);

/* enclose_sqrt, ...: the function of every number in the interval; x >= 0 for the square root, x > 0 for the logarithm. */
/*@ requires enclose_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclose_sqrt(const struct enclose *e, struct range x);
/*@ requires enclose_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclose_exp(const struct enclose *e, struct range x);
/*@ requires enclose_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclose_log(const struct enclose *e, struct range x);
/*@ requires enclose_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclose_sine(const struct enclose *e, struct range x);
/*@ requires enclose_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclose_cosine(const struct enclose *e, struct range x);
/*@ requires enclose_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclose_arctangent(const struct enclose *e, struct range x);
/*@ requires enclose_ok(e);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
struct range enclose_pi(const struct enclose *e);

/* enclose_is_within: 1 when `inner` is contained in `outer`; ends may be equal. */
/*@ requires enclose_ok(e) && range_ok(inner) && range_ok(outer);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int enclose_is_within(const struct enclose *e, struct range inner, struct range outer);

#endif
