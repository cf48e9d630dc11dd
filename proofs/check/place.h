/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of GMP, of the budget and of scalar_fresh, which src/check/numbers/scalar_place.c calls.
 *
 * This header replaces check/budget.h and check/numbers/scalar_reuse.h. */
#ifndef PROOFS_CHECK_PLACE_H
#define PROOFS_CHECK_PLACE_H
#define CHECK_BUDGET_H
#define CHECK_NUMBERS_SCALAR_REUSE_H

#include "../gmp_model.h"

#include <stddef.h>

#include "check/numbers/scalar_private.h"

/*@ // G18: an integer that fits into memory has fewer than 2^34 words.
    assigns \nothing;
    ensures 0 <= \result < 0x400000000; */
size_t mpz_size(const __mpz_struct *x);
/*@ // G18
    assigns \nothing; */
unsigned long mpz_scan1(const __mpz_struct *x, unsigned long start);
/*@ // A70
    requires 0 <= work && 0 <= words < 1000000000000;
    assigns \nothing; */
void budget_charge(long work, long words);
/*@ // A28
    requires \valid(pool);
    assigns pool->newest, \result \from pool;
    ensures \valid(\result); */
struct scalar *scalar_fresh(struct scalar_pool *pool);

#endif
