/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/stance/enclosed.h"

#include "check/numbers/scalar_round.h"

/*@ requires enclosed_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range rounded(const struct enclosed *e, struct range x)
{
    if (x.low == x.high) return x;
    return (struct range){scalar_round(e->pool, x.low, e->bits, 0), scalar_round(e->pool, x.high, e->bits, 1)};
}

struct range enclosed_integer(const struct enclosed *e, int n)
{
    return range_of(scalar_integer(e->pool, n));
}

struct range enclosed_add(const struct enclosed *e, struct range x, struct range y)
{
    return rounded(e, range_add(e->pool, x, y));
}

struct range enclosed_subtract(const struct enclosed *e, struct range x, struct range y)
{
    return rounded(e, range_subtract(e->pool, x, y));
}

struct range enclosed_multiply(const struct enclosed *e, struct range x, struct range y)
{
    return rounded(e, range_multiply(e->pool, x, y));
}

struct range enclosed_divide(struct enclosed *e, struct range x, struct range y)
{
    const scalar one = scalar_one(e->pool);
    const int sign = range_sign(y);
    if (sign != 1 && sign != -1) {
        e->open = 1;
        return x;
    }
    const scalar first = scalar_divide(e->pool, one, y.high);
    const struct range inverse = {first, y.low == y.high ? first : scalar_divide(e->pool, one, y.low)};
    return enclosed_multiply(e, x, inverse);
}

struct range enclosed_negate(const struct enclosed *e, struct range x)
{
    return enclosed_subtract(e, enclosed_integer(e, 0), x);
}

struct range enclosed_square(const struct enclosed *e, struct range x)
{
    if (x.low == x.high) return range_of(scalar_multiply(e->pool, x.low, x.low));
    const scalar zero = scalar_zero(e->pool);
    const struct range square = enclosed_multiply(e, x, x);
    return enclosed_compare(e, square.low, zero) < 0 ? (struct range){zero, square.high} : square;
}

struct range enclosed_times(const struct enclosed *e, int n, struct range x)
{
    return enclosed_multiply(e, enclosed_integer(e, n), x);
}

struct range enclosed_fma(const struct enclosed *e, struct range x, struct range y, struct range z)
{
    return enclosed_add(e, x, enclosed_multiply(e, y, z));
}

/* A lower or upper bound of the square root of x >= 0. */
/*@ requires enclosed_ok(e) && x != \null;
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar root_bound(const struct enclosed *e, scalar x, int up)
{
    return scalar_sign(x) == 0 ? x : scalar_root(e->pool, x, e->bits, up);
}

struct range enclosed_root(const struct enclosed *e, struct range x)
{
    const struct range positive = enclosed_at_least(e, x, scalar_zero(e->pool));
    return (struct range){root_bound(e, positive.low, 0), root_bound(e, positive.high, 1)};
}

int enclosed_sign(struct enclosed *e, struct range x)
{
    const int sign = range_sign(x);
    if (sign != RANGE_OPEN) return sign;
    e->open = 1;
    return 0;
}

int enclosed_compare(const struct enclosed *e, scalar x, scalar y)
{
    return x == y ? 0 : scalar_sign(scalar_subtract(e->pool, x, y));
}

scalar enclosed_least(const struct enclosed *e, scalar x, scalar y)
{
    return enclosed_compare(e, x, y) <= 0 ? x : y;
}

scalar enclosed_most(const struct enclosed *e, scalar x, scalar y)
{
    return enclosed_compare(e, x, y) >= 0 ? x : y;
}

struct range enclosed_hull(const struct enclosed *e, struct range x, struct range y)
{
    return (struct range){enclosed_least(e, x.low, y.low), enclosed_most(e, x.high, y.high)};
}

struct range enclosed_at_least(const struct enclosed *e, struct range x, scalar bound)
{
    const scalar low = enclosed_most(e, x.low, bound);
    return (struct range){low, x.low == x.high ? low : enclosed_most(e, x.high, bound)};
}

struct range enclosed_at_most(const struct enclosed *e, struct range x, scalar bound)
{
    const scalar low = enclosed_least(e, x.low, bound);
    return (struct range){low, x.low == x.high ? low : enclosed_least(e, x.high, bound)};
}
