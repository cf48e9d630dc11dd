/* SPDX-License-Identifier: BSD-2-Clause */
/* The step compared with continuous time: spec/step.md, section 7. */
#include "contact/decision.h"
#include "contact/program.h"
#include "step/judge.h"

/* A linear function of the length of the step: its values at length 0 and at that of the step. */
struct line {
    const struct number *at_0, *at_h;
};

/* The zero of a line that changes the sign it has at 0, as a multiple of h; NULL when it does not change it, or is zero
 * at 0. */
static const struct number *leaves(struct number_pool *pool, struct line line)
{
    const struct number *fall = number_subtract(pool, line.at_0, line.at_h);
    if (number_sign(line.at_0) == 0 || number_sign(fall) != number_sign(line.at_0)) return NULL;
    return number_divide(pool, line.at_0, fall);
}

/* The least multiple of h at which the velocity, or p times it, changes its sign. */
static const struct number *find_h0(struct number_pool *pool, const struct step_data *d, const struct evaluation *rest)
{
    const struct number *const *q = rest->value;
    const struct line line[] = {
        {d->u, d->a},
        {number_multiply(pool, d->u, q[contact_p_plus]), q[contact_E_plus]},
        {number_multiply(pool, d->u, q[contact_p_minus]), number_negate(pool, q[contact_E_minus])},
    };
    const struct number *least = NULL;
    for (size_t i = 0; i < sizeof line / sizeof *line; i++) {
        const struct number *x = leaves(pool, line[i]);
        if (x != NULL && (least == NULL || number_compare(pool, x, least) < 0)) least = x;
    }
    return least;
}

static enum status decide_continuous(struct number_pool *pool, const struct step_limits *limits,
                                     const struct step_data *d, struct step_continuous *out, struct failure *failure)
{
    const struct number *inputs[contact_INPUTS] = {[contact_a] = number_subtract(pool, d->a, d->u),
                                                   [contact_b] = d->b,
                                                   [contact_A] = d->A,
                                                   [contact_B] = d->B,
                                                   [contact_C] = d->C,
                                                   [contact_mu] = d->mu,
                                                   [contact_u] = d->u};
    struct evaluation e;
    struct contact_verdict verdict;
    const enum status status =
        contact_verdict_of_numbers(pool, inputs, limits->tiers, limits->budget_bits, &e, &verdict, failure);
    if (status != STATUS_OK) return status;
    for (int mode = 0; mode < CONTACT_MODES; mode++) out->mode[mode] = verdict.mode[mode];
    return STATUS_OK;
}

/* 1 when stick, which was chosen and solves the step, solves all short steps although the point slips. */
static int sticks_in_limit(const struct step_data *d, const struct evaluation *rest, const struct step_result *result)
{
    const int u = number_sign(d->u);
    const int p = (int)rest->sign[u > 0 ? contact_p_plus : contact_p_minus];
    return u != 0 && result->chosen[MODE_T] && step_in_set(result->mode[MODE_T]) &&
           step_sticks_in_limit(p, (int)rest->sign[contact_b]);
}

enum status step_find_continuous(struct number_pool *pool, const struct step_limits *limits,
                                 const struct step_data *data, const struct evaluation *rest,
                                 struct step_result *result, struct failure *failure)
{
    struct step_continuous *out = &result->continuous;
    *out = (struct step_continuous){.known = 0};
    if (data->u == NULL || number_sign(data->v) != 0 || data->law == LAW_ASSOCIATED) return STATUS_OK;
    const enum status status = decide_continuous(pool, limits, data, out, failure);
    if (status != STATUS_OK) return status;
    int in_continuous = 0;
    for (int mode = 0; mode < CONTACT_MODES; mode++)
        in_continuous += result->chosen[mode] && step_in_set(out->mode[mode]);
    out->known = 1;
    out->h0_over_h = number_sign(data->u) != 0 ? find_h0(pool, data, rest) : NULL;
    out->difference = step_difference(result->judgement, in_continuous, sticks_in_limit(data, rest, result));
    return STATUS_OK;
}
