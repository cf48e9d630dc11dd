/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of functions of FLINT that src/numbers/minimal.c and field.c call, beside fields.h. */
#ifndef PROOFS_NUMBERS_MINIMAL_H
#define PROOFS_NUMBERS_MINIMAL_H
#include "fields.h"

#include "inverse.h"

/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void fmpq_poly_make_monic(fmpq_poly_struct *z, const fmpq_poly_struct *x);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void fmpq_poly_derivative(fmpq_poly_struct *z, const fmpq_poly_struct *x);

#endif
