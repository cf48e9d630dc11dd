/* SPDX-License-Identifier: BSD-2-Clause */
#include "mechanism/system.h"

#include <stdio.h>

struct system system_new(struct number_pool *pool, int n)
{
    const exact zero = integer(pool, 0);
    struct system system = {.n = n, .c_rate = zero, .d_rate = zero};
    for (int i = 0; i < n; i++) {
        system.f[i] = system.c[i] = system.d[i] = zero;
        for (int j = 0; j < n; j++) system.M[i][j] = zero;
    }
    return system;
}

static void subtract_product(struct number_pool *pool, exact *x, exact y, exact z)
{
    *x = subtract(pool, *x, times(pool, y, z));
}

/* Eliminates coordinate k: M = L D L^T with a unit triangle L, and f, c, d become L^-1 f, L^-1 c, L^-1 d. */
static void eliminate(struct number_pool *pool, struct system *s, int k)
{
    for (int i = k + 1; i < s->n; i++) {
        const exact factor = number_settle(pool, divide(pool, s->M[i][k], s->M[k][k]));
        for (int j = k + 1; j <= i; j++) subtract_product(pool, &s->M[i][j], factor, s->M[j][k]);
        subtract_product(pool, &s->f[i], factor, s->f[k]);
        subtract_product(pool, &s->c[i], factor, s->c[k]);
        subtract_product(pool, &s->d[i], factor, s->d[k]);
    }
}

/* x . D^-1 y, the pivots D being on the diagonal. */
static exact weighted(struct number_pool *pool, const struct system *s, const exact *x, const exact *y)
{
    exact sum = integer(pool, 0);
    for (int k = 0; k < s->n; k++) sum = add(pool, sum, divide(pool, times(pool, x[k], y[k]), s->M[k][k]));
    return sum;
}

/* 1 when x is positive; for an uncertain x, when some number in its interval is. */
static int may_be_positive(exact x)
{
    const int sign = number_sign(x);
    return sign == 1 || (sign == NUMBER_SIGN_UNKNOWN && !number_is_certain(x));
}

enum status system_reduce(struct number_pool *pool, struct system *s, struct raw *raw, struct failure *failure)
{
    for (int k = 0; k < s->n; k++) {
        s->M[k][k] = number_settle(pool, s->M[k][k]);
        if (!may_be_positive(s->M[k][k])) {
            snprintf(failure->field, sizeof failure->field, "M");
            snprintf(failure->reason, sizeof failure->reason,
                     "the mass matrix is not positive definite: pivot %d of "
                     "its elimination is not positive",
                     k + 1);
            return STATUS_MALFORMED;
        }
        eliminate(pool, s, k);
    }
    raw->a = add(pool, weighted(pool, s, s->c, s->f), s->c_rate);
    raw->b = add(pool, weighted(pool, s, s->d, s->f), s->d_rate);
    raw->A = weighted(pool, s, s->c, s->c);
    raw->B = weighted(pool, s, s->c, s->d);
    raw->C = weighted(pool, s, s->d, s->d);
    return STATUS_OK;
}

/* With principal values w1 < w2 and axes turned by phi: B = (w2 - w1) sin phi cos phi, C = w1 + (w2 - w1) cos^2 phi, and C / B has
 * the minimum 2 sqrt(w1 w2) / (w2 - w1), at tan^2 phi = w2 / w1. */
exact rotated_least_friction(struct number_pool *pool, exact kappa)
{
    const exact root = number_sqrt(pool, times(pool, kappa, add(pool, kappa, integer(pool, 1))));
    return number_settle(pool, times(pool, integer(pool, 2), root));
}
