/* SPDX-License-Identifier: BSD-2-Clause */
/* The same pivoting in doubles, always for the variable that violates its bound most. The result is a proposal, which
 * exact numbers judge. */
#include "numbers/linear_private.h"

#include "memory/memory.h"

#include <math.h>
#include <stdlib.h>

/* Smaller values are treated as rounding errors. A wrong choice costs time only. */
static const double ROUNDING = 1e-9;

/* A row of the block of the basis, which elimination makes one of the unit matrix, and one of the inverse. */
struct near_row {
    double work[LINEAR_MAX_SIZE], inverse[LINEAR_MAX_SIZE];
};

struct guess {
    const struct linear_question *q;
    struct linear_basis *basis;
    double constant[LINEAR_MAX_SIZE], x[LINEAR_MAX_SIZE], y[LINEAR_MAX_SIZE];
    struct near_row *row;
};

/*@ predicate is_guess{L}(struct guess *g) = \valid(g) && is_question(g->q) && is_basis(g->basis, g->q->matrix) &&
  @     \valid(g->row + (0 .. g->q->matrix->rows - 1)) && \separated(g, g->q, g->q->matrix, g->basis) &&
  @     \separated(g->row + (0 .. g->q->matrix->rows - 1), g, g->q, g->q->matrix, g->basis); */

/*@ requires is_guess(g) && 0 <= row < g->q->matrix->rows && 0 <= column < g->q->matrix->columns;
  @ assigns \nothing; */
static double near_entry(const struct guess *g, int row, int column)
{
    return g->q->matrix->near[linear_place(g->q->matrix, row, column)];
}

/*@ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int sign_of(double x)
{
    return (x > ROUNDING) - (x < -ROUNDING);
}

/*@ requires is_guess(g) && 0 <= column < g->basis->size;
  @ assigns \nothing;
  @ ensures column <= \result < g->basis->size; */
static int find_largest(const struct guess *g, int column)
{
    int largest = column;
    /*@ loop invariant column < i <= g->basis->size && column <= largest < g->basis->size;
      @ loop assigns i, largest;
      @ loop variant g->basis->size - i; */
    for (int i = column + 1; i < g->basis->size; i++)
        if (fabs(g->row[i].work[column]) > fabs(g->row[largest].work[column])) largest = i;
    return largest;
}

/* Exchanges the first `size` entries of two rows and of their rows of the inverse. */
/*@ requires 0 <= size <= LINEAR_MAX_SIZE && \valid(row) && \valid(other);
  @ assigns *row, *other; */
static void swap_rows(struct near_row *row, struct near_row *other, int size)
{
    /*@ loop invariant 0 <= j <= size;
      @ loop assigns j, *row, *other;
      @ loop variant size - j; */
    for (int j = 0; j < size; j++) {
        const double x = row->work[j], y = row->inverse[j];
        row->work[j] = other->work[j];
        row->inverse[j] = other->inverse[j];
        other->work[j] = x;
        other->inverse[j] = y;
    }
}

/*@ requires 0 <= size <= LINEAR_MAX_SIZE && \valid(row);
  @ assigns *row; */
static void divide_row(struct near_row *row, int size, double by)
{
    /*@ loop invariant 0 <= j <= size;
      @ loop assigns j, *row;
      @ loop variant size - j; */
    for (int j = 0; j < size; j++) {
        row->work[j] /= by;
        row->inverse[j] /= by;
    }
}

/* Subtracts `by` times the row `other` from `row`. */
/*@ requires 0 <= size <= LINEAR_MAX_SIZE && \valid(row) && \valid_read(other);
  @ assigns *row; */
static void subtract_row(struct near_row *row, const struct near_row *other, int size, double by)
{
    /*@ loop invariant 0 <= j <= size;
      @ loop assigns j, *row;
      @ loop variant size - j; */
    for (int j = 0; j < size; j++) row->work[j] -= by * other->work[j];
    /*@ loop invariant 0 <= j <= size;
      @ loop assigns j, *row;
      @ loop variant size - j; */
    for (int j = 0; j < size; j++) row->inverse[j] -= by * other->inverse[j];
}

/*@ requires is_guess(g) && 0 <= column < g->basis->size;
  @ assigns g->row[0 .. LINEAR_MAX_SIZE - 1];
  @ ensures is_guess(g); */
static void eliminate(struct guess *g, int column)
{
    const int size = g->basis->size;
    divide_row(&g->row[column], size, g->row[column].work[column]);
    /*@ loop invariant 0 <= i <= size;
      @ loop assigns i, g->row[0 .. LINEAR_MAX_SIZE - 1];
      @ loop variant size - i; */
    for (int i = 0; i < size; i++)
        if (i != column) subtract_row(&g->row[i], &g->row[column], size, g->row[i].work[column]);
}

/*@ requires is_guess(g);
  @ assigns g->row[0 .. LINEAR_MAX_SIZE - 1];
  @ ensures is_guess(g); */
static void begin_inverse(struct guess *g)
{
    const int size = g->basis->size;
    /*@ loop invariant 0 <= i <= size && is_guess(g);
      @ loop assigns i, g->row[0 .. LINEAR_MAX_SIZE - 1];
      @ loop variant size - i; */
    for (int i = 0; i < size; i++)
        /*@ loop invariant 0 <= j <= size && is_guess(g);
          @ loop assigns j, g->row[0 .. LINEAR_MAX_SIZE - 1];
          @ loop variant size - j; */
        for (int j = 0; j < size; j++) {
            g->row[i].work[j] = near_entry(g, g->basis->row[i], g->basis->column[j]);
            g->row[i].inverse[j] = i == j;
        }
}

/*@ requires is_guess(g);
  @ assigns g->row[0 .. LINEAR_MAX_SIZE - 1];
  @ ensures 0 <= \result <= 1 && is_guess(g); */
static int invert(struct guess *g)
{
    begin_inverse(g);
    /*@ loop invariant 0 <= column <= g->basis->size && is_guess(g);
      @ loop assigns column, g->row[0 .. LINEAR_MAX_SIZE - 1];
      @ loop variant g->basis->size - column; */
    for (int column = 0; column < g->basis->size; column++) {
        const int row = find_largest(g, column);
        if (!(fabs(g->row[row].work[column]) > ROUNDING * ROUNDING)) return 0;
        if (row != column) swap_rows(&g->row[row], &g->row[column], g->basis->size);
        eliminate(g, column);
    }
    return 1;
}

/*@ requires is_guess(g);
  @ assigns g->x[0 .. LINEAR_MAX_SIZE - 1];
  @ ensures is_guess(g); */
static void find_values(struct guess *g)
{
    const int size = g->basis->size;
    /*@ loop invariant 0 <= i <= size && is_guess(g);
      @ loop assigns i, g->x[0 .. LINEAR_MAX_SIZE - 1];
      @ loop variant size - i; */
    for (int i = 0; i < size; i++) {
        g->x[i] = 0;
        /*@ loop invariant 0 <= j <= size && is_guess(g);
          @ loop assigns j, g->x[0 .. LINEAR_MAX_SIZE - 1];
          @ loop variant size - j; */
        for (int j = 0; j < size; j++) g->x[i] -= g->row[i].inverse[j] * g->constant[g->basis->row[j]];
    }
}

/*@ requires is_guess(g) && 0 <= row < g->q->matrix->rows;
  @ assigns \nothing; */
static double row_value(const struct guess *g, int row)
{
    double sum = g->constant[row];
    /*@ loop invariant 0 <= j <= g->basis->size;
      @ loop assigns j, sum;
      @ loop variant g->basis->size - j; */
    for (int j = 0; j < g->basis->size; j++) sum += near_entry(g, row, g->basis->column[j]) * g->x[j];
    return sum;
}

/*@ requires 0 <= size && \valid_read(list + (0 .. size - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int holds(const short *list, int size, int item)
{
    int at = 0;
    /*@ loop invariant 0 <= at <= size;
      @ loop assigns at;
      @ loop variant size - at; */
    while (at < size && list[at] != item) at++;
    return at < size;
}

/* A variable that violates its bound, and the direction in which it must change; -1 for none. */
struct violation {
    int variable, direction;
};

/* The variable that violates its bound most. */
/*@ requires is_guess(g);
  @ assigns \nothing;
  @ ensures -1 <= \result.variable < g->q->matrix->rows + g->q->matrix->columns && -1 <= \result.direction <= 1;
  @ ensures \result.variable >= g->q->matrix->rows ==> g->basis->size > 0; */
static struct violation find_worst(const struct guess *g)
{
    const int rows = g->q->matrix->rows, size = g->basis->size;
    double most = 0;
    struct violation worst = {-1, 0};
    /*@ loop invariant 0 <= i <= rows + size && -1 <= worst.direction <= 1;
      @ loop invariant -1 <= worst.variable < rows + g->q->matrix->columns && (worst.variable >= rows ==> size > 0);
      @ loop assigns i, most, worst;
      @ loop variant rows + size - i; */
    for (int i = 0; i < rows + size; i++) {
        if (i < rows && (g->q->row_bound[i] == LINEAR_FREE || holds(g->basis->row, size, i))) continue;
        const int variable = i < rows ? i : rows + g->basis->column[i - rows];
        const double value = i < rows ? row_value(g, i) : g->x[i - rows];
        const int way = linear_wanted(linear_bound_of(g->q, variable), sign_of(value));
        if (way == 0 || !(fabs(value) > most)) continue;
        most = fabs(value);
        worst = (struct violation){variable, way};
    }
    return worst;
}

/*@ requires is_guess(g) && 0 <= variable < g->q->matrix->rows + g->q->matrix->columns;
  @ assigns g->y[0 .. LINEAR_MAX_SIZE - 1];
  @ ensures is_guess(g); */
static void find_coefficients(struct guess *g, int variable)
{
    const int rows = g->q->matrix->rows, size = g->basis->size;
    /*@ loop invariant 0 <= j <= size && is_guess(g);
      @ loop assigns j, g->y[0 .. LINEAR_MAX_SIZE - 1];
      @ loop variant size - j; */
    for (int j = 0; j < size; j++) {
        g->y[j] = 0;
        /*@ loop invariant 0 <= i <= size && is_guess(g);
          @ loop assigns i, g->y[0 .. LINEAR_MAX_SIZE - 1];
          @ loop variant size - i; */
        for (int i = 0; i < size; i++) {
            const double factor =
                variable < rows ? near_entry(g, variable, g->basis->column[i]) : g->basis->column[i] == variable - rows;
            g->y[j] += factor * g->row[i].inverse[j];
        }
    }
}

/*@ requires is_guess(g) && 0 <= variable && 0 <= column < g->q->matrix->columns;
  @ assigns \nothing; */
static double column_coefficient(const struct guess *g, int variable, int column)
{
    double sum = variable < g->q->matrix->rows ? near_entry(g, variable, column) : 0;
    /*@ loop invariant 0 <= j <= g->basis->size;
      @ loop assigns j, sum;
      @ loop variant g->basis->size - j; */
    for (int j = 0; j < g->basis->size; j++) sum -= g->y[j] * near_entry(g, g->basis->row[j], column);
    return sum;
}

/* The variable whose change moves this one most in a direction; -1 when there is none. */
/*@ requires is_guess(g) && 0 <= variable && -1 <= direction <= 1;
  @ assigns \nothing;
  @ ensures -1 <= \result < g->q->matrix->rows + g->q->matrix->columns;
  @ ensures 0 <= \result < g->q->matrix->rows ==> g->basis->size > 0; */
static int find_helper(const struct guess *g, int variable, int direction)
{
    const int rows = g->q->matrix->rows, size = g->basis->size;
    double most = 0;
    int best = -1;
    /*@ loop invariant 0 <= j <= size + g->q->matrix->columns && -1 <= best < rows + g->q->matrix->columns;
      @ loop invariant 0 <= best < rows ==> size > 0;
      @ loop assigns j, most, best;
      @ loop variant size + g->q->matrix->columns - j; */
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

/*@ requires is_guess(g);
  @ assigns *g->basis, g->x[0 .. LINEAR_MAX_SIZE - 1], g->y[0 .. LINEAR_MAX_SIZE - 1], g->row[0 .. LINEAR_MAX_SIZE - 1];
  @ ensures -1 <= \result < g->q->matrix->rows + g->q->matrix->columns && is_guess(g); */
static int search(struct guess *g)
{
    /*@ loop invariant left <= 20 + 2 * g->q->matrix->rows && is_guess(g);
      @ loop assigns left, *g->basis, g->x[0 .. LINEAR_MAX_SIZE - 1], g->y[0 .. LINEAR_MAX_SIZE - 1], g->row[0 .. LINEAR_MAX_SIZE - 1];
      @ loop variant left; */
    for (int left = 20 + 2 * g->q->matrix->rows; left > 0; left--) {
        if (!invert(g)) return -1;
        find_values(g);
        const struct violation worst = find_worst(g);
        if (worst.variable < 0) return -1;
        find_coefficients(g, worst.variable);
        const int enters = find_helper(g, worst.variable, worst.direction);
        if (enters < 0) return worst.variable;
        linear_exchange(g->q->matrix, g->basis, worst.variable, enters);
    }
    return -1;
}

int linear_guess(const struct linear_question *question, struct linear_basis *basis)
{
    double distance;
    const int rows = question->matrix->rows;
    struct guess g = {.q = question, .basis = basis};
    /*@ loop invariant 0 <= i <= rows && is_question(question);
      @ loop assigns i, distance, g.constant[0 .. LINEAR_MAX_SIZE - 1];
      @ loop variant rows - i; */
    for (int i = 0; i < rows; i++) g.constant[i] = number_to_double(question->constant[i], &distance);
    g.row = memory_new((size_t)rows + 1, sizeof *g.row);
    const int found = search(&g);
    free(g.row);
    return found;
}
