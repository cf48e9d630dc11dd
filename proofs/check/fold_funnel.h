/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of the C library that src/check/fold/funnel.c calls; TRUST.md numbers them.
 * The function frees the polynomials that it allocates before it returns.  For the proof, they are a local block of the function.
 *
 * This header replaces check/memory.h. */
#ifndef PROOFS_CHECK_FOLD_FUNNEL_H
#define PROOFS_CHECK_FOLD_FUNNEL_H
#define CHECK_MEMORY_H

#include "model.h"

#include <stddef.h>

struct wide_pool;
/*@ // L2: for this type.
    assigns \result \from block, size;
    ensures \result == block; */
struct wide_pool *memory_new(struct wide_pool *block, size_t size);
#define memory_new(size) NULL, block; w = memory_new(&block, size)
/*@ // L2
    assigns \nothing; */
void memory_free(struct wide_pool *x);

#endif
