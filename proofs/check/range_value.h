/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/range.c: the range of a product contains the products of all numbers in the ranges of the factors. */
#ifndef PROOFS_CHECK_RANGE_VALUE_H
#define PROOFS_CHECK_RANGE_VALUE_H

#include "model.h"

#include "check/numbers/range.h"

/*@ predicate holds(real low, real high, real v) = low <= v && v <= high;
    predicate range_holds(struct range x, real v) = holds(rational_value(x.low), rational_value(x.high), v);
    predicate product_held{L}(struct range z, rational x, rational y) = rational_doubt == 0 ==> range_holds(z, check_product(rational_value(x), rational_value(y)));
    // If a range contains the products of the ends of two ranges, it contains the products of all numbers in them.
    lemma product_between: \forall real a, b, v, w, low, high; holds(a, b, v) && holds(low, high, check_product(a, w)) && holds(low, high, check_product(b, w)) ==>
      holds(low, high, check_product(v, w));
    lemma product_beside: \forall real a, c, d, w, low, high; holds(c, d, w) && holds(low, high, check_product(a, c)) && holds(low, high, check_product(a, d)) ==>
      holds(low, high, check_product(a, w));
    lemma four_products: \forall real a, b, c, d, v, w, low, high; holds(a, b, v) && holds(c, d, w) &&
      holds(low, high, check_product(a, c)) && holds(low, high, check_product(a, d)) && holds(low, high, check_product(b, c)) &&
      holds(low, high, check_product(b, d)) ==> holds(low, high, check_product(v, w)); */

/*@ requires value: rational_doubt == 0 ==> rational_value(x.low) <= rational_value(x.high);
    ensures value: rational_doubt == 0 ==> rational_value(\result.low) <= rational_value(y) <= rational_value(\result.high);
    ensures value: rational_doubt == 0 ==> rational_value(\result.low) <= rational_value(x.low) && rational_value(\result.high) >= rational_value(x.high); */
static struct range widened(struct rational_pool *pool, struct range x, rational y);
/*@ ensures value: rational_doubt == 0 ==> \forall real v, w; range_holds(x, v) && range_holds(y, w) ==> range_holds(\result, check_product(v, w)); */
struct range range_multiply(struct rational_pool *pool, struct range x, struct range y);

#endif
