/* SPDX-License-Identifier: BSD-2-Clause */
/* Arithmetic of numbers: by GMP when both are rationals, by element.c otherwise. */
#include "check/numbers/element.h"
#include "check/numbers/scalar_private.h"

#include <stddef.h>

scalar scalar_read(struct scalar_pool *pool, const unsigned char *text, int length)
{
    if (!scalar_is_written(text, length)) return NULL;
    scalar_charge_text(length);
    struct scalar *x = scalar_fresh(pool);
    if (mpq_set_str(x->value, scalar_text(pool, text, length), 10) != 0) return NULL;
    scalar_charge_parts(x);
    mpz_t divisor;
    mpz_init(divisor);
    mpz_gcd(divisor, mpq_numref(x->value), mpq_denref(x->value));
    const int fine = mpz_cmp_ui(divisor, 1) == 0;
    mpz_clear(divisor);
    return fine ? x : NULL;
}

scalar scalar_zero(struct scalar_pool *pool)
{
    struct scalar *x = scalar_fresh(pool);
    mpq_set_ui(x->value, 0, 1);
    return x;
}

/*@ requires x != \null && y != \null;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures \result == 1 ==> scalar_value(x) == place_of(x) && scalar_value(y) == place_of(y); */
static int both_plain(scalar x, scalar y)
{
    return scalar_is_plain(x) && scalar_is_plain(y);
}

scalar scalar_add(struct scalar_pool *pool, scalar x, scalar y)
{
    if (!both_plain(x, y)) return element_add(pool, x, y);
    struct scalar *z = scalar_place_sum(pool, x, y);
    mpq_add(z->value, x->value, y->value);
    return z;
}

scalar scalar_subtract(struct scalar_pool *pool, scalar x, scalar y)
{
    if (!both_plain(x, y)) return element_subtract(pool, x, y);
    struct scalar *z = scalar_place_sum(pool, x, y);
    mpq_sub(z->value, x->value, y->value);
    return z;
}

scalar scalar_multiply(struct scalar_pool *pool, scalar x, scalar y)
{
    if (!both_plain(x, y)) return element_multiply(pool, x, y);
    struct scalar *z = scalar_place_product(pool, x, y);
    mpq_mul(z->value, x->value, y->value);
    return z;
}

scalar scalar_one(struct scalar_pool *pool)
{
    struct scalar *x = scalar_fresh(pool);
    mpq_set_ui(x->value, 1, 1);
    return x;
}

scalar scalar_divide(struct scalar_pool *pool, scalar x, scalar y)
{
    if (!scalar_is_plain(y)) return scalar_multiply(pool, x, element_invert(pool, y));
    if (mpq_sgn(y->value) == 0) return scalar_unknown(pool);
    struct scalar *inverse = scalar_fresh(pool);
    mpq_inv(inverse->value, y->value);
    return scalar_multiply(pool, x, inverse);
}

int scalar_sign(scalar x)
{
    if (!scalar_is_plain(x)) return element_sign(x);
    return mpq_sgn(x->value);
}

int scalar_equal(scalar x, scalar y)
{
    if (!both_plain(x, y)) return element_equal(x, y);
    return mpq_equal(x->value, y->value) != 0;
}

int scalar_is_square(scalar x)
{
    if (!scalar_is_plain(x)) return 0;
    scalar_charge_parts(x);
    return mpz_perfect_square_p(mpq_numref(x->value)) && mpz_perfect_square_p(mpq_denref(x->value));
}
