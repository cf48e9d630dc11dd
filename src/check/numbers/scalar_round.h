/* SPDX-License-Identifier: BSD-2-Clause */
/* Short rationals near long ones, for enclosures (kernel/enclose.h). Each result belongs to `pool`, whatever the pools
 * of its operands are. */
#ifndef CHECK_RATIONAL_ROUND_H
#define CHECK_RATIONAL_ROUND_H

#include "check/numbers/scalar.h"

/* scalar_round: a dyadic rational of about `bits` bits that is <= x, or >= x for up = 1; its distance from x is below
 * 2^(1 - bits) |x|. For an x that is an element of a number field, scalar_unknown. */
/*@ requires pool != \null && x != \null;
  @ assigns scalar_doubt, \result \from pool, x, bits, up;
  @ ensures \result != \null && DOUBT_STAYS; */
scalar scalar_round(struct scalar_pool *pool, scalar x, int bits, int up);

/* scalar_sum_round, scalar_product_round: the same for x + y and x y; fast when both are dyadic. */
/*@ requires pool != \null && x != \null && y != \null;
  @ assigns scalar_doubt, \result \from pool, x, y, bits, up;
  @ ensures \result != \null && DOUBT_STAYS; */
scalar scalar_sum_round(struct scalar_pool *pool, scalar x, scalar y, int bits, int up);
/*@ requires pool != \null && x != \null && y != \null;
  @ assigns scalar_doubt, \result \from pool, x, y, bits, up;
  @ ensures \result != \null && DOUBT_STAYS; */
scalar scalar_product_round(struct scalar_pool *pool, scalar x, scalar y, int bits, int up);

/* scalar_dot_round: the same for x[0] y[0] + ... + x[n - 1] y[n - 1], rounded once; fast when all are dyadic. */
/*@ requires pool != \null && \valid_read(x + (0 .. n - 1)) && \valid_read(y + (0 .. n - 1));
  @ requires \forall integer i; 0 <= i < n ==> x[i] != \null && y[i] != \null;
  @ assigns scalar_doubt, \result \from pool, x[0 .. n - 1], y[0 .. n - 1], bits, up;
  @ ensures \result != \null && DOUBT_STAYS; */
scalar scalar_dot_round(struct scalar_pool *pool, const scalar *x, const scalar *y, int n, int bits, int up);

/* scalar_root: the same for the square root of a rational x >= 0; for other x, scalar_unknown. */
/*@ requires pool != \null && x != \null;
  @ assigns scalar_doubt, \result \from pool, x, bits, up;
  @ ensures \result != \null && DOUBT_STAYS; */
scalar scalar_root(struct scalar_pool *pool, scalar x, int bits, int up);

/* scalar_integer, scalar_power_of_two: n, 2^n. */
/*@ requires pool != \null;
  @ assigns \result \from pool, n;
  @ ensures \result != \null; */
scalar scalar_integer(struct scalar_pool *pool, long n);
/*@ requires pool != \null && 0 <= n;
  @ assigns \result \from pool, n;
  @ ensures \result != \null; */
scalar scalar_power_of_two(struct scalar_pool *pool, int n);

/* scalar_size: an integer k with 2^(k - 1) < |x| < 2^(k + 1); -SCALAR_SIZE_UNKNOWN for 0, and SCALAR_SIZE_UNKNOWN
 * for an element of a number field, and for a rational whose k is SCALAR_SIZE_UNKNOWN or more in size. */
enum { SCALAR_SIZE_UNKNOWN = 1 << 30 };
/*@ requires x != \null;
  @ assigns \result \from x;
  @ ensures -SCALAR_SIZE_UNKNOWN <= \result <= SCALAR_SIZE_UNKNOWN; */
int scalar_size(scalar x);

/* scalar_series: for a rational |y| <= 1/256, the sums of y^n / n! over all n that are 0, 1, 2 and 3 modulo 4. Each
 * is within `wrong`, about 2^-bits, of the exact sum. 0 <= bits <= SCALAR_SERIES_MAX_BITS. */
enum { SCALAR_SERIES_MAX_BITS = 1 << 16 };
struct scalar_series {
    scalar sum[4], wrong;
};
/*@ requires pool != \null && y != \null && 0 <= bits <= SCALAR_SERIES_MAX_BITS;
  @ assigns \result \from pool, y, bits;
  @ ensures \result.wrong != \null && \forall integer i; 0 <= i < 4 ==> \result.sum[i] != \null; */
struct scalar_series scalar_series(struct scalar_pool *pool, scalar y, int bits);

#endif
