/* SPDX-License-Identifier: BSD-2-Clause */
/* Inverse of the block of a basis, and rank of a matrix. */
#include "numbers/linear_private.h"

#include "memory/memory.h"
#include "numbers/scratch.h"

#include <stdlib.h>

int linear_is_zero(const struct number *x)
{
    return number_sign(x) == 0;
}

/* sum + factor * x * y, where factor is 1 or -1 */
const struct number *linear_add_product(struct number_pool *pool, const struct number *sum, int factor,
                                        const struct number *x, const struct number *y)
{
    if (linear_is_zero(x) || linear_is_zero(y)) return sum;
    const struct number *product = number_multiply(pool, x, y);
    return factor > 0 ? number_add(pool, sum, product) : number_subtract(pool, sum, product);
}

/* 1 when x is known to be nonzero. A number whose sign is not found within the budget is not accepted as a pivot, since
 * it may be 0. The pool is then in doubt, so that no decision is based on the elimination. */
/*@ requires x != \null;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> value(x) != 0); */
static int is_pivot(const struct number *x)
{
    const int sign = number_sign(x);
    return sign == 1 || sign == -1;
}

/* The row of a matrix with a pivot in a column, from row `from` on; -1 for none. */
/*@ requires rows <= LINEAR_MAX_SIZE && \valid_read(matrix + (0 .. rows - 1)) && first_rows(matrix, rows, column + 1);
  @ requires 0 <= from && 0 <= column < 2 * LINEAR_MAX_SIZE;
  @ assigns \nothing;
  @ ensures \result == -1 || from <= \result < rows && value(matrix[\result].at[column]) != 0; */
static int find_pivot(const struct linear_row *matrix, int rows, int from, int column)
{
    /*@ loop invariant from <= i;
      @ loop assigns i;
      @ loop variant rows - i; */
    for (int i = from; i < rows; i++)
        if (is_pivot(matrix[i].at[column])) return i;
    return -1;
}

/* Exchanges the first `columns` entries of two rows. */
/*@ requires 0 <= columns <= 2 * LINEAR_MAX_SIZE && \valid(row) && \valid(other) && \separated(row, other);
  @ requires is_row(row, columns) && is_row(other, columns);
  @ assigns row->at[0 .. 2 * LINEAR_MAX_SIZE - 1], other->at[0 .. 2 * LINEAR_MAX_SIZE - 1];
  @ ensures is_row(row, columns) && is_row(other, columns);
  @ ensures exchanged: \forall integer k; 0 <= k < columns ==> other->at[k] == \old(row->at[k]); */
static void swap_rows(struct linear_row *row, struct linear_row *other, int columns)
{
    /*@ loop invariant 0 <= j <= columns && is_row(row, columns) && is_row(other, columns);
      @ loop invariant \forall integer k; 0 <= k < j ==> other->at[k] == \at(row->at[k], Pre);
      @ loop invariant \forall integer k; j <= k < columns ==> row->at[k] == \at(row->at[k], Pre);
      @ loop assigns j, row->at[0 .. 2 * LINEAR_MAX_SIZE - 1], other->at[0 .. 2 * LINEAR_MAX_SIZE - 1];
      @ loop variant columns - j; */
    for (int j = 0; j < columns; j++) {
        const struct number *x = row->at[j];
        row->at[j] = other->at[j];
        other->at[j] = x;
    }
}

/*@ requires pool != \null && by != \null && value(by) != 0 && 0 <= columns <= 2 * LINEAR_MAX_SIZE && \valid(row) && is_row(row, columns);
  @ assigns row->at[0 .. 2 * LINEAR_MAX_SIZE - 1];
  @ ensures is_row(row, columns); */
static void divide_row(struct number_pool *pool, struct linear_row *row, int columns, const struct number *by)
{
    /*@ loop invariant 0 <= j <= columns && is_row(row, columns);
      @ loop assigns j, row->at[0 .. 2 * LINEAR_MAX_SIZE - 1];
      @ loop variant columns - j; */
    for (int j = 0; j < columns; j++)
        if (!linear_is_zero(row->at[j])) row->at[j] = number_divide(pool, row->at[j], by);
}

/* Subtracts `by` times the row `other` from `row`, from a column on. */
/*@ requires pool != \null && by != \null && 0 <= column && columns <= 2 * LINEAR_MAX_SIZE;
  @ requires \valid(row) && \valid_read(other) && \separated(row, other) && is_row(row, columns) && is_row(other, columns);
  @ assigns row->at[0 .. 2 * LINEAR_MAX_SIZE - 1];
  @ ensures is_row(row, columns); */
static void subtract_row(struct number_pool *pool, struct linear_row *row, const struct linear_row *other, int column,
                         int columns, const struct number *by)
{
    /*@ loop invariant column <= j && is_row(row, columns);
      @ loop assigns j, row->at[0 .. 2 * LINEAR_MAX_SIZE - 1];
      @ loop variant columns - j; */
    for (int j = column; j < columns; j++) row->at[j] = linear_add_product(pool, row->at[j], -1, by, other->at[j]);
}

/* Divides the row `pivot` by its entry in a column, and subtracts multiples of it from the others, from row `from` on, so that their entries
 * in this column become 0. */
/*@ requires pool != \null && 0 <= from && 0 <= pivot < rows <= LINEAR_MAX_SIZE && 0 <= column < columns <= 2 * LINEAR_MAX_SIZE;
  @ requires \valid(matrix + (0 .. rows - 1)) && first_rows(matrix, rows, columns) && value(matrix[pivot].at[column]) != 0;
  @ assigns ROWS(matrix, rows);
  @ ensures first_rows(matrix, rows, columns); */
static void clear_column(struct number_pool *pool, struct linear_row *matrix, int from, int rows, int columns,
                         int pivot, int column)
{
    divide_row(pool, &matrix[pivot], columns, matrix[pivot].at[column]);
    /*@ loop invariant from <= i && first_rows(matrix, rows, columns);
      @ loop assigns i, ROWS(matrix, rows);
      @ loop variant rows - i; */
    for (int i = from; i < rows; i++) {
        const struct number *by = matrix[i].at[column];
        if (i == pivot || linear_is_zero(by)) continue;
        subtract_row(pool, &matrix[i], &matrix[pivot], column, columns, by);
    }
}

/* The block of the matrix whose rows and columns are those of the basis. */
/*@ requires is_matrix(matrix) && is_basis(basis, matrix) && \valid(block + (0 .. basis->size - 1));
  @ requires \separated(block + (0 .. basis->size - 1), matrix, basis);
  @ assigns ROWS(block, basis->size);
  @ ensures first_rows(block, basis->size, basis->size); */
static void take_block(const struct linear *matrix, const struct linear_basis *basis, struct linear_row *block)
{
    /*@ loop invariant 0 <= i <= basis->size && first_rows(block, i, basis->size) && is_matrix(matrix);
      @ loop assigns i, ROWS(block, basis->size);
      @ loop variant basis->size - i; */
    for (int i = 0; i < basis->size; i++)
        /*@ loop invariant 0 <= j <= basis->size && first_rows(block, i, basis->size) && is_matrix(matrix);
          @ loop invariant is_row(block + i, j);
          @ loop assigns j, ROWS(block, basis->size);
          @ loop variant basis->size - j; */
        for (int j = 0; j < basis->size; j++) block[i].at[j] = linear_entry(matrix, basis->row[i], basis->column[j]);
}

/* The unit matrix, behind the first `size` columns. */
/*@ requires 0 <= size <= LINEAR_MAX_SIZE && \valid(block + (0 .. size - 1)) && zero != \null && one != \null;
  @ requires first_rows(block, size, size);
  @ assigns ROWS(block, size);
  @ ensures first_rows(block, size, 2 * size); */
static void add_unit_matrix(struct linear_row *block, int size, const struct number *zero, const struct number *one)
{
    /*@ loop invariant 0 <= i <= size && first_rows(block, i, 2 * size) && first_rows(block, size, size);
      @ loop assigns i, ROWS(block, size);
      @ loop variant size - i; */
    for (int i = 0; i < size; i++) {
        /*@ loop invariant 0 <= j <= size && first_rows(block, i, 2 * size) && first_rows(block, size, size);
          @ loop invariant is_row(block + i, size + j);
          @ loop assigns j, ROWS(block, size);
          @ loop variant size - j; */
        for (int j = 0; j < size; j++) block[i].at[size + j] = i == j ? one : zero;
        //@ assert is_row(block + i, 2 * size);
    }
}

/* Gauss-Jordan elimination in the first `size` columns, with numbers in a pool. Returns 0 when the matrix of these columns is singular. */
/*@ requires pool != \null && 0 <= size <= LINEAR_MAX_SIZE && \valid(matrix + (0 .. size - 1)) && first_rows(matrix, size, 2 * size);
  @ assigns ROWS(matrix, size);
  @ ensures 0 <= \result <= 1 && first_rows(matrix, size, 2 * size); */
static int reduce(struct number_pool *pool, struct linear_row *matrix, int size)
{
    /*@ loop invariant 0 <= column <= size && first_rows(matrix, size, 2 * size);
      @ loop assigns column, ROWS(matrix, size);
      @ loop variant size - column; */
    for (int column = 0; column < size; column++) {
        if (!number_work_affords(pool, 0)) return 0;
        const int row = find_pivot(matrix, size, column, column);
        if (row < 0) return 0;
        if (row != column) swap_rows(&matrix[row], &matrix[column], 2 * size);
        clear_column(pool, matrix, 0, size, 2 * size, column, column);
    }
    return 1;
}

/* Makes the numbers behind the first `size` columns anew in a pool. */
/*@ requires pool != \null && 0 <= size <= LINEAR_MAX_SIZE && \valid(matrix + (0 .. size - 1)) && first_rows(matrix, size, 2 * size) && zero != \null;
  @ assigns ROWS(matrix, size);
  @ ensures first_rows(matrix, size, 2 * size); */
static void copy_inverse(struct number_pool *pool, struct linear_row *matrix, int size, const struct number *zero)
{
    /*@ loop invariant 0 <= i <= size && first_rows(matrix, size, 2 * size);
      @ loop assigns i, ROWS(matrix, size);
      @ loop variant size - i; */
    for (int i = 0; i < size; i++)
        /*@ loop invariant size <= j <= 2 * size && first_rows(matrix, size, 2 * size);
          @ loop assigns j, ROWS(matrix, size);
          @ loop variant 2 * size - j; */
        for (int j = size; j < 2 * size; j++) matrix[i].at[j] = number_add(pool, matrix[i].at[j], zero);
}

/* The block of a basis with its inverse behind it. Intermediate results are made in a pool of their own; only the
 * inverse is copied. */
/*@ requires pool != \null && is_matrix(matrix) && is_basis(basis, matrix) && zero != \null && one != \null;
  @ requires \valid(block + (0 .. basis->size - 1)) && \separated(block + (0 .. basis->size - 1), matrix, basis);
  @ assigns ROWS(block, basis->size);
  @ ensures 0 <= \result <= 1;
  @ ensures reduced: first_rows(block, basis->size, 2 * basis->size); */
static int invert(struct number_pool *pool, const struct linear *matrix, const struct linear_basis *basis,
                  struct linear_row *block, const struct number *zero, const struct number *one)
{
    const int size = basis->size;
    struct number_pool *const scratch = scratch_new(pool);
    take_block(matrix, basis, block);
    add_unit_matrix(block, size, zero, one);
    const int invertible = reduce(scratch, block, size);
    scratch_count(scratch, pool);
    if (scratch != pool) copy_inverse(pool, block, size, zero);
    scratch_drop(scratch, pool);
    return invertible;
}

int linear_invert(const struct linear_decision *d)
{
    const int invertible = invert(d->pool, d->q->matrix, d->basis, d->reduced, d->zero, d->one);
    //@ assert same: d->q == \at(d->q, Pre) && d->basis == \at(d->basis, Pre) && d->reduced == \at(d->reduced, Pre);
    //@ assert others: d->pool == \at(d->pool, Pre) && d->zero == \at(d->zero, Pre) && d->one == \at(d->one, Pre);
    //@ assert matrix: d->q->matrix == \at(d->q->matrix, Pre);
    //@ assert unchanged: \forall integer k; 0 <= k < LINEAR_MAX_SIZE * LINEAR_MAX_SIZE ==> d->q->matrix->entry[k] == \at(d->q->matrix->entry[k], Pre);
    //@ assert those: are_entries(&d->q->matrix->entry[0], d->q->matrix->rows * d->q->matrix->columns);
    //@ assert entries: is_matrix(d->q->matrix);
    //@ assert constants: are_entries(&d->q->constant[0], d->q->matrix->rows);
    return invertible;
}

/* The rows of a matrix, each in a row of fixed length. */
/*@ requires 0 <= rows <= LINEAR_MAX_SIZE && 0 <= columns <= LINEAR_MAX_SIZE && \valid(matrix + (0 .. rows - 1));
  @ requires \valid_read(entry + (0 .. rows * columns - 1)) && are_entries(entry, rows * columns);
  @ requires \separated(matrix + (0 .. rows - 1), entry + (0 .. rows * columns - 1));
  @ assigns ROWS(matrix, rows);
  @ ensures first_rows(matrix, rows, columns); */
static void take_rows(const struct number *const *entry, int rows, int columns, struct linear_row *matrix)
{
    /*@ loop invariant 0 <= i <= rows && first_rows(matrix, i, columns) && are_entries(entry, rows * columns);
      @ loop assigns i, ROWS(matrix, rows);
      @ loop variant rows - i; */
    for (int i = 0; i < rows; i++)
        /*@ loop invariant 0 <= j <= columns && first_rows(matrix, i, columns) && is_row(matrix + i, j);
          @ loop invariant are_entries(entry, rows * columns);
          @ loop assigns j, ROWS(matrix, rows);
          @ loop variant columns - j; */
        for (int j = 0; j < columns; j++) {
            //@ assert inside: 0 <= i * columns + j < rows * columns;
            matrix[i].at[j] = entry[i * columns + j];
        }
}

int linear_rank(struct number_pool *pool, const struct number *const *entry, int rows, int columns)
{
    int rank = 0;
    struct linear_row *matrix = memory_new((size_t)rows + 1, sizeof *matrix);
    take_rows(entry, rows, columns, matrix);
    /*@ loop invariant 0 <= column <= columns && 0 <= rank <= rows && rank <= column && first_rows(matrix, rows, columns);
      @ loop assigns column, rank, ROWS(matrix, rows);
      @ loop variant columns - column; */
    for (int column = 0; column < columns && rank < rows && number_work_affords(pool, 0); column++) {
        const int row = find_pivot(matrix, rows, rank, column);
        if (row < 0) continue;
        if (row != rank) swap_rows(&matrix[row], &matrix[rank], columns);
        clear_column(pool, matrix, rank + 1, rows, columns, rank, column);
        rank++;
    }
    free(matrix);
    return rank;
}
