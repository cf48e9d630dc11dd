/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of the impacts without collision, for all real data: II is not excluded exactly where some normal impulses push both contacts in, IF and FI are
 * possible exactly where one impulse pushes its contact in and the other off.  Halves as in single.c. */
#include "quantities.h"

#define COLUMNS_OF_P real p11, real p12, real p21, real p22
#define ALL_COLUMNS \forall COLUMNS_OF_P
#define P p11, p12, p21, p22
#define ROW_OF_IMPACT(name, word, open, closed) predicate says_open_##name(COLUMNS_OF_P) = \let D = DET; (open);
/*@ T_SLIDE2_IMPACTS(ROW_OF_IMPACT)
    predicate pushes_in(COLUMNS_OF_P, real l, real m) = l >= 0 && m >= 0 && p11 * l + p12 * m < 0 && p21 * l + p22 * m < 0;
    predicate pushes_off(real p, real q, real l) = l > 0 && p * l < 0 && q * l > 0; */

/*@ lemma IF_only: ALL_COLUMNS, real l; pushes_off(p11, p21, l) ==> says_open_IF(P);
    lemma IF_here: ALL_COLUMNS; says_open_IF(P) ==> pushes_off(p11, p21, 1.0);
    lemma FI_only: ALL_COLUMNS, real l; pushes_off(p22, p12, l) ==> says_open_FI(P);
    lemma FI_here: ALL_COLUMNS; says_open_FI(P) ==> pushes_off(p22, p12, 1.0); */

/* Both impulses by Cramer, such that both contacts are pushed in equally fast, where neither alone does it. */
/*@ predicate equally(COLUMNS_OF_P, real l, real m) = DET * l == p12 - p22 && DET * m == p21 - p11;
    lemma equally_fast: ALL_COLUMNS, real l, m; DET != 0 && equally(P, l, m) ==> p11 * l + p12 * m == -1 && p21 * l + p22 * m == -1;
    lemma II_first: ALL_COLUMNS; p11 < 0 && p21 < 0 ==> pushes_in(P, 1.0, 0.0);
    lemma II_second: ALL_COLUMNS; p12 < 0 && p22 < 0 ==> pushes_in(P, 0.0, 1.0);
    lemma II_sign: \forall real D, x, y; (D > 0 && y >= 0 && D * x == y) || (D < 0 && y <= 0 && D * x == y) ==> x >= 0;
    lemma II_both: ALL_COLUMNS, real l, m; equally(P, l, m) && ((p11 < 0 && p21 >= 0 && p22 < 0 && p12 >= 0 && DET > 0) ||
        (p21 < 0 && p11 >= 0 && p12 < 0 && p22 >= 0 && DET < 0)) ==> pushes_in(P, l, m);
    lemma II_only: ALL_COLUMNS, real l, m; pushes_in(P, l, m) ==> says_open_II(P); */
