/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/rational.c: operations on plain numbers (plain.h) give plain numbers. */
#ifndef PROOFS_CHECK_RATIONAL_PLAIN_H
#define PROOFS_CHECK_RATIONAL_PLAIN_H

#include "gmp.h"

#include "plain.h"

/*@ // A28
    ensures plain: is_plain(\result); */
struct rational *rational_fresh(struct rational_pool *pool);
/*@ // A28
    ensures plain: is_plain(\result); */
struct rational *rational_place_sum(struct rational_pool *pool, rational x, rational y);
/*@ // A28
    ensures plain: is_plain(\result); */
struct rational *rational_place_product(struct rational_pool *pool, rational x, rational y);
/*@ // A29
    ensures plain: \result == 1 <==> is_plain(x); */
int rational_is_plain(rational x);
/*@ // A7
    ensures plain: is_plain(\result); */
rational rational_unknown(struct rational_pool *pool);

/*@ ensures plain: \result == 1 <==> is_plain(x) && is_plain(y); */
static int both_plain(rational x, rational y);
/*@ ensures plain: \result != \null ==> is_plain(\result); */
rational rational_read(struct rational_pool *pool, const unsigned char *text, int length);

#endif
