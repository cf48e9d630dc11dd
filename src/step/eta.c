/* SPDX-License-Identifier: BSD-2-Clause */
#include "step/eta.h"

#include "numbers/exact.h"

/* The data from which the terms are computed. */
struct scene {
    struct number_pool *pool;
    const struct step_data *data;
    const struct number *const *node;
    struct step_changes *changes;
};

/* The noise and the size of a row of velocities, or of the whole problem. */
struct row {
    const struct number *noise, *size;
};

static struct row row_of(const struct scene *s, int noise, int size)
{
    return (struct row){s->changes->size[noise], s->changes->size[size]};
}

static const struct number *times(const struct scene *s, const struct number *x, const struct number *y)
{
    return number_multiply(s->pool, x, y);
}

static const struct number *zero(const struct scene *s)
{
    return number_from_integer(s->pool, 0);
}

/* max(0, x), max(0, -x) */
static const struct number *positive(const struct scene *s, const struct number *x)
{
    return number_sign(x) > 0 ? x : zero(s);
}

static const struct number *negative(const struct scene *s, const struct number *x)
{
    return number_sign(x) < 0 ? number_negate(s->pool, x) : zero(s);
}

/* The relative change of the data that makes x vanish: its part beyond the noise of rounding, divided by the size of
 * the row. */
static change gap(const struct scene *s, const struct number *x, struct row row)
{
    const struct number *noise = times(s, s->data->floor, row.noise);
    const struct number *beyond = number_subtract(s->pool, step_size_of(s->pool, x), noise);
    if (number_sign(beyond) <= 0) return zero(s);
    return number_sign(row.size) > 0 ? number_divide(s->pool, beyond, row.size) : NULL;
}

int step_compare(struct number_pool *pool, change x, change y)
{
    if (x == NULL || y == NULL) return (x == NULL) - (y == NULL);
    return number_compare(pool, x, y);
}

static void add_term(const struct scene *s, struct step_mode *mode, const char *name, change term)
{
    mode->name[mode->terms] = name;
    mode->term[mode->terms] = term;
    if (mode->terms == 0 || step_compare(s->pool, term, mode->eta) > 0) mode->eta = term;
    mode->terms++;
}

/* The violation of the normal row of slip in direction d, or of stick (0). */
static change normal_term(const struct scene *s, int d)
{
    const int rises = s->data->law == LAW_ASSOCIATED && d != 0;
    if (!rises) return gap(s, s->node[step_y], row_of(s, step_sizes_noise, step_sizes_s_N));
    return gap(s, s->node[d > 0 ? step_rise_plus : step_rise_minus],
               row_of(s, step_sizes_noise_rise, step_sizes_s_rise));
}

/* In flight the normal velocity must not be below 0; by the associated law, not below mu |U_T|. */
static change flight_term(const struct scene *s)
{
    if (s->data->law != LAW_ASSOCIATED)
        return gap(s, negative(s, s->node[step_y]), row_of(s, step_sizes_noise, step_sizes_s_N));
    const int lower = number_sign(s->node[step_U_T]) > 0 ? step_rise_plus : step_rise_minus;
    return gap(s, negative(s, s->node[lower]), row_of(s, step_sizes_noise_rise, step_sizes_s_rise));
}

static change pull_term(const struct scene *s)
{
    const struct number *pull = times(s, s->data->C, negative(s, s->data->P_N));
    return gap(s, pull, row_of(s, step_sizes_noise_N, step_sizes_s_N));
}

/* The lack or excess of a friction impulse; the limit mu P_N has the rounding error of P_N multiplied by mu
 * (noise_cone). */
static change friction_term(const struct scene *s, const struct number *impulse)
{
    const struct number *A = s->data->A, *mu = s->data->mu;
    struct row row = row_of(s, step_sizes_noise_T, step_sizes_s_cone);
    row.noise = number_add(s->pool, row.noise, times(s, times(s, mu, A), s->changes->size[step_sizes_impulse]));
    return gap(s, times(s, A, impulse), row);
}

/* max(0, |P_T| - mu P_N) */
static const struct number *beyond_cone(const struct scene *s)
{
    const struct number *above = s->node[step_friction_minus];
    const struct number *below = number_negate(s->pool, s->node[step_friction_plus]);
    return positive(s, number_compare(s->pool, above, below) > 0 ? above : below);
}

static void measure_flight(const struct scene *s, struct step_mode *mode)
{
    const struct step_data *d = s->data;
    add_term(s, mode, "impulse_T", gap(s, times(s, d->A, d->P_T), row_of(s, step_sizes_noise_T, step_sizes_s_T)));
    add_term(s, mode, "impulse_N", gap(s, times(s, d->C, d->P_N), row_of(s, step_sizes_noise_N, step_sizes_s_N)));
    add_term(s, mode, "normal", flight_term(s));
}

/* Measures forward slip, backward slip, or stick: d = 1, -1, 0. */
static void measure_closed(const struct scene *s, int d, struct step_mode *mode)
{
    const struct number *U_T = s->node[step_U_T];
    const struct number *wrong = d == 0 ? U_T : d > 0 ? negative(s, U_T) : positive(s, U_T);
    const struct number *friction = d == 0 ? beyond_cone(s) : s->node[d > 0 ? step_friction_plus : step_friction_minus];
    add_term(s, mode, "tangent", gap(s, wrong, row_of(s, step_sizes_noise, step_sizes_s_T)));
    add_term(s, mode, "normal", normal_term(s, d));
    add_term(s, mode, "pull", pull_term(s));
    add_term(s, mode, "friction", friction_term(s, friction));
}

static change residual_of(const struct scene *s)
{
    const struct step_data *d = s->data;
    if (d->moment != NULL) return gap(s, d->moment, (struct row){d->noise_M, d->s_M});
    const change T = gap(s, s->node[step_residual_T], row_of(s, step_sizes_noise, step_sizes_s_T));
    const change N = gap(s, s->node[step_residual_N], row_of(s, step_sizes_noise, step_sizes_s_N));
    return step_compare(s->pool, T, N) > 0 ? T : N;
}

static void measure_excess(const struct scene *s, change excess[STEP_EXCESSES])
{
    excess[EXCESS_ENERGY] =
        gap(s, positive(s, s->node[step_work2]), row_of(s, step_sizes_noise_work, step_sizes_s_work));
    excess[EXCESS_CONE] = friction_term(s, beyond_cone(s));
    excess[EXCESS_PULL] = pull_term(s);
    excess[EXCESS_NORMAL] = gap(s, negative(s, s->node[step_U_N]), row_of(s, step_sizes_noise, step_sizes_s_N));
}

static void evaluate_sizes(const struct scene *s)
{
    const struct number **size = s->changes->size;
    for (int i = 0; i < (int)step_INPUTS; i++) size[i] = step_size_of(s->pool, s->node[i]);
    size[step_sizes_a_size] = s->data->a_size;
    size[step_sizes_b_size] = s->data->b_size;
    size[step_sizes_body_noise] = s->data->body_noise;
    size[step_sizes_body_impulse] = s->data->body_impulse;
    exact_evaluate(s->pool, step_sizes_program.code, step_sizes_OPERATIONS, step_sizes_INPUTS, size);
}

/* Both programs begin with the same inputs. */
_Static_assert((int)step_a == (int)step_sizes_a && (int)step_bias == (int)step_sizes_bias &&
                   (int)step_P_T == (int)step_sizes_P_T && (int)step_INPUTS == (int)step_sizes_a_size,
               "same inputs");

void step_changes_of(struct number_pool *pool, const struct step_data *data, const struct number *const *node,
                     struct step_changes *changes)
{
    const struct scene s = {pool, data, node, changes};
    for (int mode = 0; mode < CONTACT_MODES; mode++) changes->mode[mode] = (struct step_mode){.terms = 0};
    evaluate_sizes(&s);
    measure_flight(&s, &changes->mode[MODE_F]);
    measure_closed(&s, 1, &changes->mode[MODE_S_PLUS]);
    measure_closed(&s, -1, &changes->mode[MODE_S_MINUS]);
    measure_closed(&s, 0, &changes->mode[MODE_T]);
    changes->residual = residual_of(&s);
    measure_excess(&s, changes->excess);
}
