/* SPDX-License-Identifier: BSD-2-Clause */
#include "step/judge.h"

#include "contact/decision.h"
#include "contact/program.h"

/* The problem that is judged, with one bias. */
struct scene {
    struct number_pool *pool;
    const struct step_limits *limits;
    const struct step_data *data;
    struct evaluation *e;   /* of step_program */
    struct evaluation rest; /* of contact_program, with the normal velocity b + bias and u = 0 */
    struct step_result *result;
    struct failure *failure;
};

static enum status evaluate(struct scene *s, const struct number *bias)
{
    const struct step_data *d = s->data;
    const struct number *inputs[step_INPUTS] = {
        [step_a] = d->a,     [step_b] = d->b,     [step_A] = d->A,     [step_B] = d->B,
        [step_C] = d->C,     [step_mu] = d->mu,   [step_P_T] = d->P_T, [step_P_N] = d->P_N,
        [step_U_T] = d->U_T, [step_U_N] = d->U_N, [step_bias] = bias};
    const enum status status =
        cascade_signs(s->pool, &step_program, inputs, s->limits->tiers, s->limits->budget_bits, s->e, s->failure);
    return status == STATUS_OK ? evaluation_values(s->pool, s->limits->budget_bits, s->e, s->failure) : status;
}

/* Coulomb's law: the exact set is that of a contact at rest. The associated law: the same quantities decide. */
static enum status find_set(struct scene *s)
{
    const struct step_data *d = s->data;
    const struct number *zero = number_from_integer(s->pool, 0);
    const struct number *inputs[contact_INPUTS] = {[contact_a] = d->a, [contact_b] = s->e->value[step_q],
                                                   [contact_A] = d->A, [contact_B] = d->B,
                                                   [contact_C] = d->C, [contact_mu] = d->mu,
                                                   [contact_u] = zero};
    struct contact_verdict verdict;
    const enum status status = contact_verdict_of_numbers(s->pool, inputs, s->limits->tiers, s->limits->budget_bits,
                                                          &s->rest, &verdict, s->failure);
    if (status != STATUS_OK) return status;
    const struct step_signs signs = {.q_plus = (int)s->e->sign[step_q_plus],
                                     .q_minus = (int)s->e->sign[step_q_minus],
                                     .E_plus = (int)s->rest.sign[contact_E_plus],
                                     .E_minus = (int)s->rest.sign[contact_E_minus],
                                     .N = (int)s->rest.sign[contact_N]};
    for (int mode = 0; mode < CONTACT_MODES; mode++)
        s->result->mode[mode] =
            d->law == LAW_ASSOCIATED ? step_associated((enum contact_mode)mode, &signs) : verdict.mode[mode];
    return STATUS_OK;
}

/* Finds the modes that explain the answer within a change eps; returns their number. */
static int choose(const struct scene *s, const struct number *eps, int chosen[CONTACT_MODES])
{
    int count = 0;
    for (int mode = 0; mode < CONTACT_MODES; mode++) {
        chosen[mode] = step_compare(s->pool, s->result->changes.mode[mode].eta, eps) <= 0;
        count += chosen[mode];
    }
    return count;
}

static int judgement_at(const struct scene *s, const struct number *eps, int chosen[CONTACT_MODES])
{
    struct step_evidence evidence = {.law = (int)s->data->law};
    evidence.residual = step_compare(s->pool, s->result->changes.residual, eps);
    evidence.chosen = choose(s, eps, chosen);
    for (int mode = 0; mode < CONTACT_MODES; mode++)
        evidence.common += chosen[mode] && step_in_set(s->result->mode[mode]);
    return step_judgement(&evidence);
}

/* Tries one bias; `explains` is set to whether some mode explains the answer with it. */
static enum status try_bias(struct scene *s, const struct number *bias, enum step_restitution word, int *explains)
{
    enum status status = evaluate(s, bias);
    if (status == STATUS_OK) status = find_set(s);
    if (status != STATUS_OK) return status;
    step_changes_of(s->pool, s->data, s->e->value, &s->result->changes);
    s->result->restitution = word;
    *explains = choose(s, s->data->eps, s->result->chosen) > 0;
    return STATUS_OK;
}

/* 1 when the answer corresponds to another coefficient between 0 and 1 than was asked for. */
static int shows_restitution(const struct scene *s)
{
    const struct step_data *d = s->data;
    return number_sign(d->P_N) > 0 && number_sign(d->U_N) > 0 && number_sign(number_add(s->pool, d->U_N, d->v)) <= 0;
}

/* Chooses the first bias with which some mode explains the answer; the one that was asked for when there is none. */
static enum status choose_bias(struct scene *s)
{
    const struct step_data *d = s->data;
    const struct number *zero = number_from_integer(s->pool, 0);
    const int asked = number_sign(d->v) < 0 && number_sign(d->e) > 0;
    const struct number *bias = asked ? number_multiply(s->pool, d->e, d->v) : zero;
    int explains = 0;
    enum status status = try_bias(s, bias, asked ? RESTITUTION_kept : RESTITUTION_none, &explains);
    if (status != STATUS_OK || explains || !asked) return status;
    status = try_bias(s, zero, RESTITUTION_ignored, &explains);
    if (status != STATUS_OK || explains) return status;
    if (shows_restitution(s)) status = try_bias(s, number_negate(s->pool, d->U_N), RESTITUTION_other, &explains);
    if (status != STATUS_OK || explains) return status;
    return try_bias(s, bias, RESTITUTION_broken, &explains);
}

static void find_nearest(struct scene *s)
{
    const struct step_mode *mode = s->result->changes.mode;
    int nearest = MODE_F;
    for (int i = 1; i < CONTACT_MODES; i++)
        if (step_compare(s->pool, mode[i].eta, mode[nearest].eta) < 0) nearest = i;
    s->result->nearest = mode[nearest].eta != NULL ? nearest : -1;
}

/* x / y, or 0 when y = 0: on a line of forces without end, which begins at 0. */
static const struct number *ratio(const struct scene *s, const struct number *x, const struct number *y)
{
    return number_sign(y) != 0 ? number_divide(s->pool, x, y) : number_from_integer(s->pool, 0);
}

/* The normal impulse of slip: y = 0, or y = mu |U_T| by the associated law, with d = 1 or -1. */
static const struct number *slip_impulse(const struct scene *s, int d)
{
    const struct number *const *q = s->rest.value;
    const struct number *p = q[d > 0 ? contact_p_plus : contact_p_minus], *free = s->e->value[step_q];
    if (s->data->law == LAW_ASSOCIATED) {
        const struct number *k = q[d > 0 ? contact_k_plus : contact_k_minus];
        p = number_add(s->pool, p, number_multiply(s->pool, s->data->mu, k));
        free = s->e->value[d > 0 ? step_q_plus : step_q_minus];
    }
    return ratio(s, number_negate(s->pool, free), p);
}

/* Computes the impulses of the exact set, which the certificate contains. */
static void find_impulses(struct scene *s)
{
    struct step_result *r = s->result;
    const struct number *const *q = s->rest.value;
    for (int mode = 0; mode < CONTACT_MODES; mode++) r->P_T[mode] = r->P_N[mode] = number_from_integer(s->pool, 0);
    for (int d = -1; d <= 1; d += 2) {
        const int mode = d > 0 ? MODE_S_PLUS : MODE_S_MINUS;
        r->P_N[mode] = slip_impulse(s, d);
        r->P_T[mode] = number_multiply(s->pool, s->data->mu, r->P_N[mode]);
        if (d > 0) r->P_T[mode] = number_negate(s->pool, r->P_T[mode]);
    }
    r->P_N[MODE_T] = number_divide(s->pool, q[contact_N], q[contact_Delta]);
    r->P_T[MODE_T] = number_divide(s->pool, q[contact_N_T], q[contact_Delta]);
    for (int mode = 0; mode < CONTACT_MODES; mode++)
        if (!step_in_set(r->mode[mode])) r->P_T[mode] = r->P_N[mode] = NULL;
}

static void find_facts(struct scene *s)
{
    const struct step_data *d = s->data;
    struct step_result *r = s->result;
    const int shown = number_sign(d->v) < 0 && number_sign(d->P_N) > 0;
    r->restitution_shown = shown ? number_negate(s->pool, number_divide(s->pool, d->U_N, d->v)) : NULL;
    r->energy = (int)s->e->sign[step_work2];
    for (int i = 0; i < STEP_EXCESSES; i++) r->mark[i] = step_compare(s->pool, r->changes.excess[i], d->eps) > 0;
}

static enum status judge(struct scene *s)
{
    const struct number *ten_eps = number_multiply(s->pool, s->data->eps, number_from_integer(s->pool, 10));
    int other[CONTACT_MODES];
    const enum status status = choose_bias(s);
    if (status != STATUS_OK) return status;
    s->result->judgement = judgement_at(s, s->data->eps, s->result->chosen);
    s->result->at_10_eps = judgement_at(s, ten_eps, other);
    find_nearest(s);
    find_impulses(s);
    find_facts(s);
    return step_find_continuous(s->pool, s->limits, s->data, &s->rest, s->result, s->failure);
}

enum status step_judge(struct number_pool *pool, const struct step_limits *limits, const struct step_data *data,
                       struct evaluation *evaluation, struct step_result *result, struct failure *failure)
{
    struct scene s = {
        .pool = pool, .limits = limits, .data = data, .e = evaluation, .result = result, .failure = failure};
    const enum status status = step_data_check(pool, data, failure);
    return status == STATUS_OK ? judge(&s) : status;
}
