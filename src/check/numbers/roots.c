/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/numbers/roots.h"

/*@ requires pool != \null && x != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar square(struct scalar_pool *pool, scalar x)
{
    return scalar_multiply(pool, x, x);
}

/*@ requires pool != \null && root_ok(x);
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar square_of(struct scalar_pool *pool, struct root x)
{
    return scalar_multiply(pool, square(pool, x.by), x.of);
}

/*@ requires root_ok(x);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int sign_of(struct root x)
{
    return scalar_sign(x.by) * scalar_sign(x.of);
}

/* The sign of the sum of two numbers with signs x and y, where `larger` is the sign of the square of the first minus
 * that of the second. */
/*@ requires -1 <= x <= 1 && -1 <= y <= 1 && -1 <= larger <= 1;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int joined(int x, int y, int larger)
{
    if (x == 0 || x == y) return y;
    return y == 0 ? x : x * larger;
}

int roots_sign(struct scalar_pool *pool, struct root x, scalar c)
{
    const scalar difference = scalar_subtract(pool, square_of(pool, x), square(pool, c));
    return joined(sign_of(x), scalar_sign(c), scalar_sign(difference));
}

/* (x + y)^2 - c^2 = 2 x y + (x^2 + y^2 - c^2), where x y is again a multiple of a square root. */
int roots_sum_sign(struct scalar_pool *pool, struct root x, struct root y, scalar c)
{
    const scalar x_x = square_of(pool, x), y_y = square_of(pool, y);
    const int sum = joined(sign_of(x), sign_of(y), scalar_sign(scalar_subtract(pool, x_x, y_y)));
    const scalar by = scalar_multiply(pool, x.by, y.by);
    const struct root twice = {scalar_add(pool, by, by), scalar_multiply(pool, x.of, y.of)};
    const scalar rest = scalar_subtract(pool, scalar_add(pool, x_x, y_y), square(pool, c));
    return joined(sum, scalar_sign(c), roots_sign(pool, twice, rest));
}
