/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/fraction.h"

#include "numbers/real.h"

#include <stdlib.h>

struct known {
    const struct number *number;
    struct fraction fraction;
};

struct fractions fractions_new(struct number_pool *pool, const struct number *variable)
{
    return (struct fractions){.pool = pool, .variable = variable};
}

void fractions_free(struct fractions *fractions)
{
    free(fractions->known);
    fractions->known = NULL;
    fractions->count = fractions->room = 0;
}

static int recall(const struct fractions *f, const struct number *x, struct fraction *out)
{
    for (int i = f->count; i-- > 0;) {
        if (f->known[i].number != x) continue;
        *out = f->known[i].fraction;
        return 1;
    }
    return 0;
}

static void remember(struct fractions *f, const struct number *x, const struct fraction *fraction)
{
    if (f->count == f->room) {
        f->room = 2 * f->room + 32;
        f->known = realloc(f->known, (size_t)f->room * sizeof *f->known);
        if (f->known == NULL) abort();
    }
    f->known[f->count++] = (struct known){x, *fraction};
}

/*@ // A fraction whose powers may have become too large.
  @ predicate is_unreduced{L}(struct fraction *x) = is_polynomial(&x->top) &&
  @   \forall integer i; 0 <= i < FRACTIONS_MAX_BASES ==> 0 <= x->power[i] <= 3 * FRACTIONS_MAX_POWER; */

/* Takes common factors out, one base after the other. */
/*@ requires are_fractions(f) && \valid(x) && is_unreduced(x) && \separated(f, x);
  @ requires \forall integer i; f->bases <= i < FRACTIONS_MAX_BASES ==> x->power[i] <= FRACTIONS_MAX_POWER;
  @ assigns x->top, x->power[0 .. f->bases - 1];
  @ ensures \result != 0 ==> is_fraction(x); */
static int reduce(struct fractions *f, struct fraction *x)
{
    /*@ loop invariant 0 <= i <= f->bases && is_unreduced(x);
      @ loop invariant \forall integer k; 0 <= k < i ==> x->power[k] <= FRACTIONS_MAX_POWER;
      @ loop assigns i, x->top, x->power[0 .. f->bases - 1];
      @ loop variant f->bases - i; */
    for (int i = 0; i < f->bases; i++) {
        if (x->power[i] > FRACTIONS_MAX_POWER) return 0;
        if (x->top.length == 0) x->power[i] = 0;
        /*@ loop invariant is_unreduced(x) && x->power[i] <= FRACTIONS_MAX_POWER;
          @ loop invariant \forall integer k; 0 <= k < i ==> x->power[k] <= FRACTIONS_MAX_POWER;
          @ loop assigns x->top, x->power[i];
          @ loop variant x->power[i]; */
        for (; x->power[i] > 0; x->power[i]--) {
            const int divided = polynomial_divide(f->pool, &x->top, f->base + i, &x->top);
            if (divided == POLYNOMIAL_UNKNOWN) return 0;
            if (divided == 0) break;
        }
    }
    return 1;
}

/* x := x base_i^n */
/*@ requires are_fractions(f) && \valid(x) && is_polynomial(x) && 0 <= i < f->bases && \separated(f, x);
  @ assigns *x;
  @ ensures \result != 0 ==> is_polynomial(x); */
static int expand(struct fractions *f, struct polynomial *x, int i, int n)
{
    /*@ loop invariant is_polynomial(x);
      @ loop assigns n, *x;
      @ loop variant n; */
    for (; n > 0; n--)
        if (polynomial_multiply(f->pool, x, f->base + i, x) != 1) return 0;
    return 1;
}

/* x + factor y over their common denominator. */
/*@ requires are_fractions(f) && \valid(x) && \valid_read(right) && is_fraction(x) && is_fraction(right) && \separated(f, x) &&
  @   \separated(x, right);
  @ assigns *x;
  @ ensures \result != 0 ==> is_fraction(x); */
static int combine(struct fractions *f, struct fraction *x, long factor, const struct fraction *right)
{
    //@ assert entries(&right->top) && powers(right);
    struct fraction y = *right;
    //@ assert entries(&y.top) && powers(&y) && is_fraction(&y);
    /*@ loop invariant 0 <= i <= f->bases && is_fraction(x) && is_fraction(&y);
      @ loop assigns i, *x, y.top;
      @ loop variant f->bases - i; */
    for (int i = 0; i < f->bases; i++) {
        const int more = y.power[i] - x->power[i];
        if (!expand(f, &x->top, i, more) || !expand(f, &y.top, i, -more)) return 0;
        if (more > 0) x->power[i] = y.power[i];
    }
    const struct number *multiple = number_from_integer(f->pool, factor);
    return polynomial_combine(f->pool, &x->top, multiple, &y.top, &x->top) == 1 && reduce(f, x);
}

/*@ requires are_fractions(f) && \valid(x) && \valid_read(y) && is_fraction(x) && is_fraction(y) && \separated(f, x) &&
  @   \separated(x, y);
  @ assigns *x;
  @ ensures \result != 0 ==> is_fraction(x); */
static int multiply(struct fractions *f, struct fraction *x, const struct fraction *y)
{
    if (polynomial_multiply(f->pool, &x->top, &y->top, &x->top) != 1) return 0;
    /*@ loop invariant 0 <= i <= f->bases && is_unreduced(x);
      @ loop invariant \forall integer k; i <= k < FRACTIONS_MAX_BASES ==> x->power[k] <= FRACTIONS_MAX_POWER;
      @ loop assigns i, x->power[0 .. FRACTIONS_MAX_BASES - 1];
      @ loop variant f->bases - i; */
    for (int i = 0; i < f->bases; i++) x->power[i] += y->power[i];
    return reduce(f, x);
}

/* x := x / divisor; what is left of the divisor when all known bases are taken out becomes a base. */
static int divide_by_polynomial(struct fractions *f, struct fraction *x, struct polynomial divisor)
{
    for (int i = 0; i < f->bases; i++) {
        int divided = 1;
        while ((divided = polynomial_divide(f->pool, &divisor, f->base + i, &divisor)) == 1) x->power[i]++;
        if (divided == POLYNOMIAL_UNKNOWN) return 0;
    }
    if (divisor.length == 1) {
        polynomial_scale(f->pool, divisor.c[0], &x->top);
        return 1;
    }
    if (f->bases == FRACTIONS_MAX_BASES) return 0;
    f->base[f->bases] = divisor;
    x->power[f->bases++]++;
    return 1;
}

static int divide(struct fractions *f, struct fraction *x, const struct fraction *y)
{
    if (y->top.length == 0) return 0;
    for (int i = 0; i < f->bases; i++)
        if (!expand(f, &x->top, i, y->power[i])) return 0;
    return divide_by_polynomial(f, x, y->top) && reduce(f, x);
}

static int operate(struct fractions *f, const struct real *real, struct fraction *x)
{
    struct fraction y;
    if (!fraction_of(f, real->left, x) || !fraction_of(f, real->right, &y)) return 0;
    switch (real->form) {
    case REAL_SUM: return combine(f, x, 1, &y);
    case REAL_DIFFERENCE: return combine(f, x, -1, &y);
    case REAL_PRODUCT: return multiply(f, x, &y);
    default: return divide(f, x, &y);
    }
}

/*@ assigns \nothing;
  @ ensures \result != 0 ==> REAL_SUM <= form <= REAL_QUOTIENT; */
static int is_operation(enum real_form form)
{
    return form == REAL_SUM || form == REAL_DIFFERENCE || form == REAL_PRODUCT || form == REAL_QUOTIENT;
}

int fraction_of(struct fractions *f, const struct number *x, struct fraction *out)
{
    struct fraction fraction = {.top = {0, {NULL}}};
    int done;
    if (recall(f, x, out)) return 1;
    if (x == f->variable) {
        fraction.top = polynomial_variable(f->pool);
        done = 1;
    } else if (number_is_certain(x)) {
        done = polynomial_constant(number_settle(f->pool, x), &fraction.top) == 1;
    } else {
        done = is_operation(x->real->form) && operate(f, x->real, &fraction);
    }
    if (!done) return 0;
    remember(f, x, &fraction);
    *out = fraction;
    return 1;
}
