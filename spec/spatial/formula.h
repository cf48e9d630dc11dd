/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas of one contact in three dimensions: Champneys & Varkonyi [CV16], section 7, and spec/spatial/README.md.
 *
 * In contact, with the friction force lambda_T and the normal force lambda_N,
 *     u_dot = a + A lambda_T + B lambda_N        v_dot = b + B . lambda_T + C lambda_N
 * where u, a, B, lambda_T have two components and A is a symmetric matrix.  Slip in the direction d = (cos phi, sin phi) has the friction force
 * -mu lambda_N d; e = (-sin phi, cos phi).  The notation of formulas is that of spec/contact/formula.h.
 */
#ifndef SPEC_SPATIAL_FORMULA_H
#define SPEC_SPATIAL_FORMULA_H

/* detA = A11 A22 - A12^2                                   1/kg^2 */
#define F_SPATIAL_DETA(IN, ADD, SUB, MUL) \
    IN(A11) IN(A12) IN(A22)               \
    MUL(A11_A22, A11, A22)                \
    MUL(A12_A12, A12, A12)                \
    SUB(detA, A11_A22, A12_A12)

/* w = adj(A) B                                             1/kg^2 */
#define F_SPATIAL_W1(IN, ADD, SUB, MUL) \
    IN(A12) IN(A22) IN(B1) IN(B2)       \
    MUL(A22_B1, A22, B1)                \
    MUL(A12_B2, A12, B2)                \
    SUB(w1, A22_B1, A12_B2)
#define F_SPATIAL_W2(IN, ADD, SUB, MUL) \
    IN(A11) IN(A12) IN(B1) IN(B2)       \
    MUL(A11_B2, A11, B2)                \
    MUL(A12_B1, A12, B1)                \
    SUB(w2, A11_B2, A12_B1)

/* detG = C det A - B . adj(A) B, the determinant of [A B; B^T C]      1/kg^3 */
#define F_SPATIAL_DETG(IN, ADD, SUB, MUL)                \
    IN(B1) IN(B2) IN(C) IN(detA) IN(w1) IN(w2)           \
    MUL(C_detA, C, detA)                                 \
    MUL(B1_w1, B1, w1)                                   \
    MUL(B2_w2, B2, w2)                                   \
    ADD(B_adjA_B, B1_w1, B2_w2)                          \
    SUB(detG, C_detA, B_adjA_B)

/* D = mu^2 |B|^2 - C^2      positive where an arc of slip directions has p < 0, 1/kg^2 */
#define F_SPATIAL_D(IN, ADD, SUB, MUL)      \
    IN(B1) IN(B2) IN(C) IN(mu)              \
    MUL(muB1, mu, B1)                       \
    MUL(muB2, mu, B2)                       \
    MUL(muB1_squared, muB1, muB1)           \
    MUL(muB2_squared, muB2, muB2)           \
    ADD(muB_squared, muB1_squared, muB2_squared) \
    MUL(C_squared, C, C)                    \
    SUB(D, muB_squared, C_squared)

/* speed2 = |u|^2            0 at rest, m^2/s^2 */
#define F_SPATIAL_SPEED2(IN, ADD, SUB, MUL) \
    IN(u1) IN(u2)                           \
    MUL(u1_squared, u1, u1)                 \
    MUL(u2_squared, u2, u2)                 \
    ADD(speed2, u1_squared, u2_squared)

/* muBu = mu B . u           the Painleve parameter of the slip is p = C - muBu / |u|, m/(kg s) */
#define F_SPATIAL_MUBU(IN, ADD, SUB, MUL)   \
    IN(muB1) IN(muB2) IN(u1) IN(u2)         \
    MUL(muB1_u1, muB1, u1)                  \
    MUL(muB2_u2, muB2, u2)                  \
    ADD(muBu, muB1_u1, muB2_u2)

/* T_N = w . a - b det A     stick has the normal force lambda_N = T_N / det G, m/(kg s)^2 */
#define F_SPATIAL_TN(IN, ADD, SUB, MUL)     \
    IN(a1) IN(a2) IN(b) IN(detA) IN(w1) IN(w2) \
    MUL(w1_a1, w1, a1)                      \
    MUL(w2_a2, w2, a2)                      \
    ADD(w_a, w1_a1, w2_a2)                  \
    MUL(b_detA, b, detA)                    \
    SUB(T_N, w_a, b_detA)

/* q = C a - b B */
#define F_SPATIAL_Q1(IN, ADD, SUB, MUL)     \
    IN(B1) IN(C) IN(a1) IN(b)               \
    MUL(C_a1, C, a1)                        \
    MUL(b_B1, b, B1)                        \
    SUB(q1, C_a1, b_B1)
#define F_SPATIAL_Q2(IN, ADD, SUB, MUL)     \
    IN(B2) IN(C) IN(a2) IN(b)               \
    MUL(C_a2, C, a2)                        \
    MUL(b_B2, b, B2)                        \
    SUB(q2, C_a2, b_B2)

/* S = C A - B B^T           positive definite, of determinant C det G, 1/kg^2 */
#define F_SPATIAL_S11(IN, ADD, SUB, MUL)    \
    IN(A11) IN(B1) IN(C)                    \
    MUL(C_A11, C, A11)                      \
    MUL(B1_B1, B1, B1)                      \
    SUB(S11, C_A11, B1_B1)
#define F_SPATIAL_S12(IN, ADD, SUB, MUL)    \
    IN(A12) IN(B1) IN(B2) IN(C)             \
    MUL(C_A12, C, A12)                      \
    MUL(B1_B2, B1, B2)                      \
    SUB(S12, C_A12, B1_B2)
#define F_SPATIAL_S22(IN, ADD, SUB, MUL)    \
    IN(A22) IN(B2) IN(C)                    \
    MUL(C_A22, C, A22)                      \
    MUL(B2_B2, B2, B2)                      \
    SUB(S22, C_A22, B2_B2)

/* T = -adj(S) q             stick has the friction force lambda_T = T / (C det G), m/(kg s)^2 */
#define F_SPATIAL_T1(IN, ADD, SUB, MUL)     \
    IN(S12) IN(S22) IN(q1) IN(q2)           \
    MUL(S12_q2, S12, q2)                    \
    MUL(S22_q1, S22, q1)                    \
    SUB(T_1, S12_q2, S22_q1)
#define F_SPATIAL_T2(IN, ADD, SUB, MUL)     \
    IN(S11) IN(S12) IN(q1) IN(q2)           \
    MUL(S12_q1, S12, q1)                    \
    MUL(S11_q2, S11, q2)                    \
    SUB(T_2, S12_q1, S11_q2)

/* T_cone = (mu C T_N)^2 - |T|^2      has the sign of mu^2 lambda_N^2 - |lambda_T|^2 of stick */
#define F_SPATIAL_CONE(IN, ADD, SUB, MUL)   \
    IN(C) IN(mu) IN(T_N) IN(T_1) IN(T_2)    \
    MUL(mu_C, mu, C)                        \
    MUL(mu_C_T_N, mu_C, T_N)                \
    MUL(radius_squared, mu_C_T_N, mu_C_T_N) \
    MUL(T_1_squared, T_1, T_1)              \
    MUL(T_2_squared, T_2, T_2)              \
    ADD(T_squared, T_1_squared, T_2_squared) \
    SUB(T_cone, radius_squared, T_squared)

#define SPATIAL_BODY_INPUTS(INPUT)                                                                                \
    INPUT(A11, "1/kg", "matrix A of the tangential accelerations per friction force; positive definite")          \
    INPUT(A12, "1/kg", "matrix A")                                                                                \
    INPUT(A22, "1/kg", "matrix A")                                                                                \
    INPUT(B1, "1/kg", "tangential acceleration per normal force")                                                 \
    INPUT(B2, "1/kg", "tangential acceleration per normal force")                                                 \
    INPUT(C, "1/kg", "normal acceleration per normal force; [A B; B^T C] is positive definite")
#define SPATIAL_FRICTION_INPUTS(INPUT)                                                                            \
    INPUT(mu, "1", "Coulomb's coefficient of friction; mu >= 0")
#define SPATIAL_ELLIPSE_INPUTS(INPUT)                                                                             \
    INPUT(mu1, "1", "elliptic cone, in place of mu: coefficient along the first axis; mu1 > 0")                   \
    INPUT(mu2, "1", "elliptic cone: coefficient along the second axis; mu2 > 0")
#define SPATIAL_STATE_INPUTS(INPUT)                                                                               \
    INPUT(a1, "m/s^2", "tangential acceleration without contact force")                                           \
    INPUT(a2, "m/s^2", "tangential acceleration without contact force")                                           \
    INPUT(b, "m/s^2", "normal acceleration without contact force")                                                \
    INPUT(u1, "m/s", "tangential velocity")                                                                       \
    INPUT(u2, "m/s", "tangential velocity")

/* The program of a circular cone, in the order of its inputs. */
#define SPATIAL_INPUTS(INPUT) SPATIAL_BODY_INPUTS(INPUT) SPATIAL_FRICTION_INPUTS(INPUT) SPATIAL_STATE_INPUTS(INPUT)
#define SPATIAL_FORMULAS(FORMULA)                                                                                 \
    FORMULA(F_SPATIAL_DETA, detA, "1/kg^2", "determinant of A")                                                   \
    FORMULA(F_SPATIAL_W1, w1, "1/kg^2", "adj(A) B")                                                               \
    FORMULA(F_SPATIAL_W2, w2, "1/kg^2", "adj(A) B")                                                               \
    FORMULA(F_SPATIAL_DETG, detG, "1/kg^3", "determinant of [A B; B^T C]")                                        \
    FORMULA(F_SPATIAL_D, D, "1/kg^2", "positive where an arc of slip directions has p < 0")                       \
    FORMULA(F_SPATIAL_SPEED2, speed2, "m^2/s^2", "square of the slip velocity")                                   \
    FORMULA(F_SPATIAL_MUBU, muBu, "m/(kg s)", "mu B . u; p = C - muBu / |u|")                                     \
    FORMULA(F_SPATIAL_TN, T_N, "m/(kg s)^2", "normal force of stick, times det G")                                \
    FORMULA(F_SPATIAL_Q1, q1, "m/(kg s^2)", "C a - b B")                                                          \
    FORMULA(F_SPATIAL_Q2, q2, "m/(kg s^2)", "C a - b B")                                                          \
    FORMULA(F_SPATIAL_S11, S11, "1/kg^2", "C A - B B^T")                                                          \
    FORMULA(F_SPATIAL_S12, S12, "1/kg^2", "C A - B B^T")                                                          \
    FORMULA(F_SPATIAL_S22, S22, "1/kg^2", "C A - B B^T")                                                          \
    FORMULA(F_SPATIAL_T1, T_1, "m/(kg^3 s^2)", "friction force of stick, times C det G")                          \
    FORMULA(F_SPATIAL_T2, T_2, "m/(kg^3 s^2)", "friction force of stick, times C det G")                          \
    FORMULA(F_SPATIAL_CONE, T_cone, "", "positive where the force of stick lies strictly inside the cone or its mirror image")

/* ---- The row of slip by signs of polynomials, for atlases (spec/spatial/README.md, "Rows of atlases"): no root, no quotient. */

/* det G, with w */
#define F_SPATIAL_SLIP_DETG(IN, ADD, SUB, MUL) \
    F_SPATIAL_W1(IN, ADD, SUB, MUL) F_SPATIAL_W2(IN, ADD, SUB, MUL) F_SPATIAL_DETG(IN, ADD, SUB, MUL)

/* mu B . u, with mu B */
#define F_SPATIAL_SLIP_MUBU(IN, ADD, SUB, MUL) \
    IN(B1) IN(B2) IN(mu)                       \
    MUL(muB1, mu, B1)                          \
    MUL(muB2, mu, B2)                          \
    F_SPATIAL_MUBU(IN, ADD, SUB, MUL)

/* p_slip = C^2 |u|^2 - (mu B.u)^2 = p |u| (C |u| + mu B.u)       has the sign of p where mu B.u > 0; else p > 0 */
#define F_SPATIAL_SLIP_P(IN, ADD, SUB, MUL)    \
    IN(C) IN(speed2) IN(muBu)                  \
    MUL(C_squared, C, C)                       \
    MUL(C_speed_squared, C_squared, speed2)    \
    MUL(muBu_squared, muBu, muBu)              \
    SUB(p_slip, C_speed_squared, muBu_squared)

/* B_side = B.Ju       J u = (-u2, u1) */
#define F_SPATIAL_SLIP_BSIDE(IN, ADD, SUB, MUL) \
    IN(B1) IN(B2) IN(u1) IN(u2)                 \
    MUL(B2_u1, B2, u1)                          \
    MUL(B1_u2, B1, u2)                          \
    SUB(B_side, B2_u1, B1_u2)

/* S_side = Ju.Su = S12 (u1^2 - u2^2) + (S22 - S11) u1 u2      where p = 0, h has the sign of B_side S_side */
#define F_SPATIAL_SLIP_SSIDE(IN, ADD, SUB, MUL)   \
    F_SPATIAL_S11(IN, ADD, SUB, MUL)              \
    F_SPATIAL_S12(IN, ADD, SUB, MUL)              \
    F_SPATIAL_S22(IN, ADD, SUB, MUL)              \
    IN(u1) IN(u2) IN(u1_squared) IN(u2_squared)   \
    SUB(u_squares, u1_squared, u2_squared)        \
    MUL(S12_u, S12, u_squares)                    \
    SUB(S_gap, S22, S11)                          \
    MUL(u1_u2, u1, u2)                            \
    MUL(S_gap_u, S_gap, u1_u2)                    \
    ADD(S_side, S12_u, S_gap_u)

#define SPATIAL_SLIP_FORMULAS(FORMULA)                                                                            \
    FORMULA(F_SPATIAL_DETA, detA, "1/kg^2", "determinant of A")                                                   \
    FORMULA(F_SPATIAL_SLIP_DETG, detG, "1/kg^3", "determinant of [A B; B^T C]")                                   \
    FORMULA(F_SPATIAL_SPEED2, speed2, "m^2/s^2", "square of the slip velocity")                                   \
    FORMULA(F_SPATIAL_SLIP_MUBU, muBu, "m/(kg s)", "mu B . u")                                                    \
    FORMULA(F_SPATIAL_SLIP_P, p_slip, "m^2/(kg s)^2", "p |u| (C |u| + mu B.u) = C^2 |u|^2 - (mu B.u)^2")              \
    FORMULA(F_SPATIAL_SLIP_BSIDE, B_side, "m/(kg s)", "B across the slip, times |u|")                             \
    FORMULA(F_SPATIAL_SLIP_SSIDE, S_side, "m^2/(kg s)^2", "slip times C A - B B^T times what lies across it")

/* The elliptic cone lambda_T in lambda_N L (unit disk), L = diag(mu1, mu2), is the circular one of mu = 1 for the data
 *     L A L, L B, C, L a, b, L u. */
#define F_SPATIAL_A11R(IN, ADD, SUB, MUL) IN(A11) IN(mu1) MUL(A11_mu1, A11, mu1) MUL(A11r, A11_mu1, mu1)
#define F_SPATIAL_A12R(IN, ADD, SUB, MUL) IN(A12) IN(mu1) IN(mu2) MUL(A12_mu1, A12, mu1) MUL(A12r, A12_mu1, mu2)
#define F_SPATIAL_A22R(IN, ADD, SUB, MUL) IN(A22) IN(mu2) MUL(A22_mu2, A22, mu2) MUL(A22r, A22_mu2, mu2)
#define F_SPATIAL_B1R(IN, ADD, SUB, MUL) IN(B1) IN(mu1) MUL(B1r, B1, mu1)
#define F_SPATIAL_B2R(IN, ADD, SUB, MUL) IN(B2) IN(mu2) MUL(B2r, B2, mu2)
#define F_SPATIAL_a1R(IN, ADD, SUB, MUL) IN(a1) IN(mu1) MUL(a1r, a1, mu1)
#define F_SPATIAL_a2R(IN, ADD, SUB, MUL) IN(a2) IN(mu2) MUL(a2r, a2, mu2)
#define F_SPATIAL_u1R(IN, ADD, SUB, MUL) IN(u1) IN(mu1) MUL(u1r, u1, mu1)
#define F_SPATIAL_u2R(IN, ADD, SUB, MUL) IN(u2) IN(mu2) MUL(u2r, u2, mu2)

#define SPATIAL_ELLIPTIC_INPUTS(INPUT) SPATIAL_BODY_INPUTS(INPUT) SPATIAL_ELLIPSE_INPUTS(INPUT) SPATIAL_STATE_INPUTS(INPUT)
#define SPATIAL_ELLIPTIC_FORMULAS(FORMULA)                                                    \
    FORMULA(F_SPATIAL_A11R, A11r, "1/kg", "A11 mu1^2")                                        \
    FORMULA(F_SPATIAL_A12R, A12r, "1/kg", "A12 mu1 mu2")                                      \
    FORMULA(F_SPATIAL_A22R, A22r, "1/kg", "A22 mu2^2")                                        \
    FORMULA(F_SPATIAL_B1R, B1r, "1/kg", "B1 mu1")                                             \
    FORMULA(F_SPATIAL_B2R, B2r, "1/kg", "B2 mu2")                                             \
    FORMULA(F_SPATIAL_a1R, a1r, "m/s^2", "a1 mu1")                                            \
    FORMULA(F_SPATIAL_a2R, a2r, "m/s^2", "a2 mu2")                                            \
    FORMULA(F_SPATIAL_u1R, u1r, "m/s", "u1 mu1")                                              \
    FORMULA(F_SPATIAL_u2R, u2r, "m/s", "u2 mu2")

/* ---- The row of slip with an elliptic cone, for atlases: that of the circular one above, from the data L A L, L B, C, L u. */

#define F_SPATIAL_ELLIPTIC_SPEED2(IN, ADD, SUB, MUL) \
    F_SPATIAL_u1R(IN, ADD, SUB, MUL)                 \
    F_SPATIAL_u2R(IN, ADD, SUB, MUL)                 \
    MUL(u1r_squared, u1r, u1r)                       \
    MUL(u2r_squared, u2r, u2r)                       \
    ADD(speed2r, u1r_squared, u2r_squared)

/* Bu = L B . L u      the Painleve parameter of the slip is p = C - Bu / |L u| */
#define F_SPATIAL_ELLIPTIC_BU(IN, ADD, SUB, MUL) \
    F_SPATIAL_B1R(IN, ADD, SUB, MUL)             \
    F_SPATIAL_B2R(IN, ADD, SUB, MUL)             \
    IN(u1r) IN(u2r)                              \
    MUL(B1r_u1r, B1r, u1r)                       \
    MUL(B2r_u2r, B2r, u2r)                       \
    ADD(Bu, B1r_u1r, B2r_u2r)

/* p_slip = C^2 |L u|^2 - Bu^2      has the sign of p where Bu > 0; else p > 0 */
#define F_SPATIAL_ELLIPTIC_P(IN, ADD, SUB, MUL)  \
    IN(C) IN(speed2r) IN(Bu)                     \
    MUL(C_squared, C, C)                         \
    MUL(C_speed_squared, C_squared, speed2r)     \
    MUL(Bu_squared, Bu, Bu)                      \
    SUB(p_slip, C_speed_squared, Bu_squared)

/* B_side = L B . J L u      J (x, y) = (-y, x) */
#define F_SPATIAL_ELLIPTIC_BSIDE(IN, ADD, SUB, MUL) \
    IN(B1r) IN(B2r) IN(u1r) IN(u2r)                 \
    MUL(B2r_u1r, B2r, u1r)                          \
    MUL(B1r_u2r, B1r, u2r)                          \
    SUB(B_side, B2r_u1r, B1r_u2r)

/* S_side = J L u . (C L A L - L B (L B)^T) L u = C (J L u . L A L L u) - B_side Bu      where p = 0, h has the sign of B_side S_side */
#define F_SPATIAL_ELLIPTIC_SSIDE(IN, ADD, SUB, MUL) \
    F_SPATIAL_A11R(IN, ADD, SUB, MUL)               \
    F_SPATIAL_A12R(IN, ADD, SUB, MUL)               \
    F_SPATIAL_A22R(IN, ADD, SUB, MUL)               \
    IN(C) IN(u1r) IN(u2r) IN(u1r_squared) IN(u2r_squared) IN(B_side) IN(Bu) \
    SUB(ur_squares, u1r_squared, u2r_squared)       \
    MUL(A12_ur, A12r, ur_squares)                   \
    SUB(Ar_gap, A22r, A11r)                         \
    MUL(u1r_u2r, u1r, u2r)                          \
    MUL(Ar_gap_ur, Ar_gap, u1r_u2r)                 \
    ADD(A_side, A12_ur, Ar_gap_ur)                  \
    MUL(C_A_side, C, A_side)                        \
    MUL(B_side_Bu, B_side, Bu)                      \
    SUB(S_side, C_A_side, B_side_Bu)

#define SPATIAL_ELLIPTIC_SLIP_FORMULAS(FORMULA)                                                                   \
    FORMULA(F_SPATIAL_DETA, detA, "1/kg^2", "determinant of A")                                                   \
    FORMULA(F_SPATIAL_SLIP_DETG, detG, "1/kg^3", "determinant of [A B; B^T C]")                                   \
    FORMULA(F_SPATIAL_ELLIPTIC_SPEED2, speed2r, "m^2/s^2", "square of L u, L = diag(mu1, mu2)")                   \
    FORMULA(F_SPATIAL_ELLIPTIC_BU, Bu, "m/(kg s)", "L B . L u")                                                   \
    FORMULA(F_SPATIAL_ELLIPTIC_P, p_slip, "m^2/(kg s)^2", "p |L u| (C |L u| + L B . L u)")                        \
    FORMULA(F_SPATIAL_ELLIPTIC_BSIDE, B_side, "m/(kg s)", "L B across the slip L u, times |L u|")                 \
    FORMULA(F_SPATIAL_ELLIPTIC_SSIDE, S_side, "m^2/(kg s)^2", "slip L u times C L A L - L B (L B)^T times what lies across it")

/* Forms on the circle: X = X_1 + X_c cos phi + X_s sin phi + X_cc cos^2 phi + X_cs cos phi sin phi + X_ss sin^2 phi; a coefficient that is
 * not listed is 0.
 *     p = C - mu B.d                  Painleve parameter
 *     g = e.B - mu e.Ad               turning of the slip per normal force
 *     k = mu d.Ad - B.d               braking of the slip per normal force
 *     h = p e.Ae - (B.e) g            turn form
 *     R = p (e.a) - b g,  E = p (d.a) + b k
 */
#define F_SPATIAL_P_C(IN, ADD, SUB, MUL) IN(mu) IN(B1) MUL(muB1, mu, B1) SUB(nothing, muB1, muB1) SUB(p_c, nothing, muB1)
#define F_SPATIAL_P_S(IN, ADD, SUB, MUL) IN(mu) IN(B2) IN(nothing) MUL(muB2, mu, B2) SUB(p_s, nothing, muB2)
#define F_SPATIAL_G_S(IN, ADD, SUB, MUL) IN(B1) IN(nothing) SUB(g_s, nothing, B1)
#define F_SPATIAL_G_SS(IN, ADD, SUB, MUL) IN(mu) IN(A12) MUL(g_ss, mu, A12)
#define F_SPATIAL_G_CC(IN, ADD, SUB, MUL) IN(nothing) IN(g_ss) SUB(g_cc, nothing, g_ss)
#define F_SPATIAL_G_CS(IN, ADD, SUB, MUL) \
    IN(mu) IN(A11) IN(A22) MUL(k_cc, mu, A11) MUL(k_ss, mu, A22) SUB(g_cs, k_cc, k_ss)
#define F_SPATIAL_K_C(IN, ADD, SUB, MUL) IN(B1) IN(nothing) SUB(k_c, nothing, B1)
#define F_SPATIAL_K_S(IN, ADD, SUB, MUL) IN(B2) IN(nothing) SUB(k_s, nothing, B2)
#define F_SPATIAL_K_CS(IN, ADD, SUB, MUL) IN(g_ss) ADD(k_cs, g_ss, g_ss)
#define F_SPATIAL_H_C(IN, ADD, SUB, MUL) \
    IN(muB1) IN(muB2) IN(A12) IN(A22) MUL(A12_muB2, A12, muB2) MUL(A22_muB1, A22, muB1) SUB(h_c, A12_muB2, A22_muB1)
#define F_SPATIAL_H_S(IN, ADD, SUB, MUL) \
    IN(muB1) IN(muB2) IN(A11) IN(A12) MUL(A12_muB1, A12, muB1) MUL(A11_muB2, A11, muB2) SUB(h_s, A12_muB1, A11_muB2)
#define F_SPATIAL_H_CC(IN, ADD, SUB, MUL) \
    IN(A22) IN(B2) IN(C) MUL(C_A22, C, A22) MUL(B2_B2, B2, B2) SUB(h_cc, C_A22, B2_B2)
#define F_SPATIAL_H_CS(IN, ADD, SUB, MUL) \
    IN(A12) IN(B1) IN(B2) IN(C) MUL(B1_B2, B1, B2) MUL(C_A12, C, A12) SUB(minus_S12, B1_B2, C_A12) ADD(h_cs, minus_S12, minus_S12)
#define F_SPATIAL_H_SS(IN, ADD, SUB, MUL) \
    IN(A11) IN(B1) IN(C) MUL(C_A11, C, A11) MUL(B1_B1, B1, B1) SUB(h_ss, C_A11, B1_B1)
#define F_SPATIAL_R_C(IN, ADD, SUB, MUL) IN(B2) IN(C) IN(a2) IN(b) MUL(C_a2, C, a2) MUL(b_B2, b, B2) SUB(R_c, C_a2, b_B2)
#define F_SPATIAL_R_S(IN, ADD, SUB, MUL) IN(B1) IN(C) IN(a1) IN(b) MUL(C_a1, C, a1) MUL(b_B1, b, B1) SUB(R_s, b_B1, C_a1)
#define F_SPATIAL_R_CC(IN, ADD, SUB, MUL) \
    IN(muB1) IN(a2) IN(b) IN(g_ss) MUL(muB1_a2, muB1, a2) MUL(b_muA12, b, g_ss) SUB(R_cc, b_muA12, muB1_a2)
#define F_SPATIAL_R_SS(IN, ADD, SUB, MUL) IN(muB2) IN(a1) IN(b_muA12) MUL(muB2_a1, muB2, a1) SUB(R_ss, muB2_a1, b_muA12)
#define F_SPATIAL_R_CS(IN, ADD, SUB, MUL)                                                       \
    IN(muB1) IN(muB2) IN(a1) IN(a2) IN(b) IN(g_cs)                                              \
    MUL(muB1_a1, muB1, a1) MUL(muB2_a2, muB2, a2) MUL(b_g_cs, b, g_cs)                          \
    SUB(R_cs_1, muB1_a1, muB2_a2) SUB(R_cs, R_cs_1, b_g_cs)
#define F_SPATIAL_E_C(IN, ADD, SUB, MUL) IN(C_a1) IN(b_B1) SUB(E_c, C_a1, b_B1)
#define F_SPATIAL_E_CC(IN, ADD, SUB, MUL) IN(b) IN(k_cc) IN(muB1_a1) MUL(b_k_cc, b, k_cc) SUB(E_cc, b_k_cc, muB1_a1)
#define F_SPATIAL_E_SS(IN, ADD, SUB, MUL) IN(b) IN(k_ss) IN(muB2_a2) MUL(b_k_ss, b, k_ss) SUB(E_ss, b_k_ss, muB2_a2)
#define F_SPATIAL_E_CS(IN, ADD, SUB, MUL)                                                       \
    IN(b_muA12) IN(muB1_a2) IN(muB2_a1)                                                         \
    ADD(b_k_cs, b_muA12, b_muA12) SUB(E_cs_1, b_k_cs, muB1_a2) SUB(E_cs, E_cs_1, muB2_a1)

#define SPATIAL_FORM_FORMULAS(FORMULA)                                     \
    FORMULA(F_SPATIAL_P_C, p_c, "", "p") FORMULA(F_SPATIAL_P_S, p_s, "", "p") \
    FORMULA(F_SPATIAL_G_S, g_s, "", "g") FORMULA(F_SPATIAL_G_SS, g_ss, "", "g") FORMULA(F_SPATIAL_G_CC, g_cc, "", "g") \
    FORMULA(F_SPATIAL_G_CS, g_cs, "", "g") FORMULA(F_SPATIAL_K_C, k_c, "", "k") FORMULA(F_SPATIAL_K_S, k_s, "", "k") \
    FORMULA(F_SPATIAL_K_CS, k_cs, "", "k") FORMULA(F_SPATIAL_H_C, h_c, "", "h") FORMULA(F_SPATIAL_H_S, h_s, "", "h") \
    FORMULA(F_SPATIAL_H_CC, h_cc, "", "h") FORMULA(F_SPATIAL_H_CS, h_cs, "", "h") FORMULA(F_SPATIAL_H_SS, h_ss, "", "h") \
    FORMULA(F_SPATIAL_R_C, R_c, "", "R") FORMULA(F_SPATIAL_R_S, R_s, "", "R") FORMULA(F_SPATIAL_R_CC, R_cc, "", "R") \
    FORMULA(F_SPATIAL_R_SS, R_ss, "", "R") FORMULA(F_SPATIAL_R_CS, R_cs, "", "R") FORMULA(F_SPATIAL_E_C, E_c, "", "E") \
    FORMULA(F_SPATIAL_E_CC, E_cc, "", "E") FORMULA(F_SPATIAL_E_SS, E_ss, "", "E") FORMULA(F_SPATIAL_E_CS, E_cs, "", "E")

#endif
