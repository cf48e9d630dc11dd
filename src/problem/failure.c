/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/failure.h"

#include <stdio.h>

enum status hypothesis_fails(struct failure *failure, const char *field, const char *what)
{
    snprintf(failure->field, sizeof failure->field, "%s", field);
    snprintf(failure->reason, sizeof failure->reason, "outside the hypotheses of the theory: %s fails", what);
    return STATUS_HYPOTHESIS;
}

enum status no_row_holds(struct failure *failure)
{
    failure->field[0] = '\0';
    snprintf(failure->reason, sizeof failure->reason, "no row of the verdict table holds");
    return STATUS_INTERNAL;
}
