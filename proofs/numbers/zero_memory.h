/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/zero.c: it commits no run-time error, and a polynomial of balls has no more coefficients than are set.  What the balls contain
 * is proved with zero_value.h. */
#ifndef PROOFS_NUMBERS_ZERO_MEMORY_H
#define PROOFS_NUMBERS_ZERO_MEMORY_H

#include "flint.h"

#define IS_SET_BELOW(out, p, n) coefficients(out->state) <= n
#define HOLDS_SLOPES(middle, value, slope, x, p, derivative) \true
#define HOLDS_NEWTON_STEPS(middle, value, x, p, derivative) \true
#define CONTAINS_ZERO(out, zero) \true

/*@ ensures coefficients(out->state) <= polynomial->length; */
static void enclose_coefficients(arb_poly_struct *out, const struct polynomial *polynomial, long precision);

#endif
