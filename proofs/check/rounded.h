/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/scalar_round.c: the assumed contracts of GMP, of the memory of numbers and of the budget, which TRUST.md numbers, and
 * the arithmetic of rounding.
 *
 * An mpz_t holds an integer, which depends on its contents.  An mpq_t is a place, which is set by one call, as in gmp_model.h.
 *
 * This header replaces <gmp.h>, check/budget.h and check/numbers/scalar_private.h. */
#ifndef PROOFS_CHECK_ROUNDED_H
#define PROOFS_CHECK_ROUNDED_H
#define __GMP_H__
#define CHECK_BUDGET_H
#define CHECK_NUMBERS_SCALAR_PRIVATE_H

#include "../contact/known.h"

#include "power_of_two.h"

#include "../contact/proved.h"

#include "rounding.h"

typedef struct {
    float state;
} __mpz_struct;
typedef struct {
    __mpz_struct numerator, denominator;
} __mpq_struct;
typedef __mpz_struct mpz_t[1];
typedef __mpq_struct mpq_t[1];
typedef unsigned long mp_bitcnt_t;

struct scalar {
    mpq_t value;
};

/*@ // E3: the integer, as a real number, like everything here that is computed with.
    axiomatic IntegerAsReal { logic real integer_in(float state); } */
/*@ // G1
    axiomatic Gmp { logic real place_value(__mpq_struct *place); } */
/*@ // G20: the numerator and the denominator of the rational in a place.
    axiomatic Parts {
      logic real numerator_at(__mpq_struct *place);
      logic real denominator_at(__mpq_struct *place); }
    logic real place_of(struct scalar *x) = place_value((__mpq_struct *)x->value);
    logic real numerator_of(struct scalar *x) = numerator_at((__mpq_struct *)x->value);
    logic real denominator_of(struct scalar *x) = denominator_at((__mpq_struct *)x->value); */

/*@ logic real square(real x) = x * x;
    // q is n / d, rounded down or up.
    predicate is_floor(real q, real n, real d) = q * d <= n < (q + 1) * d;
    predicate is_ceiling(real q, real n, real d) = (q - 1) * d < n <= q * d; */

/*@ // A28
    requires pool != \null;
    assigns \result \from pool;
    ensures \result != \null && scalar_value(\result) == place_of(\result); */
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
    ensures 0 <= \result <= 1 && (\result == 1 ==> scalar_value(x) == place_of(x)); */
int scalar_is_plain(scalar x);

/*@ // G21
    assigns \nothing;
    ensures \valid_read(\result) && integer_in(\result->state) == numerator_at(x); */
__mpz_struct *mpq_numref(const __mpq_struct *x);
/*@ // G21
    assigns \nothing;
    ensures \valid_read(\result) && integer_in(\result->state) == denominator_at(x);
    ensures denominator_at(x) > 0 && place_value(x) * denominator_at(x) == numerator_at(x); */
__mpz_struct *mpq_denref(const __mpq_struct *x);
/*@ // G21: an integer that fits into memory has at most 2^40 binary digits.
    requires \valid_read(x) && base == 2;
    assigns \nothing;
    ensures 1 <= \result <= 0x10000000000;
    ensures integer_in(x->state) > 0 ==> power_of_two(\result - 1) <= integer_in(x->state) < power_of_two(\result); */
unsigned long mpz_sizeinbase(const __mpz_struct *x, int base);
/*@ // G18: the place of the lowest binary digit that is 1.
    requires \valid_read(x) && start == 0;
    assigns \nothing;
    ensures integer_in(x->state) > 0 ==> \result < 0x10000000000;
    ensures integer_in(x->state) > 0 ==> integer_in(x->state) == power_of_two(\result) || integer_in(x->state) >= 2 * power_of_two(\result); */
unsigned long mpz_scan1(const __mpz_struct *x, unsigned long start);
/*@ // G21
    requires \valid(x);
    assigns *x;
    ensures integer_in(x->state) == 0; */
void mpz_init(__mpz_struct *x);
/*@ // G21
    requires \valid(x);
    assigns *x; */
void mpz_clear(__mpz_struct *x);
/*@ // G21
    requires \valid(r) && \valid_read(x);
    assigns *r;
    ensures integer_in(r->state) == \old(integer_in(x->state)); */
void mpz_init_set(__mpz_struct *r, const __mpz_struct *x);
/*@ // G21
    requires \valid(r);
    assigns *r;
    ensures integer_in(r->state) == n; */
void mpz_init_set_ui(__mpz_struct *r, unsigned long n);
/*@ // G21
    requires \valid(r);
    assigns *r;
    ensures integer_in(r->state) == n; */
void mpz_set_si(__mpz_struct *r, long n);
/*@ // G21
    requires \valid(r) && \valid_read(x);
    assigns *r;
    ensures integer_in(r->state) == \old(integer_in(x->state)) * power_of_two(n); */
void mpz_mul_2exp(__mpz_struct *r, const __mpz_struct *x, mp_bitcnt_t n);
/*@ // G21
    requires \valid(r) && \valid_read(x);
    assigns *r;
    ensures is_ceiling(integer_in(r->state), \old(integer_in(x->state)), power_of_two(n)); */
void mpz_cdiv_q_2exp(__mpz_struct *r, const __mpz_struct *x, mp_bitcnt_t n);
/*@ // G21
    requires \valid(r) && \valid_read(x);
    assigns *r;
    ensures is_floor(integer_in(r->state), \old(integer_in(x->state)), power_of_two(n)); */
void mpz_fdiv_q_2exp(__mpz_struct *r, const __mpz_struct *x, mp_bitcnt_t n);
/*@ // G21
    requires \valid(r) && \valid_read(x) && \valid_read(y);
    assigns *r;
    ensures integer_in(r->state) == \old(integer_in(x->state)) + \old(integer_in(y->state)); */
void mpz_add(__mpz_struct *r, const __mpz_struct *x, const __mpz_struct *y);
/*@ // G21
    requires \valid(r) && \valid_read(x);
    assigns *r;
    ensures integer_in(r->state) == \old(integer_in(x->state)) + n; */
void mpz_add_ui(__mpz_struct *r, const __mpz_struct *x, unsigned long n);
/*@ // G21
    requires \valid(r) && \valid_read(x) && \valid_read(y);
    assigns *r;
    ensures integer_in(r->state) == \old(integer_in(x->state)) * \old(integer_in(y->state)); */
void mpz_mul(__mpz_struct *r, const __mpz_struct *x, const __mpz_struct *y);
/*@ // G21
    requires \valid(r) && \valid_read(x) && \valid_read(y);
    assigns *r;
    ensures integer_in(r->state) == \old(integer_in(r->state)) + \old(integer_in(x->state)) * \old(integer_in(y->state)); */
void mpz_addmul(__mpz_struct *r, const __mpz_struct *x, const __mpz_struct *y);
/*@ // G21
    requires \valid(r) && \valid_read(x) && \valid_read(y) && integer_in(y->state) > 0;
    assigns *r;
    ensures is_ceiling(integer_in(r->state), \old(integer_in(x->state)), \old(integer_in(y->state))); */
void mpz_cdiv_q(__mpz_struct *r, const __mpz_struct *x, const __mpz_struct *y);
/*@ // G21
    requires \valid(r) && \valid_read(x) && \valid_read(y) && integer_in(y->state) > 0;
    assigns *r;
    ensures is_floor(integer_in(r->state), \old(integer_in(x->state)), \old(integer_in(y->state)));
    ensures \old(integer_in(x->state)) >= 0 ==> integer_in(r->state) >= 0; */
void mpz_fdiv_q(__mpz_struct *r, const __mpz_struct *x, const __mpz_struct *y);
/*@ // G21
    requires \valid(r) && \valid_read(x) && n != 0;
    assigns *r, \result \from *x, n;
    ensures is_floor(integer_in(r->state), \old(integer_in(x->state)), n); */
unsigned long mpz_fdiv_q_ui(__mpz_struct *r, const __mpz_struct *x, unsigned long n);
/*@ // G21
    requires \valid(r) && \valid_read(x) && integer_in(x->state) >= 0;
    assigns *r;
    ensures integer_in(r->state) >= 0;
    ensures integer_in(r->state) * integer_in(r->state) <= \old(integer_in(x->state));
    ensures \old(integer_in(x->state)) + 1 <= (integer_in(r->state) + 1) * (integer_in(r->state) + 1); */
void mpz_sqrt(__mpz_struct *r, const __mpz_struct *x);
/*@ // G21
    assigns \nothing; */
void mpq_init(__mpq_struct *x);
/*@ // G21
    assigns \nothing; */
void mpq_clear(__mpq_struct *x);
/*@ // G21
    assigns \nothing;
    ensures place_value(r) == place_value(x); */
void mpq_set(__mpq_struct *r, const __mpq_struct *x);
/*@ // G2
    requires d > 0;
    assigns \nothing;
    ensures place_value(r) * d == n; */
void mpq_set_si(__mpq_struct *r, long n, unsigned long d);
/*@ // G21
    requires \valid_read(x);
    assigns \nothing;
    ensures place_value(r) == integer_in(x->state); */
void mpq_set_z(__mpq_struct *r, const __mpz_struct *x);
/*@ // G21
    assigns \nothing;
    ensures place_value(r) == place_value(x) * power_of_two(n); */
void mpq_mul_2exp(__mpq_struct *r, const __mpq_struct *x, mp_bitcnt_t n);
/*@ // G21
    assigns \nothing;
    ensures place_value(r) * power_of_two(n) == place_value(x); */
void mpq_div_2exp(__mpq_struct *r, const __mpq_struct *x, mp_bitcnt_t n);
/*@ // G8
    assigns \nothing;
    ensures -1 <= \result <= 1 && (\result > 0 <==> place_value(x) > 0) && (\result < 0 <==> place_value(x) < 0); */
int mpq_sgn(const __mpq_struct *x);

#endif
