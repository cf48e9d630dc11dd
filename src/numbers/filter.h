/* SPDX-License-Identifier: BSD-2-Clause */
/* The floating-point filter: a double with a bound of its distance from the exact value.
 *
 * The bound is carried through every operation, so it belongs to the program that was run and holds no
 * constant chosen by hand.  It is valid in every rounding mode and with subnormals flushed to zero:
 * each operation is charged 2^-51 of its result and 2^-1000, which is more than any of these costs.
 * Beyond 2^1000 nothing is known: an overflow need not end at infinity.
 */
#ifndef NUMBERS_FILTER_H
#define NUMBERS_FILTER_H

#include "numbers/program.h"

#ifdef __FAST_MATH__
#error "painleve decides with IEEE arithmetic: do not compile it with -ffast-math"
#endif

struct ball {
    double value, error; /* |exact - value| <= error; error is infinite or NaN when nothing is known */
};

/* ball_from_double: the number within `distance` of `value`. */
struct ball ball_from_double(double value, double distance);

struct ball ball_add(struct ball x, struct ball y);
struct ball ball_subtract(struct ball x, struct ball y);
struct ball ball_multiply(struct ball x, struct ball y);

/* ball_sign: 1 or -1 when every number in the ball has that sign, else 2 (unknown). */
int ball_sign(struct ball x);

/* filter_evaluate: runs a program in balls; arguments as for exact_evaluate. */
void filter_evaluate(const struct instruction *code, int n, int inputs, struct ball *node);

#endif
