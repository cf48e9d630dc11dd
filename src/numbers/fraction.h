/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers as rational functions of one number that they are made from. */
#ifndef NUMBERS_FRACTION_H
#define NUMBERS_FRACTION_H

#include "numbers/polynomial.h"

/* A power beyond FRACTIONS_MAX_POWER is beyond the budget. */
enum { FRACTIONS_MAX_BASES = 12, FRACTIONS_MAX_POWER = 1 << 20 };

/* top / (base_0^power_0 base_1^power_1 ...) */
struct fraction {
    struct polynomial top;
    int power[FRACTIONS_MAX_BASES];
};

/* The fractions of one variable share the bases of their denominators. */
struct fractions {
    struct number_pool *pool;
    const struct number *variable;
    struct polynomial base[FRACTIONS_MAX_BASES];
    int bases;
    struct known *known; /* what was found before */
    int count, room;
};

/*@ predicate is_fraction{L}(struct fraction *x) = is_polynomial(&x->top) &&
  @   \forall integer i; 0 <= i < FRACTIONS_MAX_BASES ==> 0 <= x->power[i] <= FRACTIONS_MAX_POWER;
  @ logic integer power_of(struct fraction x, integer i) = x.power[i];
  @ predicate powers{L}(struct fraction *x) = \forall integer i; 0 <= i < FRACTIONS_MAX_BASES ==> power_of(*x, i) == x->power[i];
  @ predicate are_fractions{L}(struct fractions *f) = \valid(f) && f->pool != \null && 0 <= f->bases <= FRACTIONS_MAX_BASES &&
  @   \forall integer i; 0 <= i < f->bases ==> is_polynomial(&f->base[i]) && f->base[i].length > 1; */

/* fractions_new: rational functions of `variable`, a node made by number_from_range.  fractions_free: frees them. */
/*@ requires pool != \null;
  @ assigns \nothing;
  @ ensures \result.pool == pool && \result.bases == 0; */
struct fractions fractions_new(struct number_pool *pool, const struct number *variable);
/*@ requires \valid(fractions);
  @ assigns fractions->known, fractions->count, fractions->room; */
void fractions_free(struct fractions *fractions);

/* fraction_of: x, which is made from the variable and from certain numbers by + - * /, as such a function.  No base has a power
 * unless it is a divisor somewhere in x.
 * Returns 1; 0 when x is made in another way, or the budget does not suffice. */
int fraction_of(struct fractions *fractions, const struct number *x, struct fraction *out);

#endif
