/* SPDX-License-Identifier: BSD-2-Clause */
/* A real number by refinement: the expression that defines it, and the best enclosure known so far.
 *
 * The expressions form a graph without cycles. Nothing is computed when a node is made. An enclosure of some precision
 * is computed when it is needed, and an exact representation in a number field (algebraic.h) only when enclosures
 * suggest that two numbers are equal. */
#ifndef NUMBERS_REAL_H
#define NUMBERS_REAL_H

#include "numbers/flint.h"
#include "numbers/number_private.h"

enum real_form {
    REAL_SUM,        /* left + right */
    REAL_DIFFERENCE, /* left - right */
    REAL_PRODUCT,    /* left * right */
    REAL_QUOTIENT,   /* left / right, right not zero */
    REAL_ROOT,       /* square root of left >= 0 */
    REAL_COSINE_PI,  /* cos(multiple pi), 0 < multiple < 1/2 */
    REAL_COSINE,     /* cos(left), left in radians */
    REAL_SINE,       /* sin(left) */
    REAL_ARCTANGENT, /* atan(left) */
    REAL_PI,
    REAL_ZERO, /* a zero of a polynomial (zero.h) */
    REAL_RANGE /* an uncertain number between left and right */
};

struct zero;

struct real {
    enum real_form form;
    const struct number *left, *right;
    mpq_t multiple;
    struct zero *zero; /* owned; NULL unless the form is REAL_ZERO */
    struct number_pool *pool;
    int roots;       /* the greatest depth of nested square roots */
    int uncertain;   /* 1 when it depends on a REAL_RANGE: its enclosures cannot be refined without limit */
    int algebraic;   /* 1 when it depends on no REAL_COSINE nor on any of the forms listed after it */
    int sign;        /* NUMBER_SIGN_UNKNOWN until it is known */
    long gave_up_at; /* the precision at which the sign was still unknown when the budget ended */
    arb_t enclosure;
    long precision; /* of the enclosure; 0 when there is none yet */
    /* For output.c: the enclosure that records show, and its bits; 0 and NULL when there is none. */
    long shown;
    char *shown_low, *shown_high;
    /* For algebraic.c: the representation in the field, valid while the generations agree. */
    fmpq_poly_t element;
    unsigned long generation, prepared, refused, walk;
};

/* real_new: a new node; `right` may be NULL. */
const struct number *real_new(struct number_pool *pool, enum real_form form, const struct number *left,
                              const struct number *right);

/* real_cosine_pi: cos(multiple pi) as a node, for 0 < multiple < 1/2. */
const struct number *real_cosine_pi(struct number_pool *pool, const mpq_t multiple);

/* real_free: called by the pool. */
void real_free(struct real *real);

/* real_enclose: an enclosure of x, computed with `precision` bits. */
void real_enclose(arb_t out, const struct number *x, long precision);

/* real_sign: -1, 0, 1, or NUMBER_SIGN_UNKNOWN when the budget was reached. */
int real_sign(const struct number *x);

/* real_to_double: as number_to_double. */
double real_to_double(const struct number *x, double *distance);

#endif
