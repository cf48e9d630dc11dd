/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by mode.c, which distinguishes the cases, mode_solve.c, which eliminates, and mode_line.c, for
 * points that form a line. */
#ifndef CHECK_KERNEL_MODE_PRIVATE_H
#define CHECK_KERNEL_MODE_PRIVATE_H

#include "check/kernel/mode.h"

/* The equations and inequalities of a mode with numbers as coefficients. (For the types of its members see "Types that
 * differ" in proofs/README.md.) */
struct system {
    unsigned unknowns;                               /* there are as many equations */
    unsigned inequalities;                           /* those whose condition holds */
    struct linear equation[FORM_MAX_UNKNOWNS];       /* each = 0 */
    struct linear inequality[MODE_MAX_INEQUALITIES]; /* each >= 0, or > 0 */
    unsigned index[MODE_MAX_INEQUALITIES];           /* its number in the table of the mode */
    unsigned strict[MODE_MAX_INEQUALITIES];          /* 1 for > 0 */
    /* After elimination, for each unknown its pivot: the only equation in which its coefficient is not 0. It is
     * `unknowns` when there is none. */
    short pivot[FORM_MAX_UNKNOWNS];
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

/*@ predicate system_equations{L}(struct system *s, integer n) =
  @   \forall integer i; 0 <= i < n ==> linear_ok(&s->equation[i]);
  @ predicate system_inequalities{L}(struct system *s, integer n) =
  @   \forall integer k; 0 <= k < n ==> linear_ok(&s->inequality[k]);
  @ predicate system_indices{L}(struct system *s, integer n) =
  @   \forall integer k; 0 <= k < n ==> s->index[k] < MODE_MAX_INEQUALITIES;
  @ predicate system_ok{L}(struct system *s) = 1 <= s->unknowns <= FORM_MAX_UNKNOWNS &&
  @   s->inequalities <= MODE_MAX_INEQUALITIES && system_equations(s, s->unknowns) &&
  @   system_inequalities(s, s->inequalities) && system_indices(s, s->inequalities);
  @ predicate system_pivots{L}(struct system *s, integer from) =
  @   \forall integer k; from <= k < s->unknowns ==> 0 <= s->pivot[k] <= s->unknowns; */

/* system_eliminate: eliminates each unknown from all equations but its pivot, and from all inequalities. The equations
 * have the same solutions as before, for which the inequalities have the same signs. Unknowns with higher numbers are
 * eliminated first; so if one unknown has no pivot, those with lower numbers do not depend on it. */
/*@ requires \valid(s) && system_ok(s) && pool != \null;
  @ assigns s->equation[0 .. FORM_MAX_UNKNOWNS - 1], s->inequality[0 .. MODE_MAX_INEQUALITIES - 1],
  @   s->pivot[0 .. FORM_MAX_UNKNOWNS - 1], rational_doubt;
  @ ensures DOUBT_STAYS && system_ok(s) && system_pivots(s, 0); */
void system_eliminate(struct rational_pool *pool, struct system *s);

/* After elimination. system_next_without_pivot: the first unknown from k on that has no pivot; `unknowns` when there is
 * none. system_is_contradictory: 1 when some equation is a constant that is not 0. */
/*@ requires \valid_read(s) && system_ok(s) && k <= s->unknowns;
  @ assigns \nothing;
  @ ensures k <= \result <= s->unknowns;
  @ ensures pivots: \forall integer l; k <= l < \result ==> s->pivot[l] != s->unknowns; */
unsigned system_next_without_pivot(const struct system *s, unsigned k);
/*@ requires \valid_read(s) && system_ok(s);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int system_is_contradictory(const struct system *s);

/* system_meets: FLAW_NONE when the point, which may be NULL, satisfies the equations. */
/*@ requires \valid_read(s) && system_ok(s) && (point == \null || point_ok(point)) && pool != \null;
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && (\result == FLAW_NONE ==> point != \null); */
enum mode_flaw system_meets(struct rational_pool *pool, const struct system *s, const rational *point);

/* system_on_line: the outcome when every unknown but `along` has a pivot, and the equations are not contradictory. */
/*@ requires \valid_read(s) && system_ok(s) && along < s->unknowns && (point == \null || point_ok(point)) && pool != \null;
  @ requires \valid(outcome) && outcome->has_point == 0 && \separated(outcome, s);
  @ requires point != \null ==> \separated(outcome, point + (0 .. FORM_MAX_UNKNOWNS - 1));
  @ assigns outcome->status, outcome->candidates, outcome->has_point, outcome->tight[0 .. MODE_MAX_INEQUALITIES - 1],
  @   outcome->ends, outcome->end_numerator, outcome->end_denominator, rational_doubt;
  @ ensures DOUBT_STAYS && (outcome->has_point != 0 ==> point != \null); */
enum mode_flaw system_on_line(struct rational_pool *pool, const struct system *s, unsigned along, const rational *point,
                              struct mode_outcome *outcome);

#endif
