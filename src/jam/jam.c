/* SPDX-License-Identifier: BSD-2-Clause */
#include "jam/jam.h"

#include "jam/program.h"
#include "jam/turning.h"
#include "problem/answer.h"

#define FIELD(name, unit, meaning) {#name, unit, meaning, NULL, jam_state_##name >= (int)jam_INPUTS},
static const struct field fields[] = {JAM_STATE_INPUTS(FIELD){
    "eta", "1/(N kg s)", "in three dimensions: p' = alpha1 p + eta b; eta = -mu h / |u|", NULL, 1}};
enum { FIELD_ETA = jam_state_INPUTS };

static enum status check_hypotheses(const struct evaluation *e, struct failure *failure)
{
    if (e->program != &jam_state_program) return STATUS_OK;
    if (e->sign[jam_state_p] <= 0) return hypothesis_fails(failure, "p", "p > 0");
    if (e->sign[jam_state_b] >= 0) return hypothesis_fails(failure, "b", "b < 0");
    return STATUS_OK;
}

/* The inputs and delta have the same index in both programs. */
_Static_assert((int)jam_state_alpha1 == (int)jam_alpha1 && (int)jam_state_alpha3 == (int)jam_alpha3, "same inputs");

static struct jam_signs signs_of(const struct evaluation *e)
{
    const int state = e->program == &jam_state_program;
    return (struct jam_signs){.alpha1 = (int)e->sign[jam_alpha1],
                              .alpha2 = (int)e->sign[jam_alpha2],
                              .alpha3 = (int)e->sign[jam_alpha3],
                              .delta = (int)e->sign[state ? (int)jam_state_delta : (int)jam_delta],
                              .fall = state ? (int)e->sign[jam_state_fall] : 0};
}

static enum status conclude(const struct evaluation *e, struct jam_result *result, struct failure *failure)
{
    result->signs = signs_of(e);
    result->state = e->program == &jam_state_program;
    enum status status = jam_classify(&result->signs, &result->verdict);
    if (status == STATUS_OK && result->state && jam_fate_of(&result->verdict, &result->signs) == NEVER)
        status = STATUS_INTERNAL;
    return status == STATUS_OK ? STATUS_OK : no_row_holds(failure);
}

/* A state is p and b, or nothing. */
static enum status inputs_of(const struct problem *problem, const struct number **input, struct failure *failure)
{
    const int has_p = problem_has(problem, jam_state_p), has_b = problem_has(problem, jam_state_b);
    if (has_p != has_b) return malformed(failure, has_p ? "b" : "p", "a state needs both p and b");
    for (int i = 0; i < jam_state_INPUTS; i++) input[i] = problem_number(problem, i);
    return STATUS_OK;
}

static enum status row_of_signs(const struct evaluation *e, const char **row, struct failure *failure)
{
    struct jam_result result;
    enum status status = check_hypotheses(e, failure);
    if (status == STATUS_OK) status = conclude(e, &result, failure);
    if (status == STATUS_OK) *row = jam_row_name(result.verdict.row);
    return status;
}

static enum status classify(const struct evaluation *e, struct answer *answer, struct failure *failure)
{
    struct jam_result result = {.force = NULL, .fixed = NULL};
    enum status status = check_hypotheses(e, failure);
    if (status == STATUS_OK) status = conclude(e, &result, failure);
    if (status != STATUS_OK) return status;
    answer->row = jam_row_name(result.verdict.row);
    answer->verdict = jam_verdict_json(NULL, &result, e);
    return STATUS_OK;
}

static const struct row_theory rows = {.program = &jam_program,
                                       .inputs = inputs_of,
                                       .row = row_of_signs,
                                       .classify = classify,
                                       .words = jam_row_words},
                               state_rows = {.program = &jam_state_program,
                                             .inputs = inputs_of,
                                             .row = row_of_signs,
                                             .classify = classify,
                                             .words = jam_row_words};

static const struct row_theory *rows_of(const struct problem *problem)
{
    if (problem_has(problem, FIELD_ETA)) return NULL;
    return problem_has(problem, jam_state_p) ? &state_rows : &rows;
}

static void find_values(struct number_pool *pool, const struct evaluation *e, struct jam_result *result)
{
    const struct number *delta = e->value[result->state ? (int)jam_state_delta : (int)jam_delta];
    if (result->signs.delta != 0) result->fixed = number_divide(pool, e->value[jam_alpha2], delta);
    if (result->state)
        result->force = number_negate(pool, number_divide(pool, e->value[jam_state_b], e->value[jam_state_p]));
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    struct jam_result result = {.force = NULL, .fixed = NULL};
    struct evaluation *e = &answer->evaluation;
    const struct number *inputs[jam_state_INPUTS];
    if (problem_has(problem, FIELD_ETA)) return jam_turning_decide(problem, options, FIELD_ETA, answer, failure);
    enum status status = inputs_of(problem, inputs, failure);
    if (status != STATUS_OK) return status;
    status = cascade_signs(problem->pool, rows_of(problem)->program, inputs, options->tiers, options->budget_bits, e,
                           failure);
    if (status == STATUS_OK) status = check_hypotheses(e, failure);
    if (status == STATUS_OK) status = evaluation_values(problem->pool, options->budget_bits, e, failure);
    if (status == STATUS_OK) status = conclude(e, &result, failure);
    if (status != STATUS_OK) return status;
    find_values(problem->pool, e, &result);
    answer->row = jam_row_name(result.verdict.row);
    answer->verdict = jam_verdict_json(problem->pool, &result, e);
    answer->witness = jam_witness_json(problem->pool, &result);
    return STATUS_OK;
}

const struct kind kind_jam = {
    .name = "jam",
    .summary = "slip near a G-spot, where Painleve parameter and free normal acceleration vanish: lift-off, slip or "
               "dynamic jam",
    .source = "Champneys & Varkonyi (2016), section 5.1, corrected (spec/errata.md, E19)",
    .fields = fields,
    .field_count = jam_state_INPUTS + 1,
    .example = "{\"kind\":\"jam\",\"id\":\"beyond the threshold\",\"alpha1\":\"-3\",\"alpha2\":\"1\",\"alpha3\":\"-1\","
               "\"p\":\"1\",\"b\":\"-2/3\"}",
    .no_atlas = "in three dimensions, with eta, the verdict is no list of signs of polynomials; leave eta out",
    .accepts = ACCEPTS_REALS,
    .rows = rows_of,
    .intervals = INTERVALS_IN_FIELDS,
    .decide = decide,
    .describe = jam_describe,
};
