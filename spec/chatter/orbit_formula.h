/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas for uncertain data of kind `chatter` when u and v are given: the signs of the program `chatter_state` tell the
 * row; those that follow tell the mode at rest, and whether the impact after stick, from (2 a, b), has e > 1.
 *
 * As in atlas_formula.h, e - 1 has the sign of `late` where slip ends in restitution, and of `early` where it ends in
 * compression; the formulas are those of rest/impact_formula.h, written with fewer operations, since (r b - b)(b + r b) is
 * -b^2 (1 - r^2), and 2 E is S + k b. They are needed for a B > 0 only: otherwise e <= r (spec/chatter/README.md, section
 * 4). For the energetic law there is a program for B >= 0, where a > 0 matters, and one for B <= 0, where a < 0 does. */
#ifndef SPEC_CHATTER_ORBIT_FORMULA_H
#define SPEC_CHATTER_ORBIT_FORMULA_H

#include "chatter/atlas_formula.h"

/* S+ = 2 a p+ + k+ b */
#define F_ORBIT_S_PLUS(IN, ADD, SUB, MUL)   \
    IN(b) IN(k_plus) IN(p_plus_two_a)       \
    MUL(b_k_plus, b, k_plus)                \
    ADD(S_plus, p_plus_two_a, b_k_plus)

/* S- = k- b - 2 a p-      the mirror image */
#define F_ORBIT_S_MINUS(IN, ADD, SUB, MUL)  \
    IN(b) IN(k_minus) IN(p_minus_two_a)     \
    MUL(b_k_minus, b, k_minus)              \
    SUB(S_minus, b_k_minus, p_minus_two_a)

/* 2 E+ = S+ + k+ b        2 E- = S- + k- b */
#define F_ORBIT_E_PLUS(IN, ADD, SUB, MUL)   \
    IN(S_plus) IN(b_k_plus)                 \
    ADD(two_E_plus, S_plus, b_k_plus)
#define F_ORBIT_E_MINUS(IN, ADD, SUB, MUL)  \
    IN(S_minus) IN(b_k_minus)               \
    ADD(two_E_minus, S_minus, b_k_minus)

/* Poisson's law: late+ = Delta b (1 - r) - B (2 E+) */
#define F_ORBIT_POISSON_LATE_PLUS(IN, ADD, SUB, MUL) \
    IN(b) IN(r_b) IN(B) IN(Delta) IN(two_E_plus)     \
    SUB(b_lost, b, r_b)                              \
    MUL(Delta_b_lost, Delta, b_lost)                 \
    MUL(B_two_E_plus, B, two_E_plus)                 \
    SUB(late_plus, Delta_b_lost, B_two_E_plus)

/* Poisson's law: late- = Delta b (1 - r) + B (2 E-) */
#define F_ORBIT_POISSON_LATE_MINUS(IN, ADD, SUB, MUL) \
    IN(B) IN(Delta_b_lost) IN(two_E_minus)            \
    MUL(B_two_E_minus, B, two_E_minus)                \
    ADD(late_minus, Delta_b_lost, B_two_E_minus)

/* Poisson's law, in both directions: early = A b (1 - r) + r (2 a) B */
#define F_ORBIT_POISSON_EARLY(IN, ADD, SUB, MUL) \
    IN(A) IN(B) IN(r) IN(two_a) IN(b_lost)       \
    MUL(A_b_lost, A, b_lost)                     \
    MUL(two_a_B, two_a, B)                       \
    MUL(r_two_a_B, r, two_a_B)                   \
    ADD(early, A_b_lost, r_two_a_B)

/* The energetic law: late+ = -Delta b^2 (1 - r^2) k+ - (2 a p+) B (2 E+) */
#define F_ORBIT_ENERGETIC_LATE_PLUS(IN, ADD, SUB, MUL)                                       \
    IN(B) IN(Delta) IN(b_gained) IN(b_both) IN(k_plus) IN(p_plus_two_a) IN(two_E_plus)       \
    MUL(b_b_less, b_gained, b_both)                                                          \
    MUL(lost_plus, b_b_less, k_plus)                                                         \
    MUL(Delta_lost_plus, Delta, lost_plus)                                                   \
    MUL(B_two_E_plus, B, two_E_plus)                                                         \
    MUL(growth_plus, p_plus_two_a, B_two_E_plus)                                             \
    SUB(late_plus, Delta_lost_plus, growth_plus)

/* The energetic law: early+ = -A b^2 (1 - r^2) k+ - r^2 (2 a) B (2 E+) */
#define F_ORBIT_ENERGETIC_EARLY_PLUS(IN, ADD, SUB, MUL)      \
    IN(A) IN(r_r) IN(two_a) IN(lost_plus) IN(B_two_E_plus)   \
    MUL(A_lost_plus, A, lost_plus)                           \
    MUL(r_r_two_a, r_r, two_a)                               \
    MUL(r_r_growth_plus, r_r_two_a, B_two_E_plus)            \
    SUB(early_plus, A_lost_plus, r_r_growth_plus)

/* The energetic law: late- = -Delta b^2 (1 - r^2) k- - (2 a p-) B (2 E-) */
#define F_ORBIT_ENERGETIC_LATE_MINUS(IN, ADD, SUB, MUL)                                      \
    IN(B) IN(Delta) IN(b_gained) IN(b_both) IN(k_minus) IN(p_minus_two_a) IN(two_E_minus)    \
    MUL(b_b_less, b_gained, b_both)                                                          \
    MUL(lost_minus, b_b_less, k_minus)                                                       \
    MUL(Delta_lost_minus, Delta, lost_minus)                                                 \
    MUL(B_two_E_minus, B, two_E_minus)                                                       \
    MUL(growth_minus, p_minus_two_a, B_two_E_minus)                                          \
    SUB(late_minus, Delta_lost_minus, growth_minus)

/* The energetic law: early- = -A b^2 (1 - r^2) k- - r^2 (2 a) B (2 E-) */
#define F_ORBIT_ENERGETIC_EARLY_MINUS(IN, ADD, SUB, MUL)     \
    IN(A) IN(r_r) IN(two_a) IN(lost_minus) IN(B_two_E_minus) \
    MUL(A_lost_minus, A, lost_minus)                         \
    MUL(r_r_two_a, r_r, two_a)                               \
    MUL(r_r_growth_minus, r_r_two_a, B_two_E_minus)          \
    SUB(early_minus, A_lost_minus, r_r_growth_minus)

/* The programs `chatter_orbit`, for Newton's law, `chatter_orbit_poisson`, and for the energetic law `chatter_orbit_ahead`
 * for B >= 0 and `chatter_orbit_back` for B <= 0; their inputs are those of `chatter`. */
#define CHATTER_ORBIT_FORMULAS(FORMULA)                                                                          \
    CHATTER_STATE_FORMULAS(FORMULA)                                                                              \
    FORMULA(F_ORBIT_S_PLUS, S_plus, "m/(kg s^2)", "negative where slip forward after stick ends in compression") \
    FORMULA(F_ORBIT_S_MINUS, S_minus, "m/(kg s^2)", "negative where slip backward after stick ends in compression") \
    FORMULA(F_ORBIT_E_PLUS, two_E_plus, "m/(kg s^2)", "edge of the friction cone towards positive slip, twice")  \
    FORMULA(F_ORBIT_E_MINUS, two_E_minus, "m/(kg s^2)", "edge of the friction cone towards negative slip, twice")

#define CHATTER_ORBIT_POISSON_FORMULAS(FORMULA)                                                                      \
    CHATTER_ORBIT_FORMULAS(FORMULA)                                                                                  \
    FORMULA(F_ORBIT_POISSON_LATE_PLUS, late_plus, "1/(kg^2 s^2)", "e - 1 where slip forward ends in restitution")    \
    FORMULA(F_ORBIT_POISSON_LATE_MINUS, late_minus, "1/(kg^2 s^2)", "e - 1 where slip backward ends in restitution") \
    FORMULA(F_ORBIT_POISSON_EARLY, early, "m/(kg s^2)", "e - 1 where slip ends in compression")

#define CHATTER_ORBIT_AHEAD_FORMULAS(FORMULA)                                                                           \
    CHATTER_ORBIT_FORMULAS(FORMULA)                                                                                     \
    FORMULA(F_ORBIT_ENERGETIC_LATE_PLUS, late_plus, "m^2/(kg^3 s^4)", "e - 1 where slip forward ends in restitution")   \
    FORMULA(F_ORBIT_ENERGETIC_EARLY_PLUS, early_plus, "m^2/(kg^2 s^4)", "e - 1 where slip forward ends in compression")

#define CHATTER_ORBIT_BACK_FORMULAS(FORMULA)                                                                             \
    CHATTER_ORBIT_FORMULAS(FORMULA)                                                                                      \
    FORMULA(F_ORBIT_ENERGETIC_LATE_MINUS, late_minus, "m^2/(kg^3 s^4)", "e - 1 where slip backward ends in restitution") \
    FORMULA(F_ORBIT_ENERGETIC_EARLY_MINUS, early_minus, "m^2/(kg^2 s^4)", "e - 1 where slip backward ends in compression")

#endif
