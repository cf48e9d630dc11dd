/* SPDX-License-Identifier: BSD-2-Clause */
/* What is said and done where the work that a budget allows does not suffice (number_pool_begin). */
#ifndef PROBLEM_BUDGET_H
#define PROBLEM_BUDGET_H

#include "problem/problem.h"

/* budget_used_up: says in `failure` that the work does not suffice, and for what.  Returns STATUS_UNDECIDED. */
enum status budget_used_up(struct failure *failure, const char *what);

/* budget_add_reason: says it after the reason that `failure` has.  Returns STATUS_UNDECIDED. */
enum status budget_add_reason(struct failure *failure);

/* budget_of_reading: the status of a reading, which is STATUS_UNDECIDED where it failed because work was refused. */
enum status budget_of_reading(const struct problem *problem, enum status status, struct failure *failure) WARN_UNUSED;

/* budget_of_exact: `status`, or STATUS_UNDECIDED where it is STATUS_OK and work was refused to exact numbers that the certificate has. */
enum status budget_of_exact(const struct problem *problem, enum status status, struct failure *failure) WARN_UNUSED;

#endif
