/* SPDX-License-Identifier: BSD-2-Clause */
/* What is proved of a function of src/numbers/algebraic.c with an argument that ACSL takes for the type of reals. */
#ifndef PROOFS_NUMBERS_ALGEBRA_H
#define PROOFS_NUMBERS_ALGEBRA_H

#include "flint.h"

#include "numbers/algebraic.h"

/*@ requires \valid_read(r) && \valid(j);
    assigns *j; */
static unsigned long order_of(const struct real *r, unsigned long *j);

/*@ requires is_field(field) && is_real(r) && r->form <= REAL_QUOTIENT && \valid(element);
    assigns *element, {s->element[0] | struct real *s; \true}, {s->generation | struct real *s; \true}, {*q | fmpq *q; \true};
    ensures is_field(field); */
static int element_of_operation(struct field *field, const struct real *r, fmpq_poly_struct *element);
/*@ requires is_field(field) && \valid_read(r) && \valid(element);
    assigns *element; */
static int element_of_cosine(const struct field *field, const struct real *r, fmpq_poly_struct *element);

#endif
