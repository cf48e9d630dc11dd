/* SPDX-License-Identifier: BSD-2-Clause */
/* Impacts in the form of course.h, for all real data: slip that ends in restitution, and then the slope s.  There is such an impact if and
 * only if D_c = p w + k v >= 0 > D_r = D_c + r k v, for each law of restitution. */
#include "course.h"

/* If there is such an impact, the signs are these: for v < 0, w > 0 and s > 0. */
/*@ predicate late_known(SLIDE_PARAMETERS, real I1, real I2, real v2) = v < 0 && w > 0 && p > 0 && k > 0 && p * I1 == -v && w == k * (I1 + I2) && v2 == p * I2 && I2 >= 0;
    lemma late_knows: ALL_TWO, A_LATE_PARAMETERS; v < 0 && w > 0 && a_late(SLIDE, s, A_LATE) ==> late_known(SLIDE, I1, I2, v2);
    lemma late_D_c: ALL_SLIDES, real I1, I2, v2; late_known(SLIDE, I1, I2, v2) ==> D_c(SLIDE) >= 0;
    lemma late_D_r: ALL_SLIDES, real I1, I2, v2; late_known(SLIDE, I1, I2, v2) && v2 < -(r * v) ==> D_r(SLIDE, r) < 0;
    lemma late_last: ALL_TWO, A_LATE_PARAMETERS; s > 0 && v < 0 && w > 0 && a_late(SLIDE, s, A_LATE) ==> I3 > 0 && v3 > v2;
    lemma late_newton_below: ALL_TWO, A_LATE_PARAMETERS; late_known(SLIDE, I1, I2, v2) && v3 > v2 && newton(LATE_ENDS) ==> v2 < -(r * v);
    lemma late_poisson_below: ALL_TWO, A_LATE_PARAMETERS; late_known(SLIDE, I1, I2, v2) && I3 > 0 && poisson(LATE_ENDS) ==> v2 < -(r * v);
    lemma late_energetic_sum: ALL_TWO, A_LATE_PARAMETERS; late_known(SLIDE, I1, I2, v2) && I3 > 0 && v3 > v2 && energetic(LATE_ENDS) ==> v2 * I2 < r * r * -v * I1;
    lemma late_energetic_square: ALL_SLIDES, real I1, I2, v2; late_known(SLIDE, I1, I2, v2) && v2 * I2 < r * r * -v * I1 ==> v2 * v2 < r * v * (r * v);
    lemma late_smaller: \forall real r, v, x; r >= 0 && v < 0 && x >= 0 && x * x < r * v * (r * v) ==> x < -(r * v);
    lemma late_energetic_below: ALL_TWO, A_LATE_PARAMETERS; RANGE && late_known(SLIDE, I1, I2, v2) && I3 > 0 && v3 > v2 && energetic(LATE_ENDS) ==> v2 < -(r * v); */
#define LATE_ONLY(law)                                                                                                                         \
    lemma late_##law##_motion: ALL_TWO, A_LATE_PARAMETERS; RANGE && s > 0 && v < 0 && w > 0 && a_late(SLIDE, s, A_LATE) && law(LATE_ENDS) ==>  \
        D_c(SLIDE) >= 0 && D_r(SLIDE, r) < 0;                                                                                                  \
    lemma late_##law##_only: ALL_TWO; RANGE && s > 0 && v < 0 && w > 0 && a_late_##law(SLIDE, s, r) ==> D_c(SLIDE) >= 0 && D_r(SLIDE, r) < 0;
/*@ LAWS(LATE_ONLY) */

/* Conversely, if the signs are these, there is such an impact. */
/*@ predicate late_given(SLIDE_PARAMETERS, real s, real r) = RANGE && v < 0 && w > 0 && s > 0 && p > 0 && k > 0 && D_c(SLIDE) >= 0 && D_r(SLIDE, r) < 0;
    lemma late_brakes: ALL_TWO; RANGE && v < 0 && w > 0 && s > 0 && usual(p, k) && D_c(SLIDE) >= 0 && D_r(SLIDE, r) < 0 ==> late_given(SLIDE, s, r);
    predicate late_slipped(SLIDE_PARAMETERS, real I1, real w1, real I2, real v2) = quotient(p, I1, -v) && w1 == w - k * I1 && quotient(k, I2, w1) && v2 == p * I2;
    predicate late_raised(real s, real v2, real I3, real v3) = I3 > 0 && v3 == v2 + s * I3;
    lemma late_sums: ALL_SLIDES, real I1, w1, I2, v2; late_slipped(SLIDE, I1, w1, I2, v2) && p > 0 && k > 0 ==> k * (I1 + I2) == w && k * v2 == D_c(SLIDE);
    lemma late_slides: ALL_TWO, real I1, w1, I2, v2; late_given(SLIDE, s, r) && late_slipped(SLIDE, I1, w1, I2, v2) ==>
        I1 > 0 && I2 >= 0 && w1 >= 0 && v2 >= 0 && v2 < -(r * v);
    lemma late_compresses: ALL_SLIDES, real I1, w1, I2, v2; I1 > 0 && w1 >= 0 && w > 0 && late_slipped(SLIDE, I1, w1, I2, v2) ==> slides(SLIDE, I1, w1, 0.0);
    lemma late_restores: ALL_SLIDES, real I1, w1, I2, v2; k > 0 && I2 >= 0 && w1 >= 0 && late_slipped(SLIDE, I1, w1, I2, v2) ==> slides_or_ends(p, k, w1, 0.0, I2, 0.0, v2);
    lemma late_here: ALL_TWO, A_LATE_PARAMETERS; late_given(SLIDE, s, r) && late_slipped(SLIDE, I1, w1, I2, v2) && late_raised(s, v2, I3, v3) ==> a_late(SLIDE, s, A_LATE);
    predicate late_newton(SLIDE_PARAMETERS, real s, real r, A_LATE_PARAMETERS) = v3 == -(r * v);
    predicate late_poisson(SLIDE_PARAMETERS, real s, real r, A_LATE_PARAMETERS) = I3 == r * I1 - I2;
    predicate late_energetic(SLIDE_PARAMETERS, real s, real r, A_LATE_PARAMETERS) = root(v2 * v2 + s * (r * r * -v * I1 - v2 * I2), v3);
    lemma late_newton_law: ALL_TWO, A_LATE_PARAMETERS; late_newton(SLIDE, s, r, A_LATE) <==> newton(LATE_ENDS);
    lemma late_poisson_law: ALL_TWO, A_LATE_PARAMETERS; late_poisson(SLIDE, s, r, A_LATE) <==> poisson(LATE_ENDS);
    lemma late_energetic_law: ALL_TWO, A_LATE_PARAMETERS; s > 0 && v2 >= 0 && late_raised(s, v2, I3, v3) ==> (late_energetic(SLIDE, s, r, A_LATE) <==> energetic(LATE_ENDS)); */
#define LATE_INTRO(law)                                                                                                                        \
    lemma late_##law##_intro: ALL_TWO, A_LATE_PARAMETERS; a_late(SLIDE, s, A_LATE) && law(LATE_ENDS) ==> a_late_##law(SLIDE, s, r);             \
    lemma late_##law##_by: ALL_TWO, A_LATE_PARAMETERS; late_given(SLIDE, s, r) && late_slipped(SLIDE, I1, w1, I2, v2) &&                       \
        late_raised(s, v2, I3, v3) && late_##law(SLIDE, s, r, A_LATE) ==> a_late_##law(SLIDE, s, r);
/*@ LAWS(LATE_INTRO) */
/*@ logic real l_I1(SLIDE_PARAMETERS) = c_over(-v, p);
    logic real l_w1(SLIDE_PARAMETERS) = w - k * l_I1(SLIDE);
    logic real l_I2(SLIDE_PARAMETERS) = c_over(l_w1(SLIDE), k);
    logic real l_v2(SLIDE_PARAMETERS) = p * l_I2(SLIDE);
    logic real l_square(SLIDE_PARAMETERS, real s, real r, real I1, real I2, real v2) = v2 * v2 + s * (r * r * -v * I1 - v2 * I2);
    logic real l_v3(SLIDE_PARAMETERS, real s, real r) = c_root(l_square(SLIDE, s, r, l_I1(SLIDE), l_I2(SLIDE), l_v2(SLIDE)));
    logic real l_I3(SLIDE_PARAMETERS, real r) = r * l_I1(SLIDE) - l_I2(SLIDE);
    logic real l_raised(SLIDE_PARAMETERS, real s, real I3) = l_v2(SLIDE) + s * I3; */
#define L_SLIPPED l_I1(SLIDE), l_w1(SLIDE), l_I2(SLIDE), l_v2(SLIDE)
#define L_newton c_over(c_back(r, v) - l_v2(SLIDE), s), c_back(r, v)
#define L_poisson l_I3(SLIDE, r), l_raised(SLIDE, s, l_I3(SLIDE, r))
#define L_energetic c_over(l_v3(SLIDE, s, r) - l_v2(SLIDE), s), l_v3(SLIDE, s, r)
/*@ lemma late_plant: ALL_TWO; late_given(SLIDE, s, r) ==> late_slipped(SLIDE, L_SLIPPED);
    lemma raised_by_velocity: \forall real s, v2, v3; s > 0 && v3 > v2 ==> late_raised(s, v2, c_over(v3 - v2, s), v3);
    lemma late_below: ALL_TWO; late_given(SLIDE, s, r) ==> l_v2(SLIDE) >= 0 && l_v2(SLIDE) < c_back(r, v);
    lemma late_newton_raised: ALL_TWO; late_given(SLIDE, s, r) ==> late_raised(s, l_v2(SLIDE), L_newton);
    lemma late_impulse: ALL_SLIDES, real I1, w1, I2, v2; p > 0 && late_slipped(SLIDE, I1, w1, I2, v2) && v2 < -(r * v) ==> r * I1 - I2 > 0;
    lemma late_I3: ALL_TWO; late_given(SLIDE, s, r) ==> l_I3(SLIDE, r) > 0;
    lemma late_raised_by_impulse: ALL_SLIDES, real s, I3; I3 > 0 ==> late_raised(s, l_v2(SLIDE), I3, l_raised(SLIDE, s, I3));
    lemma late_poisson_raised: ALL_TWO; late_given(SLIDE, s, r) ==> late_raised(s, l_v2(SLIDE), L_poisson);
    lemma late_missing: ALL_SLIDES, real I1, w1, I2, v2; p > 0 && r >= 0 && v < 0 && late_slipped(SLIDE, I1, w1, I2, v2) && v2 >= 0 && v2 < -(r * v) ==>
        r * r * -v * I1 - v2 * I2 > 0;
    lemma late_square: ALL_TWO, real I1, I2, v2; s > 0 && r * r * -v * I1 - v2 * I2 > 0 ==> l_square(SLIDE, s, r, I1, I2, v2) > v2 * v2;
    lemma late_square_here: ALL_TWO; late_given(SLIDE, s, r) ==> l_square(SLIDE, s, r, l_I1(SLIDE), l_I2(SLIDE), l_v2(SLIDE)) > l_v2(SLIDE) * l_v2(SLIDE);
    lemma root_above: \forall real x, y, z; root(x, y) && z >= 0 && x > z * z ==> y > z;
    lemma square_not_negative: \forall real x, z; x > z * z ==> x >= 0;
    lemma late_root: ALL_TWO; late_given(SLIDE, s, r) ==> root(l_square(SLIDE, s, r, l_I1(SLIDE), l_I2(SLIDE), l_v2(SLIDE)), l_v3(SLIDE, s, r));
    lemma late_root_above: ALL_TWO; l_v2(SLIDE) >= 0 && l_square(SLIDE, s, r, l_I1(SLIDE), l_I2(SLIDE), l_v2(SLIDE)) > l_v2(SLIDE) * l_v2(SLIDE) &&
        root(l_square(SLIDE, s, r, l_I1(SLIDE), l_I2(SLIDE), l_v2(SLIDE)), l_v3(SLIDE, s, r)) ==> l_v3(SLIDE, s, r) > l_v2(SLIDE);
    lemma late_v3: ALL_TWO; late_given(SLIDE, s, r) ==> l_v3(SLIDE, s, r) > l_v2(SLIDE);
    lemma late_energetic_velocity: ALL_TWO; late_given(SLIDE, s, r) && l_v3(SLIDE, s, r) > l_v2(SLIDE) ==> late_raised(s, l_v2(SLIDE), L_energetic);
    lemma late_energetic_raised: ALL_TWO; late_given(SLIDE, s, r) ==> late_raised(s, l_v2(SLIDE), L_energetic);
    lemma late_newton_defined: ALL_TWO; late_newton(SLIDE, s, r, L_SLIPPED, L_newton);
    lemma late_poisson_defined: ALL_TWO; late_poisson(SLIDE, s, r, L_SLIPPED, L_poisson);
    lemma late_energetic_defined: ALL_TWO; late_given(SLIDE, s, r) ==> late_energetic(SLIDE, s, r, L_SLIPPED, L_energetic); */
#define LATE_PLANTED(law)                                                                                                                      \
    lemma late_##law##_planted: ALL_TWO; late_given(SLIDE, s, r) && late_slipped(SLIDE, L_SLIPPED) && late_raised(s, l_v2(SLIDE), L_##law) &&   \
        late_##law(SLIDE, s, r, L_SLIPPED, L_##law) ==> a_late_##law(SLIDE, s, r);                                                             \
    lemma late_##law##_if: ALL_TWO; late_given(SLIDE, s, r) ==> a_late_##law(SLIDE, s, r);
/*@ LAWS(LATE_PLANTED) LAWS(LATE_RESULT) */
