/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas for atlases of kind `chatter`.
 *
 * When u and v are given, the row needs the signs of D_r, L and R in both directions; they are computed here with fewer
 * operations than in formula.h.
 *
 * When they are not, every impact is the one from (u, v) = (2 a, b) / (-b), which follows an impact that ends in stick,
 * and |v| is multiplied by e in each. Let a > 0; a < 0 is the mirror image. D_r and D_c of this impact are L and S, so
 * the impact
 *   slips throughout when L >= 0: then e = r;
 *   ends slip in restitution when L < 0 <= S: then e - 1 has the sign of `late`;
 *   ends slip in compression when S < 0: then e - 1 has the sign of `early`
 * (spec/rest/impact_formula.h, derived in spec/atlas.md). For Newton's law e = r. */
#ifndef SPEC_CHATTER_ATLAS_FORMULA_H
#define SPEC_CHATTER_ATLAS_FORMULA_H

#include "chatter/formula.h"
#include "rest/impact_formula.h"

/* a B positive when friction in the impacts after stick can make them grow */
#define F_CHATTER_A_B(IN, ADD, SUB, MUL) \
    IN(a) IN(B)                          \
    MUL(a_B, a, B)

/* S+ = E+ + a p+ = 2 a p+ + k+ b      the sign of u where slip forward ends compression after stick, times p+ */
#define F_S_PLUS(IN, ADD, SUB, MUL) \
    IN(E_plus) IN(a_p_plus)         \
    ADD(S_plus, E_plus, a_p_plus)

/* S- = E- - a p- = k- b - 2 a p-      the mirror image */
#define F_S_MINUS(IN, ADD, SUB, MUL) \
    IN(E_minus) IN(a_p_minus)        \
    SUB(S_minus, E_minus, a_p_minus)

/* D_r+ = p+ u + k+ (v + r v) */
#define F_ATLAS_D_R_PLUS(IN, ADD, SUB, MUL)   \
    IN(u) IN(v) IN(r) IN(p_plus) IN(k_plus)   \
    MUL(r_v, r, v)                            \
    ADD(v_both, v, r_v)                       \
    MUL(p_plus_u, p_plus, u)                  \
    MUL(k_plus_v_both, k_plus, v_both)        \
    ADD(D_r_plus, p_plus_u, k_plus_v_both)

/* D_r- = k- (v + r v) - p- u */
#define F_ATLAS_D_R_MINUS(IN, ADD, SUB, MUL)  \
    IN(u) IN(v_both) IN(p_minus) IN(k_minus)  \
    MUL(p_minus_u, p_minus, u)                \
    MUL(k_minus_v_both, k_minus, v_both)      \
    SUB(D_r_minus, k_minus_v_both, p_minus_u)

/* L+ = 2 a p+ + k+ (b + r b) */
#define F_ATLAS_L_PLUS(IN, ADD, SUB, MUL)     \
    IN(a) IN(b) IN(r) IN(p_plus) IN(k_plus)   \
    ADD(two_a, a, a)                          \
    MUL(r_b, r, b)                            \
    ADD(b_both, b, r_b)                       \
    MUL(p_plus_two_a, p_plus, two_a)          \
    MUL(k_plus_b_both, k_plus, b_both)        \
    ADD(L_plus, p_plus_two_a, k_plus_b_both)

/* L- = k- (b + r b) - 2 a p- */
#define F_ATLAS_L_MINUS(IN, ADD, SUB, MUL)      \
    IN(two_a) IN(b_both) IN(p_minus) IN(k_minus) \
    MUL(p_minus_two_a, p_minus, two_a)          \
    MUL(k_minus_b_both, k_minus, b_both)        \
    SUB(L_minus, k_minus_b_both, p_minus_two_a)

/* R+ = (r b - b) D_r+ - r v L+, since p+ (b u - 2 a v) = b D_r+ - v L+ */
#define F_ATLAS_R_PLUS(IN, ADD, SUB, MUL)     \
    IN(b) IN(r_b) IN(r_v) IN(D_r_plus) IN(L_plus) \
    SUB(b_gained, r_b, b)                     \
    MUL(b_gained_D_r_plus, b_gained, D_r_plus) \
    MUL(r_v_L_plus, r_v, L_plus)              \
    SUB(R_plus, b_gained_D_r_plus, r_v_L_plus)

/* R- = (r b - b) D_r- - r v L- */
#define F_ATLAS_R_MINUS(IN, ADD, SUB, MUL)      \
    IN(b_gained) IN(r_v) IN(D_r_minus) IN(L_minus) \
    MUL(b_gained_D_r_minus, b_gained, D_r_minus) \
    MUL(r_v_L_minus, r_v, L_minus)              \
    SUB(R_minus, b_gained_D_r_minus, r_v_L_minus)

/* The program `chatter_state`, for problems with u and v; its inputs are those of `chatter`. */
#define CHATTER_STATE_FORMULAS(FORMULA)                                                                    \
    FORMULA(F_DELTA, Delta, "1/kg^2", "determinant of the inverse contact inertia")                        \
    FORMULA(F_P_PLUS, p_plus, "1/kg", "Painleve parameter of positive slip")                               \
    FORMULA(F_P_MINUS, p_minus, "1/kg", "Painleve parameter of negative slip")                             \
    FORMULA(F_K_PLUS, k_plus, "1/kg", "tangential response to the force of positive slip")                 \
    FORMULA(F_K_MINUS, k_minus, "1/kg", "tangential response to the force of negative slip")               \
    FORMULA(F_R_RANGE, r_range, "1", "not negative exactly when 0 <= r <= 1")                              \
    FORMULA(F_ATLAS_D_R_PLUS, D_r_plus, "m/(kg s)", "negative where slip forward ends in the impact")      \
    FORMULA(F_ATLAS_D_R_MINUS, D_r_minus, "m/(kg s)", "negative where slip backward ends in the impact")   \
    FORMULA(F_ATLAS_L_PLUS, L_plus, "m/(kg s^2)", "positive where an impact after stick slips forward all through") \
    FORMULA(F_ATLAS_L_MINUS, L_minus, "m/(kg s^2)", "positive where it slips backward all through")        \
    FORMULA(F_ATLAS_R_PLUS, R_plus, "m^2/(kg s^3)", "negative where slip forward dies out from impact to impact") \
    FORMULA(F_ATLAS_R_MINUS, R_minus, "m^2/(kg s^3)", "negative where slip backward dies out from impact to impact")

/* The program `chatter_stick`, for problems without u and v under Newton's law; its inputs are those of `rest`. */
#define CHATTER_STICK_FORMULAS(FORMULA)                                                                    \
    FORMULA(F_DELTA, Delta, "1/kg^2", "determinant of the inverse contact inertia")                        \
    FORMULA(F_P_PLUS, p_plus, "1/kg", "Painleve parameter of positive slip")                               \
    FORMULA(F_P_MINUS, p_minus, "1/kg", "Painleve parameter of negative slip")                             \
    FORMULA(F_K_PLUS, k_plus, "1/kg", "tangential response to the force of positive slip")                 \
    FORMULA(F_K_MINUS, k_minus, "1/kg", "tangential response to the force of negative slip")               \
    FORMULA(F_R_RANGE, r_range, "1", "not negative exactly when 0 <= r <= 1")                              \
    FORMULA(F_E_PLUS, E_plus, "m/(kg s^2)", "edge of the friction cone towards positive slip")             \
    FORMULA(F_E_MINUS, E_minus, "m/(kg s^2)", "edge of the friction cone towards negative slip")           \
    FORMULA(F_L_PLUS, L_plus, "m/(kg s^2)", "positive where an impact after stick slips forward all through") \
    FORMULA(F_L_MINUS, L_minus, "m/(kg s^2)", "positive where it slips backward all through")

#define CHATTER_AFTER_STICK_FORMULAS(FORMULA)                                                              \
    FORMULA(F_CHATTER_A_B, a_B, "m/(kg s^2)", "positive where impacts after stick can grow")               \
    FORMULA(F_S_PLUS, S_plus, "m/(kg s^2)", "negative where slip forward after stick ends in compression") \
    FORMULA(F_S_MINUS, S_minus, "m/(kg s^2)", "negative where slip backward after stick ends in compression")

#define CHATTER_POISSON_FORMULAS(FORMULA)                                                                      \
    CHATTER_AFTER_STICK_FORMULAS(FORMULA)                                                                      \
    FORMULA(F_POISSON_LATE_PLUS, late_plus, "1/(kg^2 s^2)", "e - 1 where slip forward ends in restitution")    \
    FORMULA(F_POISSON_LATE_MINUS, late_minus, "1/(kg^2 s^2)", "e - 1 where slip backward ends in restitution") \
    FORMULA(F_POISSON_EARLY, early, "m/(kg s^2)", "e - 1 where slip ends in compression")

#define CHATTER_ENERGETIC_FORMULAS(FORMULA)                                                                        \
    CHATTER_AFTER_STICK_FORMULAS(FORMULA)                                                                          \
    FORMULA(F_ENERGETIC_LATE_PLUS, late_plus, "m^2/(kg^3 s^4)", "e - 1 where slip forward ends in restitution")    \
    FORMULA(F_ENERGETIC_EARLY_PLUS, early_plus, "m^2/(kg^2 s^4)", "e - 1 where slip forward ends in compression")  \
    FORMULA(F_ENERGETIC_LATE_MINUS, late_minus, "m^2/(kg^3 s^4)", "e - 1 where slip backward ends in restitution") \
    FORMULA(F_ENERGETIC_EARLY_MINUS, early_minus, "m^2/(kg^2 s^4)", "e - 1 where slip backward ends in compression")

/* The programs `chatter_stick_poisson` and `chatter_stick_energetic`, for the other laws. */
#define CHATTER_STICK_POISSON_FORMULAS(FORMULA) CHATTER_STICK_FORMULAS(FORMULA) CHATTER_POISSON_FORMULAS(FORMULA)
#define CHATTER_STICK_ENERGETIC_FORMULAS(FORMULA) CHATTER_STICK_FORMULAS(FORMULA) CHATTER_ENERGETIC_FORMULAS(FORMULA)

#endif
