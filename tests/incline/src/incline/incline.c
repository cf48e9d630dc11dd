/* SPDX-License-Identifier: BSD-2-Clause */
/* Kind `incline`: whether a block on an incline stays at rest. */
#include "incline/formula.h"
#include "numbers/program.h"
#include "problem/answer.h"
#include "problem/problem.h"

#define PROGRAM_TABLE
#define PROGRAM incline
#define PROGRAM_INPUTS INCLINE_INPUTS
#define PROGRAM_FORMULAS INCLINE_FORMULAS
#include "formula/program.h"

#define FIELD(name, unit, meaning) {#name, unit, meaning, NULL, 0},
static const struct field fields[] = {INCLINE_INPUTS(FIELD)};

static enum status check_hypotheses(const struct evaluation *e, struct failure *failure)
{
    if (e->sign[incline_c] <= 0) return hypothesis_fails(failure, "c", "c > 0");
    if (e->sign[incline_mu] < 0) return hypothesis_fails(failure, "mu", "mu >= 0");
    return STATUS_OK;
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    static const char *const rows[] = {"slides", "edge", "sticks"};
    struct evaluation *e = &answer->evaluation;
    const struct number *inputs[incline_INPUTS];
    for (int i = 0; i < incline_INPUTS; i++) inputs[i] = problem_number(problem, i);
    enum status status =
        cascade_signs(problem->pool, &incline_program, inputs, options->tiers, options->budget_bits, e, failure);
    if (status == STATUS_OK) status = check_hypotheses(e, failure);
    if (status == STATUS_OK) status = evaluation_values(problem->pool, options->budget_bits, e, failure);
    if (status != STATUS_OK) return status;
    answer->row = rows[1 + (int)e->sign[incline_margin]];
    answer->verdict = json_object();
    answer->witness = json_object();
    json_object_set_new(answer->verdict, "zeros", zeros_json(e));
    return STATUS_OK;
}

static void describe(const struct answer *answer, FILE *out)
{
    fprintf(out, "The block %s.\n", answer->row);
}

const struct kind kind_incline = {
    .name = "incline",
    .summary = "a block on an incline: whether it stays at rest",
    .source = "Coulomb's law",
    .fields = fields,
    .field_count = incline_INPUTS,
    .example = "{\"kind\":\"incline\",\"s\":\"3/5\",\"c\":\"4/5\",\"mu\":\"3/4\"}",
    .accepts = ACCEPTS_ALGEBRAIC,
    .decide = decide,
    .describe = describe,
};
