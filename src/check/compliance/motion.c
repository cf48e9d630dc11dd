/* SPDX-License-Identifier: BSD-2-Clause */
/* The motion in one phase, enclosed by its closed form; and the signs of monitored quantities on a time interval. */
#include "check/compliance/motion.h"

#include "check/numbers/scalar_round.h"

#define ADD(x, y) enclose_add(e, x, y)
#define SUBTRACT(x, y) enclose_subtract(e, x, y)
#define MULTIPLY(x, y) enclose_multiply(e, x, y)
#define DIVIDE(x, y) enclose_divide(e, x, y)
#define NEGATE(x) enclose_negate(e, x)
#define INTEGER(n) enclose_integer(e, n)

/*@ requires enclose_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range square_of(const struct enclose *e, struct range x)
{
    struct range square = MULTIPLY(x, x);
    if (scalar_sign(square.low) < 0) square.low = scalar_zero(e->pool);
    return square;
}

/* Bounds from the energy of the oscillation, v^2 + (pi / k) (k delta - rest)^2 with k delta = f + d v, which never
 * increases; pi > 0. */
/*@ requires enclose_ok(e) && rates_ok(rates) && range_ok(f) && range_ok(v);
  @ assigns scalar_doubt;
  @ ensures swing_ok(\result) && DOUBT_STAYS; */
static struct swing swing_of(const struct enclose *e, struct rates rates, struct range f, struct range v)
{
    const struct range push = SUBTRACT(ADD(f, MULTIPLY(rates.d, v)), rates.rest);
    const struct range stored = DIVIDE(MULTIPLY(rates.pi, square_of(e, push)), rates.k);
    const struct range speed = enclose_sqrt(e, ADD(square_of(e, v), stored));
    const struct range gain = enclose_sqrt(e, ADD(DIVIDE(rates.k, rates.pi), MULTIPLY(rates.d, rates.d)));
    return (struct swing){speed, MULTIPLY(speed, gain)};
}

/* The bounds of a phase; none when pi <= 0. */
/*@ requires enclose_ok(e) && pi != \null && rates_ok(rates) && range_ok(f) && range_ok(v);
  @ assigns scalar_doubt;
  @ ensures swing_ok(\result) && DOUBT_STAYS; */
static struct swing bounds_of(const struct enclose *e, scalar pi, struct rates rates, struct range f, struct range v)
{
    if (scalar_sign(pi) <= 0) return (struct swing){INTEGER(0), INTEGER(0)};
    return swing_of(e, rates, f, v);
}

/* The intersection of x and y. */
/*@ requires enclose_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range meet(const struct enclose *e, struct range x, struct range y)
{
    if (scalar_sign(scalar_subtract(e->pool, x.low, y.low)) < 0) x.low = y.low;
    if (scalar_sign(scalar_subtract(e->pool, y.high, x.high)) < 0) x.high = y.high;
    return x;
}

/* The intersection of x with [-size, size]; x itself when pi <= 0. */
/*@ requires enclose_ok(e) && pi != \null && range_ok(x) && range_ok(size);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range bounded(const struct enclose *e, scalar pi, struct range x, struct range size)
{
    if (scalar_sign(pi) <= 0) return x;
    return meet(e, x, (struct range){scalar_subtract(e->pool, scalar_zero(e->pool), size.high), size.high});
}

/* 1 when the two exponentials are far apart: 16 rate2 > damping^2. */
/*@ requires compliance_encloses(c) && phase_ok(phase);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_overdamped(const struct compliance *c, struct phase phase)
{
    const scalar many = compliance_multiply(c, scalar_integer(c->pool, 16), phase.rate2);
    const scalar rest = compliance_subtract(c, many, compliance_multiply(c, phase.damping, phase.damping));
    return c->sign[COMPLIANCE_d] > 0 && scalar_sign(rest) > 0;
}

/* The square root of the size of rate2, whose sign is given. */
/*@ requires enclose_ok(e) && rate2 != \null;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range rate_of(const struct enclose *e, scalar rate2, int sign)
{
    const struct range square = enclose_number(e, rate2);
    return enclose_sqrt(e, sign < 0 ? NEGATE(square) : square);
}

/* Computes the constants of the phase. */
/*@ requires compliance_encloses(c) && phase_ok(phase);
  @ assigns scalar_doubt;
  @ ensures rates_ok(\result) && DOUBT_STAYS; */
static struct rates rates_of(const struct compliance *c, struct phase phase)
{
    const struct enclose *e = &c->e;
    struct rates r;
    r.beta = enclose_number(e, phase.beta);
    r.pi = enclose_number(e, phase.pi);
    r.kappa = enclose_number(e, phase.kappa);
    r.drift = enclose_number(e, phase.drift);
    r.k = enclose_number(e, c->q[COMPLIANCE_k]);
    r.d = enclose_number(e, c->q[COMPLIANCE_d]);
    r.damping = enclose_number(e, phase.damping);
    r.oscillates = scalar_sign(phase.rate2);
    r.rate = rate_of(e, phase.rate2, r.oscillates);
    r.rest = enclose_number(e, phase.rest);
    r.least = enclose_number(e, phase.least);
    r.most = enclose_number(e, phase.most);
    r.is_overdamped = is_overdamped(c, phase);
    r.fast = r.is_overdamped ? NEGATE(ADD(r.damping, r.rate)) : INTEGER(0);
    r.slow = r.is_overdamped ? DIVIDE(MULTIPLY(r.k, r.pi), r.fast) : INTEGER(0);
    return r;
}

struct motion motion_start(const struct compliance *c, int word)
{
    const struct enclose *e = &c->e;
    struct motion m = {.c = c, .phase = phase_of(c, word), .first = 1};
    m.exact = start_derivatives(c, m.phase, c->q[COMPLIANCE_f_0], c->q[COMPLIANCE_v]);
    m.is_bounded = start_is_bounded(c, m.phase);
    m.is_constant = start_is_constant(m.exact);
    m.slips_through = start_slips_through(c, m.phase);
    m.rates = rates_of(c, m.phase);
    m.u = enclose_number(e, c->q[COMPLIANCE_u]);
    m.v = enclose_number(e, c->q[COMPLIANCE_v]);
    /*@ loop invariant 0 <= n <= DERIVATIVES && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < n ==> range_ok(m.y[k]);
      @ loop assigns n, m.y[0 .. DERIVATIVES - 1], scalar_doubt;
      @ loop variant DERIVATIVES - n; */
    for (int n = 0; n < DERIVATIVES; n++) m.y[n] = enclose_number(e, m.exact.y[n]);
    m.swing = bounds_of(e, m.phase.pi, m.rates, m.y[0], m.v);
    return m;
}

struct motion motion_next(const struct compliance *c, int word, struct range v, struct range force, int stopped)
{
    const struct enclose *e = &c->e;
    const scalar zero = scalar_zero(c->pool);
    struct motion m = {.c = c, .phase = phase_of(c, word), .u_is_zero = 1, .slope_is_zero = !stopped};
    m.exact = (struct derivatives){{zero, zero, zero, zero, zero, zero}};
    m.rates = rates_of(c, m.phase);
    m.u = INTEGER(0);
    m.v = v;
    struct range slope = ADD(m.rates.beta, MULTIPLY(m.rates.pi, force));
    m.y[0] = force;
    m.y[1] = NEGATE(ADD(MULTIPLY(m.rates.k, v), MULTIPLY(m.rates.d, slope)));
    /*@ loop invariant 2 <= n <= DERIVATIVES && range_ok(slope) && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < n ==> range_ok(m.y[k]);
      @ loop assigns n, slope, m.y[2 .. DERIVATIVES - 1], scalar_doubt;
      @ loop variant DERIVATIVES - n; */
    for (int n = 2; n < DERIVATIVES; n++) {
        const struct range next = MULTIPLY(m.rates.pi, m.y[n - 1]);
        m.y[n] = NEGATE(ADD(MULTIPLY(m.rates.k, slope), MULTIPLY(m.rates.d, next)));
        slope = next;
    }
    m.swing = bounds_of(e, m.phase.pi, m.rates, force, v);
    return m;
}

int motion_watches(struct motion m, int watch)
{
    if (watch == WATCH_FORCE) return !m.is_bounded;
    if (watch == WATCH_SLIP) return m.phase.word != STICK && !m.slips_through;
    return (watch == WATCH_LEAST ? m.phase.has_least : m.phase.has_most) != 0;
}

/* The moment of a phase in which c and s are all that is needed. */
/*@ requires range_ok(time) && range_ok(c) && range_ok(s);
  @ assigns \nothing;
  @ ensures moment_ok(\result) && \result.time == time && \result.c == c && \result.s == s; */
static struct moment moment_of(struct range time, struct range c, struct range s)
{
    return (struct moment){.time = time, .c = c, .s = s, .slow = time, .fast = time};
}

/* (e^x + e^-x) / 2 and (e^x - e^-x) / 2 for x >= 0, where both increase. */
/*@ requires enclose_ok(e) && range_ok(time) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures moment_ok(\result) && DOUBT_STAYS; */
static struct moment hyperbolic(const struct enclose *e, struct range time, struct range x)
{
    const struct range low = enclose_exp(e, range_of(x.low)), high = enclose_exp(e, range_of(x.high)), two = INTEGER(2);
    const struct range under_low = DIVIDE(INTEGER(1), low), under_high = DIVIDE(INTEGER(1), high);
    const struct range c = enclose_between(ADD(low, under_low), ADD(high, under_high));
    const struct range s = enclose_between(SUBTRACT(low, under_low), SUBTRACT(high, under_high));
    return moment_of(time, DIVIDE(c, two), DIVIDE(s, two));
}

/* Without the factor from damping, and x = rate t: the solutions, the second of which is multiplied by the rate. */
/*@ requires enclose_ok(e) && range_ok(time) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures moment_ok(\result) && DOUBT_STAYS; */
static struct moment undamped(const struct enclose *e, int oscillates, struct range time, struct range x)
{
    if (oscillates > 0) return hyperbolic(e, time, x);
    if (oscillates < 0) return moment_of(time, enclose_cosine(e, x), enclose_sine(e, x));
    return moment_of(time, INTEGER(1), time);
}

/* e^(-damping t) times the solutions without that factor. */
/*@ requires enclose_ok(e) && range_ok(damping) && moment_ok(t);
  @ assigns scalar_doubt;
  @ ensures moment_ok(\result) && DOUBT_STAYS; */
static struct moment damped(const struct enclose *e, struct range damping, struct moment t)
{
    const struct range decay = enclose_exp(e, NEGATE(MULTIPLY(damping, t.time)));
    return moment_of(t.time, MULTIPLY(decay, ADD(t.c, MULTIPLY(damping, t.s))), MULTIPLY(decay, t.s));
}

struct moment motion_at(struct motion m, const struct enclose *e, struct range time)
{
    struct moment t = moment_of(time, INTEGER(1), time);
    if (!m.phase.has_rest || m.is_constant) return t;
    if (m.rates.is_overdamped) {
        t.slow = enclose_exp(e, MULTIPLY(m.rates.slow, time));
        t.fast = enclose_exp(e, MULTIPLY(m.rates.fast, time));
        return t;
    }
    t = undamped(e, m.rates.oscillates, time, MULTIPLY(m.rates.rate, time));
    if (m.rates.oscillates != 0) t.s = DIVIDE(t.s, m.rates.rate);
    return m.c->sign[COMPLIANCE_d] == 0 ? t : damped(e, m.rates.damping, t);
}

struct cell motion_cell(struct motion m, const struct enclose *e, struct range time)
{
    return (struct cell){motion_at(m, e, range_of(time.low)), motion_at(m, e, time),
                         motion_at(m, e, range_of(time.high))};
}

/* For pi = 0: y[0] + y[1] t + y[2] t^2 / 2, and its derivatives. */
/*@ requires motion_made(m) && enclose_ok(e) && 0 <= j && range_ok(time);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range polynomial(struct motion m, const struct enclose *e, int j, struct range time)
{
    if (j > 2) return INTEGER(0);
    struct range sum = m.y[2];
    /*@ loop invariant -1 <= i <= 1 && j - 1 <= i && range_ok(sum) && DOUBT_HAS_STAYED;
      @ loop assigns i, sum, scalar_doubt;
      @ loop variant i; */
    for (int i = 1; i >= j; i--) sum = ADD(m.y[i], DIVIDE(MULTIPLY(time, sum), INTEGER(i - j + 1)));
    return sum;
}

/* The solution with initial value `start` and derivative `slope`, as a combination of c and s; in an overdamped phase
 * as a combination of its two exponentials. */
/*@ requires motion_made(m) && enclose_ok(e) && range_ok(start) && range_ok(slope) && moment_ok(t);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range solution(struct motion m, const struct enclose *e, struct range start, struct range slope,
                             struct moment t)
{
    if (!m.rates.is_overdamped) return ADD(MULTIPLY(start, t.c), MULTIPLY(slope, t.s));
    const struct range apart = SUBTRACT(m.rates.slow, m.rates.fast);
    const struct range slow = DIVIDE(SUBTRACT(slope, MULTIPLY(m.rates.fast, start)), apart);
    const struct range fast = DIVIDE(SUBTRACT(MULTIPLY(m.rates.slow, start), slope), apart);
    return ADD(MULTIPLY(slow, t.slow), MULTIPLY(fast, t.fast));
}

struct range motion_force(struct motion m, const struct enclose *e, int j, struct moment t)
{
    if (m.is_constant) return j == 0 ? m.y[0] : INTEGER(0);
    if (!m.phase.has_rest) return polynomial(m, e, j, t.time);
    const struct range start = j == 0 ? SUBTRACT(m.y[0], m.rates.rest) : m.y[j];
    const struct range sum = solution(m, e, start, m.y[j + 1], t);
    return j == 0 ? ADD(m.rates.rest, bounded(e, m.phase.pi, sum, m.swing.force)) : sum;
}

/* From f' = -k v - d v_dot. */
struct range motion_v(struct motion m, const struct enclose *e, struct moment t)
{
    const struct range v_dot = ADD(m.rates.beta, MULTIPLY(m.rates.pi, motion_force(m, e, 0, t)));
    const struct range push = ADD(motion_force(m, e, 1, t), MULTIPLY(m.rates.d, v_dot));
    return bounded(e, m.phase.pi, NEGATE(DIVIDE(push, m.rates.k)), m.swing.speed);
}

/* From v_dot = beta + pi f; for pi = 0 from the polynomial y[0] t + y[1] t^2 / 2 + y[2] t^3 / 6. */
struct range motion_impulse(struct motion m, const struct enclose *e, struct moment t)
{
    if (m.phase.has_rest) {
        const struct range gained = SUBTRACT(motion_v(m, e, t), m.v);
        return DIVIDE(SUBTRACT(gained, MULTIPLY(m.rates.beta, t.time)), m.rates.pi);
    }
    const struct range third = DIVIDE(m.y[2], INTEGER(3));
    const struct range second = ADD(DIVIDE(m.y[1], INTEGER(2)), DIVIDE(MULTIPLY(t.time, third), INTEGER(2)));
    const struct range first = ADD(DIVIDE(m.y[0], INTEGER(1)), DIVIDE(MULTIPLY(t.time, second), INTEGER(1)));
    return MULTIPLY(t.time, first);
}

/* When pi is not 0: from u_dot - mean = -(kappa / pi) v_dot, whose integral the energy bounds. */
struct range motion_u(struct motion m, const struct enclose *e, struct moment t)
{
    if (m.phase.word == STICK) return INTEGER(0);
    const struct range mean =
        m.phase.has_rest ? SUBTRACT(m.rates.drift, MULTIPLY(m.rates.kappa, m.rates.rest)) : m.rates.drift;
    const struct range swung =
        m.phase.has_rest ? DIVIDE(SUBTRACT(motion_v(m, e, t), m.v), m.rates.pi) : motion_impulse(m, e, t);
    return SUBTRACT(ADD(m.u, MULTIPLY(mean, t.time)), MULTIPLY(m.rates.kappa, swung));
}

/* Derivative j >= 1 of u. */
/*@ requires motion_made(m) && enclose_ok(e) && 1 <= j <= DERIVATIVES - 2 && moment_ok(t);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range u_derivative(struct motion m, const struct enclose *e, int j, struct moment t)
{
    const struct range pushed = MULTIPLY(m.rates.kappa, motion_force(m, e, j - 1, t));
    return j == 1 ? SUBTRACT(m.rates.drift, pushed) : NEGATE(pushed);
}

/*@ requires motion_made(m) && enclose_ok(e) && 0 <= j <= DERIVATIVES - 2 && moment_ok(t);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range slip_value(struct motion m, const struct enclose *e, int j, struct moment t)
{
    const struct range u = j == 0 ? motion_u(m, e, t) : u_derivative(m, e, j, t);
    return m.phase.word == FORWARD ? u : NEGATE(u);
}

struct range motion_value(struct motion m, const struct enclose *e, int watch, int j, struct moment t)
{
    if (watch == WATCH_SLIP) return slip_value(m, e, j, t);
    const struct range force = motion_force(m, e, j, t);
    if (watch == WATCH_MOST) return j == 0 ? SUBTRACT(m.rates.most, force) : NEGATE(force);
    return watch == WATCH_LEAST && j == 0 ? SUBTRACT(force, m.rates.least) : force;
}

/* The exact sign of derivative j of u at the start of the first phase. */
/*@ requires motion_made(m) && 0 <= j <= DERIVATIVES - 2;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int exact_slip_sign(struct motion m, int j)
{
    if (j == 0) return m.c->sign[COMPLIANCE_u];
    return scalar_sign(start_u_derivative(m.c, m.phase, m.exact.y[j - 1], j));
}

/* The exact sign at the start of the first phase. */
/*@ requires motion_made(m) && 0 <= j <= DERIVATIVES - 2;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int exact_sign(struct motion m, int watch, int j)
{
    if (watch == WATCH_SLIP) {
        const int sign = exact_slip_sign(m, j);
        return m.phase.word == FORWARD ? sign : m.phase.word == BACKWARD ? -sign : 0;
    }
    const scalar y = m.exact.y[j];
    if (watch == WATCH_MOST) return -scalar_sign(j == 0 ? compliance_subtract(m.c, y, m.phase.most) : y);
    return scalar_sign(watch == WATCH_LEAST && j == 0 ? compliance_subtract(m.c, y, m.phase.least) : y);
}

/*@ requires motion_made(m) && enclose_ok(e) && 0 <= j <= DERIVATIVES - 2 && moment_ok(t);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 2 && DOUBT_STAYS; */
static int sign_at(struct motion m, const struct enclose *e, int watch, int j, struct moment t)
{
    if (scalar_sign(t.time.low) == 0) {
        if (m.first) return exact_sign(m, watch, j);
        if (watch == WATCH_SLIP && ((j == 0 && m.u_is_zero) || (j == 1 && m.slope_is_zero))) return 0;
    }
    return range_sign(motion_value(m, e, watch, j, t));
}

/* From the sign of the next derivative, `slope`, and the signs at the ends. */
/*@ requires motion_made(m) && enclose_ok(e) && 0 <= j <= DERIVATIVES - 2 && cell_ok(cell) && -1 <= slope <= 1;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int sign_by_slope(struct motion m, const struct enclose *e, int watch, int j, struct cell cell, int slope)
{
    const int before = sign_at(m, e, watch, j, cell.low), after = sign_at(m, e, watch, j, cell.high);
    if (before == 0 || before == slope) return slope;
    return after == -slope ? after : 0;
}

int motion_sign(struct motion m, const struct enclose *e, int watch, int j, struct cell cell)
{
    const int sign = range_sign(motion_value(m, e, watch, j, cell.whole));
    if (sign == 1 || sign == -1) return sign;
    if (j == DERIVATIVES - 2) return 0;
    const int slope = motion_sign(m, e, watch, j + 1, cell);
    return slope == 0 ? 0 : sign_by_slope(m, e, watch, j, cell, slope);
}

/*@ requires range_ok(x);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_positive(struct range x)
{
    return range_sign(x) == 1;
}

/*@ requires motion_made(m) && enclose_ok(e) && range_ok(swing);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int force_stays(struct motion m, const struct enclose *e, struct range swing)
{
    const struct range low = SUBTRACT(m.rates.rest, swing), high = ADD(m.rates.rest, swing);
    return is_positive(low) && (!m.phase.has_least || is_positive(SUBTRACT(low, m.rates.least))) &&
           (!m.phase.has_most || is_positive(SUBTRACT(m.rates.most, high)));
}

/*@ requires enclose_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range size_of(const struct enclose *e, struct range x)
{
    return enclose_sqrt(e, square_of(e, x));
}

/*@ requires motion_made(m) && enclose_ok(e) && range_ok(u) && range_ok(v) && range_ok(speed);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int slip_stays(struct motion m, const struct enclose *e, struct range u, struct range v, struct range speed)
{
    const struct compliance *c = m.c;
    const scalar mean = compliance_subtract(c, m.phase.drift, compliance_multiply(c, m.phase.kappa, m.phase.rest));
    const struct range swing = DIVIDE(MULTIPLY(size_of(e, m.rates.kappa), ADD(speed, size_of(e, v))), m.rates.pi);
    return scalar_sign(mean) * m.phase.word >= 0 &&
           is_positive(SUBTRACT(m.phase.word == FORWARD ? u : NEGATE(u), swing));
}

int motion_goes_on(struct motion m, const struct enclose *e, struct moment t)
{
    if (scalar_sign(m.phase.pi) <= 0) return 0;
    const struct range v = motion_v(m, e, t);
    const struct swing swing = swing_of(e, m.rates, motion_force(m, e, 0, t), v);
    if (!force_stays(m, e, swing.force)) return 0;
    return m.phase.word == STICK || slip_stays(m, e, motion_u(m, e, t), v, swing.speed);
}
