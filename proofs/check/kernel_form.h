/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/kernel/form.c: the values of linear forms. */
#ifndef PROOFS_CHECK_KERNEL_FORM_H
#define PROOFS_CHECK_KERNEL_FORM_H

#include "../contact/known.h"

#include "forms.h"

#include "../contact/proved.h"

/*@ ensures value: rational_value(\result) == plus_term(rational_value(sum), rational_value(x), rational_value(y)); */
static rational plus_product(struct rational_pool *pool, rational sum, rational x, rational y);
/*@ ensures value: \forall \list<real> p; has_point(x, p) ==> rational_value(\result) == form_value(f, p); */
rational form_at(struct rational_pool *pool, const struct linear *f, const rational *x);

#endif
