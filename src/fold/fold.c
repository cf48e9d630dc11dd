/* SPDX-License-Identifier: BSD-2-Clause */
#include "fold/fold.h"

#include "fold/program.h"
#include "problem/answer.h"
#include "sign/quantity.h"

#include <stdio.h>
#include <string.h>

#define COUNT(name, unit, meaning) +1
enum {
    FIRST_TANGENT = 0 FOLD_RATE_INPUTS(COUNT),
    FIRST_PARAMETER = FIRST_TANGENT FOLD_TANGENT_INPUTS(COUNT),
    FIRST_STATE = FIRST_PARAMETER FOLD_PARAMETER_INPUTS(COUNT)
};
_Static_assert((int)FOLD_FIELDS <= (int)PROBLEM_MAX_FIELDS, "all fields");

#define FIELD(name, unit, meaning) {#name, unit, meaning, NULL, 1},
static const struct field fields[FOLD_FIELDS] = {FOLD_RATE_INPUTS(FIELD) FOLD_TANGENT_INPUTS(
    FIELD) FOLD_PARAMETER_INPUTS(FIELD) FOLD_STATE_INPUTS(FIELD) FOLD_END_INPUTS(FIELD)};

/* The program for a point given by its rates, with the K when some rate is zero. */
static enum status find_rates_program(const struct problem *problem, const struct program **program,
                                      struct failure *failure)
{
    const char *with = "a point is given by Lp and Lm, and where one of them is 0 by Kpp Kpm Kmp Kmm";
    enum status status = problem_require(problem, 0, FIRST_TANGENT, with, failure);
    if (status != STATUS_OK) return status;
    const int folds = number_sign(problem_number(problem, FOLD_FIELD_Lp)) == 0 ||
                      number_sign(problem_number(problem, FOLD_FIELD_Lm)) == 0;
    *program = &fold_rates_program;
    if (!folds && !problem_has_any(problem, FIRST_TANGENT, FIRST_PARAMETER)) return STATUS_OK;
    *program = &fold_tangent_program;
    return problem_require(problem, FIRST_TANGENT, FIRST_PARAMETER, with, failure);
}

/* The program for the wheel: at a point; at rest, when omega is not given; for all its two-folds, when r is not given
 * either. */
static enum status find_wheel_program(const struct problem *problem, const struct program **program,
                                      struct failure *failure)
{
    const char *with = "a wheel is given by its parameters d ... k2, and a point of it by r, omega and side";
    const int moves = problem_has(problem, FOLD_FIELD_omega) || problem_has(problem, FOLD_FIELD_side);
    const enum status status = problem_require(problem, FIRST_PARAMETER, FIRST_STATE, with, failure);
    if (status != STATUS_OK) return status;
    *program = moves ? &fold_wheel_program : &fold_rest_program;
    if (!moves && !problem_has(problem, FOLD_FIELD_r)) *program = &fold_count_program;
    if (problem_has(problem, FOLD_FIELD_r_end)) *program = &fold_funnel_program;
    return moves || *program == &fold_funnel_program
               ? problem_require(problem, FIRST_STATE, FOLD_FIELD_r_end, with, failure)
               : STATUS_OK;
}

static enum status find_program(const struct problem *problem, const struct program **program, struct failure *failure)
{
    const int rates = problem_has_any(problem, 0, FIRST_PARAMETER),
              wheel = problem_has_any(problem, FIRST_PARAMETER, FOLD_FIELDS);
    if (rates && wheel) return malformed(failure, "Lp", "give either Lp Lm (and Kpp Kpm Kmp Kmm) or a wheel, not both");
    return wheel ? find_wheel_program(problem, program, failure) : find_rates_program(problem, program, failure);
}

static enum status check_wheel(const struct evaluation *e, struct failure *failure)
{
    static const char *const positive[][2] = {
        {"m", "m > 0"}, {"beta", "beta > 0"}, {"mu", "mu > 0"}, {"kappa", "kappa > 0"}};
    for (int i = 0; i < 4; i++)
        if (quantity_sign(e, positive[i][0], 0) <= 0) return hypothesis_fails(failure, positive[i][0], positive[i][1]);
    if (quantity_sign(e, "c1", 0) < 0) return hypothesis_fails(failure, "c1", "c1 >= 0");
    if (quantity_sign(e, "c2", 0) < 0) return hypothesis_fails(failure, "c2", "c2 >= 0");
    if (quantity_sign(e, "S", 0) == 0) return hypothesis_fails(failure, "S", "S is not 0");
    if (quantity_sign(e, "unit", 0) != 0) return hypothesis_fails(failure, "cot", "S^2 (1 + cot^2) = 1");
    if (quantity_node(e->program, "side") < 0) return STATUS_OK;
    if (quantity_sign(e, "side", 0) == 0 || quantity_sign(e, "side_range", 0) != 0)
        return hypothesis_fails(failure, "side", "side = 1 or side = -1");
    return STATUS_OK;
}

static struct fold_signs signs_of(const struct evaluation *e)
{
    return (struct fold_signs){.Lp = quantity_sign(e, "Lp", 0),
                               .Lm = quantity_sign(e, "Lm", 0),
                               .Kpp = quantity_sign(e, "Kpp", 0),
                               .Kpm = quantity_sign(e, "Kpm", 0),
                               .Kmp = quantity_sign(e, "Kmp", 0),
                               .Kmm = quantity_sign(e, "Kmm", 0),
                               .sum = quantity_sign(e, "sum", 0),
                               .trace = quantity_sign(e, "trace", 0),
                               .det = quantity_sign(e, "det", 0),
                               .disc = quantity_sign(e, "disc", 0),
                               .agree = quantity_sign(e, "agree", 0)};
}

/* Filippov's weight of f+ on an attracting or repelling surface, and J1 J2. */
static void find_numbers(struct number_pool *pool, const struct evaluation *e, struct fold_result *result)
{
    const struct fold_signs *s = &result->signs;
    if (s->Lp * s->Lm < 0) result->weight = number_divide(pool, quantity_value(e, "Lm"), quantity_value(e, "gap"));
    if (s->Lp == 0 && s->Lm == 0 && s->Kpp < 0 && s->Kmm > 0)
        result->product = number_divide(pool, quantity_value(e, "cross"), quantity_value(e, "own"));
}

static enum status find_point(struct number_pool *pool, const struct evaluation *e, struct fold_result *result,
                              struct failure *failure)
{
    result->signs = signs_of(e);
    if (fold_row(&result->signs, &result->row) != STATUS_OK) return no_row_holds(failure);
    find_numbers(pool, e, result);
    return STATUS_OK;
}

static void find_rest(struct number_pool *pool, const struct evaluation *e, struct fold_result *result)
{
    result->question = FOLD_REST;
    result->rest = (struct fold_rest_signs){.room_p = quantity_sign(e, "room_p", 0),
                                            .room_m = quantity_sign(e, "room_m", 0),
                                            .edge_pp = quantity_sign(e, "edge_pp", 0),
                                            .edge_pm = quantity_sign(e, "edge_pm", 0),
                                            .edge_mp = quantity_sign(e, "edge_mp", 0),
                                            .edge_mm = quantity_sign(e, "edge_mm", 0)};
    result->force = number_negate(pool, number_divide(pool, quantity_value(e, "push"), quantity_value(e, "S")));
    result->moment = quantity_value(e, "moment");
}

static enum status find_all(struct number_pool *pool, const struct evaluation *e, struct fold_result *result,
                            struct failure *failure)
{
    result->question = FOLD_COUNT;
    result->signs.reach = quantity_sign(e, "reach", 0);
    if (fold_find_two_folds(pool, e, &result->count) != STATUS_OK) return no_row_holds(failure);
    return STATUS_OK;
}

static enum status find_funnel(struct number_pool *pool, const struct evaluation *e, struct fold_result *result,
                               struct failure *failure)
{
    result->question = FOLD_FUNNEL;
    return fold_find_funnel(pool, e, &result->funnel, failure);
}

/* Computes the quantities, and checks the hypotheses. */
static enum status evaluate(const struct problem *problem, const struct options *options, struct evaluation *e,
                            struct failure *failure)
{
    const struct program *program = NULL;
    const struct number *inputs[FOLD_FIELDS];
    enum status status = find_program(problem, &program, failure);
    if (status != STATUS_OK) return status;
    for (int i = 0; i < program->inputs; i++)
        inputs[i] = problem_number(problem, kind_field(problem->kind, program->node_names[i]));
    status = cascade_signs(problem->pool, program, inputs, options->tiers, options->budget_bits, e, failure);
    if (status == STATUS_OK && quantity_node(program, "unit") >= 0) status = check_wheel(e, failure);
    return status == STATUS_OK ? evaluation_values(problem->pool, options->budget_bits, e, failure) : status;
}

/* ---- atlases of a point given by its rates */

static enum status tangent_inputs(const struct problem *problem, const struct number **input, struct failure *failure)
{
    (void)failure;
    for (int i = 0; i < FIRST_PARAMETER; i++) input[i] = problem_number(problem, i);
    return STATUS_OK;
}

static enum status tangent_row(const struct evaluation *e, const char **name, struct failure *failure)
{
    int row;
    const struct fold_signs signs = signs_of(e);
    if (fold_row(&signs, &row) != STATUS_OK) return no_row_holds(failure);
    *name = fold_row_name(row);
    return STATUS_OK;
}

static const char *word_for(const char *word, const char *const (*pair)[2], int pairs)
{
    for (int i = 0; i < pairs && word != NULL; i++)
        if (strcmp(pair[i][0], word) == 0) return pair[i][1];
    return "";
}

/* The number of motions that begin at the point, and the sliding states that end there, in words. */
static void row_words(const char *name, char *words, size_t size)
{
    static const char *const forward[][2] = {{"unique", "one motion begins here"},
                                             {"set_valued", "more than one motion begins here"},
                                             {"unique_at_leading_order", "one motion begins here, at leading order"},
                                             {"undecided", "what begins here is undecided"}},
                             *const reached[][2] = {{"open_set", ", and an open set of sliding states ends here"},
                                                    {"one_orbit", ", and one sliding orbit ends here"},
                                                    {"no_orbit", ", and no sliding orbit ends here"}};
    int row = 0;
    const char *found;
    *words = '\0';
    while ((found = fold_row_name(row)) != NULL && strcmp(found, name) != 0) row++;
    if (found == NULL) return;
    snprintf(words, size, ": %s%s", word_for(fold_forward_word(row), forward, 4),
             word_for(fold_reached_word(row), reached, 3));
}

static const struct row_theory *rows_of(const struct problem *problem)
{
    static const struct row_theory rows = {
        .program = &fold_tangent_program, .inputs = tangent_inputs, .row = tangent_row, .words = row_words};
    for (int i = 0; i < FIRST_PARAMETER; i++)
        if (!problem_has(problem, i)) return NULL;
    return problem_has_any(problem, FIRST_PARAMETER, FOLD_FIELDS) ? NULL : &rows;
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    struct fold_result result = {.question = FOLD_POINT, .row = -1};
    struct evaluation *e = &answer->evaluation;
    enum status status = evaluate(problem, options, e, failure);
    if (status != STATUS_OK) return status;
    result.is_wheel = e->program == &fold_wheel_program;
    if (e->program == &fold_rest_program)
        find_rest(problem->pool, e, &result);
    else if (e->program == &fold_count_program)
        status = find_all(problem->pool, e, &result, failure);
    else if (e->program == &fold_funnel_program)
        status = find_funnel(problem->pool, e, &result, failure);
    else
        status = find_point(problem->pool, e, &result, failure);
    if (status != STATUS_OK) return status;
    answer->row = fold_row_of(&result);
    answer->verdict = fold_verdict_json(problem->pool, &result, e);
    answer->witness = fold_witness_json(problem->pool, &result);
    return STATUS_OK;
}

const struct kind kind_fold = {
    .name = "fold",
    .summary = "a point of a switching surface: sliding, escaping, crossing, fold or two-fold, and whether one motion "
               "begins there; the wheel on a turntable, all its two-folds, and the funnel of one",
    .source = "Szalai & Jeffrey (2014); Filippov (1988)",
    .fields = fields,
    .field_count = FOLD_FIELDS,
    .example = "{\"kind\":\"fold\",\"id\":\"a Teixeira singularity\",\"Lp\":\"0\",\"Lm\":\"0\",\"Kpp\":\"-1\","
               "\"Kpm\":\"2\",\"Kmp\":\"-2\",\"Kmm\":\"1\"}",
    .no_atlas = "an atlas needs Lp Lm Kpp Kpm Kmp Kmm; of a wheel at a point use mechanism=turntable-at-point, which "
                "gives them",
    .accepts = ACCEPTS_ALGEBRAIC,
    .rows = rows_of,
    .decide = decide,
    .describe = fold_describe,
};
