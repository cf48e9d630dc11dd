/* SPDX-License-Identifier: BSD-2-Clause */
/* Plain numbers are those stored as a rational, not as an element of a number field.  Operations on plain numbers give plain numbers, and
 * their signs are always determined. */
#ifndef PROOFS_CHECK_PLAIN_H
#define PROOFS_CHECK_PLAIN_H

#include "model.h"

/*@ // A29: whether a number is stored as a rational depends on its handle alone.
    axiomatic Plain { predicate is_plain(struct rational *x); }
    predicate all_plain{L}(rational *p, integer n) = \forall integer i; 0 <= i < n ==> is_plain(p[i]); */

/*@ ensures plain: is_plain(\result); */
rational rational_zero(struct rational_pool *pool);
/*@ ensures plain: is_plain(\result); */
rational rational_one(struct rational_pool *pool);
/*@ ensures plain: is_plain(x) && is_plain(y) ==> is_plain(\result); */
rational rational_add(struct rational_pool *pool, rational x, rational y);
/*@ ensures plain: is_plain(x) && is_plain(y) ==> is_plain(\result); */
rational rational_subtract(struct rational_pool *pool, rational x, rational y);
/*@ ensures plain: is_plain(x) && is_plain(y) ==> is_plain(\result); */
rational rational_multiply(struct rational_pool *pool, rational x, rational y);
/*@ ensures plain: is_plain(x) && is_plain(y) ==> is_plain(\result);
    ensures plain: is_plain(x) && is_plain(y) && rational_value(y) != 0 ==> rational_doubt == \old(rational_doubt);
    ensures plain: is_plain(x) && is_plain(y) && rational_value(y) != 0 ==>
      is_quotient(rational_value(\result), rational_value(x), rational_value(y)); */
rational rational_divide(struct rational_pool *pool, rational x, rational y);
/*@ ensures plain: is_plain(x) ==> sign_of(\result, rational_value(x)) && rational_doubt == \old(rational_doubt); */
int rational_sign(rational x);

#endif
