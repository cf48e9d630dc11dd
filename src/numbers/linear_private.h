/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations that linear.c and linear_guess.c share. */
#ifndef NUMBERS_LINEAR_PRIVATE_H
#define NUMBERS_LINEAR_PRIVATE_H

#include "numbers/linear.h"

/* The bound of a variable. Variables are numbered: first the rows, then the columns. */
static inline enum linear_bound linear_bound_of(const struct linear_question *q, int variable)
{
    return variable < q->matrix->rows ? q->row_bound[variable] : q->column_bound[variable - q->matrix->rows];
}

/* The direction, 1 or -1, in which a value of this sign must change to satisfy the bound; 0 when it satisfies it. */
static inline int linear_wanted(enum linear_bound bound, int sign)
{
    if (sign < 0) return bound == LINEAR_NOT_NEGATIVE || bound == LINEAR_ZERO;
    return sign > 0 && (bound == LINEAR_NOT_POSITIVE || bound == LINEAR_ZERO) ? -1 : 0;
}

/* 1 when a variable with value 0 and this bound may change in the given direction. */
static inline int linear_may_go(enum linear_bound bound, int direction)
{
    if (direction == 0 || bound == LINEAR_ZERO) return 0;
    return bound == LINEAR_FREE || (direction > 0) == (bound == LINEAR_NOT_NEGATIVE);
}

/* The state of a decision. `inverse` is the inverse of the block of the basis, row by row: its rows belong to the
 * columns of the basis and its columns to the rows. */
struct linear_decision {
    struct number_pool *pool;
    const struct linear_question *q;
    struct linear_basis *basis;
    const struct number *zero, *one, **inverse, **work;
    const struct number *x[LINEAR_MAX_SIZE]; /* values of the columns of the basis */
    const struct number *y[LINEAR_MAX_SIZE]; /* of each basic variable, by the rows of the basis */
};

/* linear_is_zero: 1 when x is 0. linear_add_product: sum + factor x y, where factor is 1 or -1. */
int linear_is_zero(const struct number *x);
const struct number *linear_add_product(struct number_pool *pool, const struct number *sum, int factor,
                                        const struct number *x, const struct number *y);

/* linear_entry: the entry of H in a row and column. */
static inline const struct number *linear_entry(const struct linear *matrix, int row, int column)
{
    return matrix->entry[row * matrix->columns + column];
}

/* linear_invert: computes the inverse of the block of the basis. Returns 0 when the block is singular. */
int linear_invert(struct linear_decision *d);

/* linear_exchange: makes the basic variable `leaves` nonbasic and the variable `enters` basic. */
void linear_exchange(const struct linear *matrix, struct linear_basis *basis, int leaves, int enters);

/* linear_guess: searches in doubles for a basis that decides. The basis changes even when the search fails. Returns the
 * variable whose row seems to prove that there is no solution, or -1. */
int linear_guess(const struct linear_question *question, struct linear_basis *basis);

#endif
