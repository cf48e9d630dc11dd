/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of the C library that src/check/kernel/rank.c calls; TRUST.md numbers them.
 * The function frees the submatrix that it allocates before it returns.  For the proof, it is a local block of the function.
 *
 * This header replaces check/memory.h and <stdlib.h>. */
#ifndef PROOFS_CHECK_RANK_H
#define PROOFS_CHECK_RANK_H
#define CHECK_MEMORY_H
#define __FC_STDLIB

#include "abort.h"
#include "model.h"

#include <stddef.h>

struct part;
/*@ // L2: for this type.
    assigns \result \from block, size;
    ensures \result == block; */
struct part *memory_new(struct part *block, size_t size);
#define memory_new(size) NULL, block; m = memory_new(&block, size)
/*@ // L2
    assigns \nothing; */
void memory_free(struct part *x);
#endif
