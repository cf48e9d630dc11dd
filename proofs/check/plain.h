/* SPDX-License-Identifier: BSD-2-Clause */
/* Plain numbers are those stored as a rational, not as an element of a number field.  Operations on plain numbers give plain numbers, and
 * their signs are always determined. */
#ifndef PROOFS_CHECK_PLAIN_H
#define PROOFS_CHECK_PLAIN_H

#include "model.h"

/*@ // A29: whether a number is stored as a rational depends on its handle alone.
    axiomatic Plain { predicate is_plain(struct scalar *x); }
    predicate all_plain{L}(scalar *p, integer n) = \forall integer i; 0 <= i < n ==> is_plain(p[i]); */

/*@ ensures plain: is_plain(\result); */
scalar scalar_zero(struct scalar_pool *pool);
/*@ ensures plain: is_plain(\result); */
scalar scalar_one(struct scalar_pool *pool);
/*@ ensures plain: is_plain(x) && is_plain(y) ==> is_plain(\result); */
scalar scalar_add(struct scalar_pool *pool, scalar x, scalar y);
/*@ ensures plain: is_plain(x) && is_plain(y) ==> is_plain(\result); */
scalar scalar_subtract(struct scalar_pool *pool, scalar x, scalar y);
/*@ ensures plain: is_plain(x) && is_plain(y) ==> is_plain(\result); */
scalar scalar_multiply(struct scalar_pool *pool, scalar x, scalar y);
/*@ ensures plain: is_plain(x) && is_plain(y) ==> is_plain(\result);
    ensures plain: is_plain(x) && is_plain(y) && scalar_value(y) != 0 ==> scalar_doubt == \old(scalar_doubt);
    ensures plain: is_plain(x) && is_plain(y) && scalar_value(y) != 0 ==>
      is_quotient(scalar_value(\result), scalar_value(x), scalar_value(y)); */
scalar scalar_divide(struct scalar_pool *pool, scalar x, scalar y);
/*@ ensures plain: is_plain(x) ==> sign_of(\result, scalar_value(x)) && scalar_doubt == \old(scalar_doubt); */
int scalar_sign(scalar x);

#endif
