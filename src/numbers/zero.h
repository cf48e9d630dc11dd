/* SPDX-License-Identifier: BSD-2-Clause */
/* A zero of a polynomial as a number. */
#ifndef NUMBERS_ZERO_H
#define NUMBERS_ZERO_H

#include "numbers/polynomial.h"
#include "numbers/real.h"

struct zero {
    struct polynomial polynomial;
    arb_t isolation; /* holds exactly one zero, which is simple */
    int irreducible; /* 1 when the coefficients are integers and the polynomial is irreducible and primitive */
};

/* zeros_of: all real zeros of a polynomial that is not 0, in no order.
 *
 * In      irreducible  1 when it is known to have integer coefficients, to be primitive and irreducible
 * Out     zero         as many as the degree at most
 * Returns how many; -1 when the zeros cannot be separated within the budget (a zero may be a multiple one)
 */
int zeros_of(struct number_pool *pool, const struct polynomial *polynomial, int irreducible,
             const struct number **zero);

/* zero_enclose: an enclosure for `refine` in real.c.  zero_free: NULL is allowed. */
void zero_enclose(arb_t out, const struct zero *zero, long precision);
void zero_free(struct zero *zero);

#endif
