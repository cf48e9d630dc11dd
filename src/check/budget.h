/* SPDX-License-Identifier: BSD-2-Clause */
/* The budgets for checking one record (spec/certificate.md, section 2).
 *
 * The cost of an operation is charged before the operation, from the sizes of its operands. When not enough is left,
 * the operation is not carried out, and the check of the record ends by longjmp. */
#ifndef CHECK_BUDGET_H
#define CHECK_BUDGET_H

#include <setjmp.h>

/* The default budgets: units of work, each about a nanosecond, and bytes of memory for numbers. */
#define BUDGET_WORK 4000000000
#define BUDGET_BYTES 268435456

/* budget_set: sets the budgets, both at least 0, and begins to count memory; to be called before any number is made. */
void budget_set(long work, long bytes);

/* budget_begin: begins a record with the full budgets. The caller must pass the result to setjmp immediately, which
 * returns a value other than 0 when the check ends early; memory taken since then has been freed. budget_end: nothing
 * is charged from now on. */
jmp_buf *budget_begin(void);
void budget_end(void);

/* budget_reason: why the check ended early. */
const char *budget_reason(void);

/* budget_charge: charges an operation that costs `work` and whose result needs `words` words of 64 bits; intermediate
 * results may need a few times as many. */
void budget_charge(long work, long words);

#endif
