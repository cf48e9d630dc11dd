/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of Arb, and of those built into the compiler, that the number layer calls.  A part of flint.h, which
 * has the types. */
#ifndef PROOFS_NUMBERS_ARB_CALLS_H
#define PROOFS_NUMBERS_ARB_CALLS_H

/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void arb_set(arb_struct *z, const arb_struct *x);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void arb_set_fmpq(arb_struct *z, const fmpq *x, long n);
/*@ // E12
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void arb_div(arb_struct *z, const arb_struct *x, const arb_struct *y, long n);
/*@ // E12
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void arb_add(arb_struct *z, const arb_struct *x, const arb_struct *y, long n);
/*@ // E12
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void arb_sub(arb_struct *z, const arb_struct *x, const arb_struct *y, long n);
/*@ // E12
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void arb_mul(arb_struct *z, const arb_struct *x, const arb_struct *y, long n);
/*@ // E12
    requires \valid(z);
    assigns *z; */
void arb_init(arb_struct *z);
/*@ // E12
    requires \valid(z);
    assigns *z; */
void arb_clear(arb_struct *z);
/*@ // E12
    requires \valid_read(x);
    assigns \nothing; */
int arb_is_positive(const arb_struct *x);
/*@ // E12
    requires \valid_read(x);
    assigns \nothing; */
int arb_is_negative(const arb_struct *x);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void arb_sqrtpos(arb_struct *z, const arb_struct *x, long n);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void arb_cos(arb_struct *z, const arb_struct *x, long n);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void arb_sin(arb_struct *z, const arb_struct *x, long n);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void arb_atan(arb_struct *z, const arb_struct *x, long n);
/*@ // E12
    requires \valid(z);
    assigns *z; */
void arb_const_pi(arb_struct *z, long n);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void arb_cos_pi_fmpq(arb_struct *z, const fmpq *x, long n);
/*@ // E12
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void arb_union(arb_struct *z, const arb_struct *x, const arb_struct *y, long n);
/*@ // E12
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
int arb_intersection(arb_struct *z, const arb_struct *x, const arb_struct *y, long n);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void arb_get_mid_arb(arb_struct *z, const arb_struct *x);
/*@ // E12
    requires \valid_read(x);
    assigns \nothing; */
int arb_is_finite(const arb_struct *x);
/*@ // E12
    requires \valid_read(x) && \valid_read(y);
    assigns \nothing; */
int arb_lt(const arb_struct *x, const arb_struct *y);
/*@ // E12
    requires \valid_read(x) && \valid_read(y);
    assigns \nothing; */
int arb_overlaps(const arb_struct *x, const arb_struct *y);
/*@ // E12
    requires \valid_read(x);
    assigns \nothing; */
int arb_contains_zero(const arb_struct *x);
/*@ // E12
    requires \valid_read(x);
    assigns \nothing; */
long arb_rel_accuracy_bits(const arb_struct *x);
/*@ // E12
    requires \valid_read(x);
    assigns \result \from x;
    ensures \valid_read(\result); */
const arf_struct *arb_midref(const arb_struct *x);
/*@ // E12
    requires \valid_read(x);
    assigns \result \from x;
    ensures \valid_read(\result); */
const mag_struct *arb_radref(const arb_struct *x);
/*@ // E12
    requires \valid(z);
    assigns *z; */
void arf_init(arf_struct *z);
/*@ // E12
    requires \valid(z);
    assigns *z; */
void arf_clear(arf_struct *z);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void arf_set_mag(arf_struct *z, const mag_struct *x);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
int arf_mul_ui(arf_struct *z, const arf_struct *x, unsigned long n, long m, int k);
/*@ // E12
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
int arf_add(arf_struct *z, const arf_struct *x, const arf_struct *y, long n, int m);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void arf_mul_2exp_si(arf_struct *z, const arf_struct *x, long n);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void arf_get_fmpq(fmpq *z, const arf_struct *x);
/*@ // E12
    requires \valid_read(x);
    assigns \nothing; */
double arf_get_d(const arf_struct *x, int n);
#include "mag_calls.h"
/*@ // E12
    requires \valid(z);
    assigns *z; */
void arb_poly_init(arb_poly_struct *z);
/*@ // E12
    requires \valid(z);
    assigns *z; */
void arb_poly_clear(arb_poly_struct *z);
/*@ // E12
    requires \valid(z);
    assigns *z;
    ensures coefficients(z->state) == 0; */
void arb_poly_zero(arb_poly_struct *z);
/*@ // E12
    requires \valid(z) && \valid_read(x) && n >= 0;
    assigns *z;
    ensures coefficients(z->state) <= (coefficients(\old(z->state)) > n ? coefficients(\old(z->state)) : n + 1); */
void arb_poly_set_coeff_arb(arb_poly_struct *z, long n, const arb_struct *x);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void arb_poly_derivative(arb_poly_struct *z, const arb_poly_struct *x, long n);
/*@ // E12
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void arb_poly_evaluate(arb_struct *z, const arb_poly_struct *x, const arb_struct *y, long n);
/*@ // E12
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void arb_fmpz_poly_evaluate_arb(arb_struct *z, const fmpz_poly_struct *x, const arb_struct *y, long n);
/*@ // E12
    requires \valid(z);
    assigns *z; */
void acb_poly_init(acb_poly_struct *z);
/*@ // E12
    requires \valid(z);
    assigns *z; */
void acb_poly_clear(acb_poly_struct *z);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures coefficients(z->state) == coefficients(x->state); */
void acb_poly_set_arb_poly(acb_poly_struct *z, const arb_poly_struct *x);
/*@ // E12
    requires n >= 0;
    assigns \result \from n;
    ensures \valid(\result + (0 .. n - 1)); */
acb_ptr _acb_vec_init(long n);
/*@ // E12
    requires \valid(z + (0 .. n - 1));
    assigns \nothing; */
void _acb_vec_clear(acb_ptr z, long n);
/*@ // E12
    requires \valid_read(x) && \valid(z + (0 .. coefficients(x->state) - 2));
    assigns \nothing; */
long acb_poly_find_roots(acb_ptr z, const acb_poly_struct *x, const acb_struct *start, long steps, long precision);
/*@ // E12
    requires \valid_read(x) && \valid_read(z + (0 .. coefficients(x->state) - 2));
    assigns \nothing; */
int acb_poly_validate_real_roots(const acb_struct *z, const acb_poly_struct *x, long precision);
/*@ // E10
    requires x != 0;
    assigns \nothing;
    ensures 0 <= \result <= 63; */
int __builtin_ctzll(unsigned long long x);

#endif
