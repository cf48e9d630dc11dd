/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proofs of src/numbers/rational_function.c and breakpoints.c know beside flint.h: assumed, not proved. */
#ifndef PROOFS_NUMBERS_FRACTIONS_H
#define PROOFS_NUMBERS_FRACTIONS_H
#define TYPED_CALLOC

#include "flint.h"

#include "numbers/rational_function.h"

/*@ // L2: for one type; what is returned is zero, and apart from the handles that there were before.
    requires size == sizeof(struct fractions) && n == 1;
    assigns \result \from n, size;
    ensures \result == \null || (\valid(\result) && \result->bases == 0 && \result->count == 0);
    ensures \forall struct number **x, integer count; are_numbers(x, count) ==> \separated(\result, x + (0 .. count - 1)); */
struct fractions *calloc(size_t n, size_t size);

#endif
