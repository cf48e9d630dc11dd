/* SPDX-License-Identifier: BSD-2-Clause */
/* Multivariate rational functions with rational coefficients.
 *
 * Numbers that are made from several variables by + - * / are rational functions of these variables. An irrational
 * number that occurs in them, of which only enclosures are known here, becomes an additional variable, called a
 * constant. */
#ifndef NUMBERS_MULTIVARIATE_H
#define NUMBERS_MULTIVARIATE_H

#include "numbers/number.h"

enum { SEVERAL_MAX_VARIABLES = 8, SEVERAL_MAX_TERMS = 2000 };

/* A set of functions over the same variables. Functions are denoted by their index in it. */
struct several;

/* several_new: an empty set over these variables, which are made by number_from_range. several_free: NULL is allowed. */
struct several *several_new(struct number_pool *pool, const struct number *const *variable, int count);
void several_free(struct several *several);

/* several_variables: the number of variables; the constants are the last of them. several_variable: one of them. */
int several_variables(const struct several *several);
const struct number *several_variable(const struct several *several, int index);

/* several_common: polynomials `top` and `bottom` with x_i = top_i / bottom for all i. Returns 1; 0 when some x is made
 * by other operations than + - * /, or the budget does not suffice. */
int several_common(struct several *several, const struct number *const *x, int count, int *top, int *bottom);

/* several_operate: the polynomial x + y, x - y or x y. several_opposite: -x. The index is -1 when the budget does not
 * suffice. */
enum several_operation { SEVERAL_SUM, SEVERAL_DIFFERENCE, SEVERAL_PRODUCT };
int several_operate(struct several *several, enum several_operation operation, int x, int y);
int several_opposite(struct several *several, int x);

/* several_powers: the degree of a polynomial in each variable. */
void several_powers(const struct several *several, int polynomial, int *power);

/* several_terms: the number of terms of a polynomial. several_term: the coefficient of a term; its exponents in
 * `exponent`. */
int several_terms(const struct several *several, int polynomial);
const struct number *several_term(const struct several *several, int polynomial, int term, long *exponent);

/* An irreducible polynomial in one of the variables; coefficients c[0] + c[1] x + ... */
enum { SEVERAL_MAX_LENGTH = 65 };
struct several_factor {
    int variable, length;
    const struct number *c[SEVERAL_MAX_LENGTH];
};

/* several_factors: factors a polynomial that depends on one variable only (constants do not count as variables) and
 * appends those irreducible factors that the list does not contain yet. */
void several_factors(const struct several *several, int polynomial, int variables, struct several_factor *list,
                     int *count, int room);

/* several_has_one_root: 1 when Descartes' rule proves that the factor has exactly one root strictly between two
 * rationals and does not vanish at either of them. */
int several_has_one_root(const struct several_factor *factor, const struct number *low, const struct number *high);

/* A box with one part cut off, perhaps. For each variable two rationals, low <= high, equal when the variable is fixed;
 * each end may be open. */
struct several_cell {
    const struct number *low[SEVERAL_MAX_VARIABLES], *high[SEVERAL_MAX_VARIABLES];
    unsigned char low_open[SEVERAL_MAX_VARIABLES], high_open[SEVERAL_MAX_VARIABLES];
    const struct several_factor *root; /* NULL, or a factor with exactly one root in the box, which divides it */
    int side; /* of the root: the cell is the part of the box where the variable is below (-1), at (0) or above (1) it */
};

/* several_signs: which signs the polynomial may have in the cell, from its Bernstein coefficients (spec/certificate.md,
 * sections 9.3 and 9.7): a sum of 1 for negative, 2 for zero and 4 for positive; 0 when the budget does not suffice. */
int several_signs(const struct several *several, int polynomial, const struct several_cell *cell);

#endif
