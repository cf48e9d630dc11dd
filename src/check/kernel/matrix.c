/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kernel/matrix.h"

/*@ requires \valid_read(m) && 0 <= i < MATRIX_MAX && 0 <= j < MATRIX_MAX;
  @ assigns \nothing;
  @ ensures \result == m->at[MATRIX_MAX * i + j]; */
static rational entry(const struct matrix *m, int i, int j)
{
    return m->at[MATRIX_MAX * i + j];
}

void matrix_minor(const struct matrix *m, int i, int j, struct matrix *minor)
{
    minor->n = m->n - 1;
    for (int k = 0; k < minor->n; k++)
        for (int l = 0; l < minor->n; l++)
            minor->at[MATRIX_MAX * k + l] = entry(m, k < i ? k : k + 1, l < j ? l : l + 1);
}

static rational determinant_of_two(const struct matrix *m, struct rational_pool *pool)
{
    const rational down = rational_multiply(pool, entry(m, 0, 0), entry(m, 1, 1));
    const rational up = rational_multiply(pool, entry(m, 0, 1), entry(m, 1, 0));
    return rational_subtract(pool, down, up);
}

/* The expansions of a determinant by its first row: of three rows, and of four. */
static rational determinant_of_three(const struct matrix *m, struct rational_pool *pool)
{
    rational sum = rational_zero(pool);
    for (int j = 0; j < 3; j++) {
        struct matrix minor;
        matrix_minor(m, 0, j, &minor);
        const rational term = rational_multiply(pool, entry(m, 0, j), determinant_of_two(&minor, pool));
        sum = j % 2 == 0 ? rational_add(pool, sum, term) : rational_subtract(pool, sum, term);
    }
    return sum;
}

static rational determinant_of_four(const struct matrix *m, struct rational_pool *pool)
{
    rational sum = rational_zero(pool);
    for (int j = 0; j < 4; j++) {
        struct matrix minor;
        matrix_minor(m, 0, j, &minor);
        const rational term = rational_multiply(pool, entry(m, 0, j), determinant_of_three(&minor, pool));
        sum = j % 2 == 0 ? rational_add(pool, sum, term) : rational_subtract(pool, sum, term);
    }
    return sum;
}

rational matrix_determinant(const struct matrix *m, struct rational_pool *pool)
{
    if (m->n == 0) return rational_one(pool);
    if (m->n == 1) return entry(m, 0, 0);
    if (m->n == 2) return determinant_of_two(m, pool);
    return m->n == 3 ? determinant_of_three(m, pool) : determinant_of_four(m, pool);
}

rational matrix_cofactor(const struct matrix *m, int i, int j, struct rational_pool *pool)
{
    struct matrix minor;
    matrix_minor(m, i, j, &minor);
    const rational determinant = matrix_determinant(&minor, pool);
    return (i + j) % 2 == 0 ? determinant : rational_subtract(pool, rational_zero(pool), determinant);
}
