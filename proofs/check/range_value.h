/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/range.c: the range of a product contains the products of all numbers in the ranges of the factors. */
#ifndef PROOFS_CHECK_RANGE_VALUE_H
#define PROOFS_CHECK_RANGE_VALUE_H

#include "model.h"

#include "check/numbers/range.h"

/*@ predicate holds(real low, real high, real v) = low <= v && v <= high;
    predicate range_holds(struct range x, real v) = holds(scalar_value(x.low), scalar_value(x.high), v);
    predicate product_held{L}(struct range z, scalar x, scalar y) = scalar_doubt == 0 ==> range_holds(z, check_product(scalar_value(x), scalar_value(y)));
    // If a range contains the products of the ends of two ranges, it contains the products of all numbers in them.
    lemma product_between: \forall real a, b, v, w, low, high; holds(a, b, v) && holds(low, high, check_product(a, w)) && holds(low, high, check_product(b, w)) ==>
      holds(low, high, check_product(v, w));
    lemma product_beside: \forall real a, c, d, w, low, high; holds(c, d, w) && holds(low, high, check_product(a, c)) && holds(low, high, check_product(a, d)) ==>
      holds(low, high, check_product(a, w));
    lemma four_products: \forall real a, b, c, d, v, w, low, high; holds(a, b, v) && holds(c, d, w) &&
      holds(low, high, check_product(a, c)) && holds(low, high, check_product(a, d)) && holds(low, high, check_product(b, c)) &&
      holds(low, high, check_product(b, d)) ==> holds(low, high, check_product(v, w)); */

/*@ requires value: scalar_doubt == 0 ==> scalar_value(x.low) <= scalar_value(x.high);
    ensures value: scalar_doubt == 0 ==> scalar_value(\result.low) <= scalar_value(y) <= scalar_value(\result.high);
    ensures value: scalar_doubt == 0 ==> scalar_value(\result.low) <= scalar_value(x.low) && scalar_value(\result.high) >= scalar_value(x.high); */
static struct range widened(struct scalar_pool *pool, struct range x, scalar y);
/*@ ensures value: scalar_doubt == 0 ==> \forall real v, w; range_holds(x, v) && range_holds(y, w) ==> range_holds(\result, check_product(v, w)); */
struct range range_multiply(struct scalar_pool *pool, struct range x, struct range y);

#endif
