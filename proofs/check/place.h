/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/check/numbers/rational_place.c knows of GMP and of the budget: assumed, not proved, or proved in budget.c.
 *
 * This header takes the place of check/budget.h and check/numbers/rational_reuse.h. */
#ifndef PROOFS_CHECK_PLACE_H
#define PROOFS_CHECK_PLACE_H
#define CHECK_BUDGET_H
#define CHECK_NUMBERS_RATIONAL_REUSE_H

#include "../gmp_model.h"

#include <stddef.h>

#include "check/numbers/rational_private.h"

/*@ // G18: memory ends before 2^34 words do.
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
struct rational *rational_fresh(struct rational_pool *pool);

#endif
