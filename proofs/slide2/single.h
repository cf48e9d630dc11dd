/* SPDX-License-Identifier: BSD-2-Clause */
/* Flight of both contacts, and slip of one, for all real data: the condition of the row holds if and only if forces exist that meet the mode.
 * Each direction is a lemma of one of these forms; rows.c puts them together:
 *   *_only    what follows if forces exist                 polynomial arithmetic          z3nra
 *   *_here    forces that satisfy certain equations
 *             meet the mode, where the row holds           the same                       z3nra
 *   *_plant   quotients that solve the equations           the same                       z3nra
 *   *_intro   if these forces meet the mode, some do       unfolding                      cvc4 */
#ifndef PROOFS_SLIDE2_SINGLE_H
#define PROOFS_SLIDE2_SINGLE_H

#include "quantities.h"

/*@ predicate solving(real b, real p, real l) = b + p * l == 0;
    predicate solving_half(real b, real p, real l) = b + 2 * p * l == 0;
    predicate solving_twice(real b, real p, real l) = 2 * b + p * l == 0;
    logic real solution_of(real b, real p) = -b / p;
    logic real solution_of_half(real b, real p) = -b / (2 * p);
    logic real solution_of_twice(real b, real p) = -2 * b / p;
    lemma solving_plant: \forall real b, p; p != 0 ==> solving(b, p, solution_of(b, p));
    lemma solving_half_plant: \forall real b, p; p != 0 ==> solving_half(b, p, solution_of_half(b, p));
    lemma solving_twice_plant: \forall real b, p; p != 0 ==> solving_twice(b, p, solution_of_twice(b, p)); */

#define INTRO(mode, status) \
    lemma mode##_##status##_intro: ALL_SLIDES, real l, m; status##_##mode(SLIDE2, l, m) ==> exists_##status##_##mode(SLIDE2); \
    lemma mode##_##status##_only: ALL_SLIDES; exists_##status##_##mode(SLIDE2) ==> says_##status##_##mode(SLIDE2);
/*@ INTRO(FF, closed) INTRO(FF, open) INTRO(SF, closed) INTRO(SF, open) INTRO(FS, closed) INTRO(FS, open) */

/* Flight of both contacts. */
/*@ lemma FF_closed_here: ALL_SLIDES; says_closed_FF(SLIDE2) ==> closed_FF(SLIDE2, 0.0, 0.0);
    lemma FF_open_here: ALL_SLIDES; says_open_FF(SLIDE2) ==> open_FF(SLIDE2, 0.0, 0.0); */

/* Slip of contact 1 alone: p = p11 and b = b1 are its own parameters, q = p21 and c = b2 those of the other. */
/*@ lemma SF_closed_here: ALL_SLIDES, real l; p11 != 0 && solving(b1, p11, l) && says_closed_SF(SLIDE2) ==> closed_SF(SLIDE2, l, 0.0);
    lemma SF_open_here: ALL_SLIDES, real l; p11 != 0 && solving(b1, p11, l) && says_open_SF(SLIDE2) ==> open_SF(SLIDE2, l, 0.0);
    lemma SF_closed_zero: ALL_SLIDES; p11 == 0 && b2 >= 0 && says_closed_SF(SLIDE2) ==> closed_SF(SLIDE2, 0.0, 0.0);
    lemma SF_closed_pushed: ALL_SLIDES, real l; p11 == 0 && b2 < 0 && solving(b2, p21, l) && says_closed_SF(SLIDE2) ==> closed_SF(SLIDE2, l, 0.0);
    lemma SF_open_small: ALL_SLIDES, real l; p11 == 0 && b2 > 0 && p21 < 0 && solving_half(b2, p21, l) && says_open_SF(SLIDE2) ==> open_SF(SLIDE2, l, 0.0);
    lemma SF_open_unit: ALL_SLIDES; p11 == 0 && b2 >= 0 && p21 >= 0 && says_open_SF(SLIDE2) ==> open_SF(SLIDE2, 1.0, 0.0);
    lemma SF_open_large: ALL_SLIDES, real l; p11 == 0 && b2 < 0 && solving_twice(b2, p21, l) && says_open_SF(SLIDE2) ==> open_SF(SLIDE2, l, 0.0);
    lemma SF_pushed: ALL_SLIDES; p11 == 0 && b2 < 0 && says_closed_SF(SLIDE2) ==> p21 != 0;
    lemma SF_pushed_open: ALL_SLIDES; p11 == 0 && b2 < 0 && says_open_SF(SLIDE2) ==> p21 != 0;
    lemma SF_not_both: ALL_SLIDES; p11 == 0 && b2 == 0 && says_open_SF(SLIDE2) ==> p21 >= 0; */

/* Slip of contact 2 alone: p = p22 and b = b2 are its own parameters, q = p12 and c = b1 those of the other. */
/*@ lemma FS_closed_here: ALL_SLIDES, real l; p22 != 0 && solving(b2, p22, l) && says_closed_FS(SLIDE2) ==> closed_FS(SLIDE2, 0.0, l);
    lemma FS_open_here: ALL_SLIDES, real l; p22 != 0 && solving(b2, p22, l) && says_open_FS(SLIDE2) ==> open_FS(SLIDE2, 0.0, l);
    lemma FS_closed_zero: ALL_SLIDES; p22 == 0 && b1 >= 0 && says_closed_FS(SLIDE2) ==> closed_FS(SLIDE2, 0.0, 0.0);
    lemma FS_closed_pushed: ALL_SLIDES, real l; p22 == 0 && b1 < 0 && solving(b1, p12, l) && says_closed_FS(SLIDE2) ==> closed_FS(SLIDE2, 0.0, l);
    lemma FS_open_small: ALL_SLIDES, real l; p22 == 0 && b1 > 0 && p12 < 0 && solving_half(b1, p12, l) && says_open_FS(SLIDE2) ==> open_FS(SLIDE2, 0.0, l);
    lemma FS_open_unit: ALL_SLIDES; p22 == 0 && b1 >= 0 && p12 >= 0 && says_open_FS(SLIDE2) ==> open_FS(SLIDE2, 0.0, 1.0);
    lemma FS_open_large: ALL_SLIDES, real l; p22 == 0 && b1 < 0 && solving_twice(b1, p12, l) && says_open_FS(SLIDE2) ==> open_FS(SLIDE2, 0.0, l);
    lemma FS_pushed: ALL_SLIDES; p22 == 0 && b1 < 0 && says_closed_FS(SLIDE2) ==> p12 != 0;
    lemma FS_pushed_open: ALL_SLIDES; p22 == 0 && b1 < 0 && says_open_FS(SLIDE2) ==> p12 != 0;
    lemma FS_not_both: ALL_SLIDES; p22 == 0 && b1 == 0 && says_open_FS(SLIDE2) ==> p12 >= 0; */

#endif
