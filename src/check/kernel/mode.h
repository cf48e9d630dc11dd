/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule MODE: linear equations and inequalities in unknown forces, with a point that proves that they have a
 * solution, or a proof that they have none.
 *
 * There are as many equations as unknowns. Elimination (without division, since a division in a number field may fail)
 * distinguishes three cases:
 *   every unknown has a pivot       one point; the witness gives it, and it is inserted into every form
 *   one unknown has none, and some equation says c = 0 for a number c != 0       no point
 *   one unknown has none, and there is no such equation                          a line of points, which inequalities may
 *                                                                                bound on either side
 * A mode with two or more unknowns without a pivot is rejected: its points form a plane or a larger space, or there are
 * none; no theory has one.
 *
 * A mode is a boundary when no point satisfies its equations with every inequality strict, but some point satisfies
 * them with equality in one of the inequalities. */
#ifndef CHECK_KERNEL_MODE_H
#define CHECK_KERNEL_MODE_H

#include "check/answer.h"
#include "check/kernel/condition.h"
#include "check/kernel/form.h"

enum { MODE_MAX_INEQUALITIES = 8 };

/* Names are part of the tables, not behind pointers: see "Types that differ" in proofs/README.md. */
enum { MODE_MAX_NAME = 16 };

/* The inequality side * form >= 0, required when the condition `when` holds; a witness gives the value of the form. */
struct mode_inequality {
    char name[MODE_MAX_NAME];
    struct form form;
    int side;   /* 1 or -1 */
    int strict; /* 1: side * form > 0 is required; equality makes the mode inconsistent */
    struct condition when;
};

/* A quantity by which a witness proves that a mode does not hold, and the name that it has there. */
struct mode_refutation {
    char name[MODE_MAX_NAME];
    int quantity;
};

/* A mode of a theory. */
struct mode_table {
    char name[MODE_MAX_NAME];
    struct condition admissible;             /* when it does not hold, the witness names `guard` */
    struct mode_refutation guard;            /* the reason why the mode is inadmissible */
    struct mode_refutation none;             /* the reason why no point satisfies the equations */
    struct mode_refutation line;             /* the reason why no point of the line satisfies the inequalities */
    struct form equation[FORM_MAX_UNKNOWNS]; /* form = 0; as many equations as unknowns */
    int inequalities;
    struct mode_inequality inequality[MODE_MAX_INEQUALITIES];
};

enum mode_outcome_status { MODE_CONSISTENT, MODE_BOUNDARY, MODE_INCONSISTENT, MODE_INADMISSIBLE };
enum mode_candidates { MODE_NOT_ASKED, MODE_ONE, MODE_NONE, MODE_LINE };

/* The result of checking a mode. (Its members have other types than those of a mode and of the numbers of a record: see
 * "Types that differ" in proofs/README.md.) */
struct mode_outcome {
    long status;     /* enum mode_outcome_status */
    long candidates; /* enum mode_candidates: the points that satisfy the equations */
    long has_point;  /* 1 when `point` is the point of the witness, and has been verified */
    long fails;      /* the first inequality that does not hold at the only point; -1 when there is none */
    long tight[MODE_MAX_INEQUALITIES]; /* 1 for each inequality that is an equality at the point of a boundary mode */
    long ends; /* 1 when the line has an end in the direction in which the first nonconstant unknown increases */
    struct point point;
    scalar end_numerator, end_denominator; /* the value of that unknown at the end */
};

/*@ predicate inequality_reads{L}(struct mode_inequality *x, integer quantities) = form_reads(&x->form, quantities) &&
  @   (x->side == 1 || x->side == -1) && condition_reads(x->when, quantities);
  @ // The tables of a mode, without the texts.
  @ predicate mode_reads{L}(struct mode_table *m, integer quantities) = \valid_read(m) &&
  @   condition_reads(m->admissible, quantities) && 0 <= m->inequalities <= MODE_MAX_INEQUALITIES &&
  @   (\forall integer k; 0 <= k < FORM_MAX_UNKNOWNS ==> form_reads(&m->equation[k], quantities)) &&
  @   (\forall integer k; 0 <= k < m->inequalities ==> inequality_reads(&m->inequality[k], quantities));
  @ // The quantities that refute a mode exist, and names are texts.
  @ predicate mode_refutes{L}(struct mode_table *m, integer quantities) =
  @   0 <= m->guard.quantity < quantities && 0 <= m->none.quantity < quantities && 0 <= m->line.quantity < quantities;
  @ predicate mode_named{L}(struct mode_table *m) = constant_text(&m->name[0]) && constant_text(&m->guard.name[0]) &&
  @   constant_text(&m->none.name[0]) && constant_text(&m->line.name[0]) &&
  @   (\forall integer k; 0 <= k < m->inequalities ==> constant_text(&m->inequality[k].name[0]));
  @ predicate outcome_holds(struct mode_outcome x) = x.status == MODE_CONSISTENT || x.status == MODE_BOUNDARY;
  @ // The numbers of an outcome are there when its members say so.
  @ predicate outcome_has_point(struct mode_outcome x) = 0 <= x.has_point <= 1 && (x.has_point == 1 ==> point_ok(x.point)) &&
  @   (x.ends != 0 ==> x.end_numerator != \null && x.end_denominator != \null);
  @ // A mode that holds has a point, and so has one with a single candidate; this candidate satisfies all inequalities, or fails one.
  @ predicate outcome_complete(struct mode_outcome x) = outcome_has_point(x) && (outcome_holds(x) ==> x.has_point == 1);
  @ predicate outcome_fails(struct mode_outcome x, integer inequalities) = x.candidates == MODE_ONE ==>
  @   x.has_point == 1 && (outcome_holds(x) || 0 <= x.fails < inequalities); */

/* mode_find: checks a mode.
 *
 * In      n, sign    the values of the quantities, and their signs
 *         point      the point in the witness; NULL when there is none
 * Out     outcome    the result
 * Returns NULL, or what is wrong with the point (a constant text) */
/*@ requires numbers_ok(n) && mode_reads(mode, n->quantities) && \valid_read(sign + (0 .. n->quantities - 1));
  @ requires point == \null || (\valid_read(point) && point_ok(*point));
  @ requires \valid(outcome) && \separated(outcome, n, n->q + (0 .. n->quantities - 1));
  @ assigns *outcome, scalar_doubt, \result \from *n, *mode, point;
  @ ensures DOUBT_STAYS && (\result != \null ==> constant_text(\result));
  @ ensures complete: \result == \null ==> outcome_complete(*outcome);
  @ ensures candidates: \result == \null ==> MODE_NOT_ASKED <= outcome->candidates <= MODE_LINE;
  @ ensures fails: \result == \null ==> outcome_fails(*outcome, mode->inequalities); */
const char *mode_find(const struct numbers *n, const struct mode_table *mode, const short *sign,
                      const struct point *point, struct mode_outcome *outcome);

/* mode_holds: 1 when the mode is consistent or a boundary. */
/*@ requires \valid_read(outcome);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures \result == 1 <==> outcome->status == MODE_CONSISTENT || outcome->status == MODE_BOUNDARY; */
int mode_holds(const struct mode_outcome *outcome);

#endif
