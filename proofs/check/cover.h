/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/check/cover/uncertain_cover.c knows of the C library: assumed, not proved.  TRUST.md numbers the contracts.
 * What a function makes it frees before it returns: so it is proved of a block of the function, which no caller sees.
 *
 * This header replaces check/memory.h. */
#ifndef PROOFS_CHECK_COVER_H
#define PROOFS_CHECK_COVER_H
#define CHECK_MEMORY_H

#include "mechanism.h"

#include <stddef.h>

/*@ // L2
    requires n * size == room;
    assigns \nothing; */
void is_made(size_t n, size_t size, size_t room);
#define memory_zeroed(n, size) NULL, block; is_made(n, size, sizeof block), made = &block
/*@ // L2
    assigns \nothing; */
void is_freed(int is_there);
#define memory_free(x) is_freed((x) != NULL)

#endif
