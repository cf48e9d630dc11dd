/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/linear.c: the assumed contracts about pools and of the C library, beside linear.h; TRUST.md numbers them.
 * linear_decide frees the rows that it allocates before it returns.  For the proof, they are a local block of the function.
 *
 * This header replaces memory/memory.h and <stdlib.h>. */
#ifndef PROOFS_NUMBERS_LINEAR_DECIDE_H
#define PROOFS_NUMBERS_LINEAR_DECIDE_H
#define MEMORY_MEMORY_H
#define __FC_STDLIB

#include "../stdio.h"
#include "linear.h"

/*@ // N2
    requires pool != \null;
    assigns \nothing; */
int number_pool_is_in_doubt(const struct number_pool *pool);
/* Proved in src/numbers/algebraic.c. */
/*@ requires pool != \null && x != \null;
    assigns \nothing;
    ensures -1 <= \result; */
long number_size(struct number_pool *pool, const struct number *x);

/*@ // L2: for this type.
    requires rows < n <= LINEAR_MAX_SIZE + 1;
    assigns \result \from block, n, size;
    ensures \result == block; */
struct linear_row *memory_new(struct linear_row *block, int rows, size_t n, size_t size);
#define memory_new(n, size) NULL; struct linear_row block[LINEAR_MAX_SIZE + 1]; d.reduced = memory_new(block, (int)rows, n, size)
/*@ // L2
    assigns \nothing; */
void free(struct linear_row *x);

#endif
