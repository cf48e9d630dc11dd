/* SPDX-License-Identifier: BSD-2-Clause */
#include "cover/decision_budget.h"

#include "cover/enclosed.h"
#include "problem/budget.h"
#include "problem/number_json.h"

static int is_rational(const struct evaluation *e)
{
    for (int k = 0; k < e->program->inputs; k++)
        if (!number_is_rational(e->value[k])) return 0;
    return 1;
}

/* When a kind accepts enclosures, they alone must prove the signs here; no representation in a number field is
 * attempted. */
static enum status by_enclosures(struct number_pool *pool, const struct answer *answer, struct failure *failure)
{
    struct range node[PROGRAM_MAX_NODES];
    number_pool_end_work(pool);
    if (enclosed_values(pool, &answer->evaluation, node)) return STATUS_OK;
    failure->field[0] = '\0';
    return budget_used_up(failure, "the verdict is known, but not the exact numbers that its certificate needs");
}

/* 1 when twice the work done since the budget was renewed is still available, which writing the certificate may need. */
static int affords_twice_more(struct number_pool *pool)
{
    return !number_work_was_refused(pool) && number_work_affords(pool, 2 * number_work_done(pool));
}

static int affords_certificate(struct number_pool *pool, const struct evaluation *e)
{
    (void)enclosed_are_exact(pool, e);
    return affords_twice_more(pool);
}

static int has_root(struct number_pool *pool, const struct value *value)
{
    if (value->low != NULL) return number_has_root(pool, value->low) && number_has_root(pool, value->high);
    if (value->number != NULL && !number_has_root(pool, value->number)) return 0;
    for (int i = 0; value->entry != NULL && i < value->rows * value->columns; i++)
        if (!number_has_root(pool, value->entry[i])) return 0;
    return 1;
}

/* 1 when the record can state each number of the problem exactly. */
static int have_roots(const struct problem *problem)
{
    for (int i = 0; i < problem->kind->field_count; i++)
        if (!has_root(problem->pool, problem->value + i)) return 0;
    return 1;
}

static enum status for_reals(const struct problem *problem, const struct options *options, const struct answer *answer,
                             int refused, struct failure *failure)
{
    struct number_pool *pool = problem->pool;
    const struct evaluation *e = &answer->evaluation;
    if (e->program == NULL || is_rational(e)) return STATUS_OK;
    if (refused || !affords_certificate(pool, e)) return by_enclosures(pool, answer, failure);
    number_pool_begin(pool, options->budget_bits);
    return STATUS_OK;
}

static enum status for_certificate(const struct problem *problem, const struct options *options,
                                   const struct answer *answer, int refused, struct failure *failure)
{
    if (problem->kind->accepts == ACCEPTS_REALS || answer->by_enclosures)
        return for_reals(problem, options, answer, refused, failure);
    if (!refused && have_roots(problem) && affords_twice_more(problem->pool)) {
        number_pool_begin(problem->pool, options->budget_bits);
        return STATUS_OK;
    }
    failure->field[0] = '\0';
    return budget_used_up(failure, "the certificate cannot be written");
}

enum status budget_of_decision(const struct problem *problem, const struct options *options, enum status status,
                               const struct answer *answer, struct failure *failure)
{
    const int refused = number_work_was_refused(problem->pool);
    if (status == STATUS_UNDECIDED && refused) return budget_add_reason(failure);
    number_pool_begin(problem->pool, options->budget_bits);
    return status == STATUS_OK ? for_certificate(problem, options, answer, refused, failure) : status;
}
