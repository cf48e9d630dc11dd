/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the inverse of a rational and of the question whether there is one, beside flint.h. */
#ifndef PROOFS_NUMBERS_INVERSE_H
#define PROOFS_NUMBERS_INVERSE_H
#include "flint.h"

/*@ // E11
    ensures \result == 0 ==> nonzero(x->numerator.state); */
int fmpq_is_zero(const fmpq *x);
/*@ // E11
    requires \valid(z) && \valid_read(x) && nonzero(x->numerator.state);
    assigns *z; */
void fmpq_inv(fmpq *z, const fmpq *x);

#endif
