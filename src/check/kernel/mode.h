/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule MODE: linear equations and inequalities in unknown forces, of which a point shows that they have a solution, or a
 * contradiction that they have none.
 *
 * There are as many equations as unknowns, matrix x + constants = 0, and three cases, told apart by the determinant and the adjugate, whose
 * product with the matrix is the determinant times the unit matrix:
 *   the determinant is not 0                               one point; the witness states it, and it is put into every form
 *   it is 0, and adjugate constants is not                 none, since for a solution x, adjugate constants = -determinant x = 0
 *   both are 0                                             a line of points, where the adjugate is not 0; an inequality bounds it on one side
 * Nothing is divided.  A mode whose points are a plane, or more, is refused: no theory of today has one.
 *
 * Of a mode that no point meets with every inequality strict, but some point with equality in one of them, one says that it is a boundary. */
#ifndef CHECK_KERNEL_MODE_H
#define CHECK_KERNEL_MODE_H

#include "check/answer.h"
#include "check/kernel/condition.h"
#include "check/kernel/form.h"

enum { MODE_MAX_INEQUALITIES = 8 };

/* side * form >= 0, where the condition `when` holds; a witness states the value of the form. */
struct mode_inequality {
    const char *name;
    struct form form;
    short side;   /* 1 or -1 */
    short strict; /* 1: side * form > 0, so that equality refutes the mode */
    struct condition when;
};

/* The quantity by which a witness refutes a mode, and the name under which it does so. */
struct mode_refutation {
    const char *name;
    short quantity;
};

/* A mode of a theory. */
struct mode_table {
    const char *name;
    struct condition admissible;             /* where it is not, the witness names `guard` */
    struct mode_refutation guard;            /* why it is inadmissible */
    struct mode_refutation none;             /* why no point meets the equations */
    struct mode_refutation line;             /* why no point of the line meets the inequalities */
    struct form equation[FORM_MAX_UNKNOWNS]; /* as many as unknowns: form = 0 */
    int inequalities;
    struct mode_inequality inequality[MODE_MAX_INEQUALITIES];
};

enum mode_outcome_status { MODE_CONSISTENT, MODE_BOUNDARY, MODE_INCONSISTENT, MODE_INADMISSIBLE };
enum mode_candidates { MODE_NOT_ASKED, MODE_ONE, MODE_NONE, MODE_LINE };

/* What was found of a mode. */
struct mode_outcome {
    short status;                       /* enum mode_outcome_status */
    short candidates;                   /* enum mode_candidates: the points that meet the equations */
    short has_point;                    /* 1 when `point` is the point of the witness, which was checked */
    short fails;                        /* the first inequality that is false at the only point; -1 */
    short tight[MODE_MAX_INEQUALITIES]; /* 1 for each inequality that is an equality at the point of a boundary mode */
    short ends;                         /* 1 when the line ends on the side where its first changing unknown grows */
    rational point[FORM_MAX_UNKNOWNS];
    rational end_numerator, end_denominator; /* that unknown at the end */
};

/*@ predicate inequality_reads{L}(struct mode_inequality *x, integer quantities) = constant_text(x->name) &&
  @   form_reads(&x->form, quantities) && (x->side == 1 || x->side == -1) && condition_reads(x->when, quantities);
  @ predicate mode_ok{L}(struct mode_table *m, integer quantities) = \valid_read(m) && constant_text(m->name) &&
  @   condition_reads(m->admissible, quantities) && 0 <= m->inequalities <= MODE_MAX_INEQUALITIES &&
  @   0 <= m->guard.quantity < quantities && 0 <= m->none.quantity < quantities && 0 <= m->line.quantity < quantities &&
  @   (\forall integer k; 0 <= k < FORM_MAX_UNKNOWNS ==> form_reads(&m->equation[k], quantities)) &&
  @   (\forall integer k; 0 <= k < m->inequalities ==> inequality_reads(m->inequality + k, quantities));
  @ predicate outcome_has_point{L}(struct mode_outcome *x) = x->has_point != 0 ==> point_ok(&x->point[0]); */

/* mode_find: what holds of a mode.
 *
 * In      n, sign    the numbers of the quantities, and their signs
 *         point      the point that the witness states, with zeros for unknowns that there are not; NULL when it states none
 * Out     outcome    what was found
 * Returns NULL, or what is wrong with the point (a constant text). */
/*@ requires numbers_ok(n) && mode_ok(mode, n->quantities) && \valid_read(sign + (0 .. n->quantities - 1));
  @ requires point == \null || point_ok(point);
  @ requires \valid(outcome) && \separated(outcome, n, mode, n->q + (0 .. n->quantities - 1));
  @ requires \separated(outcome, point + (0 .. FORM_MAX_UNKNOWNS - 1));
  @ assigns *outcome, rational_doubt;
  @ ensures DOUBT_STAYS && (\result != \null ==> constant_text(\result));
  @ ensures \result == \null ==> outcome_has_point(outcome); */
const char *mode_find(const struct numbers *n, const struct mode_table *mode, const short *sign, const rational *point,
                      struct mode_outcome *outcome);

/* mode_holds: 1 when a mode is consistent or a boundary. */
/*@ requires \valid_read(outcome);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures \result == 1 <==> outcome->status == MODE_CONSISTENT || outcome->status == MODE_BOUNDARY; */
int mode_holds(const struct mode_outcome *outcome);

#endif
