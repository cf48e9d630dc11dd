/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas of one step of a solver: spec/step.md.
 *
 * The free velocity (a, b) of the contact point, an impulse (P_T, P_N) and the velocity (U_T, U_N) that the solver answers:
 *     U_T = a + A P_T + B P_N        U_N = b + B P_T + C P_N        Newton, m/s
 * and y = U_N + bias with Newton's restitution.  The exact set of Coulomb's law is that of spec/contact/formula.h with b + bias in the
 * place of b.  The notation of formulas is that of spec/contact/formula.h.
 */
#ifndef SPEC_STEP_FORMULA_H
#define SPEC_STEP_FORMULA_H

/* q = b + bias            free normal velocity with restitution, m/s */
#define F_STEP_Q(IN, ADD, SUB, MUL) \
    IN(b) IN(bias)                  \
    ADD(q, b, bias)

/* q+ = q - mu a           first edge of the dual cone, m/s: a free velocity inside needs no impulse by the associated law */
#define F_STEP_Q_PLUS(IN, ADD, SUB, MUL) \
    IN(a) IN(mu) IN(q)                   \
    MUL(mu_a_plus, mu, a)                \
    SUB(q_plus, q, mu_a_plus)

/* q- = q + mu a           second edge of the dual cone, m/s */
#define F_STEP_Q_MINUS(IN, ADD, SUB, MUL) \
    IN(a) IN(mu) IN(q)                    \
    MUL(mu_a_minus, mu, a)                \
    ADD(q_minus, q, mu_a_minus)

/* residual_T = U_T - (a + A P_T + B P_N)      what the answer lacks of Newton's law, m/s */
#define F_STEP_RESIDUAL_T(IN, ADD, SUB, MUL) \
    IN(A) IN(B) IN(P_N) IN(P_T) IN(U_T) IN(a) \
    MUL(A_P_T, A, P_T)                       \
    MUL(B_P_N, B, P_N)                       \
    ADD(row_T, A_P_T, B_P_N)                 \
    ADD(newton_T, a, row_T)                  \
    SUB(residual_T, U_T, newton_T)

/* residual_N = U_N - (b + B P_T + C P_N)      the same, normal, m/s */
#define F_STEP_RESIDUAL_N(IN, ADD, SUB, MUL) \
    IN(B) IN(C) IN(P_N) IN(P_T) IN(U_N) IN(b) \
    MUL(B_P_T, B, P_T)                       \
    MUL(C_P_N, C, P_N)                       \
    ADD(row_N, B_P_T, C_P_N)                 \
    ADD(newton_N, b, row_N)                  \
    SUB(residual_N, U_N, newton_N)

/* y = U_N + bias          the velocity that is complementary to P_N, m/s */
#define F_STEP_Y(IN, ADD, SUB, MUL) \
    IN(U_N) IN(bias)                \
    ADD(y, U_N, bias)

/* friction+ = P_T + mu P_N    zero in positive slip, not negative in the cone, N s */
#define F_STEP_FRICTION_PLUS(IN, ADD, SUB, MUL) \
    IN(P_N) IN(P_T) IN(mu)                      \
    MUL(mu_P_N_plus, mu, P_N)                   \
    ADD(friction_plus, P_T, mu_P_N_plus)

/* friction- = P_T - mu P_N    zero in negative slip, not positive in the cone, N s */
#define F_STEP_FRICTION_MINUS(IN, ADD, SUB, MUL) \
    IN(P_N) IN(P_T) IN(mu)                       \
    MUL(mu_P_N_minus, mu, P_N)                   \
    SUB(friction_minus, P_T, mu_P_N_minus)

/* rise+ = y - mu U_T      zero in positive slip by the associated law, m/s */
#define F_STEP_RISE_PLUS(IN, ADD, SUB, MUL) \
    IN(U_T) IN(mu) IN(y)                    \
    MUL(mu_U_T_plus, mu, U_T)               \
    SUB(rise_plus, y, mu_U_T_plus)

/* rise- = y + mu U_T      the same for negative slip, m/s */
#define F_STEP_RISE_MINUS(IN, ADD, SUB, MUL) \
    IN(U_T) IN(mu) IN(y)                     \
    MUL(mu_U_T_minus, mu, U_T)               \
    ADD(rise_minus, y, mu_U_T_minus)

/* work2 = P_T (a + U_T) + P_N (b + U_N)      twice the work of the impulse, J */
#define F_STEP_WORK(IN, ADD, SUB, MUL) \
    IN(P_N) IN(P_T) IN(U_N) IN(U_T) IN(a) IN(b) \
    ADD(twice_mean_T, a, U_T)          \
    ADD(twice_mean_N, b, U_N)          \
    MUL(work_T, P_T, twice_mean_T)     \
    MUL(work_N, P_N, twice_mean_N)     \
    ADD(work2, work_T, work_N)

/* The program `step`.  INPUT(name, unit, meaning), FORMULA(macro, output, unit, meaning) */
#define STEP_INPUTS(INPUT)                                                             \
    INPUT(a, "m/s", "free tangential velocity: of the contact point without its impulse") \
    INPUT(b, "m/s", "free normal velocity")                                            \
    INPUT(A, "1/kg", "tangential velocity per tangential impulse; A > 0")              \
    INPUT(B, "1/kg", "coupling: normal velocity per tangential impulse")               \
    INPUT(C, "1/kg", "normal velocity per normal impulse; C > 0")                      \
    INPUT(mu, "1", "Coulomb's coefficient of friction; mu >= 0")                       \
    INPUT(P_T, "N s", "the answer: tangential impulse")                                \
    INPUT(P_N, "N s", "the answer: normal impulse")                                    \
    INPUT(U_T, "m/s", "the answer: tangential velocity of the contact point")          \
    INPUT(U_N, "m/s", "the answer: normal velocity of the contact point")              \
    INPUT(bias, "m/s", "restitution: e times the normal velocity before, where it approaches")

#define STEP_FORMULAS(FORMULA)                                                                      \
    FORMULA(F_STEP_Q, q, "m/s", "free normal velocity with restitution")                            \
    FORMULA(F_STEP_Q_PLUS, q_plus, "m/s", "first edge of the dual cone")                            \
    FORMULA(F_STEP_Q_MINUS, q_minus, "m/s", "second edge of the dual cone")                         \
    FORMULA(F_STEP_RESIDUAL_T, residual_T, "m/s", "tangential velocity that Newton does not explain") \
    FORMULA(F_STEP_RESIDUAL_N, residual_N, "m/s", "normal velocity that Newton does not explain")   \
    FORMULA(F_STEP_Y, y, "m/s", "normal velocity with restitution")                                 \
    FORMULA(F_STEP_FRICTION_PLUS, friction_plus, "N s", "zero in positive slip")                    \
    FORMULA(F_STEP_FRICTION_MINUS, friction_minus, "N s", "zero in negative slip")                  \
    FORMULA(F_STEP_RISE_PLUS, rise_plus, "m/s", "zero in positive slip by the associated law")      \
    FORMULA(F_STEP_RISE_MINUS, rise_minus, "m/s", "zero in negative slip by the associated law")    \
    FORMULA(F_STEP_WORK, work2, "J", "twice the work of the impulse")

/* The program `step_body`: from a body to its contact; inv_m = 1/m and inv_I = 1/I. */

/* A = 1/m + ry^2/I */
#define F_BODY_A(IN, ADD, SUB, MUL)   \
    IN(inv_I) IN(inv_m) IN(ry)        \
    MUL(ry_ry, ry, ry)                \
    MUL(turn_A, ry_ry, inv_I)         \
    ADD(A, inv_m, turn_A)

/* B = -rx ry/I */
#define F_BODY_B(IN, ADD, SUB, MUL)   \
    IN(inv_I) IN(rx) IN(ry)           \
    MUL(rx_ry, rx, ry)                \
    MUL(turn_B, rx_ry, inv_I)         \
    SUB(zero_B, turn_B, turn_B)       \
    SUB(B, zero_B, turn_B)

/* C = 1/m + rx^2/I */
#define F_BODY_C(IN, ADD, SUB, MUL)   \
    IN(inv_I) IN(inv_m) IN(rx)        \
    MUL(rx_rx, rx, rx)                \
    MUL(turn_C, rx_rx, inv_I)         \
    ADD(C, inv_m, turn_C)

/* u = vx - w ry,  v = vy + w rx */
#define F_BODY_U(IN, ADD, SUB, MUL)   \
    IN(ry) IN(vx) IN(w)               \
    MUL(w_ry, w, ry)                  \
    SUB(u, vx, w_ry)
#define F_BODY_V(IN, ADD, SUB, MUL)   \
    IN(rx) IN(vy) IN(w)               \
    MUL(w_rx, w, rx)                  \
    ADD(v, vy, w_rx)

/* a = u + h gx,  b = v + h gy */
#define F_BODY_FREE_T(IN, ADD, SUB, MUL) \
    IN(gx) IN(h) IN(u)                \
    MUL(h_gx, h, gx)                  \
    ADD(a, u, h_gx)
#define F_BODY_FREE_N(IN, ADD, SUB, MUL) \
    IN(gy) IN(h) IN(v)                \
    MUL(h_gy, h, gy)                  \
    ADD(b, v, h_gy)

/* P_T = m (vx_new - vx - h gx),  P_N = m (vy_new - vy - h gy) */
#define F_BODY_P_T(IN, ADD, SUB, MUL) \
    IN(h_gx) IN(m) IN(vx) IN(vx_new)  \
    SUB(change_x, vx_new, vx)         \
    SUB(impulse_x, change_x, h_gx)    \
    MUL(P_T, m, impulse_x)
#define F_BODY_P_N(IN, ADD, SUB, MUL) \
    IN(h_gy) IN(m) IN(vy) IN(vy_new)  \
    SUB(change_y, vy_new, vy)         \
    SUB(impulse_y, change_y, h_gy)    \
    MUL(P_N, m, impulse_y)

/* U_T = vx_new - w_new ry,  U_N = vy_new + w_new rx */
#define F_BODY_U_T(IN, ADD, SUB, MUL) \
    IN(ry) IN(vx_new) IN(w_new)       \
    MUL(w_new_ry, w_new, ry)          \
    SUB(U_T, vx_new, w_new_ry)
#define F_BODY_U_N(IN, ADD, SUB, MUL) \
    IN(rx) IN(vy_new) IN(w_new)       \
    MUL(w_new_rx, w_new, rx)          \
    ADD(U_N, vy_new, w_new_rx)

/* moment = I (w_new - w) - (rx P_N - ry P_T) */
#define F_BODY_MOMENT(IN, ADD, SUB, MUL) \
    IN(I) IN(P_N) IN(P_T) IN(rx) IN(ry) IN(w) IN(w_new) \
    SUB(change_w, w_new, w)           \
    MUL(spin, I, change_w)            \
    MUL(rx_P_N, rx, P_N)              \
    MUL(ry_P_T, ry, P_T)              \
    SUB(torque, rx_P_N, ry_P_T)       \
    SUB(moment, spin, torque)

#define STEP_BODY_INPUTS(INPUT)                                                          \
    INPUT(m, "kg", "mass; m > 0")                                                        \
    INPUT(I, "kg m^2", "moment of inertia; I > 0")                                       \
    INPUT(rx, "m", "contact point that the engine used, from the centre of mass, along the surface") \
    INPUT(ry, "m", "the same, along the outward normal of the surface")                  \
    INPUT(vx, "m/s", "velocity of the centre of mass before the step, along the surface") \
    INPUT(vy, "m/s", "the same, normal")                                                 \
    INPUT(w, "rad/s", "angular velocity before the step")                                \
    INPUT(gx, "m/s^2", "load per mass, along the surface")                               \
    INPUT(gy, "m/s^2", "load per mass, normal")                                          \
    INPUT(h, "s", "length of the step; h > 0")                                           \
    INPUT(vx_new, "m/s", "the answer: velocity after the step, along the surface")       \
    INPUT(vy_new, "m/s", "the answer: velocity after the step, normal")                  \
    INPUT(w_new, "rad/s", "the answer: angular velocity after the step")

#define STEP_BODY_INVERSES(INPUT)              \
    INPUT(inv_m, "1/kg", "1/m")                \
    INPUT(inv_I, "1/(kg m^2)", "1/I")

#define STEP_BODY_PROGRAM_INPUTS(INPUT) STEP_BODY_INPUTS(INPUT) STEP_BODY_INVERSES(INPUT)

#define STEP_BODY_FORMULAS(FORMULA)                               \
    FORMULA(F_BODY_A, A, "1/kg", "as in the program step")        \
    FORMULA(F_BODY_B, B, "1/kg", "as in the program step")        \
    FORMULA(F_BODY_C, C, "1/kg", "as in the program step")        \
    FORMULA(F_BODY_U, u, "m/s", "tangential velocity before")     \
    FORMULA(F_BODY_V, v, "m/s", "normal velocity before")         \
    FORMULA(F_BODY_FREE_T, a, "m/s", "as in the program step")    \
    FORMULA(F_BODY_FREE_N, b, "m/s", "as in the program step")    \
    FORMULA(F_BODY_P_T, P_T, "N s", "as in the program step")     \
    FORMULA(F_BODY_P_N, P_N, "N s", "as in the program step")     \
    FORMULA(F_BODY_U_T, U_T, "m/s", "as in the program step")     \
    FORMULA(F_BODY_U_N, U_N, "m/s", "as in the program step")     \
    FORMULA(F_BODY_MOMENT, moment, "kg m^2/s", "what the answer lacks of the balance of moment")

/* The program `step_sizes`: sums of absolute values; its inputs are absolute values, but for A, C and mu, which are not negative. */

/* s_T = |a| + A |P_T| + |B| |P_N|,  s_N = |b| + |bias| + |B| |P_T| + C |P_N| */
#define F_SIZE_S_T(IN, ADD, SUB, MUL)  \
    IN(A) IN(B) IN(P_N) IN(P_T) IN(a_size) \
    MUL(size_A_P_T, A, P_T)            \
    MUL(size_B_P_N, B, P_N)            \
    ADD(size_row_T, size_A_P_T, size_B_P_N) \
    ADD(s_T, a_size, size_row_T)
#define F_SIZE_S_N(IN, ADD, SUB, MUL)  \
    IN(B) IN(C) IN(P_N) IN(P_T) IN(b_size) IN(bias) \
    MUL(size_B_P_T, B, P_T)            \
    MUL(size_C_P_N, C, P_N)            \
    ADD(size_row_N, size_B_P_T, size_C_P_N) \
    ADD(size_q, b_size, bias)          \
    ADD(s_N, size_q, size_row_N)

/* noise = s_T + s_N + |U_T| + |U_N| + body_noise,  impulse = |P_T| + |P_N| + body_impulse */
#define F_SIZE_NOISE(IN, ADD, SUB, MUL) \
    IN(U_N) IN(U_T) IN(body_noise) IN(s_N) IN(s_T) \
    ADD(size_rows, s_T, s_N)           \
    ADD(size_U, U_T, U_N)              \
    ADD(size_contact, size_rows, size_U) \
    ADD(noise, size_contact, body_noise)
#define F_SIZE_IMPULSE(IN, ADD, SUB, MUL) \
    IN(P_N) IN(P_T) IN(body_impulse)   \
    ADD(size_P, P_T, P_N)              \
    ADD(impulse, size_P, body_impulse)

/* noise_T = noise + A impulse,  noise_N = noise + C impulse */
#define F_SIZE_NOISE_T(IN, ADD, SUB, MUL) \
    IN(A) IN(impulse) IN(noise)        \
    MUL(A_impulse, A, impulse)         \
    ADD(noise_T, noise, A_impulse)
#define F_SIZE_NOISE_N(IN, ADD, SUB, MUL) \
    IN(C) IN(impulse) IN(noise)        \
    MUL(C_impulse, C, impulse)         \
    ADD(noise_N, noise, C_impulse)

/* s_cone = A mu |P_N| */
#define F_SIZE_S_CONE(IN, ADD, SUB, MUL) \
    IN(A) IN(P_N) IN(mu)               \
    MUL(size_mu_P_N, mu, P_N)          \
    MUL(s_cone, A, size_mu_P_N)

/* s_rise = s_N + mu s_T,  noise_rise = noise + mu noise */
#define F_SIZE_S_RISE(IN, ADD, SUB, MUL) \
    IN(mu) IN(s_N) IN(s_T)             \
    MUL(mu_s_T, mu, s_T)               \
    ADD(s_rise, s_N, mu_s_T)
#define F_SIZE_NOISE_RISE(IN, ADD, SUB, MUL) \
    IN(mu) IN(noise)                   \
    MUL(mu_noise, mu, noise)           \
    ADD(noise_rise, noise, mu_noise)

/* s_work = |P_T| (|a| + |U_T|) + |P_N| (|b| + |U_N|),  noise_work = 2 noise impulse */
#define F_SIZE_S_WORK(IN, ADD, SUB, MUL) \
    IN(P_N) IN(P_T) IN(U_N) IN(U_T) IN(a) IN(b) \
    ADD(size_mean_T, a, U_T)           \
    ADD(size_mean_N, b, U_N)           \
    MUL(size_work_T, P_T, size_mean_T) \
    MUL(size_work_N, P_N, size_mean_N) \
    ADD(s_work, size_work_T, size_work_N)
#define F_SIZE_NOISE_WORK(IN, ADD, SUB, MUL) \
    IN(impulse) IN(noise)              \
    MUL(noise_impulse, noise, impulse) \
    ADD(noise_work, noise_impulse, noise_impulse)

#define STEP_SIZES_INPUTS(INPUT)                                        \
    INPUT(a, "m/s", "|a|")                                              \
    INPUT(b, "m/s", "|b|")                                              \
    INPUT(A, "1/kg", "A")                                               \
    INPUT(B, "1/kg", "|B|")                                             \
    INPUT(C, "1/kg", "C")                                               \
    INPUT(mu, "1", "mu")                                                \
    INPUT(P_T, "N s", "|P_T|")                                          \
    INPUT(P_N, "N s", "|P_N|")                                          \
    INPUT(U_T, "m/s", "|U_T|")                                          \
    INPUT(U_N, "m/s", "|U_N|")                                          \
    INPUT(bias, "m/s", "|bias|")                                        \
    INPUT(a_size, "m/s", "the sum of the absolute values of the terms of a") \
    INPUT(b_size, "m/s", "the sum of the absolute values of the terms of b") \
    INPUT(body_noise, "m/s", "of a body: the velocities that U and a are made of; else 0") \
    INPUT(body_impulse, "N s", "of a body: the impulses that P is made of; else 0")

#define STEP_SIZES_FORMULAS(FORMULA)                                         \
    FORMULA(F_SIZE_S_T, s_T, "m/s", "size of the tangential row")            \
    FORMULA(F_SIZE_S_N, s_N, "m/s", "size of the normal row")                \
    FORMULA(F_SIZE_NOISE, noise, "m/s", "sum of all velocities")             \
    FORMULA(F_SIZE_IMPULSE, impulse, "N s", "sum of all impulses")           \
    FORMULA(F_SIZE_NOISE_T, noise_T, "m/s", "noise of a tangential impulse") \
    FORMULA(F_SIZE_NOISE_N, noise_N, "m/s", "noise of a normal impulse")     \
    FORMULA(F_SIZE_S_CONE, s_cone, "m/s", "size of the friction limit")      \
    FORMULA(F_SIZE_S_RISE, s_rise, "m/s", "size of the row of the associated law") \
    FORMULA(F_SIZE_NOISE_RISE, noise_rise, "m/s", "noise of this row")       \
    FORMULA(F_SIZE_S_WORK, s_work, "J", "size of twice the work")            \
    FORMULA(F_SIZE_NOISE_WORK, noise_work, "J", "noise of twice the work")

/* The program `step_body_sizes`: of a body; its inputs are absolute values. */

/* x_size = |vx| + h |gx| + |vx_new|,  y_size = |vy| + h |gy| + |vy_new|,  w_size = |w| + |w_new| */
#define F_SIZE_X(IN, ADD, SUB, MUL)    \
    IN(gx) IN(h) IN(vx) IN(vx_new)     \
    MUL(size_h_gx, h, gx)              \
    ADD(size_vx, vx, vx_new)           \
    ADD(x_size, size_vx, size_h_gx)
#define F_SIZE_Y(IN, ADD, SUB, MUL)    \
    IN(gy) IN(h) IN(vy) IN(vy_new)     \
    MUL(size_h_gy, h, gy)              \
    ADD(size_vy, vy, vy_new)           \
    ADD(y_size, size_vy, size_h_gy)
#define F_SIZE_W(IN, ADD, SUB, MUL)    \
    IN(w) IN(w_new)                    \
    ADD(w_size, w, w_new)

/* a_size = |vx| + h |gx| + |w| |ry|,  b_size = |vy| + h |gy| + |w| |rx| */
#define F_SIZE_FREE_T(IN, ADD, SUB, MUL) \
    IN(ry) IN(size_h_gx) IN(vx) IN(w)  \
    MUL(size_w_ry, w, ry)              \
    ADD(size_u, vx, size_w_ry)         \
    ADD(a_size, size_u, size_h_gx)
#define F_SIZE_FREE_N(IN, ADD, SUB, MUL) \
    IN(rx) IN(size_h_gy) IN(vy) IN(w)  \
    MUL(size_w_rx, w, rx)              \
    ADD(size_v_N, vy, size_w_rx)       \
    ADD(b_size, size_v_N, size_h_gy)

/* body_noise = x_size + y_size + w_size (|rx| + |ry|),  body_impulse = m (x_size + y_size) */
#define F_SIZE_BODY_NOISE(IN, ADD, SUB, MUL) \
    IN(rx) IN(ry) IN(w_size) IN(x_size) IN(y_size) \
    ADD(size_v, x_size, y_size)        \
    ADD(size_r, rx, ry)                \
    MUL(size_w_r, w_size, size_r)      \
    ADD(body_noise, size_v, size_w_r)
#define F_SIZE_BODY_IMPULSE(IN, ADD, SUB, MUL) \
    IN(m) IN(size_v)                   \
    MUL(body_impulse, m, size_v)

/* s_M = |rx| |P_N| + |ry| |P_T|,  noise_M = I w_size + m |rx| y_size + m |ry| x_size */
#define F_SIZE_S_M(IN, ADD, SUB, MUL)  \
    IN(P_N) IN(P_T) IN(rx) IN(ry)      \
    MUL(size_rx_P_N, rx, P_N)          \
    MUL(size_ry_P_T, ry, P_T)          \
    ADD(s_M, size_rx_P_N, size_ry_P_T)
#define F_SIZE_NOISE_M(IN, ADD, SUB, MUL) \
    IN(I) IN(m) IN(rx) IN(ry) IN(w_size) IN(x_size) IN(y_size) \
    MUL(size_rx_y, rx, y_size)         \
    MUL(size_ry_x, ry, x_size)         \
    ADD(size_arm, size_rx_y, size_ry_x) \
    MUL(size_torque, m, size_arm)      \
    MUL(size_spin, I, w_size)          \
    ADD(noise_M, size_spin, size_torque)

#define STEP_BODY_SIZES_INPUTS(INPUT)          \
    STEP_BODY_INPUTS(INPUT)                    \
    INPUT(P_T, "N s", "|P_T|")                 \
    INPUT(P_N, "N s", "|P_N|")

#define STEP_BODY_SIZES_FORMULAS(FORMULA)                                    \
    FORMULA(F_SIZE_X, x_size, "m/s", "velocities along the surface")         \
    FORMULA(F_SIZE_Y, y_size, "m/s", "normal velocities")                    \
    FORMULA(F_SIZE_W, w_size, "rad/s", "angular velocities")                 \
    FORMULA(F_SIZE_FREE_T, a_size, "m/s", "sum of the absolute values of the terms of a") \
    FORMULA(F_SIZE_FREE_N, b_size, "m/s", "sum of the absolute values of the terms of b") \
    FORMULA(F_SIZE_BODY_NOISE, body_noise, "m/s", "velocities that those of the contact point are made of") \
    FORMULA(F_SIZE_BODY_IMPULSE, body_impulse, "N s", "momenta that the impulse is the difference of") \
    FORMULA(F_SIZE_S_M, s_M, "kg m^2/s", "size of the balance of moment")    \
    FORMULA(F_SIZE_NOISE_M, noise_M, "kg m^2/s", "noise of the balance of moment")

#endif
