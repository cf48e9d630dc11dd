/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/numbers/surd.h"

#include <stddef.h>

struct surd surd_from(rational x)
{
    return (struct surd){x, NULL};
}

/*@ requires surd_field_ok(f) && surd_ok(f, x);
  @ assigns \nothing;
  @ ensures \result != \null; */
static rational root_part(const struct surd_field *f, struct surd x)
{
    return x.b != NULL ? x.b : rational_zero(f->pool);
}

struct surd surd_add(const struct surd_field *f, struct surd x, struct surd y)
{
    const rational a = rational_add(f->pool, x.a, y.a);
    if (x.b == NULL && y.b == NULL) return surd_from(a);
    return (struct surd){a, rational_add(f->pool, root_part(f, x), root_part(f, y))};
}

struct surd surd_subtract(const struct surd_field *f, struct surd x, struct surd y)
{
    const rational a = rational_subtract(f->pool, x.a, y.a);
    if (x.b == NULL && y.b == NULL) return surd_from(a);
    return (struct surd){a, rational_subtract(f->pool, root_part(f, x), root_part(f, y))};
}

struct surd surd_multiply(const struct surd_field *f, struct surd x, struct surd y)
{
    struct rational_pool *pool = f->pool;
    const rational a = rational_multiply(pool, x.a, y.a);
    if (x.b == NULL && y.b == NULL) return surd_from(a);
    if (x.b == NULL) return (struct surd){a, rational_multiply(pool, x.a, y.b)};
    if (y.b == NULL) return (struct surd){a, rational_multiply(pool, x.b, y.a)};
    const rational b_b_d = rational_multiply(pool, rational_multiply(pool, x.b, y.b), f->d);
    const rational a_b = rational_multiply(pool, x.a, y.b), b_a = rational_multiply(pool, x.b, y.a);
    return (struct surd){rational_add(pool, a, b_b_d), rational_add(pool, a_b, b_a)};
}

/* Of two terms of opposite signs, the one with the larger square determines the sign of the sum. */
int surd_sign(const struct surd_field *f, struct surd x)
{
    const int a = rational_sign(x.a), b = x.b != NULL ? rational_sign(x.b) : 0;
    if (b == 0 || a == b) return a;
    if (a == 0) return b;
    const rational a_a = rational_multiply(f->pool, x.a, x.a);
    const rational b_b_d = rational_multiply(f->pool, rational_multiply(f->pool, x.b, x.b), f->d);
    return a * rational_sign(rational_subtract(f->pool, a_a, b_b_d));
}

int surd_equal(const struct surd_field *f, struct surd x, struct surd y)
{
    return surd_sign(f, surd_subtract(f, x, y)) == 0;
}
