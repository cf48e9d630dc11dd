/* SPDX-License-Identifier: BSD-2-Clause */
#include "spatial_impact/impact3.h"

#include "problem/failure.h"
#include "spatial/program.h"
#include "spatial_impact/table.h"

#include <stdio.h>

enum { FIELD_LAW = SPATIAL_FIRST_STATE SPATIAL_IMPACT_STATE_INPUTS(SPATIAL_COUNT), FIELDS };

#define FIELD(name, unit, meaning) {#name, unit, meaning, NULL, 0},
#define OPTIONAL_FIELD(name, unit, meaning) {#name, unit, meaning, NULL, 1},
static const struct field fields[FIELDS] = {SPATIAL_BODY_INPUTS(FIELD) SPATIAL_FRICTION_INPUTS(
    OPTIONAL_FIELD) SPATIAL_ELLIPSE_INPUTS(OPTIONAL_FIELD) SPATIAL_IMPACT_STATE_INPUTS(FIELD){
    "law", "word", "law of restitution: how the impact ends", "poisson|energetic|newton", 0}};

int impact3_row_of(int v, int p, int h, int g, int stops)
{
    int row = 0;
#define READ_ROW(name, condition)                                                                                      \
    if (condition) return row;                                                                                         \
    row++;
    T_SPATIAL_IMPACT(READ_ROW)
    return -1;
}

const char *impact3_row_name(int row)
{
#define ROW_NAME(name, condition) #name,
    static const char *const names[] = {T_SPATIAL_IMPACT(ROW_NAME)};
    return 0 <= row && row < (int)(sizeof names / sizeof *names) ? names[row] : NULL;
}

struct spatial_interval impact3_exact(spatial_number x)
{
    return (struct spatial_interval){x, x};
}

static int is_rational_point(struct spatial_interval x)
{
    return x.low == x.high && number_is_rational(x.low);
}

/* 1 when the operation is carried out exactly: on rationals that remain short. */
static int is_exact(enum impact3_operation operation, struct spatial_interval x, struct spatial_interval y)
{
    enum { LONGEST = 4096 };
    return operation != IMPACT3_ROOT && is_rational_point(x) && is_rational_point(y) &&
           number_numerator_bits(x.low) + number_denominator_bits(x.low) + number_numerator_bits(y.low) +
                   number_denominator_bits(y.low) <
               LONGEST;
}

static enclosed enclosed_result(struct enclosures *arena, enum impact3_operation operation, enclosed x, enclosed y)
{
    switch (operation) {
    case IMPACT3_ADD: return enclosures_add(arena, x, y);
    case IMPACT3_SUBTRACT: return enclosures_subtract(arena, x, y);
    case IMPACT3_MULTIPLY: return enclosures_multiply(arena, x, y);
    case IMPACT3_DIVIDE: return enclosures_divide(arena, x, y);
    default: return enclosures_sqrt(arena, x);
    }
}

struct spatial_interval impact3_do(struct number_pool *pool, enum impact3_operation operation,
                                   struct spatial_interval x, struct spatial_interval y)
{
    struct spatial_interval out = {NULL, NULL};
    if (x.low == NULL || y.low == NULL) return out;
    if (is_exact(operation, x, y)) {
        if (operation == IMPACT3_ADD) return impact3_exact(number_add(pool, x.low, y.low));
        if (operation == IMPACT3_SUBTRACT) return impact3_exact(number_subtract(pool, x.low, y.low));
        if (operation == IMPACT3_MULTIPLY) return impact3_exact(number_multiply(pool, x.low, y.low));
        if (number_sign(y.low) != 0) return impact3_exact(number_divide(pool, x.low, y.low));
        return out;
    }
    struct enclosures *arena = enclosures_new(PATH_BITS);
    const enclosed a = enclosures_between(arena, enclosures_of(arena, x.low), enclosures_of(arena, x.high));
    const enclosed b = enclosures_between(arena, enclosures_of(arena, y.low), enclosures_of(arena, y.high));
    if (!enclosures_ends(pool, enclosed_result(arena, operation, a, b), PATH_BITS, &out.low, &out.high))
        out.low = out.high = NULL;
    enclosures_free(arena);
    return out;
}

static enum status check_hypotheses(const struct evaluation *e, struct failure *failure)
{
    if (e->sign[spatial_impact_A11] <= 0) return hypothesis_fails(failure, "A11", "A11 > 0");
    if (e->sign[spatial_impact_detA] <= 0) return hypothesis_fails(failure, "detA", "A11 A22 - A12^2 > 0");
    if (e->sign[spatial_impact_detG] <= 0) return hypothesis_fails(failure, "detG", "det [A B; B^T C] > 0");
    if (e->sign[spatial_impact_mu] < 0) return hypothesis_fails(failure, "mu", "mu >= 0");
    if (e->sign[spatial_impact_v] > 0) return hypothesis_fails(failure, "v", "v <= 0");
    if (e->sign[spatial_impact_r_range] < 0) return hypothesis_fails(failure, "r", "0 <= r <= 1");
    return STATUS_OK;
}

/* Computes the forms for a = 0, since an impact has no load. */
static void find_forms(struct impact3 *x)
{
    const spatial_number zero = number_from_integer(x->pool, 0);
    const struct evaluation *e = x->e;
    const spatial_number input[spatial_INPUTS] = {e->value[spatial_impact_A11],
                                                  e->value[spatial_impact_A12],
                                                  e->value[spatial_impact_A22],
                                                  e->value[spatial_impact_B1],
                                                  e->value[spatial_impact_B2],
                                                  e->value[spatial_impact_C],
                                                  e->value[spatial_impact_mu],
                                                  zero,
                                                  zero,
                                                  zero,
                                                  zero,
                                                  zero};
    spatial_forms_of(x->pool, input, &x->forms);
}

/* The signs of p, of h where p = 0, and of g in the direction of slip. */
static void find_signs(struct impact3 *x, struct impact3_result *result)
{
    const struct evaluation *e = x->e;
    result->stick = (int)e->sign[spatial_impact_stick];
    result->v = (int)e->sign[spatial_impact_v];
    result->p = 1;
    if (e->sign[spatial_impact_speed2] == 0) return;
    const struct surd speed = surd_root(x->pool, e->value[spatial_impact_speed2]),
                      over = spatial_inverse(x->pool, speed);
    const struct surd c = surd_multiply(x->pool, surd_from_number(e->value[spatial_impact_u1]), over);
    const struct surd s = surd_multiply(x->pool, surd_from_number(e->value[spatial_impact_u2]), over);
    result->p = surd_sign(x->pool, spatial_form_at(x->pool, &x->forms.p, c, s));
    result->h = result->p == 0 ? surd_sign(x->pool, spatial_form_at(x->pool, &x->forms.h, c, s)) : 0;
    result->turns = surd_sign(x->pool, spatial_form_at(x->pool, &x->forms.g, c, s));
}

/* Sets the data, mirrored when the slip turns to the right. */
static void mirror(struct impact3 *x, const struct impact3_result *result)
{
    const struct evaluation *e = x->e;
    x->data = (struct path_data){x->pool,
                                 e->value[spatial_impact_A11],
                                 e->value[spatial_impact_A12],
                                 e->value[spatial_impact_A22],
                                 e->value[spatial_impact_B1],
                                 e->value[spatial_impact_B2],
                                 e->value[spatial_impact_C],
                                 e->value[spatial_impact_mu],
                                 e->value[spatial_impact_u1],
                                 e->value[spatial_impact_u2],
                                 e->value[spatial_impact_speed2],
                                 result->p == 0,
                                 x->data.arena};
    if (result->turns >= 0) return;
    x->data.A12 = number_negate(x->pool, x->data.A12);
    x->data.B2 = number_negate(x->pool, x->data.B2);
    x->data.u2 = number_negate(x->pool, x->data.u2);
}

static enum status check_widths(const struct impact3 *x, const struct impact3_result *result)
{
    const int stops = result->stops == IMPACT3_STOP_COMPRESSION || result->stops == IMPACT3_STOP_RESTITUTION;
    if ((!stops || impact3_is_narrow(x, &result->stop)) && impact3_is_narrow(x, &result->compression) &&
        impact3_is_narrow(x, &result->end))
        return STATUS_OK;
    snprintf(x->failure->field, sizeof x->failure->field, "impact");
    snprintf(x->failure->reason, sizeof x->failure->reason,
             "an event is enclosed, but not as narrowly as 2^-20 of what the impact changes");
    return STATUS_UNDECIDED;
}

static enum status find_result(struct impact3 *x, struct impact3_result *result)
{
    find_forms(x);
    find_signs(x, result);
    mirror(x, result);
    enum status status = impact3_find_directions(x, result);
    const int happens = impact3_happens(result);
    if (status == STATUS_OK && happens) status = impact3_find_rest(x, result);
    if (status == STATUS_OK && happens) status = impact3_follow(x, result);
    if (status == STATUS_OK && happens) status = check_widths(x, result);
    if (status != STATUS_OK) return status;
    result->row = impact3_row_of(result->v, result->p, result->h, result->turns, result->stops);
    return result->row < 0 ? no_row_holds(x->failure) : STATUS_OK;
}

/* The data of an elliptic cone, and those of the circular cone to which it is reduced. */
static enum status reduce(const struct problem *problem, const struct options *options, struct evaluation *e,
                          spatial_number *input, struct failure *failure)
{
    static const int reduced[spatial_impact_INPUTS] = {spatial_impact_elliptic_A11r,
                                                       spatial_impact_elliptic_A12r,
                                                       spatial_impact_elliptic_A22r,
                                                       spatial_impact_elliptic_B1r,
                                                       spatial_impact_elliptic_B2r,
                                                       spatial_impact_elliptic_C,
                                                       -1,
                                                       spatial_impact_elliptic_u1r,
                                                       spatial_impact_elliptic_u2r,
                                                       spatial_impact_elliptic_v,
                                                       spatial_impact_elliptic_r};
    spatial_number given[spatial_impact_elliptic_INPUTS];
    for (int i = 0; i < spatial_impact_elliptic_INPUTS; i++)
        given[i] = problem_number(problem, i < SPATIAL_FIRST_FRICTION ? i : i + 1);
    enum status status = cascade_signs(problem->pool, &spatial_impact_elliptic_program, given, options->tiers,
                                       options->budget_bits, e, failure);
    if (status == STATUS_OK) status = spatial_check_axes(e, spatial_impact_elliptic_mu1, failure);
    if (status == STATUS_OK) status = evaluation_values(problem->pool, options->budget_bits, e, failure);
    if (status != STATUS_OK) return status;
    for (int i = 0; i < spatial_impact_INPUTS; i++)
        input[i] = reduced[i] < 0 ? number_from_integer(problem->pool, 1) : e->value[reduced[i]];
    return STATUS_OK;
}

/* Computes the quantities of the circular cone, and checks the hypotheses. */
static enum status evaluate(const struct problem *problem, const struct options *options, struct answer *answer,
                            struct evaluation *e, int *elliptic, struct failure *failure)
{
    spatial_number input[spatial_impact_INPUTS];
    enum status status = spatial_check_form(problem, elliptic, failure);
    if (status == STATUS_OK && *elliptic) status = reduce(problem, options, &answer->evaluation, input, failure);
    for (int i = 0; !*elliptic && i < spatial_impact_INPUTS; i++)
        input[i] = problem_number(problem, i <= SPATIAL_FIRST_FRICTION ? i : i + 2);
    if (status == STATUS_OK)
        status = cascade_signs(problem->pool, &spatial_impact_program, input, options->tiers, options->budget_bits, e,
                               failure);
    if (status == STATUS_OK) status = check_hypotheses(e, failure);
    if (status == STATUS_OK) status = evaluation_values(problem->pool, options->budget_bits, e, failure);
    if (status == STATUS_OK && !*elliptic) answer->evaluation = *e;
    return status;
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    struct evaluation e;
    int elliptic;
    enum status status = evaluate(problem, options, answer, &e, &elliptic, failure);
    if (status != STATUS_OK) return status;
    struct impact3 x = {.budget_bits = options->budget_bits,
                        .pool = problem->pool,
                        .e = &e,
                        .law = (enum impact3_law)problem->value[FIELD_LAW].word,
                        .failure = failure};
    for (int i = 0; elliptic && i < 2; i++) x.axis[i] = problem_number(problem, SPATIAL_FIRST_ELLIPSE + i);
    struct impact3_result result = {.frames = json_array(), .compression_cell = -1, .end_cell = -1};
    x.data.arena = enclosures_new(PATH_BITS);
    status = find_result(&x, &result);
    enclosures_free(x.data.arena);
    if (status == STATUS_OK) {
        answer->row = impact3_row_name(result.row);
        answer->verdict = impact3_verdict_json(&x, &result);
        answer->witness = impact3_witness_json(&x, &result);
    }
    spatial_cuts_free(&result.cuts);
    json_decref(result.frames);
    return status;
}

const struct kind kind_spatial_impact = {
    .name = "spatial-impact",
    .summary =
        "an impact with friction in three dimensions: directions of straight slip, whether rest is held, stop, end of "
        "compression and outgoing velocity",
    .source = "spec/spatial_impact/README.md, after Keller (1986), Stronge (1990), Batlle (1996)",
    .fields = fields,
    .field_count = FIELDS,
    .example = "{\"kind\":\"spatial-impact\",\"id\":\"the "
               "rod\",\"A11\":\"17/5\",\"A12\":\"0\",\"A22\":\"4\",\"B1\":\"6/5\",\"B2\":\"0\","
               "\"C\":\"8/5\",\"mu\":\"1\",\"u1\":\"1\",\"u2\":\"1/3\",\"v\":\"-1\",\"r\":\"1/2\",\"law\":\"poisson\"}",
    .no_atlas = "the path of the impact is enclosed step by step and the verdict is no list of signs of polynomials; "
                "kind impact has atlases of planar impacts",
    .accepts = ACCEPTS_ALGEBRAIC,
    .decide = decide,
    .describe = impact3_describe,
};
