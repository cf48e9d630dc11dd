/* SPDX-License-Identifier: BSD-2-Clause */
/* For the proofs that the reader of expressions commits no run-time error: the assumed contracts about GMP and about numbers.  TRUST.md numbers
 * them; tests/proofs/t-assumed-contracts.c tests them.
 *
 * This header replaces <gmp.h>, numbers/flint.h and numbers/number_private.h.  The contracts state which memory a function writes and which
 * arguments it may have; about values they state only what an array index or a precondition of number.h needs.  A handle that is not NULL
 * is assumed to be that of an existing number.  The contents of a value of a library are modelled by one member, `state`, whose type occurs
 * nowhere else. */
#ifndef PROOFS_NUMBERS_HANDLES_H
#define PROOFS_NUMBERS_HANDLES_H
#define __GMP_H__
#define NUMBERS_FLINT_H
#define NUMBERS_NUMBER_PRIVATE_H

#include "model.h"

#ifndef PROOFS_NUMBERS_TYPES
typedef struct {
    float state;
} __mpz_struct, arb_struct, fmpq_poly_struct, fmpz_poly_struct;
typedef struct {
    __mpz_struct numerator, denominator;
} __mpq_struct;
typedef __mpz_struct mpz_t[1];
typedef const __mpz_struct *mpz_srcptr;
typedef __mpq_struct mpq_t[1];
typedef arb_struct arb_t[1];
typedef fmpq_poly_struct fmpq_poly_t[1];
typedef fmpz_poly_struct fmpz_poly_t[1];
#define mpq_numref(q) (&(q)->numerator)
#define mpq_denref(q) (&(q)->denominator)
#endif

struct real;
struct number {
    mpq_t value;
    struct real *real;
};

#include "numbers/real.h"

#ifndef PROVES_POOL
/*@ // N2
    requires pool != \null;
    assigns \nothing; */
void number_work_charge(struct number_pool *pool, unsigned long units);
/*@ // N2
    requires pool != \null;
    assigns \nothing; */
int number_work_affords(struct number_pool *pool, unsigned long units);
/*@ // N2
    requires pool != \null;
    assigns \nothing; */
int number_work_spend(struct number_pool *pool, unsigned long units);
/*@ // N2
    requires pool != \null;
    assigns \nothing; */
unsigned long number_work_done(const struct number_pool *pool);
/*@ // N2
    requires pool != \null;
    assigns \nothing; */
int number_work_was_refused(const struct number_pool *pool);
#endif
/* E1: the functions of number.h take and return handles of existing numbers.  (Their other contracts are proved in number.c.) */
/*@ requires pool != \null && x != \null && y != \null;
    ensures \result != \null; */
const struct number *number_add(struct number_pool *pool, const struct number *x, const struct number *y);
/*@ requires pool != \null && x != \null && y != \null;
    ensures \result != \null; */
const struct number *number_subtract(struct number_pool *pool, const struct number *x, const struct number *y);
/*@ requires pool != \null && x != \null && y != \null;
    ensures \result != \null; */
const struct number *number_multiply(struct number_pool *pool, const struct number *x, const struct number *y);
/*@ requires pool != \null && x != \null && y != \null;
    ensures \result != \null; */
const struct number *number_divide(struct number_pool *pool, const struct number *x, const struct number *y);
/*@ requires pool != \null && x != \null;
    ensures \result != \null; */
const struct number *number_negate(struct number_pool *pool, const struct number *x);
/*@ requires pool != \null;
    ensures \result != \null; */
const struct number *number_from_integer(struct number_pool *pool, long n);
/*@ requires pool != \null;
    ensures \result != \null; */
const struct number *number_from_ratio(struct number_pool *pool, long n, long d);
/*@ requires x != \null; */
int number_sign(const struct number *x);
/*@ requires pool != \null && x != \null && y != \null; */
int number_compare(struct number_pool *pool, const struct number *x, const struct number *y);
/*@ // E1
    requires x != \null;
    assigns \nothing;
    ensures \valid_read(x) && (\result == 0 ==> \valid_read(x->real)); */
int number_is_plain(const struct number *x);
/*@ // E2
    requires pool != \null && x != \null && (exponent < 0 ==> value(x) != 0);
    assigns \result \from x, exponent;
    ensures \result != \null; */
const struct number *number_power(struct number_pool *pool, const struct number *x, long exponent);
/*@ // E2
    requires pool != \null && x != \null;
    assigns \result \from x;
    ensures \result != \null; */
const struct number *number_sqrt(struct number_pool *pool, const struct number *x);
/* Proved in src/numbers/number.c. */
/*@ requires x != \null;
    assigns \nothing;
    ensures 1 <= \result <= 0x10000000000; */
long number_numerator_bits(const struct number *x);
/*@ requires x != \null;
    assigns \nothing;
    ensures 1 <= \result <= 0x10000000000; */
long number_denominator_bits(const struct number *x);

/*@ // E6
    requires \valid(x);
    assigns *x; */
void mpq_init(__mpq_struct *x);
/*@ // E6
    requires \valid(x);
    assigns *x; */
void mpq_clear(__mpq_struct *x);
/*@ // E3: the integer is a function of the state.
    axiomatic Integer { logic integer held_integer(float state); } */
/*@ // E4
    requires \valid_read(x);
    assigns \nothing;
    ensures \result <= 0 <==> -n <= held_integer(x->state) <= n; */
int mpz_cmpabs_ui(const __mpz_struct *x, unsigned long n);
/*@ // E6
    requires \valid_read(x);
    assigns \nothing; */
int mpz_cmp_ui(const __mpz_struct *x, unsigned long n);
/*@ // E5
    requires \valid_read(x);
    assigns \nothing;
    ensures -0x7fffffffffffffff - 1 <= held_integer(x->state) <= 0x7fffffffffffffff ==> \result == held_integer(x->state); */
long mpz_get_si(const __mpz_struct *x);
void mpq_swap(__mpq_struct *x, __mpq_struct *y);
struct number *number_fresh(struct number_pool *pool);

#endif
