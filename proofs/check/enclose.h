/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/kernel/enclose.c: the range that an operation returns contains the result of the operation for all numbers in the given
 * ranges. */
#ifndef PROOFS_CHECK_ENCLOSE_H
#define PROOFS_CHECK_ENCLOSE_H

#include "../contact/known.h"

#include "range_value.h"

#include "../contact/proved.h"

#include "rounding.h"

#include "check/kernel/enclose.h"

/* Products in ranges, for x >= 0: which end of x has to be multiplied by each end of y to bound all products. */
/*@ predicate at_most_product(real p, real v, real w) = p <= check_product(v, w);
    predicate at_least_product(real p, real v, real w) = p >= check_product(v, w);
    lemma product_low: \forall real a, b, c, d, v, w; 0 <= a && holds(a, b, v) && holds(c, d, w) ==>
      (c >= 0 ==> at_most_product(check_product(a, c), v, w)) && (c < 0 ==> at_most_product(check_product(b, c), v, w));
    lemma product_high: \forall real a, b, c, d, v, w; 0 <= a && holds(a, b, v) && holds(c, d, w) ==>
      (d >= 0 ==> at_least_product(check_product(b, d), v, w)) && (d < 0 ==> at_least_product(check_product(a, d), v, w)); */

/* Inverses in a range without 0, and square roots. */
/*@ lemma inverse_between: \forall real c, d, l, h, w, r; (c > 0 || d < 0) && holds(c, d, w) && check_product(l, d) == 1 && check_product(h, c) == 1 &&
      check_product(r, w) == 1 ==> holds(l, h, r);
    predicate is_root(real s, real v) = s >= 0 && check_product(s, s) == v;
    lemma root_between: \forall real a, b, l, h, v, s; is_root_below(l, a) && is_root_above(h, b) && holds(a, b, v) && is_root(s, v) ==> holds(l, h, s); */

/*@ ensures value: scalar_doubt == 0 ==> scalar_value(\result.low) <= scalar_value(low) && scalar_value(\result.high) >= scalar_value(high); */
static struct range rounded(const struct enclose *e, scalar low, scalar high);
/*@ ensures value: scalar_value(\result) == n; */
static scalar integer(const struct enclose *e, long n);
/*@ ensures value: scalar_value(\result.low) == n && scalar_value(\result.high) == n; */
struct range enclose_integer(const struct enclose *e, long n);
/*@ ensures value: scalar_doubt == 0 ==> (\result == 1 <==> scalar_value(x) < scalar_value(y)); */
static int is_below(const struct enclose *e, scalar x, scalar y);
/*@ ensures value: scalar_doubt == 0 ==> range_holds(\result, scalar_value(x)); */
static struct range enclose_element(const struct enclose *e, scalar x);
/*@ ensures value: scalar_doubt == 0 ==> range_holds(\result, scalar_value(x)); */
struct range enclose_number(const struct enclose *e, scalar x);
/*@ ensures value: scalar_doubt == 0 ==> \forall real v, w; range_holds(x, v) && range_holds(y, w) ==> range_holds(\result, check_sum(v, w)); */
struct range enclose_add(const struct enclose *e, struct range x, struct range y);
/*@ ensures value: scalar_doubt == 0 ==> \forall real v, w; range_holds(x, v) && range_holds(y, w) ==> range_holds(\result, check_difference(v, w)); */
struct range enclose_subtract(const struct enclose *e, struct range x, struct range y);
/*@ ensures ends: scalar_value(\result.low) == -scalar_value(x.high) && scalar_value(\result.high) == -scalar_value(x.low);
    ensures value: \forall real v; range_holds(x, v) ==> range_holds(\result, -v); */
struct range enclose_negate(const struct enclose *e, struct range x);
/*@ requires value: scalar_doubt == 0 ==> scalar_value(x.low) >= 0;
    ensures value: scalar_doubt == 0 ==> \forall real v, w; range_holds(x, v) && range_holds(y, w) ==> range_holds(\result, check_product(v, w)); */
static struct range times_positive(const struct enclose *e, struct range x, struct range y);
/*@ ensures value: scalar_doubt == 0 ==> \forall real v, w; range_holds(x, v) && range_holds(y, w) ==> range_holds(\result, check_product(v, w)); */
struct range enclose_multiply(const struct enclose *e, struct range x, struct range y);
/*@ ensures value: scalar_doubt == 0 ==> \forall real v, w, r; range_holds(x, v) && range_holds(y, w) && check_product(r, w) == 1 ==>
      range_holds(\result, check_product(v, r)); */
struct range enclose_divide(const struct enclose *e, struct range x, struct range y);
/*@ ensures value: scalar_doubt == 0 ==> \forall real v, s; range_holds(x, v) && is_root(s, v) ==> range_holds(\result, s); */
struct range enclose_sqrt(const struct enclose *e, struct range x);
/*@ ensures value: scalar_doubt == 0 && \result == 1 ==> \forall real v; range_holds(inner, v) ==> range_holds(outer, v); */
int enclose_is_within(const struct enclose *e, struct range inner, struct range outer);

#endif
