/* SPDX-License-Identifier: BSD-2-Clause */
/* What is proved of the functions of src/numbers/pool.c; what the proof knows beside it is in flint.h. */
#ifndef PROOFS_NUMBERS_POOL_H
#define PROOFS_NUMBERS_POOL_H
#define PROVES_POOL

#include "flint.h"

/*@ requires r == \null || \valid(r) && (r->zero == \null || \valid(r->zero));
    assigns *r, *r->zero; */
void real_free(struct real *r);

#endif
