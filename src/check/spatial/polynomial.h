/* SPDX-License-Identifier: BSD-2-Clause */
/* Univariate polynomials over the numbers of a certificate, and the rule POLY: the number of zeros in an interval, and
 * the sign of a polynomial at the zero of another one. */
#ifndef CHECK_SPATIAL_POLYNOMIAL_H
#define CHECK_SPATIAL_POLYNOMIAL_H

#include "check/numbers/scalar.h"

enum { POLY_ROOM = 20 };

/* Coefficients, constant first; the last of the `count` coefficients is not 0. */
struct poly {
    int count;
    scalar c[POLY_ROOM];
};

/* An interval of numbers. */
struct span {
    scalar low, high;
};

/* poly_of: from three coefficients, constant first. */
struct poly poly_of(scalar c0, scalar c1, scalar c2);
struct poly poly_add(struct scalar_pool *pool, const struct poly *x, const struct poly *y);
struct poly poly_subtract(struct scalar_pool *pool, const struct poly *x, const struct poly *y);
struct poly poly_multiply(struct scalar_pool *pool, const struct poly *x, const struct poly *y);
struct poly poly_scale(struct scalar_pool *pool, scalar factor, const struct poly *x);

/* poly_divisor: the greatest common divisor of x and y, which are not both 0. poly_simple: the squarefree part of x,
 * which is not 0. */
struct poly poly_divisor(struct scalar_pool *pool, const struct poly *x, const struct poly *y);
struct poly poly_simple(struct scalar_pool *pool, const struct poly *x);

/* poly_sign_at: the sign of the value at a number. */
int poly_sign_at(struct scalar_pool *pool, const struct poly *x, scalar at);

/* poly_zeros_within: the bound of Descartes' rule of signs for the number of zeros strictly between low and high; 0 and
 * 1 are exact. */
int poly_zeros_within(struct scalar_pool *pool, const struct poly *x, const struct span *cell);

/* poly_zeros_beyond: the same for zeros above low. */
int poly_zeros_beyond(struct scalar_pool *pool, const struct poly *x, scalar low);

/* poly_range: an enclosure of the values on a cell, by Horner's scheme. span_multiply, span_divide: interval
 * arithmetic; the divisor must not contain 0. */
struct span poly_range(struct scalar_pool *pool, const struct poly *x, const struct span *cell);
struct span span_multiply(struct scalar_pool *pool, const struct span *x, const struct span *y);
struct span span_divide(struct scalar_pool *pool, const struct span *x, const struct span *y);

/* poly_sign_at_zero: the sign of x at the only zero in a cell of a polynomial with simple zeros. Returns 1, or 0 when
 * the cell is too wide to determine it. */
int poly_sign_at_zero(struct scalar_pool *pool, const struct poly *x, const struct poly *simple,
                      const struct span *cell, int *sign);

#endif
