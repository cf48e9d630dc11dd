/* SPDX-License-Identifier: BSD-2-Clause */
/* The motion in one phase, enclosed by its closed form; and the signs of monitored quantities on a time interval. */
#include "check/compliance/private.h"

#include "check/numbers/scalar_round.h"

#include <stddef.h>

#define ADD(x, y) enclose_add(e, x, y)
#define SUBTRACT(x, y) enclose_subtract(e, x, y)
#define MULTIPLY(x, y) enclose_multiply(e, x, y)
#define DIVIDE(x, y) enclose_divide(e, x, y)
#define NEGATE(x) enclose_negate(e, x)
#define INTEGER(n) enclose_integer(e, n)

/* Bounds from the energy of the oscillation, v^2 + (pi / k) (k delta - rest)^2 with k delta = f + d v, which never
 * increases; pi > 0. */
struct swing {
    struct range speed, force;
};

static struct range square_of(const struct enclose *e, struct range x)
{
    struct range square = MULTIPLY(x, x);
    if (scalar_sign(square.low) < 0) square.low = scalar_zero(e->pool);
    return square;
}

static struct swing swing_of(const struct motion *m, const struct enclose *e, struct range f, struct range v)
{
    const struct range push = SUBTRACT(ADD(f, MULTIPLY(m->d, v)), m->rest);
    const struct range stored = DIVIDE(MULTIPLY(m->pi, square_of(e, push)), m->k);
    const struct range speed = enclose_sqrt(e, ADD(square_of(e, v), stored));
    const struct range gain = enclose_sqrt(e, ADD(DIVIDE(m->k, m->pi), MULTIPLY(m->d, m->d)));
    return (struct swing){speed, MULTIPLY(speed, gain)};
}

static void bound(struct motion *m)
{
    if (scalar_sign(m->phase.pi) <= 0) return;
    const struct swing swing = swing_of(m, &m->c->e, m->y[0], m->v);
    m->speed = swing.speed;
    m->swing = swing.force;
}

/* The intersection of x and y. */
static struct range meet(const struct enclose *e, struct range x, struct range y)
{
    if (scalar_sign(scalar_subtract(e->pool, x.low, y.low)) < 0) x.low = y.low;
    if (scalar_sign(scalar_subtract(e->pool, y.high, x.high)) < 0) x.high = y.high;
    return x;
}

/* The intersection of x with [-size, size]; x itself when pi <= 0. */
static struct range bounded(const struct motion *m, const struct enclose *e, struct range x, struct range size)
{
    if (scalar_sign(m->phase.pi) <= 0) return x;
    return meet(e, x, (struct range){scalar_subtract(e->pool, scalar_zero(e->pool), size.high), size.high});
}

/* 1 when the two exponentials are far apart: 16 rate2 > damping^2. */
static int is_overdamped(const struct compliance *c, const struct phase *phase)
{
    const scalar many = compliance_multiply(c, scalar_integer(c->pool, 16), phase->rate2);
    const scalar rest = compliance_subtract(c, many, compliance_multiply(c, phase->damping, phase->damping));
    return c->sign[COMPLIANCE_d] > 0 && scalar_sign(rest) > 0;
}

/* Computes the constants of the phase. */
static void begin(struct motion *m)
{
    const struct compliance *c = m->c;
    const struct enclose *e = &c->e;
    const struct phase *phase = &m->phase;
    m->beta = enclose_number(e, phase->beta);
    m->pi = enclose_number(e, phase->pi);
    m->kappa = enclose_number(e, phase->kappa);
    m->drift = enclose_number(e, phase->drift);
    m->k = enclose_number(e, c->q[COMPLIANCE_k]);
    m->d = enclose_number(e, c->q[COMPLIANCE_d]);
    m->damping = enclose_number(e, phase->damping);
    m->oscillates = scalar_sign(phase->rate2);
    const struct range rate2 = enclose_number(e, phase->rate2);
    m->rate = enclose_sqrt(e, m->oscillates < 0 ? NEGATE(rate2) : rate2);
    m->is_overdamped = is_overdamped(c, phase);
    if (m->is_overdamped) {
        m->fast = NEGATE(ADD(m->damping, m->rate));
        m->slow = DIVIDE(MULTIPLY(m->k, m->pi), m->fast);
    }
    if (phase->rest != NULL) m->rest = enclose_number(e, phase->rest);
    if (phase->least != NULL) m->least = enclose_number(e, phase->least);
    if (phase->most != NULL) m->most = enclose_number(e, phase->most);
}

struct motion motion_start(const struct compliance *c, int word)
{
    struct motion m = {.c = c, .phase = phase_of(c, word), .first = 1};
    m.exact_u = c->q[COMPLIANCE_u];
    m.exact_v = c->q[COMPLIANCE_v];
    m.exact_y[0] = c->q[COMPLIANCE_f_0];
    start_derivatives(c, &m.phase, m.exact_v, m.exact_y);
    m.is_bounded = start_is_bounded(c, &m.phase);
    m.is_constant = start_is_constant(m.exact_y);
    m.slips_through = start_slips_through(c, &m.phase);
    begin(&m);
    m.u = enclose_number(&c->e, m.exact_u);
    m.v = enclose_number(&c->e, m.exact_v);
    for (int n = 0; n < DERIVATIVES; n++) m.y[n] = enclose_number(&c->e, m.exact_y[n]);
    bound(&m);
    return m;
}

struct motion motion_next(const struct motion *before, int word, const struct moment *end, struct range force,
                          int stopped)
{
    const struct compliance *c = before->c;
    const struct enclose *e = &c->e;
    struct motion m = {.c = c, .phase = phase_of(c, word), .u_is_zero = 1, .slope_is_zero = !stopped};
    begin(&m);
    m.u = INTEGER(0);
    m.v = motion_v(before, e, end);
    m.y[0] = force;
    struct range slope = ADD(m.beta, MULTIPLY(m.pi, force));
    m.y[1] = NEGATE(ADD(MULTIPLY(m.k, m.v), MULTIPLY(m.d, slope)));
    for (int n = 2; n < DERIVATIVES; n++) {
        const struct range next = MULTIPLY(m.pi, m.y[n - 1]);
        m.y[n] = NEGATE(ADD(MULTIPLY(m.k, slope), MULTIPLY(m.d, next)));
        slope = next;
    }
    bound(&m);
    return m;
}

int motion_watches(const struct motion *m, int watch)
{
    if (watch == WATCH_FORCE) return !m->is_bounded;
    if (watch == WATCH_SLIP) return m->phase.word != STICK && !m->slips_through;
    return (watch == WATCH_LEAST ? m->phase.least : m->phase.most) != NULL;
}

/* (e^x - e^-x) / 2 and (e^x + e^-x) / 2 for x >= 0, where both increase. */
static void set_hyperbolic(const struct enclose *e, struct range x, struct moment *t)
{
    const struct range low = enclose_exp(e, range_of(x.low)), high = enclose_exp(e, range_of(x.high)), two = INTEGER(2);
    const struct range under_low = DIVIDE(INTEGER(1), low), under_high = DIVIDE(INTEGER(1), high);
    const struct range c = enclose_between(ADD(low, under_low), ADD(high, under_high));
    const struct range s = enclose_between(SUBTRACT(low, under_low), SUBTRACT(high, under_high));
    t->c = DIVIDE(c, two);
    t->s = DIVIDE(s, two);
}

struct moment motion_at(const struct motion *m, const struct enclose *e, struct range time)
{
    struct moment t = {.time = time, .c = INTEGER(1), .s = time};
    if (m->phase.rest == NULL || m->is_constant) return t;
    if (m->is_overdamped) {
        t.slow = enclose_exp(e, MULTIPLY(m->slow, time));
        t.fast = enclose_exp(e, MULTIPLY(m->fast, time));
        return t;
    }
    const struct range x = MULTIPLY(m->rate, time);
    if (m->oscillates > 0) set_hyperbolic(e, x, &t);
    if (m->oscillates < 0) t = (struct moment){.time = time, .c = enclose_cosine(e, x), .s = enclose_sine(e, x)};
    if (m->oscillates != 0) t.s = DIVIDE(t.s, m->rate);
    if (m->c->sign[COMPLIANCE_d] == 0) return t;
    const struct range decay = enclose_exp(e, NEGATE(MULTIPLY(m->damping, time)));
    t.c = MULTIPLY(decay, ADD(t.c, MULTIPLY(m->damping, t.s)));
    t.s = MULTIPLY(decay, t.s);
    return t;
}

struct cell motion_cell(const struct motion *m, const struct enclose *e, struct range time)
{
    return (struct cell){motion_at(m, e, range_of(time.low)), motion_at(m, e, time),
                         motion_at(m, e, range_of(time.high))};
}

/* For pi = 0: y[0] + y[1] t + y[2] t^2 / 2, and its derivatives. */
static struct range polynomial(const struct motion *m, const struct enclose *e, int j, struct range time)
{
    if (j > 2) return INTEGER(0);
    struct range sum = m->y[2];
    for (int i = 1; i >= j; i--) sum = ADD(m->y[i], DIVIDE(MULTIPLY(time, sum), INTEGER(i - j + 1)));
    return sum;
}

/* The solution with initial value `start` and derivative `slope`, as a combination of c and s; in an overdamped phase
 * as a combination of its two exponentials. */
static struct range solution(const struct motion *m, const struct enclose *e, struct range start, struct range slope,
                             const struct moment *t)
{
    if (!m->is_overdamped) return ADD(MULTIPLY(start, t->c), MULTIPLY(slope, t->s));
    const struct range apart = SUBTRACT(m->slow, m->fast);
    const struct range slow = DIVIDE(SUBTRACT(slope, MULTIPLY(m->fast, start)), apart);
    const struct range fast = DIVIDE(SUBTRACT(MULTIPLY(m->slow, start), slope), apart);
    return ADD(MULTIPLY(slow, t->slow), MULTIPLY(fast, t->fast));
}

struct range motion_force(const struct motion *m, const struct enclose *e, int j, const struct moment *t)
{
    if (m->is_constant) return j == 0 ? m->y[0] : INTEGER(0);
    if (m->phase.rest == NULL) return polynomial(m, e, j, t->time);
    const struct range start = j == 0 ? SUBTRACT(m->y[0], m->rest) : m->y[j];
    const struct range sum = solution(m, e, start, m->y[j + 1], t);
    return j == 0 ? ADD(m->rest, bounded(m, e, sum, m->swing)) : sum;
}

/* From f' = -k v - d v_dot. */
struct range motion_v(const struct motion *m, const struct enclose *e, const struct moment *t)
{
    const struct range v_dot = ADD(m->beta, MULTIPLY(m->pi, motion_force(m, e, 0, t)));
    return bounded(m, e, NEGATE(DIVIDE(ADD(motion_force(m, e, 1, t), MULTIPLY(m->d, v_dot)), m->k)), m->speed);
}

/* From v_dot = beta + pi f; for pi = 0 from the polynomial y[0] t + y[1] t^2 / 2 + y[2] t^3 / 6. */
struct range motion_impulse(const struct motion *m, const struct enclose *e, const struct moment *t)
{
    if (m->phase.rest != NULL)
        return DIVIDE(SUBTRACT(SUBTRACT(motion_v(m, e, t), m->v), MULTIPLY(m->beta, t->time)), m->pi);
    struct range sum = DIVIDE(m->y[2], INTEGER(3));
    for (int i = 1; i >= 0; i--)
        sum = ADD(DIVIDE(m->y[i], INTEGER(i + 1)), DIVIDE(MULTIPLY(t->time, sum), INTEGER(i == 1 ? 2 : 1)));
    return MULTIPLY(t->time, sum);
}

/* When pi is not 0: from u_dot - mean = -(kappa / pi) v_dot, whose integral the energy bounds. */
struct range motion_u(const struct motion *m, const struct enclose *e, const struct moment *t)
{
    if (m->phase.word == STICK) return INTEGER(0);
    const int is_polynomial = m->phase.rest == NULL;
    const struct range mean = is_polynomial ? m->drift : SUBTRACT(m->drift, MULTIPLY(m->kappa, m->rest));
    const struct range swung =
        is_polynomial ? motion_impulse(m, e, t) : DIVIDE(SUBTRACT(motion_v(m, e, t), m->v), m->pi);
    return SUBTRACT(ADD(m->u, MULTIPLY(mean, t->time)), MULTIPLY(m->kappa, swung));
}

static struct range slip_value(const struct motion *m, const struct enclose *e, int j, const struct moment *t)
{
    struct range u;
    if (j == 0)
        u = motion_u(m, e, t);
    else {
        const struct range pushed = MULTIPLY(m->kappa, motion_force(m, e, j - 1, t));
        u = j == 1 ? SUBTRACT(m->drift, pushed) : NEGATE(pushed);
    }
    return m->phase.word == FORWARD ? u : NEGATE(u);
}

struct range motion_value(const struct motion *m, const struct enclose *e, int watch, int j, const struct moment *t)
{
    if (watch == WATCH_SLIP) return slip_value(m, e, j, t);
    const struct range force = motion_force(m, e, j, t);
    if (watch == WATCH_MOST) return j == 0 ? SUBTRACT(m->most, force) : NEGATE(force);
    return watch == WATCH_LEAST && j == 0 ? SUBTRACT(force, m->least) : force;
}

/* The exact sign at the start of the first phase. */
static int exact_sign(const struct motion *m, int watch, int j)
{
    const struct compliance *c = m->c;
    const scalar *y = m->exact_y;
    if (watch == WATCH_SLIP)
        return m->phase.word * (j == 0 ? c->sign[COMPLIANCE_u] : scalar_sign(start_u_derivative(c, &m->phase, y, j)));
    if (watch == WATCH_MOST) return -scalar_sign(j == 0 ? compliance_subtract(c, y[0], m->phase.most) : y[j]);
    return scalar_sign(watch == WATCH_LEAST && j == 0 ? compliance_subtract(c, y[0], m->phase.least) : y[j]);
}

static int sign_at(const struct motion *m, const struct enclose *e, int watch, int j, const struct moment *t)
{
    if (scalar_sign(t->time.low) == 0) {
        if (m->first) return exact_sign(m, watch, j);
        if (watch == WATCH_SLIP && ((j == 0 && m->u_is_zero) || (j == 1 && m->slope_is_zero))) return 0;
    }
    return range_sign(motion_value(m, e, watch, j, t));
}

int motion_sign(const struct motion *m, const struct enclose *e, int watch, int j, const struct cell *cell)
{
    const int sign = range_sign(motion_value(m, e, watch, j, &cell->whole));
    if (sign == 1 || sign == -1) return sign;
    if (j == DERIVATIVES - 2) return 0;
    const int slope = motion_sign(m, e, watch, j + 1, cell);
    if (slope == 0) return 0;
    const int before = sign_at(m, e, watch, j, &cell->low), after = sign_at(m, e, watch, j, &cell->high);
    if (before == 0 || before == slope) return slope;
    return after == -slope ? after : 0;
}

static int is_positive(struct range x)
{
    return range_sign(x) == 1;
}

static int force_stays(const struct motion *m, const struct enclose *e, struct range swing)
{
    const struct range low = SUBTRACT(m->rest, swing), high = ADD(m->rest, swing);
    return is_positive(low) && (m->phase.least == NULL || is_positive(SUBTRACT(low, m->least))) &&
           (m->phase.most == NULL || is_positive(SUBTRACT(m->most, high)));
}

static struct range size_of(const struct enclose *e, struct range x)
{
    return enclose_sqrt(e, square_of(e, x));
}

static int slip_stays(const struct motion *m, const struct enclose *e, struct range u, struct range v,
                      struct range speed)
{
    const struct compliance *c = m->c;
    const scalar mean = compliance_subtract(c, m->phase.drift, compliance_multiply(c, m->phase.kappa, m->phase.rest));
    const struct range swing = DIVIDE(MULTIPLY(size_of(e, m->kappa), ADD(speed, size_of(e, v))), m->pi);
    return scalar_sign(mean) * m->phase.word >= 0 &&
           is_positive(SUBTRACT(m->phase.word == FORWARD ? u : NEGATE(u), swing));
}

int motion_goes_on(const struct motion *m, const struct enclose *e, const struct moment *t)
{
    if (scalar_sign(m->phase.pi) <= 0) return 0;
    const struct range v = motion_v(m, e, t);
    const struct swing swing = swing_of(m, e, motion_force(m, e, 0, t), v);
    if (!force_stays(m, e, swing.force)) return 0;
    return m->phase.word == STICK || slip_stays(m, e, motion_u(m, e, t), v, swing.speed);
}
