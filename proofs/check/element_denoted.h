/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/element_read.c: the element, or root, that is read is the number that the text denotes. */
#ifndef PROOFS_CHECK_ELEMENT_DENOTED_H
#define PROOFS_CHECK_ELEMENT_DENOTED_H

#include "../contact/known.h"

#include "root_read.h"
#include "list_read.h"

#include "../contact/proved.h"

#include "field_denoted.h"
#include "gmp.h"
#include "plain.h"

/*@ ensures plain: \result != \null ==> is_plain(\result); */
scalar scalar_read(struct scalar_pool *pool, const unsigned char *text, int length);
/*@ // A29
    ensures plain: \result == 1 ==> is_plain(x); */
int scalar_is_plain(scalar x);
/*@ ensures value: \old(all_plain(term, count)) ==> scalar_value(\result) == \old(polynomial_value(term, count, pool_root(pool))); */
scalar element_make(struct scalar_pool *pool, const scalar *term, int count);
/*@ ensures value: \result != 0 && scalar_doubt == 0 && \old(all_plain(coefficient, count)) && is_plain(low) && is_plain(high) ==>
      \exists integer s; crosses{Pre}(coefficient, count, scalar_value(low), scalar_value(high), pool_root(pool), s); */
int element_adjoin(struct scalar_pool *pool, const scalar *coefficient, int count, scalar low, scalar high);
/*@ ensures value: scalar_doubt == 0 && \result == 1 ==>
      \exists real r, integer s; crosses{Pre}(coefficient, count, scalar_value(low), scalar_value(high), r, s); */
int field_isolates(struct scalar_pool *pool, const scalar *coefficient, int count, scalar low, scalar high);

/*@ ensures denotes: coefficients_of(json, json->text, node, \result); */
static int coefficients_of(const struct json *json, int node);
/*@ ensures denotes: poly_of(json, json->text, node, \result); */
static int poly_of(const struct json *json, int node);
/*@ ensures denotes: interval_of(json, json->text, node, \result); */
static int interval_of(const struct json *json, int node);
/*@ ensures denotes: \result > 0 ==> list_denoted(json, json->text, array, list, \result) && all_plain(list, \result); */
static int read_list(struct scalar_pool *pool, const struct json *json, int array, scalar *list, int room);
/*@ ensures denotes: \result > 0 ==> polynomial_denoted(json, json->text, node, list, \result) && all_plain(list, \result) &&
  @   ends_denoted(json, json->text, node, ends[0], ends[1]) && is_plain(ends[0]) && is_plain(ends[1]); */
static int read_root(struct scalar_pool *pool, const struct json *json, int node, scalar *list, scalar ends[2]);

#endif
