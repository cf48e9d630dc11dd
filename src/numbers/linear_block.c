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
static int is_pivot(const struct number *x)
{
    const int sign = number_sign(x);
    return sign == 1 || sign == -1;
}

/* The row of `work` with a pivot in a column, from row `from` on; -1 for none. */
static int find_pivot(const struct linear_decision *d, int from, int column)
{
    const int size = d->basis->size;
    for (int i = from; i < size; i++)
        if (is_pivot(d->work[i * size + column])) return i;
    return -1;
}

static void swap_rows(const struct number **matrix, int size, int i, int k)
{
    for (int j = 0; j < size && i != k; j++) {
        const struct number *x = matrix[i * size + j];
        matrix[i * size + j] = matrix[k * size + j];
        matrix[k * size + j] = x;
    }
}

static void divide_row(const struct linear_decision *d, const struct number **matrix, int row, const struct number *by)
{
    const int size = d->basis->size;
    for (int j = 0; j < size; j++)
        if (!linear_is_zero(matrix[row * size + j]))
            matrix[row * size + j] = number_divide(d->pool, matrix[row * size + j], by);
}

/* Subtracts `by` times the row `other` from `row`. */
static void subtract_row(const struct linear_decision *d, const struct number **matrix, int row, int other,
                         const struct number *by)
{
    const int size = d->basis->size;
    for (int j = 0; j < size; j++)
        matrix[row * size + j] = linear_add_product(d->pool, matrix[row * size + j], -1, by, matrix[other * size + j]);
}

static void eliminate(struct linear_decision *d, int column)
{
    const int size = d->basis->size;
    const struct number *pivot = d->work[column * size + column];
    divide_row(d, d->work, column, pivot);
    divide_row(d, d->inverse, column, pivot);
    for (int i = 0; i < size; i++) {
        const struct number *by = d->work[i * size + column];
        if (i == column || linear_is_zero(by)) continue;
        subtract_row(d, d->work, i, column, by);
        subtract_row(d, d->inverse, i, column, by);
    }
}

static void begin_inverse(struct linear_decision *d)
{
    const int size = d->basis->size;
    for (int i = 0; i < size; i++)
        for (int j = 0; j < size; j++) {
            d->work[i * size + j] = linear_entry(d->q->matrix, d->basis->row[i], d->basis->column[j]);
            d->inverse[i * size + j] = i == j ? d->one : d->zero;
        }
}

/* Gauss-Jordan elimination. Returns 0 when the block is singular. */
static int invert(struct linear_decision *d)
{
    begin_inverse(d);
    for (int column = 0; column < d->basis->size; column++) {
        if (!number_work_affords(d->pool, 0)) return 0;
        const int row = find_pivot(d, column, column);
        if (row < 0) return 0;
        swap_rows(d->work, d->basis->size, row, column);
        swap_rows(d->inverse, d->basis->size, row, column);
        eliminate(d, column);
    }
    return 1;
}

/* Intermediate results are made in a pool of their own; only the inverse is copied. */
int linear_invert(struct linear_decision *d)
{
    struct number_pool *const pool = d->pool;
    d->pool = scratch_new(pool);
    const int invertible = invert(d);
    scratch_count(d->pool, pool);
    for (int i = 0; d->pool != pool && i < d->basis->size * d->basis->size; i++)
        d->inverse[i] = number_add(pool, d->inverse[i], d->zero);
    scratch_drop(d->pool, pool);
    d->pool = pool;
    return invertible;
}

/* Subtracts multiples of the row `pivot` from the rows below, so that their entries in a column become 0. */
static void clear_below(struct number_pool *pool, const struct number **matrix, int rows, int columns, int pivot,
                        int column)
{
    const struct number **top = matrix + (size_t)pivot * (size_t)columns;
    for (int i = pivot + 1; i < rows; i++) {
        const struct number **row = matrix + (size_t)i * (size_t)columns;
        if (linear_is_zero(row[column])) continue;
        const struct number *by = number_divide(pool, row[column], top[column]);
        for (int j = column; j < columns; j++) row[j] = linear_add_product(pool, row[j], -1, by, top[j]);
    }
}

/* Exchanges the row `pivot` with a row at or below it that has a nonzero entry in a column. Returns 0 when there is
 * none. */
static int raise_row(const struct number **matrix, int rows, int columns, int pivot, int column)
{
    int i = pivot;
    while (i < rows && !is_pivot(matrix[i * columns + column])) i++;
    if (i == rows) return 0;
    for (int j = 0; j < columns && i != pivot; j++) {
        const struct number *x = matrix[i * columns + j];
        matrix[i * columns + j] = matrix[pivot * columns + j];
        matrix[pivot * columns + j] = x;
    }
    return 1;
}

int linear_rank(struct number_pool *pool, const struct number *const *entry, int rows, int columns)
{
    int rank = 0;
    const size_t size = (size_t)rows * (size_t)columns;
    const struct number **matrix = memory_new(size + 1, sizeof *matrix);
    for (size_t i = 0; i < size; i++) matrix[i] = entry[i];
    for (int column = 0; column < columns && rank < rows && number_work_affords(pool, 0); column++) {
        if (!raise_row(matrix, rows, columns, rank, column)) continue;
        clear_below(pool, matrix, rows, columns, rank, column);
        rank++;
    }
    free(matrix);
    return rank;
}
