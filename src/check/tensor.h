/* SPDX-License-Identifier: BSD-2-Clause */
/* Polynomials in several variables, and the signs that they may have in a cell (spec/certificate.md, section 9.7). */
#ifndef CHECK_TENSOR_H
#define CHECK_TENSOR_H

#include "check/cell.h"

enum { TENSOR_MAX_COEFFICIENTS = 4096, TENSOR_MAX_POWER = 64 };

/* All coefficients: that of x_0^e_0 x_1^e_1 ... is c[e_0 step_0 + e_1 step_1 + ...]. */
struct tensor {
    int axes, length[CELL_MAX_AXES], step[CELL_MAX_AXES], total;
    rational *c; /* owned; the rationals belong to a pool */
};

/* tensor_begin: the polynomial 0 with room for these powers; tensor_free: of it or of a tensor that was never begun.
 * Returns 1, or 0 when there are too many coefficients. */
int tensor_begin(struct tensor *t, struct rational_pool *pool, int axes, const int *length);
void tensor_free(struct tensor *t);

/* tensor_operate: x + y, x - y or x y, with room for the powers that one reads off the operation.  Returns as tensor_begin. */
int tensor_operate(struct tensor *t, struct rational_pool *pool, int operation, const struct tensor *x,
                   const struct tensor *y);

/* tensor_fix: gives one variable a value. */
void tensor_fix(struct tensor *t, struct rational_pool *pool, int axis, rational x);

/* tensor_divide: by a polynomial in one variable whose last coefficient is not 0.  Returns 1 and the quotient in its place, or 0
 * when something is left over. */
int tensor_divide(struct tensor *t, struct rational_pool *pool, int axis, const rational *poly, int count);

/* tensor_copy: a copy. */
void tensor_copy(struct tensor *t, const struct tensor *x);

/* tensor_signs: the signs that it may have in a cell; in the interior of the variable `inside`, -1 for none. */
int tensor_signs(const struct tensor *t, struct rational_pool *pool, const struct cell *cell, int inside);

#endif
