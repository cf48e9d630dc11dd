/* SPDX-License-Identifier: BSD-2-Clause */
/* Whether the first phase never ends, by exact inequalities (spec/compliance/README.md, section 5). */
#include "compliance/body.h"

static int is_not_negative(const struct number *x)
{
    const int sign = number_sign(x);
    return sign == 0 || sign == 1;
}

static const struct number *square(struct number_pool *pool, const struct number *x)
{
    return number_multiply(pool, x, x);
}

/* 1 when x >= 0 and x^2 >= y. */
static int reaches_root(struct number_pool *pool, const struct number *x, const struct number *y)
{
    return is_not_negative(x) && is_not_negative(number_subtract(pool, square(pool, x), y));
}

/* v^2 + (pi / k) (k delta - rest)^2, which never increases. */
static const struct number *energy_of(const struct compliance_body *body, const struct compliance_phase *phase,
                                      const struct compliance_start *start)
{
    struct number_pool *pool = body->pool;
    const struct number *push = number_subtract(pool, number_multiply(pool, body->k, start->delta), phase->rest);
    const struct number *stored = number_divide(pool, number_multiply(pool, phase->pi, square(pool, push)), body->k);
    return number_add(pool, square(pool, start->v), stored);
}

/* The square of a bound of the distance of the force from its equilibrium. */
static const struct number *swing_of(const struct compliance_body *body, const struct compliance_phase *phase,
                                     const struct number *energy)
{
    struct number_pool *pool = body->pool;
    const struct number *gain = number_add(pool, number_divide(pool, body->k, phase->pi), square(pool, body->d));
    return number_multiply(pool, energy, gain);
}

int body_force_is_bounded(const struct compliance_body *body, const struct compliance_phase *phase,
                          const struct compliance_start *start)
{
    if (phase->pi_sign <= 0 || number_sign(phase->rest) != 1) return 0;
    return reaches_root(body->pool, phase->rest, swing_of(body, phase, energy_of(body, phase, start)));
}

/* u - u_0 = -(kappa / pi) (v - v_0) with v between v_0 and -v_0: at the end u = u_0 + 2 kappa v_0 / pi. */
int body_slips_through(const struct compliance_body *body, const struct compliance_phase *phase,
                       const struct compliance_start *start)
{
    struct number_pool *pool = body->pool;
    const int zero = number_sign(body->a) == 0 && number_sign(body->b) == 0 && number_sign(body->d) == 0 &&
                     number_sign(start->delta) == 0;
    if (!zero || phase->word == STICK || phase->pi_sign <= 0 || number_sign(start->v) != -1 ||
        number_sign(start->u) == 0)
        return 0;
    const struct number *twice = number_add(pool, start->v, start->v);
    const struct number *end =
        number_add(pool, number_multiply(pool, start->u, phase->pi), number_multiply(pool, phase->kappa, twice));
    return is_not_negative(phase->word == SLIP_FORWARD ? end : number_negate(pool, end));
}

int body_is_constant(const struct compliance_start *start)
{
    return number_sign(start->y[1]) == 0 && number_sign(start->y[2]) == 0;
}

static int force_stays(const struct compliance_body *body, const struct compliance_phase *phase,
                       const struct number *swing)
{
    struct number_pool *pool = body->pool;
    const struct number *least = NULL, *most = NULL;
    if (phase->word == STICK) body_limits(body, &least, &most);
    const struct number *above = least == NULL ? phase->rest : number_subtract(pool, phase->rest, least);
    if (number_sign(phase->rest) != 1 || !reaches_root(pool, above, swing)) return 0;
    return most == NULL || reaches_root(pool, number_subtract(pool, most, phase->rest), swing);
}

/* 1 when the mean tangential acceleration, drift - kappa rest, in the direction of slip is not negative. */
static int mean_keeps_slip(const struct compliance_body *body, const struct compliance_phase *phase)
{
    struct number_pool *pool = body->pool;
    const struct number *mean = number_subtract(pool, phase->drift, number_multiply(pool, phase->kappa, phase->rest));
    return is_not_negative(phase->word == SLIP_FORWARD ? mean : number_negate(pool, mean));
}

static const struct number *absolute(struct number_pool *pool, const struct number *x)
{
    return number_sign(x) < 0 ? number_negate(pool, x) : x;
}

/* 1 when |u| pi > |kappa| (|v| + sqrt(energy)), so that the oscillation about the mean does not stop slip. */
static int swing_keeps_slip(const struct compliance_body *body, const struct compliance_phase *phase,
                            const struct compliance_start *start, const struct number *energy)
{
    struct number_pool *pool = body->pool;
    const struct number *speed = number_multiply(pool, absolute(pool, start->u), phase->pi);
    const struct number *kappa = absolute(pool, phase->kappa);
    const struct number *left = number_subtract(pool, speed, number_multiply(pool, kappa, absolute(pool, start->v)));
    const struct number *right = number_multiply(pool, square(pool, kappa), energy);
    return number_sign(left) == 1 && number_sign(number_subtract(pool, square(pool, left), right)) == 1;
}

/* f' = f'' = 0: the force is constant. */
static int constant_goes_on(const struct compliance_body *body, const struct compliance_phase *phase,
                            const struct compliance_start *start)
{
    if (!body_is_constant(start)) return 0;
    if (phase->word == STICK) return 1;
    const int slope = number_sign(body_u_derivative(body, phase, start, 1));
    return slope == 0 || slope == (phase->word == SLIP_FORWARD ? 1 : -1);
}

/* pi < 0, and the state lies on the line that leads into the saddle: f' + damping f = -rate f, with f measured from
 * `rest`. */
static int is_on_separatrix(const struct compliance_body *body, const struct compliance_phase *phase,
                            const struct compliance_start *start)
{
    struct number_pool *pool = body->pool;
    if (phase->pi_sign >= 0) return 0;
    const struct number *away = number_subtract(pool, start->y[0], phase->rest);
    const struct number *left = number_add(pool, start->y[1], number_multiply(pool, phase->damping, away));
    const struct number *right = number_multiply(pool, phase->rate2, square(pool, away));
    return number_sign(left) == -number_sign(away) &&
           number_sign(number_subtract(pool, square(pool, left), right)) == 0;
}

/* u minus its mean motion changes monotonically from u to u + kappa v / pi. */
static int separatrix_goes_on(const struct compliance_body *body, const struct compliance_phase *phase,
                              const struct compliance_start *start)
{
    struct number_pool *pool = body->pool;
    if (!is_on_separatrix(body, phase, start) || number_sign(phase->rest) != 1 || !mean_keeps_slip(body, phase))
        return 0;
    const struct number *moved = number_divide(pool, number_multiply(pool, phase->kappa, start->v), phase->pi);
    const int direction = phase->word == SLIP_FORWARD ? 1 : -1;
    return number_sign(start->u) == direction && number_sign(number_add(pool, start->u, moved)) == direction;
}

int body_goes_on(const struct compliance_body *body, const struct compliance_phase *phase,
                 const struct compliance_start *start)
{
    if (constant_goes_on(body, phase, start) || separatrix_goes_on(body, phase, start)) return 1;
    if (phase->pi_sign <= 0) return 0;
    const struct number *energy = energy_of(body, phase, start);
    if (!force_stays(body, phase, swing_of(body, phase, energy))) return 0;
    return phase->word == STICK || (mean_keeps_slip(body, phase) && swing_keeps_slip(body, phase, start, energy));
}
