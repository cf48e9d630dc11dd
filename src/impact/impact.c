/* SPDX-License-Identifier: BSD-2-Clause */
#include "impact/impact.h"

#include "impact/program.h"
#include "problem/answer.h"

enum { FIELD_LAW = impact_INPUTS, FIELDS };

#define FIELD(name, unit, meaning) {#name, unit, meaning, NULL, 0},
static const struct field fields[FIELDS] = {
    IMPACT_INPUTS(FIELD){"law", "word", "law of restitution: how the impact ends", "poisson|energetic|newton", 0}};

static enum status check_hypotheses(const struct evaluation *e, struct failure *failure)
{
    if (e->sign[impact_A] <= 0) return hypothesis_fails(failure, "A", "A > 0");
    if (e->sign[impact_C] <= 0) return hypothesis_fails(failure, "C", "C > 0");
    if (e->sign[impact_Delta] <= 0) return hypothesis_fails(failure, "Delta", "A C - B^2 > 0");
    if (e->sign[impact_mu] < 0) return hypothesis_fails(failure, "mu", "mu >= 0");
    if (e->sign[impact_v] > 0) return hypothesis_fails(failure, "v", "v <= 0 (the bodies approach)");
    if (e->sign[impact_r_range] < 0) return hypothesis_fails(failure, "r", "0 <= r <= 1");
    return STATUS_OK;
}

struct impact_signs impact_signs_of(const struct evaluation *e)
{
#define SIGN(name) .name = (int)e->sign[impact_##name]
    return (struct impact_signs){SIGN(u),       SIGN(v),        SIGN(p_plus),   SIGN(p_minus),   SIGN(k_plus),
                                 SIGN(k_minus), SIGN(D_c_plus), SIGN(D_r_plus), SIGN(D_c_minus), SIGN(D_r_minus)};
#undef SIGN
}

static enum status inputs_of(const struct problem *problem, const struct number **input, struct failure *failure)
{
    (void)failure;
    for (int i = 0; i < impact_INPUTS; i++) input[i] = problem_number(problem, i);
    return STATUS_OK;
}

static enum status row_of_signs(const struct evaluation *e, const char **row, struct failure *failure)
{
    struct impact_verdict verdict;
    const struct impact_signs signs = impact_signs_of(e);
    enum status status = check_hypotheses(e, failure);
    if (status == STATUS_OK) status = impact_classify(&signs, &verdict);
    if (status == STATUS_OK) *row = impact_row_name(verdict.row);
    return status;
}

static enum status classify(const struct evaluation *e, struct answer *answer, struct failure *failure)
{
    struct impact_verdict verdict;
    const struct impact_signs signs = impact_signs_of(e);
    const enum status status = check_hypotheses(e, failure);
    if (status != STATUS_OK) return status;
    if (impact_classify(&signs, &verdict) != STATUS_OK) return no_row_holds(failure);
    answer->row = impact_row_name(verdict.row);
    answer->verdict = impact_words_json(&verdict, &signs);
    return STATUS_OK;
}

static const struct row_theory rows = {.program = &impact_program,
                                       .inputs = inputs_of,
                                       .row = row_of_signs,
                                       .classify = classify,
                                       .words = impact_row_words};

static const struct row_theory *rows_of(const struct problem *problem)
{
    (void)problem;
    return &rows;
}

/* Computes the exact values of all quantities, whose signs satisfy the hypotheses. */
static enum status evaluate(const struct problem *problem, const struct options *options, struct evaluation *e,
                            struct failure *failure)
{
    const struct number *inputs[impact_INPUTS];
    for (int i = 0; i < impact_INPUTS; i++) inputs[i] = problem_number(problem, i);
    enum status status =
        cascade_signs(problem->pool, &impact_program, inputs, options->tiers, options->budget_bits, e, failure);
    if (status == STATUS_OK) status = check_hypotheses(e, failure);
    if (status == STATUS_OK) status = evaluation_values(problem->pool, options->budget_bits, e, failure);
    return status;
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    struct impact_verdict verdict;
    struct impact_motion motion;
    const struct evaluation *e = &answer->evaluation;
    enum status status = evaluate(problem, options, &answer->evaluation, failure);
    if (status != STATUS_OK) return status;
    const struct impact_signs signs = impact_signs_of(e);
    status = impact_classify(&signs, &verdict);
    if (status != STATUS_OK) return no_row_holds(failure);
    const int moves = verdict.outcome != OUTCOME_DEGENERATE;
    const enum impact_law law = (enum impact_law)problem->value[FIELD_LAW].word;
    if (moves) status = impact_motion_of(problem->pool, &verdict, e, law, &motion, failure);
    if (status != STATUS_OK) return status;
    answer->row = impact_row_name(verdict.row);
    answer->verdict = impact_verdict_json(problem->pool, &verdict, &signs, moves ? &motion : NULL);
    answer->witness = impact_witness_json(problem->pool, moves ? &motion : NULL);
    return STATUS_OK;
}

const struct kind kind_impact = {
    .name = "impact",
    .summary = "planar impact with Coulomb friction: region of the impact map, outgoing velocity, energy",
    .source = "Champneys & Varkonyi (2016), section 3.2",
    .fields = fields,
    .field_count = FIELDS,
    .example = "{\"kind\":\"impact\",\"id\":\"Newton's law gains energy\",\"A\":\"1\",\"B\":\"-1\",\"C\":\"3\","
               "\"mu\":\"5/8\",\"u\":\"1\",\"v\":\"-3\",\"law\":\"newton\",\"r\":\"1\"}",
    .accepts = ACCEPTS_ENCLOSED,
    .intervals = INTERVALS_IN_FIELDS,
    .rows = rows_of,
    .decide = decide,
    .describe = impact_describe,
};
