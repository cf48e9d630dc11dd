/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/numbers/surd.h"

#include <stddef.h>

struct surd surd_from(scalar x)
{
    return (struct surd){x, NULL};
}

/*@ requires surd_field_ok(f) && surd_ok(f, x);
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar root_part(const struct surd_field *f, struct surd x)
{
    return x.b != NULL ? x.b : scalar_zero(f->pool);
}

struct surd surd_add(const struct surd_field *f, struct surd x, struct surd y)
{
    const scalar a = scalar_add(f->pool, x.a, y.a);
    if (x.b == NULL && y.b == NULL) return surd_from(a);
    return (struct surd){a, scalar_add(f->pool, root_part(f, x), root_part(f, y))};
}

struct surd surd_subtract(const struct surd_field *f, struct surd x, struct surd y)
{
    const scalar a = scalar_subtract(f->pool, x.a, y.a);
    if (x.b == NULL && y.b == NULL) return surd_from(a);
    return (struct surd){a, scalar_subtract(f->pool, root_part(f, x), root_part(f, y))};
}

/* The product of two numbers, neither of which is given as a rational: its parts, and that they are those of the product. */
/*@ requires surd_field_ok(f) && surd_ok(f, x) && surd_ok(f, y) && x.b != \null && y.b != \null;
  @ assigns \nothing;
  @ ensures surd_ok(f, \result); */
static struct surd multiply_roots(const struct surd_field *f, struct surd x, struct surd y)
{
    struct scalar_pool *pool = f->pool;
    const scalar a_a = scalar_multiply(pool, x.a, y.a);
    const scalar b_b_d = scalar_multiply(pool, scalar_multiply(pool, x.b, y.b), f->d);
    const scalar a_b = scalar_multiply(pool, x.a, y.b), b_a = scalar_multiply(pool, x.b, y.a);
    return (struct surd){scalar_add(pool, a_a, b_b_d), scalar_add(pool, a_b, b_a)};
}

/*@ requires surd_field_ok(f) && surd_ok(f, x) && surd_ok(f, y) && x.b != \null && y.b != \null;
  @ assigns \nothing;
  @ ensures surd_ok(f, \result); */
static struct surd product_of_roots(const struct surd_field *f, struct surd x, struct surd y)
{
    return multiply_roots(f, x, y);
}

struct surd surd_multiply(const struct surd_field *f, struct surd x, struct surd y)
{
    struct scalar_pool *pool = f->pool;
    if (x.b != NULL && y.b != NULL) return product_of_roots(f, x, y);
    const scalar a = scalar_multiply(pool, x.a, y.a);
    if (x.b == NULL && y.b == NULL) return surd_from(a);
    if (x.b == NULL) return (struct surd){a, scalar_multiply(pool, x.a, y.b)};
    return (struct surd){a, scalar_multiply(pool, x.b, y.a)};
}

/* Of two terms of opposite signs, a and -a, the one with the larger square determines the sign of the sum. */
/*@ requires surd_field_ok(f) && surd_ok(f, x) && x.b != \null;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int sign_of_larger(const struct surd_field *f, struct surd x, int a)
{
    const scalar a_a = scalar_multiply(f->pool, x.a, x.a);
    const scalar b_b_d = scalar_multiply(f->pool, scalar_multiply(f->pool, x.b, x.b), f->d);
    const int larger = scalar_sign(scalar_subtract(f->pool, a_a, b_b_d));
    return a > 0 ? larger : -larger;
}

int surd_sign(const struct surd_field *f, struct surd x)
{
    const int a = scalar_sign(x.a), b = x.b != NULL ? scalar_sign(x.b) : 0;
    if (b == 0 || a == b) return a;
    return a == 0 ? b : sign_of_larger(f, x, a);
}

int surd_equal(const struct surd_field *f, struct surd x, struct surd y)
{
    return surd_sign(f, surd_subtract(f, x, y)) == 0;
}
