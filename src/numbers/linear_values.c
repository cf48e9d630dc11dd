/* SPDX-License-Identifier: BSD-2-Clause */
/* The values of the variables at the point of a basis, and how basic variables change with the others. */
#include "numbers/linear_values.h"

int linear_too_large(const struct linear_decision *d, long bits)
{
    /*@ loop invariant 0 <= i <= d->basis->size;
      @ loop assigns i;
      @ loop variant d->basis->size - i; */
    for (int i = 0; i < d->basis->size; i++)
        /*@ loop invariant 0 <= j <= d->basis->size;
          @ loop assigns j;
          @ loop variant d->basis->size - j; */
        for (int j = 0; j < d->basis->size; j++)
            if (number_size(d->pool, linear_inverse(d, i, j)) > bits) return 1;
    return 0;
}

/* The value of a column of the basis: minus its row of the inverse, times the constants of the basic rows. */
/*@ requires is_decision(d) && is_reduced(d) && 0 <= i < d->basis->size;
  @ assigns \nothing;
  @ ensures \result != \null; */
static const struct number *column_value(const struct linear_decision *d, int i)
{
    const struct number *sum = d->zero;
    /*@ loop invariant 0 <= j <= d->basis->size && sum != \null;
      @ loop assigns j, sum;
      @ loop variant d->basis->size - j; */
    for (int j = 0; j < d->basis->size; j++)
        sum = linear_add_product(d->pool, sum, -1, linear_inverse(d, i, j), d->q->constant[d->basis->row[j]]);
    return sum;
}

void linear_find_values(struct linear_decision *d)
{
    const int size = d->basis->size;
    /*@ loop invariant index: 0 <= i <= size;
      @ loop invariant decision: is_decision(d);
      @ loop invariant reduced: is_reduced(d);
      @ loop invariant values: are_entries(&d->x[0], i);
      @ loop assigns i, d->x[0 .. LINEAR_MAX_SIZE - 1];
      @ loop variant size - i; */
    for (int i = 0; i < size; i++) {
        d->x[i] = column_value(d, i);
        //@ assert same: d->q == \at(d->q, Pre) && d->q->matrix == \at(d->q->matrix, Pre);
        //@ assert unchanged: \forall integer k; 0 <= k < LINEAR_MAX_SIZE * LINEAR_MAX_SIZE ==> d->q->matrix->entry[k] == \at(d->q->matrix->entry[k], Pre);
        //@ assert those: are_entries(&d->q->matrix->entry[0], d->q->matrix->rows * d->q->matrix->columns);
        //@ assert entries: is_matrix(d->q->matrix);
        //@ assert constants: is_question(d->q);
    }
}

/* The index of an item of a list; -1 when it is not in the list. */
/*@ requires 0 <= size && \valid_read(list + (0 .. size - 1));
  @ assigns \nothing;
  @ ensures -1 <= \result < size && (\result >= 0 ==> list[\result] == item); */
static int position(const short *list, int size, int item)
{
    /*@ loop invariant 0 <= i <= size;
      @ loop assigns i;
      @ loop variant size - i; */
    for (int i = 0; i < size; i++)
        if (list[i] == item) return i;
    return -1;
}

/* The value of a row outside the basis. */
/*@ requires is_decision(d) && are_entries(&d->x[0], d->basis->size) && 0 <= row < d->q->matrix->rows;
  @ assigns \nothing;
  @ ensures \result != \null; */
static const struct number *row_value(const struct linear_decision *d, int row)
{
    const struct number *sum = d->q->constant[row];
    /*@ loop invariant 0 <= j <= d->basis->size && sum != \null;
      @ loop assigns j, sum;
      @ loop variant d->basis->size - j; */
    for (int j = 0; j < d->basis->size; j++)
        sum = linear_add_product(d->pool, sum, 1, linear_entry(d->q->matrix, row, d->basis->column[j]), d->x[j]);
    return sum;
}

int linear_direction(const struct linear_decision *d, int variable)
{
    const int rows = d->q->matrix->rows;
    const enum linear_bound bound = linear_bound_of(d->q, variable);
    if (bound == LINEAR_FREE) return 0;
    if (variable < rows && position(d->basis->row, d->basis->size, variable) >= 0) return 0;
    if (variable < rows) return linear_wanted(bound, number_sign(row_value(d, variable)));
    const int at = position(d->basis->column, d->basis->size, variable - rows);
    return at < 0 ? 0 : linear_wanted(bound, number_sign(d->x[at]));
}

/* The coefficient of a row outside the basis with respect to a row of the basis. */
/*@ requires is_decision(d) && is_reduced(d) && 0 <= row < d->q->matrix->rows && 0 <= j < d->basis->size;
  @ assigns \nothing;
  @ ensures \result != \null; */
static const struct number *row_coefficient(const struct linear_decision *d, int row, int j)
{
    const struct number *sum = d->zero;
    /*@ loop invariant 0 <= i <= d->basis->size && sum != \null;
      @ loop assigns i, sum;
      @ loop variant d->basis->size - i; */
    for (int i = 0; i < d->basis->size; i++)
        sum = linear_add_product(d->pool, sum, 1, linear_entry(d->q->matrix, row, d->basis->column[i]),
                                 linear_inverse(d, i, j));
    return sum;
}

/* The coefficient of a basic variable with respect to a row of the basis. For a column of the basis, `at` is its place in the list of
 * columns. */
/*@ requires is_decision(d) && is_reduced(d) && 0 <= variable && -1 <= at < d->basis->size && 0 <= j < d->basis->size;
  @ assigns \nothing;
  @ ensures \result != \null; */
static const struct number *coefficient(const struct linear_decision *d, int variable, int at, int j)
{
    if (variable < d->q->matrix->rows) return row_coefficient(d, variable, j);
    return at < 0 ? d->zero : linear_inverse(d, at, j);
}

void linear_find_coefficients(struct linear_decision *d, int variable)
{
    const int size = d->basis->size, rows = d->q->matrix->rows;
    const int at = variable < rows ? -1 : position(d->basis->column, size, variable - rows);
    /*@ loop invariant index: 0 <= j <= size;
      @ loop invariant decision: is_decision(d);
      @ loop invariant reduced: is_reduced(d);
      @ loop invariant coefficients: are_entries(&d->y[0], j);
      @ loop assigns j, d->y[0 .. LINEAR_MAX_SIZE - 1];
      @ loop variant size - j; */
    for (int j = 0; j < size; j++) {
        d->y[j] = coefficient(d, variable, at, j);
        //@ assert same: d->q == \at(d->q, Pre) && d->q->matrix == \at(d->q->matrix, Pre);
        //@ assert unchanged: \forall integer k; 0 <= k < LINEAR_MAX_SIZE * LINEAR_MAX_SIZE ==> d->q->matrix->entry[k] == \at(d->q->matrix->entry[k], Pre);
        //@ assert those: are_entries(&d->q->matrix->entry[0], d->q->matrix->rows * d->q->matrix->columns);
        //@ assert entries: is_matrix(d->q->matrix);
        //@ assert constants: is_question(d->q);
    }
}

/* The coefficient of a basic variable with respect to a column outside the basis. */
/*@ requires is_decision(d) && are_entries(&d->y[0], d->basis->size);
  @ requires 0 <= variable && 0 <= column < d->q->matrix->columns;
  @ assigns \nothing;
  @ ensures \result != \null; */
static const struct number *column_coefficient(const struct linear_decision *d, int variable, int column)
{
    const struct number *sum = variable < d->q->matrix->rows ? linear_entry(d->q->matrix, variable, column) : d->zero;
    /*@ loop invariant 0 <= j <= d->basis->size && sum != \null;
      @ loop assigns j, sum;
      @ loop variant d->basis->size - j; */
    for (int j = 0; j < d->basis->size; j++)
        sum = linear_add_product(d->pool, sum, -1, d->y[j], linear_entry(d->q->matrix, d->basis->row[j], column));
    return sum;
}

int linear_find_helper(const struct linear_decision *d, int variable, int direction)
{
    const int rows = d->q->matrix->rows, size = d->basis->size;
    int first = -1;
    /*@ loop invariant 0 <= j <= size && -1 <= first < rows && (first >= 0 ==> size > 0);
      @ loop assigns j, first;
      @ loop variant size - j; */
    for (int j = 0; j < size; j++) {
        const int row = d->basis->row[j];
        if ((first < 0 || row < first) && linear_may_go(d->q->row_bound[row], direction * number_sign(d->y[j])))
            first = row;
    }
    /*@ loop invariant 0 <= j <= d->q->matrix->columns && -1 <= first < rows + d->q->matrix->columns;
      @ loop invariant 0 <= first < rows ==> size > 0;
      @ loop assigns j, first;
      @ loop variant d->q->matrix->columns - j; */
    for (int j = 0; first < 0 && j < d->q->matrix->columns; j++) {
        if (d->q->column_bound[j] == LINEAR_ZERO || position(d->basis->column, size, j) >= 0) continue;
        const int sign = number_sign(column_coefficient(d, variable, j));
        if (linear_may_go(d->q->column_bound[j], direction * sign)) first = rows + j;
    }
    return first;
}
