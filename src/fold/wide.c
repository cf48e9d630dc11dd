/* SPDX-License-Identifier: BSD-2-Clause */
#include "fold/wide.h"

static struct polynomial zero(void)
{
    return (struct polynomial){.length = 0};
}

struct wide wide_constant(struct number_pool *pool, const struct number *x)
{
    struct wide made = {.length = 1, .c = {{.length = 0}}};
    (void)pool;
    made.c[0].length = number_sign(x) != 0;
    made.c[0].c[0] = x;
    return made;
}

struct wide wide_r(struct number_pool *pool)
{
    struct wide made = {.length = 1, .c = {{.length = 0}}};
    made.c[0] = polynomial_variable(pool);
    return made;
}

struct wide wide_omega(struct number_pool *pool)
{
    struct wide made = wide_constant(pool, number_from_integer(pool, 1));
    made.c[1] = made.c[0];
    made.c[0] = zero();
    made.length = 2;
    return made;
}

/* The polynomial x + factor y. */
static int combine(struct number_pool *pool, const struct wide *x, const struct number *factor, const struct wide *y,
                   struct wide *out)
{
    out->length = x->length > y->length ? x->length : y->length;
    for (int i = 0; i < out->length; i++) {
        const struct polynomial p = i < x->length ? x->c[i] : zero(), q = i < y->length ? y->c[i] : zero();
        if (polynomial_combine(pool, &p, factor, &q, out->c + i) != 1) return 0;
    }
    return 1;
}

static int multiply(struct number_pool *pool, const struct wide *x, const struct wide *y, struct wide *out)
{
    const struct number *one = number_from_integer(pool, 1);
    if (x->length + y->length - 1 > WIDE_MAX) return 0;
    out->length = x->length + y->length - 1;
    for (int i = 0; i < out->length; i++) out->c[i] = zero();
    for (int i = 0; i < x->length; i++) {
        for (int j = 0; j < y->length; j++) {
            struct polynomial product;
            if (polynomial_multiply(pool, x->c + i, y->c + j, &product) != 1 ||
                polynomial_combine(pool, out->c + i + j, one, &product, out->c + i + j) != 1)
                return 0;
        }
    }
    return 1;
}

/* Removes leading coefficients that are 0. */
static void shorten(struct wide *x)
{
    while (x->length > 1 && x->c[x->length - 1].length == 0) x->length--;
}

int wide_run(struct number_pool *pool, const struct program *program, int last, struct wide *node)
{
    const struct number *one = number_from_integer(pool, 1), *minus_one = number_from_integer(pool, -1);
    for (int at = program->inputs; at <= last; at++) {
        const struct instruction *step = program->code + at - program->inputs;
        const struct wide *x = node + step->left, *y = node + step->right;
        const int done = step->operation == OPERATION_MUL
                             ? multiply(pool, x, y, node + at)
                             : combine(pool, x, step->operation == OPERATION_ADD ? one : minus_one, y, node + at);
        if (!done) return 0;
        shorten(node + at);
    }
    return 1;
}

int wide_at(struct number_pool *pool, const struct wide *x, const struct number *omega, struct polynomial *out)
{
    struct polynomial sum = zero();
    for (int i = x->length - 1; i >= 0; i--)
        if (polynomial_combine(pool, x->c + i, omega, &sum, &sum) != 1) return 0;
    *out = sum;
    return 1;
}

/* K a, with its leading term in omega replaced by means of L = 0; the degree decreases by one. */
static int reduce(struct number_pool *pool, const struct wide *L, struct wide *K)
{
    const struct number *minus_one = number_from_integer(pool, -1);
    const struct polynomial lead = K->c[K->length - 1];
    const int shift = K->length - L->length;
    for (int i = 0; i < K->length - 1; i++) {
        struct polynomial kept, taken = zero();
        if (polynomial_multiply(pool, K->c + i, L->c + 2, &kept) != 1) return 0;
        if (i >= shift && polynomial_multiply(pool, &lead, L->c + i - shift, &taken) != 1) return 0;
        if (polynomial_combine(pool, &kept, minus_one, &taken, K->c + i) != 1) return 0;
    }
    K->length--;
    return 1;
}

/* Adds factor x y z to out. */
static int add_product(struct number_pool *pool, long factor, const struct polynomial *x, const struct polynomial *y,
                       const struct polynomial *z, struct polynomial *out)
{
    struct polynomial product;
    return polynomial_multiply(pool, x, y, &product) == 1 && polynomial_multiply(pool, &product, z, &product) == 1 &&
           polynomial_combine(pool, out, number_from_integer(pool, factor), &product, out) == 1;
}

int wide_resultant(struct number_pool *pool, const struct wide *L, const struct wide *K, struct polynomial *out)
{
    struct wide left = *K;
    if (L->length != 3) return 0;
    while (left.length > 2)
        if (!reduce(pool, L, &left)) return 0;
    const struct polynomial beta = left.c[0], alpha = left.length > 1 ? left.c[1] : zero();
    *out = zero();
    return add_product(pool, 1, L->c + 2, &beta, &beta, out) && add_product(pool, -1, L->c + 1, &alpha, &beta, out) &&
           add_product(pool, 1, L->c, &alpha, &alpha, out);
}

/* Replaces the coefficients c of a polynomial p(x) by those of p(x + shift). */
static void shift_by(struct number_pool *pool, const struct number *shift, const struct number **c, int length)
{
    for (int i = 0; i < length; i++)
        for (int j = length - 2; j >= i; j--) c[j] = number_add(pool, c[j], number_multiply(pool, shift, c[j + 1]));
}

/* With x = from + (to - from) s and s = 1 / (1 + y), multiplied by (1 + y)^n, the coefficients in y are the Bernstein
 * coefficients multiplied by binomial coefficients. */
int wide_sign(struct number_pool *pool, const struct polynomial *x, const struct number *from, const struct number *to)
{
    const struct number *c[POLYNOMIAL_MAX_LENGTH], *width = number_subtract(pool, to, from);
    const int n = x->length;
    for (int i = 0; i < n; i++) c[i] = x->c[i];
    shift_by(pool, from, c, n);
    for (int i = 1; i < n; i++)
        for (int j = 0; j < i; j++) c[i] = number_multiply(pool, c[i], width);
    for (int i = 0; i < n / 2; i++) {
        const struct number *kept = c[i];
        c[i] = c[n - 1 - i];
        c[n - 1 - i] = kept;
    }
    shift_by(pool, number_from_integer(pool, 1), c, n);
    const int sign = n > 0 ? number_sign(c[0]) : 0;
    for (int i = 0; i < n; i++)
        if (number_sign(c[i]) != sign) return 0;
    return sign == 1 || sign == -1 ? sign : 0;
}
