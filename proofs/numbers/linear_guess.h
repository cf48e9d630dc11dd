/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/linear_guess.c: the assumed contracts of the functions of the C library, beside linear.h; TRUST.md numbers them.
 * The function frees the rows that it allocates before it returns.  For the proof, they are a local block of the function.
 *
 * This header replaces memory/memory.h and <stdlib.h>. */
#ifndef PROOFS_NUMBERS_LINEAR_GUESS_H
#define PROOFS_NUMBERS_LINEAR_GUESS_H
#define MEMORY_MEMORY_H
#define __FC_STDLIB

#include "linear.h"

/*@ requires x != \null && \valid(distance);
    assigns *distance, \result \from x; */
double number_to_double(const struct number *x, double *distance);

struct near_row;
/*@ // L2: for this type.
    requires rows < n <= LINEAR_MAX_SIZE + 1;
    assigns \result \from block, n, size;
    ensures \result == block; */
struct near_row *memory_new(struct near_row *block, int rows, size_t n, size_t size);
#define memory_new(n, size) NULL; struct near_row block[LINEAR_MAX_SIZE + 1]; g.row = memory_new(block, (int)rows, n, size)
/*@ // L2
    assigns \nothing; */
void free(struct near_row *x);

#endif
