/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/orders.h"

#include "numbers/flint.h"

void orders_copy(struct orders *to, const struct orders *from)
{
    to->count = from->count;
    /*@ loop invariant 0 <= i <= from->count && \forall integer k; 0 <= k < i ==> 0 < to->order[k] <= ORDERS_MAX_ORDER;
      @ loop assigns i, to->order[0 .. ORDERS_MAX - 1];
      @ loop variant from->count - i; */
    for (int i = 0; i < from->count; i++) to->order[i] = from->order[i];
}

int orders_contain(const struct orders *orders, unsigned long order)
{
    /*@ loop invariant 0 <= i <= orders->count;
      @ loop assigns i;
      @ loop variant orders->count - i; */
    for (int i = 0; i < orders->count; i++)
        if (orders->order[i] % order == 0) return i;
    return -1;
}

/* The least common multiple, or 0 when it is above ORDERS_MAX_ORDER. */
/*@ requires 0 < m <= ORDERS_MAX_ORDER && 0 < n <= ORDERS_MAX_ORDER;
  @ assigns \nothing;
  @ ensures \result <= ORDERS_MAX_ORDER; */
static unsigned long common_multiple(unsigned long m, unsigned long n)
{
    const unsigned long factor = m / n_gcd(m, n);
    return n > ORDERS_MAX_ORDER / factor ? 0 : n * factor;
}

/* A common multiple has divisors in common with no further order: gcd(lcm(m, n), k) <= 2 when gcd(m, k) <= 2 and gcd(n, k) <= 2. */
int orders_add(struct orders *orders, unsigned long order)
{
    int left = 0;
    if (order > ORDERS_MAX_ORDER) return 0;
    if (orders_contain(orders, order) >= 0) return 1;
    /*@ loop invariant 0 <= left <= i <= orders->count && 0 < order <= ORDERS_MAX_ORDER && are_orders(orders);
      @ loop assigns i, left, order, orders->order[0 .. ORDERS_MAX - 1];
      @ loop variant orders->count - i; */
    for (int i = 0; i < orders->count; i++) {
        const unsigned long other = orders->order[i];
        if (n_gcd(other, order) <= 2)
            orders->order[left++] = (unsigned)other;
        else if ((order = common_multiple(other, order)) == 0)
            return 0;
    }
    if (left == ORDERS_MAX) return 0;
    orders->order[left] = (unsigned)order;
    orders->count = left + 1;
    return 1;
}

/*@ requires 0 < order <= ORDERS_MAX_ORDER;
  @ assigns \nothing;
  @ ensures 1 <= \result <= ORDERS_MAX_ORDER; */
static long degree_of_order(unsigned long order)
{
    const unsigned long phi = n_euler_phi(order);
    return phi < 2 ? 1 : (long)(phi / 2);
}

long orders_degree(const struct orders *orders)
{
    long degree = 1;
    /*@ loop invariant 0 <= i <= orders->count && 1 <= degree <= ORDERS_MAX_DEGREE;
      @ loop assigns i, degree;
      @ loop variant orders->count - i; */
    for (int i = 0; i < orders->count; i++) {
        const long more = degree_of_order(orders->order[i]);
        if (more > ORDERS_MAX_DEGREE / degree) return ORDERS_MAX_DEGREE;
        degree *= more;
    }
    return degree;
}

int orders_equal(const struct orders *x, const struct orders *y)
{
    if (x->count != y->count) return 0;
    /*@ loop invariant 0 <= i <= x->count;
      @ loop assigns i;
      @ loop variant x->count - i; */
    for (int i = 0; i < x->count; i++)
        if (x->order[i] != y->order[i]) return 0;
    return 1;
}
