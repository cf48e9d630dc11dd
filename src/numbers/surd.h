/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers a + b sqrt(d): exact values with one square root.
 *
 * All surds that are combined share d, which is positive and not the square of a rational. It may be the square of an
 * algebraic number; then a number may have more than one form, but the signs are right. b and d are NULL for a number
 * without a root. The values belong to the pool of the numbers they are made of. */
#ifndef NUMBERS_SURD_H
#define NUMBERS_SURD_H

#include "numbers/number.h"
#include "numbers/program.h"

struct surd {
    const struct number *a, *b, *d; /* b and d are NULL together */
};

/*@ predicate is_surd(struct surd x) = x.a != \null && (x.b == \null <==> x.d == \null); */

/* surd_from_number: the number x, without a root. */
/*@ requires x != \null;
  @ assigns \nothing;
  @ ensures is_surd(\result); */
struct surd surd_from_number(const struct number *x);

/* surd_root: sqrt(x) for x >= 0. The result has no root when the root of a rational is rational, or the root of another
 * number is found to lie in the field of the pool; else it is 0 + 1 sqrt(x). */
/*@ requires pool != \null && x != \null;
  @ assigns \nothing;
  @ ensures is_surd(\result); */
struct surd surd_root(struct number_pool *pool, const struct number *x);

/* surd_add, surd_subtract, surd_multiply: the exact results; x and y share d, or one of them has no root. */
/*@ requires pool != \null && is_surd(x) && is_surd(y);
  @ assigns \nothing;
  @ ensures is_surd(\result); */
struct surd surd_add(struct number_pool *pool, struct surd x, struct surd y);
/*@ requires pool != \null && is_surd(x) && is_surd(y);
  @ assigns \nothing;
  @ ensures is_surd(\result); */
struct surd surd_subtract(struct number_pool *pool, struct surd x, struct surd y);
/*@ requires pool != \null && is_surd(x) && is_surd(y);
  @ assigns \nothing;
  @ ensures is_surd(\result); */
struct surd surd_multiply(struct number_pool *pool, struct surd x, struct surd y);

/* surd_divide: x / y for a number y, without a root, that is not zero. */
/*@ requires pool != \null && is_surd(x) && y != \null && value(y) != 0;
  @ assigns \nothing;
  @ ensures is_surd(\result); */
struct surd surd_divide(struct number_pool *pool, struct surd x, const struct number *y);

/* surd_sign: -1, 0 or 1; NUMBER_SIGN_UNKNOWN only when number_sign returns it for a, b or d. */
/*@ requires pool != \null && is_surd(x);
  @ assigns \nothing;
  @ ensures -1 <= \result <= NUMBER_SIGN_UNKNOWN; */
int surd_sign(struct number_pool *pool, struct surd x);

/* surd_evaluate: evaluates a straight-line program in surds; arguments as for exact_evaluate. */
/*@ requires pool != \null && 0 <= n && 0 <= inputs && inputs + n <= PROGRAM_MAX_NODES && well_formed(code, n, inputs);
  @ requires \valid_read(code + (0 .. n - 1)) && \valid(node + (0 .. inputs + n - 1));
  @ requires \separated(code + (0 .. n - 1), node + (0 .. inputs + n - 1));
  @ requires \forall integer k; 0 <= k < inputs ==> is_surd(node[k]);
  @ assigns node[inputs .. inputs + n - 1];
  @ ensures \forall integer k; 0 <= k < inputs + n ==> is_surd(node[k]); */
void surd_evaluate(struct number_pool *pool, const struct instruction *code, int n, int inputs, struct surd *node);

#endif
