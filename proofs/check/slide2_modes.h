/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of the C library that src/check/slide2/modes.c calls; TRUST.md numbers them.
 * The function frees the system that it allocates before it returns.  For the proof, it is a local block of the function.
 *
 * This header replaces check/memory.h. */
#ifndef PROOFS_CHECK_SLIDE2_MODES_H
#define PROOFS_CHECK_SLIDE2_MODES_H
#define CHECK_MEMORY_H

#include "model.h"

#include <stddef.h>

struct system;
/*@ // L2: for this type.
    assigns \result \from block, n, size;
    ensures \result == block; */
struct system *memory_zeroed(struct system *block, size_t n, size_t size);
#define memory_zeroed(n, size) NULL, block; s = memory_zeroed(&block, n, size)
/*@ // L2
    assigns \nothing; */
void memory_free(struct system *x);

#endif
