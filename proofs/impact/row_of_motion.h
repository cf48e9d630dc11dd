/* SPDX-License-Identifier: BSD-2-Clause */
/* Each impact by the impulse equations, Coulomb's law and a law of restitution (spec/impact/courses.h, words.h) with v < 0 is of the kind that the row of
 * spec/impact/table.h names whose condition holds: there is one kind of motion only for each state.
 *
 * In a direction of slip the velocity moves along (-k, p), and w is the speed in it; D_c = p w + k v and D_r = D_c + r k v. The mirror image has the same w, k, p. */
#ifndef PROOFS_IMPACT_ROW_OF_MOTION_H
#define PROOFS_IMPACT_ROW_OF_MOTION_H

#include "impact/courses.h"
#include "impact/row_meaning.h"

#include "motion_row.h"

#define BY_LAW(name) || name(r, v, v2, I_c, I_r, W_c, W_r)
#define SLIDING real w, real k, real p, real v, real r, real v2, real I_c, real W_c, real I_r, real W_r
#define ALL_MOVED \forall WORDS_PARAMETERS, REACHED_PARAMETERS, integer s, integer t
#define ALL_PIECES_FROM_0 \forall BODY_PARAMETERS, integer s, real v, I, J, u2, v2
#define IN_COLLISION body(BODY) && v < 0 && 0 <= r && r <= 1
#define K_PLUS impact_k_plus(WORDS_OF)
#define K_MINUS impact_k_minus(WORDS_OF)
#define P_PLUS impact_p_plus(WORDS_OF)
#define P_MINUS impact_p_minus(WORDS_OF)
#define MOVED v, r, v2, I_c, W_c, I_r, W_r

/*@ predicate by_law(real v, real r, real v2, real I_c, real W_c, real I_r, real W_r) = \false LAWS(BY_LAW);
    logic real edge_c(real w, real k, real p, real v) = p * w + k * v;
    logic real edge_r(real w, real k, real p, real v, real r) = p * w + k * v + r * k * v;
    // The values of the table, by the direction.
    STEP(k_plus_is: \forall WORDS_PARAMETERS; K_PLUS == mu * A - B)
    STEP(k_minus_is: \forall WORDS_PARAMETERS; K_MINUS == mu * A + B)
    STEP(p_plus_is: \forall WORDS_PARAMETERS; P_PLUS == C - mu * B)
    STEP(p_minus_is: \forall WORDS_PARAMETERS; P_MINUS == C + mu * B)
    STEP(c_plus_is: \forall WORDS_PARAMETERS; impact_D_c_plus(WORDS_OF) == edge_c(u, K_PLUS, P_PLUS, v))
    STEP(c_minus_is: \forall WORDS_PARAMETERS; impact_D_c_minus(WORDS_OF) == edge_c(-u, K_MINUS, P_MINUS, v))
    STEP(r_plus_is: \forall WORDS_PARAMETERS; impact_D_r_plus(WORDS_OF) == edge_r(u, K_PLUS, P_PLUS, v, r))
    STEP(r_minus_is: \forall WORDS_PARAMETERS; impact_D_r_minus(WORDS_OF) == edge_r(-u, K_MINUS, P_MINUS, v, r))

    // Slip throughout; slip until u = 0 in compression, and in restitution, then a course on which v rises.
    predicate slid_through(SLIDING) = p > 0 && v == -(p * I_c) && v2 == p * I_r && I_c > 0 && I_r >= 0 && w >= k * (I_c + I_r) &&
        W_c == v * I_c && W_r == v2 * I_r;
    predicate slid_early_by(real w, real k, real p, real v, real I) = I > 0 && w == k * I && v + p * I < 0;
    predicate slid_early(real w, real k, real p, real v) = \exists real I; slid_early_by(w, k, p, v, I);
    predicate slid_late_by(SLIDING, real I2, real v1, real I3) = p > 0 && v == -(p * I_c) && I_c > 0 && I2 >= 0 && I3 > 0 && w == k * (I_c + I2) &&
        v1 == p * I2 && v2 > v1 && W_c == v * I_c && I_r == I2 + I3 && W_r == v1 * I2 + (v1 + v2) * I3;
    predicate slid_late(SLIDING) = \exists real I2, v1, I3; slid_late_by(w, k, p, MOVED, I2, v1, I3);
    predicate in_ratio(real x, real r, real y) = x == r * y;
    predicate edge_named(real w, real k, real p, real v, real r, real I_c, real I_r) = edge_r(w, k, p, v, r) == p * (w - k * (I_c + I_r));
    STEP(law_cases: \forall real v, r, v2, I_c, W_c, I_r, W_r; by_law(MOVED) ==> newton(r, v, v2, I_c, I_r, W_c, W_r) ||
        poisson(r, v, v2, I_c, I_r, W_c, W_r) || energetic(r, v, v2, I_c, I_r, W_c, W_r))
    STEP(through_newton: \forall SLIDING; slid_through(w, k, p, MOVED) && newton(r, v, v2, I_c, I_r, W_c, W_r) ==> in_ratio(I_r, r, I_c))
    STEP(through_poisson: \forall SLIDING; slid_through(w, k, p, MOVED) && poisson(r, v, v2, I_c, I_r, W_c, W_r) ==> in_ratio(I_r, r, I_c))
    STEP(through_work: \forall SLIDING; slid_through(w, k, p, MOVED) && energetic(r, v, v2, I_c, I_r, W_c, W_r) ==> p * (I_r * I_r) == p * (r * I_c * (r * I_c)))
    STEP(equal_squares: \forall real p, r, x, z; p > 0 && x >= 0 && z >= 0 && r >= 0 && p * (x * x) == p * (r * z * (r * z)) ==> in_ratio(x, r, z))
    STEP(through_positive: \forall SLIDING; slid_through(w, k, p, MOVED) ==> p > 0 && I_r >= 0 && I_c >= 0)
    STEP(through_energetic: \forall SLIDING; slid_through(w, k, p, MOVED) && r >= 0 && energetic(r, v, v2, I_c, I_r, W_c, W_r) ==> in_ratio(I_r, r, I_c))
    STEP(through_ratio: \forall SLIDING; slid_through(w, k, p, MOVED) && r >= 0 && by_law(MOVED) ==> in_ratio(I_r, r, I_c))
    STEP(through_edge: \forall SLIDING; slid_through(w, k, p, MOVED) && in_ratio(I_r, r, I_c) ==> edge_named(w, k, p, v, r, I_c, I_r))
    STEP(through_stays: \forall SLIDING; slid_through(w, k, p, MOVED) && edge_named(w, k, p, v, r, I_c, I_r) ==> edge_r(w, k, p, v, r) >= 0)
    STEP(slid_through_edge: \forall SLIDING; slid_through(w, k, p, MOVED) && r >= 0 && by_law(MOVED) ==> edge_r(w, k, p, v, r) >= 0)
    STEP(slid_early_edge: \forall real w, k, p, v; slid_early(w, k, p, v) && w > 0 ==> edge_c(w, k, p, v) < 0 && k > 0)
    STEP(slid_early_end: \forall real w, k, p, v, r; slid_early(w, k, p, v) && w > 0 && v < 0 && 0 <= r ==> edge_r(w, k, p, v, r) < 0)
    STEP(late_k: \forall SLIDING, real I2, v1, I3; slid_late_by(w, k, p, MOVED, I2, v1, I3) && w > 0 ==> k > 0)
    STEP(late_c: \forall SLIDING, real I2, v1, I3; slid_late_by(w, k, p, MOVED, I2, v1, I3) ==> edge_c(w, k, p, v) == p * k * I2)
    STEP(late_r: \forall SLIDING, real I2, v1, I3; slid_late_by(w, k, p, MOVED, I2, v1, I3) ==> edge_r(w, k, p, v, r) == p * k * (I2 - r * I_c))
    STEP(late_newton: \forall SLIDING, real I2, v1, I3; slid_late_by(w, k, p, MOVED, I2, v1, I3) && newton(r, v, v2, I_c, I_r, W_c, W_r) ==> I2 < r * I_c)
    STEP(late_poisson: \forall SLIDING, real I2, v1, I3; slid_late_by(w, k, p, MOVED, I2, v1, I3) && poisson(r, v, v2, I_c, I_r, W_c, W_r) ==> I2 < r * I_c)
    STEP(late_squares: \forall real p, r, I_c, I2, x; p > 0 && x > 0 && p * (I2 * I2) + x == p * (r * I_c * (r * I_c)) ==> I2 * I2 < r * I_c * (r * I_c))
    STEP(late_roots: \forall real x, y; x >= 0 && y >= 0 && x * x < y * y ==> x < y)
    STEP(late_work: \forall SLIDING, real I2, v1, I3; slid_late_by(w, k, p, MOVED, I2, v1, I3) && energetic(r, v, v2, I_c, I_r, W_c, W_r) ==>
        p * (I2 * I2) + (v1 + v2) * I3 == p * (r * I_c * (r * I_c)) && (v1 + v2) * I3 > 0)
    STEP(late_energetic: \forall SLIDING, real I2, v1, I3; slid_late_by(w, k, p, MOVED, I2, v1, I3) && 0 <= r && energetic(r, v, v2, I_c, I_r, W_c, W_r) ==>
        I2 < r * I_c)
    STEP(late_ratio: \forall SLIDING, real I2, v1, I3; slid_late_by(w, k, p, MOVED, I2, v1, I3) && 0 <= r && by_law(MOVED) ==> I2 < r * I_c)
    STEP(late_turned: \forall SLIDING, real I2, v1, I3; slid_late_by(w, k, p, MOVED, I2, v1, I3) && k > 0 && I2 < r * I_c ==> edge_r(w, k, p, v, r) < 0)
    STEP(late_edge_c_by: \forall SLIDING, real I2, v1, I3; slid_late_by(w, k, p, MOVED, I2, v1, I3) && k > 0 ==> edge_c(w, k, p, v) >= 0)
    STEP(late_edge_r_by: \forall SLIDING, real I2, v1, I3; slid_late_by(w, k, p, MOVED, I2, v1, I3) && w > 0 && 0 <= r && by_law(MOVED) ==>
        edge_r(w, k, p, v, r) < 0)
    STEP(late_edge_c: \forall SLIDING; slid_late(w, k, p, MOVED) && w > 0 ==> edge_c(w, k, p, v) >= 0)
    STEP(late_edge_r: \forall SLIDING; slid_late(w, k, p, MOVED) && w > 0 && 0 <= r && by_law(MOVED) ==> edge_r(w, k, p, v, r) < 0)

    // The motions of spec/impact/courses.h in these terms.
    STEP(forward_through: ALL_MOVED; IN_COLLISION && goes_through(1, ARRIVAL, REACHED) ==> slid_through(u, K_PLUS, P_PLUS, MOVED))
    STEP(backward_through: ALL_MOVED; IN_COLLISION && goes_through(-1, ARRIVAL, REACHED) ==> slid_through(-u, K_MINUS, P_MINUS, MOVED))
    STEP(forward_early_by: ALL_MOVED, TURNS_EARLY_PARAMETERS; turns_early_by(1, t, ARRIVAL, REACHED, TURNS_EARLY) ==> slid_early_by(u, K_PLUS, P_PLUS, v, I1))
    STEP(backward_early_by: ALL_MOVED, TURNS_EARLY_PARAMETERS; turns_early_by(-1, t, ARRIVAL, REACHED, TURNS_EARLY) ==>
        slid_early_by(-u, K_MINUS, P_MINUS, v, I1))
    STEP(forward_early: ALL_MOVED; turns_early(1, t, ARRIVAL, REACHED) ==> slid_early(u, K_PLUS, P_PLUS, v))
    STEP(backward_early: ALL_MOVED; turns_early(-1, t, ARRIVAL, REACHED) ==> slid_early(-u, K_MINUS, P_MINUS, v))
    STEP(rises_from_0: ALL_PIECES_FROM_0; body(BODY) && takes_course(s, BODY, 0.0, v, I, J, u2, v2) ==> v2 > v)
    STEP(forward_late_slip: ALL_MOVED, TURNS_LATE_PARAMETERS; IN_COLLISION && turns_late_by(1, t, ARRIVAL, REACHED, TURNS_LATE) && v2 > v1 ==>
        slid_late_by(u, K_PLUS, P_PLUS, MOVED, I2, v1, I3))
    STEP(backward_late_slip: ALL_MOVED, TURNS_LATE_PARAMETERS; IN_COLLISION && turns_late_by(-1, t, ARRIVAL, REACHED, TURNS_LATE) && v2 > v1 ==>
        slid_late_by(-u, K_MINUS, P_MINUS, MOVED, I2, v1, I3))
    STEP(late_rises: ALL_MOVED, TURNS_LATE_PARAMETERS; body(BODY) && turns_late_by(s, t, ARRIVAL, REACHED, TURNS_LATE) ==> v2 > v1)
    STEP(forward_late: ALL_MOVED; IN_COLLISION && turns_late(1, t, ARRIVAL, REACHED) ==> slid_late(u, K_PLUS, P_PLUS, MOVED))
    STEP(backward_late: ALL_MOVED; IN_COLLISION && turns_late(-1, t, ARRIVAL, REACHED) ==> slid_late(-u, K_MINUS, P_MINUS, MOVED))
    // What follows the moment when u = 0, or begins there.
    predicate starts_from_0(integer s, BODY_PARAMETERS) = \exists real v, I, J, u2, v2; takes_course(s, BODY, 0.0, v, I, J, u2, v2);
    STEP(sticks_from_0: \forall WORDS_PARAMETERS; body(BODY) && starts_from_0(0, BODY) ==> K_PLUS >= 0 && K_MINUS >= 0)
    STEP(forward_from_0: \forall WORDS_PARAMETERS; body(BODY) && starts_from_0(1, BODY) ==> K_PLUS < 0)
    STEP(backward_from_0: \forall WORDS_PARAMETERS; body(BODY) && starts_from_0(-1, BODY) ==> K_MINUS < 0)
    STEP(early_starts: ALL_MOVED; turns_early(s, t, ARRIVAL, REACHED) ==> starts_from_0(t, BODY))
    STEP(late_starts: ALL_MOVED; turns_late(s, t, ARRIVAL, REACHED) ==> starts_from_0(t, BODY))
    STEP(through_starts: ALL_MOVED; goes_through(s, ARRIVAL, REACHED) && u == 0 ==> starts_from_0(s, BODY))

    // Which row the motion is in, by the sign su of u; and, for v = 0, the signs.
    predicate impact_fits(integer row, WORDS_PARAMETERS) = impact_condition(row, IMPACT_DECIDES(IMPACT_VALUE_OF));
    predicate su_of(integer su, real u) = (su > 0 && u > 0) || (su == 0 && u == 0) || (su < 0 && u < 0);
    // The first course, and the second.
    STEP(through_first: ALL_MOVED; goes_through(s, ARRIVAL, REACHED) ==> (u > 0 ==> s == 1) && (u < 0 ==> s == -1) && (s == 0 || s == 1 || s == -1))
    STEP(early_first: ALL_MOVED; turns_early(s, t, ARRIVAL, REACHED) ==> (u > 0 ==> s == 1 && (t == 0 || t == -1)) && (u < 0 ==> s == -1 && (t == 0 || t == 1)))
    STEP(late_first: ALL_MOVED; turns_late(s, t, ARRIVAL, REACHED) ==> (u > 0 ==> s == 1 && (t == 0 || t == -1)) && (u < 0 ==> s == -1 && (t == 0 || t == 1)))
    STEP(early_at_0: ALL_MOVED, TURNS_EARLY_PARAMETERS; body(BODY) && turns_early_by(s, t, ARRIVAL, REACHED, TURNS_EARLY) && u == 0 ==> s == t)
    STEP(late_at_0: ALL_MOVED, TURNS_LATE_PARAMETERS; body(BODY) && turns_late_by(s, t, ARRIVAL, REACHED, TURNS_LATE) && u == 0 ==> s == t)
    STEP(early_moves: ALL_MOVED; body(BODY) && turns_early(s, t, ARRIVAL, REACHED) ==> u != 0)
    STEP(late_moves: ALL_MOVED; body(BODY) && turns_late(s, t, ARRIVAL, REACHED) ==> u != 0)
    // The edges.
    STEP(through_plus: ALL_MOVED; IN_COLLISION && goes_through(1, ARRIVAL, REACHED) && by_law(MOVED) ==> impact_D_r_plus(WORDS_OF) >= 0)
    STEP(through_minus: ALL_MOVED; IN_COLLISION && goes_through(-1, ARRIVAL, REACHED) && by_law(MOVED) ==> impact_D_r_minus(WORDS_OF) >= 0)
    STEP(early_plus: ALL_MOVED; IN_COLLISION && u > 0 && turns_early(1, t, ARRIVAL, REACHED) ==> impact_D_c_plus(WORDS_OF) < 0 && impact_D_r_plus(WORDS_OF) < 0)
    STEP(early_minus: ALL_MOVED; IN_COLLISION && -u > 0 && turns_early(-1, t, ARRIVAL, REACHED) ==> impact_D_c_minus(WORDS_OF) < 0 && impact_D_r_minus(WORDS_OF) < 0)
    STEP(late_plus: ALL_MOVED; IN_COLLISION && u > 0 && turns_late(1, t, ARRIVAL, REACHED) && by_law(MOVED) ==>
        impact_D_c_plus(WORDS_OF) >= 0 && impact_D_r_plus(WORDS_OF) < 0)
    STEP(late_minus: ALL_MOVED; IN_COLLISION && -u > 0 && turns_late(-1, t, ARRIVAL, REACHED) && by_law(MOVED) ==>
        impact_D_c_minus(WORDS_OF) >= 0 && impact_D_r_minus(WORDS_OF) < 0)
    predicate course_from_0(integer t, WORDS_PARAMETERS) = (t == 0 ==> K_PLUS >= 0 && K_MINUS >= 0) && (t == 1 ==> K_PLUS < 0) && (t == -1 ==> K_MINUS < 0);
    STEP(starts_with: \forall WORDS_PARAMETERS, integer t; body(BODY) && starts_from_0(t, BODY) ==> course_from_0(t, WORDS_OF))
    // The rows.
    predicate turns_so(integer second, real D_c, real D_r) = D_r < 0 && (second == 0 ? D_c < 0 : D_c >= 0);
    STEP(fits_turned_plus: \forall WORDS_PARAMETERS, integer su, t, second; su_of(su, u) && u > 0 && v < 0 && course_from_0(t, WORDS_OF) && (t == 0 || t == -1) &&
        turns_so(second, impact_D_c_plus(WORDS_OF), impact_D_r_plus(WORDS_OF)) ==> impact_fits(turned_row(su, t, second), WORDS_OF))
    STEP(fits_turned_minus: \forall WORDS_PARAMETERS, integer su, t, second; su_of(su, u) && u < 0 && v < 0 && course_from_0(t, WORDS_OF) && (t == 0 || t == 1) &&
        turns_so(second, impact_D_c_minus(WORDS_OF), impact_D_r_minus(WORDS_OF)) ==> impact_fits(turned_row(su, t, second), WORDS_OF))
    STEP(fits_through_plus: \forall WORDS_PARAMETERS, integer su, s; su_of(su, u) && u > 0 && v < 0 && impact_D_r_plus(WORDS_OF) >= 0 ==>
        impact_fits(straight_row_of(su, s), WORDS_OF))
    STEP(fits_through_minus: \forall WORDS_PARAMETERS, integer su, s; su_of(su, u) && u < 0 && v < 0 && impact_D_r_minus(WORDS_OF) >= 0 ==>
        impact_fits(straight_row_of(su, s), WORDS_OF))
    STEP(fits_straight: \forall WORDS_PARAMETERS, integer su, s; su_of(su, u) && u == 0 && v < 0 && course_from_0(s, WORDS_OF) && (s == 0 || s == 1 || s == -1) ==>
        impact_fits(straight_row_of(su, s), WORDS_OF))
    STEP(row_through: ALL_MOVED, integer su; IN_COLLISION && goes_through(s, ARRIVAL, REACHED) && by_law(MOVED) && su_of(su, u) ==>
        impact_fits(straight_row_of(su, s), WORDS_OF))
    STEP(early_turns: ALL_MOVED; IN_COLLISION && turns_early(s, t, ARRIVAL, REACHED) ==>
        (u > 0 ==> turns_so(0, impact_D_c_plus(WORDS_OF), impact_D_r_plus(WORDS_OF))) && (u < 0 ==> turns_so(0, impact_D_c_minus(WORDS_OF), impact_D_r_minus(WORDS_OF))))
    STEP(late_turns: ALL_MOVED; IN_COLLISION && turns_late(s, t, ARRIVAL, REACHED) && by_law(MOVED) ==>
        (u > 0 ==> turns_so(1, impact_D_c_plus(WORDS_OF), impact_D_r_plus(WORDS_OF))) && (u < 0 ==> turns_so(1, impact_D_c_minus(WORDS_OF), impact_D_r_minus(WORDS_OF))))
    STEP(row_early: ALL_MOVED, integer su; IN_COLLISION && turns_early(s, t, ARRIVAL, REACHED) && su_of(su, u) ==> impact_fits(turned_row(su, t, 0), WORDS_OF))
    STEP(row_late: ALL_MOVED, integer su; IN_COLLISION && turns_late(s, t, ARRIVAL, REACHED) && by_law(MOVED) && su_of(su, u) ==>
        impact_fits(turned_row(su, t, 1), WORDS_OF))
    STEP(row_of_whole: ALL_MOVED, integer su, courses, second; IN_COLLISION && whole_motion(courses, s, t, second, ARRIVAL, REACHED) && by_law(MOVED) &&
        su_of(su, u) ==> impact_fits(motion_row(su, courses, s, t, second), WORDS_OF))
    STEP(row_of_still: \forall WORDS_PARAMETERS, integer su, sp_plus, sp_minus; v == 0 && su_of(su, u) && su_of(sp_plus, P_PLUS) && su_of(sp_minus, P_MINUS) ==>
        impact_fits(still_row(su, sp_plus, sp_minus), WORDS_OF))
    // No other condition holds.
    STEP(fits_in_table: \forall WORDS_PARAMETERS, integer row; impact_fits(row, WORDS_OF) ==> 0 <= row < IMPACT_ROWS)
    STEP(fits_alone: \forall WORDS_PARAMETERS, integer row, k; body(BODY) && impact_fits(row, WORDS_OF) && impact_fits(k, WORDS_OF) ==> k == row)
    STEP(fits_first: \forall WORDS_PARAMETERS, integer row; body(BODY) && impact_fits(row, WORDS_OF) ==> impact_row(row, WORDS_OF))
    lemma two_courses_move: ALL_MOVED, integer second; body(BODY) && whole_motion(2, s, t, second, ARRIVAL, REACHED) ==> u != 0;
    lemma row_of_motion: ALL_MOVED, integer su, courses, second; IN_COLLISION && whole_motion(courses, s, t, second, ARRIVAL, REACHED) && by_law(MOVED) &&
        su_of(su, u) ==> impact_row(motion_row(su, courses, s, t, second), WORDS_OF);
    lemma row_at_rest: \forall WORDS_PARAMETERS, integer su, sp_plus, sp_minus; body(BODY) && v == 0 && su_of(su, u) && su_of(sp_plus, P_PLUS) &&
        su_of(sp_minus, P_MINUS) ==> impact_row(still_row(su, sp_plus, sp_minus), WORDS_OF);
 */

#endif
