/* SPDX-License-Identifier: BSD-2-Clause */
/* What src/check/numbers/scalar_round.c computes: bounds of a number, of a sum, of a product and of a square root.  Proved in unit check-scalar_round. */
#ifndef PROOFS_CHECK_ROUNDING_H
#define PROOFS_CHECK_ROUNDING_H

#include "model.h"

#include "check/numbers/scalar_round.h"

/*@ predicate is_root_below(real l, real v) = l >= 0 && check_product(l, l) <= v;
    predicate is_root_above(real h, real v) = h >= 0 && check_product(h, h) >= v; */

/*@ ensures value: scalar_doubt == 0 ==> (up == 0 ==> scalar_value(\result) <= scalar_value(x)) && (up == 1 ==> scalar_value(\result) >= scalar_value(x)); */
scalar scalar_round(struct scalar_pool *pool, scalar x, int bits, int up);
/*@ ensures value: scalar_doubt == 0 ==> (up == 0 ==> scalar_value(\result) <= check_sum(scalar_value(x), scalar_value(y))) &&
      (up == 1 ==> scalar_value(\result) >= check_sum(scalar_value(x), scalar_value(y))); */
scalar scalar_sum_round(struct scalar_pool *pool, scalar x, scalar y, int bits, int up);
/*@ ensures value: scalar_doubt == 0 ==> (up == 0 ==> scalar_value(\result) <= check_product(scalar_value(x), scalar_value(y))) &&
      (up == 1 ==> scalar_value(\result) >= check_product(scalar_value(x), scalar_value(y))); */
scalar scalar_product_round(struct scalar_pool *pool, scalar x, scalar y, int bits, int up);
/*@ ensures value: scalar_doubt == 0 ==> (up == 0 ==> is_root_below(scalar_value(\result), scalar_value(x))) &&
      (up == 1 ==> is_root_above(scalar_value(\result), scalar_value(x))); */
scalar scalar_root(struct scalar_pool *pool, scalar x, int bits, int up);
/*@ ensures value: scalar_value(\result) == n; */
scalar scalar_integer(struct scalar_pool *pool, long n);

#endif
