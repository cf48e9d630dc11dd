/* SPDX-License-Identifier: BSD-2-Clause */
#include "compliance/motion.h"

#include <stddef.h>

#define ADD(x, y) enclosures_add(m->arena, x, y)
#define SUBTRACT(x, y) enclosures_subtract(m->arena, x, y)
#define MULTIPLY(x, y) enclosures_multiply(m->arena, x, y)
#define DIVIDE(x, y) enclosures_divide(m->arena, x, y)
#define NEGATE(x) enclosures_negate(m->arena, x)
#define INTEGER(n) enclosures_integer(m->arena, n)
#define EXACT(x) enclosures_of(m->arena, x)

/* Checkers evaluate exp, sin and cos of arguments below 2^24; their rounding is left room here. */
enum { COMPLIANCE_MAX_EXPONENT = 23 };

/* The values of c and s at a time. */
struct basis {
    enclosed c, s;
};

static enclosed half(const struct motion *m, enclosed x)
{
    return DIVIDE(x, INTEGER(2));
}

/* The argument of a function that checkers evaluate; unknown where it is so large that they do not. */
static enclosed argument(const struct motion *m, enclosed x)
{
    const long low = enclosures_exponent(x), high = enclosures_exponent(enclosures_high(m->arena, x));
    return low > COMPLIANCE_MAX_EXPONENT || high > COMPLIANCE_MAX_EXPONENT ? DIVIDE(INTEGER(1), INTEGER(0)) : x;
}

/* e^x, with the error of checkers, which is relative. */
static enclosed exponential_of(const struct motion *m, enclosed x)
{
    const enclosed e = enclosures_exp(m->arena, x);
    return ADD(e, MULTIPLY(e, m->error));
}

/* e^x for a rate times a time, which is negative where pi > 0; then e^x is small, however large -x is. */
static enclosed exponential(const struct motion *m, enclosed x)
{
    return exponential_of(m, m->phase->pi_sign < 0 ? argument(m, x) : x);
}

/* cos x and sin x, with the error of checkers, which is absolute. */
static struct basis circular(const struct motion *m, enclosed x)
{
    return (struct basis){ADD(enclosures_cosine(m->arena, x), m->error), ADD(enclosures_sine(m->arena, x), m->error)};
}

/* cosh x and sinh x for x >= 0, where both increase. */
static struct basis hyperbolic(const struct motion *m, enclosed x)
{
    const enclosed low = exponential_of(m, enclosures_low(m->arena, x));
    const enclosed high = exponential_of(m, enclosures_high(m->arena, x));
    const enclosed one_low = DIVIDE(INTEGER(1), low), one_high = DIVIDE(INTEGER(1), high);
    const enclosed c = enclosures_between(m->arena, ADD(low, one_low), ADD(high, one_high));
    const enclosed s = enclosures_between(m->arena, SUBTRACT(low, one_low), SUBTRACT(high, one_high));
    return (struct basis){half(m, c), half(m, s)};
}

static struct basis basis_at(const struct motion *m, enclosed time)
{
    struct basis b = {INTEGER(1), time};
    if (m->phase->rate2_sign != 0) {
        const enclosed x = argument(m, MULTIPLY(m->rate, time));
        b = m->phase->rate2_sign > 0 ? hyperbolic(m, x) : circular(m, x);
        b.s = DIVIDE(b.s, m->rate);
    }
    const enclosed decay = exponential(m, NEGATE(MULTIPLY(m->damping, time)));
    b.c = MULTIPLY(decay, ADD(b.c, MULTIPLY(m->damping, b.s)));
    b.s = MULTIPLY(decay, b.s);
    return b;
}

/* Computes y[1] ... y[DERIVATIVES - 1], as body_derivatives. */
static void derive(struct motion *m)
{
    const enclosed d_pi = MULTIPLY(m->d, m->pi), k_pi = MULTIPLY(m->k, m->pi);
    const enclosed slope = ADD(m->beta, MULTIPLY(m->pi, m->y[0]));
    m->y[1] = NEGATE(ADD(MULTIPLY(m->k, m->v), MULTIPLY(m->d, slope)));
    for (int n = 2; n < DERIVATIVES; n++) {
        enclosed sum = ADD(MULTIPLY(d_pi, m->y[n - 1]), MULTIPLY(k_pi, m->y[n - 2]));
        if (n == 2) sum = ADD(sum, MULTIPLY(m->k, m->beta));
        m->y[n] = NEGATE(sum);
    }
}

static void begin_exactly(struct motion *m)
{
    m->is_bounded = body_force_is_bounded(m->body, m->phase, m->start);
    m->is_constant = body_is_constant(m->start);
    m->slips_through = body_slips_through(m->body, m->phase, m->start);
    m->u = EXACT(m->start->u);
    m->v = EXACT(m->start->v);
    for (int i = 0; i < DERIVATIVES; i++) m->y[i] = EXACT(m->start->y[i]);
}

/* Checkers calculate with 64 bits more, and their exp, sin and cos have an error of about a unit in the last of these,
 * even where exp x = 1 or sin x = 0. The enclosures here are exact there, so they are extended by more than that error:
 * a sign that is determined here is determined by a checker, too. */
static enclosed checker_error(const struct motion *m)
{
    enum { MORE_BITS = 32 };
    struct number_pool *pool = m->body->pool;
    const struct number *part = number_power(pool, number_from_integer(pool, 2), -(m->precision + MORE_BITS));
    return enclosures_between(m->arena, EXACT(number_negate(pool, part)), EXACT(part));
}

void motion_begin(struct motion *m)
{
    m->error = checker_error(m);
    const struct compliance_phase *phase = m->phase;
    struct number_pool *pool = m->body->pool;
    m->beta = EXACT(phase->beta);
    m->pi = EXACT(phase->pi);
    m->kappa = EXACT(phase->kappa);
    m->drift = EXACT(phase->drift);
    m->k = EXACT(m->body->k);
    m->d = EXACT(m->body->d);
    m->damping = EXACT(phase->damping);
    const struct number *size = phase->rate2_sign < 0 ? number_negate(pool, phase->rate2) : phase->rate2;
    m->rate = enclosures_sqrt(m->arena, EXACT(size));
    m->slow = m->fast = NULL;
    if (phase->is_overdamped) {
        m->fast = NEGATE(ADD(m->damping, m->rate));
        m->slow = DIVIDE(MULTIPLY(m->k, m->pi), m->fast);
    }
    m->rest = phase->rest == NULL ? NULL : EXACT(phase->rest);
    m->least = m->most = NULL;
    if (phase->word == STICK) body_limits(m->body, &m->least, &m->most);
    m->least_enclosed = m->least == NULL ? NULL : EXACT(m->least);
    m->most_enclosed = m->most == NULL ? NULL : EXACT(m->most);
    if (m->first)
        begin_exactly(m);
    else
        derive(m);
    m->speed = m->swing = NULL;
    if (phase->pi_sign > 0) motion_swing(m, m->y[0], m->v, &m->speed, &m->swing);
}

/* The intersection of x with [-size, size], if that bound is known. */
static enclosed bounded(const struct motion *m, enclosed x, enclosed size)
{
    return size == NULL || !size->known ? x : enclosures_within(m->arena, x, size);
}

int motion_watches(const struct motion *m, enum watch watch)
{
    switch (watch) {
    case WATCH_FORCE: return !m->is_bounded;
    case WATCH_SLIP: return m->phase->word != STICK && !m->slips_through;
    case WATCH_LEAST: return m->least != NULL;
    default: return m->most != NULL;
    }
}

/* When pi = 0, f is a polynomial of degree 2. */
static enclosed polynomial_force(const struct motion *m, int j, enclosed time)
{
    if (j > 2) return INTEGER(0);
    if (j == 2) return m->y[2];
    if (j == 1) return ADD(m->y[1], MULTIPLY(m->y[2], time));
    return ADD(m->y[0], MULTIPLY(time, ADD(m->y[1], half(m, MULTIPLY(m->y[2], time)))));
}

/* The solution with initial value `start` and derivative `slope`, as a combination of e^(slow t) and e^(fast t). */
static enclosed overdamped(const struct motion *m, enclosed start, enclosed slope, enclosed time)
{
    const enclosed apart = SUBTRACT(m->slow, m->fast);
    const enclosed slow = DIVIDE(SUBTRACT(slope, MULTIPLY(m->fast, start)), apart);
    const enclosed fast = DIVIDE(SUBTRACT(MULTIPLY(m->slow, start), slope), apart);
    const enclosed slow_part = MULTIPLY(slow, exponential(m, MULTIPLY(m->slow, time)));
    return ADD(slow_part, MULTIPLY(fast, exponential(m, MULTIPLY(m->fast, time))));
}

static enclosed solution(const struct motion *m, enclosed start, enclosed slope, enclosed time)
{
    if (m->slow != NULL) return overdamped(m, start, slope, time);
    const struct basis b = basis_at(m, time);
    return ADD(MULTIPLY(start, b.c), MULTIPLY(slope, b.s));
}

enclosed motion_force(const struct motion *m, int j, enclosed time)
{
    if (m->is_constant) return j == 0 ? m->y[0] : INTEGER(0);
    if (m->rest == NULL) return polynomial_force(m, j, time);
    const enclosed start = j == 0 ? SUBTRACT(m->y[0], m->rest) : m->y[j];
    const enclosed sum = solution(m, start, m->y[j + 1], time);
    return j == 0 ? ADD(m->rest, bounded(m, sum, m->swing)) : sum;
}

enclosed motion_v(const struct motion *m, enclosed time)
{
    const enclosed slope = ADD(m->beta, MULTIPLY(m->pi, motion_force(m, 0, time)));
    return bounded(m, NEGATE(DIVIDE(ADD(motion_force(m, 1, time), MULTIPLY(m->d, slope)), m->k)), m->speed);
}

enclosed motion_impulse(const struct motion *m, enclosed time)
{
    if (m->rest != NULL) {
        const enclosed gained = SUBTRACT(SUBTRACT(motion_v(m, time), m->v), MULTIPLY(m->beta, time));
        return DIVIDE(gained, m->pi);
    }
    const enclosed cubic = ADD(half(m, m->y[1]), MULTIPLY(DIVIDE(m->y[2], INTEGER(6)), time));
    return MULTIPLY(time, ADD(m->y[0], MULTIPLY(time, cubic)));
}

enclosed motion_u(const struct motion *m, enclosed time)
{
    if (m->phase->word == STICK) return INTEGER(0);
    if (m->rest != NULL) {
        const enclosed mean = SUBTRACT(m->drift, MULTIPLY(m->kappa, m->rest));
        const enclosed swung = DIVIDE(MULTIPLY(m->kappa, SUBTRACT(motion_v(m, time), m->v)), m->pi);
        return SUBTRACT(ADD(m->u, MULTIPLY(mean, time)), swung);
    }
    return SUBTRACT(ADD(m->u, MULTIPLY(m->drift, time)), MULTIPLY(m->kappa, motion_impulse(m, time)));
}

static enclosed slip_value(const struct motion *m, int j, enclosed time)
{
    enclosed u;
    if (j == 0)
        u = motion_u(m, time);
    else {
        const enclosed pushed = MULTIPLY(m->kappa, motion_force(m, j - 1, time));
        u = j == 1 ? SUBTRACT(m->drift, pushed) : NEGATE(pushed);
    }
    return m->phase->word == SLIP_FORWARD ? u : NEGATE(u);
}

enclosed motion_value(const struct motion *m, enum watch watch, int j, enclosed time)
{
    if (watch == WATCH_SLIP) return slip_value(m, j, time);
    const enclosed force = motion_force(m, j, time);
    if (watch == WATCH_LEAST && j == 0) return SUBTRACT(force, m->least_enclosed);
    if (watch == WATCH_MOST) return j == 0 ? SUBTRACT(m->most_enclosed, force) : NEGATE(force);
    return force;
}

/* The sign at the start, when it is known exactly. */
static int exact_sign(const struct motion *m, enum watch watch, int j)
{
    struct number_pool *pool = m->body->pool;
    const struct compliance_start *start = m->start;
    if (watch == WATCH_SLIP) {
        const int sign = number_sign(j == 0 ? start->u : body_u_derivative(m->body, m->phase, start, j));
        return m->phase->word == SLIP_FORWARD || sign == NUMBER_SIGN_UNKNOWN ? sign : -sign;
    }
    if (watch == WATCH_MOST)
        return number_sign(j == 0 ? number_subtract(pool, m->most, start->y[0]) : number_negate(pool, start->y[j]));
    return number_sign(watch == WATCH_LEAST && j == 0 ? number_subtract(pool, start->y[0], m->least) : start->y[j]);
}

int motion_sign_at(const struct motion *m, enum watch watch, int j, const struct number *time)
{
    if (number_sign(time) == 0) {
        if (m->first) return exact_sign(m, watch, j);
        if (watch == WATCH_SLIP && ((j == 0 && m->u_is_zero) || (j == 1 && m->slope_is_zero))) return 0;
    }
    const long mark = enclosures_mark(m->arena);
    const int sign = enclosure_find_sign(motion_value(m, watch, j, EXACT(time)));
    enclosures_release(m->arena, mark);
    return sign;
}

/* The sign of the enclosure over a whole interval; 0 when it contains 0. */
static int sign_of_range(const struct motion *m, enum watch watch, int j, const struct number *low,
                         const struct number *high)
{
    const long mark = enclosures_mark(m->arena);
    const enclosed time = enclosures_between(m->arena, EXACT(low), EXACT(high));
    const int sign = enclosure_find_sign(motion_value(m, watch, j, time));
    enclosures_release(m->arena, mark);
    return sign == NUMBER_SIGN_UNKNOWN ? 0 : sign;
}

int motion_sign(const struct motion *m, enum watch watch, int j, const struct number *low, const struct number *high)
{
    enum { HIGHEST = DERIVATIVES - 2 };
    const int sign = sign_of_range(m, watch, j, low, high);
    if (sign != 0 || j == HIGHEST) return sign;
    const int slope = motion_sign(m, watch, j + 1, low, high);
    if (slope == 0) return 0;
    const int before = motion_sign_at(m, watch, j, low), after = motion_sign_at(m, watch, j, high);
    if (before == slope || before == 0) return slope;
    return after == -slope ? -slope : 0;
}
