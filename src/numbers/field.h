/* SPDX-License-Identifier: BSD-2-Clause */
/* A real number field Q(alpha), and how a square root extends it. */
#ifndef NUMBERS_FIELD_H
#define NUMBERS_FIELD_H

#include "numbers/real.h"

/* A square root whose place in the field is known. */
struct generator {
    const struct number *root; /* NULL for one that comes with the cosines */
    fmpq_poly_t element, square;
};

struct field {
    fmpz_poly_t polynomial;     /* minimal polynomial of alpha: primitive, irreducible, leading coefficient positive */
    fmpq_poly_t modulus;        /* the same */
    const struct number *alpha; /* NULL while the field is Q: then the modulus is x */
    unsigned long order;        /* 2 cos(2 pi / order) is in the field; 1 when no cosine was asked for */
    fmpq_poly_t cosine;         /* as this element */
    struct generator *generator;
    int generators, room;
    int kept;                 /* 1 while the field may not grow */
    unsigned long generation; /* changes with alpha; never 0 */
    unsigned long epoch;      /* changes when roots are forgotten; never 0 */
};

/* field_new: the field Q.  field_free: NULL is allowed. */
struct field *field_new(void);
void field_free(struct field *field);

/* field_reset: starts again as Q(2 cos(2 pi / order)) and forgets the roots. */
void field_reset(struct field *field, struct number_pool *pool, unsigned long order);

/* field_degree: of the field over Q. */
long field_degree(const struct field *field);

/* field_multiply, field_invert: in the field; x must not be zero to be inverted. */
void field_multiply(const struct field *field, fmpq_poly_t out, const fmpq_poly_t x, const fmpq_poly_t y);
void field_invert(const struct field *field, fmpq_poly_t out, const fmpq_poly_t x);

/* field_cosine: the element 2 cos(2 pi j / order), j >= 0. */
void field_cosine(const struct field *field, fmpq_poly_t out, unsigned long j);

/* field_generator: the place of a root that was adjoined; NULL when it was not. */
const struct generator *field_generator(const struct field *field, const struct number *root);

/* field_adjoin: makes room for `root`, the positive square root of the element `square`, which is positive.
 * Returns 1, or 0 when the degree would exceed max_degree. */
int field_adjoin(struct field *field, struct number_pool *pool, const struct number *root, const fmpq_poly_t square,
                 long max_degree);

/* field_replace: the field gets the generator `alpha` with its minimal polynomial; old_alpha is the former
 * one as a polynomial in the new one, not yet reduced. */
void field_replace(struct field *field, const struct number *alpha, const fmpz_poly_t polynomial,
                   const fmpq_poly_t old_alpha);

/* field_substitute: re-expresses an element when alpha has become old_alpha. */
void field_substitute(const struct field *field, fmpq_poly_t element, const fmpq_poly_t old_alpha);

/* extension_by_root: the part of field_adjoin that changes alpha, unless the root lies in the field; `element` becomes the place of
 * the root. */
int extension_by_root(struct field *field, struct number_pool *pool, const struct number *root,
                      const fmpq_poly_t square, long max_degree, fmpq_poly_t element);

#endif
