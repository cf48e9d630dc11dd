/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions that src/numbers/multivariate_signs.c calls, beside mpolys.h. */
#ifndef PROOFS_NUMBERS_ROWS_H
#define PROOFS_NUMBERS_ROWS_H

#include "../strides_digit.h"
#include "mpolys.h"

/*@ // E11
    ensures \result == 0 ==> nonzero(x->numerator.state); */
int fmpq_is_zero(const fmpq *x);
/*@ // E11
    requires \valid(z) && \valid_read(x) && nonzero(x->numerator.state);
    assigns *z; */
void fmpq_inv(fmpq *z, const fmpq *x);
/*@ // L2: the new memory is separate from all that exists.
    ensures \forall struct several *s; is_several(s) ==>
        \forall integer i; 0 <= i < s->count ==> \separated(s->function + i, \result + (0 .. n - 1)); */
fmpq *_fmpq_vec_init(long n);

#endif
