/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/quotient.c: the inverse of an element. */
#ifndef PROOFS_CHECK_QUOTIENT_VALUE_H
#define PROOFS_CHECK_QUOTIENT_VALUE_H

#include "../contact/known.h"

#include "inside.h"
#include "remainder.h"

#include "../contact/proved.h"

#include "element_means.h"

/*@ requires value: !is_plain(x) && is_of(x, pool) && has_root(pool->field);
    ensures doubt: DOUBT_STAYS;
    ensures value: rational_doubt == 0 ==> rational_value(x) != 0 && check_product(rational_value(\result), rational_value(x)) == 1; */
rational element_invert(struct rational_pool *pool, rational x);

#endif
