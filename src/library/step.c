/* SPDX-License-Identifier: BSD-2-Clause */
/* The judge of solvers for callers in C: doubles in, words and bits out. */
#include "painleve.h"

#include "library/environment.h"
#include "problem/problem.h"
#include "step/judge.h"
#include "step/rows.h"

#include <math.h>

_Static_assert((int)PAINLEVE_OTHER_PROBLEM == (int)ROW_other_problem && (int)PAINLEVE_AGREE == (int)ROW_agree &&
                   (int)PAINLEVE_NEAR == (int)ROW_near && (int)PAINLEVE_WRONG == (int)ROW_wrong &&
                   (int)PAINLEVE_OTHER_LAW == (int)ROW_other_law,
               "the public judgements are the inner ones");
_Static_assert((int)PAINLEVE_LAW_COULOMB == (int)LAW_COULOMB && (int)PAINLEVE_LAW_ASSOCIATED == (int)LAW_ASSOCIATED &&
                   (int)PAINLEVE_LAW_SOFT == (int)LAW_SOFT && (int)PAINLEVE_LAW_SUBSTEPPED == (int)LAW_SUBSTEPPED &&
                   (int)PAINLEVE_LAW_OTHER == (int)LAW_OTHER,
               "the public laws are the inner ones");

enum { BODY_INPUTS = step_body_INPUTS - 2, NUMBERS = BODY_INPUTS + 4 };

/* The numbers of a step: the inputs of the program step_body in their order, then mu, e, eps and floor. */
static int read_numbers(struct number_pool *pool, const painleve_step *s, const struct number *number[NUMBERS])
{
    const double given[NUMBERS] = {
        [step_body_m] = s->m,         [step_body_I] = s->I,           [step_body_rx] = s->rx,
        [step_body_ry] = s->ry,       [step_body_vx] = s->vx,         [step_body_vy] = s->vy,
        [step_body_w] = s->w,         [step_body_gx] = s->gx,         [step_body_gy] = s->gy,
        [step_body_h] = s->h,         [step_body_vx_new] = s->vx_new, [step_body_vy_new] = s->vy_new,
        [step_body_w_new] = s->w_new, [BODY_INPUTS] = s->mu,          [BODY_INPUTS + 1] = s->e,
        [BODY_INPUTS + 2] = s->eps,   [BODY_INPUTS + 3] = s->floor,
    };
    for (int i = 0; i < NUMBERS; i++) {
        if (!isfinite(given[i])) return 0;
        number[i] = number_from_double(pool, given[i]);
    }
    return 1;
}

static unsigned bit_of(int mode)
{
    static const unsigned bits[CONTACT_MODES] = {PAINLEVE_BIT_F, PAINLEVE_BIT_S_PLUS, PAINLEVE_BIT_S_MINUS,
                                                 PAINLEVE_BIT_T};
    return mode >= 0 ? bits[mode] : 0;
}

static double near_of(change x)
{
    double distance;
    return x == NULL ? INFINITY : number_to_double(x, &distance);
}

static void put_verdict(const struct step_result *result, painleve_step_verdict *verdict)
{
    *verdict = (painleve_step_verdict){.judgement = (enum painleve_judgement)result->judgement,
                                       .at_10_eps = (enum painleve_judgement)result->at_10_eps,
                                       .nearest = bit_of(result->nearest),
                                       .residual = near_of(result->changes.residual),
                                       .energy = result->energy};
    for (int mode = 0; mode < CONTACT_MODES; mode++) {
        verdict->eta[mode] = near_of(result->changes.mode[mode].eta);
        if (step_in_set(result->mode[mode])) verdict->exact |= bit_of(mode);
        if (result->chosen[mode]) verdict->chosen |= bit_of(mode);
    }
}

static enum status judge(struct number_pool *pool, const painleve_step *step, painleve_step_verdict *verdict)
{
    const struct step_limits limits = {options_default.tiers, options_default.budget_bits};
    const struct number *number[NUMBERS];
    struct step_body body;
    struct step_data data = {.law = (enum step_law)step->law};
    struct step_result result;
    struct evaluation evaluation;
    struct failure failure;
    if (!read_numbers(pool, step, number) || (int)step->law < 0 || (int)step->law > (int)LAW_OTHER)
        return STATUS_MALFORMED;
    for (int i = 0; i < BODY_INPUTS; i++) body.input[i] = number[i];
    data.mu = number[BODY_INPUTS];
    data.e = number[BODY_INPUTS + 1];
    data.eps = number[BODY_INPUTS + 2];
    data.floor = number[BODY_INPUTS + 3];
    enum status status = step_body_contact(pool, &body, &data, &failure);
    if (status == STATUS_OK) status = step_judge(pool, &limits, &data, &evaluation, &result, &failure);
    if (status == STATUS_OK) put_verdict(&result, verdict);
    return status;
}

enum painleve_status painleve_step_judge(const painleve_step *step, painleve_step_verdict *verdict)
{
    const fenv_t caller = enter();
    struct number_pool *pool = number_pool_new();
    if (pool == NULL) abort();
    const enum status status = judge(pool, step, verdict);
    number_pool_free(pool);
    return leave(&caller, status);
}
