/* SPDX-License-Identifier: BSD-2-Clause */
/* Impacts in the form of course.h, for all real data: slip that ends in compression, and then the slope s.  There is such an impact if and
 * only if D_c = p w + k v < 0, for each law of restitution. */
#include "course.h"

/* For v <= 0, w > 0 and s > 0. */
/*@ lemma early_only: ALL_TWO, A_EARLY_PARAMETERS; v <= 0 && w > 0 && a_early(SLIDE, s, A_EARLY) ==> D_c(SLIDE) < 0;
    lemma early_brakes: ALL_SLIDES; v <= 0 && w > 0 && usual(p, k) && D_c(SLIDE) < 0 ==> k > 0;
    predicate early_compressed(SLIDE_PARAMETERS, real s, real I1, real v1, real I2) = quotient(k, I1, w) && v1 == v + p * I1 && quotient(s, I2, -v1);
    predicate restored(real s, real I3, real v3) = I3 >= 0 && v3 == s * I3;
    logic real early_work(real v, real I1, real v1, real I2) = normal_work(v, v1, I1) + normal_work(v1, 0.0, I2);
    predicate early_newton(SLIDE_PARAMETERS, real s, real r, A_EARLY_PARAMETERS) = v3 == -(r * v);
    predicate early_poisson(SLIDE_PARAMETERS, real s, real r, A_EARLY_PARAMETERS) = I3 == r * (I1 + I2);
    predicate early_energetic(SLIDE_PARAMETERS, real s, real r, A_EARLY_PARAMETERS) = root(s * (r * r * -early_work(v, I1, v1, I2)), v3);
    lemma early_slides: ALL_TWO, real I1, v1, I2; v <= 0 && w > 0 && k > 0 && D_c(SLIDE) < 0 && early_compressed(SLIDE, s, I1, v1, I2) ==> slides(SLIDE, I1, 0.0, v1) && v1 < 0;
    lemma early_rises: ALL_TWO, real I1, v1, I2; s > 0 && v1 < 0 && early_compressed(SLIDE, s, I1, v1, I2) ==> velocity_rises(s, v1, I2, 0.0);
    lemma early_restores: \forall real s, I3, v3; restored(s, I3, v3) ==> rises_or_ends(s, 0.0, I3, v3);
    lemma early_here: ALL_TWO, A_EARLY_PARAMETERS; v <= 0 && w > 0 && k > 0 && s > 0 && D_c(SLIDE) < 0 && early_compressed(SLIDE, s, I1, v1, I2) && restored(s, I3, v3) ==>
        a_early(SLIDE, s, A_EARLY);
    lemma early_newton_law: ALL_TWO, A_EARLY_PARAMETERS; early_newton(SLIDE, s, r, A_EARLY) <==> newton(EARLY_ENDS);
    lemma early_poisson_law: ALL_TWO, A_EARLY_PARAMETERS; early_poisson(SLIDE, s, r, A_EARLY) <==> poisson(EARLY_ENDS);
    lemma early_energetic_law: ALL_TWO, A_EARLY_PARAMETERS; s > 0 && restored(s, I3, v3) ==> (early_energetic(SLIDE, s, r, A_EARLY) <==> energetic(EARLY_ENDS));
    lemma early_work_sign: ALL_TWO, A_EARLY_PARAMETERS; v <= 0 && a_early(SLIDE, s, A_EARLY) ==> early_work(v, I1, v1, I2) < 0;
    lemma early_restored: ALL_TWO, A_EARLY_PARAMETERS; a_early(SLIDE, s, A_EARLY) && s > 0 ==> restored(s, I3, v3); */
#define EARLY_INTRO(law)                                                                                                                       \
    lemma early_##law##_intro: ALL_TWO, A_EARLY_PARAMETERS; a_early(SLIDE, s, A_EARLY) && law(EARLY_ENDS) ==> a_early_##law(SLIDE, s, r);       \
    lemma early_##law##_by: ALL_TWO, A_EARLY_PARAMETERS; v <= 0 && w > 0 && k > 0 && s > 0 && D_c(SLIDE) < 0 &&                                \
        early_compressed(SLIDE, s, I1, v1, I2) && restored(s, I3, v3) && early_##law(SLIDE, s, r, A_EARLY) ==> a_early_##law(SLIDE, s, r);
/*@ LAWS(EARLY_INTRO) */
/*@ logic real e_I1(SLIDE_PARAMETERS) = c_over(w, k);
    logic real e_v1(SLIDE_PARAMETERS) = v + p * e_I1(SLIDE);
    logic real e_I2(SLIDE_PARAMETERS, real s) = c_over(-e_v1(SLIDE), s);
    lemma early_plant: ALL_TWO; k > 0 && s > 0 ==> early_compressed(SLIDE, s, e_I1(SLIDE), e_v1(SLIDE), e_I2(SLIDE, s));
    lemma early_impulse: ALL_TWO, real I1, v1, I2; v <= 0 && w > 0 && k > 0 && s > 0 && D_c(SLIDE) < 0 && early_compressed(SLIDE, s, I1, v1, I2) ==>
        I1 > 0 && I2 > 0 && early_work(v, I1, v1, I2) <= 0;
    lemma restored_by_velocity: \forall real s, v3; s > 0 && v3 >= 0 ==> restored(s, c_over(v3, s), v3);
    lemma restored_by_impulse: \forall real s, I3; s > 0 && I3 >= 0 ==> restored(s, I3, c_times(s, I3));
    lemma back_positive: \forall real r, v; RANGE && v <= 0 ==> c_back(r, v) >= 0 && c_back(r, v) == -(r * v);
    logic real e_square(SLIDE_PARAMETERS, real s, real r, real I1, real v1, real I2) = s * (r * r * -early_work(v, I1, v1, I2));
    lemma square_positive: ALL_TWO, real I1, v1, I2; s > 0 && early_work(v, I1, v1, I2) <= 0 ==> e_square(SLIDE, s, r, I1, v1, I2) >= 0;
    lemma square_root: ALL_TWO, real I1, v1, I2; s > 0 && early_work(v, I1, v1, I2) <= 0 ==>
        root(e_square(SLIDE, s, r, I1, v1, I2), c_root(e_square(SLIDE, s, r, I1, v1, I2)));
    logic real e_sum(SLIDE_PARAMETERS, real s) = e_I1(SLIDE) + e_I2(SLIDE, s);
    logic real e_v3(SLIDE_PARAMETERS, real s, real r) = c_root(e_square(SLIDE, s, r, e_I1(SLIDE), e_v1(SLIDE), e_I2(SLIDE, s)));
    predicate early_given(SLIDE_PARAMETERS, real s, real r) = RANGE && v <= 0 && w > 0 && k > 0 && s > 0 && D_c(SLIDE) < 0;
    lemma early_sum: ALL_TWO; early_given(SLIDE, s, r) ==> e_sum(SLIDE, s) > 0 && early_work(v, e_I1(SLIDE), e_v1(SLIDE), e_I2(SLIDE, s)) <= 0; */
#define E_COMPRESSED e_I1(SLIDE), e_v1(SLIDE), e_I2(SLIDE, s)
#define E_newton c_over(c_back(r, v), s), c_back(r, v)
#define E_poisson c_times(r, e_sum(SLIDE, s)), c_times(s, c_times(r, e_sum(SLIDE, s)))
#define E_energetic c_over(e_v3(SLIDE, s, r), s), e_v3(SLIDE, s, r)
/*@ lemma times_positive: \forall real r, x; r >= 0 && x > 0 ==> c_times(r, x) >= 0;
    lemma early_square: ALL_TWO; early_given(SLIDE, s, r) ==> e_square(SLIDE, s, r, E_COMPRESSED) >= 0;
    lemma early_root: ALL_TWO; early_given(SLIDE, s, r) ==> root(e_square(SLIDE, s, r, E_COMPRESSED), e_v3(SLIDE, s, r));
    lemma early_v3: ALL_TWO; early_given(SLIDE, s, r) ==> e_v3(SLIDE, s, r) >= 0;
    lemma early_newton_restored: ALL_TWO; early_given(SLIDE, s, r) ==> restored(s, E_newton);
    lemma early_poisson_restored: ALL_TWO; early_given(SLIDE, s, r) ==> restored(s, E_poisson);
    lemma early_energetic_velocity: ALL_TWO; early_given(SLIDE, s, r) && e_v3(SLIDE, s, r) >= 0 ==> restored(s, E_energetic);
    lemma early_energetic_restored: ALL_TWO; early_given(SLIDE, s, r) ==> restored(s, E_energetic);
    lemma early_newton_defined: ALL_TWO; early_newton(SLIDE, s, r, E_COMPRESSED, E_newton);
    lemma early_poisson_defined: ALL_TWO; early_given(SLIDE, s, r) ==> early_poisson(SLIDE, s, r, E_COMPRESSED, E_poisson);
    lemma early_energetic_defined: ALL_TWO; early_given(SLIDE, s, r) ==> early_energetic(SLIDE, s, r, E_COMPRESSED, E_energetic);
    lemma early_gives: ALL_TWO; early_given(SLIDE, s, r) ==> v <= 0 && w > 0 && k > 0 && s > 0 && D_c(SLIDE) < 0; */
#define EARLY_PLANTED(law)                                                                                                                     \
    lemma early_##law##_planted: ALL_TWO; early_given(SLIDE, s, r) && early_compressed(SLIDE, s, E_COMPRESSED) && restored(s, E_##law) &&      \
        early_##law(SLIDE, s, r, E_COMPRESSED, E_##law) ==> a_early_##law(SLIDE, s, r);                                                        \
    lemma early_##law##_if: ALL_TWO; early_given(SLIDE, s, r) ==> a_early_##law(SLIDE, s, r);                                                  \
    lemma early_##law##_only: ALL_TWO; v <= 0 && w > 0 && a_early_##law(SLIDE, s, r) ==> D_c(SLIDE) < 0;
/*@ LAWS(EARLY_PLANTED) */
/*@ LAWS(EARLY_RESULT) */
