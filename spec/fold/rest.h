/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas of the wheel at rest on the turntable, v = 0 and omega = omega0: it does not slip at all, and the friction (F, M) may be any of the
 * hexagon |M| <= mu kappa, 3 kappa |F| + |M| <= 4 kappa mu, the convex hull of the limits of [SJ14] (6), (7). */
#ifndef SPEC_FOLD_REST_H
#define SPEC_FOLD_REST_H

/* push = k2 (r0 - r) + m r omega0^2      p1 of the state v = 0, omega = omega0 */
#define F_FOLD_PUSH(IN, ADD, SUB, MUL)             \
    IN(k2) IN(r0) IN(r) IN(m) IN(omega0)           \
    SUB(push_part, r0, r)                          \
    MUL(k2_push_part, k2, push_part)               \
    MUL(m_r_6, m, r)                               \
    MUL(m_r_6_omega0, m_r_6, omega0)               \
    MUL(m_r_6_omega0_omega0, m_r_6_omega0, omega0) \
    ADD(push, k2_push_part, m_r_6_omega0_omega0)

/* moment = c1 omega0 - d push + r cot push      the moment M that holds it, with the force F = -push / S */
#define F_FOLD_MOMENT(IN, ADD, SUB, MUL)           \
    IN(c1) IN(omega0) IN(d) IN(push) IN(r) IN(cot) \
    MUL(c1_omega0, c1, omega0)                     \
    MUL(d_push, d, push)                           \
    SUB(moment_part, c1_omega0, d_push)            \
    MUL(r_cot_2, r, cot)                           \
    MUL(r_cot_2_push, r_cot_2, push)               \
    ADD(moment, moment_part, r_cot_2_push)

/* room_p, room_m = mu kappa -+ moment      not negative: |M| <= mu kappa */
#define F_FOLD_ROOM_P(IN, ADD, SUB, MUL) \
    IN(mu) IN(kappa) IN(moment)          \
    MUL(mu_kappa, mu, kappa)             \
    SUB(room_p, mu_kappa, moment)

#define F_FOLD_ROOM_M(IN, ADD, SUB, MUL) \
    IN(mu) IN(kappa) IN(moment)          \
    MUL(mu_kappa_2, mu, kappa)           \
    ADD(room_m, mu_kappa_2, moment)

/* edge_ab = 4 kappa mu S^2 -+ 3 kappa push S -+ S^2 moment      not negative: 3 kappa |F| + |M| <= 4 kappa mu */
#define F_FOLD_EDGE_PP(IN, ADD, SUB, MUL)               \
    IN(kappa) IN(mu) IN(S) IN(push) IN(moment)          \
    MUL(kappa_mu, kappa, mu)                            \
    MUL(kappa_mu_S, kappa_mu, S)                        \
    MUL(kappa_mu_S_S, kappa_mu_S, S)                    \
    ADD(kappa_mu_S_S_2, kappa_mu_S_S, kappa_mu_S_S)     \
    ADD(kappa_mu_S_S_4, kappa_mu_S_S_2, kappa_mu_S_S_2) \
    MUL(kappa_push, kappa, push)                        \
    MUL(kappa_push_S, kappa_push, S)                    \
    ADD(kappa_push_S_2, kappa_push_S, kappa_push_S)     \
    ADD(kappa_push_S_3, kappa_push_S_2, kappa_push_S)   \
    SUB(edge_pp_part, kappa_mu_S_S_4, kappa_push_S_3)   \
    MUL(S_S_2, S, S)                                    \
    MUL(S_S_2_moment, S_S_2, moment)                    \
    SUB(edge_pp, edge_pp_part, S_S_2_moment)

#define F_FOLD_EDGE_PM(IN, ADD, SUB, MUL)                     \
    IN(kappa) IN(mu) IN(S) IN(push) IN(moment)                \
    MUL(kappa_mu_2, kappa, mu)                                \
    MUL(kappa_mu_2_S, kappa_mu_2, S)                          \
    MUL(kappa_mu_2_S_S, kappa_mu_2_S, S)                      \
    ADD(kappa_mu_2_S_S_2, kappa_mu_2_S_S, kappa_mu_2_S_S)     \
    ADD(kappa_mu_2_S_S_4, kappa_mu_2_S_S_2, kappa_mu_2_S_S_2) \
    MUL(kappa_push_2, kappa, push)                            \
    MUL(kappa_push_2_S, kappa_push_2, S)                      \
    ADD(kappa_push_2_S_2, kappa_push_2_S, kappa_push_2_S)     \
    ADD(kappa_push_2_S_3, kappa_push_2_S_2, kappa_push_2_S)   \
    SUB(edge_pm_part, kappa_mu_2_S_S_4, kappa_push_2_S_3)     \
    MUL(S_S_3, S, S)                                          \
    MUL(S_S_3_moment, S_S_3, moment)                          \
    ADD(edge_pm, edge_pm_part, S_S_3_moment)

#define F_FOLD_EDGE_MP(IN, ADD, SUB, MUL)                     \
    IN(kappa) IN(mu) IN(S) IN(push) IN(moment)                \
    MUL(kappa_mu_3, kappa, mu)                                \
    MUL(kappa_mu_3_S, kappa_mu_3, S)                          \
    MUL(kappa_mu_3_S_S, kappa_mu_3_S, S)                      \
    ADD(kappa_mu_3_S_S_2, kappa_mu_3_S_S, kappa_mu_3_S_S)     \
    ADD(kappa_mu_3_S_S_4, kappa_mu_3_S_S_2, kappa_mu_3_S_S_2) \
    MUL(kappa_push_3, kappa, push)                            \
    MUL(kappa_push_3_S, kappa_push_3, S)                      \
    ADD(kappa_push_3_S_2, kappa_push_3_S, kappa_push_3_S)     \
    ADD(kappa_push_3_S_3, kappa_push_3_S_2, kappa_push_3_S)   \
    ADD(edge_mp_part, kappa_mu_3_S_S_4, kappa_push_3_S_3)     \
    MUL(S_S_4, S, S)                                          \
    MUL(S_S_4_moment, S_S_4, moment)                          \
    SUB(edge_mp, edge_mp_part, S_S_4_moment)

#define F_FOLD_EDGE_MM(IN, ADD, SUB, MUL)                     \
    IN(kappa) IN(mu) IN(S) IN(push) IN(moment)                \
    MUL(kappa_mu_4, kappa, mu)                                \
    MUL(kappa_mu_4_S, kappa_mu_4, S)                          \
    MUL(kappa_mu_4_S_S, kappa_mu_4_S, S)                      \
    ADD(kappa_mu_4_S_S_2, kappa_mu_4_S_S, kappa_mu_4_S_S)     \
    ADD(kappa_mu_4_S_S_4, kappa_mu_4_S_S_2, kappa_mu_4_S_S_2) \
    MUL(kappa_push_4, kappa, push)                            \
    MUL(kappa_push_4_S, kappa_push_4, S)                      \
    ADD(kappa_push_4_S_2, kappa_push_4_S, kappa_push_4_S)     \
    ADD(kappa_push_4_S_3, kappa_push_4_S_2, kappa_push_4_S)   \
    ADD(edge_mm_part, kappa_mu_4_S_S_4, kappa_push_4_S_3)     \
    MUL(S_S_5, S, S)                                          \
    MUL(S_S_5_moment, S_S_5, moment)                          \
    ADD(edge_mm, edge_mm_part, S_S_5_moment)

#define FOLD_HOLD_FORMULAS(FORMULA)                                                         \
    FORMULA(F_FOLD_PUSH, push, "N", "force along the slot but for friction")                \
    FORMULA(F_FOLD_MOMENT, moment, "N m", "moment of friction that holds the state")        \
    FORMULA(F_FOLD_ROOM_P, room_p, "N m", "mu kappa - moment")                              \
    FORMULA(F_FOLD_ROOM_M, room_m, "N m", "mu kappa + moment")                              \
    FORMULA(F_FOLD_EDGE_PP, edge_pp, "N m", "4 kappa mu S^2 - 3 kappa push S - S^2 moment") \
    FORMULA(F_FOLD_EDGE_PM, edge_pm, "N m", "4 kappa mu S^2 - 3 kappa push S + S^2 moment") \
    FORMULA(F_FOLD_EDGE_MP, edge_mp, "N m", "4 kappa mu S^2 + 3 kappa push S - S^2 moment") \
    FORMULA(F_FOLD_EDGE_MM, edge_mm, "N m", "4 kappa mu S^2 + 3 kappa push S + S^2 moment")

#endif
