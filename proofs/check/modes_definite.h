/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of the C library that src/check/modes/definite.c calls; TRUST.md numbers them.
 * The function frees the matrix that it allocates before it returns.  For the proof, it is a local block of the function.
 *
 * This header replaces check/memory.h and <stdlib.h>. */
#ifndef PROOFS_CHECK_MODES_DEFINITE_H
#define PROOFS_CHECK_MODES_DEFINITE_H
#define CHECK_MEMORY_H
#define __FC_STDLIB

#include "abort.h"
#include "model.h"

#include <stddef.h>

struct left;
/*@ // L2: for this type.
    assigns \result \from block, n, size;
    ensures \result == block; */
struct left *memory_zeroed(struct left *block, size_t n, size_t size);
#define memory_zeroed(n, size) NULL, block; S = memory_zeroed(&block, n, size)
/*@ // L2
    assigns \nothing; */
void memory_free(struct left *x);
#endif
