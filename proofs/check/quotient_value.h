/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/quotient.c: the inverse of an element. */
#ifndef PROOFS_CHECK_QUOTIENT_VALUE_H
#define PROOFS_CHECK_QUOTIENT_VALUE_H

#include "../contact/known.h"

#include "inside.h"
#include "remainder.h"

#include "../contact/proved.h"

#include "element_means.h"

/*@ requires value: has_value(x) && is_zero_at_root(pool->field);
    ensures doubt: DOUBT_STAYS;
    ensures value: scalar_doubt == 0 ==> scalar_value(x) != 0 && check_product(scalar_value(\result), scalar_value(x)) == 1; */
scalar element_invert(struct scalar_pool *pool, scalar x);

#endif
