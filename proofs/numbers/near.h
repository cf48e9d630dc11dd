/* SPDX-License-Identifier: BSD-2-Clause */
/* For number_to_double in src/numbers/number.c: the number is within the distance that it returns.  The assumed contracts of GMP from which this
 * is proved have a number in TRUST.md; tests/proofs/t-assumed-contracts.c tests them. */
#ifndef PROOFS_NUMBERS_NEAR_H
#define PROOFS_NUMBERS_NEAR_H

#include "gmp.h"
#include "within.h"

/*@ // G19
    ensures \is_finite(\result) ==> \abs(place_value((__mpq_struct *)x) - (real)\result) <= 0x1p-52 * \abs((real)\result) + 0x1p-1074; */
double mpq_get_d(const __mpq_struct *x);
/*@ // G19
    ensures place_value(r) == (real)x; */
void mpq_set_d(__mpq_struct *r, double x);
/* Proved in src/numbers/real.c. */
/*@ requires near: is_stored_real(x);
    ensures near: holds(\result, *distance, value(x)); */
double real_to_double(const struct number *x, double *distance);
/*@ requires \valid(distance);
    assigns *distance, \result \from x;
    ensures near: holds(\result, *distance, value(x)); */
double number_to_double(const struct number *x, double *distance);

#endif
