/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdict table of the planar impact, for A, C, Delta > 0, mu >= 0, v <= 0 and 0 <= r <= 1.
 *
 *   ROW(name, condition, region, first, second, switch)
 *
 * The condition is about the signs of u, v, p_plus, p_minus, k_plus, k_minus, D_c_plus, D_r_plus, D_c_minus
 * and D_r_minus, and reads the same for a sign and for the real number.
 * region  the region of the impact map [CV16, Figure 10], or NO_REGION
 * first   how the impact begins: SLIP_PLUS, SLIP_MINUS (slip forward, backward) or STICK
 * second  what follows the moment when u becomes 0, or NONE when the impact ends before
 * switch  the phase in which that moment lies: COMPRESSION (v < 0 there), RESTITUTION (v >= 0 there) or NEVER
 * The rows do not depend on the law of restitution: all three laws end at v = -r v where there is slip only,
 * and the end of compression knows no law.  Disjoint and complete over the hypotheses: D_r <= D_c wherever k v <= 0,
 * and D_r, D_c > 0 where k < 0.
 */
#ifndef SPEC_IMPACT_TABLE_H
#define SPEC_IMPACT_TABLE_H

#define T_IMPACT(ROW)                                                                                                                                       \
    /* u > 0, v < 0: slip forward, to the end or until u = 0; then stick, or slip backward where friction is too weak to hold. */                           \
    ROW(forward_slip,                     u > 0 && v < 0 && D_r_plus >= 0,                                          1, SLIP_PLUS,  NONE,       NEVER)       \
    ROW(forward_stick_in_restitution,     u > 0 && v < 0 && D_r_plus < 0 && D_c_plus >= 0 && k_minus >= 0,          3, SLIP_PLUS,  STICK,      RESTITUTION) \
    ROW(forward_stick_in_compression,     u > 0 && v < 0 && D_r_plus < 0 && D_c_plus < 0 && k_minus >= 0,           5, SLIP_PLUS,  STICK,      COMPRESSION) \
    ROW(forward_reversal_in_restitution,  u > 0 && v < 0 && D_r_plus < 0 && D_c_plus >= 0 && k_minus < 0,           7, SLIP_PLUS,  SLIP_MINUS, RESTITUTION) \
    ROW(forward_reversal_in_compression,  u > 0 && v < 0 && D_r_plus < 0 && D_c_plus < 0 && k_minus < 0,            9, SLIP_PLUS,  SLIP_MINUS, COMPRESSION) \
    /* u < 0, v < 0: the mirror image. */                                                                                                                   \
    ROW(backward_slip,                    u < 0 && v < 0 && D_r_minus >= 0,                                         2, SLIP_MINUS, NONE,       NEVER)       \
    ROW(backward_stick_in_restitution,    u < 0 && v < 0 && D_r_minus < 0 && D_c_minus >= 0 && k_plus >= 0,         4, SLIP_MINUS, STICK,      RESTITUTION) \
    ROW(backward_stick_in_compression,    u < 0 && v < 0 && D_r_minus < 0 && D_c_minus < 0 && k_plus >= 0,          6, SLIP_MINUS, STICK,      COMPRESSION) \
    ROW(backward_reversal_in_restitution, u < 0 && v < 0 && D_r_minus < 0 && D_c_minus >= 0 && k_plus < 0,          8, SLIP_MINUS, SLIP_PLUS,  RESTITUTION) \
    ROW(backward_reversal_in_compression, u < 0 && v < 0 && D_r_minus < 0 && D_c_minus < 0 && k_plus < 0,          10, SLIP_MINUS, SLIP_PLUS,  COMPRESSION) \
    /* u = 0, v < 0: stick where friction holds, else slip from the start. */                                                                               \
    ROW(straight_stick,                   u == 0 && v < 0 && k_plus >= 0 && k_minus >= 0,                           0, STICK,      NONE,       NEVER)       \
    ROW(straight_slip_forward,            u == 0 && v < 0 && k_plus < 0,                                            1, SLIP_PLUS,  NONE,       NEVER)       \
    ROW(straight_slip_backward,           u == 0 && v < 0 && k_minus < 0,                                           2, SLIP_MINUS, NONE,       NEVER)       \
    /* v = 0: an impact only where slip drives the point into the surface, p < 0. */                                                                        \
    ROW(forward_without_collision,        u > 0 && v == 0 && p_plus < 0,                                            5, SLIP_PLUS,  STICK,      COMPRESSION) \
    ROW(backward_without_collision,       u < 0 && v == 0 && p_minus < 0,                                           6, SLIP_MINUS, STICK,      COMPRESSION) \
    ROW(forward_at_pole,                  u > 0 && v == 0 && p_plus == 0,                                   NO_REGION, SLIP_PLUS,  NONE,       NEVER)       \
    ROW(backward_at_pole,                 u < 0 && v == 0 && p_minus == 0,                                  NO_REGION, SLIP_MINUS, NONE,       NEVER)       \
    ROW(forward_touch,                    u > 0 && v == 0 && p_plus > 0,                                    NO_REGION, NONE,       NONE,       NEVER)       \
    ROW(backward_touch,                   u < 0 && v == 0 && p_minus > 0,                                   NO_REGION, NONE,       NONE,       NEVER)       \
    ROW(rest,                             u == 0 && v == 0,                                                 NO_REGION, NONE,       NONE,       NEVER)

/* Where a polynomial that is zero separates two rows: then, and only then, the verdict names it.
 *   BOUNDARY(name, condition) */
#define T_IMPACT_BOUNDARY(BOUNDARY)                                          \
    BOUNDARY(p_plus,    u > 0 && v == 0)                                     \
    BOUNDARY(p_minus,   u < 0 && v == 0)                                     \
    BOUNDARY(k_plus,    v < 0 && (u == 0 || (u < 0 && D_r_minus <= 0)))      \
    BOUNDARY(k_minus,   v < 0 && (u == 0 || (u > 0 && D_r_plus <= 0)))       \
    BOUNDARY(D_c_plus,  v < 0 && u > 0)                                      \
    BOUNDARY(D_r_plus,  v < 0 && u > 0)                                      \
    BOUNDARY(D_c_minus, v < 0 && u < 0)                                      \
    BOUNDARY(D_r_minus, v < 0 && u < 0)

#endif
