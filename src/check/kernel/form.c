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

struct linear form_read(const struct numbers *n, const struct form *f, int side)
{
    const rational first = coefficient_read(n, f->of[0], side), second = coefficient_read(n, f->of[1], side);
    const rational third = coefficient_read(n, f->of[2], side), fourth = coefficient_read(n, f->of[3], side);
    return (struct linear){{first, second, third, fourth}, coefficient_read(n, f->constant, side)};
}

/* sum + x y */
/*@ requires pool != \null && sum != \null && x != \null && y != \null;
  @ assigns \result \from pool, sum, x, y;
  @ ensures \result != \null; */
static rational plus_product(struct rational_pool *pool, rational sum, rational x, rational y)
{
    return rational_add(pool, sum, rational_multiply(pool, x, y));
}

rational form_at(struct rational_pool *pool, struct linear f, struct point x)
{
    const rational first = plus_product(pool, f.constant, f.of[0], x.of[0]);
    const rational second = plus_product(pool, first, f.of[1], x.of[1]);
    const rational third = plus_product(pool, second, f.of[2], x.of[2]);
    return plus_product(pool, third, f.of[3], x.of[3]);
}
