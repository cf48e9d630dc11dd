/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/numbers/number.c knows of fresh numbers and of reals: assumed, not proved.  TRUST.md numbers the
 * contracts; tests/proofs/t-assumed-contracts.c tries them.
 *
 * This header stands for numbers/flint.h and numbers/number_private.h, and gmp_model.h, which it includes, for <gmp.h>. */
#ifndef PROOFS_NUMBERS_GMP_H
#define PROOFS_NUMBERS_GMP_H
#define NUMBERS_FLINT_H
#define NUMBERS_NUMBER_PRIVATE_H

#include "../gmp_model.h"
#include "model.h"

/* What real.h and algebraic.h name. */
typedef struct {
    const void *state;
} arb_struct, fmpq_poly_struct, fmpz_poly_struct;
typedef arb_struct arb_t[1];
typedef fmpq_poly_struct fmpq_poly_t[1];
typedef fmpz_poly_struct fmpz_poly_t[1];

struct real;
struct number {
    mpq_t value;
    struct real *real;
};

/*@ logic real rational_of(struct number *x) = place_value((__mpq_struct *)x->value); */

/*@ // A3
    assigns \result \from pool;
    ensures value(\result) == rational_of(\result) && \valid(\result); */
struct number *number_fresh(struct number_pool *pool);
/*@ // A4
    assigns \nothing;
    ensures \result != 0 ==> value(x) == rational_of(x) && \valid_read(x); */
int number_is_plain(const struct number *x);

/*@ // G11
    requires \valid(x);
    assigns *x; */
void mpq_init(__mpq_struct *x);
/*@ // G11
    requires \valid(x);
    assigns *x; */
void mpq_clear(__mpq_struct *x);
/*@ // G11
    requires \valid(r) && \is_finite(x);
    assigns \nothing; */
void mpq_set_d(__mpq_struct *r, double x);
/*@ // G11
    requires \valid_read(x);
    assigns \nothing; */
double mpq_get_d(const __mpq_struct *x);
/*@ // G11
    requires \valid(r) && \valid_read(x);
    assigns \nothing; */
void mpz_sqrt(__mpz_struct *r, const __mpz_struct *x);
/*@ // G11
    requires \valid_read(x) && base == 2;
    assigns \nothing;
    ensures 1 <= \result <= 0x10000000000; */
unsigned long mpz_sizeinbase(const __mpz_struct *x, int base);

#include "numbers/real.h"

/*@ // R1
    assigns \result \from pool, left, right;
    ensures sum: form == REAL_SUM ==> value(\result) == sum(value(left), value(right));
    ensures difference: form == REAL_DIFFERENCE ==> value(\result) == difference(value(left), value(right));
    ensures product: form == REAL_PRODUCT ==> value(\result) == product(value(left), value(right));
    ensures quotient: form == REAL_QUOTIENT && value(right) != 0 ==> product(value(\result), value(right)) == value(left); */
const struct number *real_new(struct number_pool *pool, enum real_form form, const struct number *left,
                              const struct number *right);
/*@ // R2
    assigns \nothing;
    ensures \result == NUMBER_SIGN_UNKNOWN || is_sign(\result, value(x)); */
int real_sign(const struct number *x);
/*@ // G11
    requires \valid(distance);
    assigns *distance; */
double real_to_double(const struct number *x, double *distance);

#endif
