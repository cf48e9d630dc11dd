/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/number.c: the assumed contracts about new numbers and about reals (numbers that are not rational).  TRUST.md numbers them;
 * tests/proofs/t-assumed-contracts.c tests them.
 *
 * This header replaces numbers/flint.h and numbers/number_private.h; gmp_model.h, which it includes, replaces <gmp.h>. */
#ifndef PROOFS_NUMBERS_GMP_H
#define PROOFS_NUMBERS_GMP_H
#define NUMBERS_FLINT_H
#define NUMBERS_NUMBER_PRIVATE_H

#include "../gmp_model.h"
#include "model.h"

/* The types that real.h and algebraic.h use. */
typedef struct {
    unsigned long state;
} arb_struct, fmpq_poly_struct, fmpz_poly_struct;
typedef arb_struct arb_t[1];
typedef fmpq_poly_struct fmpq_poly_t[1];
typedef fmpz_poly_struct fmpz_poly_t[1];

#ifndef SEES_NO_REALS
/*@ logic real half_turn = 4.0 * \atan(1.0);
    logic real cosine(real x) = \cos(x);
    logic real sine(real x) = \sin(x);
    logic real arctangent(real x) = \atan(x);
    logic real cosine_of_pi(real x) = cosine(product(x, half_turn)); */
#endif

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

#ifndef SEES_NO_REALS
/*@ // R1: the value of a real depends on its handle alone, and so does the zero of a polynomial that defines a real.
    axiomatic Real {
        logic real real_value(struct real *r);
        logic real zero_value(struct zero *zero);
        predicate ball_contains(integer state, real x);
    }
    predicate contains{L}(arb_struct *ball, real x) = ball_contains(ball->state, x);
    predicate is_ratio(real q, real x, real y) = y != 0 ==> product(q, y) == x;
    predicate is_root(real c, real x) = 0 <= c && product(c, c) == x;
    predicate lies_from_to(real x, real a, real b) = a <= x <= b || b <= x <= a;
    // The value of the real is that of its operands combined according to its form: their sum, difference and so on.
    predicate means{L}(struct real *r) =
        (r->form <= REAL_QUOTIENT || r->form == REAL_RANGE ==> r->left != \null && r->right != \null) &&
        (r->form == REAL_ROOT || REAL_COSINE <= r->form <= REAL_ARCTANGENT ==> r->left != \null) &&
        (r->form == REAL_SUM ==> real_value(r) == sum(value(r->left), value(r->right))) &&
        (r->form == REAL_DIFFERENCE ==> real_value(r) == difference(value(r->left), value(r->right))) &&
        (r->form == REAL_PRODUCT ==> real_value(r) == product(value(r->left), value(r->right))) &&
        (r->form == REAL_QUOTIENT ==> is_ratio(real_value(r), value(r->left), value(r->right))) &&
        (r->form == REAL_ROOT ==> is_root(real_value(r), value(r->left))) &&
        (r->form == REAL_COSINE_PI ==> real_value(r) == cosine_of_pi(place_value((__mpq_struct *)r->multiple))) &&
        (r->form == REAL_COSINE ==> real_value(r) == cosine(value(r->left))) &&
        (r->form == REAL_SINE ==> real_value(r) == sine(value(r->left))) &&
        (r->form == REAL_ARCTANGENT ==> real_value(r) == arctangent(value(r->left))) &&
        (r->form == REAL_PI ==> real_value(r) == half_turn) &&
        (r->form == REAL_ZERO ==> real_value(r) == zero_value(r->zero)) &&
        (r->form == REAL_RANGE ==> lies_from_to(real_value(r), value(r->left), value(r->right))) &&
        REAL_SUM <= r->form <= REAL_RANGE;
    predicate is_enclosed{L}(struct real *r) = 0 < r->precision ==> contains(&r->enclosure[0], real_value(r));
    predicate sign_is_correct{L}(struct real *r) = r->sign == NUMBER_SIGN_UNKNOWN || is_sign(r->sign, real_value(r));
    // The value, the stored enclosure and the stored sign of the real are right.
    predicate real_is_correct{L}(struct real *r) = means(r) && is_enclosed(r) && sign_is_correct(r);
    predicate is_stored_real{L}(struct number *x) = value(x) == real_value(x->real) && real_is_correct(x->real); */

/*@ // R1
    ensures unchanged: \result == 0 ==> is_stored_real(x); */
int number_is_plain(const struct number *x);
#ifndef PROVES_REALS
/*@ // R1
    assigns \result \from pool, left, right;
    ensures sum: form == REAL_SUM ==> value(\result) == sum(value(left), value(right));
    ensures difference: form == REAL_DIFFERENCE ==> value(\result) == difference(value(left), value(right));
    ensures product: form == REAL_PRODUCT ==> value(\result) == product(value(left), value(right));
    ensures quotient: form == REAL_QUOTIENT && value(right) != 0 ==> product(value(\result), value(right)) == value(left); */
const struct number *real_new(struct number_pool *pool, enum real_form form, const struct number *left,
                              const struct number *right);
/*@ // R2
    requires unchanged: is_stored_real(x);
    assigns \nothing;
    ensures \result == NUMBER_SIGN_UNKNOWN || is_sign(\result, value(x)); */
int real_sign(const struct number *x);
/*@ // G11
    requires \valid(distance);
    assigns *distance; */
double real_to_double(const struct number *x, double *distance);
#endif
#endif

#endif
