/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers a + b sqrt(d): the exact values behind one square root.
 *
 * All surds that are combined share d, which is positive and not the square of a rational; it may be the square of an algebraic
 * number, so that a number may have several forms, but signs are right.  b is NULL for a plain number.  The values belong to the pool of the numbers they are made of.
 */
#ifndef NUMBERS_SURD_H
#define NUMBERS_SURD_H

#include "numbers/number.h"
#include "numbers/program.h"

struct surd {
    const struct number *a, *b, *d; /* b and d are NULL together */
};

/*@ predicate is_surd(struct surd x) = x.a != \null && (x.b == \null <==> x.d == \null); */

/* surd_from_number: the plain number x. */
/*@ requires x != \null;
  @ assigns \nothing;
  @ ensures is_surd(\result); */
struct surd surd_from_number(const struct number *x);

/* surd_root: sqrt(x) for x >= 0: plain when the root of a rational is rational, or that of another number is seen to lie in the field
 * of the pool; else 0 + 1 sqrt(x). */
/*@ requires pool != \null && x != \null;
  @ assigns \nothing;
  @ ensures is_surd(\result); */
struct surd surd_root(struct number_pool *pool, const struct number *x);

/* surd_add, surd_subtract, surd_multiply: exactly; x and y share d, or one of them is plain. */
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

/* surd_divide: x / y for a plain y that is not zero. */
/*@ requires pool != \null && is_surd(x) && y != \null && value(y) != 0;
  @ assigns \nothing;
  @ ensures is_surd(\result); */
struct surd surd_divide(struct number_pool *pool, struct surd x, const struct number *y);

/* surd_sign: -1, 0 or 1; NUMBER_SIGN_UNKNOWN only where number_sign says it of a, b or d. */
/*@ requires pool != \null && is_surd(x);
  @ assigns \nothing;
  @ ensures -1 <= \result <= NUMBER_SIGN_UNKNOWN; */
int surd_sign(struct number_pool *pool, struct surd x);

/* surd_evaluate: runs a program in surds; arguments as for exact_evaluate. */
/*@ requires pool != \null && 0 <= n && 0 <= inputs && inputs + n <= PROGRAM_MAX_NODES && well_formed(code, n, inputs);
  @ requires \valid_read(code + (0 .. n - 1)) && \valid(node + (0 .. inputs + n - 1));
  @ requires \separated(code + (0 .. n - 1), node + (0 .. inputs + n - 1));
  @ requires \forall integer k; 0 <= k < inputs ==> is_surd(node[k]);
  @ assigns node[inputs .. inputs + n - 1];
  @ ensures \forall integer k; 0 <= k < inputs + n ==> is_surd(node[k]); */
void surd_evaluate(struct number_pool *pool, const struct instruction *code, int n, int inputs, struct surd *node);

#endif
