/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas of an impact in three dimensions: spec/spatial_impact/README.md.  In the normal impulse I slip has u' = B - mu A d, v' = C - mu B.d;
 * spec/spatial/formula.h says what A, B, C are, and has the forms on the circle. */
#ifndef SPEC_SPATIAL_IMPACT_FORMULA_H
#define SPEC_SPATIAL_IMPACT_FORMULA_H

#include "spatial/formula.h"

/* stick = (mu det A)^2 - |adj(A) B|^2      positive where rest is held with friction to spare, 1/kg^4 */
#define F_IMPACT3_STICK(IN, ADD, SUB, MUL)    \
    IN(mu) IN(detA) IN(w1) IN(w2)             \
    MUL(mu_detA, mu, detA)                    \
    MUL(mu_detA_squared, mu_detA, mu_detA)    \
    MUL(w1_squared, w1, w1)                   \
    MUL(w2_squared, w2, w2)                   \
    ADD(w_squared, w1_squared, w2_squared)    \
    SUB(stick, mu_detA_squared, w_squared)

/* turn_B = B2 u1 - B1 u2,  turn_A = mu (A12 (u1^2 - u2^2) + (A22 - A11) u1 u2):  g |u|^2 = |u| turn_B - turn_A in the direction of u */
#define F_IMPACT3_TURN_B(IN, ADD, SUB, MUL)   \
    IN(B1) IN(B2) IN(u1) IN(u2)               \
    MUL(B2_u1, B2, u1)                        \
    MUL(B1_u2, B1, u2)                        \
    SUB(turn_B, B2_u1, B1_u2)
#define F_IMPACT3_TURN_A(IN, ADD, SUB, MUL)   \
    IN(A11) IN(A12) IN(A22) IN(mu) IN(u1) IN(u2) \
    SUB(squares, u1_squared, u2_squared)      \
    MUL(A12_squares, A12, squares)            \
    SUB(A22_A11, A22, A11)                    \
    MUL(A22_A11_u1, A22_A11, u1)              \
    MUL(A22_A11_u1_u2, A22_A11_u1, u2)        \
    ADD(turn_A_1, A12_squares, A22_A11_u1_u2) \
    MUL(turn_A, mu, turn_A_1)

/* r_range = r (1 - r)      not negative for 0 <= r <= 1 */
#define F_IMPACT3_RANGE(IN, ADD, SUB, MUL)    \
    IN(r)                                     \
    MUL(r_squared, r, r)                      \
    SUB(r_range, r, r_squared)

#define SPATIAL_IMPACT_STATE_INPUTS(INPUT)    \
    INPUT(u1, "m/s", "tangential velocity before the impact") \
    INPUT(u2, "m/s", "tangential velocity before the impact") \
    INPUT(v, "m/s", "normal velocity before the impact; v <= 0") \
    INPUT(r, "1", "coefficient of restitution; 0 <= r <= 1")
#define SPATIAL_IMPACT_INPUTS(INPUT) SPATIAL_BODY_INPUTS(INPUT) SPATIAL_FRICTION_INPUTS(INPUT) SPATIAL_IMPACT_STATE_INPUTS(INPUT)

#define SPATIAL_IMPACT_FORMULAS(FORMULA)                                                                      \
    FORMULA(F_SPATIAL_DETA, detA, "1/kg^2", "determinant of A")                                               \
    FORMULA(F_SPATIAL_W1, w1, "1/kg^2", "adj(A) B")                                                           \
    FORMULA(F_SPATIAL_W2, w2, "1/kg^2", "adj(A) B")                                                           \
    FORMULA(F_SPATIAL_DETG, detG, "1/kg^3", "determinant of [A B; B^T C]")                                    \
    FORMULA(F_SPATIAL_D, D, "1/kg^2", "positive where an arc of slip directions has p < 0")                   \
    FORMULA(F_SPATIAL_SPEED2, speed2, "m^2/s^2", "square of the slip velocity")                               \
    FORMULA(F_SPATIAL_MUBU, muBu, "m/(kg s)", "mu B . u; p = C - muBu / |u|")                                 \
    FORMULA(F_IMPACT3_STICK, stick, "1/kg^4", "positive where rest is held with friction to spare")           \
    FORMULA(F_IMPACT3_TURN_B, turn_B, "m/(kg s)", "g |u|^2 = |u| turn_B - turn_A")                            \
    FORMULA(F_IMPACT3_TURN_A, turn_A, "m^2/(kg s^2)", "g |u|^2 = |u| turn_B - turn_A")                        \
    FORMULA(F_IMPACT3_RANGE, r_range, "1", "r (1 - r)")

/* An elliptic cone is the circular one of mu = 1 for the data L A L, L B, C, L u, v (spec/spatial/formula.h). */
#define SPATIAL_IMPACT_ELLIPTIC_INPUTS(INPUT) SPATIAL_BODY_INPUTS(INPUT) SPATIAL_ELLIPSE_INPUTS(INPUT) SPATIAL_IMPACT_STATE_INPUTS(INPUT)
#define SPATIAL_IMPACT_ELLIPTIC_FORMULAS(FORMULA)                                             \
    FORMULA(F_SPATIAL_A11R, A11r, "1/kg", "A11 mu1^2")                                        \
    FORMULA(F_SPATIAL_A12R, A12r, "1/kg", "A12 mu1 mu2")                                      \
    FORMULA(F_SPATIAL_A22R, A22r, "1/kg", "A22 mu2^2")                                        \
    FORMULA(F_SPATIAL_B1R, B1r, "1/kg", "B1 mu1")                                             \
    FORMULA(F_SPATIAL_B2R, B2r, "1/kg", "B2 mu2")                                             \
    FORMULA(F_SPATIAL_u1R, u1r, "m/s", "u1 mu1")                                              \
    FORMULA(F_SPATIAL_u2R, u2r, "m/s", "u2 mu2")

#endif
