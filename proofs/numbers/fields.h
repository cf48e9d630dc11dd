/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proofs of src/numbers/field.c and extension.c know beside flint.h: assumed, not proved. */
#ifndef PROOFS_NUMBERS_FIELDS_H
#define PROOFS_NUMBERS_FIELDS_H
#define TYPED_CALLOC
#define TYPED_REALLOC

#include "flint.h"

#include "numbers/field.h"

/*@ // L2: for one type, since the memory model of WP keeps what has one type apart from what has another.
    requires size == sizeof(struct field) && n == 1;
    assigns \result \from n, size;
    ensures \result == \null || \valid(\result); */
struct field *calloc(size_t n, size_t size);
/*@ // L2: what is returned is apart from what there was before.
    requires size % sizeof(struct generator) == 0;
    assigns \result \from x, size;
    ensures \result == \null || \valid(\result + (0 .. size / sizeof(struct generator) - 1));
    ensures \forall struct field *f; is_field(f) ==> \separated(f, \result + (0 .. size / sizeof(struct generator) - 1)); */
struct generator *realloc(struct generator *x, size_t size);

#endif
