/* SPDX-License-Identifier: BSD-2-Clause */
/* The same pivoting in doubles, always for the variable that violates its bound most. The result is a proposal, which
 * exact numbers judge. */
#include "numbers/linear_private.h"

#include "memory/memory.h"

#include <math.h>
#include <stdlib.h>

/* Smaller values are treated as rounding errors. A wrong choice costs time only. */
static const double ROUNDING = 1e-9;

struct near_row {
    double at[LINEAR_MAX_SIZE];
};

struct guess {
    const struct linear_question *q;
    struct linear_basis *basis;
    double constant[LINEAR_MAX_SIZE], x[LINEAR_MAX_SIZE], y[LINEAR_MAX_SIZE];
    struct near_row *inverse, *work;
};

static double near_entry(const struct guess *g, int row, int column)
{
    return g->q->matrix->near[row * g->q->matrix->columns + column];
}

static int sign_of(double x)
{
    return (x > ROUNDING) - (x < -ROUNDING);
}

static int find_largest(const struct guess *g, int column)
{
    int largest = column;
    for (int i = column + 1; i < g->basis->size; i++)
        if (fabs(g->work[i].at[column]) > fabs(g->work[largest].at[column])) largest = i;
    return largest;
}

static void swap_rows(double *row, double *other, int columns)
{
    for (int j = 0; j < columns; j++) {
        const double x = row[j];
        row[j] = other[j];
        other[j] = x;
    }
}

static void divide_row(double *row, int columns, double by)
{
    for (int j = 0; j < columns; j++) row[j] /= by;
}

/* Subtracts `by` times the row `other` from `row`. */
static void subtract_row(double *row, const double *other, int columns, double by)
{
    for (int j = 0; j < columns; j++) row[j] -= by * other[j];
}

static void eliminate(struct guess *g, int column)
{
    const int size = g->basis->size;
    const double pivot = g->work[column].at[column];
    divide_row(g->work[column].at, size, pivot);
    divide_row(g->inverse[column].at, size, pivot);
    for (int i = 0; i < size; i++) {
        const double by = g->work[i].at[column];
        if (i == column) continue;
        subtract_row(g->work[i].at, g->work[column].at, size, by);
        subtract_row(g->inverse[i].at, g->inverse[column].at, size, by);
    }
}

static void begin_inverse(struct guess *g)
{
    const int size = g->basis->size;
    for (int i = 0; i < size; i++)
        for (int j = 0; j < size; j++) {
            g->work[i].at[j] = near_entry(g, g->basis->row[i], g->basis->column[j]);
            g->inverse[i].at[j] = i == j;
        }
}

static int invert(struct guess *g)
{
    begin_inverse(g);
    for (int column = 0; column < g->basis->size; column++) {
        const int row = find_largest(g, column);
        if (!(fabs(g->work[row].at[column]) > ROUNDING * ROUNDING)) return 0;
        if (row != column) swap_rows(g->work[row].at, g->work[column].at, g->basis->size);
        if (row != column) swap_rows(g->inverse[row].at, g->inverse[column].at, g->basis->size);
        eliminate(g, column);
    }
    return 1;
}

static void find_values(struct guess *g)
{
    const int size = g->basis->size;
    for (int i = 0; i < size; i++) {
        g->x[i] = 0;
        for (int j = 0; j < size; j++) g->x[i] -= g->inverse[i].at[j] * g->constant[g->basis->row[j]];
    }
}

static double row_value(const struct guess *g, int row)
{
    double sum = g->constant[row];
    for (int j = 0; j < g->basis->size; j++) sum += near_entry(g, row, g->basis->column[j]) * g->x[j];
    return sum;
}

static int holds(const short *list, int size, int item)
{
    int at = 0;
    while (at < size && list[at] != item) at++;
    return at < size;
}

/* The variable that violates its bound most, and the direction in which it must change; -1 when all bounds are
 * satisfied. */
static int find_worst(const struct guess *g, int *direction)
{
    const int rows = g->q->matrix->rows, size = g->basis->size;
    double most = 0;
    int worst = -1;
    for (int i = 0; i < rows + size; i++) {
        if (i < rows && (g->q->row_bound[i] == LINEAR_FREE || holds(g->basis->row, size, i))) continue;
        const int variable = i < rows ? i : rows + g->basis->column[i - rows];
        const double value = i < rows ? row_value(g, i) : g->x[i - rows];
        const int way = linear_wanted(linear_bound_of(g->q, variable), sign_of(value));
        if (way == 0 || !(fabs(value) > most)) continue;
        most = fabs(value);
        worst = variable;
        *direction = way;
    }
    return worst;
}

static void find_coefficients(struct guess *g, int variable)
{
    const int rows = g->q->matrix->rows, size = g->basis->size;
    for (int j = 0; j < size; j++) {
        g->y[j] = 0;
        for (int i = 0; i < size; i++) {
            const double factor =
                variable < rows ? near_entry(g, variable, g->basis->column[i]) : g->basis->column[i] == variable - rows;
            g->y[j] += factor * g->inverse[i].at[j];
        }
    }
}

static double column_coefficient(const struct guess *g, int variable, int column)
{
    double sum = variable < g->q->matrix->rows ? near_entry(g, variable, column) : 0;
    for (int j = 0; j < g->basis->size; j++) sum -= g->y[j] * near_entry(g, g->basis->row[j], column);
    return sum;
}

/* The variable whose change moves this one most in a direction; -1 when there is none. */
static int find_helper(const struct guess *g, int variable, int direction)
{
    const int rows = g->q->matrix->rows, size = g->basis->size;
    double most = 0;
    int best = -1;
    for (int j = 0; j < size + g->q->matrix->columns; j++) {
        const int column = j - size, other = j < size ? g->basis->row[j] : rows + column;
        const enum linear_bound bound = linear_bound_of(g->q, other);
        if (bound == LINEAR_ZERO || (j >= size && holds(g->basis->column, size, column))) continue;
        const double by = j < size ? g->y[j] : column_coefficient(g, variable, column);
        if (!linear_may_go(bound, direction * sign_of(by)) || !(fabs(by) > most)) continue;
        most = fabs(by);
        best = other;
    }
    return best;
}

static int search(struct guess *g)
{
    int direction = 0;
    for (int left = 20 + 2 * g->q->matrix->rows; left > 0; left--) {
        if (!invert(g)) return -1;
        find_values(g);
        const int worst = find_worst(g, &direction);
        if (worst < 0) return -1;
        find_coefficients(g, worst);
        const int enters = find_helper(g, worst, direction);
        if (enters < 0) return worst;
        linear_exchange(g->q->matrix, g->basis, worst, enters);
    }
    return -1;
}

int linear_guess(const struct linear_question *question, struct linear_basis *basis)
{
    double distance;
    const size_t rows = (size_t)question->matrix->rows;
    struct guess g = {.q = question, .basis = basis};
    for (int i = 0; i < question->matrix->rows; i++) g.constant[i] = number_to_double(question->constant[i], &distance);
    g.inverse = memory_new(rows + 1, sizeof *g.inverse);
    g.work = memory_new(rows + 1, sizeof *g.work);
    const int found = search(&g);
    free(g.inverse);
    free(g.work);
    return found;
}
