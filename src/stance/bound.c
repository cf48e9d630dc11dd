/* SPDX-License-Identifier: BSD-2-Clause */
#include "stance/half.h"

struct bound bound_at(const struct number *x)
{
    return (struct bound){0, x};
}

int bound_order(const struct arithmetic *a, const struct bound *x, const struct bound *y)
{
    if (x->infinite || y->infinite) return (x->infinite > y->infinite) - (x->infinite < y->infinite);
    const int sign = number_sign(minus(a, x->x, y->x));
    return sign == NUMBER_SIGN_UNKNOWN ? 0 : sign;
}

int bound_compare(struct arithmetic *a, const struct bound *x, const struct bound *y)
{
    if (x->infinite || y->infinite) return (x->infinite > y->infinite) - (x->infinite < y->infinite);
    return compare(a, x->x, y->x);
}

struct bound line_at(struct arithmetic *a, const struct line *line, const struct bound *t)
{
    if (!t->infinite) return bound_at(plus_product(a, line->a, line->b, t->x));
    const int rising = sign_of(a, line->b);
    return rising == 0 ? bound_at(line->a) : (struct bound){rising * t->infinite, NULL};
}
