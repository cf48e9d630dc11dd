/* SPDX-License-Identifier: BSD-2-Clause */
#include "slide2/slide2.h"

#include "problem/failure.h"
#include "problem/inputs.h"
#include "problem/mechanism.h"
#include "sign/quantity.h"
#include "slide2/program.h"
#include "slide2/rows.h"

/* The number of fields of P; of those of both forms; of the inertia; of compliance. */
#define COUNT(name, unit, meaning) +1
enum {
    MATRIX_FIELDS = 0 SLIDE2_MATRIX_INPUTS(COUNT),
    FIRST_INERTIA = MATRIX_FIELDS SLIDE2_LOAD_INPUTS(COUNT),
    FIRST_COMPLIANCE = FIRST_INERTIA SLIDE2_INERTIA_INPUTS(COUNT),
    FIELDS = FIRST_COMPLIANCE SLIDE2_COMPLIANCE_INPUTS(COUNT)
};
_Static_assert((int)FIELDS <= (int)PROBLEM_MAX_FIELDS, "all fields");

#define OPTIONAL_FIELD(name, unit, meaning) {#name, unit, meaning, NULL, 1},
#define FIELD(name, unit, meaning) {#name, unit, meaning, NULL, 0},
static const struct field fields[FIELDS] = {SLIDE2_MATRIX_INPUTS(OPTIONAL_FIELD) SLIDE2_LOAD_INPUTS(
    FIELD) SLIDE2_INERTIA_INPUTS(OPTIONAL_FIELD) SLIDE2_COMPLIANCE_INPUTS(OPTIONAL_FIELD)};

/* Checks that P is given, or the inertia from which it follows; and the compliance completely, if at all. */
static enum status check_form(const struct problem *problem, int inertia, int compliant, struct failure *failure)
{
    enum status status = STATUS_OK;
    if (inertia && problem_has_any(problem, 0, MATRIX_FIELDS))
        return malformed(failure, "p11",
                         "give either p11 p12 p21 p22 or the inertia A11 ... C22 mu1 mu2 s1 s2, not both");
    if (inertia)
        status = problem_require(problem, FIRST_INERTIA, FIRST_COMPLIANCE,
                                 "the inertia is given as A11 ... C22 mu1 mu2 s1 s2", failure);
    else
        status = problem_require(problem, 0, MATRIX_FIELDS,
                                 "give p11 p12 p21 p22, or the inertia A11 ... C22 mu1 mu2 s1 s2", failure);
    if (status == STATUS_OK && compliant)
        status = problem_require(problem, FIRST_COMPLIANCE, FIELDS, "k1 k2 q1 q2 are given together", failure);
    return status;
}

static const struct program *program_of(int inertia, int compliant)
{
    if (inertia) return compliant ? &slide2_inertia_compliant_program : &slide2_inertia_program;
    return compliant ? &slide2_compliant_program : &slide2_program;
}

/* 1 when a number is a direction of slip, 1 or -1. */
static int is_direction(struct number_pool *pool, slide2_number s)
{
    return number_sign(number_subtract(pool, number_multiply(pool, s, s), number_from_integer(pool, 1))) == 0;
}

/* Checks that the matrix [A B; B^T C] of both contacts is positive semidefinite. */
static enum status check_inertia(struct number_pool *pool, const struct evaluation *e, struct definite *factors,
                                 struct failure *failure)
{
    static const char *const names[4][4] = {{"A11", "A12", "B11", "B12"},
                                            {"A12", "A22", "B21", "B22"},
                                            {"B11", "B21", "C11", "C12"},
                                            {"B12", "B22", "C12", "C22"}};
    slide2_number matrix[16];
    for (int i = 0; i < 16; i++) matrix[i] = quantity_value(e, names[i / 4][i % 4]);
    definite_of(pool, matrix, 4, factors);
    if (factors->sign >= 0) return STATUS_OK;
    return hypothesis_fails(failure, "inertia", "[A B; B^T C] is positive semidefinite");
}

enum status slide2_check_friction(int mu1, int mu2, struct failure *failure)
{
    if (mu1 < 0) return hypothesis_fails(failure, "mu1", "mu1 >= 0");
    return mu2 >= 0 ? STATUS_OK : hypothesis_fails(failure, "mu2", "mu2 >= 0");
}

static enum status check_friction(struct number_pool *pool, const struct evaluation *e, struct failure *failure)
{
    const enum status status = slide2_check_friction(quantity_sign(e, "mu1", 0), quantity_sign(e, "mu2", 0), failure);
    if (status != STATUS_OK) return status;
    if (!is_direction(pool, quantity_value(e, "s1"))) return hypothesis_fails(failure, "s1", "s1 = 1 or s1 = -1");
    if (!is_direction(pool, quantity_value(e, "s2"))) return hypothesis_fails(failure, "s2", "s2 = 1 or s2 = -1");
    return STATUS_OK;
}

enum status slide2_check_compliance(const struct evaluation *e, struct failure *failure)
{
    if (quantity_sign(e, "k1", 0) >= 0) return hypothesis_fails(failure, "k1", "k1 < 0");
    if (quantity_sign(e, "k2", 0) >= 0) return hypothesis_fails(failure, "k2", "k2 < 0");
    if (quantity_sign(e, "q1", 0) >= 0) return hypothesis_fails(failure, "q1", "q1 < 0");
    if (quantity_sign(e, "q2", 0) >= 0) return hypothesis_fails(failure, "q2", "q2 < 0");
    return STATUS_OK;
}

static struct slide2_signs signs_of(const struct evaluation *e)
{
    return (struct slide2_signs){.p11 = quantity_sign(e, "p11", 0),
                                 .p12 = quantity_sign(e, "p12", 0),
                                 .p21 = quantity_sign(e, "p21", 0),
                                 .p22 = quantity_sign(e, "p22", 0),
                                 .b1 = quantity_sign(e, "b1", 0),
                                 .b2 = quantity_sign(e, "b2", 0),
                                 .D = quantity_sign(e, "D", 0),
                                 .X = quantity_sign(e, "X", 0),
                                 .c1 = quantity_sign(e, "c1", 0),
                                 .c2 = quantity_sign(e, "c2", 0),
                                 .a3 = quantity_sign(e, "a3", 0),
                                 .a2 = quantity_sign(e, "a2", 0),
                                 .a1 = quantity_sign(e, "a1", 0),
                                 .a0 = quantity_sign(e, "a0", 0),
                                 .H = quantity_sign(e, "H", 0)};
}

static struct slide2_values values_of(const struct evaluation *e)
{
    return (struct slide2_values){.p = {{quantity_value(e, "p11"), quantity_value(e, "p12")},
                                        {quantity_value(e, "p21"), quantity_value(e, "p22")}},
                                  .b = {quantity_value(e, "b1"), quantity_value(e, "b2")},
                                  .D = quantity_value(e, "D"),
                                  .c = {quantity_value(e, "c1"), quantity_value(e, "c2")}};
}

static int same_force(struct number_pool *pool, const struct slide2_force *x, const struct slide2_force *y)
{
    return number_compare(pool, x->lambda[0], y->lambda[0]) == 0 &&
           number_compare(pool, x->lambda[1], y->lambda[1]) == 0;
}

/* The number of distinct forces of the modes; -1 when one mode has a continuum. */
static int count_solutions(struct number_pool *pool, const struct slide2_witness *witness)
{
    int count = 0;
    for (int mode = 0; mode < SLIDE2_MODES; mode++) {
        const struct slide2_evidence *evidence = witness->mode + mode;
        int is_new = evidence->has_force;
        if (evidence->continuum) return -1;
        for (int before = 0; before < mode && is_new; before++)
            is_new =
                !witness->mode[before].has_force || !same_force(pool, &witness->mode[before].force, &evidence->force);
        count += is_new;
    }
    return count;
}

static enum status find_result(struct number_pool *pool, const struct evaluation *e, int compliant,
                               struct slide2_result *result, struct failure *failure)
{
    const struct slide2_signs signs = signs_of(e), dual = slide2_dual(&signs);
    if (slide2_classify(&signs, compliant, &result->verdict) != STATUS_OK) return no_row_holds(failure);
    result->values = values_of(e);
    slide2_cases_of(&signs, &result->cases);
    slide2_cases_of(&dual, &result->dual);
    slide2_find_witness(pool, &signs, result);
    result->solutions = count_solutions(pool, &result->witness);
    return STATUS_OK;
}

/* Computes the quantities, and checks the hypotheses. */
static enum status evaluate(const struct problem *problem, const struct options *options, struct evaluation *e,
                            struct slide2_witness *witness, struct failure *failure)
{
    const int inertia = problem_has_any(problem, FIRST_INERTIA, FIRST_COMPLIANCE);
    const int compliant = problem_has_any(problem, FIRST_COMPLIANCE, FIELDS);
    const struct program *program = program_of(inertia, compliant);
    slide2_number inputs[FIELDS];
    enum status status = check_form(problem, inertia, compliant, failure);
    if (status != STATUS_OK) return status;
    problem_inputs(problem, program, inputs);
    status = cascade_signs(problem->pool, program, inputs, options->tiers, options->budget_bits, e, failure);
    if (status == STATUS_OK && compliant) status = slide2_check_compliance(e, failure);
    if (status == STATUS_OK) status = evaluation_values(problem->pool, options->budget_bits, e, failure);
    if (status == STATUS_OK && inertia) status = check_friction(problem->pool, e, failure);
    if (status == STATUS_OK && inertia) status = check_inertia(problem->pool, e, &witness->inertia, failure);
    witness->has_inertia = inertia;
    return status;
}

/* 1 when the inertia is given, rational, as checkers require, and positive semidefinite. */
static int is_inertia_given(const struct problem *problem)
{
    static const int place[16] = {0, 1, 3, 4, 1, 2, 5, 6, 3, 5, 7, 8, 4, 6, 8, 9}; /* A11 A12 A22 B11 ... C22 */
    slide2_number matrix[16];
    struct definite factors;
    for (int i = 0; i < 16; i++) {
        matrix[i] = problem_number(problem, FIRST_INERTIA + place[i]);
        if (matrix[i] == NULL || !number_is_certain(matrix[i])) return 0;
        if (!number_is_rational(number_settle(problem->pool, matrix[i]))) return 0;
    }
    definite_of(problem->pool, matrix, 4, &factors);
    return factors.sign >= 0;
}

/* 1 when both directions of slip are given, and the inertia is positive semidefinite: as given, or because it is that
 * of a body. */
static int is_slipping_body(const struct problem *problem)
{
    const struct number *s1 = problem_number(problem, FIRST_COMPLIANCE - 2),
                        *s2 = problem_number(problem, FIRST_COMPLIANCE - 1);
    if (s1 == NULL || s2 == NULL || !is_direction(problem->pool, s1) || !is_direction(problem->pool, s2)) return 0;
    return derivation_is_uncertain(problem->derivation) || is_inertia_given(problem);
}

static const struct row_theory *rows_of(const struct problem *problem)
{
    struct failure failure;
    const int compliant = problem_has_any(problem, FIRST_COMPLIANCE, FIELDS);
    if (!compliant && is_slipping_body(problem)) return slide2_body_rows();
    return check_form(problem, 0, compliant, &failure) == STATUS_OK ? slide2_rows(compliant) : NULL;
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    struct slide2_result result = {.solutions = 0};
    struct evaluation *e = &answer->evaluation;
    enum status status = evaluate(problem, options, e, &result.witness, failure);
    if (status != STATUS_OK) return status;
    status = find_result(problem->pool, e, problem_has_any(problem, FIRST_COMPLIANCE, FIELDS), &result, failure);
    if (status != STATUS_OK) return status;
    answer->row = slide2_row_name(result.verdict.row);
    answer->verdict = slide2_verdict_json(&result, e);
    answer->witness = slide2_witness_json(problem->pool, &result);
    return STATUS_OK;
}

const struct kind kind_slide2 = {
    .name = "slide2",
    .summary =
        "two contacts that both slip: which of FF, S+F, FS+, S+S+ are consistent, their stability, impacts without "
        "collision",
    .source = "Champneys & Varkonyi (2016), section 6, corrected (spec/errata.md)",
    .fields = fields,
    .field_count = FIELDS,
    .example = "{\"kind\":\"slide2\",\"id\":\"class 261\",\"p11\":\"-0.055\",\"p12\":\"0.088\",\"p21\":\"0.055\","
               "\"p22\":\"-0.036\",\"b1\":\"-1\",\"b2\":\"-1\"}",
    .no_atlas =
        "two contacts have atlases by p11 p12 p21 p22, or by mechanism=body, or by rationals A11 ... C22 that make "
        "a positive semidefinite matrix, with s1 and s2 each 1 or -1 and without k1 k2 q1 q2",
    .accepts = ACCEPTS_ALGEBRAIC,
    .rows = rows_of,
    .decide = decide,
    .describe = slide2_describe,
};
