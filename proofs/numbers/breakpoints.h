/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions that src/numbers/breakpoints.c calls, beside rational_functions.h. */
#ifndef PROOFS_NUMBERS_BREAKPOINTS_H
#define PROOFS_NUMBERS_BREAKPOINTS_H

#include "rational_functions.h"

/*@ // E11
    ensures coefficients(z->state) == 0; */
void fmpq_poly_init(fmpq_poly_struct *z);
/*@ // E11
    ensures coefficients(z->state) <= (coefficients(\old(z->state)) > n ? coefficients(\old(z->state)) : n + 1); */
void fmpq_poly_set_coeff_fmpq(fmpq_poly_struct *z, long n, const fmpq *x);
/*@ // E11
    ensures \forall integer i; 0 <= i < z->num ==> terms(z->p[i].terms) <= terms(x->terms); */
void fmpz_poly_factor(fmpz_poly_factor_struct *z, const fmpz_poly_struct *x);
/*@ // E11: the leading coefficient is not zero.
    ensures n == terms(x->terms) - 1 ==> nonzero(\result->state); */
const fmpz *fmpz_poly_get_coeff_ptr(const fmpz_poly_struct *x, long n);
/*@ // E16
    ensures \forall struct number *c; z == &c->value[0].numerator && nonzero(x->state) ==> value(c) != 0; */
void fmpz_get_mpz(__mpz_struct *z, const fmpz *x);

#endif
