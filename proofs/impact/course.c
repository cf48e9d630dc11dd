/* SPDX-License-Identifier: BSD-2-Clause */
/* Impacts in the form of course.h, for all real data: impacts with one piece from beginning to end.  They are decided by the sign of
 * D_r = p w + k v + r k v, for each law of restitution; under all three laws they end with the normal velocity -r v. */
#include "course.h"

/* One piece from beginning to end: the three laws give the same end.  For w > 0 there is such an impact if and only if D_r >= 0; for w = 0 if
 * and only if k < 0. */
/*@ predicate raised(real p, real v, real I1, real I2, real v2) = v < 0 && p > 0 && p * I1 == -v && v2 == p * I2 && v2 >= 0;
    lemma through_raises: ALL_SLIDES, A_THROUGH_PARAMETERS; v < 0 && a_through(SLIDE, A_THROUGH) ==> raised(p, v, I1, I2, v2);
    lemma rising_raises: \forall real s, v, I1, I2, v2; v < 0 && a_rising(s, v, I1, I2, v2) ==> raised(s, v, I1, I2, v2);
    lemma raised_poisson: \forall real p, v, r, I1, I2, v2, W1, W2; raised(p, v, I1, I2, v2) ==>
        (poisson(r, v, v2, I1, I2, W1, W2) <==> newton(r, v, v2, I1, I2, W1, W2));
    lemma equal_squares: \forall real x, y; x >= 0 && y >= 0 ==> (x * x == y * y <==> x == y);
    lemma raised_work: \forall real p, v, r, I1, I2, v2; raised(p, v, I1, I2, v2) ==> (v2 * I2 == -(r * r * (v * I1)) <==> v2 * v2 == r * v * (r * v));
    lemma raised_square: \forall real v, r, v2; v < 0 && r >= 0 && v2 >= 0 ==> (v2 * v2 == r * v * (r * v) <==> v2 == -(r * v));
    lemma raised_energetic: \forall real p, v, r, I1, I2, v2, I3, I4; r >= 0 && raised(p, v, I1, I2, v2) ==>
        (energetic(r, v, v2, I3, I4, normal_work(v, 0.0, I1), normal_work(0.0, v2, I2)) <==> v2 * I2 == -(r * r * (v * I1)));
    lemma raised_newton: \forall real p, v, r, I1, I2, v2; RANGE && raised(p, v, I1, I2, v2) ==> (energetic(THROUGH_ENDS) <==> newton(THROUGH_ENDS));
    lemma through_only: ALL_SLIDES, A_THROUGH_PARAMETERS; v < 0 && RANGE && w > 0 && a_through(SLIDE, A_THROUGH) && newton(THROUGH_ENDS) ==> D_r(SLIDE, r) >= 0;
    lemma through_only_straight: ALL_SLIDES, A_THROUGH_PARAMETERS; v < 0 && RANGE && w == 0 && a_through(SLIDE, A_THROUGH) ==> k < 0;
    predicate through_defined(SLIDE_PARAMETERS, real r, A_THROUGH_PARAMETERS) =
        quotient(p, I1, -v) && w1 == w - k * I1 && I2 == r * I1 && w2 == w1 - k * I2 && v2 == -(r * v);
    lemma begins_upwards: ALL_SLIDES; v < 0 && RANGE && usual(p, k) && through_begins(SLIDE, r) ==> p > 0;
    lemma through_compresses: ALL_SLIDES, real I1, w1; v < 0 && RANGE && p > 0 && through_begins(SLIDE, r) && quotient(p, I1, -v) && w1 == w - k * I1 ==>
        slides(SLIDE, I1, w1, 0.0);
    lemma speed_left: ALL_SLIDES, real I1, w2; v < 0 && RANGE && p > 0 && through_begins(SLIDE, r) && p * I1 == -v && w2 == w - k * I1 - k * (r * I1) ==> w2 >= 0 && (r > 0 && w == 0 ==> w2 > 0);
    lemma through_restores: ALL_SLIDES, A_THROUGH_PARAMETERS; v < 0 && RANGE && p > 0 && w2 >= 0 && w1 >= 0 && (w1 > 0 || w2 > 0) && through_defined(SLIDE, r, A_THROUGH) ==>
        slides_or_ends(p, k, w1, 0.0, I2, w2, v2);
    lemma through_speeds: ALL_SLIDES, A_THROUGH_PARAMETERS; v < 0 && RANGE && p > 0 && through_begins(SLIDE, r) && through_defined(SLIDE, r, A_THROUGH) ==>
        w2 >= 0 && w1 >= 0 && (w1 > 0 || w2 > 0 || r == 0);
    lemma through_nothing: ALL_SLIDES, A_THROUGH_PARAMETERS; r == 0 && through_defined(SLIDE, r, A_THROUGH) ==> slides_or_ends(p, k, w1, 0.0, I2, w2, v2);
    lemma through_here: ALL_SLIDES, A_THROUGH_PARAMETERS; v < 0 && RANGE && p > 0 && through_begins(SLIDE, r) && through_defined(SLIDE, r, A_THROUGH) ==>
        a_through(SLIDE, A_THROUGH);
    lemma through_defined_newton: ALL_SLIDES, A_THROUGH_PARAMETERS; through_defined(SLIDE, r, A_THROUGH) ==> newton(THROUGH_ENDS);
    lemma through_intro: ALL_SLIDES, A_THROUGH_PARAMETERS; a_through(SLIDE, A_THROUGH) && newton(THROUGH_ENDS) ==> a_through_newton(SLIDE, r);
    lemma through_by: ALL_SLIDES, A_THROUGH_PARAMETERS; v < 0 && RANGE && p > 0 && through_begins(SLIDE, r) && through_defined(SLIDE, r, A_THROUGH) ==> a_through_newton(SLIDE, r);
    logic real t_I1(SLIDE_PARAMETERS) = c_over(-v, p);
    logic real t_w1(SLIDE_PARAMETERS) = w - k * t_I1(SLIDE);
    logic real t_w2(SLIDE_PARAMETERS, real r) = t_w1(SLIDE) - k * (r * t_I1(SLIDE));
    lemma through_plant: ALL_SLIDES; p > 0 ==> through_defined(SLIDE, r, t_I1(SLIDE), t_w1(SLIDE), c_times(r, t_I1(SLIDE)), t_w2(SLIDE, r), c_back(r, v));
    lemma through_planted: ALL_SLIDES; v < 0 && RANGE && p > 0 && through_begins(SLIDE, r) &&
        through_defined(SLIDE, r, t_I1(SLIDE), t_w1(SLIDE), c_times(r, t_I1(SLIDE)), t_w2(SLIDE, r), c_back(r, v)) ==> a_through_newton(SLIDE, r);
    lemma through_newton_if: ALL_SLIDES; v < 0 && RANGE && usual(p, k) && through_begins(SLIDE, r) ==> a_through_newton(SLIDE, r);
    lemma through_newton_only: ALL_SLIDES; v < 0 && RANGE && w >= 0 && a_through_newton(SLIDE, r) ==> through_begins(SLIDE, r);
    THROUGH_RESULT(newton)
    lemma through_poisson_alike: ALL_SLIDES; v < 0 && RANGE ==> (a_through_poisson(SLIDE, r) <==> a_through_newton(SLIDE, r));
    lemma through_energetic_alike: ALL_SLIDES; v < 0 && RANGE ==> (a_through_energetic(SLIDE, r) <==> a_through_newton(SLIDE, r));
    THROUGH_RESULT(poisson)
    THROUGH_RESULT(energetic) */

/* From w = 0 on, v increases with the slope s. */
/*@ predicate rising_defined(real s, real v, real r, real I1, real I2, real v2) = quotient(s, I1, -v) && I2 == r * I1 && v2 == -(r * v);
    lemma rising_here: \forall real s, v, r, I1, I2, v2; v < 0 && RANGE && s > 0 && rising_defined(s, v, r, I1, I2, v2) ==> a_rising(s, v, I1, I2, v2);
    lemma rising_defined_newton: \forall real s, v, r, I1, I2, v2; rising_defined(s, v, r, I1, I2, v2) ==> newton(THROUGH_ENDS);
    lemma rising_intro: \forall real s, v, r, I1, I2, v2; a_rising(s, v, I1, I2, v2) && newton(THROUGH_ENDS) ==> a_rising_newton(s, v, r);
    lemma rising_by: \forall real s, v, r, I1, I2, v2; v < 0 && RANGE && s > 0 && rising_defined(s, v, r, I1, I2, v2) ==> a_rising_newton(s, v, r);
    lemma rising_plant: \forall real s, v, r; s > 0 ==> rising_defined(s, v, r, c_over(-v, s), c_times(r, c_over(-v, s)), c_back(r, v));
    lemma rising_planted: \forall real s, v, r; v < 0 && RANGE && s > 0 &&
        rising_defined(s, v, r, c_over(-v, s), c_times(r, c_over(-v, s)), c_back(r, v)) ==> a_rising_newton(s, v, r);
    RISING_RESULT(newton)
    lemma rising_poisson_alike: \forall real s, v, r; v < 0 && RANGE ==> (a_rising_poisson(s, v, r) <==> a_rising_newton(s, v, r));
    lemma rising_energetic_alike: \forall real s, v, r; v < 0 && RANGE ==> (a_rising_energetic(s, v, r) <==> a_rising_newton(s, v, r));
    RISING_RESULT(poisson)
    RISING_RESULT(energetic) */
