/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kernel/matrix.h"

/*@ requires \valid_read(m) && 0 <= i < MATRIX_MAX && 0 <= j < MATRIX_MAX;
  @ assigns \nothing;
  @ ensures \result == m->at[i][j]; */
static rational entry(const struct matrix *m, int i, int j)
{
    return m->at[i][j];
}

/* Copies row k of the minor without row i and column j. */
/*@ requires \valid_read(m) && matrix_ok(m) && m->n > 0 && 0 <= i < m->n && 0 <= j < m->n;
  @ requires \valid(minor) && \separated(minor, m) && minor->n == m->n - 1 && 0 <= k < minor->n;
  @ assigns minor->at[k][0 .. MATRIX_MAX - 1];
  @ ensures \forall integer l; 0 <= l < minor->n ==> minor->at[k][l] != \null &&
  @   minor->at[k][l] == m->at[k < i ? k : k + 1][l < j ? l : l + 1]; */
static void minor_row(const struct matrix *m, int i, int j, int k, struct matrix *minor)
{
    const int row = k < i ? k : k + 1;
    /*@ loop invariant 0 <= l <= minor->n;
      @ loop invariant \forall integer t; 0 <= t < l ==>
      @   minor->at[k][t] == m->at[row][t < j ? t : t + 1];
      @ loop assigns l, minor->at[k][0 .. MATRIX_MAX - 1];
      @ loop variant minor->n - l; */
    for (int l = 0; l < minor->n; l++) minor->at[k][l] = entry(m, row, l < j ? l : l + 1);
}

void matrix_minor(const struct matrix *m, int i, int j, struct matrix *minor)
{
    minor->n = m->n - 1;
    /*@ loop invariant 0 <= k <= minor->n;
      @ loop invariant \forall integer r, l; 0 <= r < k && 0 <= l < minor->n ==> minor->at[r][l] != \null &&
      @   minor->at[r][l] == m->at[r < i ? r : r + 1][l < j ? l : l + 1];
      @ loop assigns k, minor->at[0 .. MATRIX_MAX - 1][0 .. MATRIX_MAX - 1];
      @ loop variant minor->n - k; */
    for (int k = 0; k < minor->n; k++) minor_row(m, i, j, k, minor);
}

/* a d - b c */
/*@ requires a != \null && b != \null && c != \null && d != \null && pool != \null;
  @ assigns \result \from a, b, c, d;
  @ ensures \result != \null;
  @ ensures value: rational_value(\result) ==
  @   matrix_det2(rational_value(a), rational_value(b), rational_value(c), rational_value(d)); */
static rational det2(struct rational_pool *pool, rational a, rational b, rational c, rational d)
{
    return rational_subtract(pool, rational_multiply(pool, a, d), rational_multiply(pool, b, c));
}

/* The determinant of the entries in rows i, i + 1, i + 2 and columns j, k, l. */
/*@ requires \valid_read(m) && matrix_ok(m) && pool != \null;
  @ requires 0 <= i && i + 2 < m->n && 0 <= j < m->n && 0 <= k < m->n && 0 <= l < m->n;
  @ assigns \result \from *m, i, j, k, l;
  @ ensures \result != \null;
  @ ensures value: rational_value(\result) ==
  @   matrix_det3(matrix_entry(m, i, j), matrix_entry(m, i, k), matrix_entry(m, i, l),
  @               matrix_entry(m, i + 1, j), matrix_entry(m, i + 1, k), matrix_entry(m, i + 1, l),
  @               matrix_entry(m, i + 2, j), matrix_entry(m, i + 2, k), matrix_entry(m, i + 2, l)); */
static rational det3(const struct matrix *m, int i, int j, int k, int l, struct rational_pool *pool)
{
    const rational first = entry(m, i + 1, j), second = entry(m, i + 1, k), third = entry(m, i + 1, l);
    const rational below_first = entry(m, i + 2, j), below_second = entry(m, i + 2, k),
                   below_third = entry(m, i + 2, l);
    const rational a = det2(pool, second, third, below_second, below_third);
    const rational b = det2(pool, first, third, below_first, below_third);
    const rational c = det2(pool, first, second, below_first, below_second);
    const rational two =
        rational_subtract(pool, rational_multiply(pool, entry(m, i, j), a), rational_multiply(pool, entry(m, i, k), b));
    return rational_add(pool, two, rational_multiply(pool, entry(m, i, l), c));
}

/*@ requires \valid_read(m) && matrix_ok(m) && m->n == 4 && pool != \null;
  @ assigns \result \from *m;
  @ ensures \result != \null; */
static rational det4(const struct matrix *m, struct rational_pool *pool)
{
    const rational first = det3(m, 1, 1, 2, 3, pool), second = det3(m, 1, 0, 2, 3, pool);
    const rational third = det3(m, 1, 0, 1, 3, pool), fourth = det3(m, 1, 0, 1, 2, pool);
    const rational a = rational_multiply(pool, entry(m, 0, 0), first);
    const rational b = rational_multiply(pool, entry(m, 0, 1), second);
    const rational c = rational_multiply(pool, entry(m, 0, 2), third);
    const rational d = rational_multiply(pool, entry(m, 0, 3), fourth);
    return rational_subtract(pool, rational_add(pool, rational_subtract(pool, a, b), c), d);
}

rational matrix_determinant(const struct matrix *m, struct rational_pool *pool)
{
    if (m->n == 0) return rational_one(pool);
    if (m->n == 1) return entry(m, 0, 0);
    if (m->n == 2) return det2(pool, entry(m, 0, 0), entry(m, 0, 1), entry(m, 1, 0), entry(m, 1, 1));
    return m->n == 3 ? det3(m, 0, 0, 1, 2, pool) : det4(m, pool);
}

rational matrix_cofactor(const struct matrix *m, int i, int j, struct rational_pool *pool)
{
    struct matrix minor;
    matrix_minor(m, i, j, &minor);
    const rational determinant = matrix_determinant(&minor, pool);
    return (i + j) % 2 == 0 ? determinant : rational_subtract(pool, rational_zero(pool), determinant);
}
