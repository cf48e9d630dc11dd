/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers as rational functions of one number that they are made from. */
#ifndef NUMBERS_FRACTION_H
#define NUMBERS_FRACTION_H

#include "numbers/polynomial.h"

enum { FRACTIONS_MAX_BASES = 12 };

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

/* fractions_new: rational functions of `variable`, a node made by number_from_range.  fractions_free: frees them. */
struct fractions fractions_new(struct number_pool *pool, const struct number *variable);
void fractions_free(struct fractions *fractions);

/* fraction_of: x, which is made from the variable and from certain numbers by + - * /, as such a function.  No base has a power
 * unless it is a divisor somewhere in x.
 * Returns 1; 0 when x is made in another way, or the budget does not suffice. */
int fraction_of(struct fractions *fractions, const struct number *x, struct fraction *out);

#endif
