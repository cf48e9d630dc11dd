/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by mode.c, which distinguishes the cases, and mode_line.c, for points that form a line. */
#ifndef CHECK_KERNEL_MODE_PRIVATE_H
#define CHECK_KERNEL_MODE_PRIVATE_H

#include "check/kernel/matrix.h"
#include "check/kernel/mode.h"

/* The equations and inequalities of a mode with numbers as coefficients. */
struct system {
    const struct numbers *n;
    struct linear equation[FORM_MAX_UNKNOWNS];
    struct matrix matrix; /* of the equations, without their constants */
    int inequalities;     /* those whose condition holds */
    short index[MODE_MAX_INEQUALITIES];
    short strict[MODE_MAX_INEQUALITIES];
    struct linear inequality[MODE_MAX_INEQUALITIES]; /* each of the form >= 0 */
};

/*@ predicate system_apart{L}(struct system *s) = \separated(s, s->n, s->n->q + (0 .. s->n->quantities - 1));
  @ predicate system_equations{L}(struct system *s) =
  @   (\forall integer i; 0 <= i < s->n->unknowns ==> linear_ok(&s->equation[i])) &&
  @   s->matrix.n == s->n->unknowns && matrix_ok(&s->matrix);
  @ predicate system_inequalities{L}(struct system *s, integer count) =
  @   \forall integer k; 0 <= k < count ==> linear_ok(&s->inequality[k]) && 0 <= s->index[k] < MODE_MAX_INEQUALITIES;
  @ predicate system_ok{L}(struct system *s) = \valid_read(s) && numbers_ok(s->n) && system_equations(s) &&
  @   0 <= s->inequalities <= MODE_MAX_INEQUALITIES && system_inequalities(s, s->inequalities); */

/* system_meets: NULL when the point satisfies the equations, else what is wrong with it, including that it is NULL. */
/*@ requires system_ok(s) && (point == \null || point_ok(point));
  @ assigns rational_doubt, \result \from s, point;
  @ ensures DOUBT_STAYS && (\result != \null ==> constant_text(\result)) && (\result == \null ==> point != \null); */
const char *system_meets(const struct system *s, const rational *point);

/* system_keep: makes the point that of the outcome, and records which inequalities are equalities there. */
/*@ requires system_ok(s) && point_ok(point) && \valid(outcome);
  @ requires \separated(outcome, s, s->n, s->n->q + (0 .. s->n->quantities - 1)) &&
  @   \separated(outcome, point + (0 .. FORM_MAX_UNKNOWNS - 1));
  @ assigns outcome->has_point, outcome->point[0 .. FORM_MAX_UNKNOWNS - 1], outcome->tight[0 .. MODE_MAX_INEQUALITIES - 1],
  @   rational_doubt;
  @ ensures DOUBT_STAYS && outcome->has_point == 1 && point_ok(&outcome->point[0]) && system_ok(s); */
void system_keep(const struct system *s, const rational *point, struct mode_outcome *outcome);

/* system_on_line: the outcome when the equations do not have a unique solution but are not contradictory. Returns as
 * mode_find. */
/*@ requires system_ok(s) && (point == \null || point_ok(point)) && \valid(outcome) && outcome->has_point == 0;
  @ requires \separated(outcome, s, s->n, s->n->q + (0 .. s->n->quantities - 1)) &&
  @   \separated(outcome, point + (0 .. FORM_MAX_UNKNOWNS - 1));
  @ assigns *outcome, rational_doubt;
  @ ensures DOUBT_STAYS && (\result != \null ==> constant_text(\result));
  @ ensures \result == \null ==> outcome_has_point(outcome); */
const char *system_on_line(const struct system *s, const rational *point, struct mode_outcome *outcome);

#endif
