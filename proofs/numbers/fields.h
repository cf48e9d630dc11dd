/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of the C library that src/numbers/field.c and extension.c call, beside flint.h. */
#ifndef PROOFS_NUMBERS_FIELDS_H
#define PROOFS_NUMBERS_FIELDS_H
#define TYPED_CALLOC
#define TYPED_REALLOC

#include "flint.h"

#include "numbers/field.h"

/*@ // L2: for this type, since the memory model of WP separates objects of different types.
    requires size == sizeof(struct field) && n == 1;
    assigns \result \from n, size;
    ensures \result == \null || \valid(\result); */
struct field *calloc(size_t n, size_t size);
/*@ // L2: the new memory is separate from all that exists.
    requires size % sizeof(struct generator) == 0;
    assigns \result \from x, size;
    ensures \result == \null || \valid(\result + (0 .. size / sizeof(struct generator) - 1));
    ensures \forall struct field *f; is_field(f) ==> \separated(f, \result + (0 .. size / sizeof(struct generator) - 1)); */
struct generator *realloc(struct generator *x, size_t size);

#endif
