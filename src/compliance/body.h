/* SPDX-License-Identifier: BSD-2-Clause */
/* The constants of a motion on the spring, and its phases, exactly.
 *
 * In each phase v_dot = beta + pi f and u_dot = drift - kappa f with constants, so that f'' + d pi f' + k pi f = -k
 * beta. */
#ifndef COMPLIANCE_BODY_H
#define COMPLIANCE_BODY_H

#include "numbers/number.h"

enum phase_word { SLIP_FORWARD, SLIP_BACKWARD, STICK, PHASES };

struct compliance_phase {
    enum phase_word word;
    const struct number *beta, *pi, *kappa, *drift;
    int pi_sign;
    const struct number *damping; /* d pi / 2 */
    /* d^2 pi^2 / 4 - k pi: the square of half the difference of the two exponential rates */
    const struct number *rate2;
    int rate2_sign;
    int is_overdamped; /* 16 rate2 > damping^2: the two exponentials are far apart, and are used in place of c and s */
    const struct number *rest; /* -beta / pi, the force of the equilibrium; NULL when pi = 0 */
};

struct compliance_body {
    struct number_pool *pool;
    const struct number *a, *b, *k, *d, *k_plus, *k_minus;
    struct compliance_phase phase[PHASES];
};

/* The exact state at the start, and the derivatives of the force in a phase; y[0] is the force itself. */
enum { DERIVATIVES = 6 };

struct compliance_start {
    const struct number *u, *v, *delta, *y[DERIVATIVES];
};

/* body_of: computes the constants from the values of compliance_program. Returns 1, or 0 when a sign is not found
 * within the budget. */
int body_of(struct number_pool *pool, const struct number *const *value, struct compliance_body *body);

/* body_derivatives: computes y[1] ... from the force y[0] and v at one time. */
void body_derivatives(const struct compliance_body *body, const struct compliance_phase *phase,
                      struct compliance_start *start);

/* body_u_derivative: the derivative of u of order j >= 1 at the start, in a phase. */
const struct number *body_u_derivative(const struct compliance_body *body, const struct compliance_phase *phase,
                                       const struct compliance_start *start, int j);

/* How the motion begins. BEGIN_UNKNOWN: a sign is not found within the budget. */
enum beginning { BEGIN_CONTACT, BEGIN_NO_CONTACT, BEGIN_REST, BEGIN_UNKNOWN };

/* body_begin: the first phase, and whether the point stays in contact, from the signs of the derivatives of u and of f
 * at the start. */
enum beginning body_begin(const struct compliance_body *body, struct compliance_start *start, enum phase_word *word);

/* body_goes_on: 1 when exact inequalities prove that the first phase never ends and f is never negative in it
 * (spec/compliance/README.md, section 5); else 0. */
int body_goes_on(const struct compliance_body *body, const struct compliance_phase *phase,
                 const struct compliance_start *start);

/* body_force_is_bounded: 1 when the energy proves that f is never negative in the first phase; it may be 0.
 * body_is_constant: 1 when f is constant in it. body_slips_through: 1 when a = b = d = delta = 0 and slip does not stop
 * before the force is 0 again; it may stop at that moment. */
int body_slips_through(const struct compliance_body *body, const struct compliance_phase *phase,
                       const struct compliance_start *start);
int body_force_is_bounded(const struct compliance_body *body, const struct compliance_phase *phase,
                          const struct compliance_start *start);
int body_is_constant(const struct compliance_start *start);

/* body_limits: the bounds of the force between which stick persists, besides f > 0; NULL when there is no such bound. */
void body_limits(const struct compliance_body *body, const struct number **least, const struct number **most);

const char *phase_name(enum phase_word word);

#endif
