/* SPDX-License-Identifier: BSD-2-Clause */
/* What is proved of a function of src/numbers/algebraic.c with an argument that ACSL takes for the type of reals. */
#ifndef PROOFS_NUMBERS_ALGEBRA_H
#define PROOFS_NUMBERS_ALGEBRA_H

#include "flint.h"

#include "numbers/algebraic.h"

/*@ requires \valid_read(r) && \valid(j);
    assigns *j; */
static unsigned long order_of(const struct real *r, unsigned long *j);

#endif
