/* SPDX-License-Identifier: BSD-2-Clause */
/* Multivariate rational functions with rational coefficients.
 *
 * Numbers that are made from several variables by + - * / are rational functions of these variables. An irrational
 * number that occurs in them, of which only enclosures are known here, becomes an additional variable, called a
 * constant. */
#ifndef NUMBERS_MULTIVARIATE_H
#define NUMBERS_MULTIVARIATE_H

#include "numbers/number.h"

enum { MULTIVARIATE_MAX_VARIABLES = 8, MULTIVARIATE_MAX_TERMS = 2000 };

/* A set of functions over the same variables. Functions are denoted by their index in it. */
struct multivariate;

/* multivariate_new: an empty set over these variables, which are made by number_from_range. multivariate_free: NULL is allowed. */
struct multivariate *multivariate_new(struct number_pool *pool, const struct number *const *variable, int count);
void multivariate_free(struct multivariate *multivariate);

/* multivariate_variables: the number of variables; the constants are the last of them. multivariate_variable: one of them. */
int multivariate_variables(const struct multivariate *multivariate);
const struct number *multivariate_variable(const struct multivariate *multivariate, int index);

/* multivariate_common: polynomials `top` and `bottom` with x_i = top_i / bottom for all i. Returns 1; 0 when some x is made
 * by other operations than + - * /, or the budget does not suffice. */
int multivariate_common(struct multivariate *multivariate, const struct number *const *x, int count, int *top,
                        int *bottom);

/* multivariate_operate: the polynomial x + y, x - y or x y. multivariate_opposite: -x. The index is -1 when the budget does not
 * suffice. */
enum multivariate_operation { MULTIVARIATE_SUM, MULTIVARIATE_DIFFERENCE, MULTIVARIATE_PRODUCT };
int multivariate_operate(struct multivariate *multivariate, enum multivariate_operation operation, int x, int y);
int multivariate_opposite(struct multivariate *multivariate, int x);

/* multivariate_powers: the degree of a polynomial in each variable. */
void multivariate_powers(const struct multivariate *multivariate, int polynomial, int *power);

/* multivariate_terms: the number of terms of a polynomial. multivariate_term: the coefficient of a term; its exponents in
 * `exponent`. */
int multivariate_terms(const struct multivariate *multivariate, int polynomial);
const struct number *multivariate_term(const struct multivariate *multivariate, int polynomial, int term,
                                       long *exponent);

/* An irreducible polynomial in one of the variables; coefficients c[0] + c[1] x + ... */
enum { MULTIVARIATE_MAX_LENGTH = 65 };
struct multivariate_factor {
    int variable, length;
    const struct number *c[MULTIVARIATE_MAX_LENGTH];
};

/* multivariate_factors: factors a polynomial that depends on one variable only (constants do not count as variables) and
 * appends those irreducible factors that the list does not contain yet. */
void multivariate_factors(const struct multivariate *multivariate, int polynomial, int variables,
                          struct multivariate_factor *list, int *count, int room);

/* multivariate_has_one_root: 1 when Descartes' rule proves that the factor has exactly one root strictly between two
 * rationals and does not vanish at either of them. */
int multivariate_has_one_root(const struct multivariate_factor *factor, const struct number *low,
                              const struct number *high);

/* A box with one part cut off, perhaps. For each variable two rationals, low <= high, equal when the variable is fixed;
 * each end may be open. */
struct multivariate_cell {
    const struct number *low[MULTIVARIATE_MAX_VARIABLES], *high[MULTIVARIATE_MAX_VARIABLES];
    unsigned char low_open[MULTIVARIATE_MAX_VARIABLES], high_open[MULTIVARIATE_MAX_VARIABLES];
    const struct multivariate_factor *root; /* NULL, or a factor with exactly one root in the box, which divides it */
    int side; /* of the root: the cell is the part of the box where the variable is below (-1), at (0) or above (1) it */
};

/* multivariate_signs: which signs the polynomial may have in the cell, from its Bernstein coefficients (spec/certificate.md,
 * sections 9.3 and 9.7): a sum of 1 for negative, 2 for zero and 4 for positive; 0 when the budget does not suffice. */
int multivariate_signs(const struct multivariate *multivariate, int polynomial, const struct multivariate_cell *cell);

#endif
