/* SPDX-License-Identifier: BSD-2-Clause */
/* Integers of any size by the school's methods, in limbs of nine decimal digits: slow, and independent of every number
 * library.  What the proofs assume of GMP is compared with it. */
#ifndef ORACLE_DECIMAL_H
#define ORACLE_DECIMAL_H

#include <stddef.h>
#include <stdint.h>

enum { DECIMAL_LIMBS = 2000, DECIMAL_DIGITS = 9 };

struct decimal {
    int negative; /* 0 for zero */
    size_t limbs; /* without leading zeros; 0 for zero */
    uint32_t limb[DECIMAL_LIMBS];
};

/* decimal_read: the number of `length` characters, digits after an optional minus. */
void decimal_read(struct decimal *x, const char *text, size_t length);

/* decimal_add, decimal_subtract, decimal_multiply: z = x + y, x - y, x y; z is neither x nor y. */
void decimal_add(struct decimal *z, const struct decimal *x, const struct decimal *y);
void decimal_subtract(struct decimal *z, const struct decimal *x, const struct decimal *y);
void decimal_multiply(struct decimal *z, const struct decimal *x, const struct decimal *y);

int decimal_equal(const struct decimal *x, const struct decimal *y);

#endif
