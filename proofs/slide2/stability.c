/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of the stability of S+S+, for all real data and all compliances: which of the conditions of Routh and Hurwitz hold in each row. */
#include "slide2/formula.h"

#define LOGIC_PARAMETERS real p11, real p12, real p21, real p22, real b1, real b2, real k1, real k2, real q1, real q2
#define LOGIC_ARGUMENTS p11, p12, p21, p22, b1, b2, k1, k2, q1, q2
#include "formula/logic.h"
#include "slide2/meaning.h"
#include "slide2/table.h"

/*@ SLIDE2_RAW_COMPLIANT_INPUTS(LOGIC_INPUT) SLIDE2_COMPLIANT_FORMULAS(LOGIC_FORMULA) */
#define ALL \forall LOGIC_PARAMETERS
#define OF(quantity) value_##quantity(LOGIC_ARGUMENTS)
#define GIVEN compliance(k1, k2, q1, q2)

/* The last condition of Routh and Hurwitz is D H > 0. */
/*@ lemma last_condition: ALL; OF(a3) * OF(a2) * OF(a1) - OF(a1) * OF(a1) - OF(a3) * OF(a3) * OF(a0) == OF(D) * OF(H);
    lemma signs_of_D: ALL; GIVEN ==> OF(S) > 0 && (OF(D) > 0 ==> OF(a1) > 0 && OF(a0) > 0) && (OF(D) < 0 ==> OF(a0) < 0); */

/* The rows. */
/*@ lemma singular: ALL; OF(D) == 0 ==> OF(a1) == 0 && OF(a0) == 0;
    lemma unstable_by_D: ALL; GIVEN && OF(D) < 0 ==> OF(a0) < 0;
    lemma unstable_by_trace: ALL; GIVEN && p11 <= 0 && p22 <= 0 ==> OF(a3) <= 0;
    lemma both_positive: ALL; OF(D) > 0 && OF(X) >= 0 && (p11 > 0 || p22 > 0) ==> p11 > 0 && p22 > 0;
    lemma stable_a3: ALL; GIVEN && p11 > 0 && p22 > 0 ==> OF(a3) > 0;
    lemma stable_a2: ALL; GIVEN && p11 > 0 && p22 > 0 && OF(D) > 0 ==> OF(a2) > 0;
    predicate parts(real X, real S, real Q, real d, real D, real a3, real H) = H == X * S * S + Q * d * d + D * Q * S * a3;
    lemma H_has_parts: ALL; parts(OF(X), OF(S), q1 * q2, p11 * k1 - p22 * k2, OF(D), OF(a3), OF(H));
    lemma H_positive: \forall real X, S, Q, d, D, a3, H; parts(X, S, Q, d, D, a3, H) && X >= 0 && S > 0 && Q > 0 && D > 0 && a3 > 0 ==> H > 0;
    lemma stable_H: ALL; GIVEN && p11 > 0 && p22 > 0 && OF(D) > 0 && OF(X) >= 0 ==> OF(H) > 0; */

/* The same for the rows of the table, which are complete and disjoint. */
#define ROW_SAYS(name, condition, word) predicate row_##name(LOGIC_PARAMETERS) = \let D = OF(D); \let X = OF(X); (condition);
#define ROW_HOLDS(name, condition, word) row_##name(LOGIC_ARGUMENTS) ||
/*@ T_SLIDE2_STABILITY(ROW_SAYS)
    lemma rows_complete: ALL; T_SLIDE2_STABILITY(ROW_HOLDS) \false;
    lemma rows_disjoint: ALL; !(row_singular(LOGIC_ARGUMENTS) && row_unstable_for_all(LOGIC_ARGUMENTS)) &&
        !(row_singular(LOGIC_ARGUMENTS) && row_stable_for_all(LOGIC_ARGUMENTS)) && !(row_singular(LOGIC_ARGUMENTS) && row_depends(LOGIC_ARGUMENTS)) &&
        !(row_unstable_for_all(LOGIC_ARGUMENTS) && row_stable_for_all(LOGIC_ARGUMENTS)) &&
        !(row_unstable_for_all(LOGIC_ARGUMENTS) && row_depends(LOGIC_ARGUMENTS)) && !(row_stable_for_all(LOGIC_ARGUMENTS) && row_depends(LOGIC_ARGUMENTS));
    lemma row_singular_means: ALL; row_singular(LOGIC_ARGUMENTS) ==> OF(a1) == 0 && OF(a0) == 0;
    lemma row_unstable_means: ALL; GIVEN && row_unstable_for_all(LOGIC_ARGUMENTS) ==> OF(a0) < 0 || OF(a3) <= 0;
    lemma row_stable_positive: ALL; row_stable_for_all(LOGIC_ARGUMENTS) ==> p11 > 0 && p22 > 0 && OF(D) > 0 && OF(X) >= 0;
    lemma row_stable_means: ALL; GIVEN && row_stable_for_all(LOGIC_ARGUMENTS) ==>
        OF(a3) > 0 && OF(a2) > 0 && OF(a1) > 0 && OF(a0) > 0 && OF(H) > 0; */

/* The row `depends`, for X < 0 < D and p11 > 0: the examples of src/slide2/examples.c meet all conditions, or break one.  For p22 > 0,
 * exchange the contacts. */
/*@ lemma unstable_small_damping: \forall real p11, p12, p21, p22, b1, b2, T; p11 > 0 && p22 > 0 && T > 0 &&
        (p11 * p22 - p12 * p21) * T * T + p12 * p21 < 0 ==> value_H(p11, p12, p21, p22, b1, b2, -p22, -p11, -T, -T) < 0;
    lemma unstable_large_damping: \forall real p11, p12, p21, p22, b1, b2, T; p11 + p22 * T < 0 ==>
        value_a3(p11, p12, p21, p22, b1, b2, -1.0, -1.0, -1.0, -T) < 0;
    lemma unstable_stiff: \forall real p11, p12, p21, b1, b2, u; p12 * p21 < 0 && p11 > 0 && u > 0 &&
        -p12 * p21 * u * (u - p11) > p11 * p11 ==> value_H(p11, p12, p21, 0.0, b1, b2, -1.0, -(u - 1), -1.0, -1.0) < 0;
    // With the damping t1, t2 and its factor T, H is this form, which is positive for large T.
    logic real damped(real X, real D, real d, real t1, real t2, real a, real T) =
        T * T * ((t1 + t2) * (D * T * T * t1 * t2 * a + X * (t1 + t2)) + t1 * t2 * d * d);
    lemma stable_H_form: \forall real p11, p12, p21, p22, b1, b2, t1, t2, T;
        value_H(p11, p12, p21, p22, b1, b2, -1.0, -1.0, -T * t1, -T * t2) ==
        damped(p12 * p21, p11 * p22 - p12 * p21, p11 - p22, t1, t2, p11 * t1 + p22 * t2, T);
    lemma stable_form_positive: \forall real T, s, e, Q, d; T > 0 && s > 0 && e > 0 && Q > 0 ==> T * T * (s * e + Q * d * d) > 0; */
