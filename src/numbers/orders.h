/* SPDX-License-Identifier: BSD-2-Clause */
/* The real fields of the n-th roots of unity, Q(2 cos(2 pi / n)), whose compositum a number field begins with.
 *
 * Let gcd(m, n) <= 2.  Then the fields of the m-th and of the n-th roots of unity have Q alone in common, and the compositum of their real
 * subfields has the product of the degrees, which is half the degree of Q(2 cos(2 pi / lcm(m, n))).  Otherwise the compositum is the latter:
 * no automorphism leaves the one cosine as it is and conjugates the roots of unity of the other (L. C. Washington, Introduction to Cyclotomic
 * Fields, theorem 2.5 and proposition 2.4). */
#ifndef NUMBERS_ORDERS_H
#define NUMBERS_ORDERS_H

/* Six fields of degree 2 at least have a compositum of degree 64 at least. */
enum { ORDERS_MAX = 6, ORDERS_MAX_ORDER = 1 << 30, ORDERS_MAX_DEGREE = 1 << 16 };

/* Any two of them have the greatest common divisor 1 or 2. (The integers are of a type that no number in memory has beside them: WP then sees
 * that what is written to a number leaves the orders as they are.) */
struct orders {
    int count;
    unsigned order[ORDERS_MAX];
};

/*@ predicate are_orders{L}(struct orders *o) = \valid_read(o) && 0 <= o->count <= ORDERS_MAX &&
  @   \forall integer i; 0 <= i < o->count ==> 0 < o->order[i] <= ORDERS_MAX_ORDER; */

/*@ requires \valid(to) && are_orders(from) && \separated(to, from);
  @ assigns *to;
  @ ensures are_orders(to); */
void orders_copy(struct orders *to, const struct orders *from);

/* orders_add: the compositum with the field of one more order, which takes the place of those that it has a divisor above 2 in common with.
 * Returns 1, or 0, the orders not to be used, when there would be too many or too large ones. */
/*@ requires \valid(orders) && are_orders(orders) && order > 0;
  @ assigns *orders;
  @ ensures \result != 0 ==> are_orders(orders); */
int orders_add(struct orders *orders, unsigned long order);

/* orders_contain: the index of the field that has 2 cos(2 pi / order), or -1. */
/*@ requires are_orders(orders) && order > 0;
  @ assigns \nothing;
  @ ensures -1 <= \result < orders->count; */
int orders_contain(const struct orders *orders, unsigned long order);

/* orders_degree: of the compositum over Q; ORDERS_MAX_DEGREE when it is that at least. */
/*@ requires are_orders(orders);
  @ assigns \nothing;
  @ ensures 1 <= \result <= ORDERS_MAX_DEGREE; */
long orders_degree(const struct orders *orders);

/* orders_equal: the same in the same sequence. */
/*@ requires are_orders(x) && are_orders(y);
  @ assigns \nothing; */
int orders_equal(const struct orders *x, const struct orders *y);

#endif
