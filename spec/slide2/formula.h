/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas of two contacts that both slip: Champneys & Varkonyi [CV16], section 6.
 *
 * Both contacts touch and slip, y_i = v_i = 0.  With the normal forces lambda_1, lambda_2 (written lambda1, lambda2) and friction
 * -s_j mu_j lambda_j, where s_j is the direction of slip, the normal accelerations are
 *     v1_dot = b1 + p11 lambda1 + p12 lambda2        v2_dot = b2 + p21 lambda1 + p22 lambda2
 * p_1 = (p11, p21) and p_2 = (p12, p22) are the columns of the matrix P.  The notation of formulas is that of spec/contact/formula.h.
 */
#ifndef SPEC_SLIDE2_FORMULA_H
#define SPEC_SLIDE2_FORMULA_H

/* p_ij = C_ij - s_j mu_j B_ji      normal acceleration of contact i per unit of normal force at contact j that slips, 1/kg.
 * B_ji is the acceleration of contact j along its tangent per unit of normal force at contact i, which is also that of contact i
 * along its normal per unit of tangential force at contact j. */
#define F_SLIDE2_P11(IN, ADD, SUB, MUL) \
    IN(C11) IN(B11) IN(mu1) IN(s1)      \
    MUL(s_mu_11, s1, mu1)               \
    MUL(s_mu_B11, s_mu_11, B11)         \
    SUB(p11, C11, s_mu_B11)
#define F_SLIDE2_P12(IN, ADD, SUB, MUL) \
    IN(C12) IN(B21) IN(mu2) IN(s2)      \
    MUL(s_mu_12, s2, mu2)               \
    MUL(s_mu_B21, s_mu_12, B21)         \
    SUB(p12, C12, s_mu_B21)
#define F_SLIDE2_P21(IN, ADD, SUB, MUL) \
    IN(C12) IN(B12) IN(mu1) IN(s1)      \
    MUL(s_mu_21, s1, mu1)               \
    MUL(s_mu_B12, s_mu_21, B12)         \
    SUB(p21, C12, s_mu_B12)
#define F_SLIDE2_P22(IN, ADD, SUB, MUL) \
    IN(C22) IN(B22) IN(mu2) IN(s2)      \
    MUL(s_mu_22, s2, mu2)               \
    MUL(s_mu_B22, s_mu_22, B22)         \
    SUB(p22, C22, s_mu_B22)

/* D = p11 p22 - p12 p21      determinant of P: positive where p_2 lies to the left of p_1, 1/kg^2 */
#define F_SLIDE2_D(IN, ADD, SUB, MUL)  \
    IN(p11) IN(p12) IN(p21) IN(p22)    \
    MUL(p11_p22, p11, p22)             \
    MUL(p12_p21, p12, p21)             \
    SUB(D, p11_p22, p12_p21)

/* X = p12 p21                how the contacts act on each other, 1/kg^2 */
#define F_SLIDE2_X(IN, ADD, SUB, MUL)  \
    IN(p12) IN(p21)                    \
    MUL(X, p12, p21)

/* c_j = p_2j b1 - p_1j b2    the vector product of p_j and -b: positive where -b lies to the left of p_j, m/(kg s^2) */
#define F_SLIDE2_C1(IN, ADD, SUB, MUL) \
    IN(p11) IN(p21) IN(b1) IN(b2)      \
    MUL(p21_b1, p21, b1)               \
    MUL(p11_b2, p11, b2)               \
    SUB(c1, p21_b1, p11_b2)
#define F_SLIDE2_C2(IN, ADD, SUB, MUL) \
    IN(p12) IN(p22) IN(b1) IN(b2)      \
    MUL(p22_b1, p22, b1)               \
    MUL(p12_b2, p12, b2)               \
    SUB(c2, p22_b1, p12_b2)

/* Compliance: lambda_i = k_i y_i + q_i v_i with k_i, q_i < 0.  Small changes of S+S+ grow as e^(s t) where
 *     det(s^2 - s P Q - P K) = s^4 + a3 s^3 + a2 s^2 + a1 s + a0 = 0,      K = diag(k1, k2), Q = diag(q1, q2) */
/* S = k1 q2 + k2 q1          N^2 s/m^2; positive */
#define F_SLIDE2_S(IN, ADD, SUB, MUL)  \
    IN(k1) IN(k2) IN(q1) IN(q2)        \
    MUL(k1_q2, k1, q2)                 \
    MUL(k2_q1, k2, q1)                 \
    ADD(S, k1_q2, k2_q1)

/* a3 = -(p11 q1 + p22 q2)    1/s */
#define F_SLIDE2_A3(IN, ADD, SUB, MUL) \
    IN(p11) IN(p22) IN(q1) IN(q2)      \
    MUL(p11_q1, p11, q1)               \
    MUL(p22_q2, p22, q2)               \
    SUB(nothing, p11_q1, p11_q1)       \
    SUB(minus_p11_q1, nothing, p11_q1) \
    SUB(a3, minus_p11_q1, p22_q2)

/* a2 = D q1 q2 - p11 k1 - p22 k2      1/s^2 */
#define F_SLIDE2_A2(IN, ADD, SUB, MUL)           \
    IN(p11) IN(p22) IN(k1) IN(k2) IN(q1) IN(q2)  \
    IN(D)                                        \
    MUL(q1_q2, q1, q2)                           \
    MUL(D_q1_q2, D, q1_q2)                       \
    MUL(p11_k1, p11, k1)                         \
    MUL(p22_k2, p22, k2)                         \
    SUB(a2_first, D_q1_q2, p11_k1)               \
    SUB(a2, a2_first, p22_k2)

/* a1 = D S                   1/s^3 */
#define F_SLIDE2_A1(IN, ADD, SUB, MUL) \
    IN(D) IN(S)                        \
    MUL(a1, D, S)

/* a0 = D k1 k2               1/s^4 */
#define F_SLIDE2_A0(IN, ADD, SUB, MUL) \
    IN(k1) IN(k2) IN(D)                \
    MUL(k1_k2, k1, k2)                 \
    MUL(a0, D, k1_k2)

/* H = X S^2 + q1 q2 (p11 k1 - p22 k2)^2 + D q1 q2 S a3      D H = a3 a2 a1 - a1^2 - a3^2 a0, the last condition of Routh and Hurwitz */
#define F_SLIDE2_H(IN, ADD, SUB, MUL)                   \
    IN(p11) IN(p22) IN(k1) IN(k2) IN(q1) IN(q2)         \
    IN(D) IN(X) IN(S) IN(a3)                            \
    MUL(S_S, S, S)                                      \
    MUL(X_S_S, X, S_S)                                  \
    MUL(k_first, p11, k1)                               \
    MUL(k_second, p22, k2)                              \
    SUB(k_difference, k_first, k_second)                \
    MUL(k_square, k_difference, k_difference)           \
    MUL(q_product, q1, q2)                              \
    MUL(q_k_square, q_product, k_square)                \
    ADD(H_first, X_S_S, q_k_square)                     \
    MUL(D_q, D, q_product)                              \
    MUL(S_a3, S, a3)                                    \
    MUL(D_S_a3, D_q, S_a3)                              \
    ADD(H, H_first, D_S_a3)

/* The data, INPUT(name, unit, meaning), and the formulas, FORMULA(macro, output, unit, meaning). */
#define SLIDE2_MATRIX_INPUTS(INPUT)                                                                     \
    INPUT(p11, "1/kg", "normal acceleration of contact 1 per normal force at contact 1, as it slips")    \
    INPUT(p12, "1/kg", "normal acceleration of contact 1 per normal force at contact 2, as it slips")    \
    INPUT(p21, "1/kg", "normal acceleration of contact 2 per normal force at contact 1, as it slips")    \
    INPUT(p22, "1/kg", "normal acceleration of contact 2 per normal force at contact 2, as it slips")

#define SLIDE2_LOAD_INPUTS(INPUT)                                               \
    INPUT(b1, "m/s^2", "normal acceleration of contact 1 without contact forces") \
    INPUT(b2, "m/s^2", "normal acceleration of contact 2 without contact forces")

/* What friction acts on: the tangential accelerations have no part in P. */
#define SLIDE2_TANGENTIAL_INPUTS(INPUT)                                                                         \
    INPUT(A11, "1/kg", "inertia: tangential acceleration of contact 1 per tangential force at contact 1")       \
    INPUT(A12, "1/kg", "inertia: tangential acceleration of contact 1 per tangential force at contact 2")       \
    INPUT(A22, "1/kg", "inertia: tangential acceleration of contact 2 per tangential force at contact 2")

#define SLIDE2_SLIP_INPUTS(INPUT)                                                                               \
    INPUT(B11, "1/kg", "inertia: tangential acceleration of contact 1 per normal force at contact 1")           \
    INPUT(B12, "1/kg", "inertia: tangential acceleration of contact 1 per normal force at contact 2")           \
    INPUT(B21, "1/kg", "inertia: tangential acceleration of contact 2 per normal force at contact 1")           \
    INPUT(B22, "1/kg", "inertia: tangential acceleration of contact 2 per normal force at contact 2")           \
    INPUT(C11, "1/kg", "inertia: normal acceleration of contact 1 per normal force at contact 1")               \
    INPUT(C12, "1/kg", "inertia: normal acceleration of contact 1 per normal force at contact 2")               \
    INPUT(C22, "1/kg", "inertia: normal acceleration of contact 2 per normal force at contact 2")               \
    INPUT(mu1, "1", "inertia: Coulomb's coefficient of friction at contact 1; mu1 >= 0")                        \
    INPUT(mu2, "1", "inertia: Coulomb's coefficient of friction at contact 2; mu2 >= 0")                        \
    INPUT(s1, "1", "inertia: direction of the slip at contact 1: 1 or -1")                                      \
    INPUT(s2, "1", "inertia: direction of the slip at contact 2: 1 or -1")

#define SLIDE2_INERTIA_INPUTS(INPUT) SLIDE2_TANGENTIAL_INPUTS(INPUT) SLIDE2_SLIP_INPUTS(INPUT)

#define SLIDE2_COMPLIANCE_INPUTS(INPUT)                                             \
    INPUT(k1, "N/m", "stiffness of contact 1, lambda1 = k1 y1 + q1 v1; k1 < 0")      \
    INPUT(k2, "N/m", "stiffness of contact 2, lambda2 = k2 y2 + q2 v2; k2 < 0")      \
    INPUT(q1, "N s/m", "damping of contact 1; q1 < 0")                               \
    INPUT(q2, "N s/m", "damping of contact 2; q2 < 0")

#define SLIDE2_MATRIX_FORMULAS(FORMULA)                                                                           \
    FORMULA(F_SLIDE2_P11, p11, "1/kg", "normal acceleration of contact 1 per normal force at contact 1, as it slips") \
    FORMULA(F_SLIDE2_P12, p12, "1/kg", "normal acceleration of contact 1 per normal force at contact 2, as it slips") \
    FORMULA(F_SLIDE2_P21, p21, "1/kg", "normal acceleration of contact 2 per normal force at contact 1, as it slips") \
    FORMULA(F_SLIDE2_P22, p22, "1/kg", "normal acceleration of contact 2 per normal force at contact 2, as it slips")

#define SLIDE2_FORMULAS(FORMULA)                                                                       \
    FORMULA(F_SLIDE2_D, D, "1/kg^2", "determinant of P: positive where p_2 lies to the left of p_1")    \
    FORMULA(F_SLIDE2_X, X, "1/kg^2", "how the contacts act on each other")                              \
    FORMULA(F_SLIDE2_C1, c1, "m/(kg s^2)", "positive where -b lies to the left of p_1")                 \
    FORMULA(F_SLIDE2_C2, c2, "m/(kg s^2)", "positive where -b lies to the left of p_2")

#define SLIDE2_COMPLIANCE_FORMULAS(FORMULA)                                                            \
    FORMULA(F_SLIDE2_S, S, "N^2 s/m^2", "k1 q2 + k2 q1")                                                \
    FORMULA(F_SLIDE2_A3, a3, "1/s", "coefficient of s^3: damping")                                      \
    FORMULA(F_SLIDE2_A2, a2, "1/s^2", "coefficient of s^2")                                             \
    FORMULA(F_SLIDE2_A1, a1, "1/s^3", "coefficient of s")                                               \
    FORMULA(F_SLIDE2_A0, a0, "1/s^4", "constant coefficient")                                           \
    FORMULA(F_SLIDE2_H, H, "N^4/(kg^2 m^4 s^2)", "the last condition of Routh and Hurwitz, divided by D")

/* The four programs: from P or from an inertia, each with or without compliance.  The order of the quantities (certificate.md, 14.2) is the same
 * in all: load, inertia, compliance, P, what follows. */
#define SLIDE2_RAW_INPUTS(INPUT) SLIDE2_LOAD_INPUTS(INPUT) SLIDE2_MATRIX_INPUTS(INPUT)
#define SLIDE2_RAW_COMPLIANT_INPUTS(INPUT) \
    SLIDE2_LOAD_INPUTS(INPUT) SLIDE2_COMPLIANCE_INPUTS(INPUT) SLIDE2_MATRIX_INPUTS(INPUT)
#define SLIDE2_BODY_INPUTS(INPUT) SLIDE2_LOAD_INPUTS(INPUT) SLIDE2_INERTIA_INPUTS(INPUT)
#define SLIDE2_BODY_COMPLIANT_INPUTS(INPUT) SLIDE2_BODY_INPUTS(INPUT) SLIDE2_COMPLIANCE_INPUTS(INPUT)
#define SLIDE2_COMPLIANT_FORMULAS(FORMULA) SLIDE2_FORMULAS(FORMULA) SLIDE2_COMPLIANCE_FORMULAS(FORMULA)
/* For atlases of a body, whose inertia is positive semidefinite whatever its parameters are. */
#define SLIDE2_SLIPPING_BODY_INPUTS(INPUT) SLIDE2_LOAD_INPUTS(INPUT) SLIDE2_SLIP_INPUTS(INPUT)
#define SLIDE2_BODY_FORMULAS(FORMULA) SLIDE2_MATRIX_FORMULAS(FORMULA) SLIDE2_FORMULAS(FORMULA)
#define SLIDE2_BODY_COMPLIANT_FORMULAS(FORMULA) SLIDE2_MATRIX_FORMULAS(FORMULA) SLIDE2_COMPLIANT_FORMULAS(FORMULA)


/* What follows from a compliance, as a program of its own. */
#define SLIDE2_RATES_INPUTS(INPUT)                  \
    SLIDE2_COMPLIANCE_INPUTS(INPUT)                 \
    INPUT(p11, "1/kg", "as above")                  \
    INPUT(p22, "1/kg", "as above")                  \
    INPUT(D, "1/kg^2", "as above")                  \
    INPUT(X, "1/kg^2", "as above")

#endif
