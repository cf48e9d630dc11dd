/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/numbers/roots.h"

/*@ requires pool != \null && x != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
static rational square(struct rational_pool *pool, rational x)
{
    return rational_multiply(pool, x, x);
}

/*@ requires pool != \null && root_ok(x);
  @ assigns \nothing;
  @ ensures \result != \null; */
static rational square_of(struct rational_pool *pool, struct root x)
{
    return rational_multiply(pool, square(pool, x.by), x.of);
}

/*@ requires root_ok(x);
  @ assigns rational_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int sign_of(struct root x)
{
    return rational_sign(x.by) * rational_sign(x.of);
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

int roots_sign(struct rational_pool *pool, struct root x, rational c)
{
    const rational difference = rational_subtract(pool, square_of(pool, x), square(pool, c));
    return joined(sign_of(x), rational_sign(c), rational_sign(difference));
}

/* (x + y)^2 - c^2 = 2 x y + (x^2 + y^2 - c^2), where x y is again a multiple of a square root. */
int roots_sum_sign(struct rational_pool *pool, struct root x, struct root y, rational c)
{
    const rational x_x = square_of(pool, x), y_y = square_of(pool, y);
    const int sum = joined(sign_of(x), sign_of(y), rational_sign(rational_subtract(pool, x_x, y_y)));
    const rational by = rational_multiply(pool, x.by, y.by);
    const struct root twice = {rational_add(pool, by, by), rational_multiply(pool, x.of, y.of)};
    const rational rest = rational_subtract(pool, rational_add(pool, x_x, y_y), square(pool, c));
    return joined(sum, rational_sign(c), roots_sign(pool, twice, rest));
}
