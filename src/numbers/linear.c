/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/linear_private.h"

#include "memory/memory.h"

#include <stdlib.h>

/*@ predicate is_apart{L}(struct linear_answer *x, struct linear_decision *d) = \separated(x, d, d->q, d->q->matrix, d->basis) &&
  @     \separated(x, d->reduced + (0 .. LINEAR_MAX_SIZE - 1)); */

/*@ predicate are_below{L}(short *list, integer size, integer bound) = \forall integer k; 0 <= k < size ==> 0 <= list[k] < bound; */

/* Removes an item from a list, or the last one when it is not in the list. */
/*@ requires 0 < size <= LINEAR_MAX_SIZE && \valid(list + (0 .. size - 1));
  @ assigns list[0 .. size - 1];
  @ ensures \forall integer k; 0 <= k < size - 1 ==> list[k] == \old(list[k]) || list[k] == \old(list[k + 1]); */
static void take_out(short *list, int size, int item)
{
    int at = 0;
    /*@ loop invariant 0 <= at <= size;
      @ loop assigns at;
      @ loop variant size - at; */
    while (at < size && list[at] != item) at++;
    /*@ loop invariant 0 <= at <= size && \forall integer k; at <= k < size ==> list[k] == \at(list[k], Pre);
      @ loop invariant \forall integer k; 0 <= k < at ==> list[k] == \at(list[k], Pre) || k + 1 < size && list[k] == \at(list[k + 1], Pre);
      @ loop assigns at, list[0 .. size - 1];
      @ loop variant size - at; */
    for (; at + 1 < size; at++) list[at] = list[at + 1];
}

/* Replaces the item `leaves` of a list by `enters`; -1 means that none leaves or none enters. Returns the new size. */
/*@ requires 0 <= size <= LINEAR_MAX_SIZE && \valid(list + (0 .. LINEAR_MAX_SIZE - 1)) && -1 <= enters < LINEAR_MAX_SIZE;
  @ requires room: leaves < 0 && enters >= 0 ==> size < LINEAR_MAX_SIZE;
  @ requires item: leaves >= 0 ==> size > 0;
  @ assigns list[0 .. LINEAR_MAX_SIZE - 1];
  @ ensures size: \result == size - (leaves >= 0 ? 1 : 0) + (enters >= 0 ? 1 : 0);
  @ ensures items: \forall integer n; enters < n && are_below{Pre}(list, size, n) ==> are_below(list, \result, n); */
static int replace(short *list, int size, int leaves, int enters)
{
    if (leaves >= 0) take_out(list, size--, leaves);
    //@ assert others: \forall integer n; are_below{Pre}(list, \at(size, Pre), n) ==> are_below(list, size, n);
    if (enters >= 0) list[size++] = (short)enters;
    return size;
}

void linear_exchange(const struct linear *matrix, struct linear_basis *basis, int leaves, int enters)
{
    const int rows = matrix->rows, columns = matrix->columns, size = basis->size;
    const int row_leaves = enters < rows ? enters : -1, row_enters = leaves < rows ? leaves : -1;
    const int column_leaves = leaves < rows ? -1 : leaves - rows, column_enters = enters < rows ? -1 : enters - rows;
    /* A row outside the basis leaves room in it. */
    if (row_enters >= 0 && column_enters >= 0 && (size >= rows || size >= columns)) return;
    //@ assert list_of_rows: are_below(&basis->row[0], size, rows);
    //@ assert list_of_columns: are_below(&basis->column[0], size, columns);
    const int in_rows = replace(basis->row, size, row_leaves, row_enters);
    //@ assert new_rows: are_below(&basis->row[0], in_rows, rows);
    (void)replace(basis->column, size, column_leaves, column_enters);
    //@ assert new_columns: are_below(&basis->column[0], in_rows, columns);
    //@ assert same_rows: are_below(&basis->row[0], in_rows, rows);
    basis->size = in_rows;
}

/*@ requires is_decision(d) && is_reduced(d);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int too_large(const struct linear_decision *d, long bits)
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

/* The values of the columns of the basis. */
/*@ requires is_decision(d) && is_reduced(d);
  @ assigns d->x[0 .. LINEAR_MAX_SIZE - 1];
  @ ensures stays: stays{Pre, Post}(d);
  @ ensures decision: is_decision(d);
  @ ensures reduced: is_reduced(d);
  @ ensures values: are_entries(&d->x[0], d->basis->size); */
static void find_values(struct linear_decision *d)
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
        //@ assert unchanged: \forall integer k; 0 <= k < LINEAR_MAX_SIZE * LINEAR_MAX_SIZE ==> d->q->matrix->entry[k] == \at(d->q->matrix->entry[k], Pre);
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

/* The direction in which a variable must change to satisfy its bound; 0 when it does. */
/*@ requires is_decision(d) && are_entries(&d->x[0], d->basis->size);
  @ requires 0 <= variable < d->q->matrix->rows + d->q->matrix->columns;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1 && (\result != 0 && variable >= d->q->matrix->rows ==> d->basis->size > 0); */
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

/* The coefficients of a basic variable with respect to the rows of the basis. */
/*@ requires is_decision(d) && is_reduced(d);
  @ requires 0 <= variable < d->q->matrix->rows + d->q->matrix->columns;
  @ assigns d->y[0 .. LINEAR_MAX_SIZE - 1];
  @ ensures stays: stays{Pre, Post}(d);
  @ ensures decision: is_decision(d);
  @ ensures reduced: is_reduced(d);
  @ ensures coefficients: are_entries(&d->y[0], d->basis->size); */
static void find_coefficients(struct linear_decision *d, int variable)
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
        //@ assert unchanged: \forall integer k; 0 <= k < LINEAR_MAX_SIZE * LINEAR_MAX_SIZE ==> d->q->matrix->entry[k] == \at(d->q->matrix->entry[k], Pre);
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

/* The first nonbasic variable whose change moves a basic one in this direction; -1 when there is none. */
/*@ requires is_decision(d) && are_entries(&d->y[0], d->basis->size) && 0 <= variable && -1 <= direction <= 1;
  @ assigns \nothing;
  @ ensures -1 <= \result < d->q->matrix->rows + d->q->matrix->columns;
  @ ensures 0 <= \result < d->q->matrix->rows ==> d->basis->size > 0; */
static int find_helper(const struct linear_decision *d, int variable, int direction)
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

/* The answer when no variable can move this one in the required direction: the question has no solution. */
/*@ requires is_decision(d) && are_entries(&d->y[0], d->basis->size) && 0 <= variable;
  @ requires \valid(answer) && is_apart(answer, d);
  @ assigns *answer; */
static void answer_refuted(const struct linear_decision *d, int variable, int direction, struct linear_answer *answer)
{
    const int size = d->basis->size, rows = d->q->matrix->rows;
    struct number_pool *const pool = d->pool;
    const struct linear_basis *const basis = d->basis;
    answer->solvable = 0;
    if (variable < rows) answer->weight[variable] = direction > 0 ? d->one : number_negate(pool, d->one);
    /*@ loop invariant 0 <= j <= size && are_entries(&d->y[0], size);
      @ loop assigns j, *answer;
      @ loop variant size - j; */
    for (int j = 0; j < size; j++)
        if (!linear_is_zero(d->y[j]))
            answer->weight[basis->row[j]] = direction > 0 ? number_negate(pool, d->y[j]) : d->y[j];
}

/*@ requires is_decision(d) && are_entries(&d->x[0], d->basis->size);
  @ requires \valid(answer) && is_apart(answer, d);
  @ assigns *answer; */
static void answer_solved(const struct linear_decision *d, struct linear_answer *answer)
{
    const int size = d->basis->size;
    const struct linear_basis *const basis = d->basis;
    answer->solvable = 1;
    /*@ loop invariant 0 <= i <= size && are_entries(&d->x[0], size);
      @ loop assigns i, *answer;
      @ loop variant size - i; */
    for (int i = 0; i < size; i++)
        if (!linear_is_zero(d->x[i])) answer->value[basis->column[i]] = d->x[i];
}

enum step { STEP_DECIDED, STEP_TAKEN };

/* Treats a variable that violates its bound: finds that there is no solution, or exchanges it with another. */
/*@ requires is_decision(d) && is_reduced(d) && 0 <= variable < d->q->matrix->rows + d->q->matrix->columns;
  @ requires -1 <= direction <= 1 && (variable >= d->q->matrix->rows ==> d->basis->size > 0);
  @ requires \valid(answer) && is_apart(answer, d);
  @ assigns d->y[0 .. LINEAR_MAX_SIZE - 1], *d->basis, *answer;
  @ ensures stays: stays{Pre, Post}(d);
  @ ensures result: \result == STEP_DECIDED || \result == STEP_TAKEN;
  @ ensures basis: is_basis(d->basis, d->q->matrix);
  @ ensures decision: \result == STEP_TAKEN ==> is_decision(d); */
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
/*@ requires is_decision(d) && is_reduced(d) && are_entries(&d->x[0], d->basis->size);
  @ requires \valid(answer) && is_apart(answer, d);
  @ assigns d->y[0 .. LINEAR_MAX_SIZE - 1], *d->basis, *answer;
  @ ensures stays: stays{Pre, Post}(d);
  @ ensures result: \result == STEP_DECIDED || \result == STEP_TAKEN;
  @ ensures basis: is_basis(d->basis, d->q->matrix);
  @ ensures decision: \result == STEP_TAKEN ==> is_decision(d); */
static enum step take_step(struct linear_decision *d, struct linear_answer *answer)
{
    const int variables = d->q->matrix->rows + d->q->matrix->columns;
    /*@ loop invariant 0 <= variable <= variables;
      @ loop assigns variable;
      @ loop variant variables - variable; */
    for (int variable = 0; variable < variables; variable++) {
        const int direction = wanted(d, variable);
        if (direction != 0) return step_from(d, variable, direction, answer);
    }
    answer_solved(d, answer);
    return STEP_DECIDED;
}

/*@ requires \valid(failure);
  @ assigns *failure;
  @ ensures \result == STATUS_UNDECIDED; */
static enum status limit_reached(struct failure *failure, const char *what, long limit)
{
    snprintf(failure->field, sizeof failure->field, "%s", "");
    snprintf(failure->reason, sizeof failure->reason, "%s (the limit is %ld)", what, limit);
    return STATUS_UNDECIDED;
}

/*@ requires \valid(failure);
  @ assigns *failure;
  @ ensures \result == STATUS_UNDECIDED; */
static enum status undecided(struct failure *failure, const char *why)
{
    snprintf(failure->field, sizeof failure->field, "%s", "");
    snprintf(failure->reason, sizeof failure->reason, "%s", why);
    return STATUS_UNDECIDED;
}

/* The variable that doubles proposed as a proof that there is no solution is tried first. */
/*@ requires is_decision(d) && is_reduced(d) && are_entries(&d->x[0], d->basis->size);
  @ requires -1 <= variable < d->q->matrix->rows + d->q->matrix->columns && \valid(answer) && is_apart(answer, d);
  @ assigns d->y[0 .. LINEAR_MAX_SIZE - 1], *answer;
  @ ensures 0 <= \result <= 1;
  @ ensures stays: stays{Pre, Post}(d);
  @ ensures \result == 0 ==> is_decision(d);
  @ ensures \result == 0 ==> is_reduced(d);
  @ ensures \result == 0 ==> are_entries(&d->x[0], d->basis->size); */
static int guess_decides(struct linear_decision *d, int variable, struct linear_answer *answer)
{
    const int direction = variable < 0 ? 0 : wanted(d, variable);
    if (direction == 0) return 0;
    find_coefficients(d, variable);
    if (find_helper(d, variable, direction) >= 0) return 0;
    answer_refuted(d, variable, direction, answer);
    return 1;
}

/*@ requires \valid(to) && \valid_read(from) && \separated(to, from) && 0 <= from->size <= LINEAR_MAX_SIZE;
  @ assigns *to;
  @ ensures size: to->size == from->size;
  @ ensures rows: \forall integer k; 0 <= k < from->size ==> to->row[k] == from->row[k];
  @ ensures columns: \forall integer k; 0 <= k < from->size ==> to->column[k] == from->column[k]; */
static void copy_basis(const struct linear_basis *from, struct linear_basis *to)
{
    const int size = from->size;
    to->size = size;
    /*@ loop invariant 0 <= i <= size;
      @ loop invariant \forall integer k; 0 <= k < i ==> to->row[k] == from->row[k];
      @ loop invariant \forall integer k; 0 <= k < i ==> to->column[k] == from->column[k];
      @ loop assigns i, to->row[0 .. LINEAR_MAX_SIZE - 1], to->column[0 .. LINEAR_MAX_SIZE - 1];
      @ loop variant size - i; */
    for (int i = 0; i < size; i++) {
        to->row[i] = from->row[i];
        to->column[i] = from->column[i];
    }
}

/* Finds where to begin: the basis that doubles propose, or the one that is given when the block of that is singular. Returns the variable
 * whose row seems to prove that there is no solution, or -1. */
/*@ requires is_decision(d);
  @ assigns *d->basis, d->reduced[0 .. LINEAR_MAX_SIZE - 1];
  @ ensures -1 <= \result < d->q->matrix->rows + d->q->matrix->columns;
  @ ensures stays: stays{Pre, Post}(d);
  @ ensures decision: is_decision(d);
  @ ensures reduced: is_reduced(d); */
static int begin(struct linear_decision *d)
{
    struct linear_basis start;
    copy_basis(d->basis, &start);
    //@ assert start: is_basis(&start, d->q->matrix);
    const int guess = linear_guess(d->q, d->basis);
    if (linear_invert(d)) return guess;
    //@ assert same_start: is_basis(&start, d->q->matrix);
    copy_basis(&start, d->basis);
    //@ assert basis: is_basis(d->basis, d->q->matrix);
    (void)linear_invert(d);
    return guess;
}

/*@ requires is_decision(d) && is_reduced(d) && -1 <= guess < d->q->matrix->rows + d->q->matrix->columns;
  @ requires \valid(limits) && \valid(answer) && is_apart(answer, d) && \valid(failure);
  @ assigns d->x[0 .. LINEAR_MAX_SIZE - 1], d->y[0 .. LINEAR_MAX_SIZE - 1], *d->basis, d->reduced[0 .. LINEAR_MAX_SIZE - 1],
  @     *answer, limits->steps, *failure;
  @ ensures stays: stays{Pre, Post}(d);
  @ ensures basis: is_basis(d->basis, d->q->matrix);
  @ ensures \result == STATUS_OK || \result == STATUS_UNDECIDED; */
static enum status decide(struct linear_decision *d, int guess, struct linear_limits *limits,
                          struct linear_answer *answer, struct failure *failure)
{
    /*@ loop invariant stays: stays{Pre, Here}(d);
      @ loop invariant decision: is_decision(d);
      @ loop invariant answer: is_apart(answer, d);
      @ loop invariant reduced: first != 0 ==> is_reduced(d);
      @ loop assigns first, d->x[0 .. LINEAR_MAX_SIZE - 1], d->y[0 .. LINEAR_MAX_SIZE - 1], *d->basis,
      @     d->reduced[0 .. LINEAR_MAX_SIZE - 1], *answer, limits->steps, *failure;
      @ loop variant limits->steps; */
    for (int first = 1;; first = 0) {
        if (!first) (void)linear_invert(d);
        if (!number_work_affords(d->pool, 0)) return undecided(failure, "the numbers of a linear system are too long");
        if (too_large(d, limits->bits))
            return limit_reached(failure, "a number of a linear system has too many bits", limits->bits);
        find_values(d);
        if (first && guess_decides(d, guess, answer)) return STATUS_OK;
        if (limits->steps <= 0)
            return limit_reached(failure, "the steps of the linear systems are used up", limits->allowed);
        limits->steps--;
        if (take_step(d, answer) == STEP_DECIDED) return STATUS_OK;
    }
}

enum status linear_decide(struct number_pool *pool, const struct linear_question *question, struct linear_basis *basis,
                          struct linear_limits *limits, struct linear_answer *answer, struct failure *failure)
{
    const size_t rows = (size_t)question->matrix->rows;
    struct linear_decision d = {.pool = pool, .q = question, .basis = basis};
    d.zero = number_from_integer(pool, 0);
    d.one = number_from_integer(pool, 1);
    d.reduced = memory_new(rows + 1, sizeof *d.reduced);
    *answer = (struct linear_answer){0};
    const int guess = begin(&d);
    enum status status = decide(&d, guess, limits, answer, failure);
    /* An answer that depends on a sign which was not found within the budget is discarded. */
    if (status == STATUS_OK && number_pool_is_in_doubt(pool))
        status = undecided(failure, "the sign of a number of a linear system is left open");
    free(d.reduced);
    return status;
}
