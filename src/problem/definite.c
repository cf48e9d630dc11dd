/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/definite.h"

/* The state after k steps of elimination: H = L (D and S on the diagonal) L^T, where S is `left` from row and column k
 * on. */
struct elimination {
    struct number_pool *pool;
    struct definite *result;
    const struct number *left[DEFINITE_MAX_SIZE][DEFINITE_MAX_SIZE];
};

static void eliminate(struct elimination *e, int k)
{
    struct definite *d = e->result;
    d->pivot[k] = e->left[k][k];
    for (int i = k + 1; i < d->size; i++)
        d->lower[i][k] = number_sign(d->pivot[k]) == 0 ? number_from_integer(e->pool, 0)
                                                       : number_divide(e->pool, e->left[i][k], d->pivot[k]);
    for (int i = k + 1; i < d->size; i++)
        for (int j = k + 1; j < d->size; j++)
            e->left[i][j] =
                number_subtract(e->pool, e->left[i][j], number_multiply(e->pool, d->lower[i][k], e->left[k][j]));
}

/* The first row below k with a nonzero entry in column k; -1 when there is none. */
static int row_with_rest(const struct elimination *e, int k)
{
    for (int i = k + 1; i < e->result->size; i++)
        if (number_sign(e->left[i][k]) != 0) return i;
    return -1;
}

/* Solves L^T x = y, where L has the columns before k; y is in `direction` and is replaced by x. */
static void solve_transposed(struct elimination *e, int k)
{
    struct definite *d = e->result;
    for (int j = k - 1; j >= 0; j--)
        for (int i = j + 1; i < d->size; i++)
            d->direction[j] =
                number_subtract(e->pool, d->direction[j], number_multiply(e->pool, d->lower[i][j], d->direction[i]));
}

/* Given y = y_k e_k + y_i e_i with y^T S y = `value` < 0, computes x = L^-T y, for which x^T H x = value. y_i NULL
 * means y = y_k e_k. */
static void finish_negative(struct elimination *e, int k, const struct number *y_k, int i, const struct number *y_i,
                            const struct number *value)
{
    struct definite *d = e->result;
    for (int j = 0; j < d->size; j++) d->direction[j] = number_from_integer(e->pool, 0);
    d->direction[k] = y_k;
    if (y_i != NULL) d->direction[i] = y_i;
    solve_transposed(e, k);
    d->value = value;
    d->sign = -1;
}

/* When S_kk = 0 and c = S_ik is not 0, the form at y_i = 1 is 2 c y_k + S_ii, which is -1 for y_k = -(S_ii + 1) / (2
 * c). */
static void finish_mixed(struct elimination *e, int k, int i)
{
    const struct number *one = number_from_integer(e->pool, 1), *c = e->left[i][k];
    const struct number *above = number_negate(e->pool, number_add(e->pool, e->left[i][i], one));
    const struct number *y_k = number_divide(e->pool, above, number_add(e->pool, c, c));
    finish_negative(e, k, y_k, i, one, number_negate(e->pool, one));
}

void definite_of(struct number_pool *pool, const struct number *const *H, int size, struct definite *result)
{
    struct elimination e = {.pool = pool, .result = result};
    *result = (struct definite){.size = size, .sign = 1};
    for (int i = 0; i < size; i++)
        for (int j = 0; j < size; j++) e.left[i][j] = H[i * size + j];
    for (int k = 0; k < size; k++) {
        const int sign = number_sign(e.left[k][k]), row = sign == 0 ? row_with_rest(&e, k) : -1;
        if (sign < 0) finish_negative(&e, k, number_from_integer(pool, 1), k, NULL, e.left[k][k]);
        if (row >= 0) finish_mixed(&e, k, row);
        if (result->sign < 0) return;
        if (sign == 0) result->sign = 0;
        eliminate(&e, k);
    }
}
