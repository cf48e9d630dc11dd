/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/scalar.c: operations on plain numbers (plain.h) give plain numbers. */
#ifndef PROOFS_CHECK_RATIONAL_PLAIN_H
#define PROOFS_CHECK_RATIONAL_PLAIN_H

#include "gmp.h"

#include "plain.h"

/*@ // A28
    ensures plain: is_plain(\result); */
struct scalar *scalar_fresh(struct scalar_pool *pool);
/*@ // A28
    ensures plain: is_plain(\result); */
struct scalar *scalar_place_sum(struct scalar_pool *pool, scalar x, scalar y);
/*@ // A28
    ensures plain: is_plain(\result); */
struct scalar *scalar_place_product(struct scalar_pool *pool, scalar x, scalar y);
/*@ // A29
    ensures plain: \result == 1 <==> is_plain(x); */
int scalar_is_plain(scalar x);
/*@ // A7
    ensures plain: is_plain(\result); */
scalar scalar_unknown(struct scalar_pool *pool);

/*@ ensures plain: \result == 1 <==> is_plain(x) && is_plain(y); */
static int both_plain(scalar x, scalar y);
/*@ ensures plain: \result != \null ==> is_plain(\result); */
scalar scalar_read(struct scalar_pool *pool, const unsigned char *text, int length);

#endif
