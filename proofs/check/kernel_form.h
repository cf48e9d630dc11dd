/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/kernel/form.c: the values of linear forms. */
#ifndef PROOFS_CHECK_KERNEL_FORM_H
#define PROOFS_CHECK_KERNEL_FORM_H

#include "../contact/known.h"

#include "form_read.h"

#include "../contact/proved.h"

/*@ ensures value: scalar_value(\result) == sided(side, coefficient_real(n, x)); */
static scalar coefficient_read(const struct numbers *n, struct coefficient x, int side);
/*@ ensures value: scalar_value(\result) == plus_term(scalar_value(sum), scalar_value(x), scalar_value(y)); */
static scalar plus_product(struct scalar_pool *pool, scalar sum, scalar x, scalar y);

#endif
