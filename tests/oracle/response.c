/* SPDX-License-Identifier: BSD-2-Clause */
#include "oracle/response.h"

#include <stddef.h>

const char *const oracle_quantity_name[ORACLE_QUANTITIES] = {
    "a",      "b",       "A",      "B",       "C",      "mu",      "u", "Delta",
    "p_plus", "p_minus", "k_plus", "k_minus", "E_plus", "E_minus", "N", "N_T"};

void oracle_problem_init(struct oracle_problem *problem)
{
    for (int i = 0; i < ORACLE_INPUTS; i++) mpq_init(problem->in[i]);
}

void oracle_problem_clear(struct oracle_problem *problem)
{
    for (int i = 0; i < ORACLE_INPUTS; i++) mpq_clear(problem->in[i]);
}

/* z = x1 y2 - x2 y1 */
static void cross(mpq_t z, const mpq_t x1, const mpq_t x2, const mpq_t y1, const mpq_t y2)
{
    mpq_t product;
    mpq_init(product);
    mpq_mul(product, x2, y1);
    mpq_mul(z, x1, y2);
    mpq_sub(z, z, product);
    mpq_clear(product);
}

int oracle_in_hypotheses(const struct oracle_problem *problem)
{
    const mpq_t *in = problem->in;
    mpq_t determinant;
    mpq_init(determinant);
    cross(determinant, in[ORACLE_A], in[ORACLE_B], in[ORACLE_B], in[ORACLE_C]);
    const int sign = mpq_sgn(determinant);
    mpq_clear(determinant);
    return mpq_sgn(in[ORACLE_A]) > 0 && mpq_sgn(in[ORACLE_C]) > 0 && sign > 0 && mpq_sgn(in[ORACLE_mu]) >= 0;
}

/* sum = x y + w z */
static void combine(mpq_t sum, const mpq_t x, const mpq_t y, const mpq_t w, const mpq_t z)
{
    mpq_t product, other;
    mpq_inits(product, other, NULL);
    mpq_mul(product, x, y);
    mpq_mul(other, w, z);
    mpq_add(sum, product, other);
    mpq_clears(product, other, NULL);
}

/* Coulomb's lambda_T for a given lambda_N: against the slip; at rest what prevents slip, as far as it can.
 * Without free acceleration (`with_a` = 0) it is the friction impulse per unit of normal impulse. */
static void friction(mpq_t lambda_T, const struct oracle_problem *problem, int u, const mpq_t lambda_N, int with_a)
{
    const mpq_t *in = problem->in;
    mpq_t limit, minus_limit;
    mpq_inits(limit, minus_limit, NULL);
    mpq_mul(limit, in[ORACLE_mu], lambda_N);
    mpq_neg(minus_limit, limit);
    mpq_mul(lambda_T, in[ORACLE_B], lambda_N);
    if (with_a) mpq_add(lambda_T, lambda_T, in[ORACLE_a]);
    mpq_div(lambda_T, lambda_T, in[ORACLE_A]);
    mpq_neg(lambda_T, lambda_T);
    if (u > 0 || (u == 0 && mpq_cmp(lambda_T, minus_limit) < 0)) mpq_set(lambda_T, minus_limit);
    if (u < 0 || (u == 0 && mpq_cmp(lambda_T, limit) > 0)) mpq_set(lambda_T, limit);
    mpq_clears(limit, minus_limit, NULL);
}

/* What a normal force adds to (u_dot, v_dot), friction included. */
static void response(mpq_t du, mpq_t dv, const struct oracle_problem *problem, int u, const mpq_t lambda_N, int with_a)
{
    const mpq_t *in = problem->in;
    mpq_t lambda_T;
    mpq_init(lambda_T);
    friction(lambda_T, problem, u, lambda_N, with_a);
    combine(du, in[ORACLE_A], lambda_T, in[ORACLE_B], lambda_N);
    combine(dv, in[ORACLE_B], lambda_T, in[ORACLE_C], lambda_N);
    mpq_clear(lambda_T);
}

/* p and k are the responses to a unit force in slip; E compares their direction with that of the free
 * acceleration (a, b), N and N_T that of (a, b) with the columns of the inverse inertia. */
static void slip_signs(const struct oracle_problem *problem, int direction, int *p, int *k, int *E)
{
    mpq_t unit, du, dv, turn;
    mpq_inits(unit, du, dv, turn, NULL);
    mpq_set_ui(unit, 1, 1);
    response(du, dv, problem, direction, unit, 0);
    cross(turn, problem->in[ORACLE_a], problem->in[ORACLE_b], du, dv);
    *p = mpq_sgn(dv);
    *k = -direction * mpq_sgn(du);
    *E = direction * mpq_sgn(turn);
    mpq_clears(unit, du, dv, turn, NULL);
}

void oracle_signs(const struct oracle_problem *problem, int sign[ORACLE_QUANTITIES])
{
    const mpq_t *in = problem->in;
    mpq_t turn;
    mpq_init(turn);
    for (int i = 0; i < ORACLE_INPUTS; i++) sign[i] = mpq_sgn(in[i]);
    slip_signs(problem, 1, &sign[ORACLE_p_plus], &sign[ORACLE_k_plus], &sign[ORACLE_E_plus]);
    slip_signs(problem, -1, &sign[ORACLE_p_minus], &sign[ORACLE_k_minus], &sign[ORACLE_E_minus]);
    cross(turn, in[ORACLE_A], in[ORACLE_B], in[ORACLE_B], in[ORACLE_C]);
    sign[ORACLE_Delta] = mpq_sgn(turn);
    cross(turn, in[ORACLE_a], in[ORACLE_b], in[ORACLE_A], in[ORACLE_B]);
    sign[ORACLE_N] = mpq_sgn(turn);
    cross(turn, in[ORACLE_B], in[ORACLE_C], in[ORACLE_a], in[ORACLE_b]);
    sign[ORACLE_N_T] = mpq_sgn(turn);
    mpq_clear(turn);
}

int oracle_impact(const struct oracle_problem *problem)
{
    mpq_t unit, du, dv;
    mpq_inits(unit, du, dv, NULL);
    mpq_set_ui(unit, 1, 1);
    response(du, dv, problem, mpq_sgn(problem->in[ORACLE_u]), unit, 0);
    const int sign = mpq_sgn(dv);
    mpq_clears(unit, du, dv, NULL);
    return sign > 0 ? ORACLE_NO_IMPACT : sign < 0 ? ORACLE_IMPACT : ORACLE_IMPACT_DEGENERATE;
}

/* The sign of v_dot when the normal force is lambda_N. */
static int sign_of_v_dot(const struct oracle_problem *problem, const mpq_t lambda_N)
{
    mpq_t du, dv;
    mpq_inits(du, dv, NULL);
    response(du, dv, problem, mpq_sgn(problem->in[ORACLE_u]), lambda_N, 1);
    mpq_add(dv, dv, problem->in[ORACLE_b]);
    const int sign = mpq_sgn(dv);
    mpq_clears(du, dv, NULL);
    return sign;
}

/* Shrinks `step` to at most half the distance from x to y, if there is one. */
static void shrink(mpq_t step, const mpq_t x, const mpq_t y)
{
    mpq_t half;
    mpq_init(half);
    mpq_sub(half, x, y);
    mpq_abs(half, half);
    mpq_div_2exp(half, half, 1);
    if (mpq_sgn(half) != 0 && mpq_cmp(half, step) < 0) mpq_set(step, half);
    mpq_clear(half);
}

/* A step from lambda_N that passes no corner of v_dot(lambda_N): at rest, friction changes its law where
 * a + (B - mu A) lambda_N = 0 and where a + (B + mu A) lambda_N = 0. */
static void safe_step(mpq_t step, const struct oracle_problem *problem, const mpq_t lambda_N)
{
    const mpq_t *in = problem->in;
    mpq_t slope, corner;
    mpq_inits(slope, corner, NULL);
    mpq_set_ui(step, 1, 1);
    shrink(step, lambda_N, corner);
    for (int side = -1; side <= 1; side += 2) {
        mpq_mul(slope, in[ORACLE_mu], in[ORACLE_A]);
        if (side < 0) mpq_neg(slope, slope);
        mpq_add(slope, slope, in[ORACLE_B]);
        if (mpq_sgn(slope) == 0) continue;
        mpq_div(corner, in[ORACLE_a], slope);
        mpq_neg(corner, corner);
        shrink(step, lambda_N, corner);
    }
    mpq_clears(slope, corner, NULL);
}

/* With no force there is no "less": flight is stable when v_dot > 0; a contact that is just about to press
 * is unstable when the least force drives it inwards, and otherwise marginal. */
int oracle_stability(const struct oracle_problem *problem, const mpq_t lambda_N)
{
    mpq_t step, other;
    mpq_inits(step, other, NULL);
    safe_step(step, problem, lambda_N);
    mpq_add(other, lambda_N, step);
    const int more = sign_of_v_dot(problem, other), here = sign_of_v_dot(problem, lambda_N);
    mpq_sub(other, lambda_N, step);
    const int less = mpq_sgn(lambda_N) > 0 ? sign_of_v_dot(problem, other) : 0;
    mpq_clears(step, other, NULL);
    if (mpq_sgn(lambda_N) == 0 && here > 0) return ORACLE_STABLE;
    if (more < 0 || less > 0) return ORACLE_UNSTABLE;
    return more > 0 && less < 0 ? ORACLE_STABLE : ORACLE_NEUTRAL;
}
