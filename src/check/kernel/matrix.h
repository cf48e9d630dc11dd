/* SPDX-License-Identifier: BSD-2-Clause */
/* Determinants of matrices of at most four rows, without division: an inverse in a number field could fail to exist. */
#ifndef CHECK_KERNEL_MATRIX_H
#define CHECK_KERNEL_MATRIX_H

#include "check/rational.h"

enum { MATRIX_MAX = 4 };

/* A square matrix: the entry in row i and column j is at[MATRIX_MAX * i + j]. */
struct matrix {
    int n;
    rational at[MATRIX_MAX * MATRIX_MAX];
};

/*@ predicate matrix_ok{L}(struct matrix *m) = 0 <= m->n <= MATRIX_MAX &&
  @   \forall integer i, j; 0 <= i < m->n && 0 <= j < m->n ==> m->at[MATRIX_MAX * i + j] != \null; */

/* matrix_minor: the matrix without row i and column j. */
/*@ requires \valid_read(m) && matrix_ok(m) && m->n > 0 && 0 <= i < m->n && 0 <= j < m->n;
  @ requires \valid(minor) && \separated(minor, m);
  @ assigns *minor;
  @ ensures minor->n == m->n - 1 && matrix_ok(minor); */
void matrix_minor(const struct matrix *m, int i, int j, struct matrix *minor);

/* matrix_determinant: 1 of the empty matrix. */
/*@ requires \valid_read(m) && matrix_ok(m) && pool != \null;
  @ assigns rational_doubt, \result \from *m, pool;
  @ ensures \result != \null && DOUBT_STAYS; */
rational matrix_determinant(const struct matrix *m, struct rational_pool *pool);

/* matrix_cofactor: the determinant of the minor of row i and column j, with the sign of (-1)^(i + j).  The adjugate has it in row j and
 * column i, and its product with the matrix is the determinant times the unit matrix. */
/*@ requires \valid_read(m) && matrix_ok(m) && 0 <= i < m->n && 0 <= j < m->n && pool != \null;
  @ assigns rational_doubt, \result \from *m, i, j, pool;
  @ ensures \result != \null && DOUBT_STAYS; */
rational matrix_cofactor(const struct matrix *m, int i, int j, struct rational_pool *pool);

#endif
