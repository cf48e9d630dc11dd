/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of spec/fold/table.h agree with the definitions of spec/fold/meaning.h, for all real data: where the motion may stay on the
 * surface; the directions of sliding near a two-fold and their eigenvalues, which decide whether sliding orbits reach it or leave it; and
 * the three cases of Szalai & Jeffrey (2014) by J1 and J2.  That the sign of an eigenvalue decides whether orbits arrive is a fact of the
 * theory of smooth systems, which is not proved here (spec/fold/README.md). */
#include "fold/meaning.h"
#include "fold/table.h"

#define ALL_POINTS \forall FOLD_PARAMETERS
#define ALL_DIRECTIONS \forall real Kpp, Kpm, Kmp, Kmm, y, growth
#define SUM (Kpm + Kmp)
#define TRACE (Kmp - Kpm)
#define DET (Kpp * Kmm - Kpm * Kmp)
#define DISC (SUM * SUM - 4 * (Kpp * Kmm))
#define IS_DIRECTION direction(Kpp, Kpm, Kmp, Kmm, y, growth)

/* The surface: where the motion may stay on it, and with which weight of the two vector fields. */
/*@ lemma stay_only: \forall real Lp, Lm, a; on_surface(Lp, Lm, a) ==> (Lp <= 0 && Lm >= 0) || (Lp >= 0 && Lm <= 0);
    lemma stay_here: \forall real Lp, Lm, a; (attracts(Lp, Lm) || repels(Lp, Lm)) && a * (Lm - Lp) == Lm ==> 0 < a < 1 && on_surface(Lp, Lm, a);
    lemma stay_once: \forall real Lp, Lm, a, b; Lp != Lm && on_surface(Lp, Lm, a) && on_surface(Lp, Lm, b) ==> a == b;
    lemma crossing_up_leaves: \forall real Lp, Lm, a; Lp > 0 && Lm > 0 ==> !on_surface(Lp, Lm, a);
    lemma crossing_down_leaves: \forall real Lp, Lm, a; Lp < 0 && Lm < 0 ==> !on_surface(Lp, Lm, a);
    lemma fold_plus_stays: \forall real Lm, a; Lm != 0 && on_surface(0.0, Lm, a) ==> a == 1;
    lemma fold_minus_stays: \forall real Lp, a; Lp != 0 && on_surface(Lp, 0.0, a) ==> a == 0; */

/* Folds. */
/*@ lemma visible: \forall real K, t; t > 0 && K > 0 ==> height(K, t) > 0;
    lemma invisible: \forall real K, t; t > 0 && K < 0 ==> height(K, t) < 0; */

/* Directions of sliding: the zeros of a quadratic polynomial, and their eigenvalues. */
/*@ lemma direction_root: ALL_DIRECTIONS; IS_DIRECTION ==> Kpp * y * y + SUM * y + Kmm == 0;
    lemma direction_here: ALL_DIRECTIONS; y > 0 && Kpp * y * y + SUM * y + Kmm == 0 && growth == -Kpm - Kpp * y ==> IS_DIRECTION;
    lemma eigenvalue: ALL_DIRECTIONS; IS_DIRECTION ==> growth * growth - TRACE * growth + DET == 0;
    lemma same_as_trace: ALL_DIRECTIONS; IS_DIRECTION && DET > 0 ==> (growth < 0 <==> TRACE < 0) && (growth > 0 <==> TRACE > 0);
    lemma not_zero: ALL_DIRECTIONS; IS_DIRECTION && DET < 0 ==> growth != 0; */

/* There is no direction in the row `passed`, and there are two in the rows `saddle`, `sink` and `source`. */
/*@ lemma none_by_sum_plus: ALL_DIRECTIONS; Kpp > 0 && Kmm > 0 && SUM >= 0 ==> !IS_DIRECTION;
    lemma none_by_sum_minus: ALL_DIRECTIONS; Kpp < 0 && Kmm < 0 && SUM <= 0 ==> !IS_DIRECTION;
    lemma none_by_disc: ALL_DIRECTIONS; DISC < 0 ==> !IS_DIRECTION;
    lemma two_inside_plus: \forall real a, b, c, s; a > 0 && c > 0 && b < 0 && s > 0 && s * s == b * b - 4 * a * c ==> s < -b;
    lemma two_inside_minus: \forall real a, b, c, s; a < 0 && c < 0 && b > 0 && s > 0 && s * s == b * b - 4 * a * c ==> s < b; */

/* The one direction of two invisible folds has the larger eigenvalue, that of two visible folds the smaller one. */
/*@ lemma invisible_inside: ALL_DIRECTIONS; IS_DIRECTION && Kpp < 0 && Kmm > 0 ==> growth > -Kpm && growth > Kmp;
    lemma invisible_is_larger: ALL_DIRECTIONS; IS_DIRECTION && Kpp < 0 && Kmm > 0 ==> 2 * growth > TRACE;
    lemma visible_inside: ALL_DIRECTIONS; IS_DIRECTION && Kpp > 0 && Kmm < 0 ==> growth < -Kpm && growth < Kmp;
    lemma case_1_arrives: ALL_DIRECTIONS; IS_DIRECTION && Kpp < 0 && Kmm > 0 && DET > 0 && Kmp < 0 ==> growth < 0;
    lemma case_2_leaves: ALL_DIRECTIONS; IS_DIRECTION && Kpp < 0 && Kmm > 0 && DET > 0 && Kmp >= 0 ==> growth > 0;
    lemma case_3_leaves: ALL_DIRECTIONS; IS_DIRECTION && Kpp < 0 && Kmm > 0 && DET < 0 ==> growth > 0;
    lemma visible_saddle_arrives: ALL_DIRECTIONS; IS_DIRECTION && Kpp > 0 && Kmm < 0 && DET < 0 ==> growth < 0; */

/* The three cases of the paper; the third one is corrected (spec/errata.md). */
#define ALL_CONSTANTS \forall real Kpp, Kpm, Kmp, Kmm, D, j1, j2
#define ARE_CONSTANTS (Kpp < 0 && Kmm > 0 && constants(Kpp, Kpm, Kmp, Kmm, D, j1, j2))
/*@ lemma product: ALL_CONSTANTS; ARE_CONSTANTS ==> D * D * (j1 * j2 - 1) == DET;
    lemma case_1: ALL_CONSTANTS; ARE_CONSTANTS ==> ((DET > 0 && Kmp < 0) <==> (j1 < 0 && j2 < 0 && j1 * j2 > 1));
    lemma case_2: ALL_CONSTANTS; ARE_CONSTANTS ==> ((DET > 0 && Kmp >= 0) <==> (j1 > 0 && j2 > 0 && j1 * j2 > 1));
    lemma case_3: ALL_CONSTANTS; ARE_CONSTANTS ==> (DET < 0 <==> j1 * j2 < 1); */

/* The rows of the table are complete and disjoint. */
#define ROW_HOLDS(name, condition, point, two_fold, case_number, forward, reached) (condition) ||
#define ROW_COUNTS(name, condition, point, two_fold, case_number, forward, reached) ((condition) ? 1 : 0) +
/*@ lemma rows_complete: \forall real Lp, Lm, Kpp, Kmp, Kmm, sum, trace, det, disc; T_FOLD(ROW_HOLDS) \false;
    lemma rows_disjoint: \forall real Lp, Lm, Kpp, Kmp, Kmm, sum, trace, det, disc; T_FOLD(ROW_COUNTS) 0 <= 1; */
