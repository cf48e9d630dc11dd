/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/linear_values.h"

#include "memory/memory.h"

#include <stdlib.h>

/*@ predicate is_apart{L}(struct linear_answer *x, struct linear_decision *d) = \separated(x, d, d->q, d->q->matrix, d->basis) &&
  @     \separated(x, d->reduced + (0 .. LINEAR_MAX_SIZE - 1)); */

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

enum step { STEP_DECIDED, STEP_TAKEN, STEP_STOPPED };

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
    linear_find_coefficients(d, variable);
    const int enters = linear_find_helper(d, variable, direction);
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
        const int direction = linear_direction(d, variable);
        if (direction != 0) return step_from(d, variable, direction, answer);
    }
    answer_solved(d, answer);
    return STEP_DECIDED;
}

/*@ requires \valid(failure);
  @ assigns *failure;
  @ ensures \result == STEP_STOPPED; */
static enum step stop_at(struct failure *failure, const char *what, long limit)
{
    snprintf(failure->field, sizeof failure->field, "%s", "");
    snprintf(failure->reason, sizeof failure->reason, "%s (the limit is %ld)", what, limit);
    return STEP_STOPPED;
}

/*@ requires \valid(failure);
  @ assigns *failure;
  @ ensures \result == STEP_STOPPED; */
static enum step stop(struct failure *failure, const char *why)
{
    snprintf(failure->field, sizeof failure->field, "%s", "");
    snprintf(failure->reason, sizeof failure->reason, "%s", why);
    return STEP_STOPPED;
}

/* The variable that doubles proposed as a proof that there is no solution is tried first. */
/*@ requires is_decision(d) && is_reduced(d) && are_entries(&d->x[0], d->basis->size);
  @ requires -1 <= variable < d->q->matrix->rows + d->q->matrix->columns && \valid(answer) && is_apart(answer, d);
  @ assigns d->y[0 .. LINEAR_MAX_SIZE - 1], *answer;
  @ ensures 0 <= \result <= 1;
  @ ensures stays: stays{Pre, Post}(d);
  @ ensures basis: is_basis(d->basis, d->q->matrix);
  @ ensures decision: \result == 0 ==> is_decision(d);
  @ ensures reduced: \result == 0 ==> is_reduced(d);
  @ ensures values: \result == 0 ==> are_entries(&d->x[0], d->basis->size); */
static int guess_decides(struct linear_decision *d, int variable, struct linear_answer *answer)
{
    const int direction = variable < 0 ? 0 : linear_direction(d, variable);
    if (direction == 0) return 0;
    linear_find_coefficients(d, variable);
    if (linear_find_helper(d, variable, direction) >= 0) return 0;
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

/* Goes to another basis. */
/*@ requires is_decision(d) && is_basis(start, d->q->matrix);
  @ requires \separated(start, d, d->q, d->q->matrix, d->basis) && \separated(start, d->reduced + (0 .. LINEAR_MAX_SIZE - 1));
  @ assigns *d->basis, d->reduced[0 .. LINEAR_MAX_SIZE - 1];
  @ ensures stays: stays{Pre, Post}(d);
  @ ensures decision: is_decision(d);
  @ ensures reduced: is_reduced(d); */
static void go_to(const struct linear_decision *d, const struct linear_basis *start)
{
    copy_basis(start, d->basis);
    //@ assert basis: is_basis(d->basis, d->q->matrix);
    //@ assert question: is_question(d->q);
    (void)linear_invert(d);
}

/* Finds where to begin: the basis that doubles propose, or the one that is given when the block of that is singular. Returns the variable
 * whose row seems to prove that there is no solution, or -1. The given basis is copied to `start`. */
/*@ requires is_decision(d) && \valid(start);
  @ requires \separated(start, d, d->q, d->q->matrix, d->basis) && \separated(start, d->reduced + (0 .. LINEAR_MAX_SIZE - 1));
  @ assigns *d->basis, d->reduced[0 .. LINEAR_MAX_SIZE - 1], *start;
  @ ensures guess: -1 <= \result < d->q->matrix->rows + d->q->matrix->columns;
  @ ensures stays: stays{Pre, Post}(d);
  @ ensures decision: is_decision(d);
  @ ensures reduced: is_reduced(d); */
static int begin(struct linear_decision *d, struct linear_basis *start)
{
    copy_basis(d->basis, start);
    //@ assert start: is_basis(start, d->q->matrix);
    //@ assert question: is_question(d->q);
    //@ assert basis: is_basis(d->basis, d->q->matrix);
    const int guess = linear_guess(d->q, d->basis);
    //@ assert question: is_question(d->q);
    //@ assert basis: is_basis(d->basis, d->q->matrix);
    //@ assert apart: are_apart(d);
    //@ assert decision: is_decision(d);
    const int invertible = linear_invert(d);
    //@ assert same_start: is_basis(start, d->q->matrix);
    if (!invertible) go_to(d, start);
    return guess;
}

/* Judges the point of the basis, and takes one step from it where it does not decide. A `guess` that is not -1 is tried first. */
/*@ requires is_decision(d) && is_reduced(d) && -1 <= guess < d->q->matrix->rows + d->q->matrix->columns;
  @ requires \valid(limits) && \valid(answer) && is_apart(answer, d) && \valid(failure);
  @ assigns d->x[0 .. LINEAR_MAX_SIZE - 1], d->y[0 .. LINEAR_MAX_SIZE - 1], *d->basis, *answer, limits->steps, *failure;
  @ ensures stays: stays{Pre, Post}(d);
  @ ensures basis: is_basis(d->basis, d->q->matrix);
  @ ensures decision: \result == STEP_TAKEN ==> is_decision(d);
  @ ensures steps: limits->steps <= \old(limits->steps);
  @ ensures step: \result == STEP_TAKEN ==> 0 <= limits->steps < \old(limits->steps); */
static enum step judge(struct linear_decision *d, int guess, struct linear_limits *limits, struct linear_answer *answer,
                       struct failure *failure)
{
    if (!number_work_affords(d->pool, 0)) return stop(failure, "the numbers of a linear system are too long");
    if (linear_too_large(d, limits->bits))
        return stop_at(failure, "a number of a linear system has too many bits", limits->bits);
    linear_find_values(d);
    if (guess_decides(d, guess, answer)) return STEP_DECIDED;
    if (limits->steps <= 0) return stop_at(failure, "the steps of the linear systems are used up", limits->allowed);
    limits->steps--;
    return take_step(d, answer);
}

/*@ requires is_decision(d) && is_reduced(d) && -1 <= guess < d->q->matrix->rows + d->q->matrix->columns;
  @ requires \valid(limits) && \valid(answer) && is_apart(answer, d) && \valid(failure);
  @ assigns d->x[0 .. LINEAR_MAX_SIZE - 1], d->y[0 .. LINEAR_MAX_SIZE - 1], *d->basis, d->reduced[0 .. LINEAR_MAX_SIZE - 1],
  @     *answer, limits->steps, *failure;
  @ ensures stays: stays{Pre, Post}(d);
  @ ensures basis: is_basis(d->basis, d->q->matrix);
  @ ensures result: \result == STATUS_OK || \result == STATUS_UNDECIDED; */
static enum status decide(struct linear_decision *d, int guess, struct linear_limits *limits,
                          struct linear_answer *answer, struct failure *failure)
{
    enum step step = judge(d, guess, limits, answer, failure);
    //@ assert same: d->basis == \at(d->basis, Pre) && d->reduced == \at(d->reduced, Pre);
    /*@ loop invariant stays: stays{Pre, Here}(d);
      @ loop invariant basis: is_basis(d->basis, d->q->matrix);
      @ loop invariant decision: step == STEP_TAKEN ==> is_decision(d);
      @ loop invariant steps: step == STEP_TAKEN ==> 0 <= limits->steps;
      @ loop assigns step, d->x[0 .. LINEAR_MAX_SIZE - 1], d->y[0 .. LINEAR_MAX_SIZE - 1], *\at(d->basis, Pre),
      @     *(\at(d->reduced, Pre) + (0 .. LINEAR_MAX_SIZE - 1)), *answer, limits->steps, *failure;
      @ loop variant limits->steps + (step == STEP_TAKEN ? 1 : 0); */
    while (step == STEP_TAKEN) {
        (void)linear_invert(d);
        //@ assert same: d->basis == \at(d->basis, Pre) && d->reduced == \at(d->reduced, Pre);
        //@ assert steps: 0 <= limits->steps;
        step = judge(d, -1, limits, answer, failure);
    }
    return step == STEP_DECIDED ? STATUS_OK : STATUS_UNDECIDED;
}

enum status linear_decide(struct number_pool *pool, const struct linear_question *question, struct linear_basis *basis,
                          struct linear_limits *limits, struct linear_answer *answer, struct failure *failure)
{
    const size_t rows = (size_t)question->matrix->rows;
    struct linear_basis start;
    struct linear_decision d = {.pool = pool, .q = question, .basis = basis};
    d.zero = number_from_integer(pool, 0);
    d.one = number_from_integer(pool, 1);
    d.reduced = memory_new(rows + 1, sizeof *d.reduced);
    *answer = (struct linear_answer){0};
    const int guess = begin(&d, &start);
    enum status status = decide(&d, guess, limits, answer, failure);
    /* An answer that depends on a sign which was not found within the budget is discarded. */
    if (status == STATUS_OK && number_pool_is_in_doubt(pool)) {
        (void)stop(failure, "the sign of a number of a linear system is left open");
        status = STATUS_UNDECIDED;
    }
    free(d.reduced);
    return status;
}
