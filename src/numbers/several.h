/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers as rational functions of the several numbers that they are made from, with rational coefficients.
 *
 * An irrational number on the way, of which only enclosures are known here, becomes a variable of its own: a constant. */
#ifndef NUMBERS_SEVERAL_H
#define NUMBERS_SEVERAL_H

#include "numbers/number.h"

enum { SEVERAL_MAX_VARIABLES = 8, SEVERAL_MAX_TERMS = 2000 };

/* The functions made so far; they have indices. */
struct several;

/* several_new: no functions yet; the variables are made by number_from_range.  several_free: NULL is allowed. */
struct several *several_new(struct number_pool *pool, const struct number *const *variable, int count);
void several_free(struct several *several);

/* several_variables: how many there are, the constants last.  several_variable: one of them. */
int several_variables(const struct several *several);
const struct number *several_variable(const struct several *several, int index);

/* several_common: polynomials `top` and a `bottom` such that x_i = top_i / bottom.  Returns 1; 0 when some x is made in
 * another way than by + - * /, or the budget does not suffice. */
int several_common(struct several *several, const struct number *const *x, int count, int *top, int *bottom);

/* several_operate: the polynomial x + y, x - y or x y.  several_opposite: -x.  Index -1 when the budget does not suffice. */
enum several_operation { SEVERAL_SUM, SEVERAL_DIFFERENCE, SEVERAL_PRODUCT };
int several_operate(struct several *several, enum several_operation operation, int x, int y);
int several_opposite(struct several *several, int x);

/* several_powers: the largest power of each variable in a polynomial. */
void several_powers(const struct several *several, int polynomial, int *power);

/* several_terms: how many terms a polynomial has.  several_term: the coefficient of one, and its exponents. */
int several_terms(const struct several *several, int polynomial);
const struct number *several_term(const struct several *several, int polynomial, int term, long *exponent);

/* A polynomial in one of the variables, irreducible; coefficients from the constant one. */
enum { SEVERAL_MAX_LENGTH = 65 };
struct several_factor {
    int variable, length;
    const struct number *c[SEVERAL_MAX_LENGTH];
};

/* several_factors: adds to the list the factors of a polynomial in one variable alone that it does not hold yet; constants do not count as variables. */
void several_factors(const struct several *several, int polynomial, int variables, struct several_factor *list,
                     int *count, int room);

/* several_has_one_root: 1 when a factor has exactly one root between two rationals, ends excluded, by Descartes' rule, and is zero at neither. */
int several_has_one_root(const struct several_factor *factor, const struct number *low, const struct number *high);

/* A part of space: for each variable two rationals, one twice where it keeps to a point. */
struct several_cell {
    const struct number *low[SEVERAL_MAX_VARIABLES], *high[SEVERAL_MAX_VARIABLES];
    unsigned char low_open[SEVERAL_MAX_VARIABLES], high_open[SEVERAL_MAX_VARIABLES];
    const struct several_factor *root; /* NULL; or one with one root in the cell: then the part of the cell */
    int side;                          /* where its variable is below (-1), at (0) or above (1) the root */
};

/* several_signs: which signs the polynomial may have there, by its Bernstein coefficients (spec/certificate.md, 9.3, 9.7): a sum of 1
 * for negative, 2 for zero, 4 for positive; 0 when the budget does not suffice. */
int several_signs(const struct several *several, int polynomial, const struct several_cell *cell);

#endif
