/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of the impacts without collision, for all real data: II is not excluded if and only if some normal impulses drive both contacts
 * into the surface; IF (FI) is possible if and only if an impulse at the first (second) contact drives this contact into the surface and the
 * other off.  The two directions of each equivalence are lemmas, as in single.h. */
#ifndef PROOFS_SLIDE2_IMPACTS_H
#define PROOFS_SLIDE2_IMPACTS_H

#include "quantities.h"

#define ALL_COLUMNS \forall SLIDE2_COLUMNS
#define P SLIDE2_P
#define ROW_OF_IMPACT(name, word, open, closed)                                              \
    predicate says_open_##name(SLIDE2_COLUMNS) = \let D = DET; (open);                        \
    predicate says_closed_##name(SLIDE2_COLUMNS) = \let D = DET; (closed);
/*@ T_SLIDE2_IMPACTS(ROW_OF_IMPACT) */

/*@ lemma IF_only: ALL_COLUMNS, real l; drives_off(p11, p21, l) ==> says_open_IF(P);
    lemma IF_here: ALL_COLUMNS; says_open_IF(P) ==> drives_off(p11, p21, 1.0);
    lemma FI_only: ALL_COLUMNS, real l; drives_off(p22, p12, l) ==> says_open_FI(P);
    lemma FI_here: ALL_COLUMNS; says_open_FI(P) ==> drives_off(p22, p12, 1.0);
    lemma IF_closed_only: ALL_COLUMNS, real l; drives_off_weakly(p11, p21, l) ==> says_closed_IF(P);
    lemma IF_closed_here: ALL_COLUMNS; says_closed_IF(P) ==> drives_off_weakly(p11, p21, 1.0);
    lemma FI_closed_only: ALL_COLUMNS, real l; drives_off_weakly(p22, p12, l) ==> says_closed_FI(P);
    lemma FI_closed_here: ALL_COLUMNS; says_closed_FI(P) ==> drives_off_weakly(p22, p12, 1.0); */

/* Where neither impulse alone drives both contacts in: Cramer's rule gives impulses that drive both in at the same rate. */
#define CROSSED(less, D_sign) (p11 less 0 && p21 >= 0 && p22 less 0 && p12 >= 0 && D_sign)
#define CROSSED_BACK(less, D_sign) (p21 less 0 && p11 >= 0 && p12 less 0 && p22 >= 0 && D_sign)
/*@ predicate equally(SLIDE2_COLUMNS, real l, real m) = DET * l == p12 - p22 && DET * m == p21 - p11;
    lemma equally_fast: ALL_COLUMNS, real l, m; DET != 0 && equally(P, l, m) ==> p11 * l + p12 * m == -1 && p21 * l + p22 * m == -1;
    lemma II_first: ALL_COLUMNS; p11 < 0 && p21 < 0 ==> drives_in(P, 1.0, 0.0);
    lemma II_second: ALL_COLUMNS; p12 < 0 && p22 < 0 ==> drives_in(P, 0.0, 1.0);
    lemma II_sign: \forall real D, x, y; (D > 0 && y >= 0 && D * x == y) || (D < 0 && y <= 0 && D * x == y) ==> x >= 0;
    lemma II_both: ALL_COLUMNS, real l, m; equally(P, l, m) && (CROSSED(<, DET > 0) || CROSSED_BACK(<, DET < 0)) ==> drives_in(P, l, m);
    lemma II_only: ALL_COLUMNS, real l, m; drives_in(P, l, m) ==> says_open_II(P); */

/* On a boundary.  If D is zero too, impulses by a row of P that is not zero leave the contact of this row at rest. */
/*@ lemma II_closed_first: ALL_COLUMNS; p11 <= 0 && p21 <= 0 ==> drives_in_weakly(P, 1.0, 0.0);
    lemma II_closed_second: ALL_COLUMNS; p12 <= 0 && p22 <= 0 ==> drives_in_weakly(P, 0.0, 1.0);
    lemma II_closed_both: ALL_COLUMNS, real l, m; equally(P, l, m) && (CROSSED(<=, DET > 0) || CROSSED_BACK(<=, DET < 0)) ==> drives_in_weakly(P, l, m);
    lemma II_closed_above: ALL_COLUMNS; CROSSED(<=, DET == 0) && (p11 != 0 || p12 != 0) ==> drives_in_weakly(P, p12, -p11);
    lemma II_closed_below: ALL_COLUMNS; CROSSED(<=, DET == 0) && p11 == 0 && (p21 != 0 || p22 != 0) && p12 == 0 ==> drives_in_weakly(P, -p22, p21);
    lemma II_closed_back_above: ALL_COLUMNS; CROSSED_BACK(<=, DET == 0) && (p11 != 0 || p12 != 0) ==> drives_in_weakly(P, -p12, p11);
    lemma II_closed_back_below: ALL_COLUMNS; CROSSED_BACK(<=, DET == 0) && p11 == 0 && (p21 != 0 || p22 != 0) && p12 == 0 ==> drives_in_weakly(P, p22, -p21);
    lemma II_closed_only: ALL_COLUMNS, real l, m; drives_in_weakly(P, l, m) ==> says_closed_II(P); */

#endif
