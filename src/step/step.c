/* SPDX-License-Identifier: BSD-2-Clause */
#include "step/step.h"

#include <string.h>

enum { CONTACT_FIELDS = 15, BODY_FIELDS = step_body_INPUTS - 2, FIELDS = CONTACT_FIELDS + BODY_FIELDS + 3 };

enum {
    FIELD_mu = step_mu,
    FIELD_e = step_INPUTS - 1,
    FIELD_v,
    FIELD_u,
    FIELD_a_size,
    FIELD_b_size,
    FIELD_BODY,
    FIELD_eps = FIELD_BODY + BODY_FIELDS,
    FIELD_floor,
    FIELD_law
};

/* The fields: first those of a contact, which has e and v in place of the bias; then those of a body; then those of
 * both. */
#define OPTIONAL_FIELD(name, unit, meaning) {#name, unit, meaning, NULL, 1},
#define BODY_FIELD(name, unit, meaning) {#name, unit, "body: " meaning, NULL, 1},
static const struct field fields[] = {
    {"a", "m/s", "contact: free tangential velocity of the contact point, without its impulse", NULL, 1},
    {"b", "m/s", "contact: free normal velocity", NULL, 1},
    {"A", "1/kg", "contact: tangential velocity per tangential impulse; A > 0", NULL, 1},
    {"B", "1/kg", "contact: coupling, normal velocity per tangential impulse", NULL, 1},
    {"C", "1/kg", "contact: normal velocity per normal impulse; C > 0", NULL, 1},
    {"mu", "1", "Coulomb's coefficient of friction; mu >= 0", NULL, 0},
    {"P_T", "N s", "contact: the answer, tangential impulse", NULL, 1},
    {"P_N", "N s", "contact: the answer, normal impulse", NULL, 1},
    {"U_T", "m/s", "contact: the answer, tangential velocity; that of the impulse if left out", NULL, 1},
    {"U_N", "m/s", "contact: the answer, normal velocity; that of the impulse if left out", NULL, 1},
    {"e", "1", "Newton's coefficient of restitution, 0 <= e <= 1; 0 if left out", NULL, 1},
    {"v", "m/s", "contact: normal velocity before the step; 0 if left out", NULL, 1},
    {"u", "m/s", "contact: tangential velocity before the step, to compare with continuous time", NULL, 1},
    {"a_size", "m/s", "contact: sum of the absolute values that a was summed from; |a| if left out", NULL, 1},
    {"b_size", "m/s", "contact: sum of the absolute values that b was summed from; |b| if left out", NULL, 1},
    STEP_BODY_INPUTS(BODY_FIELD){"eps", "1",
                                 "relative change of the data that is allowed, at most 1/100; 0 if left out", NULL, 1},
    {"floor", "1", "relative error of rounding of a term, at most eps; 0 if left out", NULL, 1},
    {"law", "word", "the law that the solver declares; coulomb if left out", "coulomb|associated|soft|substepped|other",
     1}};
_Static_assert(sizeof fields / sizeof fields[0] == FIELDS && (int)FIELDS <= (int)PROBLEM_MAX_FIELDS, "all fields");

/* Checks that the fields of one form, from `first` on, are all present, or all absent. */
static enum status check_form(const struct problem *problem, int body, struct failure *failure)
{
    for (int i = 0; i < FIELD_eps; i++) {
        const int of_body = i >= FIELD_BODY, of_both = i == FIELD_mu || i == FIELD_e;
        const int needed = of_body || i < step_U_T;
        if (of_both) continue;
        if (of_body != body && problem_has(problem, i))
            return malformed(failure, fields[i].name,
                             body ? "a body (field m) has no such field: its contact is computed"
                                  : "a contact has no such field: a body is given by m, I, rx, ry, ...");
        if (of_body == body && needed && !problem_has(problem, i))
            return malformed(failure, fields[i].name, "the field is missing");
    }
    if (problem_has(problem, step_U_T) != problem_has(problem, step_U_N))
        return malformed(failure, problem_has(problem, step_U_T) ? "U_N" : "U_T", "U_T and U_N are given together");
    return STATUS_OK;
}

static const struct number *number_or_zero(const struct problem *problem, int field)
{
    return problem_has(problem, field) ? problem_number(problem, field) : number_from_integer(problem->pool, 0);
}

static void read_contact(const struct problem *problem, struct step_data *data)
{
    data->a = problem_number(problem, step_a);
    data->b = problem_number(problem, step_b);
    data->A = problem_number(problem, step_A);
    data->B = problem_number(problem, step_B);
    data->C = problem_number(problem, step_C);
    data->P_T = problem_number(problem, step_P_T);
    data->P_N = problem_number(problem, step_P_N);
    data->U_T = problem_number(problem, step_U_T);
    data->U_N = problem_number(problem, step_U_N);
    data->v = problem_number(problem, FIELD_v);
    data->u = problem_number(problem, FIELD_u);
    data->a_size = problem_number(problem, FIELD_a_size);
    data->b_size = problem_number(problem, FIELD_b_size);
    step_fill_contact(problem->pool, data);
}

static enum status read_body(const struct problem *problem, struct step_data *data, struct failure *failure)
{
    struct step_body body;
    for (int i = 0; i < BODY_FIELDS; i++) body.input[i] = problem_number(problem, FIELD_BODY + i);
    return step_body_contact(problem->pool, &body, data, failure);
}

static enum status read_data(const struct problem *problem, struct step_data *data, struct failure *failure)
{
    const int body = problem_has(problem, FIELD_BODY), law = problem->value[FIELD_law].word;
    if (problem->derivation != NULL)
        return malformed(failure, "mechanism", "a step takes the data of a solver, which no mechanism gives");
    const enum status status = check_form(problem, body, failure);
    if (status != STATUS_OK) return status;
    *data = (struct step_data){.law = law < 0 ? LAW_COULOMB : (enum step_law)law,
                               .mu = problem_number(problem, FIELD_mu),
                               .e = number_or_zero(problem, FIELD_e),
                               .eps = number_or_zero(problem, FIELD_eps),
                               .floor = number_or_zero(problem, FIELD_floor)};
    if (body) return read_body(problem, data, failure);
    read_contact(problem, data);
    return STATUS_OK;
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    const struct step_limits limits = {options->tiers, options->budget_bits};
    struct step_data data;
    struct step_result result;
    enum status status = read_data(problem, &data, failure);
    if (status == STATUS_OK) status = step_judge(problem->pool, &limits, &data, &answer->evaluation, &result, failure);
    if (status != STATUS_OK) return status;
    answer->row = step_row_name(result.judgement);
    answer->verdict = step_verdict_json(problem->pool, &result);
    answer->witness = step_witness_json(problem->pool, &data, &result);
    return STATUS_OK;
}

const struct kind kind_step = {
    .name = "step",
    .summary = "one step of a solver, judged: is its answer a solution, of the problem that it was given",
    .source = "Oettli & Prager (1964) for the backward error; spec/step.md",
    .fields = fields,
    .field_count = FIELDS,
    .example =
        "{\"kind\":\"step\",\"id\":\"a rod in the paradox, left to slip into the ground\",\"m\":\"1\",\"I\":\"1/3\","
        "\"rx\":\"1/2\",\"ry\":\"-1\",\"vx\":\"1\",\"vy\":\"0\",\"w\":\"0\",\"gx\":\"0\",\"gy\":\"-10\",\"h\":\"1/64\","
        "\"mu\":\"2\",\"vx_new\":\"1\",\"vy_new\":\"-10/64\",\"w_new\":\"0\",\"eps\":\"1/1000\",\"floor\":\"2^-21\"}",
    .no_atlas = "the data are one step of a solver; `painleve audit` judges whole logs",
    .accepts = ACCEPTS_RATIONALS,
    .decide = decide,
    .describe = step_describe,
};
