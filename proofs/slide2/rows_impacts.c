/* SPDX-License-Identifier: BSD-2-Clause */
/* For all real data, the condition of each row of the impacts IF, FI and II in spec/slide2/table.h holds if and only if impulses with the effect
 * that defines the word exist (spec/slide2/meaning.h).  The forms of the steps are those of rows.c. */
#include "../contact/known.h"

#include "impacts.h"

#include "../contact/proved.h"

#define ALONE(name, kind, drives, p, q)                                                                                      \
    STEP(name##_##kind##_plant: ALL_COLUMNS; drives(p, q, 1.0) ==> exists_##kind##_##name(P))                                \
    STEP(name##_##kind##_exist: ALL_COLUMNS; says_##kind##_##name(P) ==> exists_##kind##_##name(P))                          \
    STEP(name##_##kind##_from: ALL_COLUMNS; exists_##kind##_##name(P) ==> says_##kind##_##name(P))                           \
    lemma name##_##kind##_iff: ALL_COLUMNS; exists_##kind##_##name(P) <==> says_##kind##_##name(P);
/*@ ALONE(IF, open, drives_off, p11, p21)
    ALONE(IF, closed, drives_off_weakly, p11, p21)
    ALONE(FI, open, drives_off, p22, p12)
    ALONE(FI, closed, drives_off_weakly, p22, p12) */

/* In this case, these impulses have the effect. */
#define DRIVEN(kind, drives, name, case, ...)                                                                                \
    STEP(II_##kind##_##name##_plant: ALL_COLUMNS; case && drives(P, __VA_ARGS__) ==> exists_##kind##_II(P))                  \
    STEP(II_##kind##_##name##_exist: ALL_COLUMNS; case ==> exists_##kind##_II(P))
/* The impulses by Cramer's rule, with i the inverse of D.  D has a name, so that provers leave the polynomial whole. */
#define DRIVEN_BOTH(kind, drives, case)                                                                                      \
    STEP(II_##kind##_intro: ALL_COLUMNS, real l, m; drives(P, l, m) ==> exists_##kind##_II(P))                               \
    STEP(II_##kind##_both_named: ALL_COLUMNS, real l, m; equally(P, l, m) && case ==> exists_##kind##_II(P))                 \
    STEP(II_##kind##_both_inverse: ALL_COLUMNS, real D, i; is_D(P, D) && is_inverse(D, i) && case ==> exists_##kind##_II(P)) \
    STEP(II_##kind##_both_plant: ALL_COLUMNS, real D; is_D(P, D) && is_inverse(D, 1 / D) && case ==> exists_##kind##_II(P))  \
    STEP(II_##kind##_both_some: ALL_COLUMNS, real D; is_D(P, D) && D != 0 && case ==> exists_##kind##_II(P))                 \
    STEP(II_##kind##_both_D: ALL_COLUMNS; is_D(P, DET) && case ==> exists_##kind##_II(P))                                    \
    STEP(II_##kind##_both_exist: ALL_COLUMNS; case ==> exists_##kind##_II(P))
/*@ predicate is_D(SLIDE2_COLUMNS, real D) = D == DET;
    predicate is_inverse(real D, real i) = D * i == 1;
    STEP(D_is: ALL_COLUMNS; is_D(P, DET))
    STEP(inverse: \forall real D; D != 0 ==> is_inverse(D, 1 / D))
    STEP(equally_inverse: ALL_COLUMNS, real D, i; is_D(P, D) && is_inverse(D, i) ==> equally(P, (p12 - p22) * i, (p21 - p11) * i))
    DRIVEN(open, drives_in, first, (p11 < 0 && p21 < 0), 1.0, 0.0)
    DRIVEN(open, drives_in, second, (p12 < 0 && p22 < 0), 0.0, 1.0)
    DRIVEN_BOTH(open, drives_in, (CROSSED(<, DET > 0) || CROSSED_BACK(<, DET < 0)))
    STEP(II_open_from: ALL_COLUMNS; exists_open_II(P) ==> says_open_II(P))
    lemma II_open_iff: ALL_COLUMNS; exists_open_II(P) <==> says_open_II(P);
    DRIVEN(closed, drives_in_weakly, first, (p11 <= 0 && p21 <= 0), 1.0, 0.0)
    DRIVEN(closed, drives_in_weakly, second, (p12 <= 0 && p22 <= 0), 0.0, 1.0)
    DRIVEN_BOTH(closed, drives_in_weakly, (CROSSED(<=, DET > 0) || CROSSED_BACK(<=, DET < 0)))
    DRIVEN(closed, drives_in_weakly, above, (CROSSED(<=, DET == 0) && (p11 != 0 || p12 != 0)), p12, -p11)
    DRIVEN(closed, drives_in_weakly, below, (CROSSED(<=, DET == 0) && p11 == 0 && (p21 != 0 || p22 != 0) && p12 == 0), -p22, p21)
    DRIVEN(closed, drives_in_weakly, back_above, (CROSSED_BACK(<=, DET == 0) && (p11 != 0 || p12 != 0)), -p12, p11)
    DRIVEN(closed, drives_in_weakly, back_below, (CROSSED_BACK(<=, DET == 0) && p11 == 0 && (p21 != 0 || p22 != 0) && p12 == 0), p22, -p21)
    STEP(II_closed_from: ALL_COLUMNS; exists_closed_II(P) ==> says_closed_II(P))
    lemma II_closed_iff: ALL_COLUMNS; exists_closed_II(P) <==> says_closed_II(P); */
