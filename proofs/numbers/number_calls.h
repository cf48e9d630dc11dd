/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/number.c: what flint.h says of number_to_double.  (near.h says more, and requires less.) */
#ifndef PROOFS_NUMBERS_NUMBER_CALLS_H
#define PROOFS_NUMBERS_NUMBER_CALLS_H

#include "gmp.h"

/*@ requires x != \null && \valid(distance);
    assigns *distance, \result \from x; */
double number_to_double(const struct number *x, double *distance);

#endif
