/* SPDX-License-Identifier: BSD-2-Clause */
/* For the functions of src/numbers/algebraic.c that write what is stored with a pool and its numbers: their contracts, and the assumed
 * contracts of the functions that they call, beside algebra.h. */
#ifndef PROOFS_NUMBERS_ELEMENTS_H
#define PROOFS_NUMBERS_ELEMENTS_H
#define PROVES_ALGEBRAIC

#include "algebra.h"

/*@ // E9: the field of a pool is well formed (field.h), and is no part of the pool.
    ensures \forall struct field *f; \valid(f) ==> \separated(\result, f);
    ensures \result->field == \null || is_field(\result->field); */
struct shared *number_pool_shared(struct number_pool *pool);
/*@ // E9: a real is no part of a field.
    ensures \forall struct field *f; \result == 0 && is_field(f) ==> \separated(x->real, f); */
int number_is_plain(const struct number *x);

/*@ requires pool != \null && x != \null && \valid(element);
    assigns *element, PREPARED; */
int algebraic_element(struct number_pool *pool, const struct number *x, fmpq_poly_struct *element);
/*@ requires pool != \null && x != \null && \valid(polynomial);
    assigns *polynomial, PREPARED; */
int algebraic_polynomial(struct number_pool *pool, const struct number *x, fmpz_poly_struct *polynomial);
/*@ requires pool != \null && x != \null;
    assigns PREPARED, {f->kept | struct field *f; \true}; */
const struct number *number_root_in_field(struct number_pool *pool, const struct number *x);

#endif
