/* SPDX-License-Identifier: BSD-2-Clause */
/* The normal force near a G-spot, by the definitions of spec/jam/words.h: the sign of `fall` decides how it changes first, and signs decide
 * whether it reaches 0, exceeds every bound, or tends to a limit.  Here d = alpha3 - alpha1 and rate = d begin - alpha2. */
#include "jam/words.h"

#include "course.h"

#define ALL_FORCES \forall FORCE_PARAMETERS
#define D_OF alpha3 - alpha1
/*@ logic real j_rate(FORCE_PARAMETERS) = (alpha3 - alpha1) * begin - alpha2;
    lemma rate_only: \forall RATES_PARAMETERS, real p, b, beta, rate; slips_with(p, b, beta) && jam_force_rate(RATES, p, b, beta, rate) ==>
        rate == (alpha3 - alpha1) * beta - alpha2;
    lemma rate_here: \forall RATES_PARAMETERS, real p, b, beta; slips_with(p, b, beta) ==>
        jam_force_rate(RATES, p, b, beta, (alpha3 - alpha1) * beta - alpha2); */

/* The solution in terms of d and rate (course.h): d beta = alpha2 + rate x if d is not 0, and beta = begin + rate x if d = 0. */
#define ALL_COURSES \forall COURSE_PARAMETERS
#define J_COURSE D_OF, alpha2, j_rate(FORCE), begin
/*@ predicate course_reached(real d, real x) = (d > 0 && x >= 1) || (d < 0 && 0 < x && x <= 1) || (d == 0 && x >= 0);
    predicate course_at(COURSE_PARAMETERS, real x, real beta) = (d != 0 && d * beta == c + rate * x) || (d == 0 && beta == begin + rate * x);
    lemma reached_is: ALL_FORCES, real x; reached(alpha1, alpha3, x) <==> course_reached(D_OF, x);
    lemma at_is: ALL_FORCES, real x, beta; force_at(FORCE, x, beta) <==> course_at(J_COURSE, x, beta);
    lemma begins_is: ALL_FORCES; begin > 0 ==> course_begins(J_COURSE); */

/* The force reaches 0 if and only if it falls and d >= 0 or c > 0; otherwise it remains positive. */
/*@ lemma zero_only: ALL_COURSES, real x, beta; course_begins(COURSE) && course_reached(d, x) && course_at(COURSE, x, beta) && beta <= 0 ==> course_lifts(d, c, rate);
    logic real zero_x(COURSE_PARAMETERS) = d != 0 ? -c / rate : -begin / rate;
    predicate zero_named(COURSE_PARAMETERS, real x) = (d != 0 && x * rate == -c) || (d == 0 && x * rate == -begin);
    lemma zero_here: ALL_COURSES, real x; course_begins(COURSE) && course_lifts(d, c, rate) && zero_named(COURSE, x) ==> course_reached(d, x) && course_at(COURSE, x, 0.0);
    lemma zero_quotient: ALL_COURSES; rate < 0 ==> zero_named(COURSE, zero_x(COURSE));
    lemma lifts_only: ALL_FORCES; begin > 0 && jam_lifts(FORCE) ==> course_lifts(D_OF, alpha2, j_rate(FORCE));
    lemma lifts_intro: ALL_FORCES, real x; reached(alpha1, alpha3, x) && force_at(FORCE, x, 0.0) ==> jam_lifts(FORCE);
    lemma lifts_there: ALL_FORCES, real x; course_reached(D_OF, x) && course_at(J_COURSE, x, 0.0) ==> reached(alpha1, alpha3, x) && force_at(FORCE, x, 0.0);
    lemma zero_there: ALL_COURSES; course_begins(COURSE) && course_lifts(d, c, rate) ==> course_reached(d, zero_x(COURSE)) && course_at(COURSE, zero_x(COURSE), 0.0);
    lemma lifts_planted: ALL_FORCES; course_begins(J_COURSE) && course_lifts(D_OF, alpha2, j_rate(FORCE)) && zero_named(J_COURSE, zero_x(J_COURSE)) ==>
        force_reached(FORCE, zero_x(J_COURSE), 0.0);
    lemma lifts_by: ALL_FORCES, real x; force_reached(FORCE, x, 0.0) ==> jam_lifts(FORCE);
    lemma lifts_each: ALL_FORCES; begin > 0 && course_lifts(D_OF, alpha2, j_rate(FORCE)) ==> force_reached(FORCE, zero_x(J_COURSE), 0.0);
    lemma lifts_falls: \forall real d, c, rate; course_lifts(d, c, rate) ==> rate < 0;
    lemma lifts_if: ALL_FORCES; begin > 0 && course_lifts(D_OF, alpha2, j_rate(FORCE)) ==> jam_lifts(FORCE);
    lemma lifts_iff: ALL_FORCES; begin > 0 ==> (jam_lifts(FORCE) <==> course_lifts(D_OF, alpha2, j_rate(FORCE)));
    lemma pressed_if: ALL_FORCES; begin > 0 && !course_lifts(D_OF, alpha2, j_rate(FORCE)) ==> jam_pressed(FORCE);
    lemma pressed_iff: ALL_FORCES; begin > 0 ==> (jam_pressed(FORCE) <==> !jam_lifts(FORCE)); */

/* The force exceeds every bound if and only if it rises and d >= 0. */
/*@ lemma bounded: ALL_COURSES, real x, beta; course_begins(COURSE) && course_reached(d, x) && course_at(COURSE, x, beta) && rate <= 0 ==> beta <= begin;
    lemma bounded_below: ALL_COURSES, real x, beta; course_begins(COURSE) && course_reached(d, x) && course_at(COURSE, x, beta) && d < 0 && rate > 0 ==> d * beta > c;
    predicate bound_named(COURSE_PARAMETERS, real bound, real x) = (d != 0 && x * rate == d * bound - c) || (d == 0 && x * rate == bound - begin);
    logic real bound_x(COURSE_PARAMETERS, real bound) = d != 0 ? (d * bound - c) / rate : (bound - begin) / rate;
    lemma bound_quotient: ALL_COURSES, real bound; rate > 0 ==> bound_named(COURSE, bound, bound_x(COURSE, bound));
    lemma bound_here: ALL_COURSES, real bound, x; course_begins(COURSE) && rate > 0 && d >= 0 && bound > begin && bound_named(COURSE, bound, x) ==>
        course_reached(d, x) && course_at(COURSE, x, bound);
    lemma exceeds_planted: ALL_FORCES, real bound; course_begins(J_COURSE) && course_exceeds(D_OF, j_rate(FORCE)) && bound > begin &&
        bound_named(J_COURSE, bound, bound_x(J_COURSE, bound)) ==> force_reached(FORCE, bound_x(J_COURSE, bound), bound);
    lemma exceeds_each: ALL_FORCES, real bound; begin > 0 && course_exceeds(D_OF, j_rate(FORCE)) && bound > begin ==> force_reached(FORCE, bound_x(J_COURSE, bound), bound);
    predicate bound_met(FORCE_PARAMETERS, real bound) = \exists real x; force_reached(FORCE, x, bound);
    lemma bound_intro: ALL_FORCES, real bound, x; force_reached(FORCE, x, bound) ==> bound_met(FORCE, bound);
    lemma bound_planted: ALL_FORCES, real bound; force_reached(FORCE, bound_x(J_COURSE, bound), bound) ==> bound_met(FORCE, bound);
    lemma bound_met_each: ALL_FORCES, real bound; begin > 0 && course_exceeds(D_OF, j_rate(FORCE)) && bound > begin ==> bound_met(FORCE, bound);
    lemma exceeds_is: ALL_FORCES; jam_exceeds(FORCE) <==> (\forall real bound; bound > begin ==> bound_met(FORCE, bound));
    lemma exceeds_if: ALL_FORCES; begin > 0 && course_exceeds(D_OF, j_rate(FORCE)) ==> jam_exceeds(FORCE);
    logic real over_limit(COURSE_PARAMETERS) = d < 0 && rate > 0 ? c / d : begin + 1;
    lemma limit_above: ALL_COURSES; course_begins(COURSE) ==> over_limit(COURSE) > begin;
    lemma limit_not: ALL_COURSES, real x; course_begins(COURSE) && !course_exceeds(d, rate) ==> !(course_reached(d, x) && course_at(COURSE, x, over_limit(COURSE)));
    lemma exceeds_bound: ALL_FORCES, real bound; jam_exceeds(FORCE) && bound > begin ==> bound_met(FORCE, bound);
    lemma bound_not: ALL_FORCES; begin > 0 && !course_exceeds(D_OF, j_rate(FORCE)) ==> !bound_met(FORCE, over_limit(J_COURSE));
    lemma exceeds_only: ALL_FORCES; begin > 0 && jam_exceeds(FORCE) ==> course_exceeds(D_OF, j_rate(FORCE));
    lemma exceeds_iff: ALL_FORCES; begin > 0 ==> (jam_exceeds(FORCE) <==> course_exceeds(D_OF, j_rate(FORCE))); */

/* If the force neither reaches 0 nor exceeds every bound, it is constant; or d < 0 and d beta - c = (d begin - c) x with x -> 0, so that it
 * tends to c / d >= 0. */
/*@ lemma rests: ALL_COURSES, real x, beta; course_begins(COURSE) && rate == 0 && course_reached(d, x) && course_at(COURSE, x, beta) ==> beta == begin;
    lemma closes: ALL_COURSES, real x, beta; course_begins(COURSE) && d < 0 && course_reached(d, x) && course_at(COURSE, x, beta) ==> d * beta - c == rate * x && 0 < x && x <= 1;
    lemma settles_where: ALL_COURSES; course_begins(COURSE) && !course_lifts(d, c, rate) && !course_exceeds(d, rate) ==> rate == 0 || (d < 0 && c <= 0);
    lemma settles_positive: \forall real d, c; d < 0 && c < 0 ==> c / d > 0; */
