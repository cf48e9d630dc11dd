/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/numbers/number.c knows of GMP, of fresh numbers and of reals: assumed, not proved.  TRUST.md numbers the
 * contracts; tests/t-assumed-contracts.c tries them.
 *
 * This header stands for <gmp.h>, numbers/flint.h and numbers/number_private.h, so that the proof sees contracts, and no
 * layout of limbs.  An mpq_t is the place of one rational: each is set by one call, after which number.c only reads it (the
 * compiler sees to that: all that is handed out is const), so that the rational is a function of the place. */
#ifndef PROOFS_NUMBERS_GMP_H
#define PROOFS_NUMBERS_GMP_H
#define __GMP_H__
#define NUMBERS_FLINT_H
#define NUMBERS_NUMBER_PRIVATE_H

#include "model.h"

typedef struct {
    int size;
} __mpz_struct;
typedef struct {
    __mpz_struct numerator, denominator;
} __mpq_struct;
typedef __mpz_struct mpz_t[1];
typedef __mpq_struct mpq_t[1];
#define mpq_numref(q) (&(q)->numerator)
#define mpq_denref(q) (&(q)->denominator)

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

/*@ // G1
    axiomatic Gmp { logic real rational(__mpq_struct *place); }
    logic real rational_of(struct number *x) = rational((__mpq_struct *)x->value); */

/*@ // G2
    requires d > 0;
    assigns \nothing;
    ensures product(rational(r), (real)d) == (real)n; */
void mpq_set_si(__mpq_struct *r, long n, unsigned long d);
/*@ // G3
    assigns \nothing; */
void mpq_canonicalize(__mpq_struct *r);
/*@ // G4
    assigns \nothing;
    ensures rational(r) == sum(rational(x), rational(y)); */
void mpq_add(__mpq_struct *r, const __mpq_struct *x, const __mpq_struct *y);
/*@ // G5
    assigns \nothing;
    ensures rational(r) == difference(rational(x), rational(y)); */
void mpq_sub(__mpq_struct *r, const __mpq_struct *x, const __mpq_struct *y);
/*@ // G6
    assigns \nothing;
    ensures rational(r) == product(rational(x), rational(y)); */
void mpq_mul(__mpq_struct *r, const __mpq_struct *x, const __mpq_struct *y);
/*@ // G7
    requires rational(y) != 0;
    assigns \nothing;
    ensures product(rational(r), rational(y)) == rational(x); */
void mpq_div(__mpq_struct *r, const __mpq_struct *x, const __mpq_struct *y);
/*@ // G8
    assigns \nothing;
    ensures is_sign(\result, rational(x)); */
int mpq_sgn(const __mpq_struct *x);
/*@ // G9
    assigns \nothing;
    ensures same_sign(\result, difference(rational(x), rational(y))); */
int mpq_cmp(const __mpq_struct *x, const __mpq_struct *y);
/*@ // G10
    requires d > 0;
    assigns \nothing;
    ensures \result == 0 <==> product(rational(x), (real)d) == (real)n; */
int mpq_cmp_si(const __mpq_struct *x, long n, unsigned long d);

/*@ // A3
    assigns \result \from pool;
    ensures value(\result) == rational_of(\result); */
struct number *number_fresh(struct number_pool *pool);
/*@ // A4
    assigns \nothing;
    ensures \result != 0 ==> value(x) == rational_of(x); */
int number_is_plain(const struct number *x);

/* G11: what no contract speaks of, called by functions that no unit takes. */
void mpq_init(__mpq_struct *x);
void mpq_clear(__mpq_struct *x);
void mpq_set_d(__mpq_struct *r, double x);
double mpq_get_d(const __mpq_struct *x);
int mpq_equal(const __mpq_struct *x, const __mpq_struct *y);
int mpz_perfect_square_p(const __mpz_struct *x);
void mpz_sqrt(__mpz_struct *r, const __mpz_struct *x);
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

#endif
