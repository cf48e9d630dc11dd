/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/linear_matrix.c: the assumed contracts of the functions of the C library, beside linear.h; TRUST.md numbers them.
 *
 * This header replaces memory/memory.h and <stdlib.h>. */
#ifndef PROOFS_NUMBERS_LINEAR_MATRIX_H
#define PROOFS_NUMBERS_LINEAR_MATRIX_H
#define MEMORY_MEMORY_H
#define __FC_STDLIB

#include "linear.h"

/*@ requires x != \null && \valid(distance);
    assigns *distance, \result \from x; */
double number_to_double(const struct number *x, double *distance);

/*@ // L2: for this type; the new memory is separate from the handles that exist.
    requires n == 1 && size == sizeof(struct linear);
    assigns \result \from n, size;
    ensures \valid(\result);
    ensures \forall struct number **x, integer count; are_entries(x, count) ==> \separated(\result, x + (0 .. count - 1)); */
struct linear *memory_new(size_t n, size_t size);
/*@ // L2
    assigns \nothing; */
void free(struct linear *x);

/* New matrices may be written: all of them, because WP cannot express that memory is new. */
/*@ requires 0 <= rows <= LINEAR_MAX_SIZE && 0 <= columns <= LINEAR_MAX_SIZE;
    requires \valid_read(entry + (0 .. rows * columns - 1)) && are_entries(entry, rows * columns);
    assigns {*m | struct linear *m; \true};
    ensures is_matrix(\result) && \result->rows == rows && \result->columns == columns; */
struct linear *linear_new(const struct number *const *entry, int rows, int columns);
/*@ assigns \nothing; */
void linear_free(struct linear *matrix);

#endif
