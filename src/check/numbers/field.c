/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/numbers/field.h"

#include "check/numbers/doubt.h"
#include "check/numbers/field_private.h"

#include <stdlib.h>

/*@ requires pool != \null && x != \null;
  @ assigns rational_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static rational half(struct rational_pool *pool, rational x)
{
    return rational_divide(pool, x, rational_add(pool, rational_one(pool), rational_one(pool)));
}

/* p(x) + top x^count, by Horner's scheme. */
/*@ requires pool != \null && top != \null && x != \null && 0 <= count && polynomial(p, count);
  @ assigns \nothing;
  @ ensures \result != \null; */
static rational value_at(struct rational_pool *pool, rational top, const rational *p, int count, rational x)
{
    rational sum = top;
    /*@ loop invariant -1 <= i < count && sum != \null;
      @ loop invariant value: is_left(topped_value(p, count, rational_value(top), rational_value(x)),
      @   polynomial_value(p, i + 1, rational_value(x)), power(rational_value(x), i + 1), rational_value(sum));
      @ loop assigns i, sum;
      @ loop variant i + 1; */
    for (int i = count - 1; i >= 0; i--) {
        /*@ assert value: is_left(topped_value(p, count, rational_value(top), rational_value(x)), polynomial_value(p, i, rational_value(x)),
          @   power(rational_value(x), i), lengthened(p[i], rational_value(sum), rational_value(x))); */
        sum = rational_add(pool, rational_multiply(pool, sum, x), p[i]);
    }
    return sum;
}

/* One step of Horner's scheme: q(t) already holds the shifted upper coefficients, and p_i + t q(t) becomes p_i + (x +
 * t) q(t). */
/*@ requires pool != \null && x != \null && 0 <= i < count && polynomial(p, count) && \valid(p + (0 .. count - 1));
  @ assigns p[i .. count - 1];
  @ ensures polynomial(p, count); */
static void advance(struct rational_pool *pool, rational *p, int i, int count, rational x)
{
    /*@ loop invariant i <= j <= count - 1 && polynomial(p, count);
      @ loop invariant value: \forall integer k; i <= k < j ==> rational_value(p[k]) ==
      @   check_sum(rational_value(\at(p[k], Pre)), check_product(rational_value(x), rational_value(\at(p[k + 1], Pre))));
      @ loop invariant value: \forall integer k; 0 <= k < i || j <= k < count ==> p[k] == \at(p[k], Pre);
      @ loop assigns j, p[i .. count - 1];
      @ loop variant count - j; */
    for (int j = i; j < count - 1; j++) {
        const rational sum = rational_add(pool, p[j], rational_multiply(pool, x, p[j + 1]));
        /*@ assert value: rational_value(sum) == check_sum(rational_value(\at(p[\at(j, Here)], Pre)),
          @   check_product(rational_value(x), rational_value(\at(p[\at(j, Here) + 1], Pre)))); */
        p[j] = sum;
        //@ assert value: \forall integer k; i <= k < j ==> p[k] == \at(p[k], LoopCurrent);
    }
}

/* p(t) := p(x + t): with y = x + t, p_0 + y (p_1 + y (...)) from within. */
/*@ requires pool != \null && x != \null && 0 <= count && polynomial(p, count) && \valid(p + (0 .. count - 1));
  @ assigns p[0 .. count - 1];
  @ ensures polynomial(p, count); */
static void shift(struct rational_pool *pool, rational *p, int count, rational x)
{
    /*@ loop invariant -1 <= i < count && polynomial(p, count);
      @ loop invariant value: \forall integer k; 0 <= k <= i || k == count - 1 ==> p[k] == \at(p[k], Pre);
      @ loop invariant value: \forall real y, t; is_shifted(y, rational_value(x), t) ==>
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
static void stretch(struct rational_pool *pool, rational *p, int count, rational x)
{
    rational factor = rational_one(pool);
    /*@ loop invariant 0 <= i <= count && polynomial(p, count) && factor != \null;
      @ loop invariant value: rational_value(factor) == power(rational_value(x), i);
      @ loop invariant value: \forall integer k; 0 <= k < i ==>
      @   is_product(rational_value(p[k]), rational_value(\at(p[k], Pre)), power(rational_value(x), k));
      @ loop invariant value: \forall integer k; i <= k < count ==> p[k] == \at(p[k], Pre);
      @ loop assigns i, factor, p[0 .. count - 1];
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) {
        //@ assert value: is_product(power(rational_value(x), i + 1), rational_value(x), power(rational_value(x), i));
        const rational product = rational_multiply(pool, p[i], factor);
        //@ assert value: is_product(rational_value(product), rational_value(p[i]), rational_value(factor));
        /*@ assert value: is_product(rational_value(product), rational_value(\at(p[\at(i, Here)], Pre)), power(rational_value(x), i)); */
        p[i] = product;
        factor = rational_multiply(pool, x, factor);
    }
    //@ assert value: is_stretched{Pre,Here}(p, count, rational_value(x));
    /*@ assert value: \forall real u, t; is_product(u, rational_value(x), t) ==>
      @   stretches{Pre,Here}(p, count, count, u, rational_value(x), t); */
}

/*@ requires 0 <= count && polynomial(p, count) && \valid(p + (0 .. count - 1));
  @ assigns p[0 .. count - 1];
  @ ensures polynomial(p, count); */
static void reverse(rational *p, int count)
{
    /*@ loop invariant 0 <= i <= count / 2 && polynomial(p, count);
      @ loop invariant value: \forall integer k; 0 <= k < i || count - i <= k < count ==> p[k] == \at(p[count - 1 - k], Pre);
      @ loop invariant value: \forall integer k; i <= k < count - i ==> p[k] == \at(p[k], Pre);
      @ loop assigns i, p[0 .. count - 1];
      @ loop variant count / 2 - i; */
    for (int i = 0; i < count / 2; i++) {
        const rational kept = p[i];
        p[i] = p[count - 1 - i];
        p[count - 1 - i] = kept;
    }
}

/* p(t) := (1 + t)^d p(low + width / (1 + t)), where d is the degree */
/*@ requires pool != \null && low != \null && width != \null && 0 <= count && polynomial(p, count) && \valid(p + (0 .. count - 1));
  @ assigns p[0 .. count - 1];
  @ ensures polynomial(p, count); */
static void turn(struct rational_pool *pool, rational *p, int count, rational low, rational width)
{
    //@ assert value: is_shifted(rational_value(low), rational_value(low), 0.0);
    shift(pool, p, count, low);
    //@ assert value: polynomial_value(p, count, 0.0) == \at(polynomial_value(p, count, rational_value(low)), Pre);
    //@ assert value: is_product(0.0, rational_value(width), 0.0);
    stretch(pool, p, count, width);
    //@ assert value: polynomial_value(p, count, 0.0) == \at(polynomial_value(p, count, rational_value(low)), Pre);
    //@ assert value: 0 < count ==> rational_value(p[0]) == \at(polynomial_value(p, count, rational_value(low)), Pre);
    reverse(p, count);
    shift(pool, p, count, rational_one(pool));
}

/* The number of sign changes of the coefficients after this substitution. */
/*@ requires pool != \null && low != \null && width != \null && 0 <= count && polynomial(p, count) && \valid(p + (0 .. count - 1));
  @ assigns p[0 .. count - 1], rational_doubt;
  @ ensures 0 <= \result <= count && DOUBT_STAYS; */
static int variations_within(struct rational_pool *pool, rational *p, int count, rational low, rational width)
{
    turn(pool, p, count, low, width);
    /*@ assert value: 0 < rational_value(width) ==> \forall integer s, real r; has_one_root(p, count, s, r) ==>
      @   lies_between(turned_root(r, rational_value(low), rational_value(width)), rational_value(low), rational_value(width)) &&
      @   has_sides{Pre}(p, count, -s, rational_value(low), rational_value(width),
      @     turned_root(r, rational_value(low), rational_value(width))); */
    /*@ assert value: \forall integer s; changes_once(p, count, s) ==> (s == 1 || s == -1) && 0 < count; */
    /*@ assert value: \forall integer s; changes_once(p, count, s) ==>
      @   (\at(polynomial_value(p, count, rational_value(low)), Pre) == 0 ||
      @     sign_of(-s, \at(polynomial_value(p, count, rational_value(low)), Pre))); */
    /*@ assert value: 0 < rational_value(width) ==> \forall integer s, real r; changes_once(p, count, s) ==> has_one_root(p, count, s, r) ==>
      @   crosses{Pre}(p, count, rational_value(low), rational_value(low) + rational_value(width),
      @     turned_root(r, rational_value(low), rational_value(width)), -s); */
    return field_variations(p, count);
}

/* Descartes' rule of signs: roots of p between low and high are positive roots of (1 + t)^d p(low + (high - low) / (1 +
 * t)). */
int field_isolates(struct rational_pool *pool, const rational *coefficient, int count, rational low, rational high)
{
    rational p[FIELD_MAX_DEGREE + 1];
    const rational width = rational_subtract(pool, high, low);
    if (count > FIELD_MAX_DEGREE + 1 || rational_sign(width) <= 0) return 0;
    struct rational_pool *scratch = rational_pool_new();
    if (scratch == NULL) abort();
    //@ assert value: rational_doubt == 0 ==> 0 < rational_value(width);
    /*@ loop invariant 0 <= i <= count && polynomial(&p[0], i) && polynomial(coefficient, count);
      @ loop invariant value: \forall integer k; 0 <= k < i ==> p[k] == coefficient[k];
      @ loop invariant value: \forall integer k; 0 <= k < count ==> coefficient[k] == \at(coefficient[k], Pre);
      @ loop assigns i, p[0 .. FIELD_MAX_DEGREE];
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) p[i] = coefficient[i];
    //@ assert value: \forall real t; polynomial_value(&p[0], count, t) == \at(polynomial_value(coefficient, count, t), Pre);
    /*@ assert value: \forall real r, integer s;
      @   crosses(&p[0], count, rational_value(low), rational_value(low) + rational_value(width), r, s) ==>
      @     crosses{Pre}(coefficient, count, rational_value(low), rational_value(high), r, s); */
    const int n = variations_within(scratch, p, count, low, width);
    /*@ assert value: rational_doubt == 0 && n == 1 ==> \exists real r, integer s;
      @   crosses{Pre}(coefficient, count, rational_value(low), rational_value(high), r, s); */
    rational_pool_free(scratch);
    return n == 1;
}

/* Divides the coefficients by the leading one, which is then omitted. */
/*@ requires pool != \null && 0 <= degree && polynomial(coefficient, degree + 1) && \valid(quotient + (0 .. degree - 1));
  @ requires \separated(quotient + (0 .. degree - 1), coefficient + (0 .. degree));
  @ assigns quotient[0 .. degree - 1], rational_doubt;
  @ ensures polynomial(quotient, degree) && DOUBT_STAYS; */
static void divide_by_last(struct rational_pool *pool, rational *quotient, const rational *coefficient, int degree)
{
    const rational last = coefficient[degree];
    /*@ loop invariant 0 <= i <= degree && polynomial(quotient, i) && polynomial(coefficient, degree + 1) && DOUBT_HAS_STAYED;
      @ loop invariant value: \forall integer k; 0 <= k <= degree ==> coefficient[k] == \at(coefficient[k], Pre);
      @ loop invariant value: all_plain(coefficient, degree + 1) ==> \forall integer k; 0 <= k < i ==> is_plain(quotient[k]);
      @ loop invariant value: rational_doubt == 0 ==> \forall integer k; 0 <= k < i ==>
      @   is_product(rational_value(coefficient[k]), rational_value(last), rational_value(quotient[k]));
      @ loop assigns i, quotient[0 .. degree - 1], rational_doubt;
      @ loop variant degree - i; */
    for (int i = 0; i < degree; i++) {
        const rational x = rational_divide(pool, coefficient[i], last);
        //@ assert value: rational_doubt == 0 ==> is_product(rational_value(coefficient[i]), rational_value(last), rational_value(x));
        //@ assert value: all_plain(coefficient, degree + 1) ==> is_plain(x);
        quotient[i] = x;
    }
}

int field_set(struct field *field, struct rational_pool *pool, const rational *coefficient, int count, rational low,
              rational high)
{
    const int degree = count - 1;
    if (degree < 2 || degree > FIELD_MAX_DEGREE || rational_sign(coefficient[degree]) == 0) return 0;
    if (!field_isolates(pool, coefficient, count, low, high)) return 0;
    field->pool = pool;
    field->degree = degree;
    field->low = low;
    field->high = high;
    divide_by_last(pool, field->coefficient, coefficient, degree);
    /*@ assert value: \forall integer k; 0 <= k < count ==> coefficient[k] == \at(coefficient[k], Pre); */
    /*@ assert value: \forall real t; polynomial_value(coefficient, count, t) == \at(polynomial_value(coefficient, count, t), Pre); */
    /*@ assert value: rational_doubt == 0 ==> \forall real t;
      @   is_product(polynomial_value(coefficient, count, t), rational_value(coefficient[degree]),
      @     topped_value(&field->coefficient[0], degree, 1.0, t)); */
    const rational at_low = value_at(pool, rational_zero(pool), coefficient, count, low);
    /*@ assert value: rational_value(at_low) == polynomial_value(coefficient, count, rational_value(low)); */
    const int sign = rational_sign(coefficient[degree]), sign_at_low = rational_sign(at_low);
    field->sign_low = sign * sign_at_low;
    /*@ assert value: rational_doubt == 0 && field->sign_low != 0 ==> \forall real r, integer s;
      @   crosses{Pre}(coefficient, count, rational_value(low), rational_value(high), r, s) ==> field->sign_low == sign * s; */
    /*@ assert value: rational_doubt == 0 ==> sign_of(sign, rational_value(coefficient[degree])) && sign != 0; */
    /*@ assert value: \forall real r, integer s; crosses{Pre}(coefficient, count, rational_value(low), rational_value(high), r, s) ==>
      @   \forall real t; rational_value(low) < t < rational_value(high) ==>
      @     sign_of(side(s, t, r), polynomial_value(coefficient, count, t)); */
    /*@ assert value: rational_doubt == 0 ==> \forall real r, integer s;
      @   crosses{Pre}(coefficient, count, rational_value(low), rational_value(high), r, s) ==>
      @     \forall real t; rational_value(low) < t < rational_value(high) ==>
      @       sign_of(side(sign * s, t, r), topped_value(&field->coefficient[0], degree, 1.0, t)); */
    /*@ assert value: \forall real t; field_value(field, t) == topped_value(&field->coefficient[0], degree, 1.0, t); */
    /*@ assert value: rational_doubt == 0 && field->sign_low != 0 ==> \forall real r, integer s;
      @   crosses{Pre}(coefficient, count, rational_value(low), rational_value(high), r, s) ==>
      @     field_crosses(field, rational_value(low), rational_value(high), r); */
    /*@ assert value: rational_doubt == 0 && field->sign_low != 0 ==> \forall real r, integer s;
      @   crosses{Pre}(coefficient, count, rational_value(low), rational_value(high), r, s) ==> isolates(field, r); */
    return field->sign_low != 0;
}

/*@ requires \valid_read(field) && field_ok(field) && x != \null;
  @ assigns rational_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int sign_of_polynomial(const struct field *field, rational x)
{
    struct rational_pool *scratch = rational_pool_new();
    if (scratch == NULL) abort();
    const int sign = rational_sign(value_at(scratch, rational_one(scratch), field->coefficient, field->degree, x));
    rational_pool_free(scratch);
    return sign;
}

/* Halves the interval: the half at whose ends the polynomial has different signs has the root. */
/*@ requires \valid(field) && field_ok(field) && field->stuck == 0;
  @ assigns field->low, field->high, field->bisections, rational_doubt;
  @ ensures 0 <= \result <= 1 && field_numbers(field) && DOUBT_STAYS;
  @ ensures 0 <= field->bisections <= FIELD_MAX_BISECTIONS + 1;
  @ ensures \result == 1 ==> \old(field->bisections) < field->bisections <= FIELD_MAX_BISECTIONS; */
static int bisect(struct field *field)
{
    const rational middle = half(field->pool, rational_add(field->pool, field->low, field->high));
    const int sign = sign_of_polynomial(field, middle);
    if (sign == 0 || ++field->bisections > FIELD_MAX_BISECTIONS) return 0;
    /*@ assert value: stands(field) && rational_doubt == 0 ==>
      @   rational_value(field->low) < rational_value(middle) < rational_value(field->high); */
    /*@ assert value: stands(field) && rational_doubt == 0 ==> sign_of(sign, field_value(field, rational_value(middle))); */
    /*@ assert value: stands(field) && rational_doubt == 0 ==>
      @   (sign == field->sign_low ? rational_value(middle) < root_of(field) : root_of(field) < rational_value(middle)); */
    if (sign == field->sign_low)
        field->low = middle;
    else
        field->high = middle;
    //@ assert value: \forall integer i; 0 <= i < field->degree ==> field->coefficient[i] == \at(field->coefficient[i], Pre);
    //@ assert value: \forall real t; field_value(field, t) == \at(field_value(field, t), Pre);
    return 1;
}

/*@ requires pool != \null && x != \null && y != \null;
  @ assigns rational_doubt;
  @ ensures (\result == x || \result == y) && DOUBT_STAYS; */
static rational smaller(struct rational_pool *pool, rational x, rational y)
{
    return rational_sign(rational_subtract(pool, x, y)) < 0 ? x : y;
}

/*@ requires pool != \null && x != \null && y != \null;
  @ assigns rational_doubt;
  @ ensures (\result == x || \result == y) && DOUBT_STAYS; */
static rational larger(struct rational_pool *pool, rational x, rational y)
{
    return rational_sign(rational_subtract(pool, x, y)) < 0 ? y : x;
}

/* The sign of the polynomial on the whole interval, by Horner's scheme in intervals [from, to]; 0 when it is not the
 * same everywhere. */
/*@ requires \valid_read(field) && field_ok(field) && 0 < count && polynomial(p, count);
  @ assigns rational_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int sign_on_interval(const struct field *field, const rational *p, int count)
{
    struct rational_pool *pool = rational_pool_new();
    if (pool == NULL) abort();
    rational from = p[count - 1], to = p[count - 1];
    /*@ loop invariant -1 <= i < count && from != \null && to != \null && DOUBT_HAS_STAYED;
      @ loop invariant value: rational_doubt == 0 && within(root_of(field), rational_value(field->low), rational_value(field->high)) ==>
      @   within(tail_value(p, i + 1, count, root_of(field)), rational_value(from), rational_value(to));
      @ loop assigns i, from, to, rational_doubt;
      @ loop variant i + 1; */
    for (int i = count - 2; i >= 0; i--) {
        const rational w = rational_multiply(pool, from, field->low), x = rational_multiply(pool, from, field->high);
        const rational y = rational_multiply(pool, to, field->low), z = rational_multiply(pool, to, field->high);
        const rational least = smaller(pool, smaller(pool, w, x), smaller(pool, y, z));
        const rational most = larger(pool, larger(pool, w, x), larger(pool, y, z));
        /*@ assert value: rational_doubt == 0 ==> corners_within(rational_value(least), rational_value(most), rational_value(from),
          @   rational_value(to), rational_value(field->low), rational_value(field->high)); */
        from = rational_add(pool, least, p[i]);
        to = rational_add(pool, most, p[i]);
    }
    const int sign = rational_sign(from) > 0 ? 1 : rational_sign(to) < 0 ? -1 : 0;
    rational_pool_free(pool);
    return sign;
}

int field_sign(struct field *field, const rational *coefficient, int count)
{
    /*@ loop invariant field_ok(field) && polynomial(coefficient, count) && DOUBT_HAS_STAYED;
      @ loop invariant value: \at(stands(field), Pre) ==> stands(field);
      @ loop invariant value: \forall integer i; 0 <= i < count ==> coefficient[i] == \at(coefficient[i], Pre);
      @ loop assigns field->low, field->high, field->bisections, field->stuck, rational_doubt;
      @ loop variant field->stuck != 0 ? 0 : FIELD_MAX_BISECTIONS + 1 - field->bisections; */
    while (!field->stuck) {
        const int sign = sign_on_interval(field, coefficient, count);
        if (sign != 0) return sign;
        if (bisect(field)) continue;
        field->stuck = 1;
        rational_not_found();
    }
    return 0;
}
