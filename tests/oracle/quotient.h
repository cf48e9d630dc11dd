/* SPDX-License-Identifier: BSD-2-Clause */
/* Quotients of integers of any size, on decimal.h: what the tests compare exact numbers with. */
#ifndef ORACLE_QUOTIENT_H
#define ORACLE_QUOTIENT_H

#include "oracle/decimal.h"

enum { QUOTIENT_DIGITS = 3000, QUOTIENT_TEXT = 2 * QUOTIENT_DIGITS + 10 };
enum quotient_operation { QUOTIENT_ADD, QUOTIENT_SUBTRACT, QUOTIENT_MULTIPLY };

struct quotient {
    struct decimal p, q; /* q > 0; they may have a common factor */
};

/* quotient_read: p or p/q, with digits alone after a minus of p. */
void quotient_read(struct quotient *x, const char *text);

/* quotient_random: a text of at most QUOTIENT_TEXT characters; often 0, and biased towards powers of ten and of two, their
 * neighbours, the ends of words, and a few of thousands of digits.  Not always in lowest terms. */
void quotient_random(char *text, uint64_t *state);

int quotient_equal(const struct quotient *x, const struct quotient *y);

/* quotient_apply: z = x + y, x - y or x y; z is neither x nor y. */
void quotient_apply(struct quotient *z, enum quotient_operation operation, const struct quotient *x,
                    const struct quotient *y);

#endif
