/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/numbers/field.h"

#include "check/numbers/doubt.h"
#include "check/numbers/field_private.h"

#include <stdlib.h>

/*@ requires pool != \null && x != \null;
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar half(struct scalar_pool *pool, scalar x)
{
    return scalar_divide(pool, x, scalar_add(pool, scalar_one(pool), scalar_one(pool)));
}

/* p(x) + top x^count, by Horner's scheme. */
/*@ requires pool != \null && top != \null && x != \null && 0 <= count && polynomial(p, count);
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar value_at(struct scalar_pool *pool, scalar top, const scalar *p, int count, scalar x)
{
    scalar sum = top;
    /*@ loop invariant -1 <= i < count && sum != \null;
      @ loop invariant value: is_left(topped_value(p, count, scalar_value(top), scalar_value(x)),
      @   polynomial_value(p, i + 1, scalar_value(x)), power(scalar_value(x), i + 1), scalar_value(sum));
      @ loop assigns i, sum;
      @ loop variant i + 1; */
    for (int i = count - 1; i >= 0; i--) {
        /*@ assert value: is_left(topped_value(p, count, scalar_value(top), scalar_value(x)), polynomial_value(p, i, scalar_value(x)),
          @   power(scalar_value(x), i), lengthened(p[i], scalar_value(sum), scalar_value(x))); */
        sum = scalar_add(pool, scalar_multiply(pool, sum, x), p[i]);
    }
    return sum;
}

/* One step of Horner's scheme: q(t) already holds the shifted upper coefficients, and p_i + t q(t) becomes p_i + (x +
 * t) q(t). */
/*@ requires pool != \null && x != \null && 0 <= i < count && polynomial(p, count) && \valid(p + (0 .. count - 1));
  @ assigns p[i .. count - 1];
  @ ensures polynomial(p, count); */
static void advance(struct scalar_pool *pool, scalar *p, int i, int count, scalar x)
{
    /*@ loop invariant i <= j <= count - 1 && polynomial(p, count);
      @ loop invariant value: \forall integer k; i <= k < j ==> scalar_value(p[k]) ==
      @   check_sum(scalar_value(\at(p[k], Pre)), check_product(scalar_value(x), scalar_value(\at(p[k + 1], Pre))));
      @ loop invariant value: \forall integer k; 0 <= k < i || j <= k < count ==> p[k] == \at(p[k], Pre);
      @ loop assigns j, p[i .. count - 1];
      @ loop variant count - j; */
    for (int j = i; j < count - 1; j++) {
        const scalar sum = scalar_add(pool, p[j], scalar_multiply(pool, x, p[j + 1]));
        /*@ assert value: scalar_value(sum) == check_sum(scalar_value(\at(p[\at(j, Here)], Pre)),
          @   check_product(scalar_value(x), scalar_value(\at(p[\at(j, Here) + 1], Pre)))); */
        p[j] = sum;
        //@ assert value: \forall integer k; i <= k < j ==> p[k] == \at(p[k], LoopCurrent);
    }
}

/* p(t) := p(x + t): with y = x + t, p_0 + y (p_1 + y (...)) from within. */
/*@ requires pool != \null && x != \null && 0 <= count && polynomial(p, count) && \valid(p + (0 .. count - 1));
  @ assigns p[0 .. count - 1];
  @ ensures polynomial(p, count); */
static void shift(struct scalar_pool *pool, scalar *p, int count, scalar x)
{
    /*@ loop invariant -1 <= i < count && polynomial(p, count);
      @ loop invariant value: \forall integer k; 0 <= k <= i || k == count - 1 ==> p[k] == \at(p[k], Pre);
      @ loop invariant value: \forall real y, t; is_shifted(y, scalar_value(x), t) ==>
      @   is_left(\at(polynomial_value(p, count, y), Pre), \at(polynomial_value(p, \at(i, Here) + 1, y), Pre), power(y, i + 1),
      @     tail_value(p, i + 1, count, t));
      @ loop assigns i, p[0 .. count - 1];
      @ loop variant i; */
    for (int i = count - 1; i >= 0; i--) advance(pool, p, i, count, x);
}

/* p(t) := p(x t) */
/*@ requires pool != \null && x != \null && 0 <= count && polynomial(p, count) && \valid(p + (0 .. count - 1));
  @ assigns p[0 .. count - 1];
  @ ensures polynomial(p, count); */
static void stretch(struct scalar_pool *pool, scalar *p, int count, scalar x)
{
    scalar factor = scalar_one(pool);
    /*@ loop invariant 0 <= i <= count && polynomial(p, count) && factor != \null;
      @ loop invariant value: scalar_value(factor) == power(scalar_value(x), i);
      @ loop invariant value: \forall integer k; 0 <= k < i ==>
      @   is_product(scalar_value(p[k]), scalar_value(\at(p[k], Pre)), power(scalar_value(x), k));
      @ loop invariant value: \forall integer k; i <= k < count ==> p[k] == \at(p[k], Pre);
      @ loop assigns i, factor, p[0 .. count - 1];
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) {
        //@ assert value: is_product(power(scalar_value(x), i + 1), scalar_value(x), power(scalar_value(x), i));
        const scalar product = scalar_multiply(pool, p[i], factor);
        //@ assert value: is_product(scalar_value(product), scalar_value(p[i]), scalar_value(factor));
        /*@ assert value: is_product(scalar_value(product), scalar_value(\at(p[\at(i, Here)], Pre)), power(scalar_value(x), i)); */
        p[i] = product;
        factor = scalar_multiply(pool, x, factor);
    }
    //@ assert value: is_stretched{Pre,Here}(p, count, scalar_value(x));
    /*@ assert value: \forall real u, t; is_product(u, scalar_value(x), t) ==>
      @   stretches{Pre,Here}(p, count, count, u, scalar_value(x), t); */
}

/*@ requires 0 <= count && polynomial(p, count) && \valid(p + (0 .. count - 1));
  @ assigns p[0 .. count - 1];
  @ ensures polynomial(p, count); */
static void reverse(scalar *p, int count)
{
    /*@ loop invariant 0 <= i <= count / 2 && polynomial(p, count);
      @ loop invariant value: \forall integer k; 0 <= k < i || count - i <= k < count ==> p[k] == \at(p[count - 1 - k], Pre);
      @ loop invariant value: \forall integer k; i <= k < count - i ==> p[k] == \at(p[k], Pre);
      @ loop assigns i, p[0 .. count - 1];
      @ loop variant count / 2 - i; */
    for (int i = 0; i < count / 2; i++) {
        const scalar kept = p[i];
        p[i] = p[count - 1 - i];
        p[count - 1 - i] = kept;
    }
}

/* p(t) := (1 + t)^d p(low + width / (1 + t)), where d is the degree */
/*@ requires pool != \null && low != \null && width != \null && 0 <= count && polynomial(p, count) && \valid(p + (0 .. count - 1));
  @ assigns p[0 .. count - 1];
  @ ensures polynomial(p, count); */
static void turn(struct scalar_pool *pool, scalar *p, int count, scalar low, scalar width)
{
    //@ assert value: is_shifted(scalar_value(low), scalar_value(low), 0.0);
    shift(pool, p, count, low);
    //@ assert value: polynomial_value(p, count, 0.0) == \at(polynomial_value(p, count, scalar_value(low)), Pre);
    //@ assert value: is_product(0.0, scalar_value(width), 0.0);
    stretch(pool, p, count, width);
    //@ assert value: polynomial_value(p, count, 0.0) == \at(polynomial_value(p, count, scalar_value(low)), Pre);
    //@ assert value: 0 < count ==> scalar_value(p[0]) == \at(polynomial_value(p, count, scalar_value(low)), Pre);
    reverse(p, count);
    shift(pool, p, count, scalar_one(pool));
}

/* The number of sign changes of the coefficients after this substitution. */
/*@ requires pool != \null && low != \null && width != \null && 0 <= count && polynomial(p, count) && \valid(p + (0 .. count - 1));
  @ assigns p[0 .. count - 1], scalar_doubt;
  @ ensures 0 <= \result <= count && DOUBT_STAYS; */
static int variations_within(struct scalar_pool *pool, scalar *p, int count, scalar low, scalar width)
{
    turn(pool, p, count, low, width);
    /*@ assert value: 0 < scalar_value(width) ==> \forall integer s, real r; has_one_root(p, count, s, r) ==>
      @   lies_between(turned_root(r, scalar_value(low), scalar_value(width)), scalar_value(low), scalar_value(width)) &&
      @   has_sides{Pre}(p, count, -s, scalar_value(low), scalar_value(width),
      @     turned_root(r, scalar_value(low), scalar_value(width))); */
    /*@ assert value: \forall integer s; changes_once(p, count, s) ==> (s == 1 || s == -1) && 0 < count; */
    /*@ assert value: \forall integer s; changes_once(p, count, s) ==>
      @   (\at(polynomial_value(p, count, scalar_value(low)), Pre) == 0 ||
      @     sign_of(-s, \at(polynomial_value(p, count, scalar_value(low)), Pre))); */
    /*@ assert value: 0 < scalar_value(width) ==> \forall integer s, real r; changes_once(p, count, s) ==> has_one_root(p, count, s, r) ==>
      @   crosses{Pre}(p, count, scalar_value(low), scalar_value(low) + scalar_value(width),
      @     turned_root(r, scalar_value(low), scalar_value(width)), -s); */
    return field_variations(p, count);
}

/* Descartes' rule of signs: roots of p between low and high are positive roots of (1 + t)^d p(low + (high - low) / (1 +
 * t)). */
int field_isolates(struct scalar_pool *pool, const scalar *coefficient, int count, scalar low, scalar high)
{
    scalar p[FIELD_MAX_DEGREE + 1];
    const scalar width = scalar_subtract(pool, high, low);
    if (count > FIELD_MAX_DEGREE + 1 || scalar_sign(width) <= 0) return 0;
    struct scalar_pool *scratch = scalar_pool_new();
    if (scratch == NULL) abort();
    //@ assert value: scalar_doubt == 0 ==> 0 < scalar_value(width);
    /*@ loop invariant 0 <= i <= count && polynomial(&p[0], i) && polynomial(coefficient, count);
      @ loop invariant value: \forall integer k; 0 <= k < i ==> p[k] == coefficient[k];
      @ loop invariant value: \forall integer k; 0 <= k < count ==> coefficient[k] == \at(coefficient[k], Pre);
      @ loop assigns i, p[0 .. FIELD_MAX_DEGREE];
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) p[i] = coefficient[i];
    //@ assert value: \forall real t; polynomial_value(&p[0], count, t) == \at(polynomial_value(coefficient, count, t), Pre);
    /*@ assert value: \forall real r, integer s;
      @   crosses(&p[0], count, scalar_value(low), scalar_value(low) + scalar_value(width), r, s) ==>
      @     crosses{Pre}(coefficient, count, scalar_value(low), scalar_value(high), r, s); */
    const int n = variations_within(scratch, p, count, low, width);
    /*@ assert value: scalar_doubt == 0 && n == 1 ==> \exists real r, integer s;
      @   crosses{Pre}(coefficient, count, scalar_value(low), scalar_value(high), r, s); */
    scalar_pool_free(scratch);
    return n == 1;
}

/* Divides the coefficients by the leading one, which is then omitted. */
/*@ requires pool != \null && 0 <= degree && polynomial(coefficient, degree + 1) && \valid(quotient + (0 .. degree - 1));
  @ requires \separated(quotient + (0 .. degree - 1), coefficient + (0 .. degree));
  @ assigns quotient[0 .. degree - 1], scalar_doubt;
  @ ensures polynomial(quotient, degree) && DOUBT_STAYS; */
static void divide_by_last(struct scalar_pool *pool, scalar *quotient, const scalar *coefficient, int degree)
{
    const scalar last = coefficient[degree];
    /*@ loop invariant 0 <= i <= degree && polynomial(quotient, i) && polynomial(coefficient, degree + 1) && DOUBT_HAS_STAYED;
      @ loop invariant value: \forall integer k; 0 <= k <= degree ==> coefficient[k] == \at(coefficient[k], Pre);
      @ loop invariant value: all_plain(coefficient, degree + 1) ==> \forall integer k; 0 <= k < i ==> is_plain(quotient[k]);
      @ loop invariant value: scalar_doubt == 0 ==> \forall integer k; 0 <= k < i ==>
      @   is_product(scalar_value(coefficient[k]), scalar_value(last), scalar_value(quotient[k]));
      @ loop assigns i, quotient[0 .. degree - 1], scalar_doubt;
      @ loop variant degree - i; */
    for (int i = 0; i < degree; i++) {
        const scalar x = scalar_divide(pool, coefficient[i], last);
        //@ assert value: scalar_doubt == 0 ==> is_product(scalar_value(coefficient[i]), scalar_value(last), scalar_value(x));
        //@ assert value: all_plain(coefficient, degree + 1) ==> is_plain(x);
        quotient[i] = x;
    }
}

int field_set(struct field *field, struct scalar_pool *pool, const scalar *coefficient, int count, scalar low,
              scalar high)
{
    const int degree = count - 1;
    if (degree < 2 || degree > FIELD_MAX_DEGREE || scalar_sign(coefficient[degree]) == 0) return 0;
    if (!field_isolates(pool, coefficient, count, low, high)) return 0;
    field->pool = pool;
    field->degree = degree;
    field->low = low;
    field->high = high;
    divide_by_last(pool, field->coefficient, coefficient, degree);
    /*@ assert value: \forall integer k; 0 <= k < count ==> coefficient[k] == \at(coefficient[k], Pre); */
    /*@ assert value: \forall real t; polynomial_value(coefficient, count, t) == \at(polynomial_value(coefficient, count, t), Pre); */
    /*@ assert value: scalar_doubt == 0 ==> \forall real t;
      @   is_product(polynomial_value(coefficient, count, t), scalar_value(coefficient[degree]),
      @     topped_value(&field->coefficient[0], degree, 1.0, t)); */
    const scalar at_low = value_at(pool, scalar_zero(pool), coefficient, count, low);
    /*@ assert value: scalar_value(at_low) == polynomial_value(coefficient, count, scalar_value(low)); */
    const int sign = scalar_sign(coefficient[degree]), sign_at_low = scalar_sign(at_low);
    field->sign_low = sign * sign_at_low;
    /*@ assert value: scalar_doubt == 0 && field->sign_low != 0 ==> \forall real r, integer s;
      @   crosses{Pre}(coefficient, count, scalar_value(low), scalar_value(high), r, s) ==> field->sign_low == sign * s; */
    /*@ assert value: scalar_doubt == 0 ==> sign_of(sign, scalar_value(coefficient[degree])) && sign != 0; */
    /*@ assert value: \forall real r, integer s; crosses{Pre}(coefficient, count, scalar_value(low), scalar_value(high), r, s) ==>
      @   \forall real t; scalar_value(low) < t < scalar_value(high) ==>
      @     sign_of(side(s, t, r), polynomial_value(coefficient, count, t)); */
    /*@ assert value: scalar_doubt == 0 ==> \forall real r, integer s;
      @   crosses{Pre}(coefficient, count, scalar_value(low), scalar_value(high), r, s) ==>
      @     \forall real t; scalar_value(low) < t < scalar_value(high) ==>
      @       sign_of(side(sign * s, t, r), topped_value(&field->coefficient[0], degree, 1.0, t)); */
    /*@ assert value: \forall real t; field_value(field, t) == topped_value(&field->coefficient[0], degree, 1.0, t); */
    /*@ assert value: scalar_doubt == 0 && field->sign_low != 0 ==> \forall real r, integer s;
      @   crosses{Pre}(coefficient, count, scalar_value(low), scalar_value(high), r, s) ==>
      @     field_crosses(field, scalar_value(low), scalar_value(high), r); */
    /*@ assert value: scalar_doubt == 0 && field->sign_low != 0 ==> \forall real r, integer s;
      @   crosses{Pre}(coefficient, count, scalar_value(low), scalar_value(high), r, s) ==> isolates(field, r); */
    return field->sign_low != 0;
}

/*@ requires \valid_read(field) && field_ok(field) && x != \null;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int sign_of_polynomial(const struct field *field, scalar x)
{
    struct scalar_pool *scratch = scalar_pool_new();
    if (scratch == NULL) abort();
    const int sign = scalar_sign(value_at(scratch, scalar_one(scratch), field->coefficient, field->degree, x));
    scalar_pool_free(scratch);
    return sign;
}

/* Halves the interval: the half at whose ends the polynomial has different signs has the root. */
/*@ requires \valid(field) && field_ok(field) && field->stuck == 0;
  @ assigns field->low, field->high, field->bisections, scalar_doubt;
  @ ensures 0 <= \result <= 1 && field_numbers(field) && DOUBT_STAYS;
  @ ensures 0 <= field->bisections <= FIELD_MAX_BISECTIONS + 1;
  @ ensures \result == 1 ==> \old(field->bisections) < field->bisections <= FIELD_MAX_BISECTIONS; */
static int bisect(struct field *field)
{
    const scalar middle = half(field->pool, scalar_add(field->pool, field->low, field->high));
    const int sign = sign_of_polynomial(field, middle);
    if (sign == 0 || ++field->bisections > FIELD_MAX_BISECTIONS) return 0;
    /*@ assert value: field_is_correct(field) && scalar_doubt == 0 ==>
      @   scalar_value(field->low) < scalar_value(middle) < scalar_value(field->high); */
    /*@ assert value: field_is_correct(field) && scalar_doubt == 0 ==> sign_of(sign, field_value(field, scalar_value(middle))); */
    /*@ assert value: field_is_correct(field) && scalar_doubt == 0 ==>
      @   (sign == field->sign_low ? scalar_value(middle) < root_of(field) : root_of(field) < scalar_value(middle)); */
    if (sign == field->sign_low)
        field->low = middle;
    else
        field->high = middle;
    //@ assert value: \forall integer i; 0 <= i < field->degree ==> field->coefficient[i] == \at(field->coefficient[i], Pre);
    //@ assert value: \forall real t; field_value(field, t) == \at(field_value(field, t), Pre);
    return 1;
}

/*@ requires pool != \null && x != \null && y != \null;
  @ assigns scalar_doubt;
  @ ensures (\result == x || \result == y) && DOUBT_STAYS; */
static scalar smaller(struct scalar_pool *pool, scalar x, scalar y)
{
    return scalar_sign(scalar_subtract(pool, x, y)) < 0 ? x : y;
}

/*@ requires pool != \null && x != \null && y != \null;
  @ assigns scalar_doubt;
  @ ensures (\result == x || \result == y) && DOUBT_STAYS; */
static scalar larger(struct scalar_pool *pool, scalar x, scalar y)
{
    return scalar_sign(scalar_subtract(pool, x, y)) < 0 ? y : x;
}

/* The sign of the polynomial on the whole interval, by Horner's scheme in intervals [from, to]; 0 when it is not the
 * same everywhere. */
/*@ requires \valid_read(field) && field_ok(field) && 0 < count && polynomial(p, count);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int sign_on_interval(const struct field *field, const scalar *p, int count)
{
    struct scalar_pool *pool = scalar_pool_new();
    if (pool == NULL) abort();
    scalar from = p[count - 1], to = p[count - 1];
    /*@ loop invariant -1 <= i < count && from != \null && to != \null && DOUBT_HAS_STAYED;
      @ loop invariant value: scalar_doubt == 0 && within(root_of(field), scalar_value(field->low), scalar_value(field->high)) ==>
      @   within(tail_value(p, i + 1, count, root_of(field)), scalar_value(from), scalar_value(to));
      @ loop assigns i, from, to, scalar_doubt;
      @ loop variant i + 1; */
    for (int i = count - 2; i >= 0; i--) {
        const scalar w = scalar_multiply(pool, from, field->low), x = scalar_multiply(pool, from, field->high);
        const scalar y = scalar_multiply(pool, to, field->low), z = scalar_multiply(pool, to, field->high);
        const scalar least = smaller(pool, smaller(pool, w, x), smaller(pool, y, z));
        const scalar most = larger(pool, larger(pool, w, x), larger(pool, y, z));
        /*@ assert value: scalar_doubt == 0 ==> corners_within(scalar_value(least), scalar_value(most), scalar_value(from),
          @   scalar_value(to), scalar_value(field->low), scalar_value(field->high)); */
        from = scalar_add(pool, least, p[i]);
        to = scalar_add(pool, most, p[i]);
    }
    const int sign = scalar_sign(from) > 0 ? 1 : scalar_sign(to) < 0 ? -1 : 0;
    scalar_pool_free(pool);
    return sign;
}

int field_sign(struct field *field, const scalar *coefficient, int count)
{
    /*@ loop invariant field_ok(field) && polynomial(coefficient, count) && DOUBT_HAS_STAYED;
      @ loop invariant value: \at(field_is_correct(field), Pre) ==> field_is_correct(field);
      @ loop invariant value: \forall integer i; 0 <= i < count ==> coefficient[i] == \at(coefficient[i], Pre);
      @ loop assigns field->low, field->high, field->bisections, field->stuck, scalar_doubt;
      @ loop variant field->stuck != 0 ? 0 : FIELD_MAX_BISECTIONS + 1 - field->bisections; */
    while (!field->stuck) {
        const int sign = sign_on_interval(field, coefficient, count);
        if (sign != 0) return sign;
        if (bisect(field)) continue;
        field->stuck = 1;
        scalar_not_found();
    }
    return 0;
}
