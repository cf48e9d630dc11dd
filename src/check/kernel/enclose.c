/* SPDX-License-Identifier: BSD-2-Clause */
/* Arithmetic and square roots of intervals, with ends rounded outwards. */
#include "check/kernel/enclose.h"

#include "check/numbers/rational_round.h"

#include <stddef.h>

/*@ requires enclose_ok(e) && low != \null && high != \null;
  @ assigns rational_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range rounded(const struct enclose *e, rational low, rational high)
{
    return (struct range){rational_round(e->pool, low, e->bits, 0), rational_round(e->pool, high, e->bits, 1)};
}

/*@ requires enclose_ok(e);
  @ assigns rational_doubt;
  @ ensures range_ok(\result) && rational_doubt != 0; */
static struct range unknown(const struct enclose *e)
{
    return range_of(rational_unknown(e->pool));
}

/*@ requires enclose_ok(e);
  @ assigns \nothing;
  @ ensures \result != \null; */
static rational integer(const struct enclose *e, long n)
{
    return rational_integer(e->pool, n);
}

struct range enclose_integer(const struct enclose *e, long n)
{
    return range_of(integer(e, n));
}

/*@ requires enclose_ok(e) && x != \null && y != \null;
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_below(const struct enclose *e, rational x, rational y)
{
    return rational_sign(rational_subtract(e->pool, x, y)) < 0;
}

/* An element of a number field has no short form: an interval that contains it is bisected, with exact comparisons. */
/*@ requires enclose_ok(e) && x != \null;
  @ assigns rational_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range enclose_element(const struct enclose *e, rational x)
{
    const rational two = integer(e, 2), half = rational_divide(e->pool, rational_one(e->pool), two);
    const int positive = rational_sign(x) > 0;
    rational low = rational_one(e->pool), high = low;
    if (!positive) x = rational_subtract(e->pool, rational_zero(e->pool), x);
    //@ assert turned: positive == 0 ==> rational_value(x) == -rational_value(\at(x, Pre));
    //@ assert same: positive != 0 ==> x == \at(x, Pre);
    /*@ loop invariant 0 <= i <= ENCLOSE_MAX_BITS && low != \null && high != \null && DOUBT_HAS_STAYED;
      @ loop assigns i, low, high, rational_doubt;
      @ loop variant ENCLOSE_MAX_BITS - i; */
    for (int i = 0; i < ENCLOSE_MAX_BITS && is_below(e, x, low); i++) {
        high = low;
        low = rational_multiply(e->pool, low, half);
    }
    /*@ loop invariant 0 <= i <= ENCLOSE_MAX_BITS && low != \null && high != \null && DOUBT_HAS_STAYED;
      @ loop assigns i, low, high, rational_doubt;
      @ loop variant ENCLOSE_MAX_BITS - i; */
    for (int i = 0; i < ENCLOSE_MAX_BITS && is_below(e, high, x); i++) {
        low = high;
        high = rational_multiply(e->pool, high, two);
    }
    /*@ loop invariant 0 <= i <= e->bits && low != \null && high != \null && DOUBT_HAS_STAYED;
      @ loop assigns i, low, high, rational_doubt;
      @ loop variant e->bits - i; */
    for (int i = 0; i < e->bits; i++) {
        const rational middle = rational_multiply(e->pool, rational_add(e->pool, low, high), half);
        if (is_below(e, x, middle))
            high = middle;
        else
            low = middle;
    }
    if (is_below(e, x, low) || is_below(e, high, x)) return unknown(e);
    //@ assert between: rational_doubt == 0 ==> holds(rational_value(low), rational_value(high), rational_value(x));
    const struct range found = rounded(e, low, high);
    //@ assert found: rational_doubt == 0 ==> range_holds(found, rational_value(x));
    return positive ? found : enclose_negate(e, found);
}

struct range enclose_number(const struct enclose *e, rational x)
{
    return rational_size(x) == RATIONAL_SIZE_UNKNOWN ? enclose_element(e, x) : rounded(e, x, x);
}

struct range enclose_between(struct range x, struct range y)
{
    return (struct range){x.low, y.high};
}

struct range enclose_add(const struct enclose *e, struct range x, struct range y)
{
    return (struct range){rational_sum_round(e->pool, x.low, y.low, e->bits, 0),
                          rational_sum_round(e->pool, x.high, y.high, e->bits, 1)};
}

struct range enclose_subtract(const struct enclose *e, struct range x, struct range y)
{
    return rounded(e, rational_subtract(e->pool, x.low, y.high), rational_subtract(e->pool, x.high, y.low));
}

struct range enclose_negate(const struct enclose *e, struct range x)
{
    const rational zero = rational_zero(e->pool);
    return (struct range){rational_subtract(e->pool, zero, x.high), rational_subtract(e->pool, zero, x.low)};
}

/* x y for x >= 0: the sign of each end of y determines the end of x by which it is multiplied. */
/*@ requires enclose_ok(e) && range_ok(x) && range_ok(y);
  @ assigns rational_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range times_positive(const struct enclose *e, struct range x, struct range y)
{
    const rational low = rational_sign(y.low) >= 0 ? x.low : x.high;
    const rational high = rational_sign(y.high) >= 0 ? x.high : x.low;
    return (struct range){rational_product_round(e->pool, low, y.low, e->bits, 0),
                          rational_product_round(e->pool, high, y.high, e->bits, 1)};
}

struct range enclose_multiply(const struct enclose *e, struct range x, struct range y)
{
    if (rational_sign(x.low) >= 0) return times_positive(e, x, y);
    if (rational_sign(y.low) >= 0) return times_positive(e, y, x);
    if (rational_sign(x.high) <= 0) return enclose_negate(e, times_positive(e, enclose_negate(e, x), y));
    if (rational_sign(y.high) <= 0) return enclose_negate(e, times_positive(e, enclose_negate(e, y), x));
    const struct range product = range_multiply(e->pool, x, y);
    return rounded(e, product.low, product.high);
}

struct range enclose_divide(const struct enclose *e, struct range x, struct range y)
{
    if (rational_sign(y.low) <= 0 && rational_sign(y.high) >= 0) return unknown(e);
    const rational one = rational_one(e->pool);
    const rational low = rational_divide(e->pool, one, y.high), high = rational_divide(e->pool, one, y.low);
    //@ assert sides: rational_doubt == 0 ==> rational_value(y.low) > 0 || rational_value(y.high) < 0;
    //@ assert low: rational_doubt == 0 ==> check_product(rational_value(low), rational_value(y.high)) == 1;
    //@ assert high: rational_doubt == 0 ==> check_product(rational_value(high), rational_value(y.low)) == 1;
    /*@ assert inverse: rational_doubt == 0 ==> \forall real w, r; range_holds(y, w) && check_product(r, w) == 1 ==>
      @   holds(rational_value(low), rational_value(high), r); */
    return enclose_multiply(e, x, (struct range){low, high});
}

/* Factors of the ends of a product: low[0] low[1] is the lower end, high[0] high[1] the upper end. */
struct factors {
    rational low[2], high[2];
};

/*@ predicate factors_ok(struct factors f) = f.low[0] != \null && f.low[1] != \null && f.high[0] != \null && f.high[1] != \null; */

/*@ requires enclose_ok(e) && range_ok(x) && range_ok(y);
  @ assigns rational_doubt;
  @ ensures factors_ok(\result) && DOUBT_STAYS; */
static struct factors factors_of(const struct enclose *e, struct range x, struct range y)
{
    if (rational_sign(x.low) < 0 && rational_sign(y.low) >= 0) return factors_of(e, y, x);
    if (rational_sign(x.low) >= 0) {
        const rational low = rational_sign(y.low) >= 0 ? x.low : x.high;
        const rational high = rational_sign(y.high) >= 0 ? x.high : x.low;
        return (struct factors){{low, y.low}, {high, y.high}};
    }
    if (rational_sign(x.high) > 0 && rational_sign(y.high) <= 0) return factors_of(e, y, x);
    if (rational_sign(x.high) <= 0) {
        const rational low = rational_sign(y.high) >= 0 ? x.low : x.high;
        const rational high = rational_sign(y.low) >= 0 ? x.high : x.low;
        return (struct factors){{low, y.high}, {high, y.low}};
    }
    const rational one = rational_one(e->pool);
    const struct range product = range_multiply(e->pool, x, y);
    return (struct factors){{product.low, one}, {product.high, one}};
}

struct range enclose_convolve(const struct enclose *e, const struct range *x, const struct range *y, int n)
{
    rational low[2][ENCLOSE_MAX_TERMS], high[2][ENCLOSE_MAX_TERMS];
    /*@ loop invariant 0 <= i <= n && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < i ==> low[0][k] != \null && low[1][k] != \null && high[0][k] != \null && high[1][k] != \null;
      @ loop assigns i, low[0 .. 1][0 .. ENCLOSE_MAX_TERMS - 1], high[0 .. 1][0 .. ENCLOSE_MAX_TERMS - 1], rational_doubt;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) {
        const struct factors f = factors_of(e, x[i], y[n - 1 - i]);
        low[0][i] = f.low[0];
        low[1][i] = f.low[1];
        high[0][i] = f.high[0];
        high[1][i] = f.high[1];
    }
    return (struct range){rational_dot_round(e->pool, low[0], low[1], n, e->bits, 0),
                          rational_dot_round(e->pool, high[0], high[1], n, e->bits, 1)};
}

struct range enclose_sqrt(const struct enclose *e, struct range x)
{
    if (rational_sign(x.low) < 0) return unknown(e);
    return (struct range){rational_root(e->pool, x.low, e->bits, 0), rational_root(e->pool, x.high, e->bits, 1)};
}

int enclose_is_within(const struct enclose *e, struct range inner, struct range outer)
{
    return !is_below(e, inner.low, outer.low) && !is_below(e, outer.high, inner.high);
}
