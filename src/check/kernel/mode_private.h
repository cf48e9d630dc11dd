/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by mode.c, which distinguishes the cases, mode_solve.c, which eliminates, and mode_line.c, for
 * points that form a line. Systems are passed by value, so that what one function changes is not the memory of another:
 * the proofs then speak of values only. */
#ifndef CHECK_KERNEL_MODE_PRIVATE_H
#define CHECK_KERNEL_MODE_PRIVATE_H

#include "check/kernel/mode.h"

/* The equations and inequalities of a mode with numbers as coefficients. */
struct system {
    int unknowns;                                    /* there are as many equations */
    int inequalities;                                /* those whose condition holds */
    struct linear equation[FORM_MAX_UNKNOWNS];       /* each = 0 */
    struct linear inequality[MODE_MAX_INEQUALITIES]; /* each >= 0, or > 0 */
    int index[MODE_MAX_INEQUALITIES];                /* its number in the table of the mode */
    int strict[MODE_MAX_INEQUALITIES];               /* 1 for > 0 */
    /* After elimination, for each unknown its pivot: the only equation in which its coefficient is not 0. It is
     * `unknowns` when there is none. */
    int pivot[FORM_MAX_UNKNOWNS];
};

/* What may be wrong with the point of a witness, or with a mode. */
enum mode_flaw {
    FLAW_NONE,
    FLAW_MISSING,      /* there is no point */
    FLAW_EQUALITIES,   /* the point does not satisfy an equation */
    FLAW_INEQUALITIES, /* it does not satisfy an inequality */
    FLAW_EDGE,         /* it is not inside the line */
    FLAW_PLANE         /* the points that satisfy the equations form more than a line */
};

/* The point of a witness. */
struct candidate {
    int is; /* 0 when the witness states no point; all coordinates are then 0 */
    struct point point;
};

/* The outcome of a mode, if there is no flaw. */
struct judgement {
    enum mode_flaw flaw;
    struct mode_outcome outcome;
};

/* A bound of the unknown without a pivot, t: numerator / denominator, with positive denominator. `is` is 0 when there is
 * no bound; `strict` is 1 when t must be different from the bound. */
struct bound {
    int is, strict;
    scalar numerator, denominator;
};

/* The part of a line on which the inequalities hold. */
struct part {
    struct bound low, high;
    int empty; /* 1 when some inequality does not hold anywhere on the line */
};

/*@ // Nothing has been verified yet.
  @ predicate outcome_is_new(struct mode_outcome x) = x.has_point == 0 && x.ends == 0 && x.candidates == MODE_NOT_ASKED;
  @ predicate bound_ok(struct bound x) = x.is != 0 ==> x.numerator != \null && x.denominator != \null;
  @ predicate part_ok(struct part x) = bound_ok(x.low) && bound_ok(x.high);
  @ predicate rows_ok(struct system s, integer n, integer m) = (\forall integer i; 0 <= i < n ==> linear_ok(s.equation[i])) &&
  @   (\forall integer k; 0 <= k < m ==> linear_ok(s.inequality[k]) && 0 <= s.index[k] < MODE_MAX_INEQUALITIES);
  @ predicate system_ok(struct system s) = 1 <= s.unknowns <= FORM_MAX_UNKNOWNS &&
  @   0 <= s.inequalities <= MODE_MAX_INEQUALITIES && rows_ok(s, s.unknowns, s.inequalities);
  @ predicate same_indices(struct system s, struct system x) = s.inequalities == x.inequalities &&
  @   \forall integer k; 0 <= k < MODE_MAX_INEQUALITIES ==> s.index[k] == x.index[k];
  @ predicate indices_below(struct system s, integer n) = \forall integer k; 0 <= k < s.inequalities ==> s.index[k] < n;
  @ // Number `fails` is that of an inequality of the system.
  @ predicate is_index(struct system s, integer fails) = \exists integer k; 0 <= k < s.inequalities && fails == s.index[k];
  @ predicate outcome_fails_in(struct mode_outcome x, struct system s) = x.candidates == MODE_ONE ==>
  @   x.has_point == 1 && (outcome_holds(x) || is_index(s, x.fails));
  @ predicate system_pivots(struct system s, integer from) =
  @   \forall integer k; from <= k < s.unknowns ==> 0 <= s.pivot[k] <= s.unknowns; */

/* system_eliminate: eliminates each unknown from all equations but its pivot, and from all inequalities. The equations
 * have the same solutions as before, for which the inequalities have the same signs. Unknowns with higher numbers are
 * eliminated first; so if one unknown has no pivot, those with lower numbers do not depend on it. */
/*@ requires system_ok(s) && pool != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && system_ok(\result) && \result.unknowns == s.unknowns && system_pivots(\result, 0);
  @ ensures indices: same_indices(\result, s); */
struct system system_eliminate(struct scalar_pool *pool, struct system s);

/* After elimination. system_next_without_pivot: the first unknown from k on that has no pivot; `unknowns` when there is
 * none. system_is_contradictory: 1 when some equation is a constant that is not 0. */
/*@ requires system_ok(s) && 0 <= k <= s.unknowns;
  @ assigns \nothing;
  @ ensures k <= \result <= s.unknowns;
  @ ensures pivots: \forall integer l; k <= l < \result ==> s.pivot[l] != s.unknowns; */
int system_next_without_pivot(struct system s, int k);
/*@ requires system_ok(s);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int system_is_contradictory(struct system s);

/* system_flaw: FLAW_NONE when the witness states a point, which satisfies the equations. */
/*@ requires system_ok(s) && point_ok(x.point) && pool != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
enum mode_flaw system_flaw(struct scalar_pool *pool, struct system s, struct candidate x);

/* system_on_line: the outcome when every unknown but `along` has a pivot, and the equations are not contradictory;
 * `outcome` is the one before anything has been verified. */
/*@ requires system_ok(s) && 0 <= along < s.unknowns && point_ok(x.point) && pool != \null && outcome_is_new(outcome);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures complete: \result.flaw == FLAW_NONE ==> outcome_complete(\result.outcome);
  @ ensures found: \result.flaw == FLAW_NONE ==> \result.outcome.candidates == MODE_LINE && \result.outcome.status != MODE_INADMISSIBLE; */
struct judgement system_on_line(struct scalar_pool *pool, struct system s, int along, struct candidate x,
                                struct mode_outcome outcome);

#endif
