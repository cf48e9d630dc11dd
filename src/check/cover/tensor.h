/* SPDX-License-Identifier: BSD-2-Clause */
/* Multivariate polynomials, and the signs that they may have in a cell (spec/certificate.md, section 9.7). */
#ifndef CHECK_COVER_TENSOR_H
#define CHECK_COVER_TENSOR_H

#include "check/cover/cell.h"
#include "check/numbers/coefficients.h"
#include "check/numbers/field.h"

enum { TENSOR_MAX_COEFFICIENTS = 4096, TENSOR_MAX_POWER = 64 };

/* All coefficients of a polynomial: that of x_0^e_0 x_1^e_1 ... is number e_0 step_0 + e_1 step_1 + ... in the list.
 * (For the types see proofs/README.md, "Types that differ".) */
struct tensor {
    short axes, length[CELL_MAX_AXES], step[CELL_MAX_AXES + 1], total; /* total: the step after the last variable */
    struct coefficients *c;                                            /* owned; the rationals belong to a pool */
};

/*@ predicate tensor_laid(struct tensor t) = 0 <= t.axes <= CELL_MAX_AXES && t.step[0] == 1 &&
  @   0 < t.total <= TENSOR_MAX_COEFFICIENTS && t.step[t.axes] == t.total &&
  @   (\forall integer i; 0 <= i < t.axes ==> 0 < t.length[i] <= TENSOR_MAX_COEFFICIENTS) &&
  @   (\forall integer i; 0 <= i < t.axes ==> 0 < t.step[i] <= t.step[i + 1] <= t.total) &&
  @   \forall integer i; 0 <= i < t.axes ==> step_after(t.step[i], t.length[i], t.step[i + 1]);
  @ predicate tensor_axis(struct tensor t, integer i) = 0 < t.length[i] <= TENSOR_MAX_COEFFICIENTS &&
  @   0 < t.step[i] <= t.step[i + 1] <= t.total && step_after(t.step[i], t.length[i], t.step[i + 1]);
  @ predicate tensor_ok(struct tensor t) = tensor_laid(t) && coefficients_count(t.c) == t.total;
  @ predicate powers_ok{L}(signed char *power, integer axes) = \valid_read(power + (0 .. axes - 1)); */

/*@ predicate lengths_ok{L}(short *length, integer axes) =
  @   \forall integer i; 0 <= i < axes ==> 0 < length[i] <= 2 * TENSOR_MAX_COEFFICIENTS; */

/* tensor_begin: the polynomial 0 with room for these exponents; its list is NULL when there would be too many
 * coefficients. tensor_free: frees a tensor; its list may be NULL. */
/*@ requires pool != \null && 0 <= axes <= CELL_MAX_AXES && \valid_read(length + (0 .. axes - 1));
  @ requires lengths_ok(length, axes);
  @ assigns \result \from pool, axes, length[0 .. axes - 1];
  @ ensures \result.c != \null ==> tensor_ok(\result) && \result.axes == axes;
  @ ensures \result.c != \null ==> \forall integer i; 0 <= i < axes ==> \result.length[i] == length[i]; */
struct tensor tensor_begin(struct scalar_pool *pool, int axes, const short *length);
/*@ assigns \nothing; */
void tensor_free(struct tensor t);

/* tensor_place: the number in the list of the coefficient with these exponents; -1 when there is no room for them. */
/*@ requires tensor_laid(t) && powers_ok(power, t.axes);
  @ assigns \nothing;
  @ ensures -1 <= \result < t.total; */
int tensor_place(struct tensor t, const signed char *power);

/* tensor_operate: x + y, x - y or x y, with room for the degrees that follow from the operation. Returns as
 * tensor_begin. */
/*@ requires pool != \null && tensor_ok(x) && tensor_ok(y) && x.axes == y.axes;
  @ assigns scalar_doubt, \result \from pool, operation, x, y;
  @ ensures DOUBT_STAYS && (\result.c != \null ==> tensor_ok(\result) && \result.axes == x.axes); */
struct tensor tensor_operate(struct scalar_pool *pool, int operation, struct tensor x, struct tensor y);

/* tensor_fix: substitutes a value for one variable. */
/*@ requires tensor_ok(t) && pool != \null && 0 <= axis < t.axes && x != \null;
  @ assigns \nothing; */
void tensor_fix(struct tensor t, struct scalar_pool *pool, int axis, scalar x);

/* tensor_divide: divides by a polynomial in one variable whose last coefficient is not 0. Returns 1, with the quotient
 * in place of t, or 0 when the remainder is not 0. */
/*@ requires tensor_ok(t) && pool != \null && 0 <= axis < t.axes && 0 < count <= FIELD_MAX_DEGREE + 1;
  @ requires polynomial(poly, count);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int tensor_divide(struct tensor t, struct scalar_pool *pool, int axis, const scalar *poly, int count);

/* tensor_copy: a copy. */
/*@ requires tensor_ok(x) && pool != \null;
  @ assigns \result \from pool, x;
  @ ensures tensor_ok(\result) && \result.axes == x.axes && \result.total == x.total; */
struct tensor tensor_copy(struct scalar_pool *pool, struct tensor x);

/* tensor_signs: the signs that the polynomial may have in a cell; in the interior of the range of the variable `inside`
 * (-1 for none). */
/*@ requires tensor_ok(t) && pool != \null && \valid_read(cell) && cell_sides(cell, t.axes);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= MAY_BE_ANY && DOUBT_STAYS; */
int tensor_signs(struct tensor t, struct scalar_pool *pool, const struct cell *cell, int inside);

#endif
