/* SPDX-License-Identifier: BSD-2-Clause */
/* What linear.c and linear_guess.c share. */
#ifndef NUMBERS_LINEAR_PRIVATE_H
#define NUMBERS_LINEAR_PRIVATE_H

#include "numbers/linear.h"

/* A row or column: the rows come first. */
static inline enum linear_bound linear_bound_of(const struct linear_question *q, int variable)
{
    return variable < q->matrix->rows ? q->row_bound[variable] : q->column_bound[variable - q->matrix->rows];
}

/* The direction, 1 or -1, in which a value of this sign has to go to meet the bound; 0 where it does. */
static inline int linear_wanted(enum linear_bound bound, int sign)
{
    if (sign < 0) return bound == LINEAR_NOT_NEGATIVE || bound == LINEAR_ZERO;
    return sign > 0 && (bound == LINEAR_NOT_POSITIVE || bound == LINEAR_ZERO) ? -1 : 0;
}

/* 1 when what is 0 may go in a direction. */
static inline int linear_may_go(enum linear_bound bound, int direction)
{
    if (direction == 0 || bound == LINEAR_ZERO) return 0;
    return bound == LINEAR_FREE || (direction > 0) == (bound == LINEAR_NOT_NEGATIVE);
}

/* A decision on its way: the inverse of the block of the basis, row by row (columns of the basis by its rows). */
struct linear_decision {
    struct number_pool *pool;
    const struct linear_question *q;
    struct linear_basis *basis;
    const struct number *zero, *one, **inverse, **work;
    const struct number *x[LINEAR_MAX_SIZE]; /* values of the columns of the basis */
    const struct number *y[LINEAR_MAX_SIZE]; /* a basic variable by the rows of the basis */
};

/* linear_is_zero: 1 for 0.  linear_add_product: sum + factor x y, where factor is 1 or -1. */
int linear_is_zero(const struct number *x);
const struct number *linear_add_product(struct number_pool *pool, const struct number *sum, int factor,
                                        const struct number *x, const struct number *y);

/* linear_entry: the number of H in a row and column. */
static inline const struct number *linear_entry(const struct linear *matrix, int row, int column)
{
    return matrix->entry[row * matrix->columns + column];
}

/* linear_invert: the inverse of the block of the basis.  Returns 0 when it has none. */
int linear_invert(struct linear_decision *d);

/* linear_exchange: takes a variable out of the basic ones, and another into them. */
void linear_exchange(const struct linear *matrix, struct linear_basis *basis, int leaves, int enters);

/* linear_guess: looks in doubles for a basis that decides; the basis is changed also where none is found.
 * Returns the variable whose row seems to refute the question, or -1. */
int linear_guess(const struct linear_question *question, struct linear_basis *basis);

#endif
