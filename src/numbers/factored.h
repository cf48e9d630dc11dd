/* SPDX-License-Identifier: BSD-2-Clause */
/* Multivariate rational functions as products of powers of irreducible polynomials.
 *
 * The quantities of one problem share most of their factors, and the sign of a quantity follows from the signs of its
 * factors. One list of irreducible polynomials, each with integer coefficients without a common divisor, therefore
 * serves all quantities. */
#ifndef NUMBERS_FACTORED_H
#define NUMBERS_FACTORED_H

#include "numbers/multivariate.h"

enum { FACTORED_MAX = 40 };

/* Irreducible polynomials, none constant and no two proportional, as indices into `multivariate`. */
struct factor_list {
    struct multivariate *multivariate;
    int polynomial[FACTORED_MAX], count;
};

/* constant * product of polynomial[i]^exponent[i]; the number 0 has the constant 0 and no powers. */
struct factored {
    const struct number *constant;
    short exponent[FACTORED_MAX];
};

/* factored_of: factors a number that is made from the variables of `multivariate` by + - * /. Factors that are not in the
 * list yet are appended. Returns 1; 0 when the number is made by another operation or the budget does not suffice. */
int factored_of(struct factor_list *list, const struct number *x, struct factored *out);

/* factored_derivative: the partial derivative of a polynomial with respect to a variable, as an index into `multivariate`;
 * -1 when the budget does not suffice. */
int factored_derivative(struct multivariate *multivariate, int polynomial, int variable);

/* factored_sign_at: the sign of a polynomial at the integer point `value`. */
int factored_sign_at(const struct multivariate *multivariate, int polynomial,
                     const long value[MULTIVARIATE_MAX_VARIABLES]);

#endif
