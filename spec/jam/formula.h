/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas of the G-spot: Champneys & Varkonyi [CV16], section 5.1.
 *
 * A point slips forward near a state where p+ and b are both zero.  With the time s, dt = p+ ds, their leading terms obey
 *     p' = alpha1 p        b' = alpha2 p + alpha3 b                                   [CV16, section 5.1]
 * The normal force of slip is lambda_N = -b / p =: beta.  It obeys beta' = delta beta - alpha2, so that
 *     p beta' = -(alpha2 p + delta b),      beta'(s) = beta'(0) e^(delta s):
 * beta rises, rests or falls for ever, as it does at the beginning.  The notation of formulas is that of spec/contact/formula.h.
 */
#ifndef SPEC_JAM_FORMULA_H
#define SPEC_JAM_FORMULA_H

/* delta = alpha3 - alpha1      growth rate of the change of the normal force, 1/(kg s) */
#define F_DELTA_JAM(IN, ADD, SUB, MUL) \
    IN(alpha1) IN(alpha3)              \
    SUB(delta, alpha3, alpha1)

/* fall = alpha2 p + delta b    -p beta': positive where the normal force falls, m/(kg s^3) */
#define F_FALL(IN, ADD, SUB, MUL)      \
    IN(alpha2) IN(p) IN(b) IN(delta)   \
    MUL(alpha2_p, alpha2, p)           \
    MUL(delta_b, delta, b)             \
    ADD(fall, alpha2_p, delta_b)

/* The program `jam`: the G-spot alone.  INPUT(name, unit, meaning), FORMULA(macro, output, unit, meaning) */
#define JAM_INPUTS(INPUT)                                                                             \
    INPUT(alpha1, "1/(kg s)", "rate of the Painleve parameter: p' = alpha1 p, where dt = p ds")       \
    INPUT(alpha2, "m/s^3", "rate of b where the contact force does not change it: b' = alpha2 p + alpha3 b") \
    INPUT(alpha3, "1/(kg s)", "rate of b by the contact force: b' = alpha2 p + alpha3 b")

#define JAM_FORMULAS(FORMULA) \
    FORMULA(F_DELTA_JAM, delta, "1/(kg s)", "growth rate of the change of the normal force")

/* The program `jam_state`: a state near the G-spot. */
#define JAM_STATE_INPUTS(INPUT) \
    JAM_INPUTS(INPUT)           \
    INPUT(p, "1/kg", "Painleve parameter of the slip; p > 0") \
    INPUT(b, "m/s^2", "normal acceleration of the contact point without contact force; b < 0")

#define JAM_STATE_FORMULAS(FORMULA) \
    JAM_FORMULAS(FORMULA)           \
    FORMULA(F_FALL, fall, "m/(kg s^3)", "positive where the normal force falls, negative where it rises")

#endif
