/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas of an equilibrium on one contact: Champneys & Varkonyi [CV16], section 3.4.  They are those of spec/contact/formula.h
 * and spec/impact/formula.h. */
#ifndef SPEC_REST_FORMULA_H
#define SPEC_REST_FORMULA_H

#include "impact/formula.h"

/* The program `rest`.  INPUT(name, unit, meaning), FORMULA(macro, output, unit, meaning) */
#define REST_INPUTS(INPUT)                                                                  \
    INPUT(a, "m/s^2", "tangential acceleration of the contact point without contact force, at rest") \
    INPUT(b, "m/s^2", "normal acceleration of the contact point without contact force, at rest")     \
    INPUT(A, "1/kg", "tangential acceleration per tangential contact force; A > 0")         \
    INPUT(B, "1/kg", "coupling: normal acceleration per tangential contact force")          \
    INPUT(C, "1/kg", "normal acceleration per normal contact force; C > 0")                 \
    INPUT(mu, "1", "Coulomb's coefficient of friction; mu >= 0")                            \
    INPUT(r, "1", "coefficient of restitution; 0 <= r <= 1")

#define REST_FORMULAS(FORMULA)                                                               \
    FORMULA(F_DELTA, Delta, "1/kg^2", "determinant of the inverse contact inertia")          \
    FORMULA(F_P_PLUS, p_plus, "1/kg", "Painleve parameter of positive slip")                 \
    FORMULA(F_P_MINUS, p_minus, "1/kg", "Painleve parameter of negative slip")               \
    FORMULA(F_K_PLUS, k_plus, "1/kg", "tangential response to the force of positive slip")   \
    FORMULA(F_K_MINUS, k_minus, "1/kg", "tangential response to the force of negative slip") \
    FORMULA(F_R_RANGE, r_range, "1", "not negative exactly when 0 <= r <= 1")                \
    FORMULA(F_E_PLUS, E_plus, "m/(kg s^2)", "edge of the friction cone towards positive slip") \
    FORMULA(F_E_MINUS, E_minus, "m/(kg s^2)", "edge of the friction cone towards negative slip") \
    FORMULA(F_N, N, "m/(kg s^2)", "normal force of stick, times Delta")

#endif
