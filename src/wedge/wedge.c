/* SPDX-License-Identifier: BSD-2-Clause */
#include "wedge/wedge.h"

#include "problem/failure.h"
#include "problem/inputs.h"
#include "sign/quantity.h"
#include "wedge/framework.h"
#include "wedge/program.h"
#include "wedge/rows.h"

#include <string.h>

#define NUMBER_FIELD(name, unit, meaning) {#name, unit, meaning, NULL, 1},
static const struct field fields[] = {
    {"model", "word", "which bodies", "klein|two_mu|slipper|slipper_as_printed|enlarged", 0},
    WEDGE_MASSES(NUMBER_FIELD) WEDGE_FRICTION(NUMBER_FIELD) WEDGE_TWO_FRICTIONS(NUMBER_FIELD) WEDGE_ANGLE(NUMBER_FIELD)
        WEDGE_SLIPPER(NUMBER_FIELD) WEDGE_LOADS(NUMBER_FIELD) WEDGE_FRAMEWORK(NUMBER_FIELD)
            WEDGE_VELOCITY(NUMBER_FIELD)};
enum { FIELDS = sizeof fields / sizeof *fields, FIELD_MODEL = 0 };

static const struct program *program_of(enum wedge_model model)
{
    static const struct program *const programs[] = {&klein_program, &two_mu_program, &slipper_program,
                                                     &slipper_as_printed_program, &enlarged_program};
    return programs[model];
}

static int is_input(const struct program *program, const char *name)
{
    for (int i = 0; i < program->inputs; i++)
        if (strcmp(program->node_names[i], name) == 0) return 1;
    return 0;
}

/* Checks that exactly the data of the model are given. */
static enum status check_form(const struct problem *problem, const struct program *program, struct failure *failure)
{
    for (int i = 0; i < FIELDS; i++) {
        const int given = problem_has(problem, i), wanted = is_input(program, fields[i].name);
        if (i == FIELD_MODEL || given == wanted) continue;
        (void)malformed(failure, fields[i].name, "");
        snprintf(failure->reason, sizeof failure->reason,
                 wanted ? "the field is missing: %s (%s); the model %s needs it"
                        : "the field is of another model: %s (%s); the model %s has none",
                 fields[i].meaning, fields[i].unit, program->name);
        return STATUS_MALFORMED;
    }
    return STATUS_OK;
}

/* The node of a quantity; -1 when the program has none of this name. */
/* Quantities that the model does not have are not checked. */
static enum status check_framework(const struct evaluation *e, struct failure *failure)
{
    if (quantity_sign(e, "m", 1) <= 0) return hypothesis_fails(failure, "m", "m > 0");
    if (quantity_sign(e, "M", 1) <= 0) return hypothesis_fails(failure, "M", "M > 0");
    if (quantity_sign(e, "c", 1) <= 0) return hypothesis_fails(failure, "c", "c > 0");
    if (quantity_sign(e, "g", 1) <= 0) return hypothesis_fails(failure, "g", "g > 0");
    if (quantity_sign(e, "mu", 1) <= 0) return hypothesis_fails(failure, "mu", "mu > 0 in the model enlarged");
    if (quantity_sign(e, "v", 1) <= 0) return hypothesis_fails(failure, "v", "v > 0 in the model enlarged");
    return STATUS_OK;
}

enum status wedge_check_hypotheses(enum wedge_model model, const struct evaluation *e, struct failure *failure)
{
    const int rod = model == WEDGE_KLEIN || model == WEDGE_TWO_MU;
    if (model == WEDGE_ENLARGED) return check_framework(e, failure);
    if (quantity_sign(e, "M1", 1) <= 0) return hypothesis_fails(failure, "M1", "M1 > 0");
    if (quantity_sign(e, "M2", 1) <= 0) return hypothesis_fails(failure, "M2", "M2 > 0");
    if (quantity_sign(e, "mu", 1) < 0) return hypothesis_fails(failure, "mu", "mu >= 0");
    if (quantity_sign(e, "mu1", 1) < 0) return hypothesis_fails(failure, "mu1", "mu1 >= 0");
    if (quantity_sign(e, "mu2", 1) < 0) return hypothesis_fails(failure, "mu2", "mu2 >= 0");
    if (quantity_sign(e, "l2", 1) <= 0) return hypothesis_fails(failure, "l2", "l2 > 0");
    if (rod && quantity_sign(e, "tan_alpha", 1) < 0) return hypothesis_fails(failure, "tan_alpha", "tan_alpha >= 0");
    return STATUS_OK;
}

/* The numbers of the equation A z + B R = H, under the names that the models use. */
static struct wedge_values values_of(enum wedge_model model, const struct evaluation *e)
{
    const int rod = model == WEDGE_KLEIN || model == WEDGE_TWO_MU;
    return (struct wedge_values){.A = quantity_value(e, rod ? "mass" : "A"),
                                 .B_plus = quantity_value(e, rod ? "M2" : "B_plus"),
                                 .B_minus = quantity_value(e, rod ? "M2" : "B_minus"),
                                 .H = quantity_value(e, rod ? "Q" : "H"),
                                 .P = quantity_value(e, "P"),
                                 .P1 = quantity_value(e, "P1"),
                                 .P2 = quantity_value(e, "P2"),
                                 .k = model == WEDGE_TWO_MU ? NULL : quantity_value(e, rod ? "k" : "mu"),
                                 .k1 = quantity_value(e, "k1"),
                                 .k2 = quantity_value(e, "k2"),
                                 .c = {quantity_value(e, "c_pp"), quantity_value(e, "c_pm"), quantity_value(e, "c_mp"),
                                       quantity_value(e, "c_mm")},
                                 .velocity = quantity_sign(e, "v", 1)};
}

static const struct row_theory *rows_of(const struct problem *problem)
{
    struct failure failure;
    const enum wedge_model model = (enum wedge_model)problem->value[FIELD_MODEL].word;
    return check_form(problem, program_of(model), &failure) == STATUS_OK ? wedge_rows(problem) : NULL;
}

static enum status evaluate(const struct problem *problem, enum wedge_model model, const struct options *options,
                            struct evaluation *e, struct failure *failure)
{
    const struct program *program = program_of(model);
    wedge_number inputs[FIELDS];
    enum status status = check_form(problem, program, failure);
    if (status != STATUS_OK) return status;
    problem_inputs(problem, program, inputs);
    status = cascade_signs(problem->pool, program, inputs, options->tiers, options->budget_bits, e, failure);
    if (status == STATUS_OK) status = wedge_check_hypotheses(model, e, failure);
    if (status == STATUS_OK) status = evaluation_values(problem->pool, options->budget_bits, e, failure);
    return status;
}

/* The row of the verdict table: the sliding solutions in the direction of motion. */
static const char *row_of(const struct wedge_values *values)
{
#define ROW_NAME(word, name, condition) #word,
    static const char *const names[] = {T_WEDGE_SLIDING(ROW_NAME)};
    return values->velocity == 0 ? "rest" : names[wedge_sliding_of(values, values->velocity)];
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    struct wedge_result result = {.model = (enum wedge_model)problem->value[FIELD_MODEL].word};
    struct evaluation *e = &answer->evaluation;
    const enum status status = evaluate(problem, result.model, options, e, failure);
    if (status != STATUS_OK) return status;
    if (result.model == WEDGE_ENLARGED) return framework_decide(problem, options, answer, failure);
    result.values = values_of(result.model, e);
    wedge_find_modes(problem->pool, &result);
    answer->row = row_of(&result.values);
    answer->verdict = wedge_verdict_json(problem->pool, &result, e);
    answer->witness = wedge_witness_json(problem->pool, &result);
    return STATUS_OK;
}

static void describe(const struct answer *answer, FILE *out)
{
    if (json_object_get(answer->verdict, "first_stop") != NULL)
        framework_describe(answer, out);
    else
        wedge_describe(answer, out);
}

const struct kind kind_wedge = {
    .name = "wedge",
    .summary = "two sliders and a rod (Painleve and Klein), one or two coefficients of friction, the slipper: all "
               "continuations; a framework with a mass inside: its stops and slips",
    .source = "Wiercigroch & Zhilin (2000); Champneys & Varkonyi (2016), section 2; corrected (spec/errata.md)",
    .fields = fields,
    .field_count = FIELDS,
    .example = "{\"kind\":\"wedge\",\"id\":\"case 2\",\"model\":\"klein\",\"M1\":\"1\",\"M2\":\"1\",\"mu\":\"3\","
               "\"tan_alpha\":\"1\",\"P1\":\"1\",\"P2\":\"0\",\"v\":\"1\"}",
    .no_atlas =
        "of the models `two_mu` and `slipper` motion has atlases, with v a number that is not 0, and of `klein` also "
        "rest; the model `enlarged` has none; `painleve explain --svg` draws them",
    .accepts = ACCEPTS_ALGEBRAIC,
    .rows = rows_of,
    .decide = decide,
    .describe = describe,
};
