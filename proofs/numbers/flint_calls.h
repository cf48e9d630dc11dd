/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of FLINT that the number layer calls.  A part of flint.h, which has the types. */
#ifndef PROOFS_NUMBERS_FLINT_CALLS_H
#define PROOFS_NUMBERS_FLINT_CALLS_H

/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpz_init(fmpz *z);
/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpz_clear(fmpz *z);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void fmpz_set_mpz(fmpz *z, const __mpz_struct *x);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns \nothing; */
void fmpz_get_mpz(__mpz_struct *z, const fmpz *x);
/*@ // E11
    requires \valid_read(x);
    assigns \nothing; */
int fmpz_is_square(const fmpz *x);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void fmpz_sqrt(fmpz *z, const fmpz *x);
/*@ // E11
    requires \valid(z);
    assigns *z;
    ensures m <= n ==> nonzero(z->state); */
void fmpz_bin_uiui(fmpz *z, unsigned long n, unsigned long m);
/*@ // E11
    requires \valid_read(x);
    assigns \nothing;
    ensures 0 <= \result <= 0x10000000000; */
unsigned long fmpz_bits(const fmpz *x);
/*@ // E11
    requires \valid_read(x) && p > 0;
    assigns \nothing;
    ensures \result < p; */
unsigned long fmpz_fdiv_ui(const fmpz *x, unsigned long p);
/*@ // E11
    requires n >= 0 && \valid_read(x + (0 .. n - 1));
    assigns \nothing;
    ensures -0x10000000000 <= \result <= 0x10000000000; */
long _fmpz_vec_max_bits(const fmpz *x, long n);
/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpq_init(fmpq *z);
/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpq_clear(fmpq *z);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void fmpq_set(fmpq *z, const fmpq *x);
/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpq_one(fmpq *z);
/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpq_zero(fmpq *z);
/*@ // E11
    requires \valid(z) && \valid(s);
    assigns *z, *s; */
void fmpq_swap(fmpq *z, fmpq *s);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void fmpq_set_mpq(fmpq *z, const __mpq_struct *x);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns \nothing; */
void fmpq_get_mpq(__mpq_struct *z, const fmpq *x);
/*@ // E11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void fmpq_add(fmpq *z, const fmpq *x, const fmpq *y);
/*@ // E11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void fmpq_sub(fmpq *z, const fmpq *x, const fmpq *y);
/*@ // E11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void fmpq_mul(fmpq *z, const fmpq *x, const fmpq *y);
/*@ // E11
    requires \valid(z) && \valid_read(x) && \valid_read(y) && nonzero(y->numerator.state);
    assigns *z; */
void fmpq_div(fmpq *z, const fmpq *x, const fmpq *y);
/*@ // E11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void fmpq_addmul(fmpq *z, const fmpq *x, const fmpq *y);
/*@ // E11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void fmpq_submul(fmpq *z, const fmpq *x, const fmpq *y);
/*@ // E11
    requires \valid(z) && \valid_read(x) && \valid_read(y) && nonzero(y->state);
    assigns *z; */
void fmpq_div_fmpz(fmpq *z, const fmpq *x, const fmpz *y);
/*@ // E11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void fmpq_simplest_between(fmpq *z, const fmpq *x, const fmpq *y);
/*@ // E11
    requires \valid_read(x) && \valid_read(y);
    assigns \nothing; */
int fmpq_cmp(const fmpq *x, const fmpq *y);
/*@ // E11
    requires \valid_read(x);
    assigns \nothing;
    ensures -1 <= \result <= 1; */
int fmpq_sgn(const fmpq *x);
/*@ // E11
    requires \valid_read(x);
    assigns \nothing; */
int fmpq_is_zero(const fmpq *x);
/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpq_poly_init(fmpq_poly_struct *z);
/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpq_poly_clear(fmpq_poly_struct *z);
/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpq_poly_zero(fmpq_poly_struct *z);
/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpq_poly_one(fmpq_poly_struct *z);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void fmpq_poly_set(fmpq_poly_struct *z, const fmpq_poly_struct *x);
/*@ // E11
    requires \valid(z) && \valid(s);
    assigns *z, *s; */
void fmpq_poly_swap(fmpq_poly_struct *z, fmpq_poly_struct *s);
/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpq_poly_set_si(fmpq_poly_struct *z, long n);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void fmpq_poly_set_mpq(fmpq_poly_struct *z, const __mpq_struct *x);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void fmpq_poly_set_fmpq(fmpq_poly_struct *z, const fmpq *x);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void fmpq_poly_set_fmpz_poly(fmpq_poly_struct *z, const fmpz_poly_struct *x);
/*@ // E11
    requires \valid(z) && n >= 0;
    assigns *z; */
void fmpq_poly_set_coeff_si(fmpq_poly_struct *z, long n, long m);
/*@ // E11
    requires \valid(z) && \valid_read(x) && n >= 0;
    assigns *z; */
void fmpq_poly_set_coeff_fmpq(fmpq_poly_struct *z, long n, const fmpq *x);
/*@ // E11
    requires \valid(z) && \valid_read(x) && n >= 0;
    assigns *z; */
void fmpq_poly_get_coeff_fmpq(fmpq *z, const fmpq_poly_struct *x, long n);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures terms(z->terms) == coefficients(\old(x->state)); */
void fmpq_poly_get_numerator(fmpz_poly_struct *z, const fmpq_poly_struct *x);
/*@ // E11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void fmpq_poly_add(fmpq_poly_struct *z, const fmpq_poly_struct *x, const fmpq_poly_struct *y);
/*@ // E11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void fmpq_poly_sub(fmpq_poly_struct *z, const fmpq_poly_struct *x, const fmpq_poly_struct *y);
/*@ // E11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void fmpq_poly_mul(fmpq_poly_struct *z, const fmpq_poly_struct *x, const fmpq_poly_struct *y);
/*@ // E11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void fmpq_poly_rem(fmpq_poly_struct *z, const fmpq_poly_struct *x, const fmpq_poly_struct *y);
/*@ // E11
    requires \valid(z) && \valid(s) && \valid(t) && \valid_read(x) && \valid_read(y);
    assigns *z, *s, *t; */
void fmpq_poly_xgcd(fmpq_poly_struct *z, fmpq_poly_struct *s, fmpq_poly_struct *t, const fmpq_poly_struct *x, const fmpq_poly_struct *y);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void fmpq_poly_scalar_mul_si(fmpq_poly_struct *z, const fmpq_poly_struct *x, long n);
/*@ // E11
    requires \valid(z) && \valid_read(x) && n != 0;
    assigns *z; */
void fmpq_poly_scalar_div_si(fmpq_poly_struct *z, const fmpq_poly_struct *x, long n);
/*@ // E11
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z; */
void fmpq_poly_scalar_mul_fmpq(fmpq_poly_struct *z, const fmpq_poly_struct *x, const fmpq *y);
/*@ // E11
    requires \valid_read(x);
    assigns \nothing; */
int fmpq_poly_is_zero(const fmpq_poly_struct *x);
/*@ // E11
    requires \valid_read(x);
    assigns \nothing;
    ensures \result == coefficients(x->state) - 1 && -1 <= \result < 0x100000; */
long fmpq_poly_degree(const fmpq_poly_struct *x);
/*@ // E11
    requires \valid_read(x);
    assigns \nothing;
    ensures \result == coefficients(x->state) && 0 <= \result <= 0x100000; */
long fmpq_poly_length(const fmpq_poly_struct *x);
/*@ // E11
    requires \valid(z) && \valid_read(x) && 0 <= n;
    assigns *z; */
void fmpq_poly_get_coeff_fmpz(fmpz *z, const fmpq_poly_struct *x, long n);
/*@ // E11
    requires \valid_read(x);
    assigns \result \from x;
    ensures \valid_read(\result + (0 .. coefficients(x->state) - 1)); */
const fmpz *fmpq_poly_numref(const fmpq_poly_struct *x);
/*@ // E11
    requires \valid_read(x);
    assigns \result \from x;
    ensures \valid_read(\result); */
const fmpz *fmpq_poly_denref(const fmpq_poly_struct *x);
/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpz_poly_init(fmpz_poly_struct *z);
/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpz_poly_clear(fmpz_poly_struct *z);
/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpz_poly_zero(fmpz_poly_struct *z);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures terms(z->terms) == terms(\old(x->terms)); */
void fmpz_poly_set(fmpz_poly_struct *z, const fmpz_poly_struct *x);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures terms(z->terms) == terms(\old(x->terms)); */
void fmpz_poly_primitive_part(fmpz_poly_struct *z, const fmpz_poly_struct *x);
/*@ // E11
    requires \valid(z);
    assigns *z;
    ensures terms(z->terms) >= 2; */
void fmpz_poly_cos_minpoly(fmpz_poly_struct *z, unsigned long n);
/*@ // E11
    requires \valid(z) && n >= 0;
    assigns *z;
    ensures m != 0 ==> terms(z->terms) >= n + 1; */
void fmpz_poly_set_coeff_si(fmpz_poly_struct *z, long n, long m);
/*@ // E11
    requires \valid(z) && \valid_read(x) && n >= 0;
    assigns *z; */
void fmpz_poly_set_coeff_fmpz(fmpz_poly_struct *z, long n, const fmpz *x);
/*@ // E11
    requires \valid_read(x) && 0 <= n < terms(x->terms);
    assigns \result \from x, n;
    ensures \valid_read(\result); */
const fmpz *fmpz_poly_get_coeff_ptr(const fmpz_poly_struct *x, long n);
/*@ // E11
    requires \valid_read(x);
    assigns \nothing; */
int fmpz_poly_is_squarefree(const fmpz_poly_struct *x);
/*@ // E11
    requires \valid_read(x);
    assigns \nothing;
    ensures \result == terms(x->terms) - 1 && -1 <= \result < 0x100000; */
long fmpz_poly_degree(const fmpz_poly_struct *x);
/*@ // E11
    requires \valid_read(x);
    assigns \nothing;
    ensures \result == terms(x->terms) && 0 <= \result <= 0x100000; */
long fmpz_poly_length(const fmpz_poly_struct *x);
/*@ // E11
    requires \valid(z);
    assigns *z;
    ensures z->num == 0; */
void fmpz_poly_factor_init(fmpz_poly_factor_struct *z);
/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpz_poly_factor_clear(fmpz_poly_factor_struct *z);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures are_factors(z); */
void fmpz_poly_factor(fmpz_poly_factor_struct *z, const fmpz_poly_struct *x);
/*@ // E11
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures are_factors(z) && (terms(x->terms) >= 2 ==> z->num >= 1); */
void fmpz_poly_factor_squarefree(fmpz_poly_factor_struct *z, const fmpz_poly_struct *x);
/*@ // E11
    requires \valid(z) && n >= 0 && m >= 0;
    assigns *z;
    ensures z->rows == n && z->columns == m; */
void fmpq_mat_init(fmpq_mat_struct *z, long n, long m);
/*@ // E11
    requires \valid(z);
    assigns *z; */
void fmpq_mat_clear(fmpq_mat_struct *z);
/*@ // E11
    requires \valid_read(x);
    assigns \nothing;
    ensures \result == x->rows; */
long fmpq_mat_nrows(const fmpq_mat_struct *x);
/*@ // E11
    requires \valid_read(x) && 0 <= n < x->rows && 0 <= m < x->columns;
    assigns \result \from x, n, m;
    ensures \valid(\result); */
fmpq *fmpq_mat_entry(const fmpq_mat_struct *x, long n, long m);
/*@ // E11
    requires \valid(z) && \valid_read(x) && \valid_read(y) && x->columns == y->rows && z->rows == x->rows && z->columns == y->columns;
    assigns z->state; */
void fmpq_mat_mul(fmpq_mat_struct *z, const fmpq_mat_struct *x, const fmpq_mat_struct *y);
/*@ // E11
    requires \valid(z) && \valid_read(x) && \valid_read(y) && x->rows == x->columns == y->rows == z->rows && z->columns == y->columns;
    assigns z->state; */
int fmpq_mat_solve(fmpq_mat_struct *z, const fmpq_mat_struct *x, const fmpq_mat_struct *y);
/*@ // E11
    requires \valid(z) && \valid_read(x) && x->rows == x->columns;
    assigns *z;
    ensures coefficients(z->state) == x->rows + 1; */
void fmpq_mat_charpoly(fmpq_poly_struct *z, const fmpq_mat_struct *x);
/*@ // E11
    assigns \nothing; */
void flint_cleanup(void);
/*@ // E11
    assigns \nothing;
    ensures 0 <= \result <= 64; */
int FLINT_BIT_COUNT(unsigned long n);
/*@ // E11
    requires n != 0 && m != 0;
    assigns \nothing;
    ensures 0 < \result <= n && n % \result == 0; */
unsigned long n_gcd(unsigned long n, unsigned long m);
/*@ // E11
    requires n != 0;
    assigns \nothing;
    ensures 0 < \result <= n; */
unsigned long n_euler_phi(unsigned long n);

#endif
