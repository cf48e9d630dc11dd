/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas of a point of a switching surface h = 0, where a field f+ (for h > 0) meets a field f- (for h < 0): Szalai &
 * Jeffrey [SJ14], section IV. They are derived in spec/fold/README.md; the notation of formulas is that of
 * spec/contact/formula.h.
 *
 * Lp, Lm are the rates of h along f+ and f-; Kab is the derivative of La along fb, with p for + and m for -: K^{ab} of
 * [SJ14], section IV, (22). The units are those of the wheel (wheel.h) in the time t' of [SJ14] (1); those of another
 * system may be any. */
#ifndef SPEC_FOLD_FORMULA_H
#define SPEC_FOLD_FORMULA_H

#include "fold/rest.h"
#include "fold/wheel.h"

/* gap = Lm - Lp              the weight of f+ on the surface is Lm / gap */
#define F_FOLD_GAP(IN, ADD, SUB, MUL) \
    IN(Lm) IN(Lp)                     \
    SUB(gap, Lm, Lp)

/* Near a two-fold the sliding motion, in a time that makes it smooth, is (Lp, Lm)' = M (Lp, Lm) to leading order, with the matrix
 * M of the rows (-Kpm, Kpp) and (-Kmm, Kmp). */
/* sum = Kpm + Kmp            the middle coefficient of the quadratic whose roots are the directions of M */
#define F_FOLD_SUM(IN, ADD, SUB, MUL) \
    IN(Kpm) IN(Kmp)                   \
    ADD(sum, Kpm, Kmp)

/* trace = Kmp - Kpm          trace of M */
#define F_FOLD_TRACE(IN, ADD, SUB, MUL) \
    IN(Kmp) IN(Kpm)                     \
    SUB(trace, Kmp, Kpm)

/* own = Kpp Kmm              negative where both folds are visible, or both invisible */
#define F_FOLD_OWN(IN, ADD, SUB, MUL) \
    IN(Kpp) IN(Kmm)                   \
    MUL(own, Kpp, Kmm)

/* cross = Kpm Kmp            J1 J2 = cross / own in [SJ14] (29) */
#define F_FOLD_CROSS(IN, ADD, SUB, MUL) \
    IN(Kpm) IN(Kmp)                     \
    MUL(cross, Kpm, Kmp)

/* det = own - cross          determinant of M; where own < 0, J1 J2 > 1 exactly if det > 0 */
#define F_FOLD_DET(IN, ADD, SUB, MUL) \
    IN(own) IN(cross)                 \
    SUB(det, own, cross)

/* disc = sum^2 - 4 own       = trace^2 - 4 det: positive where M has two real directions */
#define F_FOLD_DISC(IN, ADD, SUB, MUL) \
    IN(sum) IN(own)                    \
    MUL(sum_sum, sum, sum)             \
    ADD(own_2, own, own)               \
    ADD(own_4, own_2, own_2)           \
    SUB(disc, sum_sum, own_4)

/* The wheel of any point: where its two-folds are. */
/* reach = (kappa C)^2 - 4 beta^2 S^2      discriminant of A = 0 by r: A = -(r^2 + keff C r + beta^2 S^2), keff = +-kappa */
#define F_FOLD_REACH(IN, ADD, SUB, MUL)                          \
    IN(kappa) IN(C) IN(beta) IN(S)                               \
    MUL(kappa_C, kappa, C)                                       \
    MUL(kappa_C_kappa, kappa_C, kappa)                           \
    MUL(kappa_C_kappa_C, kappa_C_kappa, C)                       \
    MUL(beta_beta_4, beta, beta)                                 \
    MUL(beta_beta_4_S, beta_beta_4, S)                           \
    MUL(beta_beta_4_S_S, beta_beta_4_S, S)                       \
    ADD(beta_beta_4_S_S_2, beta_beta_4_S_S, beta_beta_4_S_S)     \
    ADD(beta_beta_4_S_S_4, beta_beta_4_S_S_2, beta_beta_4_S_S_2) \
    SUB(reach, kappa_C_kappa_C, beta_beta_4_S_S_4)

/* The wheel from a two-fold at r to the radius r_end: conditions for the funnel of sliding orbits besides signs of
 * polynomials (README.md). */
/* stretch = r_end - r */
#define F_FOLD_STRETCH(IN, ADD, SUB, MUL) \
    IN(r_end) IN(r)                       \
    SUB(stretch, r_end, r)

/* near = -(2 r + keff C)          A / (place - r) at the place r, where A = 0 */
#define F_FOLD_NEAR(IN, ADD, SUB, MUL)      \
    IN(r) IN(keff) IN(C)                    \
    ADD(r_2_2, r, r)                        \
    MUL(keff_C_2, keff, C)                  \
    ADD(near_part, r_2_2, keff_C_2)         \
    SUB(nothing_near, near_part, near_part) \
    SUB(near, nothing_near, near_part)

/* far = -(r + r_end + keff C)     A / (place - r) at the place r_end */
#define F_FOLD_FAR(IN, ADD, SUB, MUL)        \
    IN(r) IN(r_end) IN(keff) IN(C)           \
    ADD(far_part, r, r_end)                  \
    MUL(keff_C_3, keff, C)                   \
    ADD(far_part_2, far_part, keff_C_3)      \
    SUB(nothing_far, far_part_2, far_part_2) \
    SUB(far, nothing_far, far_part_2)

/* astride = r r_end               not positive where the place 0 lies between, at which g changes its sign */
#define F_FOLD_ASTRIDE(IN, ADD, SUB, MUL) \
    IN(r) IN(r_end)                       \
    MUL(astride, r, r_end)

/* lever = e (d - r_end cot)       not positive where v changes its sign between */
#define F_FOLD_LEVER(IN, ADD, SUB, MUL) \
    IN(e) IN(d) IN(r_end) IN(cot)       \
    MUL(r_end_cot, r_end, cot)          \
    SUB(lever_part, d, r_end_cot)       \
    MUL(lever, e, lever_part)

/* The data, INPUT(name, unit, meaning), and the formulas, FORMULA(macro, output, unit, meaning). */
#define FOLD_RATE_INPUTS(INPUT)                                                                    \
    INPUT(Lp, "N m^2", "rate of h along f+, the field of h > 0 (any units, the same for all six)") \
    INPUT(Lm, "N m^2", "rate of h along f-, the field of h < 0")

#define FOLD_TANGENT_INPUTS(INPUT)                       \
    INPUT(Kpp, "N^2 m^3 s", "derivative of Lp along f+") \
    INPUT(Kpm, "N^2 m^3 s", "derivative of Lp along f-") \
    INPUT(Kmp, "N^2 m^3 s", "derivative of Lm along f+") \
    INPUT(Kmm, "N^2 m^3 s", "derivative of Lm along f-")

#define FOLD_PARAMETER_INPUTS(INPUT)                                                   \
    INPUT(d, "m", "wheel on a turntable: distance of the slot from the axis")          \
    INPUT(m, "kg", "wheel: mass of the slider; m > 0")                                 \
    INPUT(c1, "N m s", "wheel: damping between disc and turntable; c1 >= 0")           \
    INPUT(c2, "N s/m", "wheel: damping of the slider; c2 >= 0")                        \
    INPUT(beta, "m", "wheel: radius of gyration of the disc for the mass m; beta > 0") \
    INPUT(r0, "m", "wheel: place of the slider where the spring is slack")             \
    INPUT(omega0, "rad/s", "wheel: angular velocity of the turntable")                 \
    INPUT(mu, "N", "wheel: friction force; mu > 0")                                    \
    INPUT(S, "1", "wheel: sine of its angle gamma to the slot, not 0")                 \
    INPUT(cot, "1", "wheel: cotangent of gamma; S^2 (1 + cot^2) = 1")                  \
    INPUT(kappa, "m", "wheel: moment per friction force as slip begins; kappa > 0")    \
    INPUT(k2, "N/m", "wheel: stiffness of the spring of the slider")

#define FOLD_STATE_INPUTS(INPUT)                                                                                          \
    INPUT(side, "1", "wheel: sign of the velocity g along the wheel, 1 or -1: M = side kappa F on the switching surface") \
    INPUT(r, "m", "wheel: place of the slider in the slot")                                                               \
    INPUT(omega, "rad/s", "wheel: angular velocity of the disc")

#define FOLD_PLACE_INPUTS(INPUT) \
    INPUT(r, "m", "wheel: place of the slider in the slot")

#define FOLD_END_INPUTS(INPUT) \
    INPUT(r_end, "m", "wheel: do the sliding states between a two-fold at r, omega and this place reach it?")

#define FOLD_PLACE_FORMULAS(FORMULA) \
    FORMULA(F_FOLD_REACH, reach, "m^2", "discriminant of the places r of two-folds")

#define FOLD_END_FORMULAS(FORMULA)                                                      \
    FORMULA(F_FOLD_STRETCH, stretch, "m", "from the two-fold to the end")               \
    FORMULA(F_FOLD_NEAR, near, "m", "slope of A at the two-fold")                       \
    FORMULA(F_FOLD_FAR, far, "m", "slope of A from the two-fold to the end")            \
    FORMULA(F_FOLD_ASTRIDE, astride, "m^2", "positive where r and r_end have one sign") \
    FORMULA(F_FOLD_LEVER, lever, "m^2", "positive where e has one sign")

#define FOLD_RATE_FORMULAS(FORMULA) \
    FORMULA(F_FOLD_GAP, gap, "N m^2", "how fast both fields together approach the surface")

#define FOLD_TWO_FOLD_FORMULAS(FORMULA)                                                                       \
    FORMULA(F_FOLD_SUM, sum, "N^2 m^3 s", "middle coefficient of the quadratic of the directions of sliding") \
    FORMULA(F_FOLD_TRACE, trace, "N^2 m^3 s", "trace of the matrix of sliding")                               \
    FORMULA(F_FOLD_OWN, own, "N^4 m^6 s^2", "Kpp Kmm")                                                        \
    FORMULA(F_FOLD_CROSS, cross, "N^4 m^6 s^2", "Kpm Kmp")                                                    \
    FORMULA(F_FOLD_DET, det, "N^4 m^6 s^2", "determinant of the matrix of sliding")                           \
    FORMULA(F_FOLD_DISC, disc, "N^4 m^6 s^2", "discriminant of the directions of sliding")

/* The programs: a point by its rates alone; with the K; of the wheel; the wheel at rest; all two-folds of the wheel. */
#define FOLD_TANGENT_POINT_INPUTS(INPUT) FOLD_RATE_INPUTS(INPUT) FOLD_TANGENT_INPUTS(INPUT)
#define FOLD_WHEEL_INPUTS(INPUT) FOLD_PARAMETER_INPUTS(INPUT) FOLD_STATE_INPUTS(INPUT)
#define FOLD_CLASS_FORMULAS(FORMULA) FOLD_RATE_FORMULAS(FORMULA) FOLD_TWO_FOLD_FORMULAS(FORMULA)
#define FOLD_WHEEL_FORMULAS(FORMULA) FOLD_ANGLE_FORMULAS(FORMULA) FOLD_MOTION_FORMULAS(FORMULA) FOLD_CLASS_FORMULAS(FORMULA)
#define FOLD_REST_INPUTS(INPUT) FOLD_PARAMETER_INPUTS(INPUT) FOLD_PLACE_INPUTS(INPUT)
#define FOLD_REST_FORMULAS(FORMULA) FOLD_ANGLE_FORMULAS(FORMULA) FOLD_HOLD_FORMULAS(FORMULA)
#define FOLD_FUNNEL_INPUTS(INPUT) FOLD_WHEEL_INPUTS(INPUT) FOLD_END_INPUTS(INPUT)
#define FOLD_FUNNEL_FORMULAS(FORMULA) FOLD_WHEEL_FORMULAS(FORMULA) FOLD_END_FORMULAS(FORMULA)
#define FOLD_COUNT_FORMULAS(FORMULA) FOLD_ANGLE_FORMULAS(FORMULA) FOLD_PLACE_FORMULAS(FORMULA)

#endif
