/* SPDX-License-Identifier: BSD-2-Clause */
/* Arithmetic of numbers: by GMP when both are rationals, by element.c otherwise. */
#include "check/numbers/element.h"
#include "check/numbers/rational_private.h"

#include <stddef.h>

rational rational_read(struct rational_pool *pool, const unsigned char *text, int length)
{
    if (!rational_is_written(text, length)) return NULL;
    rational_charge_text(length);
    struct rational *x = rational_fresh(pool);
    if (mpq_set_str(x->value, rational_text(pool, text, length), 10) != 0) return NULL;
    rational_charge_parts(x);
    mpz_t divisor;
    mpz_init(divisor);
    mpz_gcd(divisor, mpq_numref(x->value), mpq_denref(x->value));
    const int fine = mpz_cmp_ui(divisor, 1) == 0;
    mpz_clear(divisor);
    return fine ? x : NULL;
}

rational rational_zero(struct rational_pool *pool)
{
    struct rational *x = rational_fresh(pool);
    mpq_set_ui(x->value, 0, 1);
    return x;
}

/*@ requires x != \null && y != \null;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures \result == 1 ==> rational_value(x) == place_of(x) && rational_value(y) == place_of(y); */
static int both_plain(rational x, rational y)
{
    return rational_is_plain(x) && rational_is_plain(y);
}

rational rational_add(struct rational_pool *pool, rational x, rational y)
{
    if (!both_plain(x, y)) return element_add(pool, x, y);
    struct rational *z = rational_place_sum(pool, x, y);
    mpq_add(z->value, x->value, y->value);
    return z;
}

rational rational_subtract(struct rational_pool *pool, rational x, rational y)
{
    if (!both_plain(x, y)) return element_subtract(pool, x, y);
    struct rational *z = rational_place_sum(pool, x, y);
    mpq_sub(z->value, x->value, y->value);
    return z;
}

rational rational_multiply(struct rational_pool *pool, rational x, rational y)
{
    if (!both_plain(x, y)) return element_multiply(pool, x, y);
    struct rational *z = rational_place_product(pool, x, y);
    mpq_mul(z->value, x->value, y->value);
    return z;
}

rational rational_one(struct rational_pool *pool)
{
    struct rational *x = rational_fresh(pool);
    mpq_set_ui(x->value, 1, 1);
    return x;
}

rational rational_divide(struct rational_pool *pool, rational x, rational y)
{
    if (!rational_is_plain(y)) return rational_multiply(pool, x, element_invert(pool, y));
    if (mpq_sgn(y->value) == 0) return rational_unknown(pool);
    struct rational *inverse = rational_fresh(pool);
    mpq_inv(inverse->value, y->value);
    return rational_multiply(pool, x, inverse);
}

int rational_sign(rational x)
{
    if (!rational_is_plain(x)) return element_sign(x);
    return mpq_sgn(x->value);
}

int rational_equal(rational x, rational y)
{
    if (!both_plain(x, y)) return element_equal(x, y);
    return mpq_equal(x->value, y->value) != 0;
}

int rational_is_square(rational x)
{
    if (!rational_is_plain(x)) return 0;
    rational_charge_parts(x);
    return mpz_perfect_square_p(mpq_numref(x->value)) && mpz_perfect_square_p(mpq_denref(x->value));
}
