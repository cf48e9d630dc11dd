/* SPDX-License-Identifier: BSD-2-Clause */
/* Exact representation of real algebraic numbers: one number field Q(alpha) per pool.
 *
 * Every algebraic number of a pool is made from rationals, square roots and cosines of rational multiples
 * of pi.  The field starts as Q or the compositum of some fields Q(2 cos(2 pi / n)) (orders.h), and a square root that is not in it yet
 * extends it by one new primitive element.  A number is then a polynomial in alpha, of degree below that of the
 * minimal polynomial of alpha: it is zero exactly when the polynomial is.
 */
#ifndef NUMBERS_ALGEBRAIC_H
#define NUMBERS_ALGEBRAIC_H

#include "numbers/field.h"

/* Lists of memory for the contracts: what a function writes that looks for the field of the pool, what one writes that
 * looks for an element in it, and the union of both. */
/* clang-format off */
#define FIELD_OF {s->field | struct shared *s; \true}, {*f | struct field *f; \true}, {f->polynomial[0] | struct field *f; \true}, \
    {f->modulus[0] | struct field *f; \true}
#define ELEMENTS {r->element[0] | struct real *r; \true}, {r->generation | struct real *r; \true}
#define PREPARED FIELD_OF, ELEMENTS, GENERATORS, {*q | fmpq *q; \true}, {s->walk | struct shared *s; \true}, {r->walk | struct real *r; \true}, \
    {r->prepared | struct real *r; \true}, {r->refused | struct real *r; \true}
/* clang-format on */

/* algebraic_element: the representation of x as a polynomial in the generator of the pool's number field. The field is
 * extended when x does not lie in it yet.
 *
 * Out element valid until the field changes, which a call for another number may cause
 * Returns 1, or 0 when x is not algebraic or the budget (degree, bits) does not suffice */
int algebraic_element(struct number_pool *pool, const struct number *x, fmpq_poly_t element);

/* algebraic_polynomial: the minimal polynomial of x: primitive, with a positive leading coefficient.
 * Returns as algebraic_element. */
int algebraic_polynomial(struct number_pool *pool, const struct number *x, fmpz_poly_t polynomial);

#endif
