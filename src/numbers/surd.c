/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/surd.h"

struct surd surd_from_number(const struct number *x)
{
    return (struct surd){x, NULL, NULL};
}

struct surd surd_root(struct number_pool *pool, const struct number *x)
{
    x = number_settle(pool, x);
    const int rational = number_is_rational(x);
    const struct number *root = rational ? number_sqrt(pool, x) : number_root_in_field(pool, x);
    if (root != NULL && (!rational || number_is_rational(root))) return surd_from_number(root);
    return (struct surd){number_from_integer(pool, 0), number_from_integer(pool, 1), x};
}

/* a + b sqrt(d), without the root when b = 0. */
/*@ requires a != \null && b != \null && d != \null;
  @ assigns \nothing;
  @ ensures is_surd(\result); */
static struct surd surd_of(const struct number *a, const struct number *b, const struct number *d)
{
    return number_sign(b) == 0 ? surd_from_number(a) : (struct surd){a, b, d};
}

struct surd surd_add(struct number_pool *pool, struct surd x, struct surd y)
{
    const struct number *a = number_add(pool, x.a, y.a);
    if (y.b == NULL) return (struct surd){a, x.b, x.d};
    if (x.b == NULL) return (struct surd){a, y.b, y.d};
    return surd_of(a, number_add(pool, x.b, y.b), x.d);
}

struct surd surd_subtract(struct number_pool *pool, struct surd x, struct surd y)
{
    const struct surd minus_one = surd_from_number(number_from_integer(pool, -1));
    return surd_add(pool, x, surd_multiply(pool, minus_one, y));
}

struct surd surd_multiply(struct number_pool *pool, struct surd x, struct surd y)
{
    const struct number *a = number_multiply(pool, x.a, y.a);
    if (x.b == NULL && y.b == NULL) return surd_from_number(a);
    if (y.b == NULL) return surd_of(a, number_multiply(pool, x.b, y.a), x.d);
    if (x.b == NULL) return surd_of(a, number_multiply(pool, x.a, y.b), y.d);
    /* (a + b s)(a' + b' s) = (a a' + b b' d) + (a b' + b a') s */
    const struct number *bbd = number_multiply(pool, number_multiply(pool, x.b, y.b), x.d);
    const struct number *ab = number_multiply(pool, x.a, y.b), *ba = number_multiply(pool, x.b, y.a);
    return surd_of(number_add(pool, a, bbd), number_add(pool, ab, ba), x.d);
}

struct surd surd_divide(struct number_pool *pool, struct surd x, const struct number *y)
{
    const struct number *a = number_divide(pool, x.a, y);
    return x.b == NULL ? surd_from_number(a) : (struct surd){a, number_divide(pool, x.b, y), x.d};
}

/* If a and b sqrt(d) have the same sign, it is the result; else the larger of a^2 and b^2 d determines it. They are
 * equal only if d is a square in the field of a and b. */
int surd_sign(struct number_pool *pool, struct surd x)
{
    const int a = number_sign(x.a), b = x.b == NULL ? 0 : number_sign(x.b);
    if (a == NUMBER_SIGN_UNKNOWN || b == NUMBER_SIGN_UNKNOWN) return NUMBER_SIGN_UNKNOWN;
    if (b == 0 || a == b) return a;
    if (a == 0) return b;
    const struct number *b_b_d = number_multiply(pool, number_multiply(pool, x.b, x.b), x.d);
    const int larger = number_sign(number_subtract(pool, number_multiply(pool, x.a, x.a), b_b_d));
    return larger == NUMBER_SIGN_UNKNOWN ? larger : a * larger;
}

void surd_evaluate(struct number_pool *pool, const struct instruction *code, int n, int inputs, struct surd *node)
{
    /*@ loop invariant 0 <= i <= n && \forall integer k; 0 <= k < inputs + i ==> is_surd(node[k]);
      @ loop assigns i, node[inputs .. inputs + n - 1];
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) {
        const struct surd x = node[code[i].left], y = node[code[i].right];
        switch (code[i].operation) {
        case OPERATION_ADD: node[inputs + i] = surd_add(pool, x, y); break;
        case OPERATION_SUB: node[inputs + i] = surd_subtract(pool, x, y); break;
        default: node[inputs + i] = surd_multiply(pool, x, y); break;
        }
    }
}
