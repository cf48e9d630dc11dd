/* SPDX-License-Identifier: BSD-2-Clause */
/* Arithmetic and square roots of intervals, with ends rounded outwards. */
#include "check/kernel/enclose.h"

#include "check/numbers/scalar_round.h"

#include <stddef.h>

/*@ requires enclose_ok(e) && low != \null && high != \null;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range rounded(const struct enclose *e, scalar low, scalar high)
{
    return (struct range){scalar_round(e->pool, low, e->bits, 0), scalar_round(e->pool, high, e->bits, 1)};
}

/*@ requires enclose_ok(e);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && scalar_doubt != 0; */
static struct range unknown(const struct enclose *e)
{
    return range_of(scalar_unknown(e->pool));
}

/*@ requires enclose_ok(e);
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar integer(const struct enclose *e, long n)
{
    return scalar_integer(e->pool, n);
}

struct range enclose_integer(const struct enclose *e, long n)
{
    return range_of(integer(e, n));
}

/*@ requires enclose_ok(e) && x != \null && y != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_below(const struct enclose *e, scalar x, scalar y)
{
    return scalar_sign(scalar_subtract(e->pool, x, y)) < 0;
}

/* An element of a number field has no short form: an interval that contains it is bisected, with exact comparisons. */
/*@ requires enclose_ok(e) && x != \null;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range enclose_element(const struct enclose *e, scalar x)
{
    const scalar two = integer(e, 2), half = scalar_divide(e->pool, scalar_one(e->pool), two);
    const int positive = scalar_sign(x) > 0;
    scalar low = scalar_one(e->pool), high = low;
    if (!positive) x = scalar_subtract(e->pool, scalar_zero(e->pool), x);
    //@ assert turned: positive == 0 ==> scalar_value(x) == -scalar_value(\at(x, Pre));
    //@ assert same: positive != 0 ==> x == \at(x, Pre);
    /*@ loop invariant 0 <= i <= ENCLOSE_MAX_BITS && low != \null && high != \null && DOUBT_HAS_STAYED;
      @ loop assigns i, low, high, scalar_doubt;
      @ loop variant ENCLOSE_MAX_BITS - i; */
    for (int i = 0; i < ENCLOSE_MAX_BITS && is_below(e, x, low); i++) {
        high = low;
        low = scalar_multiply(e->pool, low, half);
    }
    /*@ loop invariant 0 <= i <= ENCLOSE_MAX_BITS && low != \null && high != \null && DOUBT_HAS_STAYED;
      @ loop assigns i, low, high, scalar_doubt;
      @ loop variant ENCLOSE_MAX_BITS - i; */
    for (int i = 0; i < ENCLOSE_MAX_BITS && is_below(e, high, x); i++) {
        low = high;
        high = scalar_multiply(e->pool, high, two);
    }
    /*@ loop invariant 0 <= i <= e->bits && low != \null && high != \null && DOUBT_HAS_STAYED;
      @ loop assigns i, low, high, scalar_doubt;
      @ loop variant e->bits - i; */
    for (int i = 0; i < e->bits; i++) {
        const scalar middle = scalar_multiply(e->pool, scalar_add(e->pool, low, high), half);
        if (is_below(e, x, middle))
            high = middle;
        else
            low = middle;
    }
    if (is_below(e, x, low) || is_below(e, high, x)) return unknown(e);
    //@ assert between: scalar_doubt == 0 ==> holds(scalar_value(low), scalar_value(high), scalar_value(x));
    const struct range found = rounded(e, low, high);
    //@ assert found: scalar_doubt == 0 ==> range_holds(found, scalar_value(x));
    return positive ? found : enclose_negate(e, found);
}

struct range enclose_number(const struct enclose *e, scalar x)
{
    return scalar_size(x) == SCALAR_SIZE_UNKNOWN ? enclose_element(e, x) : rounded(e, x, x);
}

struct range enclose_between(struct range x, struct range y)
{
    return (struct range){x.low, y.high};
}

struct range enclose_add(const struct enclose *e, struct range x, struct range y)
{
    return (struct range){scalar_sum_round(e->pool, x.low, y.low, e->bits, 0),
                          scalar_sum_round(e->pool, x.high, y.high, e->bits, 1)};
}

struct range enclose_subtract(const struct enclose *e, struct range x, struct range y)
{
    return rounded(e, scalar_subtract(e->pool, x.low, y.high), scalar_subtract(e->pool, x.high, y.low));
}

struct range enclose_negate(const struct enclose *e, struct range x)
{
    const scalar zero = scalar_zero(e->pool);
    return (struct range){scalar_subtract(e->pool, zero, x.high), scalar_subtract(e->pool, zero, x.low)};
}

/* x y for x >= 0: the sign of each end of y determines the end of x by which it is multiplied. */
/*@ requires enclose_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range times_positive(const struct enclose *e, struct range x, struct range y)
{
    const scalar low = scalar_sign(y.low) >= 0 ? x.low : x.high;
    const scalar high = scalar_sign(y.high) >= 0 ? x.high : x.low;
    return (struct range){scalar_product_round(e->pool, low, y.low, e->bits, 0),
                          scalar_product_round(e->pool, high, y.high, e->bits, 1)};
}

struct range enclose_multiply(const struct enclose *e, struct range x, struct range y)
{
    if (scalar_sign(x.low) >= 0) return times_positive(e, x, y);
    if (scalar_sign(y.low) >= 0) return times_positive(e, y, x);
    if (scalar_sign(x.high) <= 0) return enclose_negate(e, times_positive(e, enclose_negate(e, x), y));
    if (scalar_sign(y.high) <= 0) return enclose_negate(e, times_positive(e, enclose_negate(e, y), x));
    const struct range product = range_multiply(e->pool, x, y);
    return rounded(e, product.low, product.high);
}

struct range enclose_divide(const struct enclose *e, struct range x, struct range y)
{
    if (scalar_sign(y.low) <= 0 && scalar_sign(y.high) >= 0) return unknown(e);
    const scalar one = scalar_one(e->pool);
    const scalar low = scalar_divide(e->pool, one, y.high), high = scalar_divide(e->pool, one, y.low);
    //@ assert sides: scalar_doubt == 0 ==> scalar_value(y.low) > 0 || scalar_value(y.high) < 0;
    //@ assert low: scalar_doubt == 0 ==> check_product(scalar_value(low), scalar_value(y.high)) == 1;
    //@ assert high: scalar_doubt == 0 ==> check_product(scalar_value(high), scalar_value(y.low)) == 1;
    /*@ assert inverse: scalar_doubt == 0 ==> \forall real w, r; range_holds(y, w) && check_product(r, w) == 1 ==>
      @   holds(scalar_value(low), scalar_value(high), r); */
    return enclose_multiply(e, x, (struct range){low, high});
}

/* Factors of the ends of a product: low[0] low[1] is the lower end, high[0] high[1] the upper end. */
struct factors {
    scalar low[2], high[2];
};

/*@ predicate factors_ok(struct factors f) = f.low[0] != \null && f.low[1] != \null && f.high[0] != \null && f.high[1] != \null; */

/*@ requires enclose_ok(e) && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures factors_ok(\result) && DOUBT_STAYS; */
static struct factors factors_of(const struct enclose *e, struct range x, struct range y)
{
    if (scalar_sign(x.low) < 0 && scalar_sign(y.low) >= 0) return factors_of(e, y, x);
    if (scalar_sign(x.low) >= 0) {
        const scalar low = scalar_sign(y.low) >= 0 ? x.low : x.high;
        const scalar high = scalar_sign(y.high) >= 0 ? x.high : x.low;
        return (struct factors){{low, y.low}, {high, y.high}};
    }
    if (scalar_sign(x.high) > 0 && scalar_sign(y.high) <= 0) return factors_of(e, y, x);
    if (scalar_sign(x.high) <= 0) {
        const scalar low = scalar_sign(y.high) >= 0 ? x.low : x.high;
        const scalar high = scalar_sign(y.low) >= 0 ? x.high : x.low;
        return (struct factors){{low, y.high}, {high, y.low}};
    }
    const scalar one = scalar_one(e->pool);
    const struct range product = range_multiply(e->pool, x, y);
    return (struct factors){{product.low, one}, {product.high, one}};
}

struct range enclose_convolve(const struct enclose *e, const struct range *x, const struct range *y, int n)
{
    scalar low[2][ENCLOSE_MAX_TERMS], high[2][ENCLOSE_MAX_TERMS];
    /*@ loop invariant 0 <= i <= n && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < i ==> low[0][k] != \null && low[1][k] != \null && high[0][k] != \null && high[1][k] != \null;
      @ loop assigns i, low[0 .. 1][0 .. ENCLOSE_MAX_TERMS - 1], high[0 .. 1][0 .. ENCLOSE_MAX_TERMS - 1], scalar_doubt;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) {
        const struct factors f = factors_of(e, x[i], y[n - 1 - i]);
        low[0][i] = f.low[0];
        low[1][i] = f.low[1];
        high[0][i] = f.high[0];
        high[1][i] = f.high[1];
    }
    return (struct range){scalar_dot_round(e->pool, low[0], low[1], n, e->bits, 0),
                          scalar_dot_round(e->pool, high[0], high[1], n, e->bits, 1)};
}

struct range enclose_sqrt(const struct enclose *e, struct range x)
{
    if (scalar_sign(x.low) < 0) return unknown(e);
    return (struct range){scalar_root(e->pool, x.low, e->bits, 0), scalar_root(e->pool, x.high, e->bits, 1)};
}

int enclose_is_within(const struct enclose *e, struct range inner, struct range outer)
{
    return !is_below(e, inner.low, outer.low) && !is_below(e, outer.high, inner.high);
}
