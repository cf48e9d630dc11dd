/* SPDX-License-Identifier: BSD-2-Clause */
/* What the check of one record may cost (spec/certificate.md, section 2).  The cost of an operation is charged before it is
 * done, from the sizes of what it is done with: when there is not enough left, it is not done, and the check of the record
 * is given up. */
#ifndef CHECK_BUDGET_H
#define CHECK_BUDGET_H

#include <setjmp.h>

/* By default: units of work, each about a nanosecond; bytes of numbers. */
#define BUDGET_WORK 4000000000
#define BUDGET_BYTES 268435456

/* budget_set: other budgets, both at least 0; and the beginning of counting memory, before any number is made. */
void budget_set(long work, long bytes);

/* budget_begin: a record has both budgets.  The caller gives the result to setjmp at once, which returns another value than 0 when the
 * check is given up; then what was made since is freed.  budget_end: from now on nothing is charged. */
jmp_buf *budget_begin(void);
void budget_end(void);

/* budget_reason: why the check was given up. */
const char *budget_reason(void);

/* budget_charge: what is done next costs so much work, and needs this many words of 64 bits for its result, and a few times as many on the
 * way there. */
void budget_charge(long work, long words);

#endif
