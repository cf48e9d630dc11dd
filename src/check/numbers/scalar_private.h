/* SPDX-License-Identifier: BSD-2-Clause */
/* The representation of numbers, for scalar.c, scalar_pool.c, scalar_place.c, element.c, element_checked.c, element_hold.c and
 * quotient.c only: no other file of the checker uses GMP. */
#ifndef CHECK_NUMBERS_SCALAR_PRIVATE_H
#define CHECK_NUMBERS_SCALAR_PRIVATE_H

#include "check/numbers/scalar.h"

#include <gmp.h>

struct field;

/* A polynomial in alpha: at least two coefficients, constant first, the last not zero. */
struct element {
    struct field *field;
    int count;
    scalar term[];
};

struct scalar {
    struct scalar *older;
    struct scalar *spare;    /* the next spare number in its list */
    mpq_t value;             /* in lowest terms; unused for an element */
    struct element *element; /* NULL for a rational */
};

struct scalar_pool {
    struct scalar *newest;
    struct scalar *spare; /* list of numbers that may be reused */
    struct field *field;  /* NULL while it is Q */
    int borrows;          /* 1 when the field belongs to another pool */
    char *text;           /* of scalar_text */
};

/* scalar_fresh: a rational, to be set once. */
struct scalar *scalar_fresh(struct scalar_pool *pool);

/* scalar_place_sum, scalar_place_product: a rational, to be set once to x + y or x - y, or to x y, of rationals x
 * and y. The cost of the operation is first charged to the budget of the record; its check ends when the budget is used
 * up (budget.h). */
struct scalar *scalar_place_sum(struct scalar_pool *pool, scalar x, scalar y);
struct scalar *scalar_place_product(struct scalar_pool *pool, scalar x, scalar y);

/* scalar_charge_text: charges the cost of reading the text of a number.
 * scalar_charge_parts: charges the cost of an operation on the numerator of x together with its denominator. */
void scalar_charge_text(int length);
void scalar_charge_parts(scalar x);

/* scalar_is_plain: 1 for a rational, 0 for an element. */
int scalar_is_plain(scalar x);

/* scalar_text: a copy of the text, ended by NUL; valid until the next call. */
const char *scalar_text(struct scalar_pool *pool, const unsigned char *text, int length);

/* element_hold: the element with these coefficients, at least two, the last not zero; for element_make. */
scalar element_hold(struct scalar_pool *pool, const scalar *term, int count);

#endif
