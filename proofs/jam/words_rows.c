/* SPDX-License-Identifier: BSD-2-Clause */
/* For a force that falls, is constant or rises, each row of spec/jam/table.h gives the word whose condition on signs (words.c) holds; and no
 * two words hold for one state. */
#include "course.h"
#include "jam/verdict.h"
#include "jam/table.h"
/*@ predicate word_NEVER(real d, real c, real rate, real alpha1, real alpha3) = \false;
    predicate word_LIFT_OFF(real d, real c, real rate, real alpha1, real alpha3) = course_lifts(d, c, rate);
    predicate word_SLIP(real d, real c, real rate, real alpha1, real alpha3) = !course_lifts(d, c, rate) && alpha1 > 0;
    predicate word_UNDECIDED(real d, real c, real rate, real alpha1, real alpha3) = !course_lifts(d, c, rate) && alpha1 == 0;
    predicate word_JAM_INFINITE(real d, real c, real rate, real alpha1, real alpha3) = alpha1 < 0 && course_exceeds(d, rate) && alpha3 < 0;
    predicate word_ARREST(real d, real c, real rate, real alpha1, real alpha3) = alpha1 < 0 && course_exceeds(d, rate) && alpha3 >= 0;
    predicate word_JAM_FINITE(real d, real c, real rate, real alpha1, real alpha3) =
        alpha1 < 0 && !course_lifts(d, c, rate) && !course_exceeds(d, rate) && (rate == 0 || c < 0);
    predicate word_JAM_ZERO(real d, real c, real rate, real alpha1, real alpha3) =
        alpha1 < 0 && !course_lifts(d, c, rate) && !course_exceeds(d, rate) && rate != 0 && c == 0; */
#define STATE_OF_ROW                                                                                                                           \
    \forall real alpha1, alpha2, alpha3, begin, delta, rate, nil; nil * nil <= 0 && delta == alpha3 - alpha1 && course_begins(delta + nil, alpha2 + nil, rate + nil, begin)
/* (`nil` is 0.  Without it, a row in which all alphas are zero would contain integers instead of reals, which the provers reject.) */
#define WORD(name) word_##name(delta + nil, alpha2 + nil, rate + nil, alpha1 + nil, alpha3 + nil)
#define ROW_WORDS(name, condition, falling, resting, rising)                                                                                   \
    lemma says_falling_##name: STATE_OF_ROW && (condition) && rate < 0 ==> WORD(falling);                                                      \
    lemma says_resting_##name: STATE_OF_ROW && (condition) && rate == 0 ==> WORD(resting);                                                     \
    lemma says_rising_##name: STATE_OF_ROW && (condition) && rate > 0 ==> WORD(rising);
/*@ T_JAM(ROW_WORDS) */
/* No two of the words hold for one state, so the word of the row is the only one that does. */
#define ONE_WORD(first, second) lemma only_##first##_or_##second: STATE_OF_ROW ==> !(WORD(first) && WORD(second));
/*@ ONE_WORD(LIFT_OFF, SLIP) ONE_WORD(LIFT_OFF, UNDECIDED) ONE_WORD(LIFT_OFF, JAM_INFINITE) ONE_WORD(LIFT_OFF, ARREST) ONE_WORD(LIFT_OFF, JAM_FINITE)
    ONE_WORD(LIFT_OFF, JAM_ZERO) ONE_WORD(SLIP, UNDECIDED) ONE_WORD(SLIP, JAM_INFINITE) ONE_WORD(SLIP, ARREST) ONE_WORD(SLIP, JAM_FINITE) ONE_WORD(SLIP, JAM_ZERO)
    ONE_WORD(UNDECIDED, JAM_INFINITE) ONE_WORD(UNDECIDED, ARREST) ONE_WORD(UNDECIDED, JAM_FINITE) ONE_WORD(UNDECIDED, JAM_ZERO) ONE_WORD(JAM_INFINITE, ARREST)
    ONE_WORD(JAM_INFINITE, JAM_FINITE) ONE_WORD(JAM_INFINITE, JAM_ZERO) ONE_WORD(ARREST, JAM_FINITE) ONE_WORD(ARREST, JAM_ZERO) ONE_WORD(JAM_FINITE, JAM_ZERO) */
