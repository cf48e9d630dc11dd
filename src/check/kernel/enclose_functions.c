/* SPDX-License-Identifier: BSD-2-Clause */
/* Elementary functions of intervals. The series of exp, sin and cos are summed in numbers/scalar_round.c. That of
 * atan is summed from its last term inwards, by x -> a + y x, beginning with an interval that contains the remainder. */
#include "check/kernel/enclose.h"
#include "check/numbers/scalar_round.h"

#include <stddef.h>

/* Arguments of series have absolute value at most 2^-SMALL. */
enum { SMALL = 8 };

/*@ requires enclose_ok(e);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range ratio(const struct enclose *e, long p, long q)
{
    return enclose_divide(e, enclose_integer(e, p), enclose_integer(e, q));
}

/*@ requires enclose_ok(e);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range unknown(const struct enclose *e)
{
    return range_of(scalar_unknown(e->pool));
}

/*@ requires enclose_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range square(const struct enclose *e, struct range x)
{
    return enclose_multiply(e, x, x);
}

/*@ requires enclose_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range twice(const struct enclose *e, struct range x)
{
    return enclose_add(e, x, x);
}

/* The number of times that x must be halved until its absolute value is at most 2^-SMALL; -1 when x is too large. */
/*@ requires range_ok(x);
  @ assigns \nothing;
  @ ensures -1 <= \result <= ENCLOSE_MAX_SIZE + 1 + SMALL; */
static int halvings(struct range x)
{
    const int low = scalar_size(x.low), high = scalar_size(x.high), size = low > high ? low : high;
    if (size > ENCLOSE_MAX_SIZE) return -1;
    return size + 1 + SMALL > 0 ? size + 1 + SMALL : 0;
}

/* x / 2^times */
/*@ requires enclose_ok(e) && x != \null && 0 <= times <= ENCLOSE_MAX_SIZE + 1 + SMALL;
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar halved(const struct enclose *e, scalar x, int times)
{
    return scalar_divide(e->pool, x, scalar_power_of_two(e->pool, times));
}

/* An interval around x with radius `wrong`. */
/*@ requires enclose_ok(e) && x != \null && wrong != \null;
  @ assigns \nothing;
  @ ensures range_ok(\result); */
static struct range about(const struct enclose *e, scalar x, scalar wrong)
{
    return (struct range){scalar_subtract(e->pool, x, wrong), scalar_add(e->pool, x, wrong)};
}

/* The sum of all y^n / n!. */
/*@ requires enclose_ok(e) && y != \null;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range small_exp(const struct enclose *e, scalar y)
{
    const struct scalar_series s = scalar_series(e->pool, y, e->bits);
    const scalar even = scalar_add(e->pool, s.sum[0], s.sum[2]), odd = scalar_add(e->pool, s.sum[1], s.sum[3]);
    return about(e, scalar_add(e->pool, even, odd), s.wrong);
}

/*@ requires enclose_ok(e) && x != \null;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range exp_at(const struct enclose *e, scalar x)
{
    const scalar least = scalar_integer(e->pool, -ENCLOSE_SMALLEST_EXP);
    if (scalar_sign(scalar_subtract(e->pool, x, least)) < 0)
        return (struct range){scalar_zero(e->pool), exp_at(e, least).high};
    const int times = halvings(range_of(x));
    if (times < 0) return unknown(e);
    struct range y = small_exp(e, halved(e, x, times));
    /*@ loop invariant 0 <= i && range_ok(y) && DOUBT_HAS_STAYED;
      @ loop assigns i, y, scalar_doubt;
      @ loop variant times - i; */
    for (int i = 0; i < times; i++) y = square(e, y);
    return y;
}

struct range enclose_exp(const struct enclose *e, struct range x)
{
    return enclose_between(exp_at(e, x.low), exp_at(e, x.high));
}

struct wave {
    struct range sine, cosine;
};

/*@ predicate wave_ok(struct wave w) = range_ok(w.sine) && range_ok(w.cosine); */

/* sin 2y = 2 sin y cos y, cos 2y = 1 - 2 sin^2 y. */
/*@ requires enclose_ok(e) && x != \null;
  @ assigns scalar_doubt;
  @ ensures wave_ok(\result) && DOUBT_STAYS; */
static struct wave wave_at(const struct enclose *e, scalar x)
{
    const int times = halvings(range_of(x));
    if (times < 0) return (struct wave){unknown(e), unknown(e)};
    const struct scalar_series s = scalar_series(e->pool, halved(e, x, times), e->bits);
    struct wave w = {about(e, scalar_subtract(e->pool, s.sum[1], s.sum[3]), s.wrong),
                     about(e, scalar_subtract(e->pool, s.sum[0], s.sum[2]), s.wrong)};
    /*@ loop invariant 0 <= i && wave_ok(w) && DOUBT_HAS_STAYED;
      @ loop assigns i, w, scalar_doubt;
      @ loop variant times - i; */
    for (int i = 0; i < times; i++) {
        const struct range sine = twice(e, enclose_multiply(e, w.sine, w.cosine));
        w.cosine = enclose_subtract(e, enclose_integer(e, 1), twice(e, square(e, w.sine)));
        w.sine = sine;
    }
    return w;
}

/* The intersection of x with [-1, 1]. */
/*@ requires enclose_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range clipped(const struct enclose *e, struct range x)
{
    const scalar one = scalar_one(e->pool), minus_one = scalar_subtract(e->pool, scalar_zero(e->pool), one);
    if (scalar_sign(scalar_subtract(e->pool, x.low, minus_one)) < 0) x.low = minus_one;
    if (scalar_sign(scalar_subtract(e->pool, x.high, one)) > 0) x.high = one;
    return x;
}

/*@ requires enclose_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar middle_of(const struct enclose *e, struct range x)
{
    return halved(e, scalar_add(e->pool, x.low, x.high), 1);
}

/* Sine and cosine change by at most as much as their argument. The interval is that of the middle of the argument,
 * extended on both sides by half the width of the argument. */
/*@ requires enclose_ok(e) && range_ok(value) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range spread(const struct enclose *e, struct range value, struct range x)
{
    const scalar width = halved(e, scalar_subtract(e->pool, x.high, x.low), 1), zero = scalar_zero(e->pool);
    const struct range change = {scalar_subtract(e->pool, zero, width), width};
    return clipped(e, enclose_add(e, value, change));
}

struct range enclose_sine(const struct enclose *e, struct range x)
{
    return spread(e, wave_at(e, middle_of(e, x)).sine, x);
}

struct range enclose_cosine(const struct enclose *e, struct range x)
{
    return spread(e, wave_at(e, middle_of(e, x)).cosine, x);
}

/* z (1 + s z^2/3 + z^4/5 + ...) for |z| <= 1/4: atanh z for s = 1, atan z for s = -1. The remainder after N terms,
 * divided by the next power of z, has absolute value at most 2 / (2 N + 1). */
/*@ requires enclose_ok(e) && range_ok(z);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range arc(const struct enclose *e, struct range z, int s)
{
    const int terms = e->bits / 4 + 2;
    const struct range z_z = s > 0 ? square(e, z) : enclose_negate(e, square(e, z));
    struct range sum = enclose_between(ratio(e, -2, 2 * terms + 1), ratio(e, 2, 2 * terms + 1));
    /*@ loop invariant -1 <= n < terms && range_ok(sum) && DOUBT_HAS_STAYED;
      @ loop assigns n, sum, scalar_doubt;
      @ loop variant n; */
    for (int n = terms - 1; n >= 0; n--) sum = enclose_add(e, ratio(e, 1, 2 * n + 1), enclose_multiply(e, z_z, sum));
    return enclose_multiply(e, z, sum);
}

/* log x = 2^n log x^(1 / 2^n), and log y = 2 atanh((y - 1) / (y + 1)). */
/*@ requires enclose_ok(e) && x != \null;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range log_at(const struct enclose *e, scalar x)
{
    const struct range one = enclose_integer(e, 1);
    struct range y = range_of(x);
    int roots = 0;
    const int size = scalar_size(x);
    if (scalar_sign(x) <= 0 || size > ENCLOSE_MAX_BITS || size < -ENCLOSE_MAX_BITS) return unknown(e);
    /*@ loop invariant 0 <= left && 0 <= roots && left + roots <= 4 * (1 + ENCLOSE_MAX_BITS) && range_ok(y) && DOUBT_HAS_STAYED;
      @ loop assigns left, roots, y, scalar_doubt;
      @ loop variant left; */
    for (int left = 4 * (size < 0 ? 1 - size : 1 + size); left > 0; left /= 2, roots++) y = enclose_sqrt(e, y);
    const struct range z = enclose_divide(e, enclose_subtract(e, y, one), enclose_add(e, y, one));
    struct range found = twice(e, arc(e, z, 1));
    /*@ loop invariant 0 <= i && range_ok(found) && DOUBT_HAS_STAYED;
      @ loop assigns i, found, scalar_doubt;
      @ loop variant roots - i; */
    for (int i = 0; i < roots; i++) found = twice(e, found);
    return found;
}

struct range enclose_log(const struct enclose *e, struct range x)
{
    return enclose_between(log_at(e, x.low), log_at(e, x.high));
}

/* atan x = 2 atan(x / (1 + sqrt(1 + x^2))), which gives |x| <= 1 in the first step and at least halves it in the
 * others. */
/*@ requires enclose_ok(e) && x != \null;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range arctangent_at(const struct enclose *e, scalar x)
{
    enum { HALVINGS = 4 };
    const struct range one = enclose_integer(e, 1);
    struct range y = range_of(x);
    /*@ loop invariant 0 <= i && range_ok(y) && DOUBT_HAS_STAYED;
      @ loop assigns i, y, scalar_doubt;
      @ loop variant HALVINGS - i; */
    for (int i = 0; i < HALVINGS; i++)
        y = enclose_divide(e, y, enclose_add(e, one, enclose_sqrt(e, enclose_add(e, one, square(e, y)))));
    struct range found = arc(e, y, -1);
    /*@ loop invariant 0 <= i && range_ok(found) && DOUBT_HAS_STAYED;
      @ loop assigns i, found, scalar_doubt;
      @ loop variant HALVINGS - i; */
    for (int i = 0; i < HALVINGS; i++) found = twice(e, found);
    return found;
}

struct range enclose_arctangent(const struct enclose *e, struct range x)
{
    return enclose_between(arctangent_at(e, x.low), arctangent_at(e, x.high));
}

/* pi = 16 atan(1/5) - 4 atan(1/239) */
struct range enclose_pi(const struct enclose *e)
{
    const struct range fifth = arc(e, ratio(e, 1, 5), -1), other = arc(e, ratio(e, 1, 239), -1);
    return enclose_multiply(e, enclose_integer(e, 4), enclose_subtract(e, twice(e, twice(e, fifth)), other));
}
