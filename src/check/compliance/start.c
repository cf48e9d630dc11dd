/* SPDX-License-Identifier: BSD-2-Clause */
/* The start of the motion, exactly: its first phase, whether the point stays in contact, and whether the first phase
 * has an end. */
#include "check/compliance/private.h"

#define ADD(x, y) compliance_add(c, x, y)
#define SUBTRACT(x, y) compliance_subtract(c, x, y)
#define MULTIPLY(x, y) compliance_multiply(c, x, y)
#define DIVIDE(x, y) compliance_divide(c, x, y)
#define NEGATE(x) compliance_negate(c, x)
#define Q(name) c->q[COMPLIANCE_##name]

const char *phase_name(int word)
{
    return word == FORWARD ? known_text("S+") : word == BACKWARD ? known_text("S-") : known_text("T");
}

/* Stick requires k+ f >= a and k- f >= -a. With |a| = size and the k of the slip that a would start: f >= size / k; and
 * with the other k, if that is negative: f <= size / -k. */
/*@ requires compliance_sees(c) && phase_ok(phase);
  @ assigns scalar_doubt;
  @ ensures phase_ok(\result) && \result.word == phase.word && DOUBT_STAYS; */
static struct phase with_limits(const struct compliance *c, struct phase phase)
{
    const int a = c->sign[COMPLIANCE_a];
    const int against = a > 0 ? COMPLIANCE_k_plus : COMPLIANCE_k_minus,
              with = a > 0 ? COMPLIANCE_k_minus : COMPLIANCE_k_plus;
    const scalar size = a < 0 ? NEGATE(Q(a)) : Q(a);
    phase.has_least = a != 0 && c->sign[against] > 0;
    phase.has_most = a != 0 && c->sign[with] < 0;
    if (phase.has_least) phase.least = DIVIDE(size, c->q[against]);
    if (phase.has_most) phase.most = DIVIDE(size, NEGATE(c->q[with]));
    return phase;
}

struct phase phase_of(const struct compliance *c, int word)
{
    const scalar zero = scalar_zero(c->pool), two = ADD(scalar_one(c->pool), scalar_one(c->pool));
    struct phase phase = {.word = word, .rest = zero, .least = zero, .most = zero};
    phase.beta = word == STICK ? DIVIDE(NEGATE(Q(N)), Q(A)) : Q(b);
    phase.pi = word == STICK ? DIVIDE(Q(Delta), Q(A)) : word == FORWARD ? Q(p_plus) : Q(p_minus);
    phase.kappa = word == STICK ? zero : word == FORWARD ? Q(k_plus) : NEGATE(Q(k_minus));
    phase.drift = word == STICK ? zero : Q(a);
    phase.damping = DIVIDE(MULTIPLY(Q(d), phase.pi), two);
    phase.rate2 = SUBTRACT(MULTIPLY(phase.damping, phase.damping), MULTIPLY(Q(k), phase.pi));
    phase.has_rest = scalar_sign(phase.pi) != 0;
    if (phase.has_rest) phase.rest = DIVIDE(NEGATE(phase.beta), phase.pi);
    return word == STICK ? with_limits(c, phase) : phase;
}

/* f' = -k v - d (beta + pi f); f'' = -k (beta + pi f) - d pi f'; and so on. */
struct derivatives start_derivatives(const struct compliance *c, struct phase phase, scalar f, scalar v)
{
    const scalar slope = ADD(phase.beta, MULTIPLY(phase.pi, f));
    struct derivatives d = {{f, NEGATE(ADD(MULTIPLY(Q(k), v), MULTIPLY(Q(d), slope)))}};
    scalar rate = slope;
    /*@ loop invariant 2 <= n <= DERIVATIVES && rate != \null;
      @ loop invariant \forall integer k; 0 <= k < n ==> d.y[k] != \null;
      @ loop assigns n, rate, d.y[2 .. DERIVATIVES - 1];
      @ loop variant DERIVATIVES - n; */
    for (int n = 2; n < DERIVATIVES; n++) {
        const scalar next = MULTIPLY(phase.pi, d.y[n - 1]);
        d.y[n] = NEGATE(ADD(MULTIPLY(Q(k), rate), MULTIPLY(Q(d), next)));
        rate = next;
    }
    return d;
}

scalar start_u_derivative(const struct compliance *c, struct phase phase, scalar y, int j)
{
    const scalar pushed = NEGATE(MULTIPLY(phase.kappa, y));
    return j == 1 ? ADD(phase.drift, pushed) : pushed;
}

/* 1 when the first nonzero derivative of u, multiplied by the direction of slip, is positive. */
/*@ requires compliance_sees(c) && -1 <= word <= 1;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int leads_to_slip(const struct compliance *c, int word)
{
    const struct phase phase = phase_of(c, word);
    const struct derivatives d = start_derivatives(c, phase, Q(f_0), Q(v));
    /*@ loop invariant 1 <= j <= DERIVATIVES && DOUBT_HAS_STAYED;
      @ loop assigns j, scalar_doubt;
      @ loop variant DERIVATIVES - j; */
    for (int j = 1; j < DERIVATIVES; j++) {
        const int sign = scalar_sign(start_u_derivative(c, phase, d.y[j - 1], j));
        if (sign != 0) return sign == word;
    }
    return 0;
}

int start_phase(const struct compliance *c)
{
    const int a = c->sign[COMPLIANCE_a];
    if (c->sign[COMPLIANCE_u] != 0) return c->sign[COMPLIANCE_u];
    if (c->sign[COMPLIANCE_f_0] > 0)
        return leads_to_slip(c, FORWARD) ? FORWARD : leads_to_slip(c, BACKWARD) ? BACKWARD : STICK;
    if (a != 0) return a;
    return c->sign[COMPLIANCE_k_plus] < 0 ? FORWARD : c->sign[COMPLIANCE_k_minus] < 0 ? BACKWARD : STICK;
}

int start_rises(const struct compliance *c, struct phase phase)
{
    const struct derivatives d = start_derivatives(c, phase, Q(f_0), Q(v));
    /*@ loop invariant 0 <= j <= DERIVATIVES && DOUBT_HAS_STAYED;
      @ loop assigns j, scalar_doubt;
      @ loop variant DERIVATIVES - j; */
    for (int j = 0; j < DERIVATIVES; j++) {
        const int sign = scalar_sign(d.y[j]);
        if (sign != 0) return sign;
    }
    return 0;
}

/*@ requires compliance_sees(c) && x != \null;
  @ assigns \result \from *c, x;
  @ ensures \result != \null; */
static scalar square(const struct compliance *c, scalar x)
{
    return MULTIPLY(x, x);
}

/* 1 when x >= 0 and x^2 >= y. */
/*@ requires compliance_sees(c) && x != \null && y != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int reaches_root(const struct compliance *c, scalar x, scalar y)
{
    return scalar_sign(x) >= 0 && scalar_sign(SUBTRACT(square(c, x), y)) >= 0;
}

/*@ requires compliance_sees(c) && x != \null;
  @ assigns scalar_doubt, \result \from *c, x;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar size_of(const struct compliance *c, scalar x)
{
    return scalar_sign(x) < 0 ? NEGATE(x) : x;
}

/* 1 when the force, which oscillates about `rest`, keeps its sign; `swing` bounds the square of the amplitude. */
/*@ requires compliance_sees(c) && phase_ok(phase) && swing != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int force_stays(const struct compliance *c, struct phase phase, scalar swing)
{
    if (scalar_sign(phase.rest) <= 0) return 0;
    const scalar low = phase.has_least ? SUBTRACT(phase.rest, phase.least) : phase.rest;
    return reaches_root(c, low, swing) && (!phase.has_most || reaches_root(c, SUBTRACT(phase.most, phase.rest), swing));
}

/* 1 when slip is not slowed down at the force `rest`. */
/*@ requires compliance_sees(c) && phase_ok(phase);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int mean_keeps_slip(const struct compliance *c, struct phase phase)
{
    return scalar_sign(SUBTRACT(phase.drift, MULTIPLY(phase.kappa, phase.rest))) * phase.word >= 0;
}

/* 1 when |u| pi - |kappa| |v| > |kappa| sqrt(energy). */
/*@ requires compliance_sees(c) && phase_ok(phase) && energy != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int swing_keeps_slip(const struct compliance *c, struct phase phase, scalar energy)
{
    const scalar kappa = size_of(c, phase.kappa);
    const scalar left = SUBTRACT(MULTIPLY(size_of(c, Q(u)), phase.pi), MULTIPLY(kappa, size_of(c, Q(v))));
    return scalar_sign(left) > 0 && scalar_sign(SUBTRACT(square(c, left), MULTIPLY(square(c, kappa), energy))) > 0;
}

/* v^2 + (pi / k) (k delta - rest)^2, which never increases; pi > 0. */
/*@ requires compliance_sees(c) && phase_ok(phase);
  @ assigns scalar_doubt, \result \from *c, phase;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar energy_of(const struct compliance *c, struct phase phase)
{
    const scalar push = SUBTRACT(MULTIPLY(Q(k), Q(delta)), phase.rest);
    return ADD(square(c, Q(v)), DIVIDE(MULTIPLY(phase.pi, square(c, push)), Q(k)));
}

/* A bound of (f - rest)^2. */
/*@ requires compliance_sees(c) && phase_ok(phase) && energy != \null;
  @ assigns scalar_doubt, \result \from *c, phase, energy;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar swing_of(const struct compliance *c, struct phase phase, scalar energy)
{
    return MULTIPLY(energy, ADD(DIVIDE(Q(k), phase.pi), square(c, Q(d))));
}

int start_is_bounded(const struct compliance *c, struct phase phase)
{
    if (scalar_sign(phase.pi) <= 0 || scalar_sign(phase.rest) <= 0) return 0;
    return reaches_root(c, phase.rest, swing_of(c, phase, energy_of(c, phase)));
}

/*@ requires compliance_sees(c) && phase_ok(phase);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int swing_goes_on(const struct compliance *c, struct phase phase)
{
    const scalar energy = energy_of(c, phase);
    if (!force_stays(c, phase, swing_of(c, phase, energy))) return 0;
    return phase.word == STICK || (mean_keeps_slip(c, phase) && swing_keeps_slip(c, phase, energy));
}

/*@ requires compliance_sees(c) && phase_ok(phase) && f != \null && slope != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int separatrix_goes_on(const struct compliance *c, struct phase phase, scalar f, scalar slope)
{
    const scalar away = SUBTRACT(f, phase.rest), left = ADD(slope, MULTIPLY(phase.damping, away));
    const scalar end = ADD(Q(u), DIVIDE(MULTIPLY(phase.kappa, Q(v)), phase.pi));
    return scalar_sign(left) == -scalar_sign(away) &&
           scalar_equal(square(c, left), MULTIPLY(phase.rate2, square(c, away))) && scalar_sign(phase.rest) > 0 &&
           mean_keeps_slip(c, phase) && c->sign[COMPLIANCE_u] == phase.word && scalar_sign(end) == phase.word;
}

/*@ requires compliance_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int moves_freely(const struct compliance *c)
{
    return c->sign[COMPLIANCE_a] == 0 && c->sign[COMPLIANCE_b] == 0 && c->sign[COMPLIANCE_d] == 0 &&
           c->sign[COMPLIANCE_delta] == 0;
}

/* Then u - u_0 = -(kappa / pi) (v - v_0), and v goes from v_0 < 0 to -v_0: slip does not stop if u_0 pi + 2 kappa v_0
 * has the sign of the slip, or is 0. */
int start_slips_through(const struct compliance *c, struct phase phase)
{
    if (!moves_freely(c)) return 0;
    if (phase.word == STICK || scalar_sign(phase.pi) <= 0 || c->sign[COMPLIANCE_v] >= 0 || c->sign[COMPLIANCE_u] == 0)
        return 0;
    const scalar turned = MULTIPLY(phase.kappa, ADD(Q(v), Q(v)));
    return scalar_sign(ADD(MULTIPLY(Q(u), phase.pi), turned)) * phase.word >= 0;
}

int start_is_constant(struct derivatives d)
{
    return scalar_sign(d.y[1]) == 0 && scalar_sign(d.y[2]) == 0;
}

/*@ requires compliance_sees(c) && phase_ok(phase) && derivatives_ok(d);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int constant_goes_on(const struct compliance *c, struct phase phase, struct derivatives d)
{
    if (!start_is_constant(d)) return 0;
    return phase.word == STICK || scalar_sign(start_u_derivative(c, phase, d.y[0], 1)) * phase.word >= 0;
}

int start_goes_on(const struct compliance *c, struct phase phase, struct derivatives d)
{
    const int pi = scalar_sign(phase.pi);
    if (constant_goes_on(c, phase, d)) return 1;
    return pi > 0 ? swing_goes_on(c, phase) : pi < 0 && separatrix_goes_on(c, phase, d.y[0], d.y[1]);
}
