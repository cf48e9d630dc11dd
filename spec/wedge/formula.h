/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas of two sliders that a rod joins at an angle (Painleve and Klein), and of its relatives: Wiercigroch & Zhilin [WZ], sections 3 and 4,
 * and Champneys & Varkonyi [CV16] for two coefficients of friction.  README.md in this folder derives them.
 *
 * In every model one unknown z (the force in the rod along the guides, or the normal force of the slipper) and the friction force R obey
 *     A z + B R = H                  Newton's equations, after the acceleration is eliminated
 *     R = -e k |z|                   Coulomb's law of sliding in the direction e = 1 or -1
 * where B may depend on the sign of z.  With d the sign of z, or 1 or -1 where z = 0, that is c z = H with the slope c = A - e d k B.
 * c_pp, c_pm, c_mp, c_mm are these slopes: the first letter is the sign e, the second is the sign d (p: plus, m: minus).
 * The notation of formulas is that of spec/contact/formula.h. */
#ifndef SPEC_WEDGE_FORMULA_H
#define SPEC_WEDGE_FORMULA_H

/* P = P1 + P2                        load on both bodies, N */
#define F_WEDGE_P(IN, ADD, SUB, MUL) \
    IN(P1) IN(P2)                    \
    ADD(P, P1, P2)

/* mass = M1 + M2                     kg */
#define F_WEDGE_MASS(IN, ADD, SUB, MUL) \
    IN(M1) IN(M2)                       \
    ADD(mass, M1, M2)

/* Q = M1 P2 - M2 P1                  what the rod carries: (M1 + M2) times its force along the guides without friction, kg N   [WZ eq. 20] */
#define F_WEDGE_Q(IN, ADD, SUB, MUL) \
    IN(M1) IN(M2) IN(P1) IN(P2)      \
    MUL(M1_P2, M1, P2)               \
    MUL(M2_P1, M2, P1)               \
    SUB(Q, M1_P2, M2_P1)

/* k = mu tan alpha                   friction per unit of the rod's force along the guides   [WZ eq. 13, 14] */
#define F_WEDGE_K(IN, ADD, SUB, MUL) \
    IN(mu) IN(tan_alpha)             \
    MUL(k, mu, tan_alpha)
#define F_WEDGE_K1(IN, ADD, SUB, MUL) \
    IN(mu1) IN(tan_alpha)             \
    MUL(k1, mu1, tan_alpha)
#define F_WEDGE_K2(IN, ADD, SUB, MUL) \
    IN(mu2) IN(tan_alpha)             \
    MUL(k2, mu2, tan_alpha)

/* b = M2 k, or M2 k1 - M1 k2         how friction acts on the rod's force, kg   [WZ eq. 20, 25] */
#define F_WEDGE_B(IN, ADD, SUB, MUL) \
    IN(M2) IN(k)                     \
    MUL(b, M2, k)
#define F_WEDGE_B_OF_TWO(IN, ADD, SUB, MUL) \
    IN(M1) IN(M2) IN(k1) IN(k2)             \
    MUL(M2_k1, M2, k1)                      \
    MUL(M1_k2, M1, k2)                      \
    SUB(b, M2_k1, M1_k2)

/* c = mass - e d b                   the slopes of the rod */
#define F_WEDGE_C_PP(IN, ADD, SUB, MUL) \
    IN(mass) IN(b)                      \
    SUB(c_pp, mass, b)
#define F_WEDGE_C_PM(IN, ADD, SUB, MUL) \
    IN(mass) IN(b)                      \
    ADD(c_pm, mass, b)
#define F_WEDGE_C_MP(IN, ADD, SUB, MUL) \
    IN(mass) IN(b)                      \
    ADD(c_mp, mass, b)
#define F_WEDGE_C_MM(IN, ADD, SUB, MUL) \
    IN(mass) IN(b)                      \
    SUB(c_mm, mass, b)

/* The slipper, z = Z, with R1 - R2 = -R where Z >= 0 and R where Z <= 0; all multiplied by l2 (M1 + M2)   [WZ eq. 59, 60]:
 *     A = 2 l2 mass       B = l2 tan_alpha M2 + l3 mass (Z >= 0), l2 tan_alpha M2 - l3 mass (Z <= 0)       H = l2 tan_alpha Q - epsilon P1 mass */
#define F_WEDGE_A(IN, ADD, SUB, MUL) \
    IN(l2) IN(mass)                  \
    ADD(two_l2, l2, l2)              \
    MUL(A, two_l2, mass)
#define F_WEDGE_B_PLUS(IN, ADD, SUB, MUL)  \
    IN(l2) IN(l3) IN(tan_alpha) IN(M2) IN(mass) \
    MUL(l2_tan, l2, tan_alpha)             \
    MUL(l2_tan_M2, l2_tan, M2)             \
    MUL(l3_mass, l3, mass)                 \
    ADD(B_plus, l2_tan_M2, l3_mass)
#define F_WEDGE_B_MINUS(IN, ADD, SUB, MUL) \
    IN(l2) IN(l3) IN(tan_alpha) IN(M2) IN(mass) \
    MUL(l2_tangent, l2, tan_alpha)         \
    MUL(l2_tangent_M2, l2_tangent, M2)     \
    MUL(l3_masses, l3, mass)               \
    SUB(B_minus, l2_tangent_M2, l3_masses)
#define F_WEDGE_H(IN, ADD, SUB, MUL)       \
    IN(l2) IN(tan_alpha) IN(Q) IN(epsilon) IN(P1) IN(mass) \
    MUL(lever, l2, tan_alpha)              \
    MUL(lever_Q, lever, Q)                 \
    MUL(epsilon_P1, epsilon, P1)           \
    MUL(moment, epsilon_P1, mass)          \
    SUB(H, lever_Q, moment)

/* The slipper as printed, without the term S sin alpha in the third of equations 53   [WZ eq. 59, 63, 71, 73]:
 *     A = 2 l2 mass       B = l3 mass (Z >= 0), -l3 mass (Z <= 0)      H = -epsilon P1 mass */
#define F_WEDGE_PRINTED_B_PLUS(IN, ADD, SUB, MUL) \
    IN(l3) IN(mass)                               \
    MUL(B_plus, l3, mass)
#define F_WEDGE_PRINTED_B_MINUS(IN, ADD, SUB, MUL) \
    IN(B_plus)                                     \
    SUB(no_B, B_plus, B_plus)                      \
    SUB(B_minus, no_B, B_plus)
#define F_WEDGE_PRINTED_H(IN, ADD, SUB, MUL) \
    IN(epsilon) IN(P1) IN(mass)              \
    MUL(load_moment, epsilon, P1)            \
    MUL(moment, load_moment, mass)           \
    SUB(no_moment, moment, moment)           \
    SUB(H, no_moment, moment)

/* c = A - e d mu B                   the slopes of the slipper, in both forms */
#define F_WEDGE_SLIPPER_C_PP(IN, ADD, SUB, MUL) \
    IN(A) IN(mu) IN(B_plus)                     \
    MUL(mu_B_pp, mu, B_plus)                    \
    SUB(c_pp, A, mu_B_pp)
#define F_WEDGE_SLIPPER_C_PM(IN, ADD, SUB, MUL) \
    IN(A) IN(mu) IN(B_minus)                    \
    MUL(mu_B_pm, mu, B_minus)                   \
    ADD(c_pm, A, mu_B_pm)
#define F_WEDGE_SLIPPER_C_MP(IN, ADD, SUB, MUL) \
    IN(A) IN(mu) IN(B_plus)                     \
    MUL(mu_B_mp, mu, B_plus)                    \
    ADD(c_mp, A, mu_B_mp)
#define F_WEDGE_SLIPPER_C_MM(IN, ADD, SUB, MUL) \
    IN(A) IN(mu) IN(B_minus)                    \
    MUL(mu_B_mm, mu, B_minus)                   \
    SUB(c_mm, A, mu_B_mm)

/* Atlases of two sliders with one coefficient: which of rest and motion can begin where v = 0 (README.md, "Rows of atlases").
 *     cone_plus = P + k P2       cone_minus = P - k P2 */
#define F_WEDGE_CONE_PLUS(IN, ADD, SUB, MUL) \
    IN(k) IN(P) IN(P2)                       \
    MUL(k_P2, k, P2)                         \
    ADD(cone_plus, P, k_P2)
#define F_WEDGE_CONE_MINUS(IN, ADD, SUB, MUL) \
    IN(P) IN(k_P2)                            \
    SUB(cone_minus, P, k_P2)

/* The enlarged model: a framework of mass m on the ground, and a body of mass M on a spring of stiffness c inside it.
 *     total = m + M        excess = M - m        drive = c v^2        hold = M (mu g)^2        beyond = drive - hold
 * (v / v_c)^2 = drive / hold with v_c of [WZ eq. 92], and V^2 = (Omega v / (mu g))^2 = drive total / (m hold)   [WZ eq. 83] */
#define F_FRAMEWORK_TOTAL(IN, ADD, SUB, MUL) \
    IN(m) IN(M)                              \
    ADD(total, m, M)
#define F_FRAMEWORK_EXCESS(IN, ADD, SUB, MUL) \
    IN(m) IN(M)                               \
    SUB(excess, M, m)
#define F_FRAMEWORK_DRIVE(IN, ADD, SUB, MUL) \
    IN(c) IN(v)                              \
    MUL(c_v, c, v)                           \
    MUL(drive, c_v, v)
#define F_FRAMEWORK_HOLD(IN, ADD, SUB, MUL) \
    IN(M) IN(mu) IN(g)                      \
    MUL(mu_g, mu, g)                        \
    MUL(M_mu_g, M, mu_g)                    \
    MUL(hold, M_mu_g, mu_g)
#define F_FRAMEWORK_BEYOND(IN, ADD, SUB, MUL) \
    IN(drive) IN(hold)                        \
    SUB(beyond, drive, hold)

/* The data, INPUT(name, unit, meaning), by model. */
#define WEDGE_MASSES(INPUT)                                                      \
    INPUT(M1, "kg", "mass of the first slider, on which the load P1 acts; M1 > 0")     \
    INPUT(M2, "kg", "mass of the second slider, on which the load P2 acts; M2 > 0")
#define WEDGE_FRICTION(INPUT) INPUT(mu, "1", "Coulomb's coefficient of friction; mu >= 0")
#define WEDGE_TWO_FRICTIONS(INPUT)                                         \
    INPUT(mu1, "1", "coefficient of friction of the first slider; mu1 >= 0")    \
    INPUT(mu2, "1", "coefficient of friction of the second slider; mu2 >= 0")
#define WEDGE_ANGLE(INPUT) INPUT(tan_alpha, "1", "tangent of the angle between the rod and the guides")
#define WEDGE_SLIPPER(INPUT)                                                                         \
    INPUT(l2, "m", "slipper: arm of the normal forces; l2 > 0 (l1 = r^2/l2 with the radius of inertia r)") \
    INPUT(l3, "m", "slipper: arm of the friction forces")                                               \
    INPUT(epsilon, "m", "slipper: arm of the load P1")
#define WEDGE_LOADS(INPUT)                                          \
    INPUT(P1, "N", "load along the guides on the first slider")       \
    INPUT(P2, "N", "load along the guides on the second slider")
#define WEDGE_VELOCITY(INPUT) INPUT(v, "m/s", "velocity; of two sliders only its sign counts, 0 at rest")

#define WEDGE_FRAMEWORK(INPUT)                                                        \
    INPUT(m, "kg", "enlarged: mass of the framework, which slides on the ground; m > 0")  \
    INPUT(M, "kg", "enlarged: mass of the body inside; M > 0")                            \
    INPUT(c, "N/m", "enlarged: stiffness of the spring between them; c > 0")              \
    INPUT(g, "m/s^2", "enlarged: gravity; g > 0")
#define WEDGE_ENLARGED_INPUTS(INPUT) WEDGE_FRAMEWORK(INPUT) WEDGE_FRICTION(INPUT) WEDGE_VELOCITY(INPUT)
#define WEDGE_KLEIN_INPUTS(INPUT) \
    WEDGE_MASSES(INPUT) WEDGE_FRICTION(INPUT) WEDGE_ANGLE(INPUT) WEDGE_LOADS(INPUT) WEDGE_VELOCITY(INPUT)
#define WEDGE_TWO_MU_INPUTS(INPUT) \
    WEDGE_MASSES(INPUT) WEDGE_TWO_FRICTIONS(INPUT) WEDGE_ANGLE(INPUT) WEDGE_LOADS(INPUT) WEDGE_VELOCITY(INPUT)
#define WEDGE_SLIPPER_INPUTS(INPUT)                                                                         \
    WEDGE_MASSES(INPUT) WEDGE_FRICTION(INPUT) WEDGE_ANGLE(INPUT) WEDGE_SLIPPER(INPUT) WEDGE_LOADS(INPUT) \
        WEDGE_VELOCITY(INPUT)

/* The formulas, FORMULA(macro, output, unit, meaning), by model. */
#define WEDGE_COMMON_FORMULAS(FORMULA)                                    \
    FORMULA(F_WEDGE_P, P, "N", "load on both sliders")                     \
    FORMULA(F_WEDGE_MASS, mass, "kg", "mass of both sliders")              \
    FORMULA(F_WEDGE_Q, Q, "kg N", "mass times the force in the rod along the guides without friction")
#define WEDGE_ROD_SLOPES(FORMULA)                                                              \
    FORMULA(F_WEDGE_C_PP, c_pp, "kg", "slope for motion in direction +, rod in tension")         \
    FORMULA(F_WEDGE_C_PM, c_pm, "kg", "slope for motion in direction +, rod in compression")     \
    FORMULA(F_WEDGE_C_MP, c_mp, "kg", "slope for motion in direction -, rod in tension")         \
    FORMULA(F_WEDGE_C_MM, c_mm, "kg", "slope for motion in direction -, rod in compression")
#define WEDGE_KLEIN_FORMULAS(FORMULA)                                                               \
    WEDGE_COMMON_FORMULAS(FORMULA)                                                                  \
    FORMULA(F_WEDGE_K, k, "1", "friction per unit of the rod's force along the guides")              \
    FORMULA(F_WEDGE_B, b, "kg", "how friction acts on the rod's force")                              \
    WEDGE_ROD_SLOPES(FORMULA)
#define WEDGE_KLEIN_ATLAS_FORMULAS(FORMULA)                                                      \
    WEDGE_KLEIN_FORMULAS(FORMULA)                                                                \
    FORMULA(F_WEDGE_CONE_PLUS, cone_plus, "N", "load on both, plus the friction that P2 allows")  \
    FORMULA(F_WEDGE_CONE_MINUS, cone_minus, "N", "load on both, less the friction that P2 allows")
#define WEDGE_TWO_MU_FORMULAS(FORMULA)                                                                       \
    WEDGE_COMMON_FORMULAS(FORMULA)                                                                           \
    FORMULA(F_WEDGE_K1, k1, "1", "friction of the first slider per unit of the rod's force along the guides")  \
    FORMULA(F_WEDGE_K2, k2, "1", "friction of the second slider per unit of the rod's force along the guides") \
    FORMULA(F_WEDGE_B_OF_TWO, b, "kg", "how friction acts on the rod's force")                                \
    WEDGE_ROD_SLOPES(FORMULA)
#define WEDGE_ENLARGED_FORMULAS(FORMULA)                                                             \
    FORMULA(F_FRAMEWORK_TOTAL, total, "kg", "mass of framework and body")                              \
    FORMULA(F_FRAMEWORK_EXCESS, excess, "kg", "by how much the body is heavier than the framework")    \
    FORMULA(F_FRAMEWORK_DRIVE, drive, "kg m^2/s^4", "square of the velocity times the stiffness")      \
    FORMULA(F_FRAMEWORK_HOLD, hold, "kg m^2/s^4", "the same of the critical velocity of a framework without mass") \
    FORMULA(F_FRAMEWORK_BEYOND, beyond, "kg m^2/s^4", "by how much it is exceeded")
#define WEDGE_SLIPPER_SLOPES(FORMULA)                                                                    \
    FORMULA(F_WEDGE_SLIPPER_C_PP, c_pp, "m kg", "slope for motion in direction +, normal force Z >= 0")    \
    FORMULA(F_WEDGE_SLIPPER_C_PM, c_pm, "m kg", "slope for motion in direction +, normal force Z <= 0")    \
    FORMULA(F_WEDGE_SLIPPER_C_MP, c_mp, "m kg", "slope for motion in direction -, normal force Z >= 0")    \
    FORMULA(F_WEDGE_SLIPPER_C_MM, c_mm, "m kg", "slope for motion in direction -, normal force Z <= 0")
#define WEDGE_SLIPPER_FORMULAS(FORMULA)                                                                          \
    WEDGE_COMMON_FORMULAS(FORMULA)                                                                               \
    FORMULA(F_WEDGE_A, A, "m kg", "factor of Z")                                                                  \
    FORMULA(F_WEDGE_B_PLUS, B_plus, "m kg", "factor of the friction force where Z >= 0")                           \
    FORMULA(F_WEDGE_B_MINUS, B_minus, "m kg", "factor of the friction force where Z <= 0")                         \
    FORMULA(F_WEDGE_H, H, "m kg N", "what the slipper carries")                                                   \
    WEDGE_SLIPPER_SLOPES(FORMULA)
#define WEDGE_PRINTED_FORMULAS(FORMULA)                                                                 \
    WEDGE_COMMON_FORMULAS(FORMULA)                                                                      \
    FORMULA(F_WEDGE_A, A, "m kg", "factor of Z")                                                         \
    FORMULA(F_WEDGE_PRINTED_B_PLUS, B_plus, "m kg", "factor of the friction force where Z >= 0")             \
    FORMULA(F_WEDGE_PRINTED_B_MINUS, B_minus, "m kg", "factor of the friction force where Z <= 0")           \
    FORMULA(F_WEDGE_PRINTED_H, H, "m kg N", "what the slipper carries, as printed")                         \
    WEDGE_SLIPPER_SLOPES(FORMULA)

#endif
