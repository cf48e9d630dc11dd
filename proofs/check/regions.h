/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/check/mechanism/mechanism.c knows of the C library: assumed, not proved.  TRUST.md numbers the contracts.
 * The regions that it makes it frees before it returns: so it is proved of a block of the function, which no caller sees.
 *
 * This header replaces check/memory.h and <stdlib.h>. */
#ifndef PROOFS_CHECK_REGIONS_H
#define PROOFS_CHECK_REGIONS_H
#define CHECK_MEMORY_H
#define __FC_STDLIB

#include "mechanism.h"

#include <stddef.h>

#include "check/mechanism/parts.h"

/*@ // L2: for one type
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
