/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of the C library that src/check/cover/uncertain_cover.c calls; TRUST.md numbers them.
 * The function frees the memory that it allocates before it returns.  For the proof, this memory is a local block of the function.
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
#define memory_new(size) NULL, block; is_made(1, size, sizeof block), made = &block
/*@ // L2
    assigns \nothing; */
void is_freed(int is_there);
#define memory_free(x) is_freed((x) != NULL)

#endif
