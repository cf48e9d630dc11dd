/* SPDX-License-Identifier: BSD-2-Clause */
#include "contact/contact.h"

#include "contact/decision.h"
#include "contact/program.h"
#include "contact/identities.h"

#define FIELD(name, unit, meaning) {#name, unit, meaning, NULL, 0},
static const struct field fields[] = {CONTACT_INPUTS(FIELD)};

#define IDENTITY(i, x, X, j, y, Y, k, z, Z)                                                                            \
    {{{i, contact_##x, contact_##X}, {j, contact_##y, contact_##Y}, {k, contact_##z, contact_##Z}}},
static const struct identity identities[] = {CONTACT_IDENTITIES(IDENTITY)};

static enum status inputs_of(const struct problem *problem, const struct number **input, struct failure *failure)
{
    (void)failure;
    for (int i = 0; i < contact_INPUTS; i++) input[i] = problem_number(problem, i);
    return STATUS_OK;
}

static enum status classify(const struct evaluation *e, struct answer *answer, struct failure *failure)
{
    struct contact_verdict verdict;
    const enum status status = contact_verdict_of_signs(e, &verdict, failure);
    if (status != STATUS_OK) return status;
    answer->row = contact_row_name(verdict.row);
    answer->verdict = contact_verdict_json(&verdict, e);
    return STATUS_OK;
}

static enum status row_of_signs(const struct evaluation *e, const char **row, struct failure *failure)
{
    struct contact_verdict verdict;
    const enum status status = contact_verdict_of_signs(e, &verdict, failure);
    if (status == STATUS_OK) *row = contact_row_name(verdict.row);
    return status;
}

static const struct row_theory rows = {.program = &contact_program,
                                       .identities = identities,
                                       .identity_count = (int)(sizeof identities / sizeof identities[0]),
                                       .inputs = inputs_of,
                                       .row = row_of_signs,
                                       .classify = classify,
                                       .words = contact_row_words};

static const struct row_theory *rows_of(const struct problem *problem)
{
    (void)problem;
    return &rows;
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    const struct number *inputs[contact_INPUTS];
    struct contact_verdict verdict;
    struct evaluation *e = &answer->evaluation;
    (void)inputs_of(problem, inputs, failure);
    const enum status status =
        contact_verdict_of_numbers(problem->pool, inputs, options->tiers, options->budget_bits, e, &verdict, failure);
    if (status != STATUS_OK) return status;
    answer->row = contact_row_name(verdict.row);
    answer->verdict = contact_verdict_json(&verdict, e);
    answer->witness = contact_witness_json(problem->pool, &verdict, e);
    return STATUS_OK;
}

const struct kind kind_contact = {
    .name = "contact",
    .summary = "contact modes that are consistent at one planar contact with Coulomb friction",
    .source = "Champneys & Varkonyi (2016), sections 3.1 and 4",
    .fields = fields,
    .field_count = contact_INPUTS,
    .example =
        "{\"kind\":\"contact\",\"id\":\"rod at the edge of the paradox\",\"a\":\"0\",\"b\":\"-1\",\"A\":\"17/5\","
        "\"B\":\"6/5\",\"C\":\"8/5\",\"mu\":\"4/3\",\"u\":\"1\"}",
    .accepts = ACCEPTS_REALS,
    .sign_only = "u",
    .rows = rows_of,
    .intervals = INTERVALS_EVERYWHERE,
    .decide = decide,
    .describe = contact_describe,
};
