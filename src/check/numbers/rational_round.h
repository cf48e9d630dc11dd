/* SPDX-License-Identifier: BSD-2-Clause */
/* Short rationals near long ones, for enclosures (kernel/enclose.h). Each result belongs to `pool`, whatever the pools
 * of its operands are. */
#ifndef CHECK_RATIONAL_ROUND_H
#define CHECK_RATIONAL_ROUND_H

#include "check/numbers/rational.h"

/* rational_round: a dyadic rational of about `bits` bits that is <= x, or >= x for up = 1; its distance from x is below
 * 2^(1 - bits) |x|. For an x that is an element of a number field, rational_unknown. */
/*@ // A74
  @ requires pool != \null && x != \null;
  @ assigns rational_doubt, \result \from pool, x, bits, up;
  @ ensures \result != \null && DOUBT_STAYS; */
rational rational_round(struct rational_pool *pool, rational x, int bits, int up);

/* rational_sum_round, rational_product_round: the same for x + y and x y; fast when both are dyadic. */
/*@ // A74
  @ requires pool != \null && x != \null && y != \null;
  @ assigns rational_doubt, \result \from pool, x, y, bits, up;
  @ ensures \result != \null && DOUBT_STAYS; */
rational rational_sum_round(struct rational_pool *pool, rational x, rational y, int bits, int up);
/*@ // A74
  @ requires pool != \null && x != \null && y != \null;
  @ assigns rational_doubt, \result \from pool, x, y, bits, up;
  @ ensures \result != \null && DOUBT_STAYS; */
rational rational_product_round(struct rational_pool *pool, rational x, rational y, int bits, int up);

/* rational_dot_round: the same for x[0] y[0] + ... + x[n - 1] y[n - 1], rounded once; fast when all are dyadic. */
/*@ // A74
  @ requires pool != \null && \valid_read(x + (0 .. n - 1)) && \valid_read(y + (0 .. n - 1));
  @ requires \forall integer i; 0 <= i < n ==> x[i] != \null && y[i] != \null;
  @ assigns rational_doubt, \result \from pool, x[0 .. n - 1], y[0 .. n - 1], bits, up;
  @ ensures \result != \null && DOUBT_STAYS; */
rational rational_dot_round(struct rational_pool *pool, const rational *x, const rational *y, int n, int bits, int up);

/* rational_root: the same for the square root of a rational x >= 0; for other x, rational_unknown. */
/*@ // A74
  @ requires pool != \null && x != \null;
  @ assigns rational_doubt, \result \from pool, x, bits, up;
  @ ensures \result != \null && DOUBT_STAYS; */
rational rational_root(struct rational_pool *pool, rational x, int bits, int up);

/* rational_integer, rational_power_of_two: n, 2^n. */
/*@ // A74
  @ requires pool != \null;
  @ assigns \result \from pool, n;
  @ ensures \result != \null; */
rational rational_integer(struct rational_pool *pool, long n);
/*@ // A74
  @ requires pool != \null && 0 <= n;
  @ assigns \result \from pool, n;
  @ ensures \result != \null; */
rational rational_power_of_two(struct rational_pool *pool, int n);

/* rational_size: an integer k with 2^(k - 1) < |x| < 2^(k + 1); -RATIONAL_SIZE_UNKNOWN for 0, and RATIONAL_SIZE_UNKNOWN
 * for an element of a number field. */
enum { RATIONAL_SIZE_UNKNOWN = 1 << 30 };
/*@ // A74
  @ requires x != \null;
  @ assigns \result \from x;
  @ ensures -RATIONAL_SIZE_UNKNOWN <= \result <= RATIONAL_SIZE_UNKNOWN; */
int rational_size(rational x);

/* rational_series: for a rational |y| <= 1/256, the sums of y^n / n! over all n that are 0, 1, 2 and 3 modulo 4. Each
 * is within `wrong`, about 2^-bits, of the exact sum. */
struct rational_series {
    rational sum[4], wrong;
};
/*@ // A74
  @ requires pool != \null && y != \null;
  @ assigns \result \from pool, y, bits;
  @ ensures \result.wrong != \null && \forall integer i; 0 <= i < 4 ==> \result.sum[i] != \null; */
struct rational_series rational_series(struct rational_pool *pool, rational y, int bits);

#endif
