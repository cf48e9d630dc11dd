/* SPDX-License-Identifier: BSD-2-Clause */
/* A zero of a polynomial as a number. */
#ifndef NUMBERS_ZERO_H
#define NUMBERS_ZERO_H

#include "numbers/polynomial.h"
#include "numbers/real.h"

struct zero {
    struct polynomial polynomial;
    arb_t isolation; /* an enclosure that contains exactly one zero, which is simple */
    int irreducible; /* 1 when the coefficients are integers and the polynomial is irreducible and primitive */
};

/*@ predicate is_zero{L}(struct zero *zero) = \valid_read(zero) && is_polynomial(&zero->polynomial) && zero->polynomial.length > 1; */

/* zeros_of: all real zeros of a polynomial that is not 0, in no particular order.
 *
 * In      irreducible  1 when it is known to have integer coefficients, to be primitive and irreducible
 * Out     zero         at most as many as the degree
 * Returns the number of zeros; -1 when they cannot be separated within the budget (a zero may be multiple) */
/*@ requires pool != \null && \valid_read(polynomial) && is_polynomial(polynomial) && polynomial->length > 0;
  @ requires \valid(zero + (0 .. polynomial->length - 2)) && \separated(polynomial, zero + (0 .. polynomial->length - 2));
  @ assigns zero[0 .. polynomial->length - 2];
  @ ensures -1 <= \result < polynomial->length && are_numbers(zero, \result); */
int zeros_of(struct number_pool *pool, const struct polynomial *polynomial, int irreducible,
             const struct number **zero);

/* real_zero: the zero of the polynomial in `isolation`, as a node of real.h. */
const struct number *real_zero(struct number_pool *pool, const struct polynomial *polynomial, int irreducible,
                               const arb_t isolation);

/* zero_enclose: computes an enclosure of the zero with `precision` bits. zero_free: NULL is allowed. */
/*@ requires \valid(out) && is_zero(zero) && \separated(out, zero) && 0 < precision <= 0x1000000000000000;
  @ assigns *out; */
void zero_enclose(arb_t out, const struct zero *zero, long precision);
/*@ requires zero == \null || \valid(zero);
  @ assigns zero->isolation[0]; */
void zero_free(struct zero *zero);

#endif
