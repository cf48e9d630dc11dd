/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kernel/form.h"

/*@ requires numbers_ok(n) && coefficient_reads(x, n->quantities) && (side == 1 || side == -1);
  @ assigns \nothing;
  @ ensures \result != \null; */
static rational coefficient_read(const struct numbers *n, struct coefficient x, int side)
{
    const rational zero = rational_zero(n->pool);
    if (x.sign == 0) return zero;
    const rational value = x.quantity == FORM_NUMBER ? rational_one(n->pool) : n->q[x.quantity];
    return x.sign == side ? value : rational_subtract(n->pool, zero, value);
}

void form_read(const struct numbers *n, const struct form *f, int side, struct linear *read)
{
    read->constant = coefficient_read(n, f->constant, side);
    /*@ loop invariant 0 <= k <= FORM_MAX_UNKNOWNS && numbers_ok(n) && form_reads(f, n->quantities);
      @ loop invariant read->constant != \null && \forall integer i; 0 <= i < k ==> read->of[i] != \null;
      @ loop assigns k, read->of[0 .. FORM_MAX_UNKNOWNS - 1];
      @ loop variant FORM_MAX_UNKNOWNS - k; */
    for (int k = 0; k < FORM_MAX_UNKNOWNS; k++) read->of[k] = coefficient_read(n, f->of[k], side);
}

/* sum + x y */
/*@ requires pool != \null && sum != \null && x != \null && y != \null;
  @ assigns \result \from pool, sum, x, y;
  @ ensures \result != \null; */
static rational plus_product(struct rational_pool *pool, rational sum, rational x, rational y)
{
    return rational_add(pool, sum, rational_multiply(pool, x, y));
}

rational form_at(struct rational_pool *pool, const struct linear *f, const rational *x)
{
    const rational first = plus_product(pool, f->constant, f->of[0], x[0]);
    const rational second = plus_product(pool, first, f->of[1], x[1]);
    const rational third = plus_product(pool, second, f->of[2], x[2]);
    return plus_product(pool, third, f->of[3], x[3]);
}
