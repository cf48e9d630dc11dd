/* SPDX-License-Identifier: BSD-2-Clause */
/* Messages for the cases in which a theory gives no verdict. */
#ifndef PROBLEM_FAILURE_H
#define PROBLEM_FAILURE_H

#include "numbers/status.h"

/* hypothesis_fails: writes into `failure` that the theory does not apply because the condition `what` on `field` does
 * not hold. Returns STATUS_HYPOTHESIS. */
/*@ requires memory: \valid(failure);
    assigns *failure;
    ensures status: \result == STATUS_HYPOTHESIS; */
enum status hypothesis_fails(struct failure *failure, const char *field, const char *what);

/* no_row_holds: writes into `failure` that no row of a verdict table holds, which is impossible for the signs of a
 * state. Returns STATUS_INTERNAL. */
/*@ requires memory: \valid(failure);
    assigns *failure;
    ensures status: \result == STATUS_INTERNAL; */
enum status no_row_holds(struct failure *failure);

#endif
