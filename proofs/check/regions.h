/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of the C library that src/check/mechanism/mechanism.c calls; TRUST.md numbers them.
 * The function frees the regions that it allocates before it returns.  For the proof, they are a local block of the function.
 *
 * This header replaces check/memory.h and <stdlib.h>. */
#ifndef PROOFS_CHECK_REGIONS_H
#define PROOFS_CHECK_REGIONS_H
#define CHECK_MEMORY_H
#define __FC_STDLIB

#include "mechanism.h"

#include <stddef.h>

#include "check/mechanism/parts.h"

/*@ // L2: for this type.
    requires 0 < n && size == sizeof(struct region) && \valid(block + (0 .. n - 1));
    assigns \result \from block, n, size;
    ensures \result == block; */
struct region *memory_zeroed(struct region *block, size_t n, size_t size);
#define memory_zeroed(n, size) NULL, block[JSON_MAX_VALUES]; made = memory_zeroed(block, n, size)
/*@ // L2
    assigns \nothing; */
void memory_free(struct region *x);
/*@ // L1
    assigns \nothing;
    ensures \false; */
void abort(void);

#endif
