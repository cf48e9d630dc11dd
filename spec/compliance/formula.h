/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas of a contact on a linear spring and damper: Zhao, Liu, Chen & Brogliato [Z15]; Champneys & Varkonyi [CV16], section 4.
 *
 * The force of the contact is f = k delta - d v while it is positive, where delta = -y is the penetration.  p+, p-, k+, k-, Delta, E+, E-
 * and N are those of contact/formula.h, which also defines the notation. */
#ifndef SPEC_COMPLIANCE_FORMULA_H
#define SPEC_COMPLIANCE_FORMULA_H

#include "contact/formula.h"

/* f_0 = k delta - d v      force at the start, N                               [CV16, section 4.4] */
#define F_COMPLIANCE_FORCE(IN, ADD, SUB, MUL) \
    IN(k) IN(d) IN(v) IN(delta)               \
    MUL(k_delta, k, delta)                    \
    MUL(d_v, d, v)                            \
    SUB(f_0, k_delta, d_v)

/* Inputs of the program: INPUT(name, unit, meaning).  They are the fields of a problem. */
#define COMPLIANCE_INPUTS(INPUT)                                              \
    INPUT(a, "m/s^2", "tangential acceleration without contact force")        \
    INPUT(b, "m/s^2", "normal acceleration without contact force")            \
    INPUT(A, "1/kg", "tangential compliance of the body; A > 0")              \
    INPUT(B, "1/kg", "coupling of the two directions")                        \
    INPUT(C, "1/kg", "normal compliance of the body; C > 0")                  \
    INPUT(mu, "1", "coefficient of friction, not negative")                   \
    INPUT(u, "m/s", "tangential velocity at the start")                       \
    INPUT(v, "m/s", "normal velocity at the start")                           \
    INPUT(delta, "m", "penetration at the start, not negative")               \
    INPUT(k, "N/m", "stiffness of the contact; k > 0")                        \
    INPUT(d, "N s/m", "damping of the contact, not negative")

/* Formulas in the order in which they are run: FORMULA(macro, output, unit, meaning). */
#define COMPLIANCE_FORMULAS(FORMULA)                                                                     \
    FORMULA(F_DELTA, Delta, "1/kg^2", "A C - B^2, positive")                                             \
    FORMULA(F_P_PLUS, p_plus, "1/kg", "C - mu B, Painleve parameter of S+")                              \
    FORMULA(F_P_MINUS, p_minus, "1/kg", "C + mu B, Painleve parameter of S-")                            \
    FORMULA(F_K_PLUS, k_plus, "1/kg", "mu A - B, deceleration of S+ by the force")                       \
    FORMULA(F_K_MINUS, k_minus, "1/kg", "mu A + B, deceleration of S- by the force")                     \
    FORMULA(F_E_PLUS, E_plus, "m/(kg s^2)", "a p+ + b k+, mean acceleration of S+ times p+")             \
    FORMULA(F_E_MINUS, E_minus, "m/(kg s^2)", "b k- - a p-, the same of S-")                             \
    FORMULA(F_COMPLIANCE_FORCE, f_0, "N", "k delta - d v, force at the start")                           \
    FORMULA(F_N, N, "m/(kg s^2)", "a B - A b, minus the free normal acceleration of T times A")

#endif
