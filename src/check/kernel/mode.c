/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kernel/mode_private.h"

#include <stddef.h>

int mode_holds(const struct mode_outcome *outcome)
{
    return outcome->status == MODE_CONSISTENT || outcome->status == MODE_BOUNDARY;
}

/* Copies the coefficients of equation i to row i of the matrix. */
/*@ requires \valid(s) && 0 <= i < s->matrix.n <= FORM_MAX_UNKNOWNS && linear_ok(&s->equation[i]);
  @ assigns s->matrix.at[i][0 .. MATRIX_MAX - 1];
  @ ensures \forall integer j; 0 <= j < s->matrix.n ==> s->matrix.at[i][j] == s->equation[i].of[j]; */
static void copy_row(struct system *s, int i)
{
    /*@ loop invariant 0 <= j <= s->matrix.n;
      @ loop invariant \forall integer k; 0 <= k < j ==> s->matrix.at[i][k] == s->equation[i].of[k];
      @ loop assigns j, s->matrix.at[i][0 .. MATRIX_MAX - 1];
      @ loop variant s->matrix.n - j; */
    for (int j = 0; j < s->matrix.n; j++) s->matrix.at[i][j] = s->equation[i].of[j];
}

/* Reads the equations of a mode and their matrix. */
/*@ requires \valid(s) && numbers_ok(s->n) && mode_ok(mode, s->n->quantities) && system_apart(s) && \separated(s, mode);
  @ assigns s->matrix, s->equation[0 .. FORM_MAX_UNKNOWNS - 1];
  @ ensures numbers_ok(s->n) && system_equations(s) && s->n == \old(s->n); */
static void read_equations(struct system *s, const struct mode_table *mode)
{
    const int n = s->n->unknowns;
    s->matrix.n = n;
    /*@ loop invariant 0 <= i <= n && numbers_ok(s->n) && n == s->n->unknowns && s->matrix.n == n;
      @ loop invariant s->n == \at(s->n, Pre) && mode_ok(mode, s->n->quantities);
      @ loop invariant \forall integer k; 0 <= k < i ==> linear_ok(&s->equation[k]);
      @ loop invariant \forall integer k, j; 0 <= k < i && 0 <= j < n ==> s->matrix.at[k][j] != \null;
      @ loop assigns i, s->equation[0 .. FORM_MAX_UNKNOWNS - 1], s->matrix.at[0 .. MATRIX_MAX - 1][0 .. MATRIX_MAX - 1];
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) {
        form_read(s->n, &mode->equation[i], 1, &s->equation[i]);
        copy_row(s, i);
    }
}

/* Reads those inequalities of a mode whose condition holds. */
/*@ requires \valid(s) && numbers_ok(s->n) && mode_ok(mode, s->n->quantities) && system_apart(s) && \separated(s, mode);
  @ requires \valid_read(sign + (0 .. s->n->quantities - 1)) && \separated(s, sign + (0 .. s->n->quantities - 1));
  @ assigns s->inequalities, s->index[0 .. MODE_MAX_INEQUALITIES - 1], s->strict[0 .. MODE_MAX_INEQUALITIES - 1],
  @   s->inequality[0 .. MODE_MAX_INEQUALITIES - 1];
  @ ensures numbers_ok(s->n) && 0 <= s->inequalities <= MODE_MAX_INEQUALITIES && system_inequalities(s, s->inequalities); */
static void read_inequalities(struct system *s, const struct mode_table *mode, const short *sign)
{
    s->inequalities = 0;
    /*@ loop invariant 0 <= k <= mode->inequalities && 0 <= s->inequalities <= k && numbers_ok(s->n);
      @ loop invariant s->n == \at(s->n, Pre) && mode_ok(mode, s->n->quantities) && system_inequalities(s, s->inequalities);
      @ loop assigns k, s->inequalities, s->index[0 .. MODE_MAX_INEQUALITIES - 1], s->strict[0 .. MODE_MAX_INEQUALITIES - 1],
      @   s->inequality[0 .. MODE_MAX_INEQUALITIES - 1];
      @ loop variant mode->inequalities - k; */
    for (int k = 0; k < mode->inequalities; k++) {
        const struct mode_inequality *x = &mode->inequality[k];
        if (!condition_holds(x->when, sign)) continue;
        s->index[s->inequalities] = (short)k;
        s->strict[s->inequalities] = x->strict;
        form_read(s->n, &x->form, x->side, &s->inequality[s->inequalities]);
        s->inequalities++;
    }
}

/* Row i of the adjugate times the constants of the equations. */
/*@ requires system_ok(s) && 0 <= i < s->n->unknowns;
  @ assigns \result \from *s, i;
  @ ensures \result != \null; */
static rational adjugate_times_constants(const struct system *s, int i)
{
    struct rational_pool *pool = s->n->pool;
    rational sum = rational_zero(pool);
    /*@ loop invariant 0 <= j <= s->n->unknowns && sum != \null;
      @ loop assigns j, sum;
      @ loop variant s->n->unknowns - j; */
    for (int j = 0; j < s->n->unknowns; j++) {
        const rational cofactor = matrix_cofactor(&s->matrix, j, i, pool);
        sum = rational_add(pool, sum, rational_multiply(pool, cofactor, s->equation[j].constant));
    }
    return sum;
}

/* 1 when the adjugate proves that the equations, whose determinant is 0, have no solution. */
/*@ requires system_ok(s);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_contradiction(const struct system *s)
{
    /*@ loop invariant 0 <= i <= s->n->unknowns && DOUBT_HAS_STAYED;
      @ loop assigns i, rational_doubt;
      @ loop variant s->n->unknowns - i; */
    for (int i = 0; i < s->n->unknowns; i++)
        if (rational_sign(adjugate_times_constants(s, i)) != 0) return 1;
    return 0;
}

const char *system_meets(const struct system *s, const rational *point)
{
    if (point == NULL) return known_text("the force is missing");
    /*@ loop invariant 0 <= i <= s->n->unknowns && DOUBT_HAS_STAYED;
      @ loop assigns i, rational_doubt;
      @ loop variant s->n->unknowns - i; */
    for (int i = 0; i < s->n->unknowns; i++)
        if (rational_sign(form_at(s->n, &s->equation[i], point)) != 0)
            return known_text("the force does not meet the equalities of the mode");
    return NULL;
}

void system_keep(const struct system *s, const rational *point, struct mode_outcome *outcome)
{
    outcome->has_point = 1;
    /*@ loop invariant 0 <= k <= FORM_MAX_UNKNOWNS && system_ok(s) && point_ok(point);
      @ loop invariant \forall integer i; 0 <= i < k ==> outcome->point[i] != \null;
      @ loop assigns k, outcome->point[0 .. FORM_MAX_UNKNOWNS - 1];
      @ loop variant FORM_MAX_UNKNOWNS - k; */
    for (int k = 0; k < FORM_MAX_UNKNOWNS; k++) outcome->point[k] = point[k];
    /*@ loop invariant 0 <= k <= s->inequalities && system_ok(s) && DOUBT_HAS_STAYED;
      @ loop assigns k, outcome->tight[0 .. MODE_MAX_INEQUALITIES - 1], rational_doubt;
      @ loop variant s->inequalities - k; */
    for (int k = 0; k < s->inequalities; k++)
        outcome->tight[s->index[k]] = rational_sign(form_at(s->n, &s->inequality[k], point)) == 0;
}

/* Evaluates the inequalities at the only point that satisfies the equations. */
/*@ requires system_ok(s) && \valid(outcome) && point_ok(&outcome->point[0]);
  @ requires \separated(outcome, s, s->n, s->n->q + (0 .. s->n->quantities - 1));
  @ assigns outcome->candidates, outcome->status, outcome->fails, rational_doubt;
  @ ensures DOUBT_STAYS && point_ok(&outcome->point[0]); */
static void judge_only_point(const struct system *s, struct mode_outcome *outcome)
{
    outcome->candidates = MODE_ONE;
    outcome->status = MODE_CONSISTENT;
    /*@ loop invariant 0 <= k <= s->inequalities && system_ok(s) && point_ok(&outcome->point[0]) && DOUBT_HAS_STAYED;
      @ loop assigns k, outcome->status, rational_doubt;
      @ loop variant s->inequalities - k; */
    for (int k = 0; k < s->inequalities; k++) {
        const int sign = rational_sign(form_at(s->n, &s->inequality[k], outcome->point));
        if (sign < 0 || (sign == 0 && s->strict[k])) {
            outcome->status = MODE_INCONSISTENT;
            outcome->fails = s->index[k];
            return;
        }
        if (sign == 0) outcome->status = MODE_BOUNDARY;
    }
}

/* Distinguishes the three cases of the equations. */
/*@ requires system_ok(s) && (point == \null || point_ok(point)) && \valid(outcome) && outcome->has_point == 0;
  @ requires \separated(outcome, s, s->n, s->n->q + (0 .. s->n->quantities - 1)) &&
  @   \separated(outcome, point + (0 .. FORM_MAX_UNKNOWNS - 1));
  @ assigns *outcome, rational_doubt;
  @ ensures DOUBT_STAYS && (\result != \null ==> constant_text(\result));
  @ ensures \result == \null ==> outcome_has_point(outcome); */
static const char *find(const struct system *s, const rational *point, struct mode_outcome *outcome)
{
    if (rational_sign(matrix_determinant(&s->matrix, s->n->pool)) != 0) {
        const char *wrong = system_meets(s, point);
        if (wrong != NULL) return wrong;
        system_keep(s, point, outcome);
        judge_only_point(s, outcome);
        return NULL;
    }
    if (!is_contradiction(s)) return system_on_line(s, point, outcome);
    outcome->status = MODE_INCONSISTENT;
    outcome->candidates = MODE_NONE;
    return NULL;
}

/* The outcome before anything has been verified. */
/*@ requires \valid(outcome);
  @ assigns *outcome;
  @ ensures outcome->has_point == 0; */
static void begin(struct mode_outcome *outcome)
{
    outcome->status = MODE_INADMISSIBLE;
    outcome->candidates = MODE_NOT_ASKED;
    outcome->has_point = 0;
    outcome->fails = -1;
    outcome->ends = 0;
    /*@ loop invariant 0 <= k <= MODE_MAX_INEQUALITIES;
      @ loop assigns k, outcome->tight[0 .. MODE_MAX_INEQUALITIES - 1];
      @ loop variant MODE_MAX_INEQUALITIES - k; */
    for (int k = 0; k < MODE_MAX_INEQUALITIES; k++) outcome->tight[k] = 0;
}

const char *mode_find(const struct numbers *n, const struct mode_table *mode, const short *sign, const rational *point,
                      struct mode_outcome *outcome)
{
    struct system s;
    s.n = n;
    begin(outcome);
    if (!condition_holds(mode->admissible, sign)) return NULL;
    read_equations(&s, mode);
    read_inequalities(&s, mode, sign);
    return find(&s, point, outcome);
}
