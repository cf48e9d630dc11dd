/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of the C library and of src/check/memory.c that src/check/budget.c calls.
 *
 * This header replaces check/memory.h and <setjmp.h>. */
#ifndef PROOFS_CHECK_BUDGET_H
#define PROOFS_CHECK_BUDGET_H
#define CHECK_MEMORY_H
#define __FC_SETJMP

#include <stddef.h>

typedef struct {
    int registers;
} jmp_buf;

/* The number of bytes that are allocated now. */
/*@ ghost size_t memory_bytes; */

/*@ // L7
    assigns \nothing;
    ensures \false; */
void longjmp(jmp_buf place, int value);
/*@ // A69
    assigns \nothing; */
void memory_count_gmp(void);
/*@ // A69
    assigns \nothing;
    ensures \result == memory_bytes; */
size_t memory_used(void);
/*@ // A69
    assigns \nothing; */
void memory_mark(void);
/*@ // A69
    assigns memory_bytes; */
void memory_give_up(void);

#endif
