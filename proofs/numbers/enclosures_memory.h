/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/enclosures_memory.c: the assumed contracts of functions of the C library, beside enclosures.h; TRUST.md numbers them.
 *
 * This header replaces memory/memory.h and <stdlib.h>. */
#ifndef PROOFS_NUMBERS_ENCLOSURES_MEMORY_H
#define PROOFS_NUMBERS_ENCLOSURES_MEMORY_H
#define MEMORY_MEMORY_H
#define __FC_STDLIB

#include "enclosures.h"

/*@ // L2: for this type.
    requires n == 1 && size == sizeof(struct enclosures);
    assigns \result \from n, size;
    ensures \result == \null || \valid(\result) && \result->count == 0 && \result->room == 0; */
struct enclosures *calloc(size_t n, size_t size);
/*@ // L2: for this type; the new memory is separate from all that exists.
    requires size == sizeof(struct enclosure);
    assigns \result \from size;
    ensures \result == \null || \valid(\result);
    ensures \forall struct enclosures *a, integer i; is_arena(a) && 0 <= i < a->room ==> \separated(\result, a->item[i]); */
struct enclosure *malloc(size_t size);
/*@ // L2: for this type, with what the old memory holds; the new memory is separate from all that exists.
    assigns \result \from x, size;
    ensures \result == \null || \valid(\result + (0 .. size / sizeof(struct enclosure *) - 1));
    ensures \result != \null ==> \forall integer i; 0 <= i < size / sizeof(struct enclosure *) && \valid_read(x + i) ==> \result[i] == x[i];
    ensures \forall struct enclosures *a; is_arena(a) ==> \separated(a, \result + (0 .. size / sizeof(struct enclosure *) - 1)); */
struct enclosure **realloc(struct enclosure **x, size_t size);
/*@ // L2
    assigns \nothing; */
void free(void *x);
/*@ // L8
    assigns \nothing;
    ensures \false; */
_Noreturn void memory_out(void);

#endif
