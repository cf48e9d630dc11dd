/* SPDX-License-Identifier: BSD-2-Clause */
/* The G-spot, for all real data: the rows of spec/jam/table.h are complete and disjoint, and their words agree with the closed solution of
 * spec/jam/meaning.h, for a normal force that falls, is constant, or rises.
 */
#define LOGIC_PARAMETERS real alpha1, real alpha2, real alpha3, real p, real b
#define LOGIC_ARGUMENTS alpha1, alpha2, alpha3, p, b
#include "jam/formula.h"
#include "formula/logic.h"
#include "jam/verdict.h"
#include "jam/meaning.h"
#include "jam/table.h"

/*@ JAM_STATE_INPUTS(LOGIC_INPUT)
    JAM_STATE_FORMULAS(LOGIC_FORMULA) */

#define ALL_SPOTS \forall real alpha1, alpha2, alpha3; \let delta = alpha3 - alpha1
#define ALL_FORCES                                                                                                    \
    \forall real alpha1, alpha2, alpha3, begin, delta, rate; delta == alpha3 - alpha1 &&                              \
    rate == delta * begin - alpha2 && begin > 0

/* The closed solution in terms of delta and the initial rate of change, which have names of their own below. */
#define ON_COURSE(x, beta)                                                                                            \
    ((delta > 0 ? x >= 1 : delta < 0 ? 0 < x && x <= 1 : x >= 0) &&                                                   \
     (delta != 0 ? delta * beta == alpha2 + rate * x : beta == begin + rate * x))
/*@ check lemma course_is_the_solution: ALL_FORCES ==> (\forall real x, beta;
        force_reached(FORCE, x, beta) <==> ON_COURSE(x, beta)); */

/* The sign of `fall` is that of -beta'. */
/*@ check lemma fall_is_the_rate: \forall real alpha1, alpha2, alpha3, p, b, begin; slips_with(p, b, begin) ==>
        value_fall(alpha1, alpha2, alpha3, p, b) == -p * ((alpha3 - alpha1) * begin - alpha2);
    check lemma fall_has_its_sign: \forall real p, rate, fall; p > 0 && fall == -p * rate ==>
        (fall > 0 <==> rate < 0) && (fall == 0 <==> rate == 0); */

/* The rows are complete and disjoint. */
#define OR_ROW(name, condition, falling, resting, rising) || (condition)
#define ROW_NUMBER(name, condition, falling, resting, rising) ROW_##name,
enum { T_JAM(ROW_NUMBER) ROWS };
#define FIRST_ROW(name, condition, falling, resting, rising) (condition) ? (integer)ROW_##name :
/* (`nil` is 0.  Without it, a row in which all alphas are zero would contain integers instead of reals, which the provers reject.) */
#define ROW_ALONE(name, condition, falling, resting, rising)                                                          \
    check lemma alone_##name: ALL_SPOTS; \forall real nil; nil * nil <= 0 && (condition) ==>                          \
        first_row(alpha1 + nil, alpha2 + nil, alpha3 + nil, delta + nil) == ROW_##name;
/*@ logic integer first_row(real alpha1, real alpha2, real alpha3, real delta) = T_JAM(FIRST_ROW) -1; */
/*@ check lemma complete: ALL_SPOTS; (\false T_JAM(OR_ROW)); */
/*@ T_JAM(ROW_ALONE) */

/* The meaning of each word of the table.  That the force reaches zero, or a value above the initial one, is shown by the x at which it
 * does. */
#define STAYS_POSITIVE (\forall real x, beta; ON_COURSE(x, beta) ==> beta > 0)
#define REACHES_ZERO                                                                                                  \
    (\forall real x; (delta != 0 ? x * rate == -alpha2 : x * alpha2 == begin) ==> ON_COURSE(x, 0))
#define EXCEEDS                                                                                                       \
    (\forall real bound, x; bound > begin &&                                                                          \
        (delta != 0 ? x * rate == delta * bound - alpha2 : -x * alpha2 == bound - begin) ==>                          \
        ON_COURSE(x, bound))
#define FOLLOWS_NEVER \false
#define FOLLOWS_LIFT_OFF REACHES_ZERO
#define FOLLOWS_SLIP (STAYS_POSITIVE && alpha1 > 0)
#define FOLLOWS_UNDECIDED (STAYS_POSITIVE && alpha1 == 0)
#define FOLLOWS_JAM_INFINITE (STAYS_POSITIVE && delta >= 0 && alpha1 < 0 && alpha3 < 0)
#define FOLLOWS_ARREST (STAYS_POSITIVE && delta >= 0 && alpha1 < 0 && alpha3 >= 0)
#define SAME_SIGN (delta > 0 ? alpha2 > 0 : delta < 0 ? alpha2 < 0 : alpha2 == 0)
#define FOLLOWS_JAM_FINITE (STAYS_POSITIVE && alpha1 < 0 && SAME_SIGN)
#define FOLLOWS_JAM_ZERO (STAYS_POSITIVE && alpha1 < 0 && delta < 0 && alpha2 == 0)

#define COURSES(name, condition, falling, resting, rising)                                                            \
    check lemma falling_##name: ALL_FORCES && (condition) && rate < 0 ==> FOLLOWS_##falling;                          \
    check lemma resting_##name: ALL_FORCES && (condition) && rate == 0 ==> FOLLOWS_##resting;                         \
    check lemma rising_##name: ALL_FORCES && (condition) && rate > 0 ==> FOLLOWS_##rising;
/*@ T_JAM(COURSES) */

/* A force that rises where delta >= 0, as in the rows JAM_INFINITE and ARREST, exceeds every bound. */
/*@ check lemma rising_exceeds: ALL_FORCES && delta >= 0 && rate > 0 ==> EXCEEDS; */

/* For delta < 0, the difference from the force alpha2 / delta is multiplied by x, which tends to 0 but does not reach it. */
/*@ check lemma tends_to_the_fixed_force: ALL_FORCES && delta < 0 ==> (\forall real x, beta; ON_COURSE(x, beta) ==>
        delta * beta - alpha2 == x * rate && 0 < x && x <= 1); */
