/* SPDX-License-Identifier: BSD-2-Clause */
/* Whether impacts near an equilibrium grow, by signs of polynomials: formulas for atlases of kind `rest`.
 *
 * When slip is not reversed, chatter near the equilibrium repeats the impact from (u, v) = (2 a, b) / (-b), and
 * multiplies |v| by e in each (spec/rest/README.md). Let a > 0; a < 0 is the mirror image. With D_c = 2 a p+ + k+ b and
 * D_r = D_c + r k+ b the impact
 *   slips throughout when D_r >= 0: then e = r;
 *   ends slip in restitution when D_r < 0 <= D_c: then e - 1 has the sign of `late`;
 *   ends slip in compression when D_c < 0: then e - 1 has the sign of `early`.
 * spec/atlas.md derives them from the laws of restitution. For Newton's law e = r. */
#ifndef SPEC_REST_IMPACT_FORMULA_H
#define SPEC_REST_IMPACT_FORMULA_H

#include "rest/formula.h"

/* D_c+ = E+ + a p+ = 2 a p+ + k+ b      m/(kg s^2): the sign of u where slip forward ends compression, times p+ */
#define F_REST_D_C_PLUS(IN, ADD, SUB, MUL) \
    IN(E_plus) IN(a_p_plus)                \
    ADD(D_c_plus, E_plus, a_p_plus)

/* D_c- = E- - a p- = k- b - 2 a p-      the mirror image */
#define F_REST_D_C_MINUS(IN, ADD, SUB, MUL) \
    IN(E_minus) IN(a_p_minus)               \
    SUB(D_c_minus, E_minus, a_p_minus)

/* D_r+ = D_c+ + r k+ b      m/(kg s^2): the same for the end of restitution */
#define F_REST_D_R_PLUS(IN, ADD, SUB, MUL)   \
    IN(r) IN(b_k_plus) IN(D_c_plus)          \
    MUL(r_b_k_plus, r, b_k_plus)             \
    ADD(D_r_plus, D_c_plus, r_b_k_plus)

/* D_r- = D_c- + r k- b      the mirror image */
#define F_REST_D_R_MINUS(IN, ADD, SUB, MUL)  \
    IN(r) IN(b_k_minus) IN(D_c_minus)        \
    MUL(r_b_k_minus, r, b_k_minus)           \
    ADD(D_r_minus, D_c_minus, r_b_k_minus)

/* Poisson's law: late+ = Delta b (1 - r) - 2 B E+ */
#define F_POISSON_LATE_PLUS(IN, ADD, SUB, MUL) \
    IN(b) IN(r) IN(B) IN(Delta) IN(E_plus)     \
    MUL(r_b, r, b)                             \
    SUB(b_lost, b, r_b)                        \
    MUL(Delta_b_lost, Delta, b_lost)           \
    MUL(B_E_plus, B, E_plus)                   \
    ADD(two_B_E_plus, B_E_plus, B_E_plus)      \
    SUB(late_plus, Delta_b_lost, two_B_E_plus)

/* Poisson's law: late- = Delta b (1 - r) + 2 B E- */
#define F_POISSON_LATE_MINUS(IN, ADD, SUB, MUL) \
    IN(B) IN(Delta_b_lost) IN(E_minus)          \
    MUL(B_E_minus, B, E_minus)                  \
    ADD(two_B_E_minus, B_E_minus, B_E_minus)    \
    ADD(late_minus, Delta_b_lost, two_B_E_minus)

/* Poisson's law, in both directions: early = A b (1 - r) + 2 r a B */
#define F_POISSON_EARLY(IN, ADD, SUB, MUL)   \
    IN(A) IN(r) IN(a_B) IN(b_lost)           \
    MUL(A_b_lost, A, b_lost)                 \
    MUL(r_a_B, r, a_B)                       \
    ADD(two_r_a_B, r_a_B, r_a_B)             \
    ADD(early, A_b_lost, two_r_a_B)

/* The energetic law: late+ = -4 a B p+ E+ - Delta b^2 k+ (1 - r^2) */
#define F_ENERGETIC_LATE_PLUS(IN, ADD, SUB, MUL) \
    IN(b) IN(Delta) IN(a_B) IN(k_plus) IN(p_plus) IN(E_plus) IN(r_r) \
    MUL(b_b, b, b)                               \
    MUL(b_b_r_r, b_b, r_r)                       \
    SUB(b_b_less, b_b_r_r, b_b)                  \
    MUL(lost_plus, b_b_less, k_plus)             \
    MUL(Delta_lost_plus, Delta, lost_plus)       \
    MUL(a_B_E_plus, a_B, E_plus)                 \
    ADD(twice_plus, a_B_E_plus, a_B_E_plus)      \
    ADD(four_plus, twice_plus, twice_plus)       \
    MUL(four_p_plus, four_plus, p_plus)          \
    SUB(late_plus, Delta_lost_plus, four_p_plus)

/* The energetic law: early+ = -4 r^2 a B E+ - A b^2 k+ (1 - r^2) */
#define F_ENERGETIC_EARLY_PLUS(IN, ADD, SUB, MUL) \
    IN(A) IN(r_r) IN(lost_plus) IN(four_plus)     \
    MUL(A_lost_plus, A, lost_plus)                \
    MUL(r_r_four_plus, r_r, four_plus)            \
    SUB(early_plus, A_lost_plus, r_r_four_plus)

/* The energetic law: late- = -4 a B p- E- - Delta b^2 k- (1 - r^2) */
#define F_ENERGETIC_LATE_MINUS(IN, ADD, SUB, MUL) \
    IN(Delta) IN(a_B) IN(k_minus) IN(p_minus) IN(E_minus) IN(b_b_less) \
    MUL(lost_minus, b_b_less, k_minus)            \
    MUL(Delta_lost_minus, Delta, lost_minus)      \
    MUL(a_B_E_minus, a_B, E_minus)                \
    ADD(twice_minus, a_B_E_minus, a_B_E_minus)    \
    ADD(four_minus, twice_minus, twice_minus)     \
    MUL(four_p_minus, four_minus, p_minus)        \
    SUB(late_minus, Delta_lost_minus, four_p_minus)

/* The energetic law: early- = -4 r^2 a B E- - A b^2 k- (1 - r^2) */
#define F_ENERGETIC_EARLY_MINUS(IN, ADD, SUB, MUL) \
    IN(A) IN(r_r) IN(lost_minus) IN(four_minus)    \
    MUL(A_lost_minus, A, lost_minus)               \
    MUL(r_r_four_minus, r_r, four_minus)           \
    SUB(early_minus, A_lost_minus, r_r_four_minus)

#define REST_STICK_FORMULAS(FORMULA)                                                                   \
    REST_FORMULAS(FORMULA)                                                                             \
    FORMULA(F_REST_D_C_PLUS, D_c_plus, "m/(kg s^2)", "where slip forward ends compression")            \
    FORMULA(F_REST_D_C_MINUS, D_c_minus, "m/(kg s^2)", "where slip backward ends compression")         \
    FORMULA(F_REST_D_R_PLUS, D_r_plus, "m/(kg s^2)", "where slip forward ends restitution")            \
    FORMULA(F_REST_D_R_MINUS, D_r_minus, "m/(kg s^2)", "where slip backward ends restitution")

/* The programs `rest_poisson` and `rest_energetic`; their inputs are those of `rest`. */
#define REST_POISSON_FORMULAS(FORMULA)                                                                 \
    REST_STICK_FORMULAS(FORMULA)                                                                       \
    FORMULA(F_POISSON_LATE_PLUS, late_plus, "1/(kg^2 s^2)", "e - 1 where slip forward ends in restitution")    \
    FORMULA(F_POISSON_LATE_MINUS, late_minus, "1/(kg^2 s^2)", "e - 1 where slip backward ends in restitution") \
    FORMULA(F_POISSON_EARLY, early, "m/(kg s^2)", "e - 1 where slip ends in compression")

#define REST_ENERGETIC_FORMULAS(FORMULA)                                                               \
    REST_STICK_FORMULAS(FORMULA)                                                                       \
    FORMULA(F_ENERGETIC_LATE_PLUS, late_plus, "m^2/(kg^3 s^4)", "e - 1 where slip forward ends in restitution")    \
    FORMULA(F_ENERGETIC_EARLY_PLUS, early_plus, "m^2/(kg^2 s^4)", "e - 1 where slip forward ends in compression")  \
    FORMULA(F_ENERGETIC_LATE_MINUS, late_minus, "m^2/(kg^3 s^4)", "e - 1 where slip backward ends in restitution") \
    FORMULA(F_ENERGETIC_EARLY_MINUS, early_minus, "m^2/(kg^2 s^4)", "e - 1 where slip backward ends in compression")

#endif
