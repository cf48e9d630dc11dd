/* SPDX-License-Identifier: BSD-2-Clause */
/* The contracts of the checker's arithmetic (check/numbers/rational.h), for the units that use it.  Contracts marked with a number are
 * assumed, and listed in TRUST.md; the others are proved, in src/check/numbers/rational.c and element_read.c. */
#ifndef PROOFS_CHECK_MODEL_H
#define PROOFS_CHECK_MODEL_H

#include "check/numbers/element.h"
#include "check/numbers/rational.h"

/*@ logic real check_sum(real x, real y) = x + y;
    logic real check_difference(real x, real y) = x - y;
    logic real check_product(real x, real y) = x * y;
    // s is the sign of x: -1, 0 or 1.
    predicate sign_of(integer s, real x) = (s == -1 && x < 0) || (s == 0 && x == 0) || (s == 1 && x > 0);
    predicate is_quotient(real q, real x, real y) = y != 0 && check_product(q, y) == x; */

/*@ requires pool != \null && 0 <= length && \valid_read(text + (0 .. length - 1));
    assigns \result \from pool, length, text[0 .. length - 1]; */
rational rational_read(struct rational_pool *pool, const unsigned char *text, int length);
/*@ // A7
    requires pool != \null;
    assigns rational_doubt, \result \from pool;
    ensures \result != \null && rational_doubt != 0; */
rational rational_unknown(struct rational_pool *pool);
/*@ requires pool != \null;
    assigns \result \from pool;
    ensures \result != \null && rational_value(\result) == 0; */
rational rational_zero(struct rational_pool *pool);
/*@ requires pool != \null && x != \null && y != \null;
    assigns \result \from x, y;
    ensures \result != \null && rational_value(\result) == check_sum(rational_value(x), rational_value(y)); */
rational rational_add(struct rational_pool *pool, rational x, rational y);
/*@ requires pool != \null && x != \null && y != \null;
    assigns \result \from x, y;
    ensures \result != \null && rational_value(\result) == check_difference(rational_value(x), rational_value(y)); */
rational rational_subtract(struct rational_pool *pool, rational x, rational y);
/*@ requires pool != \null && x != \null && y != \null;
    assigns \result \from x, y;
    ensures \result != \null && rational_value(\result) == check_product(rational_value(x), rational_value(y)); */
rational rational_multiply(struct rational_pool *pool, rational x, rational y);
/*@ requires x != \null;
    assigns rational_doubt, \result \from x;
    ensures -1 <= \result <= 1 && DOUBT_STAYS;
    ensures rational_doubt == 0 ==> sign_of(\result, rational_value(x)); */
int rational_sign(rational x);
/*@ requires x != \null && y != \null;
    assigns rational_doubt, \result \from x, y;
    ensures 0 <= \result <= 1 && DOUBT_STAYS;
    ensures rational_doubt == 0 ==> (\result == 1 <==> rational_value(x) == rational_value(y)); */
int rational_equal(rational x, rational y);
/*@ requires pool != \null && json_ok(json) && 0 <= node < json->count;
    assigns rational_doubt, \result \from pool, node;
    ensures DOUBT_STAYS; */
rational element_read(struct rational_pool *pool, const struct json *json, int node);
/*@ requires pool != \null && json_ok(json) && 0 <= node < json->count && x != \null;
    assigns rational_doubt, \result \from pool, node, x;
    ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int element_is_root(struct rational_pool *pool, const struct json *json, int node, rational x);

/*@ requires pool != \null;
    assigns \result \from pool;
    ensures \result != \null && rational_value(\result) == 1; */
rational rational_one(struct rational_pool *pool);
/*@ requires pool != \null && x != \null && y != \null;
    assigns rational_doubt, \result \from x, y;
    ensures \result != \null && DOUBT_STAYS;
    ensures rational_doubt == 0 ==> is_quotient(rational_value(\result), rational_value(x), rational_value(y)); */
rational rational_divide(struct rational_pool *pool, rational x, rational y);
/*@ requires x != \null;
    assigns \result \from x;
    ensures 0 <= \result <= 1; */
int rational_is_square(rational x);
/*@ // A20
    assigns \result \from \nothing; */
struct rational_pool *rational_pool_new(void);
/*@ // A21
    requires pool != \null;
    assigns \result \from pool; */
struct rational_pool *rational_pool_scratch(const struct rational_pool *pool);
/*@ // A22
    requires pool != \null;
    assigns \nothing; */
void rational_pool_free(struct rational_pool *pool);
/*@ // A23
    requires pool != \null;
    assigns rational_doubt; */
void rational_pool_empty(struct rational_pool *pool);
/*@ requires pool != \null && json_ok(json) && 0 <= node < json->count;
    assigns rational_doubt, \result \from pool, node;
    ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int element_set_field(struct rational_pool *pool, const struct json *json, int node);
/*@ requires pool != \null && json_ok(json) && 0 <= node < json->count && x != \null;
    assigns rational_doubt, \result \from pool, node, x, side;
    ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int element_is_beside_root(struct rational_pool *pool, const struct json *json, int node, rational x, int side);
/*@ requires pool != \null;
    assigns \result \from pool;
    ensures 0 <= \result <= 1; */
int element_is_stuck(const struct rational_pool *pool);

#endif
