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

/* surd_from_number: the plain number x. */
struct surd surd_from_number(const struct number *x);

/* surd_root: sqrt(x) for x >= 0: plain when the root of a rational is rational, or that of another number is seen to lie in the field
 * of the pool; else 0 + 1 sqrt(x). */
struct surd surd_root(struct number_pool *pool, const struct number *x);

/* surd_add, surd_subtract, surd_multiply: exactly; x and y share d, or one of them is plain. */
struct surd surd_add(struct number_pool *pool, struct surd x, struct surd y);
struct surd surd_subtract(struct number_pool *pool, struct surd x, struct surd y);
struct surd surd_multiply(struct number_pool *pool, struct surd x, struct surd y);

/* surd_divide: x / y for a plain y that is not zero. */
struct surd surd_divide(struct number_pool *pool, struct surd x, const struct number *y);

/* surd_sign: -1, 0 or 1; NUMBER_SIGN_UNKNOWN only where number_sign says it of a, b or d. */
int surd_sign(struct number_pool *pool, struct surd x);

/* surd_evaluate: runs a program in surds; arguments as for exact_evaluate. */
void surd_evaluate(struct number_pool *pool, const struct instruction *code, int n, int inputs, struct surd *node);

#endif
