/* SPDX-License-Identifier: BSD-2-Clause */
/* The contracts of the checker's arithmetic (check/numbers/scalar.h), for the units that use it.  Contracts marked with a number are
 * assumed, and listed in TRUST.md; the others are proved, in src/check/numbers/scalar.c and element_read.c. */
#ifndef PROOFS_CHECK_MODEL_H
#define PROOFS_CHECK_MODEL_H

#include "check/numbers/element.h"
#include "check/numbers/scalar.h"

/*@ logic real check_sum(real x, real y) = x + y;
    logic real check_difference(real x, real y) = x - y;
    logic real check_product(real x, real y) = x * y;
    // s is the sign of x: -1, 0 or 1.
    predicate sign_of(integer s, real x) = (s == -1 && x < 0) || (s == 0 && x == 0) || (s == 1 && x > 0);
    predicate is_quotient(real q, real x, real y) = y != 0 && check_product(q, y) == x; */

/*@ requires pool != \null && 0 <= length && \valid_read(text + (0 .. length - 1));
    assigns \result \from pool, length, text[0 .. length - 1]; */
scalar scalar_read(struct scalar_pool *pool, const unsigned char *text, int length);
/*@ // A7
    requires pool != \null;
    assigns scalar_doubt, \result \from pool;
    ensures \result != \null && scalar_doubt != 0; */
scalar scalar_unknown(struct scalar_pool *pool);
/*@ requires pool != \null;
    assigns \result \from pool;
    ensures \result != \null && scalar_value(\result) == 0; */
scalar scalar_zero(struct scalar_pool *pool);
/*@ requires pool != \null && x != \null && y != \null;
    assigns \result \from x, y;
    ensures \result != \null && scalar_value(\result) == check_sum(scalar_value(x), scalar_value(y)); */
scalar scalar_add(struct scalar_pool *pool, scalar x, scalar y);
/*@ requires pool != \null && x != \null && y != \null;
    assigns \result \from x, y;
    ensures \result != \null && scalar_value(\result) == check_difference(scalar_value(x), scalar_value(y)); */
scalar scalar_subtract(struct scalar_pool *pool, scalar x, scalar y);
/*@ requires pool != \null && x != \null && y != \null;
    assigns \result \from x, y;
    ensures \result != \null && scalar_value(\result) == check_product(scalar_value(x), scalar_value(y)); */
scalar scalar_multiply(struct scalar_pool *pool, scalar x, scalar y);
/*@ requires x != \null;
    assigns scalar_doubt, \result \from x;
    ensures -1 <= \result <= 1 && DOUBT_STAYS;
    ensures scalar_doubt == 0 ==> sign_of(\result, scalar_value(x)); */
int scalar_sign(scalar x);
/*@ requires x != \null && y != \null;
    assigns scalar_doubt, \result \from x, y;
    ensures 0 <= \result <= 1 && DOUBT_STAYS;
    ensures scalar_doubt == 0 ==> (\result == 1 <==> scalar_value(x) == scalar_value(y)); */
int scalar_equal(scalar x, scalar y);
/*@ requires pool != \null && json_ok(json) && 0 <= node < json->count;
    assigns scalar_doubt, \result \from pool, node;
    ensures DOUBT_STAYS; */
scalar element_read(struct scalar_pool *pool, const struct json *json, int node);
/*@ requires pool != \null && json_ok(json) && 0 <= node < json->count && x != \null;
    assigns scalar_doubt, \result \from pool, node, x;
    ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int element_is_root(struct scalar_pool *pool, const struct json *json, int node, scalar x);

/*@ requires pool != \null;
    assigns \result \from pool;
    ensures \result != \null && scalar_value(\result) == 1; */
scalar scalar_one(struct scalar_pool *pool);
/*@ requires pool != \null && x != \null && y != \null;
    assigns scalar_doubt, \result \from x, y;
    ensures \result != \null && DOUBT_STAYS;
    ensures scalar_doubt == 0 ==> is_quotient(scalar_value(\result), scalar_value(x), scalar_value(y)); */
scalar scalar_divide(struct scalar_pool *pool, scalar x, scalar y);
/*@ requires x != \null;
    assigns \result \from x;
    ensures 0 <= \result <= 1; */
int scalar_is_square(scalar x);
/*@ // A20
    assigns \result \from \nothing; */
struct scalar_pool *scalar_pool_new(void);
/*@ // A21
    requires pool != \null;
    assigns \result \from pool; */
struct scalar_pool *scalar_pool_scratch(const struct scalar_pool *pool);
/*@ // A22
    requires pool != \null;
    assigns \nothing; */
void scalar_pool_free(struct scalar_pool *pool);
/*@ // A23
    requires pool != \null;
    assigns scalar_doubt; */
void scalar_pool_empty(struct scalar_pool *pool);
/*@ requires pool != \null && json_ok(json) && 0 <= node < json->count;
    assigns scalar_doubt, \result \from pool, node;
    ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int element_set_field(struct scalar_pool *pool, const struct json *json, int node);
/*@ requires pool != \null && json_ok(json) && 0 <= node < json->count && x != \null;
    assigns scalar_doubt, \result \from pool, node, x, side;
    ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int element_is_beside_root(struct scalar_pool *pool, const struct json *json, int node, scalar x, int side);
/*@ requires pool != \null;
    assigns \result \from pool;
    ensures 0 <= \result <= 1; */
int element_is_stuck(const struct scalar_pool *pool);

#endif
