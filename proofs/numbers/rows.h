/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proofs of src/numbers/several_signs.c know beside mpolys.h: assumed, not proved. */
#ifndef PROOFS_NUMBERS_ROWS_H
#define PROOFS_NUMBERS_ROWS_H

#include "mpolys.h"

/*@ // E11
    ensures \result == 0 ==> nonzero(x->numerator.state); */
int fmpq_is_zero(const fmpq *x);

#endif
