/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/scalar_round.c: the assumed contracts of GMP, of the memory of numbers and of the budget.  TRUST.md numbers them.
 *
 * An mpz_t and an mpq_t are places here, whose contents no contract reads: the functions of GMP write only the place of a local integer or of the number that
 * `scalar_fresh` has just returned.  What is known of an integer is whether it may be a divisor.
 *
 * This header replaces <gmp.h>, check/budget.h and check/numbers/scalar_private.h. */
#ifndef PROOFS_CHECK_ROUNDED_H
#define PROOFS_CHECK_ROUNDED_H
#define __GMP_H__
#define CHECK_BUDGET_H
#define CHECK_NUMBERS_SCALAR_PRIVATE_H

#include "model.h"

typedef struct {
    int size;
} __mpz_struct;
typedef struct {
    __mpz_struct numerator, denominator;
} __mpq_struct;
typedef __mpz_struct mpz_t[1];
typedef __mpz_struct *mpz_ptr;
typedef __mpq_struct mpq_t[1];
typedef unsigned long mp_bitcnt_t;

struct scalar {
    mpq_t value;
};

/*@ // G20: the integer in a place that is a divisor is never 0.
    axiomatic Divisors { predicate is_divisor(__mpz_struct *place); } */

/*@ // A28
    requires pool != \null;
    assigns \result \from pool;
    ensures \result != \null; */
struct scalar *scalar_fresh(struct scalar_pool *pool);
/*@ // A70
    requires x != \null;
    assigns \nothing; */
void scalar_charge_parts(scalar x);
/*@ // A70
    requires 0 <= work && 0 <= words < 1000000000000;
    assigns \nothing; */
void budget_charge(long work, long words);
/*@ // A29
    requires x != \null;
    assigns \result \from x;
    ensures 0 <= \result <= 1; */
int scalar_is_plain(scalar x);

/*@ // G21
    assigns \nothing; */
__mpz_struct *mpq_numref(const __mpq_struct *x);
/*@ // G21: the denominator of a rational is positive.
    assigns \nothing;
    ensures is_divisor(\result); */
__mpz_struct *mpq_denref(const __mpq_struct *x);
/*@ // G21: an integer that fits into memory has at most 2^40 binary digits.
    assigns \nothing;
    ensures 1 <= \result <= 0x10000000000; */
unsigned long mpz_sizeinbase(const __mpz_struct *x, int base);
/*@ // G18
    assigns \nothing; */
unsigned long mpz_scan1(const __mpz_struct *x, unsigned long start);
/*@ // G21
    assigns \nothing; */
void mpz_init(__mpz_struct *x);
/*@ // G21
    assigns \nothing; */
void mpz_clear(__mpz_struct *x);
/*@ // G21
    assigns \nothing;
    ensures is_divisor(x) ==> is_divisor(r); */
void mpz_init_set(__mpz_struct *r, const __mpz_struct *x);
/*@ // G21
    assigns \nothing; */
void mpz_init_set_ui(__mpz_struct *r, unsigned long n);
/*@ // G21
    assigns \nothing; */
void mpz_set_si(__mpz_struct *r, long n);
/*@ // G21
    assigns \nothing;
    ensures is_divisor(x) ==> is_divisor(r); */
void mpz_mul_2exp(__mpz_struct *r, const __mpz_struct *x, mp_bitcnt_t n);
/*@ // G21
    assigns \nothing; */
void mpz_cdiv_q_2exp(__mpz_struct *r, const __mpz_struct *x, mp_bitcnt_t n);
/*@ // G21
    assigns \nothing; */
void mpz_fdiv_q_2exp(__mpz_struct *r, const __mpz_struct *x, mp_bitcnt_t n);
/*@ // G21
    assigns \nothing; */
void mpz_add(__mpz_struct *r, const __mpz_struct *x, const __mpz_struct *y);
/*@ // G21
    assigns \nothing; */
void mpz_add_ui(__mpz_struct *r, const __mpz_struct *x, unsigned long n);
/*@ // G21
    assigns \nothing; */
void mpz_mul(__mpz_struct *r, const __mpz_struct *x, const __mpz_struct *y);
/*@ // G21
    assigns \nothing; */
void mpz_addmul(__mpz_struct *r, const __mpz_struct *x, const __mpz_struct *y);
/*@ // G21
    requires is_divisor(y);
    assigns \nothing; */
void mpz_cdiv_q(__mpz_struct *r, const __mpz_struct *x, const __mpz_struct *y);
/*@ // G21
    requires is_divisor(y);
    assigns \nothing; */
void mpz_fdiv_q(__mpz_struct *r, const __mpz_struct *x, const __mpz_struct *y);
/*@ // G21
    requires n != 0;
    assigns \nothing; */
unsigned long mpz_fdiv_q_ui(__mpz_struct *r, const __mpz_struct *x, unsigned long n);
/*@ // G21
    assigns \nothing; */
void mpz_sqrt(__mpz_struct *r, const __mpz_struct *x);
/*@ // G21
    assigns \nothing; */
void mpq_set(__mpq_struct *r, const __mpq_struct *x);
/*@ // G21
    requires d != 0;
    assigns \nothing; */
void mpq_set_si(__mpq_struct *r, long n, unsigned long d);
/*@ // G21
    assigns \nothing; */
void mpq_set_z(__mpq_struct *r, const __mpz_struct *x);
/*@ // G21
    assigns \nothing; */
void mpq_mul_2exp(__mpq_struct *r, const __mpq_struct *x, mp_bitcnt_t n);
/*@ // G21
    assigns \nothing; */
void mpq_div_2exp(__mpq_struct *r, const __mpq_struct *x, mp_bitcnt_t n);
/*@ // G21
    assigns \nothing; */
int mpq_sgn(const __mpq_struct *x);

#endif
