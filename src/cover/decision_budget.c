/* SPDX-License-Identifier: BSD-2-Clause */
#include "cover/decision_budget.h"

#include "cover/enclosed.h"
#include "problem/budget.h"

static int is_rational(const struct evaluation *e)
{
    for (int k = 0; k < e->program->inputs; k++)
        if (!number_is_rational(e->value[k])) return 0;
    return 1;
}

/* Where numbers may be enclosed, enclosures alone must prove the signs; no place in a field is looked for any more. */
static enum status by_enclosures(struct number_pool *pool, const struct answer *answer, struct failure *failure)
{
    struct range node[PROGRAM_MAX_NODES];
    number_pool_end_work(pool);
    if (enclosed_values(pool, &answer->evaluation, node)) return STATUS_OK;
    failure->field[0] = '\0';
    return budget_used_up(failure, "the verdict is known, but not the exact numbers that its certificate needs");
}

/* The budget is new, and what a certificate asks for is asked for beforehand; it is asked for twice more within the same budget, when the
 * certificate is written. */
static int affords_certificate(struct number_pool *pool, const struct evaluation *e)
{
    (void)enclosed_are_exact(pool, e);
    return !number_work_was_refused(pool) && number_work_affords(pool, 2 * number_work_done(pool));
}

static enum status for_certificate(const struct problem *problem, const struct options *options,
                                   const struct answer *answer, int refused, struct failure *failure)
{
    struct number_pool *pool = problem->pool;
    const struct evaluation *e = &answer->evaluation;
    if (is_rational(e)) return STATUS_OK;
    if (problem->kind->accepts == ACCEPTS_REALS) {
        if (refused || !affords_certificate(pool, e)) return by_enclosures(pool, answer, failure);
        number_pool_begin(pool, options->budget_bits);
        return STATUS_OK;
    }
    if (!refused) return STATUS_OK;
    failure->field[0] = '\0';
    return budget_used_up(failure, "the certificate cannot be written");
}

enum status budget_of_decision(const struct problem *problem, const struct options *options, enum status status,
                               const struct answer *answer, struct failure *failure)
{
    const int refused = number_work_was_refused(problem->pool);
    if (status == STATUS_UNDECIDED && refused) return budget_add_reason(failure);
    number_pool_begin(problem->pool, options->budget_bits);
    if (status != STATUS_OK || answer->evaluation.program == NULL) return status;
    return for_certificate(problem, options, answer, refused, failure);
}
