/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/rational_function.h"

#include "numbers/real.h"

#include <stdlib.h>

struct rational_functions *rational_functions_new(struct number_pool *pool, const struct number *variable)
{
    struct rational_functions *functions = calloc(1, sizeof *functions);
    if (functions == NULL) abort();
    functions->pool = pool;
    functions->variable = variable;
    return functions;
}

void rational_functions_free(struct rational_functions *functions)
{
    free(functions);
}

int rational_function_cancel(struct number_pool *pool, const struct polynomial *base, int most, struct polynomial *x)
{
    struct polynomial quotient;
    int times = 0;
    /*@ loop invariant 0 <= times <= most;
      @ loop invariant is_polynomial(x);
      @ loop invariant \at(x->length, Pre) > 0 ==> 0 < x->length <= \at(x->length, Pre) - times;
      @ loop assigns times, *x, quotient;
      @ loop variant x->length; */
    while (times < most && x->length >= base->length) {
        const int divided = polynomial_divide(pool, x, base, &quotient);
        if (divided != 1) return divided == 0 ? times : -1;
        //@ assert entries(&quotient);
        *x = quotient;
        //@ assert entries(x);
        times++;
    }
    return times;
}

/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires \valid(out) && \separated(f, out);
  @ assigns *out;
  @ ensures \result != 0 ==> is_rational_function(out); */
static int recall(const struct rational_functions *f, const struct number *x, struct rational_function *out)
{
    /*@ loop invariant 0 <= i <= f->count;
      @ loop assigns i;
      @ loop variant i; */
    for (int i = f->count; i-- > 0;) {
        if (f->known[i].number != x) continue;
        //@ assert entries(&f->known[i].function.top) && powers(&f->known[i].function);
        *out = f->known[i].function;
        //@ assert entries(&out->top) && powers(out);
        return 1;
    }
    return 0;
}

/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires \valid_read(function) && is_rational_function(function) && \separated(f, function);
  @ assigns f->known[0 .. RATIONAL_FUNCTIONS_MAX_KNOWN - 1], f->count;
  @ ARE_BASES(ensures, f) ARE_KNOWN(ensures, f) */
static int remember(struct rational_functions *f, const struct number *x, const struct rational_function *function)
{
    if (f->count == RATIONAL_FUNCTIONS_MAX_KNOWN) return 0;
    struct known *known = &f->known[f->count];
    known->number = x;
    //@ assert entries(&function->top) && powers(function) && is_rational_function(function);
    known->function = *function;
    //@ assert entries(&known->function.top) && powers(&known->function);
    //@ assert is_rational_function(&known->function);
    f->count++;
    return 1;
}

/*@ // A rational function whose powers may be larger than permitted.
  @ predicate is_unreduced{L}(struct rational_function *x) = is_polynomial(&x->top) &&
  @   \forall integer i; 0 <= i < RATIONAL_FUNCTIONS_MAX_BASES ==> 0 <= x->power[i] <= 3 * RATIONAL_FUNCTIONS_MAX_POWER;
  @ predicate powers_beyond{L}(struct rational_functions *f, struct rational_function *x) = \forall integer i; f->bases <= i < RATIONAL_FUNCTIONS_MAX_BASES ==>
  @   x->power[i] <= RATIONAL_FUNCTIONS_MAX_POWER; */

/* Clauses of contracts. */
#define BOTH_ARE_FRACTIONS(as)                                                                                         \
    as is_rational_function(x);                                                                                        \
    as is_rational_function(y);
#define IS_UNREDUCED(as)                                                                                               \
    as is_unreduced(x);                                                                                                \
    as powers_beyond(f, x);

/* Cancels base i in numerator and denominator. */
/*@ ARE_BASES(requires, f)
  @ requires 0 <= i < f->bases && \valid(x) && is_unreduced(x) && \separated(f, x);
  @ assigns x->top, x->power[i];
  @ ensures \result != 0 ==> is_polynomial(&x->top) && 0 <= x->power[i] <= RATIONAL_FUNCTIONS_MAX_POWER; */
static int reduce_by(const struct rational_functions *f, struct rational_function *x, int i)
{
    if (x->power[i] > RATIONAL_FUNCTIONS_MAX_POWER) return 0;
    if (x->top.length == 0) x->power[i] = 0;
    const int times = rational_function_cancel(f->pool, f->base + i, x->power[i], &x->top);
    if (times < 0) return 0;
    x->power[i] -= times;
    return 1;
}

/* Cancels common factors, one base after the other. */
/*@ ARE_BASES(requires, f)
  @ requires \valid(x) && is_unreduced(x) && \separated(f, x);
  @ requires powers_beyond(f, x);
  @ assigns *x;
  @ ensures \result != 0 ==> is_rational_function(x); */
static int reduce(const struct rational_functions *f, struct rational_function *x)
{
    /*@ loop invariant 0 <= i <= f->bases;
      @ ARE_BASES(loop invariant, f)
      @ loop invariant is_unreduced(x);
      @ loop invariant \forall integer k; 0 <= k < RATIONAL_FUNCTIONS_MAX_BASES && (k < i || k >= f->bases) ==> x->power[k] <= RATIONAL_FUNCTIONS_MAX_POWER;
      @ loop assigns i, *x;
      @ loop variant f->bases - i; */
    for (int i = 0; i < f->bases; i++)
        if (!reduce_by(f, x, i)) return 0;
    return 1;
}

/* Multiplies x by base_i^n. */
/*@ ARE_BASES(requires, f)
  @ requires \valid(x) && is_polynomial(x) && 0 <= i < f->bases && \separated(f, x);
  @ assigns *x;
  @ ensures \result != 0 ==> is_polynomial(x); */
static int expand(const struct rational_functions *f, struct polynomial *x, int i, int n)
{
    /*@ loop invariant is_polynomial(x);
      @ loop assigns n, *x;
      @ loop variant n; */
    for (; n > 0; n--)
        if (polynomial_multiply(f->pool, x, f->base + i, x) != 1) return 0;
    return 1;
}

/* Expands x so that base i has at least this power in the denominator. */
/*@ ARE_BASES(requires, f)
  @ requires 0 <= i < f->bases && \valid(x) && is_rational_function(x) && \separated(f, x) && power <= RATIONAL_FUNCTIONS_MAX_POWER;
  @ assigns *x;
  @ ensures \result != 0 ==> is_rational_function(x); */
static int lift(const struct rational_functions *f, struct rational_function *x, int i, int power)
{
    if (power <= x->power[i]) return 1;
    if (!expand(f, &x->top, i, power - x->power[i])) return 0;
    x->power[i] = power;
    return 1;
}

/* Expands both so that base i has the same power in their denominators. */
/*@ ARE_BASES(requires, f)
  @ requires 0 <= i < f->bases && \valid(x) && \valid(y) && \separated(f, x, y);
  @ BOTH_ARE_FRACTIONS(requires)
  @ assigns *x, *y;
  @ ensures \result != 0 ==> is_rational_function(x);
  @ ensures \result != 0 ==> is_rational_function(y); */
static int match(const struct rational_functions *f, struct rational_function *x, struct rational_function *y, int i)
{
    if (!lift(f, x, i, y->power[i])) return 0;
    //@ assert are_numbers(&y->top.c[0], y->top.length);
    //@ assert leads(&y->top);
    //@ assert is_rational_function(y);
    if (!lift(f, y, i, x->power[i])) return 0;
    //@ assert are_numbers(&x->top.c[0], x->top.length);
    //@ assert leads(&x->top);
    return 1;
}

/* Sets x to x + factor y over the common denominator, not reduced; changes y. */
/*@ ARE_BASES(requires, f)
  @ requires \valid(x) && \valid(y) && \separated(f, x, y);
  @ BOTH_ARE_FRACTIONS(requires)
  @ assigns *x, *y;
  @ ensures \result != 0 ==> is_unreduced(x) && powers_beyond(f, x); */
static int combine(const struct rational_functions *f, struct rational_function *x, long factor,
                   struct rational_function *y)
{
    /*@ loop invariant 0 <= i <= f->bases;
      @ ARE_BASES(loop invariant, f)
      @ BOTH_ARE_FRACTIONS(loop invariant)
      @ loop assigns i, *x, *y;
      @ loop variant f->bases - i; */
    for (int i = 0; i < f->bases; i++)
        if (!match(f, x, y, i)) return 0;
    const struct number *multiple = number_from_integer(f->pool, factor);
    return polynomial_combine(f->pool, &x->top, multiple, &y->top, &x->top) == 1;
}

/* Sets x to x y, not reduced. */
/*@ ARE_BASES(requires, f)
  @ requires \valid(x) && \valid_read(y) && \separated(f, x, y);
  @ BOTH_ARE_FRACTIONS(requires)
  @ assigns *x;
  @ ensures \result != 0 ==> is_unreduced(x) && powers_beyond(f, x); */
static int multiply(const struct rational_functions *f, struct rational_function *x, const struct rational_function *y)
{
    if (polynomial_multiply(f->pool, &x->top, &y->top, &x->top) != 1) return 0;
    /*@ loop invariant 0 <= i <= f->bases;
      @ ARE_BASES(loop invariant, f)
      @ loop invariant is_rational_function(y);
      @ loop invariant is_unreduced(x);
      @ loop invariant \forall integer k; i <= k < RATIONAL_FUNCTIONS_MAX_BASES ==> x->power[k] <= RATIONAL_FUNCTIONS_MAX_POWER;
      @ loop assigns i, x->power[0 .. RATIONAL_FUNCTIONS_MAX_BASES - 1];
      @ loop variant f->bases - i; */
    for (int i = 0; i < f->bases; i++) x->power[i] += y->power[i];
    return 1;
}

/* Adds a base. */
/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires f->bases < RATIONAL_FUNCTIONS_MAX_BASES && \valid_read(base) && is_base(base) && \separated(f, base);
  @ assigns f->base[0 .. RATIONAL_FUNCTIONS_MAX_BASES - 1], f->bases;
  @ ensures f->bases == \old(f->bases) + 1;
  @ ARE_BASES(ensures, f) ARE_KNOWN(ensures, f) */
static void add_base(struct rational_functions *f, const struct polynomial *base)
{
    //@ assert entries(base);
    f->base[f->bases] = *base;
    //@ assert entries(&f->base[f->bases]);
    f->bases++;
}

/* Divides y, which is not 0, by all bases as often as possible, and moves these factors to x. */
/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires \valid(y) && is_polynomial(y) && y->length > 0 && \valid(x) && is_rational_function(x) && \separated(f, y, x);
  @ assigns *y, x->power[0 .. RATIONAL_FUNCTIONS_MAX_BASES - 1];
  @ ARE_BASES(ensures, f) ARE_KNOWN(ensures, f)
  @ ensures \result != 0 ==> is_polynomial(y) && 0 < y->length;
  @ ensures is_polynomial(&x->top);
  @ ensures \forall integer i; 0 <= i < RATIONAL_FUNCTIONS_MAX_BASES ==> 0 <= x->power[i] <= 2 * RATIONAL_FUNCTIONS_MAX_POWER;
  @ ensures powers_beyond(f, x); */
static int cancel_all(const struct rational_functions *f, struct polynomial *y, struct rational_function *x)
{
    /*@ loop invariant 0 <= i <= f->bases;
      @ loop invariant is_polynomial(y) && 0 < y->length;
      @ loop invariant 0 <= x->top.length <= POLYNOMIAL_MAX_LENGTH;
      @ loop invariant are_numbers(&x->top.c[0], x->top.length);
      @ loop invariant leads(&x->top);
      @ loop invariant \forall integer k; 0 <= k < RATIONAL_FUNCTIONS_MAX_BASES ==> 0 <= x->power[k] <= 2 * RATIONAL_FUNCTIONS_MAX_POWER;
      @ loop invariant \forall integer k; i <= k < RATIONAL_FUNCTIONS_MAX_BASES ==> x->power[k] <= RATIONAL_FUNCTIONS_MAX_POWER;
      @ loop assigns i, *y, x->power[0 .. RATIONAL_FUNCTIONS_MAX_BASES - 1];
      @ loop variant f->bases - i; */
    for (int i = 0; i < f->bases; i++) {
        const int times = rational_function_cancel(f->pool, f->base + i, POLYNOMIAL_MAX_LENGTH, y);
        if (times < 0) return 0;
        x->power[i] += times;
    }
    return 1;
}

/*@ predicate is_divided{L}(struct rational_functions *f, struct rational_function *x) = is_polynomial(&x->top) && powers_beyond(f, x) &&
  @   \forall integer i; 0 <= i < RATIONAL_FUNCTIONS_MAX_BASES ==> 0 <= x->power[i] <= 2 * RATIONAL_FUNCTIONS_MAX_POWER; */

/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires divisor != \null && value(divisor) != 0 && \valid(x) && is_divided(f, x) && \separated(f, x);
  @ assigns *x;
  @ ARE_BASES(ensures, f) ARE_KNOWN(ensures, f)
  @ ensures is_unreduced(x);
  @ ensures powers_beyond(f, x); */
static void divide_by_number(const struct rational_functions *f, struct rational_function *x,
                             const struct number *divisor)
{
    polynomial_scale(f->pool, divisor, &x->top);
}

/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires f->bases < RATIONAL_FUNCTIONS_MAX_BASES && \valid_read(base) && is_base(base) && \valid(x) && is_divided(f, x) && \separated(f, base, x);
  @ assigns f->base[0 .. RATIONAL_FUNCTIONS_MAX_BASES - 1], f->bases, *x;
  @ ARE_BASES(ensures, f) ARE_KNOWN(ensures, f)
  @ ensures is_unreduced(x);
  @ ensures powers_beyond(f, x); */
static void divide_by_base(struct rational_functions *f, struct rational_function *x, const struct polynomial *base)
{
    const int i = f->bases;
    add_base(f, base);
    x->power[i]++;
}

/* Sets x to x / y, not reduced; the factor of y that remains after division by all bases becomes a new base. y is not
 * 0, and is changed. */
/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires \valid(x) && is_rational_function(x) && \valid(y) && is_polynomial(y) && y->length > 0 && \separated(f, x, y);
  @ assigns f->base[0 .. RATIONAL_FUNCTIONS_MAX_BASES - 1], f->bases, *x, *y;
  @ ARE_BASES(ensures, f) ARE_KNOWN(ensures, f)
  @ IS_UNREDUCED(ensures \result != 0 ==>) */
static int divide_by_polynomial(struct rational_functions *f, struct rational_function *x, struct polynomial *y)
{
    if (!cancel_all(f, y, x)) return 0;
    if (y->length == 1) {
        divide_by_number(f, x, y->c[0]);
        return 1;
    }
    if (f->bases == RATIONAL_FUNCTIONS_MAX_BASES) return 0;
    divide_by_base(f, x, y);
    return 1;
}

/* Sets x to x / y, not reduced; changes y. */
/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires \valid(x) && \valid(y) && \separated(f, x, y);
  @ BOTH_ARE_FRACTIONS(requires)
  @ assigns f->base[0 .. RATIONAL_FUNCTIONS_MAX_BASES - 1], f->bases, *x, *y;
  @ ARE_BASES(ensures, f) ARE_KNOWN(ensures, f)
  @ IS_UNREDUCED(ensures \result != 0 ==>) */
static int divide(struct rational_functions *f, struct rational_function *x, struct rational_function *y)
{
    if (y->top.length == 0) return 0;
    /*@ loop invariant 0 <= i <= f->bases;
      @ ARE_BASES(loop invariant, f)
      @ loop invariant is_rational_function(x);
      @ loop invariant is_rational_function(y) && y->top.length > 0;
      @ loop assigns i, x->top;
      @ loop variant f->bases - i; */
    for (int i = 0; i < f->bases; i++)
        if (!expand(f, &x->top, i, y->power[i])) return 0;
    return divide_by_polynomial(f, x, &y->top);
}

/* Sets x to the result of an operation on x and y, not reduced; changes y. */
/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires \valid(x) && \valid(y) && \separated(f, x, y);
  @ BOTH_ARE_FRACTIONS(requires)
  @ assigns f->base[0 .. RATIONAL_FUNCTIONS_MAX_BASES - 1], f->bases, *x, *y;
  @ ARE_BASES(ensures, f) ARE_KNOWN(ensures, f)
  @ IS_UNREDUCED(ensures \result != 0 ==>) */
static int apply(struct rational_functions *f, enum real_form form, struct rational_function *x,
                 struct rational_function *y)
{
    int done;
    switch (form) {
    case REAL_SUM: done = combine(f, x, 1, y); break;
    case REAL_DIFFERENCE: done = combine(f, x, -1, y); break;
    case REAL_PRODUCT: done = multiply(f, x, y); break;
    default: done = divide(f, x, y);
    }
    return done;
}

/* Sets x to the reduced result of an operation on x and y; changes y. */
/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires \valid(x) && \valid(y) && \separated(f, x, y);
  @ BOTH_ARE_FRACTIONS(requires)
  @ assigns *f, *x, *y;
  @ ARE_BASES(ensures, f) ARE_KNOWN(ensures, f)
  @ ensures \result != 0 ==> is_rational_function(x); */
static int apply_reduced(struct rational_functions *f, enum real_form form, struct rational_function *x,
                         struct rational_function *y)
{
    return apply(f, form, x, y) && reduce(f, x);
}

/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires left != \null && right != \null && \valid(x) && \valid(y) && \separated(f, x, y);
  @ assigns *f, *x, *y;
  @ ARE_BASES(ensures, f) ARE_KNOWN(ensures, f)
  @ ensures \result != 0 ==> is_rational_function(x);
  @ ensures \result != 0 ==> is_rational_function(y); */
static int rational_functions_of_both(struct rational_functions *f, const struct number *left,
                                      const struct number *right, struct rational_function *x,
                                      struct rational_function *y)
{
    return rational_function_of(f, left, x) && rational_function_of(f, right, y);
}

/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires is_real(node) && REAL_SUM <= node->form <= REAL_QUOTIENT && \valid(x) && \separated(f, x);
  @ assigns *f, *x;
  @ ARE_BASES(ensures, f) ARE_KNOWN(ensures, f)
  @ ensures \result != 0 ==> is_rational_function(x); */
static int operate(struct rational_functions *f, const struct real *node, struct rational_function *x)
{
    const enum real_form form = node->form;
    struct rational_function y;
    return rational_functions_of_both(f, node->left, node->right, x, &y) && apply_reduced(f, form, x, &y);
}

/*@ assigns \nothing;
  @ ensures \result != 0 ==> REAL_SUM <= form <= REAL_QUOTIENT; */
static int is_operation(enum real_form form)
{
    return form == REAL_SUM || form == REAL_DIFFERENCE || form == REAL_PRODUCT || form == REAL_QUOTIENT;
}

/* A polynomial: the variable, or a constant. */
/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires x != \null && \valid(out) && \separated(f, out);
  @ assigns *out;
  @ ensures \result != 0 ==> is_rational_function(out); */
static int leaf(const struct rational_functions *f, const struct number *x, struct rational_function *out)
{
    /*@ loop invariant 0 <= i <= RATIONAL_FUNCTIONS_MAX_BASES && \forall integer k; 0 <= k < i ==> out->power[k] == 0;
      @ loop assigns i, out->power[0 .. RATIONAL_FUNCTIONS_MAX_BASES - 1];
      @ loop variant RATIONAL_FUNCTIONS_MAX_BASES - i; */
    for (int i = 0; i < RATIONAL_FUNCTIONS_MAX_BASES; i++) out->power[i] = 0;
    if (x != f->variable) return polynomial_constant(number_settle(f->pool, x), &out->top) == 1;
    out->top = polynomial_variable(f->pool);
    //@ assert out->top.c[0] != \null && out->top.c[1] != \null && value(out->top.c[1]) == 1;
    return 1;
}

/* Computes the rational function of x when it is not stored yet. */
/*@ ARE_BASES(requires, f) ARE_KNOWN(requires, f)
  @ requires x != \null && \valid(out) && \separated(f, out);
  @ assigns *f, *out;
  @ ARE_BASES(ensures, f) ARE_KNOWN(ensures, f)
  @ ensures \result != 0 ==> is_rational_function(out); */
static int make(struct rational_functions *f, const struct number *x, struct rational_function *out)
{
    if (x == f->variable || number_is_certain(x)) return leaf(f, x, out);
    return is_operation(x->real->form) && operate(f, x->real, out);
}

int rational_function_of(struct rational_functions *f, const struct number *x, struct rational_function *out)
{
    return recall(f, x, out) || (make(f, x, out) && remember(f, x, out));
}
