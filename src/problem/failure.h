/* SPDX-License-Identifier: BSD-2-Clause */
/* Why a theory gives no verdict, in words. */
#ifndef PROBLEM_FAILURE_H
#define PROBLEM_FAILURE_H

#include "numbers/status.h"

/* hypothesis_fails: fills `failure`: the theory does not apply because `what`, about `field`, is false.
 * Returns STATUS_HYPOTHESIS. */
enum status hypothesis_fails(struct failure *failure, const char *field, const char *what);

/* no_row_holds: fills `failure`: no row of a verdict table holds, which is impossible for the signs of a real state.
 * Returns STATUS_INTERNAL. */
enum status no_row_holds(struct failure *failure);

#endif
