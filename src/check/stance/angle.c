/* SPDX-License-Identifier: BSD-2-Clause */
/* Cosines and sines by power series; the remainder of an alternating series with decreasing terms is at most its first
 * term. */
#include "check/stance/enclosed.h"

#include "check/numbers/scalar_round.h"

/* More terms than any series has with 1024 bits; a series that ends here has a wide remainder. */
enum { MOST_TERMS = 4096 };

/*@ requires enclosed_ok(e);
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar one_half(const struct enclosed *e)
{
    return scalar_divide(e->pool, scalar_one(e->pool), scalar_integer(e->pool, 2));
}

/* 2^-bits */
/*@ requires enclosed_ok(e);
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar tiny(const struct enclosed *e)
{
    const scalar half = one_half(e);
    scalar x = scalar_one(e->pool);
    /*@ loop invariant 0 <= k && x != \null;
      @ loop assigns k, x;
      @ loop variant e->bits - k; */
    for (int k = 0; k < e->bits; k++) x = scalar_multiply(e->pool, x, half);
    return x;
}

/* An interval with short ends around x. */
/*@ requires enclosed_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range shortened(const struct enclosed *e, struct range x)
{
    return (struct range){scalar_round(e->pool, x.low, e->bits, 0), scalar_round(e->pool, x.high, e->bits, 1)};
}

/*@ requires enclosed_ok(e) && x != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar opposite(const struct enclosed *e, scalar x)
{
    return scalar_subtract(e->pool, scalar_zero(e->pool), x);
}

/*@ requires enclosed_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar size_of(const struct enclosed *e, struct range x)
{
    return enclosed_most(e, opposite(e, x.low), x.high);
}

/*@ requires enclosed_ok(e) && range_ok(x) && by != \null;
  @ assigns \nothing;
  @ ensures range_ok(\result); */
static struct range spread(const struct enclosed *e, struct range x, scalar by)
{
    return (struct range){scalar_subtract(e->pool, x.low, by), scalar_add(e->pool, x.high, by)};
}

/* first (1 - s / (k (k+1)) + s^2 / (k (k+1) (k+2) (k+3)) - ...), 0 <= s <= 1 */
/*@ requires enclosed_ok(e) && range_ok(first) && range_ok(s) && 1 <= k <= 2;
  @ assigns e->open, scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range series(struct enclosed *e, struct range first, struct range s, int k)
{
    const scalar enough = tiny(e);
    struct range total = enclosed_integer(e, 0), term = shortened(e, first);
    /*@ loop invariant 1 <= k <= MOST_TERMS + 1 && range_ok(total) && range_ok(term) && DOUBT_HAS_STAYED;
      @ loop assigns k, total, term, e->open, scalar_doubt;
      @ loop variant MOST_TERMS - k; */
    for (; k < MOST_TERMS && enclosed_compare(e, size_of(e, term), enough) > 0; k += 2) {
        total = enclosed_add(e, total, term);
        term = enclosed_divide(e, enclosed_negate(e, enclosed_multiply(e, term, s)), enclosed_integer(e, k * (k + 1)));
    }
    return spread(e, total, size_of(e, term));
}

/* atan(1/n) = 1/n - 1/(3 n^3) + 1/(5 n^5) - ... */
/*@ requires enclosed_ok(e) && 1 <= n <= 1000;
  @ assigns e->open, scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range arctangent_of_inverse(struct enclosed *e, int n)
{
    const scalar enough = tiny(e);
    const struct range square = enclosed_integer(e, n * n);
    struct range total = enclosed_integer(e, 0),
                 power = shortened(e, enclosed_divide(e, enclosed_integer(e, 1), enclosed_integer(e, n)));
    /*@ loop invariant 1 <= k <= MOST_TERMS + 1 && range_ok(total) && range_ok(power) && DOUBT_HAS_STAYED;
      @ loop assigns k, total, power, e->open, scalar_doubt;
      @ loop variant MOST_TERMS - k; */
    for (int k = 1; k < MOST_TERMS && enclosed_compare(e, size_of(e, power), enough) > 0; k += 2) {
        const struct range term = enclosed_divide(e, power, enclosed_integer(e, k));
        total = k % 4 == 1 ? enclosed_add(e, total, term) : enclosed_subtract(e, total, term);
        power = enclosed_divide(e, power, square);
    }
    return spread(e, total, size_of(e, power));
}

/* Machin: pi = 16 atan(1/5) - 4 atan(1/239) */
/*@ requires enclosed_ok(e);
  @ assigns e->open, scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range pi(struct enclosed *e)
{
    return enclosed_subtract(e, enclosed_times(e, 16, arctangent_of_inverse(e, 5)),
                             enclosed_times(e, 4, arctangent_of_inverse(e, 239)));
}

/*@ requires enclosed_ok(e);
  @ assigns e->open, scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range right_angle(struct enclosed *e)
{
    return enclosed_divide(e, pi(e), enclosed_integer(e, 2));
}

/*@ requires enclosed_ok(e) && direction_ok(d) && 0 <= quarters <= 3;
  @ assigns scalar_doubt;
  @ ensures direction_ok(\result) && DOUBT_STAYS; */
static struct direction turned(const struct enclosed *e, struct direction d, int quarters)
{
    /*@ loop invariant 0 <= k <= quarters && direction_ok(d) && DOUBT_HAS_STAYED;
      @ loop assigns k, d, scalar_doubt;
      @ loop variant quarters - k; */
    for (int k = 0; k < quarters; k++) d = (struct direction){enclosed_negate(e, d.sine), d.cosine};
    return d;
}

/* The cosine and sine of an angle in radians between -1 and 1. */
/*@ requires enclosed_ok(e) && range_ok(x);
  @ assigns e->open, scalar_doubt;
  @ ensures direction_ok(\result) && DOUBT_STAYS; */
static struct direction direction_of_small(struct enclosed *e, struct range x)
{
    const struct range square = enclosed_square(e, shortened(e, x)),
                       cosine = series(e, enclosed_integer(e, 1), square, 1);
    return (struct direction){cosine, series(e, x, square, 2)};
}

/* A number of right angles as n + rest, where n is the integer nearest to it: n modulo 4, and the rest. */
struct nearest {
    int quarters;
    scalar rest;
};

/*@ predicate nearest_ok(struct nearest x) = 0 <= x.quarters <= 3 && x.rest != \null; */

/* Takes 1 from the rest. */
/*@ requires enclosed_ok(e) && nearest_ok(x);
  @ assigns \nothing;
  @ ensures nearest_ok(\result); */
static struct nearest one_more(const struct enclosed *e, struct nearest x)
{
    return (struct nearest){(x.quarters + 1) % 4, scalar_subtract(e->pool, x.rest, scalar_one(e->pool))};
}

/* The power 2^k modulo 4. */
/*@ assigns \nothing;
  @ ensures 0 <= \result <= 2; */
static int quarters_of(int k)
{
    return k == 0 ? 1 : k == 1 ? 2 : 0;
}

/* For x >= 0: the integer is found bit by bit, from 2^71 to 1. */
/*@ requires enclosed_ok(e) && x != \null;
  @ assigns scalar_doubt;
  @ ensures nearest_ok(\result) && DOUBT_STAYS; */
static struct nearest nearest_above_0(const struct enclosed *e, scalar x)
{
    struct nearest found = {0, x};
    /*@ loop invariant -1 <= k <= 71 && nearest_ok(found) && DOUBT_HAS_STAYED;
      @ loop assigns k, found, scalar_doubt;
      @ loop variant k + 1; */
    for (int k = 71; k >= 0; k--) {
        const scalar power = scalar_power_of_two(e->pool, k);
        if (enclosed_compare(e, found.rest, power) < 0) continue;
        found.rest = scalar_subtract(e->pool, found.rest, power);
        found.quarters = (found.quarters + quarters_of(k)) % 4;
    }
    return enclosed_compare(e, found.rest, one_half(e)) > 0 ? one_more(e, found) : found;
}

/* For |x| < 2^70. */
/*@ requires enclosed_ok(e) && x != \null;
  @ assigns scalar_doubt;
  @ ensures nearest_ok(\result) && DOUBT_STAYS; */
static struct nearest nearest_of(const struct enclosed *e, scalar x)
{
    if (scalar_sign(x) >= 0) return nearest_above_0(e, x);
    const struct nearest mirrored = nearest_above_0(e, opposite(e, x));
    return (struct nearest){(4 - mirrored.quarters) % 4, opposite(e, mirrored.rest)};
}

/* 1/3 or -1/3 of a right angle, whose sine is 1/2 or -1/2. */
/*@ requires enclosed_ok(e) && quarter != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_third(const struct enclosed *e, scalar quarter)
{
    const scalar thrice = enclosed_times(e, 3, range_of(quarter)).low, one = scalar_one(e->pool);
    return scalar_equal(scalar_multiply(e->pool, thrice, thrice), one);
}

struct direction direction_of_half_turns(struct enclosed *e, scalar x)
{
    const struct nearest turns = nearest_of(e, scalar_add(e->pool, x, x));
    const int sign = scalar_sign(turns.rest);
    if (sign == 0) return turned(e, (struct direction){enclosed_integer(e, 1), enclosed_integer(e, 0)}, turns.quarters);
    struct direction d = direction_of_small(e, enclosed_multiply(e, right_angle(e), range_of(turns.rest)));
    if (is_third(e, turns.rest)) d.sine = enclosed_divide(e, enclosed_integer(e, sign), enclosed_integer(e, 2));
    return turned(e, d, turns.quarters);
}

struct direction direction_of_radians(struct enclosed *e, scalar x)
{
    const struct range quarter = right_angle(e);
    const scalar turns = scalar_divide(e->pool, x, quarter.low);
    const struct nearest nearest = nearest_of(e, turns);
    const scalar whole = scalar_subtract(e->pool, turns, nearest.rest);
    const struct range rest = enclosed_subtract(e, range_of(x), enclosed_multiply(e, quarter, range_of(whole)));
    return turned(e, direction_of_small(e, rest), nearest.quarters);
}

struct direction direction_of_tangent(struct enclosed *e, scalar x)
{
    const struct range t = range_of(x), one = enclosed_integer(e, 1);
    const struct range cosine = enclosed_divide(e, one, enclosed_root(e, enclosed_fma(e, one, t, t)));
    return (struct direction){cosine, enclosed_multiply(e, cosine, t)};
}

struct direction direction_of_half(struct enclosed *e, scalar x)
{
    const struct range t = range_of(x), one = enclosed_integer(e, 1), square = enclosed_multiply(e, t, t),
                       more = enclosed_add(e, one, square);
    return (struct direction){enclosed_divide(e, enclosed_subtract(e, one, square), more),
                              enclosed_divide(e, enclosed_add(e, t, t), more)};
}
