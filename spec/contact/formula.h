/* SPDX-License-Identifier: BSD-2-Clause */
/* Formulas of one planar contact: Champneys & Varkonyi [CV16], section 3.1.
 *
 * State at y = v = 0, contact force (lambda_T, lambda_N):
 *     u_dot = a + A lambda_T + B lambda_N        tangential acceleration, m/s^2
 *     v_dot = b + B lambda_T + C lambda_N        normal acceleration,     m/s^2
 *
 * A formula is a straight-line program, one operation a line:
 *     IN(x)         x is an argument: a field of the problem or the output of an earlier formula
 *     ADD(t, x, y)  t = x + y        SUB(t, x, y)  t = x - y        MUL(t, x, y)  t = x * y
 * Its last line is its output.  Every name is given once in the whole file, because the formulas
 * of a theory are run one after the other as a single program.
 * spec/formula/program.h and spec/formula/logic.h say what the text becomes; nothing else may state a formula again.
 */
#ifndef SPEC_CONTACT_FORMULA_H
#define SPEC_CONTACT_FORMULA_H

/* Delta = A C - B^2      determinant of the inverse contact inertia, 1/kg^2; positive for every body */
#define F_DELTA(IN, ADD, SUB, MUL) \
    IN(A) IN(B) IN(C)              \
    MUL(A_C, A, C)                 \
    MUL(B_B, B, B)                 \
    SUB(Delta, A_C, B_B)

/* p+ = C - mu B          Painleve parameter of positive slip, 1/kg         [CV16, section 3.1] */
#define F_P_PLUS(IN, ADD, SUB, MUL) \
    IN(B) IN(C) IN(mu)              \
    MUL(mu_B_plus, mu, B)           \
    SUB(p_plus, C, mu_B_plus)

/* p- = C + mu B          Painleve parameter of negative slip, 1/kg         [CV16, section 3.1] */
#define F_P_MINUS(IN, ADD, SUB, MUL) \
    IN(B) IN(C) IN(mu)               \
    MUL(mu_B_minus, mu, B)           \
    ADD(p_minus, C, mu_B_minus)

/* k+ = mu A - B          tangential deceleration of positive slip per unit of normal force, 1/kg   [CV16, section 3.1] */
#define F_K_PLUS(IN, ADD, SUB, MUL) \
    IN(A) IN(B) IN(mu)              \
    MUL(mu_A_plus, mu, A)           \
    SUB(k_plus, mu_A_plus, B)

/* k- = mu A + B          the same for negative slip, 1/kg                  [CV16, section 3.1] */
#define F_K_MINUS(IN, ADD, SUB, MUL) \
    IN(A) IN(B) IN(mu)               \
    MUL(mu_A_minus, mu, A)           \
    ADD(k_minus, mu_A_minus, B)

/* E+ = a p+ + b k+       first edge of the friction cone, m/(kg s^2): negative inside    [CV16, section 3.1] */
#define F_E_PLUS(IN, ADD, SUB, MUL) \
    IN(a) IN(b) IN(k_plus) IN(p_plus) \
    MUL(a_p_plus, a, p_plus)        \
    MUL(b_k_plus, b, k_plus)        \
    ADD(E_plus, a_p_plus, b_k_plus)

/* E- = b k- - a p-       second edge of the friction cone, m/(kg s^2): negative inside   [CV16, section 3.1] */
#define F_E_MINUS(IN, ADD, SUB, MUL) \
    IN(a) IN(b) IN(k_minus) IN(p_minus) \
    MUL(b_k_minus, b, k_minus)       \
    MUL(a_p_minus, a, p_minus)       \
    SUB(E_minus, b_k_minus, a_p_minus)

/* N = a B - A b          normal force of stick times Delta, m/(kg s^2)     [CV16, section 3.1] */
#define F_N(IN, ADD, SUB, MUL) \
    IN(A) IN(B) IN(a) IN(b)    \
    MUL(a_B, a, B)             \
    MUL(A_b, A, b)             \
    SUB(N, a_B, A_b)

/* N_T = b B - a C        tangential force of stick times Delta, m/(kg s^2) [CV16, section 3.1] */
#define F_N_T(IN, ADD, SUB, MUL) \
    IN(B) IN(C) IN(a) IN(b)      \
    MUL(b_B, b, B)               \
    MUL(a_C, a, C)               \
    SUB(N_T, b_B, a_C)

/* u_dot = a + A lambda_T + B lambda_N      Newton, tangential, m/s^2       [CV16, section 3] */
#define F_U_DOT(IN, ADD, SUB, MUL) \
    IN(A) IN(B) IN(a) IN(lambda_N) IN(lambda_T) \
    MUL(A_lambda_T, A, lambda_T)   \
    MUL(B_lambda_N, B, lambda_N)   \
    ADD(u_dot_force, A_lambda_T, B_lambda_N) \
    ADD(u_dot, a, u_dot_force)

/* v_dot = b + B lambda_T + C lambda_N      Newton, normal, m/s^2           [CV16, section 3] */
#define F_V_DOT(IN, ADD, SUB, MUL) \
    IN(B) IN(C) IN(b) IN(lambda_N) IN(lambda_T) \
    MUL(B_lambda_T, B, lambda_T)   \
    MUL(C_lambda_N, C, lambda_N)   \
    ADD(v_dot_force, B_lambda_T, C_lambda_N) \
    ADD(v_dot, b, v_dot_force)

/* The program `contact`: its inputs are the fields of the problem, in the order of the record.
 * INPUT(name, unit, meaning) */
#define CONTACT_INPUTS(INPUT)                                                          \
    INPUT(a, "m/s^2", "tangential acceleration of the contact point without contact force") \
    INPUT(b, "m/s^2", "normal acceleration of the contact point without contact force")     \
    INPUT(A, "1/kg", "tangential acceleration per tangential contact force; A > 0")    \
    INPUT(B, "1/kg", "coupling: normal acceleration per tangential contact force")     \
    INPUT(C, "1/kg", "normal acceleration per normal contact force; C > 0")            \
    INPUT(mu, "1", "Coulomb's coefficient of friction; mu >= 0")                       \
    INPUT(u, "m/s", "tangential velocity of the contact point; only its sign matters")

/* FORMULA(macro, output, unit, meaning), in an order in which every argument is known */
#define CONTACT_FORMULAS(FORMULA)                                                            \
    FORMULA(F_DELTA, Delta, "1/kg^2", "determinant of the inverse contact inertia")          \
    FORMULA(F_P_PLUS, p_plus, "1/kg", "Painleve parameter of positive slip")                 \
    FORMULA(F_P_MINUS, p_minus, "1/kg", "Painleve parameter of negative slip")               \
    FORMULA(F_K_PLUS, k_plus, "1/kg", "tangential response to the force of positive slip")   \
    FORMULA(F_K_MINUS, k_minus, "1/kg", "tangential response to the force of negative slip") \
    FORMULA(F_E_PLUS, E_plus, "m/(kg s^2)", "edge of the friction cone towards positive slip") \
    FORMULA(F_E_MINUS, E_minus, "m/(kg s^2)", "edge of the friction cone towards negative slip") \
    FORMULA(F_N, N, "m/(kg s^2)", "normal force of stick, times Delta")                      \
    FORMULA(F_N_T, N_T, "m/(kg s^2)", "tangential force of stick, times Delta")

/* The program `newton`: the accelerations that a contact force causes. */
#define NEWTON_INPUTS(INPUT)                                \
    INPUT(a, "m/s^2", "as in the program contact")          \
    INPUT(b, "m/s^2", "as in the program contact")          \
    INPUT(A, "1/kg", "as in the program contact")           \
    INPUT(B, "1/kg", "as in the program contact")           \
    INPUT(C, "1/kg", "as in the program contact")           \
    INPUT(lambda_N, "N", "normal contact force")            \
    INPUT(lambda_T, "N", "tangential contact force")

#define NEWTON_FORMULAS(FORMULA)                                  \
    FORMULA(F_U_DOT, u_dot, "m/s^2", "tangential acceleration")   \
    FORMULA(F_V_DOT, v_dot, "m/s^2", "normal acceleration")

#endif
