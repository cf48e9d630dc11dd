/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/budget.h"

#include <string.h>

static const char ALLOWED[] = "more work than the budget allows (--budget=BITS)";

enum status budget_used_up(struct failure *failure, const char *what)
{
    snprintf(failure->reason, sizeof failure->reason, "%s: %s", what, ALLOWED);
    return STATUS_UNDECIDED;
}

/* The reason is not repeated, and what does not fit is omitted. */
enum status budget_add_reason(struct failure *failure)
{
    if (strstr(failure->reason, ALLOWED) != NULL) return STATUS_UNDECIDED;
    const size_t n = strlen(failure->reason);
    snprintf(failure->reason + n, sizeof failure->reason - n, "; the exact numbers take %s", ALLOWED);
    return STATUS_UNDECIDED;
}

enum status budget_of_reading(const struct problem *problem, enum status status, struct failure *failure)
{
    if (status != STATUS_MALFORMED) return status;
    if (number_work_was_refused(problem->pool)) return budget_used_up(failure, "the problem cannot be read exactly");
    return number_pool_is_in_doubt(problem->pool) ? STATUS_UNDECIDED : status;
}

enum status budget_of_signs(const struct problem *problem, long budget_bits, enum status status,
                            struct failure *failure)
{
    if (status == STATUS_UNDECIDED || !number_pool_is_in_doubt(problem->pool)) return status;
    snprintf(failure->field, sizeof failure->field, "%s", problem->kind->name);
    snprintf(failure->reason, sizeof failure->reason, "a sign is not decided by enclosures of at most %ld bits",
             number_precision_limit(budget_bits));
    return STATUS_UNDECIDED;
}

enum status budget_of_exact(const struct problem *problem, enum status status, struct failure *failure)
{
    if (status != STATUS_OK || !number_work_was_refused(problem->pool)) return status;
    failure->field[0] = '\0';
    return budget_used_up(failure, "the certificate cannot be written");
}
