/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/scratch.c and narrow.c: the assumed contracts of functions of pools, beside flint.h; TRUST.md numbers them.
 *
 * This header replaces memory/memory.h. */
#ifndef PROOFS_NUMBERS_SCRATCH_H
#define PROOFS_NUMBERS_SCRATCH_H
#define MEMORY_MEMORY_H

#include "flint.h"

/*@ // N2
    assigns \nothing; */
struct number_pool *number_pool_new(void);
/*@ // N2
    requires pool != \null;
    assigns \nothing; */
void number_pool_begin(struct number_pool *pool, long bits);
/*@ // N2
    assigns \nothing; */
void number_pool_free(struct number_pool *pool);
/*@ // N2
    requires pool != \null;
    assigns \nothing; */
long number_field_degree(struct number_pool *pool);
/*@ // L8
    assigns \nothing;
    ensures \false; */
_Noreturn void memory_out(void);

#endif
