/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted certificate of a G-spot claims of its rates: a theorem about spec/jam/row_meaning.h and spec/jam/courses.h.
 *
 * src/check/jam/jam.c has found the numbers and their signs (spot_found), and src/check/jam/verdict.c has read the row and the lists that are made of
 * these signs. Then the row is the first of the table whose condition holds for the real numbers, and the lists have their meaning. */
#ifndef PROOFS_CHECK_JAM_SPOT_CLAIM_H
#define PROOFS_CHECK_JAM_SPOT_CLAIM_H

#include "jam_at.h"
#include "jam_claim.h"
#include "jam_spot_holds.h"

#define ALL_RATES \forall SIGNS_OF_RATES, RATES_PARAMETERS
#define ALL_NAMES \forall SIGNS_OF_RATES, RATES_PARAMETERS, char *origin, *direction, *side
#define ROW_TEXTS origin, direction, side
#define OR_ROW_FITS(name, condition, falling, resting, rising) || row_fits(JAM_ROW_##name, RATES)
#define ROW_IS_OF_SIGNS rates_signed(RATE_SIGNS, RATES) && row_fits(row, RATES)
/*@ predicate rates_signed(SIGNS_OF_RATES, RATES_PARAMETERS) = has_sign(a1, alpha1) && has_sign(a2, alpha2) && has_sign(a3, alpha3) &&
  @   has_sign(d, alpha3 - alpha1);
  @ predicate row_fits(integer row, RATES_PARAMETERS) = jam_condition(row, RATES, alpha3 - alpha1);
  @ predicate names_its_row{L}(RATES_PARAMETERS, char *origin, char *direction, char *side) = \exists integer row; jam_row(row, RATES) &&
  @   jam_row_spelt(row, ROW_TEXTS);
  @ // One condition holds, and no other; and the row has its name.
  @ STEP(row_in_table: \forall RATES_PARAMETERS, integer row; row_fits(row, RATES) ==> 0 <= row < JAM_ROWS)
  @ STEP(row_alone: \forall RATES_PARAMETERS, integer row, k; row_fits(row, RATES) && row_fits(k, RATES) ==> k == row)
  @ STEP(row_is: \forall RATES_PARAMETERS, integer row; row_fits(row, RATES) ==> jam_row(row, RATES))
  @ STEP(row_there: ALL_RATES; rates_signed(RATE_SIGNS, RATES) ==> \false T_JAM(OR_ROW_FITS))
  @ STEP(origin_is{L}: ALL_NAMES, integer row; ROW_IS_OF_SIGNS && origin_of_signs(a1, a3, origin) ==> origin_spelt(row, origin))
  @ STEP(direction_is{L}: ALL_NAMES, integer row; ROW_IS_OF_SIGNS && direction_of_signs(a1, a3, d, direction) ==> direction_spelt(row, direction))
  @ STEP(side_is{L}: ALL_NAMES, integer row; ROW_IS_OF_SIGNS && side_of_signs(a2, side) ==> side_of_row_spelt(row, side))
  @ STEP(row_spelt{L}: ALL_NAMES, integer row; ROW_IS_OF_SIGNS && row_of_signs(RATE_SIGNS, ROW_TEXTS) ==> jam_row_spelt(row, ROW_TEXTS))
  @ STEP(row_has_name{L}: ALL_NAMES, integer row; ROW_IS_OF_SIGNS && row_of_signs(RATE_SIGNS, ROW_TEXTS) ==> names_its_row(RATES, ROW_TEXTS))
  @ STEP(named{L}: ALL_NAMES; rates_signed(RATE_SIGNS, RATES) && row_of_signs(RATE_SIGNS, ROW_TEXTS) ==> names_its_row(RATES, ROW_TEXTS))
  @ STEP(named_node{L}: ALL_NAMES, struct json *j, integer node; names_its_row(RATES, ROW_TEXTS) && json_says_joined(j, node, ROW_TEXTS) ==>
  @   node_names_row(j, node, RATES))
  @ STEP(node_named{L}: ALL_RATES, struct json *j, integer node; rates_signed(RATE_SIGNS, RATES) && node_says_signs(j, node, RATE_SIGNS) ==>
  @   node_names_row(j, node, RATES))
  @ STEP(row_named{L}: ALL_RATES, struct json *j; rates_signed(RATE_SIGNS, RATES) && row_says_signs(j, RATE_SIGNS) ==> jam_row_holds(j, RATES))
  @ STEP(between_signs: ALL_RATES; rates_signed(RATE_SIGNS, RATES) ==> (signs_between(RATE_SIGNS) <==> jam_between(RATES)))
  @ STEP(node_portrayed{L}: ALL_RATES, struct json *j, integer node; rates_signed(RATE_SIGNS, RATES) && node_is_portrait(j, node, RATE_SIGNS) ==>
  @   node_has_portrait(j, node, RATES))
  @ STEP(portrayed{L}: ALL_RATES, struct json *j, integer verdict; rates_signed(RATE_SIGNS, RATES) && portrait_says_signs(j, verdict, RATE_SIGNS) ==>
  @   portrait_holds(j, verdict, RATES))
  @ predicate separates_at(RATES_PARAMETERS, real x) = alpha3 > alpha1 && alpha2 > 0 && x * (alpha3 - alpha1) == alpha2;
  @ STEP(falls_below: \forall RATES_PARAMETERS, real x, begin; separates_at(RATES, x) && 0 < begin && begin < x ==> force_takes_course(1, FORCE))
  @ STEP(rises_above: \forall RATES_PARAMETERS, real x, begin; separates_at(RATES, x) && begin > x ==> force_takes_course(-1, FORCE))
  @ STEP(fixed_positive: \forall RATES_PARAMETERS, real x; separates_at(RATES, x) ==> x > 0)
  @ STEP(fixed_separates: \forall RATES_PARAMETERS, real x; separates_at(RATES, x) ==> separates_states(RATES, x))
  @ STEP(separate_below: \forall RATES_PARAMETERS, real x; separates_states(RATES, x) ==> x > 0 && force_takes_course(1, RATES, x * 0.5))
  @ STEP(separate_above: \forall RATES_PARAMETERS, real x; separates_states(RATES, x) ==> force_takes_course(-1, RATES, x * 2.0))
  @ STEP(separate_signs: \forall RATES_PARAMETERS, real x; x > 0 && force_takes_course(1, RATES, x * 0.5) && force_takes_course(-1, RATES, x * 2.0) ==>
  @   alpha3 > alpha1 && alpha2 > 0)
  @ STEP(separates_only: \forall RATES_PARAMETERS, real x; separates_states(RATES, x) ==> alpha3 > alpha1 && alpha2 > 0)
  @ STEP(none_separates: \forall RATES_PARAMETERS; !(alpha3 > alpha1 && alpha2 > 0) ==> nothing_separates(RATES))
  @ STEP(separate_by_signs: ALL_RATES; rates_signed(RATE_SIGNS, RATES) ==> (signs_separate(a2, d) <==> alpha3 > alpha1 && alpha2 > 0))
  @ predicate force_fixed(RATES_PARAMETERS, real x) = alpha3 - alpha1 != 0 ==> x * (alpha3 - alpha1) == alpha2;
  @ STEP(separated_there: ALL_RATES, real x; rates_signed(RATE_SIGNS, RATES) && force_fixed(RATES, x) && signs_separate(a2, d) ==> separates_at(RATES, x))
  @ STEP(node_separates{L}: ALL_RATES, struct json *j, unsigned char *text, integer node, real root, x; rates_signed(RATE_SIGNS, RATES) &&
  @   force_fixed(RATES, x) && node_is_threshold(j, text, node, root, a2, d, x) ==> node_has_threshold(j, text, node, root, RATES))
  @ STEP(separated{L}: ALL_RATES, struct json *j, unsigned char *text, integer verdict, real root, x; rates_signed(RATE_SIGNS, RATES) &&
  @   force_fixed(RATES, x) && threshold_says_signs(j, text, verdict, root, a2, d, x) ==> threshold_holds(j, text, verdict, root, RATES)) */

/* The fate of a course, by signs. */
#define ALL_COURSES \forall SIGNS_OF_SPOT, FORCE_PARAMETERS
#define TAKEN is_course(f) && rates_signed(RATE_SIGNS, RATES) && force_fixed(RATES, x)
/*@ logic real above_force(real x) = x * x + 1.0;
  @ logic real half_of_force(real x) = x * 0.5;
  @ predicate is_opposite(integer f, integer d) = f == -d;
  @ predicate is_course(integer f) = f == 1 || f == 0 || f == -1;
  @ STEP(course_slips: ALL_COURSES; is_course(f) && force_takes_course(f, FORCE) ==> slips_with(1.0, -begin, begin))
  @ STEP(course_signed: ALL_COURSES; is_course(f) && rates_signed(RATE_SIGNS, RATES) && force_takes_course(f, FORCE) ==> spot_signs(SPOT_SIGNS, RATES, 1.0, -begin))
  @ STEP(course_fate: ALL_COURSES; is_course(f) && rates_signed(RATE_SIGNS, RATES) && force_takes_course(f, FORCE) ==> means_fate(fate_word(SPOT_SIGNS), FORCE))
  @ STEP(course_signs: ALL_COURSES; is_course(f) && rates_signed(RATE_SIGNS, RATES) && force_takes_course(f, FORCE) ==> course_is_there(a2, d, f))
  @ STEP(fate_there: ALL_COURSES; course_is_there(a2, d, f) <==> fate_word(SPOT_SIGNS) != JAM_NONE)
  @ // A state for each course that is there: with a normal force on this side of x, where the rate is 0; with any, if there is no such x.
  @ STEP(taken_at_fixed: ALL_COURSES, real x; TAKEN && d != 0 && a2 == d && f == 0 ==> force_takes_course(f, RATES, x))
  @ STEP(above_bound: \forall real x, y; y == x * x + 1.0 ==> y > x && y > 0)
  @ STEP(taken_far: ALL_COURSES, real x, y; TAKEN && d != 0 && is_opposite(f, d) && y > x && y > 0 ==> force_takes_course(f, RATES, y))
  @ STEP(above_is: \forall real x; above_force(x) > x && above_force(x) > 0)
  @ STEP(taken_above: ALL_COURSES, real x; TAKEN && d != 0 && is_opposite(f, d) ==> force_takes_course(f, RATES, above_force(x)))
  @ STEP(taken_below: ALL_COURSES, real x; TAKEN && d != 0 && a2 == d && f == d ==> force_takes_course(f, RATES, half_of_force(x)))
  @ STEP(taken_anywhere: ALL_COURSES, real x; TAKEN && d == 0 && f == a2 ==> force_takes_course(f, RATES, 1.0))
  @ logic real fixed_force(RATES_PARAMETERS) = alpha2 / (alpha3 - alpha1);
  @ STEP(force_is_fixed: ALL_RATES; rates_signed(RATE_SIGNS, RATES) ==> force_fixed(RATES, fixed_force(RATES)))
  @ STEP(course_cases: ALL_COURSES, real x; TAKEN && course_is_there(a2, d, f) ==>
  @   (d == 0 && f == a2) || (d != 0 && ((a2 == d && f == 0) || is_opposite(f, d) || (a2 == d && f == d))))
  @ STEP(is_taken: \forall RATES_PARAMETERS, real x, integer f; force_takes_course(f, RATES, x) ==> course_is_taken(f, RATES))
  @ STEP(is_taken_at_fixed: ALL_COURSES, real x; TAKEN && d != 0 && a2 == d && f == 0 ==> course_is_taken(f, RATES))
  @ STEP(is_taken_above: ALL_COURSES, real x; TAKEN && d != 0 && is_opposite(f, d) ==> course_is_taken(f, RATES))
  @ STEP(is_taken_below: ALL_COURSES, real x; TAKEN && d != 0 && a2 == d && f == d ==> course_is_taken(f, RATES))
  @ STEP(is_taken_anywhere: ALL_COURSES, real x; TAKEN && d == 0 && f == a2 ==> course_is_taken(f, RATES))
  @ STEP(course_taken_with: ALL_COURSES, real x; TAKEN && course_is_there(a2, d, f) ==> course_is_taken(f, RATES))
  @ STEP(course_taken: ALL_COURSES; is_course(f) && rates_signed(RATE_SIGNS, RATES) && course_is_there(a2, d, f) ==> course_is_taken(f, RATES))
  @ STEP(course_fated: ALL_RATES, integer f; is_course(f) && rates_signed(RATE_SIGNS, RATES) ==> fate_of_course(fate_word(SPOT_SIGNS), f, RATES))
  @ STEP(fates_listed{L}: ALL_RATES, struct json *j, integer verdict; rates_signed(RATE_SIGNS, RATES) &&
  @   says_fates(j, verdict, fate_word(RATE_SIGNS, 1), fate_word(RATE_SIGNS, 0), fate_word(RATE_SIGNS, -1)) ==> fates_hold(j, verdict, RATES)) */

/* The theorem: of what was found at M, and read at L. */
#define RATE_SIGNS_AT_M SIGN_AT_M(alpha1), SIGN_AT_M(alpha2), SIGN_AT_M(alpha3), SIGN_AT_M(delta)
#define FIXED_AT_M scalar_value(\at(c->fixed, M))
#define ALL_READ ALL_G, struct json *j, unsigned char *text, integer verdict, real root
/*@ predicate spot_found{L}(struct jam *c) = delta_valued(c) && spot_signed(c) && fixed_found(c) && fixed_is_there(c);
  @ predicate spot_is_read{M,L}(struct jam *c, struct json *j, unsigned char *text, integer verdict, real root) =
  @   row_says_signs{L}(j, RATE_SIGNS_AT_M) && portrait_says_signs{L}(j, verdict, RATE_SIGNS_AT_M) &&
  @   threshold_says_signs{L}(j, text, verdict, root, SIGN_AT_M(alpha2), SIGN_AT_M(delta), FIXED_AT_M) &&
  @   says_fates{L}(j, verdict, fate_word(RATE_SIGNS_AT_M, 1), fate_word(RATE_SIGNS_AT_M, 0), fate_word(RATE_SIGNS_AT_M, -1));
  @ STEP(rates_found{M}: ALL_G; spot_found{M}(c) ==> rates_signed(RATE_SIGNS_AT_M, RATES_AT_M))
  @ STEP(fixed_is_found{M}: ALL_G; spot_found{M}(c) ==> force_fixed(RATES_AT_M, FIXED_AT_M))
  @ STEP(spot_row{M,L}: ALL_READ; spot_found{M}(c) && spot_is_read{M,L}(c, j, text, verdict, root) ==> jam_row_holds{L}(j, RATES_AT_M))
  @ STEP(spot_portrait{M,L}: ALL_READ; spot_found{M}(c) && spot_is_read{M,L}(c, j, text, verdict, root) ==> portrait_holds{L}(j, verdict, RATES_AT_M))
  @ STEP(spot_threshold{M,L}: ALL_READ; spot_found{M}(c) && spot_is_read{M,L}(c, j, text, verdict, root) ==> threshold_holds{L}(j, text, verdict, root, RATES_AT_M))
  @ STEP(spot_fates{M,L}: ALL_READ; spot_found{M}(c) && spot_is_read{M,L}(c, j, text, verdict, root) ==> fates_hold{L}(j, verdict, RATES_AT_M))
  @ lemma spot_holds_so{M,L}: ALL_READ; spot_found{M}(c) && spot_is_read{M,L}(c, j, text, verdict, root) ==>
  @   jam_spot_holds{L}(j, text, verdict, root, RATES_AT_M);
  @ // What is zero, with a state and without one.
  @ STEP(zero_by_sign: \forall integer s, real x; has_sign(s, x) ==> zero_where(s, x))
  @ STEP(zeros_by_signs{L}: ALL_RATES, struct json *j, integer verdict, f, real fall; rates_signed(RATE_SIGNS, RATES) && zero_where(f, fall) &&
  @   says_jam_zeros(j, verdict, SPOT_SIGNS) ==> jam_zeros_hold(j, verdict, RATES, fall))
  @ STEP(fall_found{M}: ALL_G; spot_found{M}(c) && fall_valued{M}(c) && state_signed{M}(c) ==>
  @   zero_where(SIGN_AT_M(fall), jam_fall(RATES_AT_M, NUMBER_AT_M(p), NUMBER_AT_M(b))))
  @ lemma state_zeros{M,L}: ALL_G, struct json *j, integer verdict; spot_found{M}(c) && fall_valued{M}(c) && state_signed{M}(c) &&
  @   says_jam_zeros{L}(j, verdict, SIGNS_AT_M) ==> jam_zeros_hold{L}(j, verdict, RATES_AT_M, jam_fall(RATES_AT_M, NUMBER_AT_M(p), NUMBER_AT_M(b)));
  @ lemma spot_zeros{M,L}: ALL_G, struct json *j, integer verdict; spot_found{M}(c) && says_jam_zeros{L}(j, verdict, RATE_SIGNS_AT_M, 1) ==>
  @   jam_zeros_hold{L}(j, verdict, RATES_AT_M, 1.0); */

#endif
