/* SPDX-License-Identifier: BSD-2-Clause */
/* Rational functions of several variables as products of powers of irreducible polynomials.
 *
 * Several quantities of one problem share most of their factors, and the sign of each quantity follows from the signs of its factors.
 * So a list of irreducible polynomials, each with integer coefficients that have no common divisor, serves them all. */
#ifndef NUMBERS_FACTORED_H
#define NUMBERS_FACTORED_H

#include "numbers/several.h"

enum { FACTORED_MAX = 40 };

/* Irreducible polynomials, none a constant and none a multiple of another; indices of `several`. */
struct factor_list {
    struct several *several;
    int polynomial[FACTORED_MAX], count;
};

/* constant * product of polynomial[i]^exponent[i]; the number 0 has the constant 0 and no powers. */
struct factored {
    const struct number *constant;
    short exponent[FACTORED_MAX];
};

/* factored_of: a number made from the variables of `several` by + - * /, as such a product.  New factors join the list.
 * Returns 1; 0 when it is made in another way, or the budget does not suffice. */
int factored_of(struct factor_list *list, const struct number *x, struct factored *out);

/* factored_derivative: the derivative of a polynomial with respect to a variable, as an index of `several`; -1 when the
 * budget does not suffice. */
int factored_derivative(struct several *several, int polynomial, int variable);

/* factored_sign_at: the sign of a polynomial where the variables have these whole values. */
int factored_sign_at(const struct several *several, int polynomial, const long value[SEVERAL_MAX_VARIABLES]);

#endif
