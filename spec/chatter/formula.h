/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas of impact after impact: Champneys & Varkonyi [CV16], sections 3.3, 5.2 and 5.3.
 *
 * Between impacts the contact point flies with the accelerations a and b. For b < 0 it comes back, and the later course
 * depends only on the ratio x = u / (-v) of its velocities before an impact. With alpha = a / (-b), an impact with
 * forward slip throughout maps x to (x - X+) / r + 2 alpha, X+ = (1 + r) k+ / p+; an impact that ends in stick maps it
 * to 2 alpha. The formulas compare these ratios without division. */
#ifndef SPEC_CHATTER_FORMULA_H
#define SPEC_CHATTER_FORMULA_H

#include "impact/formula.h"

/* L+ = 2 a p+ + (1 + r) k+ b 2 alpha - X+, times p+ (-b): the ratio after stick relative to X+, m/(kg s^2) */
#define F_L_PLUS(IN, ADD, SUB, MUL)               \
    IN(a) IN(b) IN(r) IN(p_plus) IN(k_plus) IN(E_plus) \
    MUL(a_p_plus_again, a, p_plus)                \
    MUL(r_b_plus, r, b)                           \
    MUL(r_b_k_plus, r_b_plus, k_plus)             \
    ADD(L_plus_rest, a_p_plus_again, r_b_k_plus)  \
    ADD(L_plus, E_plus, L_plus_rest)

/* L- = (1 + r) k- b - 2 a p-      the mirror image, m/(kg s^2) */
#define F_L_MINUS(IN, ADD, SUB, MUL)                 \
    IN(a) IN(b) IN(r) IN(p_minus) IN(k_minus) IN(E_minus) \
    MUL(a_p_minus_again, a, p_minus)                 \
    MUL(r_b_minus, r, b)                             \
    MUL(r_b_k_minus, r_b_minus, k_minus)             \
    SUB(L_minus_rest, r_b_k_minus, a_p_minus_again)  \
    ADD(L_minus, E_minus, L_minus_rest)

/* R+ = r p+ (b u - 2 a v) - b D_r+      when slip is forward throughout the impacts: the change of x from one to the next,
 * times r p+ b v, m^2/(kg s^3).  It is (1 - r) p+ (-b) (-v) (x - x*) with the repelling ratio x* when r < 1. */
#define F_R_PLUS(IN, ADD, SUB, MUL)                       \
    IN(a) IN(b) IN(u) IN(v) IN(r) IN(p_plus) IN(D_r_plus) \
    MUL(b_u_plus, b, u)                                   \
    MUL(a_v_plus, a, v)                                   \
    SUB(flight_less_plus, b_u_plus, a_v_plus)             \
    SUB(flight_plus, flight_less_plus, a_v_plus)          \
    MUL(r_p_plus, r, p_plus)                              \
    MUL(r_p_plus_flight, r_p_plus, flight_plus)           \
    MUL(b_D_r_plus, b, D_r_plus)                          \
    SUB(R_plus, r_p_plus_flight, b_D_r_plus)

/* R- = r p- (2 a v - b u) - b D_r-      the mirror image, m^2/(kg s^3) */
#define F_R_MINUS(IN, ADD, SUB, MUL)                         \
    IN(a) IN(b) IN(u) IN(v) IN(r) IN(p_minus) IN(D_r_minus)  \
    MUL(b_u_minus, b, u)                                     \
    MUL(a_v_minus, a, v)                                     \
    SUB(flight_less_minus, a_v_minus, b_u_minus)             \
    ADD(flight_minus, flight_less_minus, a_v_minus)          \
    MUL(r_p_minus, r, p_minus)                               \
    MUL(r_p_minus_flight, r_p_minus, flight_minus)           \
    MUL(b_D_r_minus, b, D_r_minus)                           \
    SUB(R_minus, r_p_minus_flight, b_D_r_minus)

/* The program `chatter`: its inputs are the numbers of the problem, in the order of the record. */
#define CHATTER_INPUTS(INPUT)                                                               \
    INPUT(a, "m/s^2", "tangential acceleration of the contact point in flight")             \
    INPUT(b, "m/s^2", "normal acceleration of the contact point in flight")                 \
    INPUT(A, "1/kg", "tangential acceleration per tangential contact force; A > 0")         \
    INPUT(B, "1/kg", "coupling: normal acceleration per tangential contact force")          \
    INPUT(C, "1/kg", "normal acceleration per normal contact force; C > 0")                 \
    INPUT(mu, "1", "Coulomb's coefficient of friction; mu >= 0")                            \
    INPUT(r, "1", "coefficient of restitution; 0 <= r <= 1")                                \
    INPUT(u, "m/s", "tangential velocity before the first impact; with v, or 2 a")          \
    INPUT(v, "m/s", "normal velocity before the first impact, v < 0; with u, or b")

#define CHATTER_FORMULAS(FORMULA)                                                                 \
    FORMULA(F_DELTA, Delta, "1/kg^2", "determinant of the inverse contact inertia")               \
    FORMULA(F_P_PLUS, p_plus, "1/kg", "Painleve parameter of positive slip")                      \
    FORMULA(F_P_MINUS, p_minus, "1/kg", "Painleve parameter of negative slip")                    \
    FORMULA(F_K_PLUS, k_plus, "1/kg", "tangential response to the force of positive slip")        \
    FORMULA(F_K_MINUS, k_minus, "1/kg", "tangential response to the force of negative slip")      \
    FORMULA(F_R_RANGE, r_range, "1", "not negative exactly when 0 <= r <= 1")                     \
    FORMULA(F_D_C_PLUS, D_c_plus, "m/(kg s)", "negative where slip forward ends in compression")  \
    FORMULA(F_D_R_PLUS, D_r_plus, "m/(kg s)", "negative where slip forward ends in the impact")   \
    FORMULA(F_D_C_MINUS, D_c_minus, "m/(kg s)", "negative where slip backward ends in compression") \
    FORMULA(F_D_R_MINUS, D_r_minus, "m/(kg s)", "negative where slip backward ends in the impact") \
    FORMULA(F_E_PLUS, E_plus, "m/(kg s^2)", "edge of the friction cone towards positive slip")    \
    FORMULA(F_E_MINUS, E_minus, "m/(kg s^2)", "edge of the friction cone towards negative slip")  \
    FORMULA(F_L_PLUS, L_plus, "m/(kg s^2)", "positive where an impact after stick slips forward all through") \
    FORMULA(F_L_MINUS, L_minus, "m/(kg s^2)", "positive where it slips backward all through")     \
    FORMULA(F_R_PLUS, R_plus, "m^2/(kg s^3)", "negative where slip forward dies out from impact to impact") \
    FORMULA(F_R_MINUS, R_minus, "m^2/(kg s^3)", "negative where slip backward dies out from impact to impact")

#endif
