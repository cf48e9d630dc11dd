/* SPDX-License-Identifier: BSD-2-Clause */
/* The numbers of a rigid body on n contacts that are no lists (spec/modes/README.md, section 1). */
#ifndef SPEC_MODES_FORMULA_H
#define SPEC_MODES_FORMULA_H

/* theta = m rho^2      moment of inertia about the centre of mass, kg m^2 */
#define F_BODY_INERTIA(IN, ADD, SUB, MUL) IN(mass) IN(gyration) MUL(gyration2, gyration, gyration) MUL(inertia, mass, gyration2)

/* The program `modes_body`.  INPUT(name, unit, meaning), FORMULA(macro, output, unit, meaning) */
#define MODES_BODY_INPUTS(INPUT)                                     \
    INPUT(mass, "kg", "mass of the body; mass > 0")                  \
    INPUT(gyration, "m", "radius of gyration; gyration > 0")         \
    INPUT(Fx, "N", "load")                                           \
    INPUT(Fz, "N", "load")                                           \
    INPUT(tau, "N m", "moment of the load about the centre of mass") \
    INPUT(omega, "rad/s", "angular velocity")

#define MODES_BODY_FORMULAS(FORMULA) FORMULA(F_BODY_INERTIA, inertia, "kg m^2", "moment of inertia about the centre of mass")

#endif
