/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/kernel/form.c: the values of linear forms. */
#ifndef PROOFS_CHECK_KERNEL_FORM_H
#define PROOFS_CHECK_KERNEL_FORM_H

#include "../contact/known.h"

#include "form_read.h"

#include "../contact/proved.h"

/*@ ensures value: rational_value(\result) == sided(side, coefficient_real(n, x)); */
static rational coefficient_read(const struct numbers *n, struct coefficient x, int side);
/*@ ensures value: rational_value(\result) == plus_term(rational_value(sum), rational_value(x), rational_value(y)); */
static rational plus_product(struct rational_pool *pool, rational sum, rational x, rational y);

#endif
