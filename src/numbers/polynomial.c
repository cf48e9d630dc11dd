/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/polynomial.h"

/* The length without leading zeros, or POLYNOMIAL_UNKNOWN. */
/*@ requires 0 <= length && \valid_read(c + (0 .. length - 1)) && are_numbers(c, length);
  @ assigns \nothing;
  @ ensures -1 <= \result <= length && (\result > 0 ==> value(c[\result - 1]) != 0); */
static int trimmed(const struct number *const *c, int length)
{
    /*@ loop invariant 0 <= length <= \at(length, Pre);
      @ loop assigns length;
      @ loop variant length; */
    for (; length > 0; length--) {
        const int sign = number_sign(c[length - 1]);
        if (sign == NUMBER_SIGN_UNKNOWN) return POLYNOMIAL_UNKNOWN;
        if (sign != 0) break;
    }
    return length;
}

int polynomial_constant(const struct number *c, struct polynomial *out)
{
    const int length = trimmed(&c, 1);
    if (length < 0) return POLYNOMIAL_UNKNOWN;
    out->length = length;
    out->c[0] = c;
    return 1;
}

struct polynomial polynomial_variable(struct number_pool *pool)
{
    return (struct polynomial){2, {number_from_integer(pool, 0), number_from_integer(pool, 1)}};
}

/*@ requires \valid_read(x) && is_polynomial(x) && i >= 0 && zero != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
static const struct number *coefficient(const struct polynomial *x, int i, const struct number *zero)
{
    return i < x->length ? x->c[i] : zero;
}

int polynomial_combine(struct number_pool *pool, const struct polynomial *x, const struct number *factor,
                       const struct polynomial *y, struct polynomial *out)
{
    const struct number *zero = number_from_integer(pool, 0);
    struct polynomial z = {x->length > y->length ? x->length : y->length, {NULL}};
    /*@ loop invariant 0 <= i <= z.length && are_numbers(&z.c[0], i);
      @ loop assigns i, z.c[0 .. z.length - 1];
      @ loop variant z.length - i; */
    for (int i = 0; i < z.length; i++)
        z.c[i] = number_add(pool, coefficient(x, i, zero), number_multiply(pool, factor, coefficient(y, i, zero)));
    z.length = trimmed(z.c, z.length);
    if (z.length < 0) return POLYNOMIAL_UNKNOWN;
    //@ assert entries(&z);
    *out = z;
    //@ assert entries(out);
    return 1;
}

/* Coefficient i of the product x y. */
/*@ requires pool != \null && \valid_read(x) && \valid_read(y) && is_polynomial(x) && is_polynomial(y);
  @ requires x->length > 0 && y->length > 0 && 0 <= i <= x->length + y->length - 2;
  @ assigns \nothing;
  @ ensures \result != \null;
  @ ensures i == x->length + y->length - 2 ==> value(\result) != 0; */
static const struct number *convolution(struct number_pool *pool, const struct polynomial *x,
                                        const struct polynomial *y, int i)
{
    const struct number *sum = number_from_integer(pool, 0);
    /*@ loop invariant (i < y->length ? 0 : i - y->length + 1) <= j && sum != \null;
      @ loop invariant i == x->length + y->length - 2 ==> j <= x->length && (j == x->length - 1 ==> value(sum) == 0) &&
      @   (j == x->length ==> value(sum) == sum(0.0, product(value(x->c[x->length - 1]), value(y->c[y->length - 1]))));
      @ loop assigns j, sum;
      @ loop variant x->length - j; */
    for (int j = i < y->length ? 0 : i - y->length + 1; j <= i && j < x->length; j++)
        sum = number_add(pool, sum, number_multiply(pool, x->c[j], y->c[i - j]));
    return sum;
}

int polynomial_multiply(struct number_pool *pool, const struct polynomial *x, const struct polynomial *y,
                        struct polynomial *out)
{
    struct polynomial z = {x->length == 0 || y->length == 0 ? 0 : x->length + y->length - 1, {NULL}};
    if (z.length > POLYNOMIAL_MAX_LENGTH) return POLYNOMIAL_UNKNOWN;
    /*@ loop invariant 0 <= i <= z.length && are_numbers(&z.c[0], i);
      @ loop invariant i > 0 && i == z.length ==> value(z.c[i - 1]) != 0;
      @ loop assigns i, z.c[0 .. z.length - 1];
      @ loop variant z.length - i; */
    for (int i = 0; i < z.length; i++) z.c[i] = convolution(pool, x, y, i);
    //@ assert entries(&z);
    *out = z;
    //@ assert entries(out);
    return 1;
}

void polynomial_scale(struct number_pool *pool, const struct number *divisor, struct polynomial *x)
{
    /*@ loop invariant 0 <= i <= x->length && is_polynomial(x);
      @ loop assigns i, x->c[0 .. x->length - 1];
      @ loop variant x->length - i; */
    for (int i = 0; i < x->length; i++) x->c[i] = number_divide(pool, x->c[i], divisor);
}

/* One step of long division: returns the coefficient of the quotient and subtracts the multiple of y from `rest`. */
/*@ requires pool != \null && \valid(rest) && \valid_read(y) && is_polynomial(y) && y->length > 0 && \separated(rest, y);
  @ requires 0 <= shift && shift + y->length <= POLYNOMIAL_MAX_LENGTH && are_numbers(&rest->c[0], shift + y->length);
  @ assigns rest->c[shift .. shift + y->length - 2];
  @ ensures are_numbers(&rest->c[0], shift + y->length) && \result != \null;
  @ ensures product(value(\result), value(y->c[y->length - 1])) == value(rest->c[shift + y->length - 1]); */
static const struct number *divide_leading(struct number_pool *pool, struct polynomial *rest,
                                           const struct polynomial *y, int shift)
{
    const struct number *factor = number_divide(pool, rest->c[shift + y->length - 1], y->c[y->length - 1]);
    /*@ loop invariant 0 <= i < y->length && are_numbers(&rest->c[0], shift + y->length);
      @ loop assigns i, rest->c[shift .. shift + y->length - 2];
      @ loop variant y->length - i; */
    for (int i = 0; i < y->length - 1; i++)
        rest->c[shift + i] = number_subtract(pool, rest->c[shift + i], number_multiply(pool, factor, y->c[i]));
    return factor;
}

int polynomial_divide(struct number_pool *pool, const struct polynomial *x, const struct polynomial *y,
                      struct polynomial *quotient)
{
    struct polynomial rest = *x, q = {x->length - y->length + 1, {NULL}};
    if (x->length < y->length) return x->length == 0 ? (quotient->length = 0, 1) : 0;
    //@ assert entries(&rest) && entries(x);
    /*@ loop invariant -1 <= shift < q.length && are_numbers(&rest.c[0], y->length + shift);
      @ loop invariant \forall integer i; shift < i < q.length ==> q.c[i] != \null;
      @ loop invariant shift == q.length - 1 ? value(rest.c[x->length - 1]) != 0 : value(q.c[q.length - 1]) != 0;
      @ loop assigns shift, rest.c[0 .. POLYNOMIAL_MAX_LENGTH - 1], q.c[0 .. q.length - 1];
      @ loop variant shift; */
    for (int shift = q.length - 1; shift >= 0; shift--) q.c[shift] = divide_leading(pool, &rest, y, shift);
    /*@ loop invariant 0 <= i < y->length;
      @ loop assigns i;
      @ loop variant y->length - i; */
    for (int i = 0; i < y->length - 1; i++) {
        const int sign = number_sign(rest.c[i]);
        if (sign == NUMBER_SIGN_UNKNOWN) return POLYNOMIAL_UNKNOWN;
        if (sign != 0) return 0;
    }
    //@ assert entries(&q);
    *quotient = q;
    //@ assert entries(quotient);
    return 1;
}

/* x := the remainder of x divided by y, which is not 0. */
/*@ requires pool != \null && \valid(x) && \valid_read(y) && is_polynomial(x) && is_polynomial(y) && y->length > 0;
  @ requires \separated(x, y);
  @ assigns *x;
  @ ensures \result != 0 ==> is_polynomial(x) && x->length < y->length; */
static int reduce(struct number_pool *pool, struct polynomial *x, const struct polynomial *y)
{
    int length = x->length;
    /*@ loop invariant length <= x->length && are_numbers(&x->c[0], length) && (length >= y->length - 1 || length == x->length);
      @ loop assigns length, x->c[0 .. POLYNOMIAL_MAX_LENGTH - 1];
      @ loop variant length; */
    for (; length >= y->length; length--) (void)divide_leading(pool, x, y, length - y->length);
    x->length = trimmed(x->c, length);
    return x->length >= 0;
}

/*@ requires pool != \null && \valid_read(x) && is_polynomial(x) && x->length > 0;
  @ assigns \nothing;
  @ ensures \result.length == x->length - 1;
  @ ensures \forall integer i; 0 <= i < \result.length ==> \result.c[i] != \null;
  @ ensures \result.length > 0 ==> value(\result.c[\result.length - 1]) != 0; */
static struct polynomial derivative(struct number_pool *pool, const struct polynomial *x)
{
    struct polynomial out = {x->length - 1, {NULL}};
    /*@ loop invariant 0 <= i <= out.length && are_numbers(&out.c[0], i);
      @ loop invariant i > 0 && i == out.length ==> value(out.c[i - 1]) != 0;
      @ loop assigns i, out.c[0 .. out.length - 1];
      @ loop variant out.length - i; */
    for (int i = 0; i < out.length; i++)
        out.c[i] = number_multiply(pool, number_from_integer(pool, i + 1), x->c[i + 1]);
    return out;
}

/* Divides x by its leading coefficient. */
/*@ requires pool != \null && \valid(x) && is_polynomial(x) && x->length > 0;
  @ assigns x->c[0 .. x->length - 1];
  @ ensures is_polynomial(x); */
static void make_monic(struct number_pool *pool, struct polynomial *x)
{
    polynomial_scale(pool, x->c[x->length - 1], x);
    x->c[x->length - 1] = number_from_integer(pool, 1);
}

/*@ requires \valid(x) && \valid(y) && \separated(x, y);
  @ requires is_polynomial(x);
  @ requires is_polynomial(y);
  @ assigns *x, *y;
  @ ensures is_polynomial(x);
  @ ensures is_polynomial(y);
  @ ensures x->length == \old(y->length) && y->length == \old(x->length); */
static void exchange(struct polynomial *x, struct polynomial *y)
{
    //@ assert entries(x) && entries(y);
    const struct polynomial kept = *x;
    *x = *y;
    //@ assert entries(x);
    //@ assert is_polynomial(x);
    *y = kept;
    //@ assert entries(y);
}

/* One step of Euclid's algorithm: y, made monic to limit its coefficients, takes the place of x, and the remainder of x
 * the place of y. */
/*@ requires pool != \null && \valid(x) && \valid(y) && is_polynomial(x) && y->length > 0 && \separated(x, y);
  @ requires is_polynomial(y);
  @ assigns *x, *y;
  @ ensures \result != 0 ==> is_polynomial(x);
  @ ensures \result != 0 ==> is_polynomial(y);
  @ ensures \result != 0 ==> y->length < x->length == \old(y->length); */
static int divide_with_rest(struct number_pool *pool, struct polynomial *x, struct polynomial *y)
{
    make_monic(pool, y);
    if (!reduce(pool, x, y)) return 0;
    exchange(x, y);
    return 1;
}

/* Divides x by the greatest common divisor of x and its derivative. */
int polynomial_squarefree(struct number_pool *pool, const struct polynomial *x, struct polynomial *out)
{
    //@ assert entries(x);
    struct polynomial divisor = *x, rest = derivative(pool, x);
    //@ assert entries(&divisor) && entries(&rest);
    /*@ loop invariant is_polynomial(&divisor);
      @ loop invariant is_polynomial(&rest);
      @ loop invariant rest.length < divisor.length <= x->length;
      @ loop assigns divisor, rest;
      @ loop variant rest.length; */
    while (rest.length > 0)
        if (!divide_with_rest(pool, &divisor, &rest)) return POLYNOMIAL_UNKNOWN;
    return polynomial_divide(pool, x, &divisor, out) == 1 ? 1 : POLYNOMIAL_UNKNOWN;
}

int polynomial_common_divisor(struct number_pool *pool, const struct polynomial *x, const struct polynomial *y,
                              struct polynomial *out)
{
    //@ assert entries(x) && entries(y);
    struct polynomial divisor = *x, rest = *y;
    //@ assert entries(&divisor) && entries(&rest);
    /*@ loop invariant is_polynomial(&divisor);
      @ loop invariant is_polynomial(&rest);
      @ loop invariant divisor.length > 0;
      @ loop assigns divisor, rest;
      @ loop variant rest.length; */
    while (rest.length > 0)
        if (!divide_with_rest(pool, &divisor, &rest)) return POLYNOMIAL_UNKNOWN;
    //@ assert entries(&divisor);
    *out = divisor;
    //@ assert entries(out);
    return 1;
}

const struct number *polynomial_at(struct number_pool *pool, const struct polynomial *polynomial,
                                   const struct number *x)
{
    const struct number *sum = number_from_integer(pool, 0);
    /*@ loop invariant 0 <= i <= polynomial->length && sum != \null;
      @ loop assigns i, sum;
      @ loop variant i; */
    for (int i = polynomial->length; i-- > 0;) sum = number_add(pool, number_multiply(pool, sum, x), polynomial->c[i]);
    return sum;
}
