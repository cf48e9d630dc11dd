/* SPDX-License-Identifier: BSD-2-Clause */
#include "compliance/body.h"

#include "compliance/program.h"

const char *phase_name(enum phase_word word)
{
    return word == SLIP_FORWARD ? "S+" : word == SLIP_BACKWARD ? "S-" : "T";
}

/* Computes damping, rate2, rest, and the signs. */
static int complete(const struct compliance_body *body, struct compliance_phase *phase)
{
    struct number_pool *pool = body->pool;
    const struct number *two = number_from_integer(pool, 2);
    phase->pi_sign = number_sign(phase->pi);
    phase->damping = number_divide(pool, number_multiply(pool, body->d, phase->pi), two);
    phase->rate2 = number_subtract(pool, number_multiply(pool, phase->damping, phase->damping),
                                   number_multiply(pool, body->k, phase->pi));
    phase->rate2_sign = number_sign(phase->rate2);
    const struct number *many = number_multiply(pool, number_from_integer(pool, 16), phase->rate2);
    const int apart = number_sign(number_subtract(pool, many, number_multiply(pool, phase->damping, phase->damping)));
    phase->is_overdamped = apart == 1 && number_sign(body->d) == 1;
    phase->rest = NULL;
    if (phase->pi_sign == NUMBER_SIGN_UNKNOWN || phase->rate2_sign == NUMBER_SIGN_UNKNOWN ||
        apart == NUMBER_SIGN_UNKNOWN)
        return 0;
    if (phase->pi_sign != 0) phase->rest = number_divide(pool, number_negate(pool, phase->beta), phase->pi);
    return 1;
}

int body_of(struct number_pool *pool, const struct number *const *value, struct compliance_body *body)
{
    const struct number *zero = number_from_integer(pool, 0), *A = value[compliance_A];
    *body = (struct compliance_body){.pool = pool,
                                     .a = value[compliance_a],
                                     .b = value[compliance_b],
                                     .k = value[compliance_k],
                                     .d = value[compliance_d],
                                     .k_plus = value[compliance_k_plus],
                                     .k_minus = value[compliance_k_minus]};
    body->phase[SLIP_FORWARD] = (struct compliance_phase){
        .word = SLIP_FORWARD, .beta = body->b, .pi = value[compliance_p_plus], .kappa = body->k_plus, .drift = body->a};
    body->phase[SLIP_BACKWARD] = (struct compliance_phase){.word = SLIP_BACKWARD,
                                                           .beta = body->b,
                                                           .pi = value[compliance_p_minus],
                                                           .kappa = number_negate(pool, body->k_minus),
                                                           .drift = body->a};
    body->phase[STICK] =
        (struct compliance_phase){.word = STICK,
                                  .beta = number_negate(pool, number_divide(pool, value[compliance_N], A)),
                                  .pi = number_divide(pool, value[compliance_Delta], A),
                                  .kappa = zero,
                                  .drift = zero};
    for (int i = 0; i < PHASES; i++)
        if (!complete(body, &body->phase[i])) return 0;
    return 1;
}

/* y' = -k v - d (beta + pi y), y'' = -k beta - d pi y' - k pi y, and for higher derivatives y^(n+2) = -d pi y^(n+1) - k
 * pi y^(n). */
void body_derivatives(const struct compliance_body *body, const struct compliance_phase *phase,
                      struct compliance_start *start)
{
    struct number_pool *pool = body->pool;
    const struct number **y = start->y, *d_pi = number_multiply(pool, body->d, phase->pi);
    const struct number *k_pi = number_multiply(pool, body->k, phase->pi);
    const struct number *slope = number_add(pool, phase->beta, number_multiply(pool, phase->pi, y[0]));
    y[1] = number_negate(
        pool, number_add(pool, number_multiply(pool, body->k, start->v), number_multiply(pool, body->d, slope)));
    for (int n = 2; n < DERIVATIVES; n++) {
        const struct number *sum =
            number_add(pool, number_multiply(pool, d_pi, y[n - 1]), number_multiply(pool, k_pi, y[n - 2]));
        if (n == 2) sum = number_add(pool, sum, number_multiply(pool, body->k, phase->beta));
        y[n] = number_negate(pool, sum);
    }
}

const struct number *body_u_derivative(const struct compliance_body *body, const struct compliance_phase *phase,
                                       const struct compliance_start *start, int j)
{
    const struct number *pushed = number_multiply(body->pool, phase->kappa, start->y[j - 1]);
    return j == 1 ? number_subtract(body->pool, phase->drift, pushed) : number_negate(body->pool, pushed);
}

/* The sign of a quantity just after the start: that of its first nonzero derivative, from number `first` on. */
static int sign_after(const struct compliance_body *body, const struct compliance_phase *phase,
                      struct compliance_start *start, int of_u)
{
    body_derivatives(body, phase, start);
    for (int j = of_u; j < DERIVATIVES; j++) {
        const int sign = number_sign(of_u ? body_u_derivative(body, phase, start, j) : start->y[j]);
        if (sign != 0) return sign;
    }
    return 0;
}

/* At u = 0: forward slip if it leads to u > 0, backward slip if it leads to u < 0, else stick. */
static enum phase_word phase_at_rest(const struct compliance_body *body, struct compliance_start *start)
{
    const int forward = sign_after(body, &body->phase[SLIP_FORWARD], start, 1);
    if (forward == 1) return SLIP_FORWARD;
    return sign_after(body, &body->phase[SLIP_BACKWARD], start, 1) == -1 ? SLIP_BACKWARD : STICK;
}

/* The same at f = 0 and u = 0, when the force is about to rise. */
static enum phase_word phase_without_force(const struct compliance_body *body)
{
    const int a = number_sign(body->a);
    if (a > 0 || (a == 0 && number_sign(body->k_plus) < 0)) return SLIP_FORWARD;
    return a < 0 || number_sign(body->k_minus) < 0 ? SLIP_BACKWARD : STICK;
}

enum beginning body_begin(const struct compliance_body *body, struct compliance_start *start, enum phase_word *word)
{
    const int u = number_sign(start->u), f = number_sign(start->y[0]);
    *word = u > 0   ? SLIP_FORWARD
            : u < 0 ? SLIP_BACKWARD
            : f > 0 ? phase_at_rest(body, start)
                    : phase_without_force(body);
    const int rises = sign_after(body, &body->phase[*word], start, 0);
    if (number_pool_is_in_doubt(body->pool) || rises == NUMBER_SIGN_UNKNOWN) return BEGIN_UNKNOWN;
    return rises > 0 ? BEGIN_CONTACT : rises < 0 ? BEGIN_NO_CONTACT : BEGIN_REST;
}

void body_limits(const struct compliance_body *body, const struct number **least, const struct number **most)
{
    const int a = number_sign(body->a);
    const struct number *k_other = a > 0 ? body->k_plus : body->k_minus, *k_near = a > 0 ? body->k_minus : body->k_plus;
    const struct number *size = a < 0 ? number_negate(body->pool, body->a) : body->a;
    *least = *most = NULL;
    if (a != 0 && number_sign(k_other) > 0) *least = number_divide(body->pool, size, k_other);
    if (a != 0 && number_sign(k_near) < 0) *most = number_divide(body->pool, size, number_negate(body->pool, k_near));
}
