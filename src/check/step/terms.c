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

/*@ requires \valid(value + (0 .. STEP_QUANTITIES - 1)) && pool != \null && bias != \null;
  @ requires \forall integer k; 0 <= k < STEP_bias ==> value[k] != \null;
  @ assigns value[STEP_bias .. STEP_QUANTITIES - 1];
  @ ensures \forall integer k; STEP_bias <= k < STEP_QUANTITIES ==> value[k] != \null; */
static void evaluate_quantities(struct scalar_pool *pool, scalar *value, scalar bias)
{
#define EVALUATE(macro, output, unit, meaning) macro(NOTHING, LET_ADD, LET_SUB, LET_MUL)
#define STORE(macro, output, unit, meaning) value[STEP_##output] = output;
    const scalar a = value[STEP_a], b = value[STEP_b], A = value[STEP_A], B = value[STEP_B], C = value[STEP_C],
                 mu = value[STEP_mu];
    const scalar P_T = value[STEP_P_T], P_N = value[STEP_P_N], U_T = value[STEP_U_T], U_N = value[STEP_U_N];
    STEP_FORMULAS(EVALUATE)
    value[STEP_bias] = bias;
    STEP_FORMULAS(STORE)
}

/* Computes the sizes from the absolute values of the data. */
/*@ requires step_ready(c) && \valid(size + (0 .. STEP_SIZES - 1));
  @ requires \forall integer k; 0 <= k < STEP_QUANTITIES ==> c->q[k] != \null;
  @ assigns size[0 .. STEP_SIZES - 1], scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures sizes: \forall integer k; 0 <= k < STEP_SIZES ==> size[k] != \null; */
static void evaluate_sizes(const struct step *c, scalar *size)
{
    struct scalar_pool *pool = c->pool;
#define TAKE_SIZE(name, unit, meaning) const scalar name = absolute(pool, c->q[STEP_##name]);
#define STORE_SIZE(macro, output, unit, meaning) size[STEP_SIZE_##output] = output;
    STEP_INPUTS(TAKE_SIZE)
    const scalar a_size = c->given.a_size, b_size = c->given.b_size;
    const scalar body_noise = c->given.body_noise, body_impulse = c->given.body_impulse;
    STEP_SIZES_FORMULAS(EVALUATE)
    STEP_SIZES_FORMULAS(STORE_SIZE)
}

void step_evaluate(struct step *c, scalar bias)
{
    evaluate_quantities(c->pool, c->q, bias);
    //@ assert ready: step_ready(c);
    evaluate_sizes(c, c->size);
    //@ assert still: step_ready(c);
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
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct step_terms flight_terms(const struct step *c)
{
    const scalar T = scalar_multiply(c->pool, c->q[STEP_A], c->q[STEP_P_T]);
    const scalar N = scalar_multiply(c->pool, c->q[STEP_C], c->q[STEP_P_N]);
    const struct step_terms terms = {{gap(c, T, c->size[STEP_SIZE_noise_T], c->size[STEP_SIZE_s_T]),
                                      gap(c, N, c->size[STEP_SIZE_noise_N], c->size[STEP_SIZE_s_N]),
                                      normal_term(c, STEP_F), scalar_zero(c->pool)}};
    return terms;
}

/*@ requires step_sees(c) && STEP_S_PLUS <= mode <= STEP_T && tangent != \null && friction != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct step_terms closed_terms(const struct step *c, enum step_mode mode, scalar tangent, scalar friction)
{
    const struct step_terms terms = {{gap(c, tangent, c->size[STEP_SIZE_noise], c->size[STEP_SIZE_s_T]),
                                      normal_term(c, mode), pull_term(c), friction_term(c, friction)}};
    return terms;
}

/*@ requires step_sees(c) && 0 <= mode < STEP_MODES;
  @ assigns c->term[mode];
  @ ensures step_sees(c); */
static void set_terms(struct step *c, enum step_mode mode, struct step_terms terms)
{
    c->term[mode] = terms;
}

/* The terms of each mode; `outside` is the part of the force beyond the cone. */
/*@ requires step_sees(c) && outside != \null;
  @ assigns c->term[0 .. STEP_MODES - 1], scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures sees: step_sees(c); */
static void find_terms(struct step *c, scalar outside)
{
    const scalar U_T = c->q[STEP_U_T];
    const struct step_terms flight = flight_terms(c);
    const struct step_terms plus = closed_terms(c, STEP_S_PLUS, part(c, U_T, -1), c->q[STEP_friction_plus]);
    const struct step_terms minus = closed_terms(c, STEP_S_MINUS, part(c, U_T, 1), c->q[STEP_friction_minus]);
    const struct step_terms stick = closed_terms(c, STEP_T, U_T, outside);
    set_terms(c, STEP_F, flight);
    set_terms(c, STEP_S_PLUS, plus);
    set_terms(c, STEP_S_MINUS, minus);
    set_terms(c, STEP_T, stick);
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
        c->eta[i] = c->term[i].value[0];
        /*@ loop invariant 1 <= k <= STEP_MAX_TERMS && DOUBT_HAS_STAYED && step_sees(c);
          @ loop assigns k, c->eta[i], scalar_doubt;
          @ loop variant STEP_MAX_TERMS - k; */
        for (int k = 1; k < STEP_MAX_TERMS; k++)
            if (step_compare(c->pool, c->term[i].value[k], c->eta[i]) > 0) c->eta[i] = c->term[i].value[k];
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

/* What the answer did: the energy that it gained, the force beyond the cone and that which pulls, the approach that
 * remains. */
/*@ requires step_sees(c) && outside != \null;
  @ assigns c->excess[0 .. STEP_EXCESSES - 1], scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures sees: step_sees(c); */
static void find_excess(struct step *c, scalar outside)
{
    const scalar work = part(c, c->q[STEP_work2], 1), approach = part(c, c->q[STEP_U_N], -1);
    const scalar energy = gap(c, work, c->size[STEP_SIZE_noise_work], c->size[STEP_SIZE_s_work]);
    const scalar cone = friction_term(c, outside), pull = pull_term(c);
    const scalar normal = gap(c, approach, c->size[STEP_SIZE_noise], c->size[STEP_SIZE_s_N]);
    c->excess[0] = energy;
    c->excess[1] = cone;
    c->excess[2] = pull;
    c->excess[3] = normal;
}

void step_measure(struct step *c)
{
    const scalar outside = beyond_cone(c);
    find_terms(c, outside);
    find_eta(c);
    find_excess(c, outside);
    c->residual = find_residual(c);
}
