/* SPDX-License-Identifier: BSD-2-Clause */
/* A real number field Q(alpha), and its extension by square roots. */
#ifndef NUMBERS_FIELD_H
#define NUMBERS_FIELD_H

#include "numbers/orders.h"
#include "numbers/real.h"

enum { FIELD_MAX_ROOM = 1 << 28 };

/* A square root whose representation in the field is known. */
struct generator {
    const struct number *root; /* NULL for a root that the field of cosines contains */
    fmpq_poly_t element, square;
};

struct field {
    fmpz_poly_t polynomial;     /* minimal polynomial of alpha: primitive, irreducible, leading coefficient positive */
    fmpq_poly_t modulus;        /* the same, with rational coefficients */
    const struct number *alpha; /* NULL while the field is Q; the modulus is then x */
    struct orders orders;       /* 2 cos(2 pi / order) is in the field, for each of them */
    fmpq_poly_struct cosine[ORDERS_MAX]; /* as these elements */
    struct generator *generator;
    int generators, room;
    int kept;                 /* 1 when the field must not be extended */
    unsigned long generation; /* changes whenever alpha changes; never 0 */
    unsigned long epoch;      /* changes whenever roots are discarded; never 0 */
};

/*@ predicate is_field{L}(struct field *f) = \valid(f) && are_orders(&f->orders) && terms(f->polynomial[0].terms) >= 2 &&
  @   0 <= f->generators <= f->room <= FIELD_MAX_ROOM && \valid(f->generator + (0 .. f->room - 1)) &&
  @   \separated(f, f->generator + (0 .. f->room - 1)); */
/* clang-format off */
#define GENERATORS {g->root | struct generator *g; \true}, {g->element[0] | struct generator *g; \true}, \
    {g->square[0] | struct generator *g; \true}
#define FIELD_AND_GENERATORS(f) *f, GENERATORS
#define ENTRIES {*q | fmpq *q; \true} /* for frames: what is written of matrices and of vectors of rationals */
/* clang-format on */

/* field_new: the field Q.  field_free: NULL is allowed. */
/*@ assigns {*f | struct field *f; \true}, {f->polynomial[0] | struct field *f; \true},
  @   {f->modulus[0] | struct field *f; \true};
  @ ensures is_field(\result); */
struct field *field_new(void);
/*@ requires field == \null || is_field(field);
  @ assigns FIELD_AND_GENERATORS(field); */
void field_free(struct field *field);

/* field_reset: begins again with the compositum of the fields Q(2 cos(2 pi / order)) and discards the roots.
 * Returns 1, or 0 when the budget of the pool does not suffice: then some of the cosines are missing. */
/*@ requires is_field(field) && pool != \null && are_orders(orders) && \separated(field, orders);
  @ assigns FIELD_AND_GENERATORS(field), ENTRIES;
  @ ensures is_field(field); */
int field_reset(struct field *field, struct number_pool *pool, const struct orders *orders);

/* field_degree: the degree of the field over Q. */
/*@ requires \valid_read(field);
  @ assigns \nothing;
  @ ensures \result == terms(field->polynomial[0].terms) - 1 && -1 <= \result < 0x100000; */
long field_degree(const struct field *field);

/* field_multiply: the product in the field.  field_invert: spends the work of an inverse and sets `out` to it; returns 0, and out to 0, when x
 * is 0 or the budget of the pool does not suffice. */
/*@ requires \valid_read(field) && \valid(out) && \valid_read(x) && \valid_read(y);
  @ assigns *out; */
void field_multiply(const struct field *field, fmpq_poly_t out, const fmpq_poly_t x, const fmpq_poly_t y);
/*@ requires is_field(field) && pool != \null && \valid(out) && \valid_read(x);
  @ assigns *out, ENTRIES; */
int field_invert(const struct field *field, struct number_pool *pool, fmpq_poly_t out, const fmpq_poly_t x);

/* field_element_bits: of the longest coefficient of an element, with the denominator. */
/*@ requires \valid_read(x);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 0x20000000000; */
long field_element_bits(const fmpq_poly_t x);

/* field_minimal_polynomial: of an element over Q, primitive, with a positive leading coefficient (minimal.c).
 * Returns 1, or 0 when the budget of the pool does not suffice. */
/*@ requires is_field(field) && pool != \null && \valid_read(element) && \valid(polynomial);
  @ assigns *polynomial, ENTRIES; */
int field_minimal_polynomial(const struct field *field, struct number_pool *pool, const fmpq_poly_t element,
                             fmpz_poly_t polynomial);

/* field_cosine: the element 2 cos(2 pi j / order), 0 <= j < order.  Returns 1, or 0 when the field was not made with this order. */
/*@ requires is_field(field) && \valid(out) && order > 0;
  @ assigns *out; */
int field_cosine(const struct field *field, fmpq_poly_t out, unsigned long order, unsigned long j);

/* field_twice_cosine: the number 2 cos(2 pi / order). */
/*@ requires pool != \null && order > 0;
  @ assigns \nothing;
  @ ensures \result != \null; */
const struct number *field_twice_cosine(struct number_pool *pool, unsigned long order);

/* field_generator: the representation of a square root that was adjoined; NULL when it was not. */
/*@ requires is_field(field);
  @ assigns \nothing;
  @ ensures \result == \null || \valid_read(\result); */
const struct generator *field_generator(const struct field *field, const struct number *root);

/* field_adjoin: represents `root`, the positive square root of the positive element `square`, extending the field if
 * necessary. Returns 1, or 0 when the degree would exceed max_degree or the budget of the pool does not suffice. */
/*@ requires is_field(field) && pool != \null && root != \null && \valid_read(square);
  @ assigns FIELD_AND_GENERATORS(field), ENTRIES;
  @ ensures is_field(field); */
int field_adjoin(struct field *field, struct number_pool *pool, const struct number *root, const fmpq_poly_t square,
                 long max_degree);

/* field_replace: replaces the generator by `alpha` with its minimal polynomial; old_alpha is the former generator as a
 * polynomial in the new one, not yet reduced. */
/*@ requires is_field(field) && \valid_read(polynomial) && terms(polynomial->terms) >= 2 && \valid_read(old_alpha);
  @ requires \separated(field, polynomial);
  @ assigns FIELD_AND_GENERATORS(field), ENTRIES;
  @ ensures is_field(field) && field->generator == \old(field->generator) && field->orders.count == \old(field->orders.count); */
void field_replace(struct field *field, const struct number *alpha, const fmpz_poly_t polynomial,
                   const fmpq_poly_t old_alpha);

/* extension_by_cosine: adjoins 2 cos(2 pi / order) to a field without roots whose orders have the greatest common divisor 1 or 2 with it.
 * Returns 1, or 0 when there are too many orders or the budget of the pool does not suffice. */
/*@ requires is_field(field) && pool != \null && 0 < order <= ORDERS_MAX_ORDER;
  @ assigns FIELD_AND_GENERATORS(field), ENTRIES;
  @ ensures is_field(field); */
int extension_by_cosine(struct field *field, struct number_pool *pool, unsigned long order);

/* extension_by_root: the part of field_adjoin that changes alpha, unless the root lies in the field; sets `element` to
 * the representation of the root. */
/*@ requires is_field(field) && pool != \null && root != \null && \valid_read(square) && \valid(element);
  @ assigns FIELD_AND_GENERATORS(field), *element, ENTRIES;
  @ ensures is_field(field); */
int extension_by_root(struct field *field, struct number_pool *pool, const struct number *root,
                      const fmpq_poly_t square, long max_degree, fmpq_poly_t element);

#endif
