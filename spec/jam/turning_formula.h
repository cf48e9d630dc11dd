/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas of the G-spot in three dimensions: near p = b = 0 the slip turns, and in the time s, dt = p ds,
 *     p' = alpha1 p + eta b        b' = alpha2 p + alpha3 b        eta = -mu h / |u|     (spec/spatial/README.md, section 1)
 * so that the normal force beta = -b / p of slip obeys
 *     beta' = Q(beta) = eta beta^2 + delta beta - alpha2,          p' / p = alpha1 - eta beta.
 * In the plane eta is 0 (spec/jam/formula.h, from which F_DELTA_JAM is).
 */
#ifndef SPEC_JAM_TURNING_FORMULA_H
#define SPEC_JAM_TURNING_FORMULA_H

#include "jam/formula.h"

/* discriminant = delta^2 + 4 eta alpha2        of Q, 1/(kg s)^2 */
#define F_JAM_DISCRIMINANT(IN, ADD, SUB, MUL) \
    IN(alpha2) IN(eta) IN(delta)              \
    MUL(delta_squared, delta, delta)          \
    MUL(eta_alpha2, eta, alpha2)              \
    ADD(eta_alpha2_2, eta_alpha2, eta_alpha2) \
    ADD(eta_alpha2_4, eta_alpha2_2, eta_alpha2_2) \
    ADD(discriminant, delta_squared, eta_alpha2_4)

/* rise = p^2 Q(-b / p) = eta b^2 - delta b p - alpha2 p^2      positive where the normal force rises */
#define F_JAM_RISE(IN, ADD, SUB, MUL)         \
    IN(alpha2) IN(eta) IN(delta) IN(p) IN(b)  \
    MUL(eta_b, eta, b)                        \
    MUL(delta_p, delta, p)                    \
    SUB(rise_1, eta_b, delta_p)               \
    MUL(rise_2, rise_1, b)                    \
    MUL(alpha2_p_, alpha2, p)                 \
    MUL(alpha2_p_p, alpha2_p_, p)             \
    SUB(rise, rise_2, alpha2_p_p)

#define JAM_TURNING_INPUTS(INPUT) \
    JAM_INPUTS(INPUT)             \
    INPUT(eta, "1/(N kg s)", "in three dimensions: p' = alpha1 p + eta b; eta = -mu h / |u|")

#define JAM_TURNING_FORMULAS(FORMULA) \
    JAM_FORMULAS(FORMULA)             \
    FORMULA(F_JAM_DISCRIMINANT, discriminant, "1/(kg s)^2", "of Q(beta) = eta beta^2 + delta beta - alpha2")

#define JAM_TURNING_STATE_INPUTS(INPUT) \
    JAM_TURNING_INPUTS(INPUT)           \
    INPUT(p, "1/kg", "Painleve parameter of the slip; p > 0") \
    INPUT(b, "m/s^2", "normal acceleration of the contact point without contact force; b < 0")

#define JAM_TURNING_STATE_FORMULAS(FORMULA) \
    JAM_TURNING_FORMULAS(FORMULA)           \
    FORMULA(F_JAM_RISE, rise, "", "positive where the normal force rises, negative where it falls")

#endif
