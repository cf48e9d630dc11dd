/* SPDX-License-Identifier: BSD-2-Clause */
/* Polynomials in one variable with exact coefficients. */
#ifndef NUMBERS_POLYNOMIAL_H
#define NUMBERS_POLYNOMIAL_H

#include "numbers/number.h"

enum { POLYNOMIAL_MAX_LENGTH = NUMBER_BUDGET_DEGREE + 1 };

/* c[0] + c[1] x + ...; the last coefficient is not zero, so the polynomial 0 has length 0. */
struct polynomial {
    int length;
    const struct number *c[POLYNOMIAL_MAX_LENGTH];
};

/* What these functions say: 1 yes or done, 0 no; POLYNOMIAL_UNKNOWN when the budget does not tell whether a coefficient
 * is zero, or the polynomial would be too long.  Then the output is untouched. */
enum { POLYNOMIAL_UNKNOWN = -1 };

/* polynomial_constant, polynomial_variable: c, and x. */
int polynomial_constant(const struct number *c, struct polynomial *out);
struct polynomial polynomial_variable(struct number_pool *pool);

/* polynomial_combine: x + factor y.  polynomial_multiply: x y.  polynomial_scale: x / divisor, which is not 0.  The output may be an operand. */
int polynomial_combine(struct number_pool *pool, const struct polynomial *x, const struct number *factor,
                       const struct polynomial *y, struct polynomial *out);
int polynomial_multiply(struct number_pool *pool, const struct polynomial *x, const struct polynomial *y,
                        struct polynomial *out);
void polynomial_scale(struct number_pool *pool, const struct number *divisor, struct polynomial *x);

/* polynomial_divide: is x = quotient y?  y is not 0.  The quotient may be x. */
int polynomial_divide(struct number_pool *pool, const struct polynomial *x, const struct polynomial *y,
                      struct polynomial *quotient);

/* polynomial_squarefree: x without its multiple factors: it has the same zeros, each simple.  x is not 0. */
int polynomial_squarefree(struct number_pool *pool, const struct polynomial *x, struct polynomial *out);

/* polynomial_at: its value at x. */
const struct number *polynomial_at(struct number_pool *pool, const struct polynomial *polynomial,
                                   const struct number *x);

#endif
