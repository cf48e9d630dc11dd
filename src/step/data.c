/* SPDX-License-Identifier: BSD-2-Clause */
#include "step/data.h"

#include "numbers/exact.h"
#include "problem/failure.h"

const struct number *step_size_of(struct number_pool *pool, const struct number *x)
{
    return number_sign(x) < 0 ? number_negate(pool, x) : x;
}

/* 1/m and 1/I are the last two inputs. */
static void evaluate_body(struct number_pool *pool, const struct step_body *body,
                          const struct number *node[step_body_NODES])
{
    const struct number *one = number_from_integer(pool, 1);
    for (int i = 0; i < (int)step_body_inv_m; i++) node[i] = body->input[i];
    node[step_body_inv_m] = number_divide(pool, one, node[step_body_m]);
    node[step_body_inv_I] = number_divide(pool, one, node[step_body_I]);
    exact_evaluate(pool, step_body_program.code, step_body_OPERATIONS, step_body_INPUTS, node);
}

static void put_body(const struct number *const node[step_body_NODES], struct step_data *data)
{
    data->a = node[step_body_a];
    data->b = node[step_body_b];
    data->A = node[step_body_A];
    data->B = node[step_body_B];
    data->C = node[step_body_C];
    data->P_T = node[step_body_P_T];
    data->P_N = node[step_body_P_N];
    data->U_T = node[step_body_U_T];
    data->U_N = node[step_body_U_N];
    data->u = node[step_body_u];
    data->v = node[step_body_v];
    data->moment = node[step_body_moment];
}

static void put_body_sizes(struct number_pool *pool, const struct step_body *body, struct step_data *data)
{
    const struct number *node[step_body_sizes_NODES];
    for (int i = 0; i < (int)step_body_sizes_P_T; i++) node[i] = step_size_of(pool, body->input[i]);
    node[step_body_sizes_P_T] = step_size_of(pool, data->P_T);
    node[step_body_sizes_P_N] = step_size_of(pool, data->P_N);
    exact_evaluate(pool, step_body_sizes_program.code, step_body_sizes_OPERATIONS, step_body_sizes_INPUTS, node);
    data->a_size = node[step_body_sizes_a_size];
    data->b_size = node[step_body_sizes_b_size];
    data->body_noise = node[step_body_sizes_body_noise];
    data->body_impulse = node[step_body_sizes_body_impulse];
    data->s_M = node[step_body_sizes_s_M];
    data->noise_M = node[step_body_sizes_noise_M];
}

enum status step_body_contact(struct number_pool *pool, const struct step_body *body, struct step_data *data,
                              struct failure *failure)
{
    const struct number *node[step_body_NODES];
    if (number_sign(body->input[step_body_m]) <= 0) return hypothesis_fails(failure, "m", "m > 0");
    if (number_sign(body->input[step_body_I]) <= 0) return hypothesis_fails(failure, "I", "I > 0");
    if (number_sign(body->input[step_body_h]) <= 0) return hypothesis_fails(failure, "h", "h > 0");
    evaluate_body(pool, body, node);
    put_body(node, data);
    put_body_sizes(pool, body, data);
    return STATUS_OK;
}

/* The velocity due to the impulse by Newton's law, which does not depend on the velocity of the answer. */
static void fill_velocity(struct number_pool *pool, struct step_data *data)
{
    const struct number *node[step_NODES], *zero = number_from_integer(pool, 0);
    node[step_a] = data->a, node[step_b] = data->b;
    node[step_A] = data->A, node[step_B] = data->B, node[step_C] = data->C;
    node[step_P_T] = data->P_T, node[step_P_N] = data->P_N;
    node[step_mu] = node[step_U_T] = node[step_U_N] = node[step_bias] = zero;
    exact_evaluate(pool, step_program.code, step_OPERATIONS, step_INPUTS, node);
    data->U_T = node[step_newton_T];
    data->U_N = node[step_newton_N];
}

void step_fill_contact(struct number_pool *pool, struct step_data *data)
{
    const struct number *zero = number_from_integer(pool, 0);
    if (data->U_T == NULL) fill_velocity(pool, data);
    if (data->v == NULL) data->v = zero;
    if (data->e == NULL) data->e = zero;
    if (data->a_size == NULL) data->a_size = step_size_of(pool, data->a);
    if (data->b_size == NULL) data->b_size = step_size_of(pool, data->b);
    data->body_noise = data->body_impulse = zero;
    data->moment = data->s_M = data->noise_M = NULL;
}

static int above(struct number_pool *pool, const struct number *x, const struct number *y)
{
    return number_compare(pool, x, y) > 0;
}

enum status step_data_check(struct number_pool *pool, const struct step_data *data, struct failure *failure)
{
    const struct number *one = number_from_integer(pool, 1);
    if (number_sign(data->e) < 0 || above(pool, data->e, one)) return hypothesis_fails(failure, "e", "0 <= e <= 1");
    if (number_sign(data->floor) < 0) return hypothesis_fails(failure, "floor", "floor >= 0");
    if (above(pool, data->floor, data->eps)) return hypothesis_fails(failure, "floor", "floor <= eps");
    if (above(pool, data->eps, number_from_ratio(pool, 1, STEP_EPS_INVERSE)))
        return hypothesis_fails(failure, "eps", "eps <= 1/100");
    if (above(pool, step_size_of(pool, data->a), data->a_size))
        return hypothesis_fails(failure, "a_size", "a_size >= |a|");
    if (above(pool, step_size_of(pool, data->b), data->b_size))
        return hypothesis_fails(failure, "b_size", "b_size >= |b|");
    return STATUS_OK;
}
