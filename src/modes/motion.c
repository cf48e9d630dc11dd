/* SPDX-License-Identifier: BSD-2-Clause */
/* From generalised coordinates to contacts: W = J M^-1 J^T, q = J M^-1 F + bias. */
#include "memory/memory.h"
#include "modes/data.h"
#include "problem/budget.h"
#include "problem/failure.h"

#include <stdlib.h>

/* M, augmented by the columns of J^T and F; the table has `size` rows. */
struct table {
    struct number_pool *pool;
    int size, columns;
    const struct number **entry;
};

static const struct number **at(const struct table *t, int row, int column)
{
    return t->entry + row * t->columns + column;
}

static void fill(const struct table *t, const struct modes_motion *motion, int rows)
{
    for (int i = 0; i < t->size; i++) {
        for (int j = 0; j < t->size; j++) *at(t, i, j) = motion->M[i * t->size + j];
        for (int j = 0; j < rows; j++) *at(t, i, t->size + j) = motion->J[j * t->size + i];
        *at(t, i, t->size + rows) = motion->F[i];
    }
}

/* Clears column k of row `from` by means of row k. */
static void subtract(const struct table *t, int from, int k)
{
    const struct number *by = *at(t, from, k);
    if (number_sign(by) == 0) return;
    for (int j = k; j < t->columns; j++)
        *at(t, from, j) = number_subtract(t->pool, *at(t, from, j), number_multiply(t->pool, by, *at(t, k, j)));
}

/* Gauss-Jordan elimination: M becomes the unit matrix. Returns 1; or the sign of a pivot that is not positive, in which
 * case M is not positive definite, or whose sign is not found within the budget. */
static int solve(const struct table *t)
{
    for (int k = 0; k < t->size; k++) {
        const struct number *pivot = *at(t, k, k);
        const int sign = number_sign(pivot);
        if (sign != 1) return sign;
        for (int j = k; j < t->columns; j++) *at(t, k, j) = number_divide(t->pool, *at(t, k, j), pivot);
        for (int i = 0; i < t->size; i++)
            if (i != k) subtract(t, i, k);
    }
    return 1;
}

/* A row of J times a column of the table. */
static const struct number *product(const struct table *t, const struct modes_motion *motion, int row, int column)
{
    const struct number *sum = number_from_integer(t->pool, 0);
    for (int i = 0; i < t->size; i++)
        sum = number_add(t->pool, sum, number_multiply(t->pool, motion->J[row * t->size + i], *at(t, i, column)));
    return sum;
}

static void multiply(const struct table *t, const struct modes_motion *motion, struct modes_data *data)
{
    const int rows = 2 * data->contacts;
    data->W = memory_new((size_t)(rows * rows) + 1, sizeof *data->W);
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j < rows; j++)
            data->W[i * rows + j] = j < i ? data->W[j * rows + i] : product(t, motion, i, t->size + j);
        data->q[i] = number_add(t->pool, product(t, motion, i, t->size + rows), motion->bias[i]);
    }
}

enum status modes_reduce(struct number_pool *pool, const struct modes_motion *motion, struct modes_data *data,
                         struct failure *failure)
{
    const int rows = 2 * data->contacts, columns = motion->size + rows + 1;
    struct table t = {pool, motion->size, columns, memory_new((size_t)(motion->size * columns), sizeof *t.entry)};
    fill(&t, motion, rows);
    const int sign = solve(&t);
    if (sign == 1) multiply(&t, motion, data);
    free(t.entry);
    if (sign == NUMBER_SIGN_UNKNOWN) return budget_used_up(failure, "M");
    return sign == 1 ? STATUS_OK : hypothesis_fails(failure, "M", "M is positive definite");
}
