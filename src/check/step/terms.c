/* SPDX-License-Identifier: BSD-2-Clause */
/* How much the data would have to change: spec/step.md, section 3. */
#include "check/step/step.h"

#include <stddef.h>

#define NOTHING(x)
#define LET_ADD(t, x, y) const scalar t = scalar_add(pool, x, y);
#define LET_SUB(t, x, y) const scalar t = scalar_subtract(pool, x, y);
#define LET_MUL(t, x, y) const scalar t = scalar_multiply(pool, x, y);

/*@ requires pool != \null && x != \null;
  @ assigns scalar_doubt, \result \from pool, x;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar absolute(struct scalar_pool *pool, scalar x)
{
    return scalar_sign(x) < 0 ? scalar_subtract(pool, scalar_zero(pool), x) : x;
}

/*@ requires step_ready(c) && bias != \null;
  @ assigns c->q[STEP_bias .. STEP_QUANTITIES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && step_ready(c) && \forall integer k; 0 <= k < STEP_QUANTITIES ==> c->q[k] != \null; */
static void evaluate_quantities(struct step *c, scalar bias)
{
    struct scalar_pool *pool = c->pool;
#define TAKE_INPUT(name, unit, meaning) const scalar name = c->q[STEP_##name];
#define EVALUATE(macro, output, unit, meaning) macro(NOTHING, LET_ADD, LET_SUB, LET_MUL) c->q[STEP_##output] = output;
    const scalar a = c->q[STEP_a], b = c->q[STEP_b], A = c->q[STEP_A], B = c->q[STEP_B], C = c->q[STEP_C];
    const scalar mu = c->q[STEP_mu], P_T = c->q[STEP_P_T], P_N = c->q[STEP_P_N];
    const scalar U_T = c->q[STEP_U_T], U_N = c->q[STEP_U_N];
    c->q[STEP_bias] = bias;
    STEP_FORMULAS(EVALUATE)
}

/*@ requires step_ready(c) && \forall integer k; 0 <= k < STEP_QUANTITIES ==> c->q[k] != \null;
  @ assigns c->size[0 .. STEP_SIZES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && step_ready(c) && step_sized(c); */
static void evaluate_sizes(struct step *c)
{
    struct scalar_pool *pool = c->pool;
#define TAKE_SIZE(name, unit, meaning) const scalar name = absolute(pool, c->q[STEP_##name]);
#define EVALUATE_SIZE(macro, output, unit, meaning)                                                                    \
    macro(NOTHING, LET_ADD, LET_SUB, LET_MUL) c->size[STEP_SIZE_##output] = output;
    STEP_INPUTS(TAKE_SIZE)
    const scalar a_size = c->given.a_size, b_size = c->given.b_size;
    const scalar body_noise = c->given.body_noise, body_impulse = c->given.body_impulse;
    STEP_SIZES_FORMULAS(EVALUATE_SIZE)
}

void step_evaluate(struct step *c, scalar bias)
{
    evaluate_quantities(c, bias);
    evaluate_sizes(c);
    /*@ loop invariant 0 <= i <= STEP_QUANTITIES && DOUBT_HAS_STAYED && step_ready(c) && step_sized(c);
      @ loop invariant \forall integer k; 0 <= k < STEP_QUANTITIES ==> c->q[k] != \null;
      @ loop invariant \forall integer k; 0 <= k < i ==> -1 <= c->sign[k] <= 1;
      @ loop assigns i, c->sign[0 .. STEP_QUANTITIES - 1], scalar_doubt;
      @ loop variant STEP_QUANTITIES - i; */
    for (int i = 0; i < STEP_QUANTITIES; i++) c->sign[i] = scalar_sign(c->q[i]);
}

/* The part of |x| beyond the noise, divided by the size; NULL means infinite. */
/*@ requires step_ready(c) && x != \null && noise != \null && size != \null;
  @ assigns scalar_doubt, \result \from *c, x, noise, size;
  @ ensures DOUBT_STAYS; */
static scalar gap(const struct step *c, scalar x, scalar noise, scalar size)
{
    struct scalar_pool *pool = c->pool;
    const scalar beyond = scalar_subtract(pool, absolute(pool, x), scalar_multiply(pool, c->given.floor, noise));
    if (scalar_sign(beyond) <= 0) return scalar_zero(pool);
    return scalar_sign(size) > 0 ? scalar_divide(pool, beyond, size) : NULL;
}

/* max(0, d x) for d = 1, -1 */
/*@ requires step_ready(c) && x != \null;
  @ assigns scalar_doubt, \result \from *c, x, d;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar part(const struct step *c, scalar x, int d)
{
    const int sign = scalar_sign(x);
    return (d > 0 && sign > 0) || (d < 0 && sign < 0) ? absolute(c->pool, x) : scalar_zero(c->pool);
}

/* The excess velocity of a mode in the normal row: d = 1, -1 for slip, else 0. */
/*@ requires step_sees(c);
  @ assigns scalar_doubt, \result \from *c, mode;
  @ ensures DOUBT_STAYS; */
static scalar normal_term(const struct step *c, enum step_mode mode)
{
    const scalar *q = c->q, *size = c->size;
    const int forward = mode == STEP_S_PLUS || (mode == STEP_F && c->sign[STEP_U_T] > 0);
    scalar row = q[STEP_y], noise = size[STEP_SIZE_noise], s = size[STEP_SIZE_s_N];
    if (c->associated && mode != STEP_T) {
        row = forward ? q[STEP_rise_plus] : q[STEP_rise_minus];
        noise = size[STEP_SIZE_noise_rise];
        s = size[STEP_SIZE_s_rise];
    }
    return gap(c, mode == STEP_F ? part(c, row, -1) : row, noise, s);
}

/*@ requires step_sees(c);
  @ assigns scalar_doubt, \result \from *c;
  @ ensures DOUBT_STAYS; */
static scalar pull_term(const struct step *c)
{
    const scalar pull = scalar_multiply(c->pool, c->q[STEP_C], part(c, c->q[STEP_P_N], -1));
    return gap(c, pull, c->size[STEP_SIZE_noise_N], c->size[STEP_SIZE_s_N]);
}

/* The part of the force outside the cone on one side or the other; both only if P_N < 0, and then the larger. */
/*@ requires step_sees(c);
  @ assigns scalar_doubt, \result \from *c;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar beyond_cone(const struct step *c)
{
    const scalar above = part(c, c->q[STEP_friction_minus], 1), below = part(c, c->q[STEP_friction_plus], -1);
    return scalar_sign(scalar_subtract(c->pool, above, below)) >= 0 ? above : below;
}

/* The noise is noise_T + mu A impulse. */
/*@ requires step_sees(c) && impulse != \null;
  @ assigns scalar_doubt, \result \from *c, impulse;
  @ ensures DOUBT_STAYS; */
static scalar friction_term(const struct step *c, scalar impulse)
{
    const scalar velocity = scalar_multiply(c->pool, c->q[STEP_A], impulse);
    const scalar mu_A = scalar_multiply(c->pool, c->q[STEP_mu], c->q[STEP_A]);
    const scalar more = scalar_multiply(c->pool, mu_A, c->size[STEP_SIZE_impulse]);
    return gap(c, velocity, scalar_add(c->pool, c->size[STEP_SIZE_noise_T], more), c->size[STEP_SIZE_s_cone]);
}

/*@ requires step_sees(c);
  @ assigns c->term[STEP_F][0 .. STEP_MAX_TERMS - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && step_sees(c); */
static void measure_flight(struct step *c)
{
    const scalar T = scalar_multiply(c->pool, c->q[STEP_A], c->q[STEP_P_T]);
    const scalar N = scalar_multiply(c->pool, c->q[STEP_C], c->q[STEP_P_N]);
    c->term[STEP_F][0] = gap(c, T, c->size[STEP_SIZE_noise_T], c->size[STEP_SIZE_s_T]);
    c->term[STEP_F][1] = gap(c, N, c->size[STEP_SIZE_noise_N], c->size[STEP_SIZE_s_N]);
    c->term[STEP_F][2] = normal_term(c, STEP_F);
    c->term[STEP_F][3] = scalar_zero(c->pool);
}

/*@ requires step_sees(c) && STEP_S_PLUS <= mode <= STEP_T && tangent != \null && friction != \null;
  @ assigns c->term[mode][0 .. STEP_MAX_TERMS - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && step_sees(c); */
static void measure_closed(struct step *c, enum step_mode mode, scalar tangent, scalar friction)
{
    c->term[mode][0] = gap(c, tangent, c->size[STEP_SIZE_noise], c->size[STEP_SIZE_s_T]);
    c->term[mode][1] = normal_term(c, mode);
    c->term[mode][2] = pull_term(c);
    c->term[mode][3] = friction_term(c, friction);
}

/* eta of each mode: its largest term. */
/*@ requires step_sees(c);
  @ assigns c->eta[0 .. STEP_MODES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && step_sees(c); */
static void find_eta(struct step *c)
{
    /*@ loop invariant 0 <= i <= STEP_MODES && DOUBT_HAS_STAYED && step_sees(c);
      @ loop assigns i, c->eta[0 .. STEP_MODES - 1], scalar_doubt;
      @ loop variant STEP_MODES - i; */
    for (int i = 0; i < STEP_MODES; i++) {
        c->eta[i] = c->term[i][0];
        /*@ loop invariant 1 <= k <= STEP_MAX_TERMS && DOUBT_HAS_STAYED && step_sees(c);
          @ loop assigns k, c->eta[i], scalar_doubt;
          @ loop variant STEP_MAX_TERMS - k; */
        for (int k = 1; k < STEP_MAX_TERMS; k++)
            if (step_compare(c->pool, c->term[i][k], c->eta[i]) > 0) c->eta[i] = c->term[i][k];
    }
}

/*@ requires step_sees(c);
  @ assigns scalar_doubt, \result \from *c;
  @ ensures DOUBT_STAYS; */
static scalar find_residual(const struct step *c)
{
    const struct step_given *g = &c->given;
    if (g->moment != NULL) return gap(c, g->moment, g->noise_M, g->s_M);
    const scalar T = gap(c, c->q[STEP_residual_T], c->size[STEP_SIZE_noise], c->size[STEP_SIZE_s_T]);
    const scalar N = gap(c, c->q[STEP_residual_N], c->size[STEP_SIZE_noise], c->size[STEP_SIZE_s_N]);
    return step_compare(c->pool, T, N) > 0 ? T : N;
}

void step_measure(struct step *c)
{
    const scalar U_T = c->q[STEP_U_T], outside = beyond_cone(c);
    measure_flight(c);
    measure_closed(c, STEP_S_PLUS, part(c, U_T, -1), c->q[STEP_friction_plus]);
    measure_closed(c, STEP_S_MINUS, part(c, U_T, 1), c->q[STEP_friction_minus]);
    measure_closed(c, STEP_T, U_T, outside);
    find_eta(c);
    c->residual = find_residual(c);
    c->excess[0] = gap(c, part(c, c->q[STEP_work2], 1), c->size[STEP_SIZE_noise_work], c->size[STEP_SIZE_s_work]);
    c->excess[1] = friction_term(c, outside);
    c->excess[2] = pull_term(c);
    c->excess[3] = gap(c, part(c, c->q[STEP_U_N], -1), c->size[STEP_SIZE_noise], c->size[STEP_SIZE_s_N]);
}
