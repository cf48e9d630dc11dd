/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/linear_block.c: the assumed contracts of the functions of the C library, beside linear.h; TRUST.md numbers them.
 * linear_rank frees the rows that it allocates before it returns.  For the proof, they are a local block of the function.
 *
 * This header replaces memory/memory.h and <stdlib.h>. */
#ifndef PROOFS_NUMBERS_LINEAR_BLOCK_H
#define PROOFS_NUMBERS_LINEAR_BLOCK_H
#define MEMORY_MEMORY_H
#define __FC_STDLIB

#include "linear.h"

/*@ // L2: for this type.
    requires rows < n <= LINEAR_MAX_SIZE + 1;
    assigns \result \from block, n, size;
    ensures \result == block; */
struct linear_row *memory_new(struct linear_row *block, int rows, size_t n, size_t size);
#define memory_new(n, size) NULL, block[LINEAR_MAX_SIZE + 1]; matrix = memory_new(block, (int)rows, n, size)
/*@ // L2
    assigns \nothing; */
void free(struct linear_row *x);

#endif
