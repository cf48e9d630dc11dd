/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kernel/form.h"

/*@ requires numbers_ok(n) && coefficient_reads(x, n->quantities) && (side == 1 || side == -1);
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar coefficient_read(const struct numbers *n, struct coefficient x, int side)
{
    const scalar zero = scalar_zero(n->pool);
    if (x.sign == 0) return zero;
    const scalar value = x.quantity == FORM_NUMBER ? scalar_one(n->pool) : n->q[x.quantity];
    return x.sign == side ? value : scalar_subtract(n->pool, zero, value);
}

struct linear form_read(const struct numbers *n, const struct form *f, int side)
{
    const scalar first = coefficient_read(n, f->of[0], side), second = coefficient_read(n, f->of[1], side);
    const scalar third = coefficient_read(n, f->of[2], side), fourth = coefficient_read(n, f->of[3], side);
    return (struct linear){{first, second, third, fourth}, coefficient_read(n, f->constant, side)};
}

/* sum + x y */
/*@ requires pool != \null && sum != \null && x != \null && y != \null;
  @ assigns \result \from pool, sum, x, y;
  @ ensures \result != \null; */
static scalar plus_product(struct scalar_pool *pool, scalar sum, scalar x, scalar y)
{
    return scalar_add(pool, sum, scalar_multiply(pool, x, y));
}

scalar form_at(struct scalar_pool *pool, struct linear f, struct point x)
{
    const scalar first = plus_product(pool, f.constant, f.of[0], x.of[0]);
    const scalar second = plus_product(pool, first, f.of[1], x.of[1]);
    const scalar third = plus_product(pool, second, f.of[2], x.of[2]);
    return plus_product(pool, third, f.of[3], x.of[3]);
}
