/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations that linear.c and linear_guess.c share. */
#ifndef NUMBERS_LINEAR_PRIVATE_H
#define NUMBERS_LINEAR_PRIVATE_H

#include "numbers/linear.h"

/* The bound of a variable. Variables are numbered: first the rows, then the columns. */
/*@ requires \valid_read(q) && \valid_read(q->matrix) && 0 <= q->matrix->rows <= LINEAR_MAX_SIZE;
  @ requires 0 <= variable < q->matrix->rows + LINEAR_MAX_SIZE;
  @ assigns \nothing; */
static inline enum linear_bound linear_bound_of(const struct linear_question *q, int variable)
{
    return variable < q->matrix->rows ? q->row_bound[variable] : q->column_bound[variable - q->matrix->rows];
}

/* The direction, 1 or -1, in which a value of this sign must change to satisfy the bound; 0 when it satisfies it. */
/*@ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static inline int linear_wanted(enum linear_bound bound, int sign)
{
    if (sign < 0) return bound == LINEAR_NOT_NEGATIVE || bound == LINEAR_ZERO;
    return sign > 0 && (bound == LINEAR_NOT_POSITIVE || bound == LINEAR_ZERO) ? -1 : 0;
}

/* 1 when a variable with value 0 and this bound may change in the given direction. */
/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static inline int linear_may_go(enum linear_bound bound, int direction)
{
    if (direction == 0 || bound == LINEAR_ZERO) return 0;
    return bound == LINEAR_FREE || (direction > 0) == (bound == LINEAR_NOT_NEGATIVE);
}

/* A row of a matrix. */
struct linear_row {
    const struct number *at[2 * LINEAR_MAX_SIZE];
};

/* The state of a decision. A row of `reduced` is one of the unit matrix, and behind it one of the inverse of the block
 * of the basis. The rows of the inverse belong to the columns of the basis and its columns to the rows. */
struct linear_decision {
    struct number_pool *pool;
    const struct linear_question *q;
    struct linear_basis *basis;
    const struct number *zero, *one;
    struct linear_row *reduced;
    const struct number *x[LINEAR_MAX_SIZE]; /* values of the columns of the basis */
    const struct number *y[LINEAR_MAX_SIZE]; /* of each basic variable, by the rows of the basis */
};

/* The first n entries of a row, and of the first m rows, are numbers. What is written shares no memory with what is read
 * meanwhile. */
/*@ predicate is_row{L}(struct linear_row *x, integer n) = \forall integer k; 0 <= k < n ==> x->at[k] != \null;
  @ predicate first_rows{L}(struct linear_row *x, integer m, integer n) =
  @     \forall integer i; 0 <= i < m ==> is_row(x + i, n);
  @ predicate are_apart{L}(struct linear_decision *d) = \separated(d, d->q, d->q->matrix, d->basis) &&
  @     \separated(d->reduced + (0 .. LINEAR_MAX_SIZE - 1), d, d->q, d->q->matrix, d->basis);
  @ predicate is_decision{L}(struct linear_decision *d) = \valid(d) && d->pool != \null && d->zero != \null &&
  @     d->one != \null && is_question(d->q) && is_basis(d->basis, d->q->matrix) &&
  @     \valid(d->reduced + (0 .. d->q->matrix->rows - 1)) && are_apart(d);
  @ predicate is_reduced{L}(struct linear_decision *d) = first_rows(d->reduced, d->basis->size, 2 * d->basis->size);
  @ predicate stays{A, B}(struct linear_decision *d) = \at(d->q, A) == \at(d->q, B) && \at(d->basis, A) == \at(d->basis, B) &&
  @     \at(d->reduced, A) == \at(d->reduced, B) && \at(d->q->matrix, A) == \at(d->q->matrix, B) &&
  @     \at(d->q->matrix->rows, A) == \at(d->q->matrix->rows, B) &&
  @     \at(d->q->matrix->columns, A) == \at(d->q->matrix->columns, B); */

/* linear_is_zero: 1 when x is 0. linear_add_product: sum + factor x y, where factor is 1 or -1. */
/*@ requires x != \null;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int linear_is_zero(const struct number *x);
/*@ requires pool != \null && sum != \null && x != \null && y != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
const struct number *linear_add_product(struct number_pool *pool, const struct number *sum, int factor,
                                        const struct number *x, const struct number *y);

/* linear_place: the index of the entry of H in a row and column. */
/*@ requires \valid_read(matrix) && 0 <= matrix->rows <= LINEAR_MAX_SIZE && 0 <= matrix->columns <= LINEAR_MAX_SIZE;
  @ requires 0 <= row < matrix->rows && 0 <= column < matrix->columns;
  @ assigns \nothing;
  @ ensures 0 <= \result < matrix->rows * matrix->columns <= LINEAR_MAX_SIZE * LINEAR_MAX_SIZE; */
static inline int linear_place(const struct linear *matrix, int row, int column)
{
    return row * matrix->columns + column;
}

/* linear_entry: the entry of H in a row and column. */
/*@ requires is_matrix(matrix) && 0 <= row < matrix->rows && 0 <= column < matrix->columns;
  @ assigns \nothing;
  @ ensures \result != \null; */
static inline const struct number *linear_entry(const struct linear *matrix, int row, int column)
{
    return matrix->entry[linear_place(matrix, row, column)];
}

/* linear_inverse: the entry of the inverse in a row and column. */
/*@ requires is_decision(d) && is_reduced(d) && 0 <= row < d->basis->size && 0 <= column < d->basis->size;
  @ assigns \nothing;
  @ ensures \result != \null; */
static inline const struct number *linear_inverse(const struct linear_decision *d, int row, int column)
{
    return d->reduced[row].at[d->basis->size + column];
}

/* linear_invert: computes the inverse of the block of the basis. Returns 0 when the block is singular. */
/*@ requires is_decision(d);
  @ assigns d->reduced[0 .. LINEAR_MAX_SIZE - 1];
  @ ensures 0 <= \result <= 1;
  @ ensures stays: stays{Pre, Post}(d);
  @ ensures decision: is_decision(d);
  @ ensures reduced: is_reduced(d); */
int linear_invert(const struct linear_decision *d);

/* linear_exchange: makes the basic variable `leaves` nonbasic and the variable `enters` basic. */
/*@ requires is_matrix(matrix) && is_basis(basis, matrix) && \valid(basis) && \separated(basis, matrix);
  @ requires 0 <= leaves < matrix->rows + matrix->columns && 0 <= enters < matrix->rows + matrix->columns;
  @ requires leaves >= matrix->rows || enters < matrix->rows ==> basis->size > 0;
  @ assigns *basis;
  @ ensures is_basis(basis, matrix); */
void linear_exchange(const struct linear *matrix, struct linear_basis *basis, int leaves, int enters);

/* linear_guess: searches in doubles for a basis that decides. The basis changes even when the search fails. Returns the
 * variable whose row seems to prove that there is no solution, or -1. */
/*@ requires is_question(question) && is_basis(basis, question->matrix) && \valid(basis);
  @ requires \separated(basis, question, question->matrix);
  @ assigns *basis;
  @ ensures -1 <= \result < question->matrix->rows + question->matrix->columns && is_basis(basis, question->matrix); */
int linear_guess(const struct linear_question *question, struct linear_basis *basis);

#endif
