/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/atlas/multiples.h"

scalar atlas_multiple(struct scalar_pool *pool, scalar x, long n)
{
    scalar sum = scalar_zero(pool);
    /*@ loop invariant 0 <= n && sum != \null && x != \null;
      @ loop assigns n, sum, x;
      @ loop variant n; */
    while (n > 0) {
        if (n % 2 != 0) sum = scalar_add(pool, sum, x);
        n /= 2;
        if (n > 0) x = scalar_add(pool, x, x);
    }
    return sum;
}

scalar atlas_power(struct scalar_pool *pool, scalar x, int n)
{
    scalar product = scalar_one(pool);
    /*@ loop invariant 0 <= i <= n && product != \null;
      @ loop assigns i, product;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) product = scalar_multiply(pool, product, x);
    return product;
}

scalar atlas_half(struct scalar_pool *pool, scalar x, int n)
{
    const scalar one = scalar_one(pool), two = scalar_add(pool, one, one);
    /*@ loop invariant 0 <= i <= n && x != \null && DOUBT_HAS_STAYED;
      @ loop assigns i, x, scalar_doubt;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) x = scalar_divide(pool, x, two);
    return x;
}
