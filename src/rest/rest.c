/* SPDX-License-Identifier: BSD-2-Clause */
#include "rest/rest.h"

#include "problem/answer.h"
#include "rest/impacts.h"
#include "rest/program.h"

#include <stdio.h>

enum { FIELD_LAW = rest_INPUTS, FIELD_POTENTIAL, FIELDS };

#define FIELD(name, unit, meaning) {#name, unit, meaning, NULL, 0},
static const struct field fields[FIELDS] = {
    REST_INPUTS(FIELD){"law", "word", "law of restitution: how an impact ends", "poisson|energetic|newton", 0},
    {"H", "J", "second derivative of the potential along stick, in any coordinates; none without further freedom",
     field_matrix, 1}};

/* Writes into `failure` that the point cannot stay at rest because the condition `what` on `field` does not hold.
 * Returns STATUS_HYPOTHESIS. */
static enum status no_equilibrium(struct failure *failure, const char *field, const char *what)
{
    snprintf(failure->field, sizeof failure->field, "%s", field);
    snprintf(failure->reason, sizeof failure->reason,
             "no equilibrium: the point does not stay at rest, since %s fails (outside the hypotheses of the theory)",
             what);
    return STATUS_HYPOTHESIS;
}

enum status rest_check_hypotheses(const struct evaluation *e, struct failure *failure)
{
    if (e->sign[rest_A] <= 0) return hypothesis_fails(failure, "A", "A > 0");
    if (e->sign[rest_C] <= 0) return hypothesis_fails(failure, "C", "C > 0");
    if (e->sign[rest_Delta] <= 0) return hypothesis_fails(failure, "Delta", "A C - B^2 > 0");
    if (e->sign[rest_mu] < 0) return hypothesis_fails(failure, "mu", "mu >= 0");
    if (e->sign[rest_r_range] < 0) return hypothesis_fails(failure, "r", "0 <= r <= 1");
    if (e->sign[rest_E_plus] > 0) return no_equilibrium(failure, "E_plus", "E+ <= 0 (friction holds the point)");
    if (e->sign[rest_E_minus] > 0) return no_equilibrium(failure, "E_minus", "E- <= 0 (friction holds the point)");
    if (e->sign[rest_N] < 0) return no_equilibrium(failure, "N", "a B - A b >= 0 (the point is pressed down)");
    return STATUS_OK;
}

static enum status check_symmetry(struct number_pool *pool, const struct value *H, struct failure *failure)
{
    for (int i = 0; i < H->rows; i++)
        for (int j = 0; j < i; j++)
            if (number_compare(pool, H->entry[i * H->rows + j], H->entry[j * H->rows + i]) != 0)
                return malformed(failure, "H", "the matrix is not symmetric");
    return STATUS_OK;
}

static enum status evaluate(const struct problem *problem, const struct options *options, struct evaluation *e,
                            struct failure *failure)
{
    const struct number *inputs[rest_INPUTS];
    for (int i = 0; i < rest_INPUTS; i++) {
        inputs[i] = problem_number(problem, i);
        if (!number_is_certain(inputs[i]) || !number_is_algebraic(inputs[i]))
            return malformed(failure, fields[i].name, "with H, this number is rational or algebraic, and no interval");
    }
    enum status status = check_symmetry(problem->pool, problem->value + FIELD_POTENTIAL, failure);
    if (status == STATUS_OK)
        status = cascade_signs(problem->pool, &rest_program, inputs, options->tiers, options->budget_bits, e, failure);
    if (status == STATUS_OK) status = rest_check_hypotheses(e, failure);
    if (status == STATUS_OK) status = evaluation_values(problem->pool, options->budget_bits, e, failure);
    return status;
}

static int reverses(const struct evaluation *e)
{
    return e->sign[rest_k_plus] < 0 || e->sign[rest_k_minus] < 0;
}

/* The impact that is repeated in chatter near the equilibrium. */
static enum status find_impact(const struct problem *problem, const struct options *options, const struct evaluation *e,
                               struct rest_result *result, struct failure *failure)
{
    const struct chatter_body body = {e->value[rest_A], e->value[rest_B],
                                      e->value[rest_C], e->value[rest_mu],
                                      e->value[rest_r], (enum impact_law)problem->value[FIELD_LAW].word};
    result->has_impact = 1;
    return bounce_after_stick(problem->pool, &body, e->value[rest_a], e->value[rest_b], options->budget_bits,
                              &result->impact, failure);
}

/* The sign of e - 1 when slip can be reversed: e <= r; and for r = 1, strictly inside the friction cone and unless e =
 * r for every ratio, the ratio reaches an interval where e is below a number less than 1 (spec/rest/README.md). */
int rest_sign_in_reversal(const struct evaluation *e, int against_one, int law)
{
    const int constant = e->sign[rest_mu] == 0 || law == LAW_NEWTON;
    const int inside = e->sign[rest_E_plus] < 0 && e->sign[rest_E_minus] < 0;
    return against_one == 0 && inside && !constant ? -1 : against_one;
}

/* The sign of e - 1; it is not needed when the point is not pulled back. */
static enum status decide_impacts(const struct problem *problem, const struct options *options,
                                  const struct evaluation *e, struct rest_result *result, int *sign,
                                  struct failure *failure)
{
    const struct number *one = number_from_integer(problem->pool, 1);
    *sign = number_compare(problem->pool, e->value[rest_r], one);
    if (e->sign[rest_b] >= 0) return STATUS_OK;
    if (reverses(e)) {
        *sign = rest_sign_in_reversal(e, *sign, problem->value[FIELD_LAW].word);
        return STATUS_OK;
    }
    const enum status status = find_impact(problem, options, e, result, failure);
    if (status == STATUS_OK) *sign = bounce_against_one(problem->pool, &result->impact);
    return status;
}

static void decide_potential(const struct problem *problem, struct rest_result *result, int *sign)
{
    const struct value *H = problem->value + FIELD_POTENTIAL;
    result->has_potential = H->entry != NULL;
    result->H = H->entry;
    if (result->has_potential) definite_of(problem->pool, H->entry, H->rows, &result->potential);
    *sign = result->has_potential ? result->potential.sign : 1;
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    struct rest_result result = {.has_potential = 0, .has_impact = 0};
    struct evaluation *e = &answer->evaluation;
    enum status status = evaluate(problem, options, e, failure);
    if (status != STATUS_OK) return status;
    struct rest_signs signs = {
        .b = (int)e->sign[rest_b], .E_plus = (int)e->sign[rest_E_plus], .E_minus = (int)e->sign[rest_E_minus]};
    decide_potential(problem, &result, &signs.potential);
    status = decide_impacts(problem, options, e, &result, &signs.impacts, failure);
    if (status != STATUS_OK) return status;
    status = rest_classify(&signs, &result.verdict);
    if (status != STATUS_OK) return no_row_holds(failure);
    answer->row = rest_row_name(result.verdict.row);
    answer->verdict = rest_verdict_json(problem->pool, &result, e);
    answer->witness = rest_witness_json(problem->pool, &result);
    return STATUS_OK;
}

const struct kind kind_rest = {
    .name = "rest",
    .summary = "stability of an equilibrium on one contact, in the sense of Lyapunov",
    .source = "Champneys & Varkonyi (2016), section 3.4",
    .fields = fields,
    .field_count = FIELDS,
    .example = "{\"kind\":\"rest\",\"id\":\"a small push grows\",\"a\":\"1\",\"b\":\"-1\",\"A\":\"1\",\"B\":\"1/2\","
               "\"C\":\"1\",\"mu\":\"2\",\"r\":\"7/10\",\"law\":\"energetic\",\"H\":\"[[2,1],[1,2]]\"}",
    .no_atlas = "with H the verdict depends on the definiteness of a matrix; leave H out",
    .accepts = ACCEPTS_ENCLOSED,
    .intervals = INTERVALS_IN_FIELDS,
    .rows = rest_rows,
    .decide = decide,
    .describe = rest_describe,
};
