/* SPDX-License-Identifier: BSD-2-Clause */
/* The representation of numbers, for rational.c, rational_pool.c, rational_place.c, element.c, element_hold.c and
 * quotient.c only: no other file of the checker uses GMP. */
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
    struct rational *spare;  /* the next spare number in its list */
    mpq_t value;             /* in lowest terms; unused for an element */
    struct element *element; /* NULL for a rational */
};

struct rational_pool {
    struct rational *newest;
    struct rational *spare; /* list of numbers that may be reused */
    struct field *field;    /* NULL while it is Q */
    int borrows;            /* 1 when the field belongs to another pool */
    char *text;             /* of rational_text */
};

/* rational_fresh: a rational, to be set once. */
struct rational *rational_fresh(struct rational_pool *pool);

/* rational_place_sum, rational_place_product: a rational, to be set once to x + y or x - y, or to x y, of rationals x
 * and y. The cost of the operation is first charged to the budget of the record; its check ends when the budget is used
 * up (budget.h). */
struct rational *rational_place_sum(struct rational_pool *pool, rational x, rational y);
struct rational *rational_place_product(struct rational_pool *pool, rational x, rational y);

/* rational_charge_text: charges the cost of reading the text of a number.
 * rational_charge_parts: charges the cost of an operation on the numerator of x together with its denominator. */
void rational_charge_text(int length);
void rational_charge_parts(rational x);

/* rational_is_plain: 1 for a rational, 0 for an element. */
int rational_is_plain(rational x);

/* rational_text: a copy of the text, ended by NUL; valid until the next call. */
const char *rational_text(struct rational_pool *pool, const unsigned char *text, int length);

/* element_hold: the element with these coefficients, at least two, the last not zero; for element_make. */
rational element_hold(struct rational_pool *pool, const rational *term, int count);

#endif
