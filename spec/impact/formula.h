/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas of the planar impact with Coulomb friction: Champneys & Varkonyi [CV16], section 3.2.
 *
 * Impulse process: with the normal impulse I as time and the tangential impulse J,
 *     du = A dJ + B dI        tangential velocity of the contact point, m/s
 *     dv = B dJ + C dI        normal velocity,                          m/s
 * so that slip forward (dJ = -mu dI) moves (u, v) along (-k+, p+), slip backward along (k-, p-), and
 * stick (du = 0) along (0, Delta / A).  Delta, p+, p-, k+, k- are those of spec/contact/formula.h, which
 * also defines the notation.
 */
#ifndef SPEC_IMPACT_FORMULA_H
#define SPEC_IMPACT_FORMULA_H

#include "contact/formula.h"

/* r_range = r - r^2      not negative exactly when 0 <= r <= 1, 1 */
#define F_R_RANGE(IN, ADD, SUB, MUL) \
    IN(r)                            \
    MUL(r_r, r, r)                   \
    SUB(r_range, r, r_r)

/* D_c+ = p+ u + k+ v     for u >= 0: the sign of u where slip forward ends compression, times p+, m/(kg s).
 * Slip forward from (u, v) meets u = 0 on the left of v = 0 exactly when it is negative. */
#define F_D_C_PLUS(IN, ADD, SUB, MUL) \
    IN(u) IN(v) IN(p_plus) IN(k_plus) \
    MUL(p_plus_u, p_plus, u)          \
    MUL(k_plus_v, k_plus, v)          \
    ADD(D_c_plus, p_plus_u, k_plus_v)

/* D_r+ = p+ u + (1 + r) k+ v     the same for the end of restitution, where slip alone has v = -r v, m/(kg s) */
#define F_D_R_PLUS(IN, ADD, SUB, MUL)   \
    IN(r) IN(v) IN(k_plus) IN(D_c_plus) \
    MUL(r_k_plus, r, k_plus)            \
    MUL(r_k_plus_v, r_k_plus, v)        \
    ADD(D_r_plus, D_c_plus, r_k_plus_v)

/* D_c- = k- v - p- u     the mirror image, for u <= 0, m/(kg s) */
#define F_D_C_MINUS(IN, ADD, SUB, MUL)  \
    IN(u) IN(v) IN(p_minus) IN(k_minus) \
    MUL(p_minus_u, p_minus, u)          \
    MUL(k_minus_v, k_minus, v)          \
    SUB(D_c_minus, k_minus_v, p_minus_u)

/* D_r- = (1 + r) k- v - p- u     the mirror image, for u <= 0, m/(kg s) */
#define F_D_R_MINUS(IN, ADD, SUB, MUL)    \
    IN(r) IN(v) IN(k_minus) IN(D_c_minus) \
    MUL(r_k_minus, r, k_minus)            \
    MUL(r_k_minus_v, r_k_minus, v)        \
    ADD(D_r_minus, D_c_minus, r_k_minus_v)

/* u_after = u_before + A J + B I      the impulses of a piece change the velocity, m/s    [CV16, section 3.2] */
#define F_U_AFTER(IN, ADD, SUB, MUL)         \
    IN(A) IN(B) IN(u_before) IN(I) IN(J)     \
    MUL(A_J, A, J)                           \
    MUL(B_I, B, I)                           \
    ADD(u_change, A_J, B_I)                  \
    ADD(u_after, u_before, u_change)

/* v_after = v_before + B J + C I      the same in the normal direction, m/s               [CV16, section 3.2] */
#define F_V_AFTER(IN, ADD, SUB, MUL)         \
    IN(B) IN(C) IN(v_before) IN(I) IN(J)     \
    MUL(B_J, B, J)                           \
    MUL(C_I, C, I)                           \
    ADD(v_change, B_J, C_I)                  \
    ADD(v_after, v_before, v_change)

/* W = (v_before + v_after) I     twice the work of the normal force on a piece, J: v is linear in I */
#define F_WORK(IN, ADD, SUB, MUL)   \
    IN(v_before) IN(v_after) IN(I)  \
    ADD(v_sum, v_before, v_after)   \
    MUL(W, v_sum, I)

/* q = v_last^2 - slope (r^2 W_c + W_r)    the square of the outgoing v of the energetic law, m^2/s^2.
 * On the last piece, of slope dv/dI = slope, twice the work is (v_out^2 - v_last^2) / slope; all the work of
 * restitution is -r^2 times that of compression, W_c < 0, and W_r of it is done before.  [CV16, section 3.2] */
#define F_REBOUND(IN, ADD, SUB, MUL)              \
    IN(v_last) IN(slope) IN(r) IN(W_c) IN(W_r)    \
    MUL(v_last_v_last, v_last, v_last)            \
    MUL(r_squared, r, r)                          \
    MUL(r_r_W_c, r_squared, W_c)                  \
    ADD(W_missing, r_r_W_c, W_r)                  \
    MUL(slope_W, slope, W_missing)                \
    SUB(q, v_last_v_last, slope_W)

/* E = C u^2 - 2 B u v + A v^2     kinetic energy times 2 Delta, J/kg^2: (u, v) M (u, v) / 2 with the contact
 * inertia M, the inverse of (A B; B C).  It leaves out the energy that no contact impulse can change. */
#define F_ENERGY(IN, ADD, SUB, MUL)            \
    IN(A) IN(B) IN(C) IN(u_now) IN(v_now)      \
    MUL(C_u, C, u_now)                         \
    MUL(B_v, B, v_now)                         \
    SUB(C_u_less, C_u, B_v)                    \
    SUB(C_u_less_twice, C_u_less, B_v)         \
    MUL(E_u, C_u_less_twice, u_now)            \
    MUL(A_v, A, v_now)                         \
    MUL(E_v, A_v, v_now)                       \
    ADD(E, E_u, E_v)

/* The program `impact`: its inputs are the numbers of the problem, in the order of the record. */
#define IMPACT_INPUTS(INPUT)                                                           \
    INPUT(A, "1/kg", "tangential acceleration per tangential contact force; A > 0")    \
    INPUT(B, "1/kg", "coupling: normal acceleration per tangential contact force")     \
    INPUT(C, "1/kg", "normal acceleration per normal contact force; C > 0")            \
    INPUT(mu, "1", "Coulomb's coefficient of friction; mu >= 0")                       \
    INPUT(u, "m/s", "tangential velocity before the impact")                           \
    INPUT(v, "m/s", "normal velocity before the impact; v <= 0")                       \
    INPUT(r, "1", "coefficient of restitution; 0 <= r <= 1")

#define IMPACT_FORMULAS(FORMULA)                                                             \
    FORMULA(F_DELTA, Delta, "1/kg^2", "determinant of the inverse contact inertia")          \
    FORMULA(F_P_PLUS, p_plus, "1/kg", "Painleve parameter of positive slip")                 \
    FORMULA(F_P_MINUS, p_minus, "1/kg", "Painleve parameter of negative slip")               \
    FORMULA(F_K_PLUS, k_plus, "1/kg", "tangential response to the force of positive slip")   \
    FORMULA(F_K_MINUS, k_minus, "1/kg", "tangential response to the force of negative slip") \
    FORMULA(F_R_RANGE, r_range, "1", "not negative exactly when 0 <= r <= 1")                \
    FORMULA(F_D_C_PLUS, D_c_plus, "m/(kg s)", "negative where slip forward ends in compression")  \
    FORMULA(F_D_R_PLUS, D_r_plus, "m/(kg s)", "negative where slip forward ends in the impact")   \
    FORMULA(F_D_C_MINUS, D_c_minus, "m/(kg s)", "negative where slip backward ends in compression") \
    FORMULA(F_D_R_MINUS, D_r_minus, "m/(kg s)", "negative where slip backward ends in the impact")

/* The program `piece`: one straight piece of the impulse process. */
#define PIECE_INPUTS(INPUT)                                     \
    INPUT(A, "1/kg", "as in the program impact")                \
    INPUT(B, "1/kg", "as in the program impact")                \
    INPUT(C, "1/kg", "as in the program impact")                \
    INPUT(u_before, "m/s", "tangential velocity at its start")  \
    INPUT(v_before, "m/s", "normal velocity at its start")      \
    INPUT(I, "N s", "normal impulse of the piece")              \
    INPUT(J, "N s", "tangential impulse of the piece")

#define PIECE_FORMULAS(FORMULA)                                            \
    FORMULA(F_U_AFTER, u_after, "m/s", "tangential velocity at its end")   \
    FORMULA(F_V_AFTER, v_after, "m/s", "normal velocity at its end")       \
    FORMULA(F_WORK, W, "J", "twice the work of the normal force")

/* The program `rebound`: where the energetic law ends restitution. */
#define REBOUND_INPUTS(INPUT)                                              \
    INPUT(v_last, "m/s", "normal velocity where the last piece begins")    \
    INPUT(slope, "1/kg", "dv/dI on the last piece, positive")              \
    INPUT(r, "1", "coefficient of restitution")                            \
    INPUT(W_c, "J", "twice the work of the normal force in compression")   \
    INPUT(W_r, "J", "twice its work in restitution before the last piece")

#define REBOUND_FORMULAS(FORMULA) FORMULA(F_REBOUND, q, "m^2/s^2", "square of the outgoing normal velocity")

/* The program `energy`. */
#define ENERGY_INPUTS(INPUT)                        \
    INPUT(A, "1/kg", "as in the program impact")    \
    INPUT(B, "1/kg", "as in the program impact")    \
    INPUT(C, "1/kg", "as in the program impact")    \
    INPUT(u_now, "m/s", "tangential velocity")      \
    INPUT(v_now, "m/s", "normal velocity")

#define ENERGY_FORMULAS(FORMULA) FORMULA(F_ENERGY, E, "J/kg^2", "kinetic energy of the contact point, times 2 Delta")

#endif
