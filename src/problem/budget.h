/* SPDX-License-Identifier: BSD-2-Clause */
/* Statuses and messages for the case that the work within a budget does not suffice (number_pool_begin). */
#ifndef PROBLEM_BUDGET_H
#define PROBLEM_BUDGET_H

#include "problem/problem.h"

/* budget_used_up: writes into `failure` that the work does not suffice, and for what. Returns STATUS_UNDECIDED. */
enum status budget_used_up(struct failure *failure, const char *what);

/* budget_add_reason: appends this to the reason in `failure`. Returns STATUS_UNDECIDED. */
enum status budget_add_reason(struct failure *failure);

/* budget_of_reading: the status of reading a problem; STATUS_UNDECIDED when it failed because work was refused or a sign
 * remained unknown, of which the reason in `failure` tells. */
enum status budget_of_reading(const struct problem *problem, enum status status, struct failure *failure) WARN_UNUSED;

/* budget_of_signs: `status`; but STATUS_UNDECIDED when a sign has remained unknown since number_pool_trust: then whatever
 * followed from it may be wrong, be it a verdict, an error or that no row of the table holds. */
enum status budget_of_signs(const struct problem *problem, long budget_bits, enum status status,
                            struct failure *failure) WARN_UNUSED;

/* budget_of_exact: `status`; but STATUS_UNDECIDED when it is STATUS_OK and work was refused for exact numbers that
 * belong in the certificate. */
enum status budget_of_exact(const struct problem *problem, enum status status, struct failure *failure) WARN_UNUSED;

#endif
