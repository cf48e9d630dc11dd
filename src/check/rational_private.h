/* SPDX-License-Identifier: BSD-2-Clause */
/* The inside of a number: for rational.c, rational_pool.c, element.c, element_hold.c and quotient.c only, which alone
 * know GMP. */
#ifndef CHECK_RATIONAL_PRIVATE_H
#define CHECK_RATIONAL_PRIVATE_H

#include "check/rational.h"

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
    mpq_t value;             /* canonical; of no meaning when `element` is there */
    struct element *element; /* NULL for a rational */
};

struct rational_pool {
    struct rational *newest;
    struct field *field; /* NULL while it is Q */
    int borrows;         /* 1 when the field belongs to another pool */
    char *text;          /* of rational_text */
    int unknown;         /* 1 when rational_unknown was called */
    int *doubt; /* its `unknown`; of a scratch pool that of the pool that lends, so that no number is lost from sight */
};

/* rational_fresh: a rational, to be set once. */
struct rational *rational_fresh(struct rational_pool *pool);

/* rational_is_plain: 1 when x is written as a rational, 0 when it is an element. */
int rational_is_plain(rational x);

/* rational_text: a copy of the text that ends with NUL, until the next one is made. */
const char *rational_text(struct rational_pool *pool, const unsigned char *text, int length);

/* element_hold: the number with these coefficients, at least two, of which the last is not zero; for element_make. */
rational element_hold(struct rational_pool *pool, const rational *term, int count);

#endif
