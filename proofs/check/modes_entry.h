/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of the C library that src/check/modes/modes.c calls; TRUST.md numbers them.
 * The function frees the memory that it allocates before it returns.  For the proof, this memory is a local block of the function.
 *
 * This header replaces check/memory.h. */
#ifndef PROOFS_CHECK_MODES_ENTRY_H
#define PROOFS_CHECK_MODES_ENTRY_H
#define CHECK_MEMORY_H

#include "model.h"

#include <stddef.h>

struct modes;
/*@ // L2: for this type.
    assigns \result \from block, n, size;
    ensures \result == block; */
struct modes *memory_zeroed(struct modes *block, size_t n, size_t size);
#define memory_zeroed(n, size) NULL, block = {0}; c = memory_zeroed(&block, n, size)
/*@ // L2
    assigns \nothing; */
void memory_free(struct modes *x);
#endif
