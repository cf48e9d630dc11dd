/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions that src/numbers/multivariate_signs.c calls, beside mpolys.h. */
#ifndef PROOFS_NUMBERS_ROWS_H
#define PROOFS_NUMBERS_ROWS_H

#include "../strides_digit.h"
#include "mpolys.h"

#include "inverse.h"

/*@ // L2: the new memory is separate from all that exists.
    ensures \forall struct multivariate *s; is_multivariate(s) ==>
        \forall integer i; 0 <= i < s->count ==> \separated(s->function + i, \result + (0 .. n - 1)); */
fmpq *_fmpq_vec_init(long n);

#endif
