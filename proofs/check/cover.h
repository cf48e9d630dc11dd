/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/check/uncertain_cover.c knows of the C library: assumed, not proved.  TRUST.md numbers the contracts.
 * What a function makes it frees before it returns: so it is proved of a block of the function, which no caller sees.
 *
 * This header stands for <stdlib.h>. */
#ifndef PROOFS_CHECK_COVER_H
#define PROOFS_CHECK_COVER_H
#define __FC_STDLIB

#include "mechanism.h"

#include <stddef.h>

/*@ // L2: whether there is memory
    requires n * size == room;
    assigns \result \from n, size, room; */
int is_made(size_t n, size_t size, size_t room);
#define calloc(n, size) NULL, block; made = is_made(n, size, sizeof block) ? &block : NULL
/*@ // L2
    assigns \nothing; */
void is_freed(int is_there);
#define free(x) is_freed((x) != NULL)
/*@ // L1
    assigns \nothing;
    ensures \false; */
void abort(void);

#endif
