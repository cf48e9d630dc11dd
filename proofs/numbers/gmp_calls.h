/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of GMP that the number layer calls.  A part of flint.h, which has the types. */
#ifndef PROOFS_NUMBERS_GMP_CALLS_H
#define PROOFS_NUMBERS_GMP_CALLS_H

/*@ // E10
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void mpq_set(__mpq_struct *z, const __mpq_struct *x);
/*@ // E10
    requires \valid(z) && \is_finite(n);
    assigns *z; */
void mpq_set_d(__mpq_struct *z, double n);
/*@ // E10
    requires \valid_read(x);
    assigns \nothing; */
double mpq_get_d(const __mpq_struct *x);
/*@ // E10
    requires \valid_read(x) && \valid_read(y);
    assigns \nothing; */
int mpq_equal(const __mpq_struct *x, const __mpq_struct *y);
/*@ // E10
    requires \valid(z) && m > 0;
    assigns *z; */
void mpq_set_si(__mpq_struct *z, long n, unsigned long m);
/*@ // E10
    requires \valid(z) && m > 0;
    assigns *z; */
void mpq_set_ui(__mpq_struct *z, unsigned long n, unsigned long m);
/*@ // E10
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void mpq_set_z(__mpq_struct *z, const __mpz_struct *x);
/*@ // E10
    requires \valid(z);
    assigns *z; */
void mpq_canonicalize(__mpq_struct *z);
/*@ // E10
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void mpq_neg(__mpq_struct *z, const __mpq_struct *x);
/*@ // E10
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void mpq_sub(__mpq_struct *z, const __mpq_struct *x, const __mpq_struct *y);
/*@ // E10
    requires \valid(z) && \valid_read(x) && \valid_read(y) && nonzero(y->numerator.state);
    assigns *z; */
void mpq_div(__mpq_struct *z, const __mpq_struct *x, const __mpq_struct *y);
/*@ // E10
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void mpq_mul_2exp(__mpq_struct *z, const __mpq_struct *x, unsigned long n);
/*@ // E10
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void mpq_div_2exp(__mpq_struct *z, const __mpq_struct *x, unsigned long n);
/*@ // E10
    requires \valid_read(x);
    assigns \nothing;
    ensures -1 <= \result <= 1 && (\result != 0 ==> nonzero(x->numerator.state)); */
int mpq_sgn(const __mpq_struct *x);
/*@ // E10
    requires \valid_read(x);
    assigns \nothing; */
int mpq_cmp_si(const __mpq_struct *x, long n, unsigned long m);
/*@ // E10
    requires \valid(z) && \valid(s);
    assigns *s; */
void mpq_swap(__mpq_struct *z, __mpq_struct *s);
/*@ // E10
    requires \valid(z);
    assigns *z; */
void mpz_init(__mpz_struct *z);
/*@ // E10
    requires \valid(z);
    assigns *z; */
void mpz_clear(__mpz_struct *z);
/*@ // E10
    requires \valid(z);
    assigns *z; */
void mpz_init_set_ui(__mpz_struct *z, unsigned long n);
/*@ // E10
    requires \valid(z);
    assigns *z; */
void mpz_set_ui(__mpz_struct *z, unsigned long n);
/*@ // E10
    requires \valid(z) && (\exists integer i; 0 <= i && \valid_read(n + (0 .. i)) && n[i] == 0);
    assigns *z; */
int mpz_set_str(__mpz_struct *z, const char *n, int m);
/*@ // E10
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void mpz_neg(__mpz_struct *z, const __mpz_struct *x);
/*@ // E10
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void mpz_add(__mpz_struct *z, const __mpz_struct *x, const __mpz_struct *y);
/*@ // E10
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void mpz_sub(__mpz_struct *z, const __mpz_struct *x, const __mpz_struct *y);
/*@ // E10
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void mpz_mul(__mpz_struct *z, const __mpz_struct *x, const __mpz_struct *y);
/*@ // E10
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void mpz_mul_2exp(__mpz_struct *z, const __mpz_struct *x, unsigned long n);
/*@ // E10
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void mpz_fdiv_q(__mpz_struct *z, const __mpz_struct *x, const __mpz_struct *y);
/*@ // E10
    requires \valid(z);
    assigns *z; */
void mpz_ui_pow_ui(__mpz_struct *z, unsigned long n, unsigned long m);
/*@ // E10
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void mpz_sqrt(__mpz_struct *z, const __mpz_struct *x);
/*@ // E10
    requires \valid_read(x);
    assigns \nothing; */
int mpz_perfect_square_p(const __mpz_struct *x);
/*@ // E10
    requires \valid_read(x);
    assigns \nothing;
    ensures -1 <= \result <= 1; */
int mpz_sgn(const __mpz_struct *x);
/*@ // E10
    requires \valid_read(x);
    assigns \nothing; */
unsigned long mpz_popcount(const __mpz_struct *x);
/*@ // E10
    requires \valid_read(x);
    assigns \nothing;
    ensures 0 <= held_integer(x->state) <= 0xffffffffffffffff ==> \result == held_integer(x->state); */
unsigned long mpz_get_ui(const __mpz_struct *x);
/*@ // E10
    requires \valid_read(x);
    assigns \nothing;
    ensures \result != 0 ==> 0 <= held_integer(x->state) <= 0xffffffffffffffff; */
int mpz_fits_ulong_p(const __mpz_struct *x);
/*@ // E10
    requires \valid_read(x) && n == 2;
    assigns \nothing;
    ensures 1 <= \result <= 0x10000000000; */
unsigned long mpz_sizeinbase(const __mpz_struct *x, int n);

#endif
