/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/arguments.c: the contract of budget_set, which is assumed.  This header replaces check/budget.h. */
#ifndef PROOFS_CHECK_ARGUMENTS_H
#define PROOFS_CHECK_ARGUMENTS_H
#define CHECK_BUDGET_H
#define BUDGET_WORK 4000000000
#define BUDGET_BYTES 268435456

#include <stddef.h>

/*@ // A70
    requires 0 <= work < 1000000000000000 && 0 <= bytes < 1000000000000000;
    assigns \nothing; */
void budget_set(long work, long bytes);

#endif
