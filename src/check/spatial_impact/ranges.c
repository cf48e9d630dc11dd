/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/spatial_impact/ranges.h"

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int are_points(struct range a, struct range b)
{
    return a.low == a.high && b.low == b.high;
}

struct range impact3_rounded(const struct impact3_given *g, struct range a)
{
    return a.low == a.high ? enclose_number(&g->e, a.low) : a;
}

struct range impact3_add(const struct impact3_given *g, struct range a, struct range b)
{
    if (are_points(a, b)) return range_of(scalar_add(g->e.pool, a.low, b.low));
    return enclose_add(&g->e, impact3_rounded(g, a), impact3_rounded(g, b));
}

struct range impact3_subtract(const struct impact3_given *g, struct range a, struct range b)
{
    if (are_points(a, b)) return range_of(scalar_subtract(g->e.pool, a.low, b.low));
    return enclose_subtract(&g->e, impact3_rounded(g, a), impact3_rounded(g, b));
}

struct range impact3_multiply(const struct impact3_given *g, struct range a, struct range b)
{
    if (are_points(a, b)) return range_of(scalar_multiply(g->e.pool, a.low, b.low));
    return enclose_multiply(&g->e, impact3_rounded(g, a), impact3_rounded(g, b));
}

struct range impact3_divide(const struct impact3_given *g, struct range a, struct range b)
{
    if (are_points(a, b)) return range_of(scalar_divide(g->e.pool, a.low, b.low));
    return enclose_divide(&g->e, impact3_rounded(g, a), impact3_rounded(g, b));
}

struct range impact3_root(const struct impact3_given *g, struct range a)
{
    return enclose_sqrt(&g->e, impact3_rounded(g, a));
}

struct range impact3_integer(const struct impact3_given *g, long n)
{
    return enclose_integer(&g->e, n);
}

int impact3_is_below(const struct impact3_given *g, struct range a, struct range b)
{
    return scalar_sign(scalar_subtract(g->e.pool, b.low, a.high)) > 0;
}

int impact3_is_negative(struct range a)
{
    return scalar_sign(a.high) < 0;
}
