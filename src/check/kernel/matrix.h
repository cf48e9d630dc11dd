/* SPDX-License-Identifier: BSD-2-Clause */
/* Determinants of matrices with at most four rows, without division, because a division in a number field may fail. */
#ifndef CHECK_KERNEL_MATRIX_H
#define CHECK_KERNEL_MATRIX_H

#include "check/numbers/rational.h"

enum { MATRIX_MAX = 4 };

/* A square matrix: the entry in row i and column j is at[i][j]. */
struct matrix {
    int n;
    rational at[MATRIX_MAX][MATRIX_MAX];
};

/*@ logic real matrix_entry{L}(struct matrix *m, integer i, integer j) = rational_value(m->at[i][j]);
  @ predicate matrix_ok{L}(struct matrix *m) = 0 <= m->n <= MATRIX_MAX &&
  @   \forall integer i, j; 0 <= i < m->n && 0 <= j < m->n ==> m->at[i][j] != \null; */

/*@ // The determinants of the entries, expanded by the first row.
  @ logic real matrix_det2(real a, real b, real c, real d) = check_difference(check_product(a, d), check_product(b, c));
  @ logic real matrix_det3(real a, real b, real c, real d, real e, real f, real g, real h, real i) =
  @   check_sum(check_difference(check_product(a, matrix_det2(e, f, h, i)), check_product(b, matrix_det2(d, f, g, i))),
  @             check_product(c, matrix_det2(d, e, g, h)));
  @ logic real matrix_minor3{L}(struct matrix *m, integer j, integer k, integer l) =
  @   matrix_det3(matrix_entry(m, 1, j), matrix_entry(m, 1, k), matrix_entry(m, 1, l),
  @               matrix_entry(m, 2, j), matrix_entry(m, 2, k), matrix_entry(m, 2, l),
  @               matrix_entry(m, 3, j), matrix_entry(m, 3, k), matrix_entry(m, 3, l));
  @ logic real matrix_det4{L}(struct matrix *m) =
  @   check_difference(
  @     check_sum(check_difference(check_product(matrix_entry(m, 0, 0), matrix_minor3(m, 1, 2, 3)),
  @                                check_product(matrix_entry(m, 0, 1), matrix_minor3(m, 0, 2, 3))),
  @               check_product(matrix_entry(m, 0, 2), matrix_minor3(m, 0, 1, 3))),
  @     check_product(matrix_entry(m, 0, 3), matrix_minor3(m, 0, 1, 2)));
  @ logic real matrix_det{L}(struct matrix *m) =
  @   m->n == 0 ? 1.0
  @   : m->n == 1 ? matrix_entry(m, 0, 0)
  @   : m->n == 2 ? matrix_det2(matrix_entry(m, 0, 0), matrix_entry(m, 0, 1), matrix_entry(m, 1, 0), matrix_entry(m, 1, 1))
  @   : m->n == 3 ? matrix_det3(matrix_entry(m, 0, 0), matrix_entry(m, 0, 1), matrix_entry(m, 0, 2),
  @                             matrix_entry(m, 1, 0), matrix_entry(m, 1, 1), matrix_entry(m, 1, 2),
  @                             matrix_entry(m, 2, 0), matrix_entry(m, 2, 1), matrix_entry(m, 2, 2))
  @   : matrix_det4(m); */

/* matrix_minor: the matrix without row i and column j. */
/*@ requires \valid_read(m) && matrix_ok(m) && m->n > 0 && 0 <= i < m->n && 0 <= j < m->n;
  @ requires \valid(minor) && \separated(minor, m);
  @ assigns *minor;
  @ ensures minor->n == m->n - 1 && matrix_ok(minor);
  @ ensures entries: \forall integer k, l; 0 <= k < minor->n && 0 <= l < minor->n ==>
  @   minor->at[k][l] == m->at[k < i ? k : k + 1][l < j ? l : l + 1]; */
void matrix_minor(const struct matrix *m, int i, int j, struct matrix *minor);

/* matrix_determinant: the determinant; 1 for the empty matrix. */
/*@ requires \valid_read(m) && matrix_ok(m) && pool != \null;
  @ assigns \result \from *m;
  @ ensures \result != \null;
  @ ensures value: m->n <= 3 ==> rational_value(\result) == matrix_det(m); */
rational matrix_determinant(const struct matrix *m, struct rational_pool *pool);

/* matrix_cofactor: (-1)^(i + j) times the determinant of the minor of row i and column j. It is the entry of the
 * adjugate in row j and column i; the product of matrix and adjugate is the determinant times the unit matrix. */
/*@ requires \valid_read(m) && matrix_ok(m) && 0 <= i < m->n && 0 <= j < m->n && pool != \null;
  @ assigns \result \from *m, i, j;
  @ ensures \result != \null; */
rational matrix_cofactor(const struct matrix *m, int i, int j, struct rational_pool *pool);

#endif
