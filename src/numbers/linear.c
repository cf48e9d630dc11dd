/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/linear_private.h"

#include "memory/memory.h"

#include <stdlib.h>

struct linear *linear_new(const struct number *const *entry, int rows, int columns)
{
    double distance;
    const size_t size = (size_t)rows * (size_t)columns;
    struct linear *matrix = memory_new(1, sizeof *matrix);
    *matrix = (struct linear){rows, columns, memory_new(size + 1, sizeof *entry), memory_new(size + 1, sizeof(double))};
    for (size_t i = 0; i < size; i++) {
        matrix->entry[i] = entry[i];
        matrix->near[i] = number_to_double(entry[i], &distance);
    }
    return matrix;
}

void linear_free(struct linear *matrix)
{
    if (matrix == NULL) return;
    free(matrix->entry);
    free(matrix->near);
    free(matrix);
}

static void take_out(short *list, int size, int item)
{
    int at = 0;
    while (at < size && list[at] != item) at++;
    for (; at + 1 < size; at++) list[at] = list[at + 1];
}

void linear_exchange(const struct linear *matrix, struct linear_basis *basis, int leaves, int enters)
{
    const int rows = matrix->rows, size = basis->size;
    int in_rows = size, in_columns = size;
    if (enters < rows) take_out(basis->row, in_rows--, enters);
    if (leaves >= rows) take_out(basis->column, in_columns--, leaves - rows);
    if (leaves < rows) basis->row[in_rows++] = (short)leaves;
    if (enters >= rows) basis->column[in_columns++] = (short)(enters - rows);
    basis->size = in_rows;
}

static int too_large(const struct linear_decision *d, long bits)
{
    for (int i = 0; i < d->basis->size; i++)
        for (int j = 0; j < d->basis->size; j++)
            if (number_size(d->pool, linear_inverse(d, i, j)) > bits) return 1;
    return 0;
}

/* The values of the columns of the basis: minus the inverse, times the constants of the basic rows. */
static void find_values(struct linear_decision *d)
{
    const int size = d->basis->size;
    for (int i = 0; i < size; i++) {
        d->x[i] = d->zero;
        for (int j = 0; j < size; j++)
            d->x[i] =
                linear_add_product(d->pool, d->x[i], -1, linear_inverse(d, i, j), d->q->constant[d->basis->row[j]]);
    }
}

static int position(const short *list, int size, int item)
{
    for (int i = 0; i < size; i++)
        if (list[i] == item) return i;
    return -1;
}

/* The value of a row outside the basis. */
static const struct number *row_value(const struct linear_decision *d, int row)
{
    const struct number *sum = d->q->constant[row];
    for (int j = 0; j < d->basis->size; j++)
        sum = linear_add_product(d->pool, sum, 1, linear_entry(d->q->matrix, row, d->basis->column[j]), d->x[j]);
    return sum;
}

/* The direction in which a variable must change to satisfy its bound; 0 when it does. */
static int wanted(const struct linear_decision *d, int variable)
{
    const int rows = d->q->matrix->rows;
    const enum linear_bound bound = linear_bound_of(d->q, variable);
    if (bound == LINEAR_FREE) return 0;
    if (variable < rows && position(d->basis->row, d->basis->size, variable) >= 0) return 0;
    if (variable < rows) return linear_wanted(bound, number_sign(row_value(d, variable)));
    const int at = position(d->basis->column, d->basis->size, variable - rows);
    return at < 0 ? 0 : linear_wanted(bound, number_sign(d->x[at]));
}

/* The coefficients of a basic variable with respect to the rows of the basis. */
static void find_coefficients(struct linear_decision *d, int variable)
{
    const int size = d->basis->size, rows = d->q->matrix->rows;
    const int at = variable < rows ? -1 : position(d->basis->column, size, variable - rows);
    for (int j = 0; j < size; j++) {
        d->y[j] = at >= 0 ? linear_inverse(d, at, j) : d->zero;
        for (int i = 0; at < 0 && i < size; i++)
            d->y[j] = linear_add_product(d->pool, d->y[j], 1, linear_entry(d->q->matrix, variable, d->basis->column[i]),
                                         linear_inverse(d, i, j));
    }
}

/* The coefficient of a basic variable with respect to a column outside the basis. */
static const struct number *column_coefficient(const struct linear_decision *d, int variable, int column)
{
    const struct number *sum = variable < d->q->matrix->rows ? linear_entry(d->q->matrix, variable, column) : d->zero;
    for (int j = 0; j < d->basis->size; j++)
        sum = linear_add_product(d->pool, sum, -1, d->y[j], linear_entry(d->q->matrix, d->basis->row[j], column));
    return sum;
}

/* The first nonbasic variable whose change moves a basic one in this direction; -1 when there is none. */
static int find_helper(const struct linear_decision *d, int variable, int direction)
{
    const int rows = d->q->matrix->rows, size = d->basis->size;
    int first = -1;
    for (int j = 0; j < size; j++) {
        const int row = d->basis->row[j];
        if ((first < 0 || row < first) && linear_may_go(d->q->row_bound[row], direction * number_sign(d->y[j])))
            first = row;
    }
    for (int j = 0; first < 0 && j < d->q->matrix->columns; j++) {
        if (d->q->column_bound[j] == LINEAR_ZERO || position(d->basis->column, size, j) >= 0) continue;
        const int sign = number_sign(column_coefficient(d, variable, j));
        if (linear_may_go(d->q->column_bound[j], direction * sign)) first = rows + j;
    }
    return first;
}

/* The answer when no variable can move this one in the required direction: the question has no solution. */
static void answer_refuted(struct linear_decision *d, int variable, int direction, struct linear_answer *answer)
{
    answer->solvable = 0;
    if (variable < d->q->matrix->rows)
        answer->weight[variable] = direction > 0 ? d->one : number_negate(d->pool, d->one);
    for (int j = 0; j < d->basis->size; j++)
        if (!linear_is_zero(d->y[j]))
            answer->weight[d->basis->row[j]] = direction > 0 ? number_negate(d->pool, d->y[j]) : d->y[j];
}

static void answer_solved(struct linear_decision *d, struct linear_answer *answer)
{
    answer->solvable = 1;
    for (int i = 0; i < d->basis->size; i++)
        if (!linear_is_zero(d->x[i])) answer->value[d->basis->column[i]] = d->x[i];
}

enum step { STEP_DECIDED, STEP_TAKEN };

/* Treats a variable that violates its bound: finds that there is no solution, or exchanges it with another. */
static enum step step_from(struct linear_decision *d, int variable, int direction, struct linear_answer *answer)
{
    find_coefficients(d, variable);
    const int enters = find_helper(d, variable, direction);
    if (enters < 0) {
        answer_refuted(d, variable, direction, answer);
        return STEP_DECIDED;
    }
    linear_exchange(d->q->matrix, d->basis, variable, enters);
    return STEP_TAKEN;
}

/* One step of the rule of least index. */
static enum step take_step(struct linear_decision *d, struct linear_answer *answer)
{
    const int variables = d->q->matrix->rows + d->q->matrix->columns;
    for (int variable = 0; variable < variables; variable++) {
        const int direction = wanted(d, variable);
        if (direction != 0) return step_from(d, variable, direction, answer);
    }
    answer_solved(d, answer);
    return STEP_DECIDED;
}

static enum status limit_reached(struct failure *failure, const char *what, long limit)
{
    snprintf(failure->field, sizeof failure->field, "%s", "");
    snprintf(failure->reason, sizeof failure->reason, "%s (the limit is %ld)", what, limit);
    return STATUS_UNDECIDED;
}

static enum status undecided(struct failure *failure, const char *why)
{
    snprintf(failure->field, sizeof failure->field, "%s", "");
    snprintf(failure->reason, sizeof failure->reason, "%s", why);
    return STATUS_UNDECIDED;
}

/* The variable that doubles proposed as a proof that there is no solution is tried first. */
static int guess_decides(struct linear_decision *d, int variable, struct linear_answer *answer)
{
    const int direction = variable < 0 ? 0 : wanted(d, variable);
    if (direction == 0) return 0;
    find_coefficients(d, variable);
    if (find_helper(d, variable, direction) >= 0) return 0;
    answer_refuted(d, variable, direction, answer);
    return 1;
}

static enum status decide(struct linear_decision *d, int guess, struct linear_limits *limits,
                          struct linear_answer *answer, struct failure *failure)
{
    for (int first = 1;; first = 0) {
        if (!first) (void)linear_invert(d);
        if (!number_work_affords(d->pool, 0)) return undecided(failure, "the numbers of a linear system are too long");
        if (too_large(d, limits->bits))
            return limit_reached(failure, "a number of a linear system has too many bits", limits->bits);
        find_values(d);
        if (first && guess_decides(d, guess, answer)) return STATUS_OK;
        if (limits->steps-- <= 0)
            return limit_reached(failure, "the steps of the linear systems are used up", limits->allowed);
        if (take_step(d, answer) == STEP_DECIDED) return STATUS_OK;
    }
}

enum status linear_decide(struct number_pool *pool, const struct linear_question *question, struct linear_basis *basis,
                          struct linear_limits *limits, struct linear_answer *answer, struct failure *failure)
{
    const struct linear_basis start = *basis;
    const size_t rows = (size_t)question->matrix->rows;
    struct linear_decision d = {.pool = pool, .q = question, .basis = basis};
    d.zero = number_from_integer(pool, 0);
    d.one = number_from_integer(pool, 1);
    d.reduced = memory_new(rows + 1, sizeof *d.reduced);
    *answer = (struct linear_answer){0};
    const int guess = linear_guess(question, basis);
    if (!linear_invert(&d)) {
        *basis = start;
        (void)linear_invert(&d);
    }
    enum status status = decide(&d, guess, limits, answer, failure);
    /* An answer that depends on a sign which was not found within the budget is discarded. */
    if (status == STATUS_OK && number_pool_is_in_doubt(pool))
        status = undecided(failure, "the sign of a number of a linear system is left open");
    free(d.reduced);
    return status;
}
