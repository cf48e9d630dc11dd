/* SPDX-License-Identifier: BSD-2-Clause */
/* The inside of a number: for rational.c, rational_pool.c, rational_place.c, element.c, element_hold.c and quotient.c only, which alone
 * know GMP. */
#ifndef CHECK_NUMBERS_RATIONAL_PRIVATE_H
#define CHECK_NUMBERS_RATIONAL_PRIVATE_H

#include "check/numbers/rational.h"

#include <gmp.h>

struct field;

/* A polynomial in alpha: at least two coefficients, constant first, the last not zero. */
struct element {
    struct field *field;
    int count;
    rational term[];
};

struct rational {
    struct rational *older;
    struct rational *spare;  /* another one that was forgotten, while this one is */
    mpq_t value;             /* canonical; of no meaning when `element` is there */
    struct element *element; /* NULL for a rational */
};

struct rational_pool {
    struct rational *newest;
    struct rational *spare; /* numbers that were forgotten */
    struct field *field;    /* NULL while it is Q */
    int borrows;            /* 1 when the field belongs to another pool */
    char *text;             /* of rational_text */
};

/* rational_fresh: a rational, to be set once. */
struct rational *rational_fresh(struct rational_pool *pool);

/* rational_place_sum, rational_place_product: a rational, to be set once to x + y or x - y, to x y, which are written as rationals.  What
 * this costs is charged to the budget of the record first, whose check is given up when that is not enough (budget.h). */
struct rational *rational_place_sum(struct rational_pool *pool, rational x, rational y);
struct rational *rational_place_product(struct rational_pool *pool, rational x, rational y);

/* rational_charge_text: the same charge for reading the text of a number.  rational_charge_parts: for what relates the numerator of x
 * to its denominator. */
void rational_charge_text(int length);
void rational_charge_parts(rational x);

/* rational_is_plain: 1 when x is written as a rational, 0 when it is an element. */
int rational_is_plain(rational x);

/* rational_text: a copy of the text that ends with NUL, until the next one is made. */
const char *rational_text(struct rational_pool *pool, const unsigned char *text, int length);

/* element_hold: the number with these coefficients, at least two, of which the last is not zero; for element_make. */
rational element_hold(struct rational_pool *pool, const rational *term, int count);

#endif
