/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions that src/numbers/rational_function.c and breakpoints.c call, beside flint.h. */
#ifndef PROOFS_NUMBERS_RATIONAL_FUNCTIONS_H
#define PROOFS_NUMBERS_RATIONAL_FUNCTIONS_H
#define TYPED_CALLOC

#include "flint.h"

#include "numbers/rational_function.h"

/*@ // L2: for this type; the new memory is zero, and separate from the handles that exist.
    requires size == sizeof(struct rational_functions) && n == 1;
    assigns \result \from n, size;
    ensures \result == \null || (\valid(\result) && \result->bases == 0 && \result->count == 0);
    ensures \forall struct number **x, integer count; are_numbers(x, count) ==> \separated(\result, x + (0 .. count - 1)); */
struct rational_functions *calloc(size_t n, size_t size);

#endif
