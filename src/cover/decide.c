/* SPDX-License-Identifier: BSD-2-Clause */
/* Decides a problem: finds a number field that contains its numbers, and the way to decide when there is none. */
#include "cover/decision_budget.h"
#include "cover/enclosed.h"
#include "cover/uncertain.h"
#include "problem/budget.h"
#include "problem/number_json.h"
#include "problem/problem.h"

#include <stdio.h>

static enum status without_form(const struct problem *problem, const char *field, const struct options *options,
                                struct failure *failure)
{
    snprintf(failure->field, sizeof failure->field, "%s", field);
    if (number_work_was_refused(problem->pool))
        snprintf(failure->reason, sizeof failure->reason, "no number field of the number and of the others is found");
    else
        snprintf(failure->reason, sizeof failure->reason,
                 "the number and the others have no common number field of degree %d at most, with numbers of %ld bits",
                 NUMBER_BUDGET_DEGREE, options->budget_bits);
    return STATUS_UNDECIDED;
}

static int has_form(struct number_pool *pool, const struct number *x)
{
    json_t *root = x != NULL ? number_root_json(pool, x) : json_null();
    json_decref(root);
    return root != NULL;
}

static int has_forms(struct number_pool *pool, const struct value *value)
{
    for (int i = 0; i < value->rows * value->columns; i++)
        if (!has_form(pool, value->entry[i])) return 0;
    return has_form(pool, value->number);
}

static void prepare_value(struct number_pool *pool, const struct value *value)
{
    for (int i = 0; i < value->rows * value->columns; i++) number_prepare(pool, value->entry[i]);
    if (value->number != NULL) number_prepare(pool, value->number);
}

/* Prepares the numbers of all fields except one (of all, for -1), twice, as number_prepare requires. */
static void prepare(const struct problem *problem, int but)
{
    const int fields = problem->kind->field_count;
    for (int i = 0; i < 2 * fields; i++)
        if (i % fields != but) prepare_value(problem->pool, problem->value + i % fields);
}

/* Decides with numbers that are in one field, or rational; what follows from rational numbers may be irrational. */
static enum status decide_exact(const struct problem *problem, const struct options *options, struct answer *answer,
                                struct failure *failure)
{
    number_pool_trust(problem->pool);
    const enum status status = problem->kind->decide(problem, options, answer, failure);
    return budget_of_signs(problem, options->budget_bits, status, failure);
}

/* Represents every number in the number field before anything is decided. */
static enum status decide_algebraic(const struct problem *problem, const struct options *options, struct answer *answer,
                                    struct failure *failure)
{
    const struct kind *kind = problem->kind;
    number_pool_limit(problem->pool, options->budget_bits, NUMBER_BUDGET_DEGREE);
    prepare(problem, -1);
    for (int i = 0; i < kind->field_count; i++)
        if (!has_forms(problem->pool, problem->value + i))
            return without_form(problem, kind->fields[i].name, options, failure);
    number_pool_keep_field(problem->pool, 1);
    return decide_exact(problem, options, answer, failure);
}

static int is_rational(const struct value *value)
{
    for (int i = 0; i < value->rows * value->columns; i++)
        if (!number_is_rational(value->entry[i])) return 0;
    return value->number == NULL || number_is_rational(value->number);
}

static int all_rational(const struct problem *problem)
{
    for (int i = 0; i < problem->kind->field_count; i++)
        if (!is_rational(problem->value + i)) return 0;
    return 1;
}

static int has_place(const struct problem *problem, int field)
{
    const struct number *x = problem->value[field].number;
    return x == NULL || number_size(problem->pool, x) >= 0;
}

static int have_places(const struct problem *problem, int but)
{
    for (int i = 0; i < problem->kind->field_count; i++)
        if (i != but && !has_place(problem, i)) return 0;
    return 1;
}

/* Requires that a certificate can prove the signs: by exact numbers of one field, or by enclosures none of which
 * contains 0. */
static enum status require_proof(const struct problem *problem, const struct options *options,
                                 const struct answer *answer, struct failure *failure)
{
    struct range node[PROGRAM_MAX_NODES];
    if (have_places(problem, -1)) return STATUS_OK;
    if (enclosed_values(problem->pool, &answer->evaluation, node)) return STATUS_OK;
    snprintf(failure->field, sizeof failure->field, "%s", problem->kind->name);
    snprintf(
        failure->reason, sizeof failure->reason,
        "no certificate: the numbers have no common number field of degree %d at most, with numbers of %ld bits, and "
        "enclosures do not show every sign",
        NUMBER_BUDGET_DEGREE, options->budget_bits);
    return STATUS_UNDECIDED;
}

/* 1 when a number lies in the field of the others, of degree d, or in a field of degree at most 64 / d: a field of
 * cosines of this degree leaves room for the others, whatever roots they contain. */
static int fits(const struct problem *problem, int field, long budget_bits)
{
    struct number_pool *pool = problem->pool;
    number_pool_keep_field(pool, 1);
    const int inside = has_place(problem, field);
    number_pool_keep_field(pool, 0);
    if (inside) return 1;
    number_pool_limit(pool, budget_bits, NUMBER_BUDGET_DEGREE / number_field_degree(pool));
    const int beside = has_place(problem, field);
    number_pool_limit(pool, budget_bits, NUMBER_BUDGET_DEGREE);
    return beside;
}

/* The field of the problem of which only the sign matters, when the other numbers have a common number field that
 * cannot be extended by it; else -1. */
static int field_without_place(const struct problem *problem, long budget_bits)
{
    const int field = problem->kind->sign_only == NULL ? -1 : kind_field(problem->kind, problem->kind->sign_only);
    if (field < 0 || number_is_rational(problem->value[field].number)) return -1;
    prepare(problem, field);
    if (number_field_degree(problem->pool) == 1 || !have_places(problem, field)) return -1;
    return fits(problem, field, budget_bits) ? -1 : field;
}

/* Decides the problem with a number of the same sign in place of this number. */
static enum status decide_by_sign(const struct problem *problem, int field, int sign, const struct options *options,
                                  struct answer *answer, struct failure *failure)
{
    struct problem copy = *problem; /* the copy shares everything but this number */
    copy.value[field].number = number_from_integer(problem->pool, sign);
    answer->by_sign = problem->kind->fields[field].name;
    prepare(problem, field); /* the cosines of this number may have caused the field to be built anew */
    number_pool_keep_field(problem->pool, 1);
    return problem->kind->decide(&copy, options, answer, failure);
}

static enum status decide_real(const struct problem *problem, const struct options *options, struct answer *answer,
                               struct failure *failure)
{
    number_pool_limit(problem->pool, options->budget_bits, NUMBER_BUDGET_DEGREE);
    const int field = field_without_place(problem, options->budget_bits);
    const int sign = field < 0 ? 0 : number_sign(problem->value[field].number);
    if (sign == 1 || sign == -1) return decide_by_sign(problem, field, sign, options, answer, failure);
    prepare(problem, -1);
    number_pool_keep_field(problem->pool, 1);
    const enum status status = problem->kind->decide(problem, options, answer, failure);
    return status == STATUS_OK ? require_proof(problem, options, answer, failure) : status;
}

static enum status decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure)
{
    if (problem_is_uncertain(problem) && problem_uncertain_theory(problem) != NULL)
        return uncertain_decide(problem, options, answer, failure);
    if (problem->kind->accepts == ACCEPTS_ALGEBRAIC || problem->kind->accepts == ACCEPTS_ENCLOSED)
        return problem_is_uncertain(problem) || all_rational(problem)
                   ? decide_exact(problem, options, answer, failure)
                   : decide_algebraic(problem, options, answer, failure);
    if (problem->kind->accepts == ACCEPTS_REALS && !all_rational(problem))
        return decide_real(problem, options, answer, failure);
    return problem->kind->decide(problem, options, answer, failure);
}

enum status problem_decide(const struct problem *problem, const struct options *options, struct answer *answer,
                           struct failure *failure)
{
    answer->pool = problem->pool;
    answer->by_sign = NULL;
    answer->by_enclosures = 0;
    number_pool_keep_field(problem->pool, 0); /* an earlier answer may have fixed the field */
    number_pool_begin(problem->pool, options->budget_bits);
    const enum status status = decide(problem, options, answer, failure);
    return budget_of_decision(problem, options, status, answer, failure);
}

void problem_describe(const struct problem *problem, const struct answer *answer, FILE *out)
{
    if (answer->evaluation.program == NULL && problem_uncertain_theory(problem) != NULL)
        uncertain_describe(problem, answer, out);
    else
        problem->kind->describe(answer, out);
}
