/* SPDX-License-Identifier: BSD-2-Clause */
#include "oracle/decimal.h"

#include <assert.h>
#include <string.h>

enum { BASE = 1000000000 };

static void normalise(struct decimal *x)
{
    while (x->limbs > 0 && x->limb[x->limbs - 1] == 0) x->limbs--;
    if (x->limbs == 0) x->negative = 0;
}

void decimal_read(struct decimal *x, const char *text, size_t length)
{
    x->negative = length > 0 && text[0] == '-';
    const size_t digits = length - (size_t)x->negative;
    x->limbs = (digits + DECIMAL_DIGITS - 1) / DECIMAL_DIGITS;
    assert(x->limbs <= DECIMAL_LIMBS);
    memset(x->limb, 0, x->limbs * sizeof *x->limb);
    for (size_t i = 0; i < digits; i++) {
        uint32_t *limb = &x->limb[(digits - 1 - i) / DECIMAL_DIGITS];
        const char digit = text[(size_t)x->negative + i];
        assert('0' <= digit && digit <= '9');
        *limb = *limb * 10 + (uint32_t)(digit - '0');
    }
    normalise(x);
}

static uint32_t limb_of(const struct decimal *x, size_t i)
{
    return i < x->limbs ? x->limb[i] : 0;
}

/* |x| >= |y| */
static int is_longer(const struct decimal *x, const struct decimal *y)
{
    size_t i = x->limbs > y->limbs ? x->limbs : y->limbs;
    while (i > 0 && limb_of(x, i - 1) == limb_of(y, i - 1)) i--;
    return i == 0 || limb_of(x, i - 1) > limb_of(y, i - 1);
}

/* z = |x| + |y| */
static void add_sizes(struct decimal *z, const struct decimal *x, const struct decimal *y)
{
    uint32_t carry = 0;
    z->limbs = (x->limbs > y->limbs ? x->limbs : y->limbs) + 1;
    assert(z->limbs <= DECIMAL_LIMBS);
    for (size_t i = 0; i < z->limbs; i++) {
        const uint32_t sum = limb_of(x, i) + limb_of(y, i) + carry;
        carry = sum >= BASE;
        z->limb[i] = carry ? sum - BASE : sum;
    }
}

/* z = |x| - |y| >= 0 */
static void subtract_sizes(struct decimal *z, const struct decimal *x, const struct decimal *y)
{
    uint32_t borrow = 0;
    z->limbs = x->limbs;
    for (size_t i = 0; i < z->limbs; i++) {
        const uint32_t take = limb_of(y, i) + borrow;
        borrow = limb_of(x, i) < take;
        z->limb[i] = borrow ? limb_of(x, i) + BASE - take : limb_of(x, i) - take;
    }
}

/* z = x + y, where y is taken as negative when `negative` says so. */
static void add_signed(struct decimal *z, const struct decimal *x, const struct decimal *y, int negative)
{
    const int longer = is_longer(x, y);
    if (x->negative == negative) {
        add_sizes(z, x, y);
        z->negative = negative;
    } else {
        subtract_sizes(z, longer ? x : y, longer ? y : x);
        z->negative = longer ? x->negative : negative;
    }
    normalise(z);
}

void decimal_add(struct decimal *z, const struct decimal *x, const struct decimal *y)
{
    add_signed(z, x, y, y->negative);
}

void decimal_subtract(struct decimal *z, const struct decimal *x, const struct decimal *y)
{
    add_signed(z, x, y, !y->negative);
}

void decimal_multiply(struct decimal *z, const struct decimal *x, const struct decimal *y)
{
    z->negative = x->negative != y->negative;
    z->limbs = x->limbs + y->limbs;
    assert(z->limbs <= DECIMAL_LIMBS);
    memset(z->limb, 0, z->limbs * sizeof *z->limb);
    for (size_t i = 0; i < x->limbs; i++) {
        uint64_t carry = 0;
        for (size_t j = 0; j < y->limbs; j++) {
            const uint64_t sum = (uint64_t)x->limb[i] * y->limb[j] + z->limb[i + j] + carry;
            z->limb[i + j] = (uint32_t)(sum % BASE);
            carry = sum / BASE;
        }
        z->limb[i + y->limbs] = (uint32_t)carry;
    }
    normalise(z);
}

int decimal_equal(const struct decimal *x, const struct decimal *y)
{
    return x->negative == y->negative && x->limbs == y->limbs &&
           memcmp(x->limb, y->limb, x->limbs * sizeof *x->limb) == 0;
}
