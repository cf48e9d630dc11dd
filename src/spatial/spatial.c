/* SPDX-License-Identifier: BSD-2-Clause */
#include "spatial/spatial.h"

#include "problem/failure.h"
#include "spatial/interval.h"
#include "spatial/rows.h"

#include <stdio.h>

#define FIELD(name, unit, meaning) {#name, unit, meaning, NULL, 0},
#define OPTIONAL_FIELD(name, unit, meaning) {#name, unit, meaning, NULL, 1},
static const struct field fields[SPATIAL_FIELDS] = {SPATIAL_BODY_INPUTS(FIELD) SPATIAL_FRICTION_INPUTS(
    OPTIONAL_FIELD) SPATIAL_ELLIPSE_INPUTS(OPTIONAL_FIELD) SPATIAL_STATE_INPUTS(FIELD)};

enum status spatial_check_form(const struct problem *problem, int *elliptic, struct failure *failure)
{
    const int circular = problem_has(problem, SPATIAL_FIRST_FRICTION);
    *elliptic = !circular;
    const int first = problem_has(problem, SPATIAL_FIRST_ELLIPSE),
              second = problem_has(problem, SPATIAL_FIRST_ELLIPSE + 1);
    if (circular && (first || second))
        return malformed(failure, "mu", "give either mu, or mu1 and mu2 of an elliptic cone, not both");
    if (circular || (first && second)) return STATUS_OK;
    return malformed(
        failure,
        first    ? "mu2"
        : second ? "mu1"
                 : "mu",
        "the field is missing: give mu, Coulomb's coefficient of friction, or mu1 and mu2 of an elliptic cone");
}

enum status spatial_check_axes(const struct evaluation *e, int mu1, struct failure *failure)
{
    if (e->sign[mu1] <= 0) return hypothesis_fails(failure, "mu1", "mu1 > 0");
    return e->sign[mu1 + 1] > 0 ? STATUS_OK : hypothesis_fails(failure, "mu2", "mu2 > 0");
}

/* Computes the quantities of an elliptic cone, and the data of the circular cone to which it is reduced. */
static enum status reduce(const struct problem *problem, const struct options *options, struct evaluation *e,
                          spatial_number *input, struct failure *failure)
{
    static const int reduced[spatial_INPUTS] = {spatial_elliptic_A11r,
                                                spatial_elliptic_A12r,
                                                spatial_elliptic_A22r,
                                                spatial_elliptic_B1r,
                                                spatial_elliptic_B2r,
                                                spatial_elliptic_C,
                                                -1,
                                                spatial_elliptic_a1r,
                                                spatial_elliptic_a2r,
                                                spatial_elliptic_b,
                                                spatial_elliptic_u1r,
                                                spatial_elliptic_u2r};
    spatial_number given[spatial_elliptic_INPUTS];
    for (int i = 0; i < spatial_elliptic_INPUTS; i++)
        given[i] = problem_number(problem, i < SPATIAL_FIRST_FRICTION ? i : i + 1);
    enum status status = cascade_signs(problem->pool, &spatial_elliptic_program, given, options->tiers,
                                       options->budget_bits, e, failure);
    if (status == STATUS_OK) status = spatial_check_axes(e, spatial_elliptic_mu1, failure);
    if (status == STATUS_OK) status = evaluation_values(problem->pool, options->budget_bits, e, failure);
    if (status != STATUS_OK) return status;
    for (int i = 0; i < spatial_INPUTS; i++)
        input[i] = reduced[i] < 0 ? number_from_integer(problem->pool, 1) : e->value[reduced[i]];
    return STATUS_OK;
}

enum status spatial_check_hypotheses(const struct spatial_hypotheses *sign, struct failure *failure)
{
    if (sign->A11 <= 0) return hypothesis_fails(failure, "A11", "A11 > 0");
    if (sign->detA <= 0) return hypothesis_fails(failure, "detA", "A11 A22 - A12^2 > 0");
    if (sign->detG <= 0) return hypothesis_fails(failure, "detG", "det [A B; B^T C] > 0");
    if (sign->mu < 0) return hypothesis_fails(failure, "mu", "mu >= 0");
    return STATUS_OK;
}

static enum status check_hypotheses(const struct evaluation *e, struct failure *failure)
{
    const struct spatial_hypotheses sign = {e->sign[spatial_A11], e->sign[spatial_detA], e->sign[spatial_detG],
                                            e->sign[spatial_mu]};
    return spatial_check_hypotheses(&sign, failure);
}

/* Computes the quantities of the circular cone, and checks the hypotheses. */
static enum status evaluate(const struct problem *problem, const struct options *options, struct answer *answer,
                            struct evaluation *e, int *elliptic, struct failure *failure)
{
    spatial_number input[spatial_INPUTS];
    enum status status = spatial_check_form(problem, elliptic, failure);
    if (status == STATUS_OK && *elliptic) status = reduce(problem, options, &answer->evaluation, input, failure);
    for (int i = 0; !*elliptic && i < spatial_INPUTS; i++)
        input[i] = problem_number(problem, i <= SPATIAL_FIRST_FRICTION ? i : i + 2);
    if (status == STATUS_OK)
        status =
            cascade_signs(problem->pool, &spatial_program, input, options->tiers, options->budget_bits, e, failure);
    if (status == STATUS_OK) status = check_hypotheses(e, failure);
    if (status == STATUS_OK) status = evaluation_values(problem->pool, options->budget_bits, e, failure);
    if (status == STATUS_OK && !*elliptic) answer->evaluation = *e;
    return status;
}

static enum status find_result(const struct spatial_body *body, struct spatial_result *result, struct failure *failure)
{
    const enum status status = spatial_find_arc(body, &result->arc, failure);
    result->moving = spatial_sign(body, spatial_speed2) != 0;
    if (status != STATUS_OK) return status;
    return result->moving ? spatial_find_slip(body, &result->slip, failure)
                          : spatial_find_rest(body, &result->arc, &result->rest, failure);
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    struct spatial_result result = {.moving = 0};
    struct evaluation e;
    if (problem_is_uncertain(problem)) return spatial_decide_interval(problem, options, answer, failure);
    enum status status = evaluate(problem, options, answer, &e, &result.elliptic, failure);
    if (status != STATUS_OK) return status;
    struct spatial_body body = {
        .pool = problem->pool, .e = &e, .width_bits = options->width_bits, .budget_bits = options->budget_bits};
    if (body.width_bits < SPATIAL_WIDTH_BITS) body.width_bits = SPATIAL_WIDTH_BITS;
    spatial_forms_of(body.pool, e.value, &body.forms);
    status = find_result(&body, &result, failure);
    if (status == STATUS_OK) {
        answer->row = result.moving ? spatial_slip_row(result.slip.row) : spatial_rest_row(result.rest.row);
        answer->verdict = spatial_verdict_json(&body, &result);
        answer->witness = spatial_witness_json(&body, &result);
    }
    spatial_cuts_free(&result.arc.cuts);
    spatial_cuts_free(&result.rest.cuts);
    return status;
}

const struct kind kind_spatial = {
    .name = "spatial",
    .summary =
        "one contact in three dimensions: slip directions in paradox and how their arc is left, all motions from "
        "rest, stick that is unstable",
    .source = "Champneys & Varkonyi (2016), section 7, corrected (spec/errata.md); spec/spatial/README.md",
    .fields = fields,
    .field_count = SPATIAL_FIELDS,
    .example = "{\"kind\":\"spatial\",\"id\":\"three motions without a paradox\",\"A11\":\"244/169\",\"A12\":\"0\","
               "\"A22\":\"4\",\"B1\":\"180/169\",\"B2\":\"0\",\"C\":\"601/169\",\"mu\":\"16/5\",\"a1\":\"12806/4225\","
               "\"a2\":\"399/50\",\"b\":\"-701/845\",\"u1\":\"0\",\"u2\":\"0\"}",
    .no_atlas =
        "slip has atlases, u not 0, with mu, or with mu1 and mu2; at rest the verdict is about single zeros of a "
        "polynomial of degree 4, which no sign of a polynomial in the data tells apart; `painleve decide` names their "
        "intervals at a point",
    .accepts = ACCEPTS_ALGEBRAIC,
    .narrows = 1,
    .rows = spatial_rows,
    .decide = decide,
    .describe = spatial_describe,
};
