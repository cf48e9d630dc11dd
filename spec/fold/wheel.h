/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas of the wheel on a turntable [SJ14] on its switching surface, where the coordinates are r, the place of the slider, and omega, the
 * angular velocity of the disc; v follows from h = 0.  Times dashed: dt = T dt', as in [SJ14] (1) to (3). */
#ifndef SPEC_FOLD_WHEEL_H
#define SPEC_FOLD_WHEEL_H

/* C = cot S                  cos gamma */
#define F_FOLD_C(IN, ADD, SUB, MUL) \
    IN(cot) IN(S)                   \
    MUL(C, cot, S)

/* unit = (S^2 + C^2)^2 - (S^2 + C^2)      0, so that S^2 + C^2 = 1 */
#define F_FOLD_UNIT(IN, ADD, SUB, MUL)             \
    IN(S) IN(C)                                    \
    MUL(S_S, S, S)                                 \
    MUL(C_C, C, C)                                 \
    ADD(unit_part, S_S, C_C)                       \
    MUL(unit_part_unit_part, unit_part, unit_part) \
    SUB(unit, unit_part_unit_part, unit_part)

/* side_range = side^3 - side      0, so that side is 1 or -1 */
#define F_FOLD_SIDE(IN, ADD, SUB, MUL)   \
    IN(side)                             \
    MUL(side_side, side, side)           \
    MUL(side_side_side, side_side, side) \
    SUB(side_range, side_side_side, side)

/* De = omega - omega0        angular velocity of the disc over the turntable */
#define F_FOLD_DE(IN, ADD, SUB, MUL) \
    IN(omega) IN(omega0)             \
    SUB(De, omega, omega0)

/* e = d - r cot              on the switching surface v = De e       [SJ14] (9) */
#define F_FOLD_E(IN, ADD, SUB, MUL) \
    IN(d) IN(r) IN(cot)             \
    MUL(r_cot, r, cot)              \
    SUB(e, d, r_cot)

/* v = De e                   velocity of the slider */
#define F_FOLD_V(IN, ADD, SUB, MUL) \
    IN(De) IN(e)                    \
    MUL(v, De, e)

/* T = m (beta^2 + r^2)       dt = T dt' gives the time t' of [SJ14] (1) */
#define F_FOLD_T(IN, ADD, SUB, MUL) \
    IN(m) IN(beta) IN(r)            \
    MUL(beta_beta, beta, beta)      \
    MUL(r_r, r, r)                  \
    ADD(T_part, beta_beta, r_r)     \
    MUL(T, m, T_part)

/* keff = side kappa          M = keff lambda, F = lambda on the switching surface */
#define F_FOLD_KEFF(IN, ADD, SUB, MUL) \
    IN(side) IN(kappa)                 \
    MUL(keff, side, kappa)

/* p1 = k2 (r0 - r) - c2 v + m r omega^2 */
#define F_FOLD_P1(IN, ADD, SUB, MUL)                 \
    IN(k2) IN(r0) IN(r) IN(c2) IN(v) IN(m) IN(omega) \
    SUB(p1_part, r0, r)                              \
    MUL(k2_p1_part, k2, p1_part)                     \
    MUL(c2_v, c2, v)                                 \
    SUB(p1_part_2, k2_p1_part, c2_v)                 \
    MUL(m_r, m, r)                                   \
    MUL(m_r_omega, m_r, omega)                       \
    MUL(m_r_omega_omega, m_r_omega, omega)           \
    ADD(p1, p1_part_2, m_r_omega_omega)

/* p2 = d r C + (beta^2 + r^2) S */
#define F_FOLD_P2(IN, ADD, SUB, MUL) \
    IN(d) IN(r) IN(C) IN(beta) IN(S) \
    MUL(d_r, d, r)                   \
    MUL(d_r_C, d_r, C)               \
    MUL(beta_beta_2, beta, beta)     \
    MUL(r_r_2, r, r)                 \
    ADD(p2_part, beta_beta_2, r_r_2) \
    MUL(p2_part_S, p2_part, S)       \
    ADD(p2, d_r_C, p2_part_S)

/* A = -(r^2 + keff r C + beta^2 S^2)      change of h' per unit of lambda */
#define F_FOLD_A(IN, ADD, SUB, MUL)        \
    IN(r) IN(keff) IN(C) IN(beta) IN(S)    \
    MUL(r_r_3, r, r)                       \
    MUL(keff_r, keff, r)                   \
    MUL(keff_r_C, keff_r, C)               \
    ADD(A_part, r_r_3, keff_r_C)           \
    MUL(beta_beta_3, beta, beta)           \
    MUL(beta_beta_3_S, beta_beta_3, S)     \
    MUL(beta_beta_3_S_S, beta_beta_3_S, S) \
    ADD(A_part_2, A_part, beta_beta_3_S_S) \
    SUB(nothing_A, A_part_2, A_part_2)     \
    SUB(A, nothing_A, A_part_2)

/* B = r C (c1 + 2 m r v) omega - p1 p2 - T De v C      h' without friction */
#define F_FOLD_B(IN, ADD, SUB, MUL)                                     \
    IN(r) IN(C) IN(c1) IN(m) IN(v) IN(omega) IN(p1) IN(p2) IN(T) IN(De) \
    MUL(r_C, r, C)                                                      \
    MUL(m_r_2, m, r)                                                    \
    MUL(m_r_2_v, m_r_2, v)                                              \
    ADD(m_r_2_v_2, m_r_2_v, m_r_2_v)                                    \
    ADD(B_part, c1, m_r_2_v_2)                                          \
    MUL(r_C_B_part, r_C, B_part)                                        \
    MUL(r_C_B_part_omega, r_C_B_part, omega)                            \
    MUL(p1_p2, p1, p2)                                                  \
    SUB(B_part_2, r_C_B_part_omega, p1_p2)                              \
    MUL(T_De, T, De)                                                    \
    MUL(T_De_v, T_De, v)                                                \
    MUL(T_De_v_C, T_De_v, C)                                            \
    SUB(B, B_part_2, T_De_v_C)

/* Lp = B + mu A              h' along f+ */
#define F_FOLD_LP(IN, ADD, SUB, MUL) \
    IN(B) IN(mu) IN(A)               \
    MUL(mu_A, mu, A)                 \
    ADD(Lp, B, mu_A)

/* Lm = B - mu A              h' along f- */
#define F_FOLD_LM(IN, ADD, SUB, MUL) \
    IN(B) IN(mu) IN(A)               \
    MUL(mu_A_2, mu, A)               \
    SUB(Lm, B, mu_A_2)

/* fall = De cot              -dv/dr on the switching surface */
#define F_FOLD_FALL(IN, ADD, SUB, MUL) \
    IN(De) IN(cot)                     \
    MUL(fall, De, cot)

/* B_omega = dB/domega = r C (c1 + 2 m r e (2 omega - omega0)) - p2 (2 m r omega - c2 e) - 2 T C v */
#define F_FOLD_B_OMEGA(IN, ADD, SUB, MUL)                                         \
    IN(r) IN(C) IN(c1) IN(m) IN(e) IN(omega) IN(omega0) IN(p2) IN(c2) IN(T) IN(v) \
    MUL(r_C_2, r, C)                                                              \
    MUL(m_r_3, m, r)                                                              \
    MUL(m_r_3_e, m_r_3, e)                                                        \
    ADD(m_r_3_e_2, m_r_3_e, m_r_3_e)                                              \
    ADD(omega_2, omega, omega)                                                    \
    SUB(B_omega_part, omega_2, omega0)                                            \
    MUL(m_r_3_e_2_B_omega_part, m_r_3_e_2, B_omega_part)                          \
    ADD(B_omega_part_2, c1, m_r_3_e_2_B_omega_part)                               \
    MUL(r_C_2_B_omega_part_2, r_C_2, B_omega_part_2)                              \
    MUL(m_r_3_omega, m_r_3, omega)                                                \
    ADD(m_r_3_omega_2, m_r_3_omega, m_r_3_omega)                                  \
    MUL(c2_e, c2, e)                                                              \
    SUB(B_omega_part_3, m_r_3_omega_2, c2_e)                                      \
    MUL(p2_B_omega_part_3, p2, B_omega_part_3)                                    \
    SUB(B_omega_part_4, r_C_2_B_omega_part_2, p2_B_omega_part_3)                  \
    MUL(T_C, T, C)                                                                \
    MUL(T_C_v, T_C, v)                                                            \
    ADD(T_C_v_2, T_C_v, T_C_v)                                                    \
    SUB(B_omega, B_omega_part_4, T_C_v_2)

/* B_r = dB/dr = (k2 - c2 fall - m omega^2) p2 - p1 (d C + 2 r S) - 2 m r De v C + T De C fall
 *       + C omega (c1 + 4 m r v - 2 m r^2 fall) */
#define F_FOLD_B_R(IN, ADD, SUB, MUL)                                                                      \
    IN(k2) IN(c2) IN(fall) IN(m) IN(omega) IN(p2) IN(p1) IN(d) IN(C) IN(r) IN(S) IN(De) IN(v) IN(T) IN(c1) \
    MUL(c2_fall, c2, fall)                                                                                 \
    SUB(B_r_part, k2, c2_fall)                                                                             \
    MUL(m_omega, m, omega)                                                                                 \
    MUL(m_omega_omega, m_omega, omega)                                                                     \
    SUB(B_r_part_2, B_r_part, m_omega_omega)                                                               \
    MUL(B_r_part_2_p2, B_r_part_2, p2)                                                                     \
    MUL(d_C, d, C)                                                                                         \
    MUL(r_S, r, S)                                                                                         \
    ADD(r_S_2, r_S, r_S)                                                                                   \
    ADD(B_r_part_3, d_C, r_S_2)                                                                            \
    MUL(p1_B_r_part_3, p1, B_r_part_3)                                                                     \
    SUB(B_r_part_4, B_r_part_2_p2, p1_B_r_part_3)                                                          \
    MUL(m_r_4, m, r)                                                                                       \
    MUL(m_r_4_De, m_r_4, De)                                                                               \
    MUL(m_r_4_De_v, m_r_4_De, v)                                                                           \
    MUL(m_r_4_De_v_C, m_r_4_De_v, C)                                                                       \
    ADD(m_r_4_De_v_C_2, m_r_4_De_v_C, m_r_4_De_v_C)                                                        \
    SUB(B_r_part_5, B_r_part_4, m_r_4_De_v_C_2)                                                            \
    MUL(T_De_2, T, De)                                                                                     \
    MUL(T_De_2_C, T_De_2, C)                                                                               \
    MUL(T_De_2_C_fall, T_De_2_C, fall)                                                                     \
    ADD(B_r_part_6, B_r_part_5, T_De_2_C_fall)                                                             \
    MUL(C_omega, C, omega)                                                                                 \
    MUL(m_r_4_v, m_r_4, v)                                                                                 \
    ADD(m_r_4_v_2, m_r_4_v, m_r_4_v)                                                                       \
    ADD(m_r_4_v_4, m_r_4_v_2, m_r_4_v_2)                                                                   \
    ADD(B_r_part_7, c1, m_r_4_v_4)                                                                         \
    MUL(m_r_4_r, m_r_4, r)                                                                                 \
    MUL(m_r_4_r_fall, m_r_4_r, fall)                                                                       \
    ADD(m_r_4_r_fall_2, m_r_4_r_fall, m_r_4_r_fall)                                                        \
    SUB(B_r_part_8, B_r_part_7, m_r_4_r_fall_2)                                                            \
    MUL(C_omega_B_r_part_8, C_omega, B_r_part_8)                                                           \
    ADD(B_r, B_r_part_6, C_omega_B_r_part_8)

/* turn = r C + keff          domega/dt' per unit of lambda */
#define F_FOLD_TURN(IN, ADD, SUB, MUL) \
    IN(r) IN(C) IN(keff)               \
    MUL(r_C_3, r, C)                   \
    ADD(turn, r_C_3, keff)

/* drift = d p1 - (c1 + 2 m r v) omega      domega/dt' without friction */
#define F_FOLD_DRIFT(IN, ADD, SUB, MUL)             \
    IN(d) IN(p1) IN(c1) IN(m) IN(r) IN(v) IN(omega) \
    MUL(d_p1, d, p1)                                \
    MUL(m_r_5, m, r)                                \
    MUL(m_r_5_v, m_r_5, v)                          \
    ADD(m_r_5_v_2, m_r_5_v, m_r_5_v)                \
    ADD(drift_part, c1, m_r_5_v_2)                  \
    MUL(drift_part_omega, drift_part, omega)        \
    SUB(drift, d_p1, drift_part_omega)

/* p = T v B_r + B_omega drift */
#define F_FOLD_P(IN, ADD, SUB, MUL)           \
    IN(T) IN(v) IN(B_r) IN(B_omega) IN(drift) \
    MUL(T_v, T, v)                            \
    MUL(T_v_B_r, T_v, B_r)                    \
    MUL(B_omega_drift, B_omega, drift)        \
    ADD(p, T_v_B_r, B_omega_drift)

/* q = -mu T v (2 r + keff C)      mu dA/dr dr/dt' */
#define F_FOLD_Q(IN, ADD, SUB, MUL)              \
    IN(mu) IN(T) IN(v) IN(r) IN(keff) IN(C)      \
    MUL(mu_T, mu, T)                             \
    MUL(mu_T_v, mu_T, v)                         \
    ADD(r_2, r, r)                               \
    MUL(keff_C, keff, C)                         \
    ADD(q_part, r_2, keff_C)                     \
    MUL(mu_T_v_q_part, mu_T_v, q_part)           \
    SUB(nothing_q, mu_T_v_q_part, mu_T_v_q_part) \
    SUB(q, nothing_q, mu_T_v_q_part)

/* w = mu B_omega turn */
#define F_FOLD_W(IN, ADD, SUB, MUL) \
    IN(mu) IN(B_omega) IN(turn)     \
    MUL(mu_B_omega, mu, B_omega)    \
    MUL(w, mu_B_omega, turn)

/* Kpp = p + q + w            derivative of Lp along f+ */
#define F_FOLD_KPP(IN, ADD, SUB, MUL) \
    IN(p) IN(q) IN(w)                 \
    ADD(Kpp_part, p, q)               \
    ADD(Kpp, Kpp_part, w)

/* Kpm = p + q - w            of Lp along f- */
#define F_FOLD_KPM(IN, ADD, SUB, MUL) \
    IN(p) IN(q) IN(w)                 \
    ADD(Kpm_part, p, q)               \
    SUB(Kpm, Kpm_part, w)

/* Kmp = p - q + w            of Lm along f+ */
#define F_FOLD_KMP(IN, ADD, SUB, MUL) \
    IN(p) IN(q) IN(w)                 \
    SUB(Kmp_part, p, q)               \
    ADD(Kmp, Kmp_part, w)

/* Kmm = p - q - w            of Lm along f- */
#define F_FOLD_KMM(IN, ADD, SUB, MUL) \
    IN(p) IN(q) IN(w)                 \
    SUB(Kmm_part, p, q)               \
    SUB(Kmm, Kmm_part, w)

/* roll = r De S              g S^2, g the velocity along the wheel; 0 where the wheel does not slip at all */
#define F_FOLD_ROLL(IN, ADD, SUB, MUL) \
    IN(r) IN(De) IN(S)                 \
    MUL(r_De, r, De)                   \
    MUL(roll, r_De, S)

/* agree = side roll          positive where side is the sign of g */
#define F_FOLD_AGREE(IN, ADD, SUB, MUL) \
    IN(side) IN(roll)                   \
    MUL(agree, side, roll)

#define FOLD_ANGLE_FORMULAS(FORMULA)                              \
    FORMULA(F_FOLD_C, C, "1", "cosine of the angle of the wheel") \
    FORMULA(F_FOLD_UNIT, unit, "1", "0 where S and cot belong to an angle")

#define FOLD_MOTION_FORMULAS(FORMULA)                                                    \
    FORMULA(F_FOLD_SIDE, side_range, "1", "0 where side is 1 or -1")                     \
    FORMULA(F_FOLD_DE, De, "rad/s", "angular velocity over the turntable")               \
    FORMULA(F_FOLD_E, e, "m", "v per unit of De on the switching surface")               \
    FORMULA(F_FOLD_V, v, "m/s", "velocity of the slider in the slot")                    \
    FORMULA(F_FOLD_T, T, "kg m^2", "factor between the time and that of the equations")  \
    FORMULA(F_FOLD_KEFF, keff, "m", "moment per friction force: sign(g) kappa")          \
    FORMULA(F_FOLD_P1, p1, "N", "force along the slot but for friction")                 \
    FORMULA(F_FOLD_P2, p2, "m^2", "lever of the friction force in the equation of v")    \
    FORMULA(F_FOLD_A, A, "m^2", "rate of h per friction force")                          \
    FORMULA(F_FOLD_B, B, "N m^2", "rate of h without friction")                          \
    FORMULA(F_FOLD_LP, Lp, "N m^2", "rate of h along f+, the field of h > 0")            \
    FORMULA(F_FOLD_LM, Lm, "N m^2", "rate of h along f-, the field of h < 0")            \
    FORMULA(F_FOLD_FALL, fall, "1/s", "-dv/dr on the switching surface")                 \
    FORMULA(F_FOLD_B_OMEGA, B_omega, "N m^2 s", "derivative of B by omega")              \
    FORMULA(F_FOLD_B_R, B_r, "N m", "derivative of B by r")                              \
    FORMULA(F_FOLD_TURN, turn, "m", "rate of omega per friction force")                  \
    FORMULA(F_FOLD_DRIFT, drift, "N m", "rate of omega without friction")                \
    FORMULA(F_FOLD_P, p, "N^2 m^3 s", "part of the K that both signs share")             \
    FORMULA(F_FOLD_Q, q, "N^2 m^3 s", "part of the K with the sign of the first index")  \
    FORMULA(F_FOLD_W, w, "N^2 m^3 s", "part of the K with the sign of the second index") \
    FORMULA(F_FOLD_KPP, Kpp, "N^2 m^3 s", "derivative of Lp along f+")                   \
    FORMULA(F_FOLD_KPM, Kpm, "N^2 m^3 s", "derivative of Lp along f-")                   \
    FORMULA(F_FOLD_KMP, Kmp, "N^2 m^3 s", "derivative of Lm along f+")                   \
    FORMULA(F_FOLD_KMM, Kmm, "N^2 m^3 s", "derivative of Lm along f-")                   \
    FORMULA(F_FOLD_ROLL, roll, "m/s", "sign of the rolling velocity g")                  \
    FORMULA(F_FOLD_AGREE, agree, "m/s", "positive where side is the sign of g")

#endif
