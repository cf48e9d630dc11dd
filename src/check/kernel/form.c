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

rational form_along(const struct numbers *n, const struct linear *f, const rational *x)
{
    rational sum = rational_zero(n->pool);
    /*@ loop invariant 0 <= k <= n->unknowns && sum != \null;
      @ loop assigns k, sum;
      @ loop variant n->unknowns - k; */
    for (int k = 0; k < n->unknowns; k++) sum = rational_add(n->pool, sum, rational_multiply(n->pool, f->of[k], x[k]));
    return sum;
}

rational form_at(const struct numbers *n, const struct linear *f, const rational *x)
{
    return rational_add(n->pool, form_along(n, f, x), f->constant);
}
