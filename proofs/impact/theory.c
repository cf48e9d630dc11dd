/* SPDX-License-Identifier: BSD-2-Clause */
/* The planar impact, for all real data in the hypotheses: the conditions of the rows of spec/impact/table.h are those under which the motion
 * defined in spec/impact/meaning.h is the one that the row names.
 */
#define LOGIC_PARAMETERS real A, real B, real C, real mu, real u, real v, real r
#define LOGIC_ARGUMENTS A, B, C, mu, u, v, r
#include "impact/formula.h"
#include "formula/logic.h"
#include "impact/verdict.h"
#include "impact/meaning.h"
#include "impact/table.h"

/*@ IMPACT_INPUTS(LOGIC_INPUT)
    IMPACT_FORMULAS(LOGIC_FORMULA) */

#define DATA A, B, C, mu, u, v, r
#define ALL_DATA \forall real A, B, C, mu, u, v, r
#define NAMES                                                                                                         \
    \let p_plus = value_p_plus(DATA); \let p_minus = value_p_minus(DATA);                                             \
    \let k_plus = value_k_plus(DATA); \let k_minus = value_k_minus(DATA);                                             \
    \let D_c_plus = value_D_c_plus(DATA); \let D_r_plus = value_D_r_plus(DATA);                                       \
    \let D_c_minus = value_D_c_minus(DATA); \let D_r_minus = value_D_r_minus(DATA);
#define GIVEN body(BODY) && arrival(v, r)
#define ALL_PIECES ALL_DATA; \forall real I, J, u2, v2; NAMES GIVEN

/* The hypothesis 0 <= r <= 1 is a condition on the sign of r - r^2. */
/*@ check lemma range_of_r: ALL_DATA; value_r_range(DATA) >= 0 <==> (0 <= r && r <= 1); */

/* The rows are complete and disjoint. */
#define OR_ROW(name, condition, region, first, second, phase) || (condition)
#define ROW_NUMBER(name, condition, region, first, second, phase) ROW_##name,
enum { T_IMPACT(ROW_NUMBER) ROWS };
#define FIRST_ROW(name, condition, region, first, second, phase) (condition) ? (integer)ROW_##name :
#define SIGNS                                                                                                         \
    real u, real v, real p_plus, real p_minus, real k_plus, real k_minus, real D_c_plus, real D_r_plus,               \
        real D_c_minus, real D_r_minus
#define ROW_ALONE(name, condition, region, first, second, phase)                                                      \
    check lemma alone_##name: ALL_DATA; NAMES GIVEN && (condition) ==>                                                \
        first_row(u, v, p_plus, p_minus, k_plus, k_minus, D_c_plus, D_r_plus, D_c_minus, D_r_minus) == ROW_##name;
/*@ logic integer first_row(SIGNS) = T_IMPACT(FIRST_ROW) -1; */
/*@ check lemma complete: ALL_DATA; NAMES GIVEN ==> (\false T_IMPACT(OR_ROW)); */
/*@ T_IMPACT(ROW_ALONE) */

/* The point slips from v < 0 to the normal velocity -r v without stopping if and only if D_r >= 0.  In this case p > 0, so v does reach this
 * value. */
/*@ check lemma forward_to_the_end: ALL_PIECES && v < 0 && u > 0 && impulse_equations(PIECE) && J == -mu * I &&
        v2 == -r * v ==> (u2 >= 0 <==> D_r_plus >= 0);
    check lemma forward_gets_there: ALL_DATA; NAMES GIVEN && v < 0 && u > 0 && D_r_plus >= 0 ==> p_plus > 0;
    check lemma backward_to_the_end: ALL_PIECES && v < 0 && u < 0 && impulse_equations(PIECE) && J == mu * I &&
        v2 == -r * v ==> (u2 <= 0 <==> D_r_minus >= 0);
    check lemma backward_gets_there: ALL_DATA; NAMES GIVEN && v < 0 && u < 0 && D_r_minus >= 0 ==> p_minus > 0; */

/* If slip stops, it stops in compression if and only if D_c < 0, and before the normal velocity is -r v if and only if D_r < 0.  For D_r < 0
 * it does stop, since k > 0. */
/*@ check lemma forward_ends_in: ALL_PIECES && v < 0 && slips_forward(PIECE) && u > 0 && u2 == 0 ==>
        (v2 < 0 <==> D_c_plus < 0) && (v2 < -r * v <==> D_r_plus < 0);
    check lemma forward_ends: ALL_DATA; NAMES GIVEN && v < 0 && u > 0 && D_r_plus < 0 ==> k_plus > 0;
    check lemma backward_ends_in: ALL_PIECES && v < 0 && slips_backward(PIECE) && u < 0 && u2 == 0 ==>
        (v2 < 0 <==> D_c_minus < 0) && (v2 < -r * v <==> D_r_minus < 0);
    check lemma backward_ends: ALL_DATA; NAMES GIVEN && v < 0 && u < 0 && D_r_minus < 0 ==> k_minus > 0; */

/* From u = 0 exactly one of stick, slip forward and slip backward is possible, and v increases in it. */
/*@ check lemma stick_when: ALL_PIECES && u == 0 && I > 0 && A * J == -B * I ==>
        ((-mu * I <= J && J <= mu * I) <==> (k_plus >= 0 && k_minus >= 0));
    check lemma forward_when: ALL_PIECES && u == 0 && impulse_equations(PIECE) && J == -mu * I ==> (u2 > 0 <==> k_plus < 0);
    check lemma backward_when: ALL_PIECES && u == 0 && impulse_equations(PIECE) && J == mu * I ==> (u2 < 0 <==> k_minus < 0);
    check lemma not_both: ALL_DATA; NAMES GIVEN ==> k_plus >= 0 || k_minus >= 0;
    check lemma stick_rises: ALL_PIECES && sticks(PIECE) ==> v2 > v;
    check lemma forward_rises: ALL_PIECES && u == 0 && slips_forward(PIECE) ==> v2 > v;
    check lemma backward_rises: ALL_PIECES && u == 0 && slips_backward(PIECE) ==> v2 > v; */

/* From v = 0, slip drives the point into the surface if and only if p < 0; for p <= 0 it stops, and the point sticks then. */
/*@ check lemma forward_sinks: ALL_PIECES && v == 0 && u > 0 && slips_forward(PIECE) ==>
        (v2 < 0 <==> p_plus < 0) && (v2 == 0 <==> p_plus == 0);
    check lemma backward_sinks: ALL_PIECES && v == 0 && u < 0 && slips_backward(PIECE) ==>
        (v2 < 0 <==> p_minus < 0) && (v2 == 0 <==> p_minus == 0);
    check lemma forward_holds: ALL_DATA; NAMES GIVEN && p_plus <= 0 ==> k_plus > 0 && k_minus > 0;
    check lemma backward_holds: ALL_DATA; NAMES GIVEN && p_minus <= 0 ==> k_plus > 0 && k_minus > 0; */

/* The kinetic energy changes by the work of the contact impulses, and the work of friction is not positive.  So under the energetic law, whose
 * normal work is W_c - r^2 W_c with W_c <= 0, energy is never gained.  (For Poisson's law see spec/impact/energy.md.) */
/*@ check lemma energy_is_work: ALL_PIECES && impulse_equations(PIECE) ==>
        energy(BODY, u2, v2) - energy(BODY, u, v) ==
        (A * C - B * B) * (normal_work(v, v2, I) + friction_work(u, u2, J));
    check lemma friction_takes: ALL_PIECES && (slips_forward(PIECE) || slips_backward(PIECE) || sticks(PIECE)) ==>
        friction_work(u, u2, J) <= 0;
    check lemma compression_takes: ALL_PIECES && impulse_equations(PIECE) && v2 <= 0 ==> normal_work(v, v2, I) <= 0;
    check lemma energetic_never_gains: \forall real r, W_c, W_r, F; 0 <= r && r <= 1 && W_c <= 0 && F <= 0 &&
        W_r == -r * r * W_c ==> W_c + W_r + F <= 0; */
