/* SPDX-License-Identifier: BSD-2-Clause */
/* One form for impacts that slip forward and for those that slip backward.  While the point slips, a normal impulse I changes its speed
 * w >= 0 by -k I and its normal velocity v by p I; once w = 0, it changes v by s I.  p and k are those of slip in one direction; s is the
 * slope of stick or of slip in the other direction.  Sums, products and quotients have names, so that no prover multiplies them out. */
#ifndef PROOFS_IMPACT_COURSE_H
#define PROOFS_IMPACT_COURSE_H

#include "impact/words.h"

/*@ logic real c_p_plus(BODY_PARAMETERS) = C - mu * B;
    logic real c_p_minus(BODY_PARAMETERS) = C + mu * B;
    logic real c_k_plus(BODY_PARAMETERS) = mu * A - B;
    logic real c_k_minus(BODY_PARAMETERS) = mu * A + B;
    logic real c_rise(BODY_PARAMETERS) = (A * C - B * B) / A;
    logic real c_friction(real m, real I) = m * I;
    logic real c_hold(BODY_PARAMETERS, real I) = -(B / A * I);

    predicate slides(real p, real k, real w, real v, real I, real w2, real v2) =
        I > 0 && w2 == w - k * I && v2 == v + p * I && w >= 0 && w2 >= 0 && (w > 0 || w2 > 0);
    predicate slides_or_ends(real p, real k, real w, real v, real I, real w2, real v2) =
        slides(p, k, w, v, I, w2, v2) || (I == 0 && w2 == w && v2 == v);
    predicate velocity_rises(real s, real v, real I, real v2) = I > 0 && v2 == v + s * I;
    predicate rises_or_ends(real s, real v, real I, real v2) = velocity_rises(s, v, I, v2) || (I == 0 && v2 == v); */

#define SLIDE_PARAMETERS real p, real k, real w, real v
#define SLIDE p, k, w, v
#define A_THROUGH_PARAMETERS real I1, real w1, real I2, real w2, real v2
#define A_THROUGH I1, w1, I2, w2, v2
#define A_EARLY_PARAMETERS real I1, real v1, real I2, real I3, real v3
#define A_EARLY I1, v1, I2, I3, v3
#define A_LATE_PARAMETERS real I1, real w1, real I2, real v2, real I3, real v3
#define A_LATE I1, w1, I2, v2, I3, v3
/*@ predicate a_through(SLIDE_PARAMETERS, A_THROUGH_PARAMETERS) = slides(SLIDE, I1, w1, 0.0) && slides_or_ends(p, k, w1, 0.0, I2, w2, v2);
    predicate a_early(SLIDE_PARAMETERS, real s, A_EARLY_PARAMETERS) =
        slides(SLIDE, I1, 0.0, v1) && v1 < 0 && velocity_rises(s, v1, I2, 0.0) && rises_or_ends(s, 0.0, I3, v3);
    predicate a_late(SLIDE_PARAMETERS, real s, A_LATE_PARAMETERS) =
        slides(SLIDE, I1, w1, 0.0) && slides_or_ends(p, k, w1, 0.0, I2, 0.0, v2) && velocity_rises(s, v2, I3, v3);
    predicate a_rising(real s, real v, real I1, real I2, real v2) = velocity_rises(s, v, I1, 0.0) && rises_or_ends(s, 0.0, I2, v2); */
#define A_WORDS(law)                                                                                                                           \
    predicate a_through_##law(SLIDE_PARAMETERS, real r) = \exists A_THROUGH_PARAMETERS; a_through(SLIDE, A_THROUGH) && law(THROUGH_ENDS);       \
    predicate a_early_##law(SLIDE_PARAMETERS, real s, real r) = \exists A_EARLY_PARAMETERS; a_early(SLIDE, s, A_EARLY) && law(EARLY_ENDS);      \
    predicate a_late_##law(SLIDE_PARAMETERS, real s, real r) = \exists A_LATE_PARAMETERS; a_late(SLIDE, s, A_LATE) && law(LATE_ENDS);           \
    predicate a_rising_##law(real s, real v, real r) = \exists real I1, I2, v2; a_rising(s, v, I1, I2, v2) && law(THROUGH_ENDS);
/*@ LAWS(A_WORDS) */

#define ALL_SLIDES \forall real p, k, w, v, r
#define ALL_TWO \forall real p, k, w, v, s, r
#define RANGE 0 <= r && r <= 1
/*@ predicate usual(real p, real k) = p > 0 || k > 0;
    logic real D_c(SLIDE_PARAMETERS) = p * w + k * v;
    logic real D_r(SLIDE_PARAMETERS, real r) = p * w + k * v + r * k * v;
    logic real c_over(real n, real d) = n / d;
    logic real c_times(real r, real x) = r * x;
    logic real c_back(real r, real v) = -(r * v);
    predicate quotient(real d, real x, real n) = d * x == n;
    lemma over: \forall real n, d; d > 0 ==> quotient(d, c_over(n, d), n);
    predicate root(real x, real y) = y >= 0 && y * y == x;
    logic real c_root(real x) = \sqrt(x);
    lemma roots: \forall real x; x >= 0 ==> root(x, c_root(x)); */

/* The results of course.c, course_early.c and course_late.c, for the units that use them. */
/*@ predicate through_begins(SLIDE_PARAMETERS, real r) = (w > 0 && D_r(SLIDE, r) >= 0) || (w == 0 && k < 0); */
#define THROUGH_RESULT(law)                                                                                                                    \
    lemma through_##law##_iff: ALL_SLIDES; v < 0 && RANGE && usual(p, k) && w >= 0 ==> (a_through_##law(SLIDE, r) <==> through_begins(SLIDE, r));
#define RISING_RESULT(law) lemma rising_##law: \forall real s, v, r; v < 0 && RANGE && s > 0 ==> a_rising_##law(s, v, r);
#define EARLY_RESULT(law)                                                                                                                      \
    lemma early_##law##_iff: ALL_TWO; RANGE && v <= 0 && w > 0 && s > 0 && usual(p, k) ==> (a_early_##law(SLIDE, s, r) <==> D_c(SLIDE) < 0);
#define LATE_RESULT(law)                                                                                                                       \
    lemma late_##law##_iff: ALL_TWO; RANGE && v < 0 && w > 0 && s > 0 && usual(p, k) ==>                                                       \
        (a_late_##law(SLIDE, s, r) <==> D_c(SLIDE) >= 0 && D_r(SLIDE, r) < 0);

#endif
