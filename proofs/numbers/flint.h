/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proofs that the number layer makes no run-time error know, beside handles.h, of numbers, of GMP, of FLINT and of Arb: assumed,
 * not proved.  TRUST.md numbers the contracts; tests/t-assumed-contracts.c tries what they say of values.
 *
 * Stands for the headers of these libraries, whose functions and macros are functions here.  What a library keeps in a value is its
 * `state`; of a matrix the size is told, and of a polynomial the number of coefficients is a function of what it keeps. */
#ifndef PROOFS_NUMBERS_FLINT_H
#define PROOFS_NUMBERS_FLINT_H
#define PROOFS_NUMBERS_TYPES
#define __FC_STDLIB

#include <stddef.h>

typedef struct {
    float state;
} __mpz_struct, fmpz, arf_struct, mag_struct, arb_struct, arb_poly_struct, acb_poly_struct, fmpq_poly_struct;
typedef struct {
    __mpz_struct numerator, denominator;
} __mpq_struct;
typedef struct {
    fmpz numerator, denominator;
} fmpq;
typedef struct {
    double terms;
} fmpz_poly_struct;
typedef struct {
    fmpz_poly_struct *p;
    long num;
} fmpz_poly_factor_struct;
typedef struct {
    long rows, columns;
    float state;
} fmpq_mat_struct;
typedef struct {
    arb_struct re, im;
} acb_struct;
typedef __mpz_struct mpz_t[1];
typedef const __mpz_struct *mpz_srcptr;
typedef __mpq_struct mpq_t[1];
typedef fmpz fmpz_t[1];
typedef fmpq fmpq_t[1];
typedef arf_struct arf_t[1];
typedef mag_struct mag_t[1];
typedef arb_struct arb_t[1];
typedef acb_struct *acb_ptr;
typedef arb_poly_struct arb_poly_t[1];
typedef acb_poly_struct acb_poly_t[1];
typedef fmpq_poly_struct fmpq_poly_t[1];
typedef fmpz_poly_struct fmpz_poly_t[1];
typedef fmpz_poly_factor_struct fmpz_poly_factor_t[1];
typedef fmpq_mat_struct fmpq_mat_t[1];
typedef long slong;
typedef unsigned long ulong, mp_bitcnt_t;
#define mpq_numref(q) (&(q)->numerator)
#define mpq_denref(q) (&(q)->denominator)
#define fmpq_numref(q) (&(q)->numerator)
#define fmpq_denref(q) (&(q)->denominator)
#define acb_realref(z) (&(z)->re)
#define acb_imagref(z) (&(z)->im)
enum { ARF_PREC_EXACT = 0x7fffffff, ARF_RND_DOWN = 0, ARF_RND_NEAR = 4 };

struct field;
struct shared {
    long budget_bits, max_degree;
    int in_doubt;
    unsigned long walk;
    struct field *field;
};

#include "numbers.h"

#include "numbers/zero.h"

/*@ // E9: what a number that is no rational leads to, as real_new and zeros_of have made it.
    predicate is_operand(integer form) = form <= REAL_ROOT || form == REAL_COSINE || form == REAL_SINE || form == REAL_ARCTANGENT ||
        form == REAL_RANGE;
    predicate is_pair(integer form) = form <= REAL_QUOTIENT || form == REAL_RANGE;
    predicate is_real{L}(struct real *r) = \valid(r) && (r->form == REAL_ZERO ==> is_zero(r->zero) && \separated(r, r->zero)) && r->pool != \null && REAL_SUM <= r->form <= REAL_RANGE &&
        (is_operand(r->form) ==> r->left != \null) && (is_pair(r->form) ==> r->right != \null) &&
        -1 <= r->sign <= NUMBER_SIGN_UNKNOWN && 0 <= r->roots <= 0x3fffffff; */
/*@ // E9
    ensures \result != 0 <==> x->real == \null;
    ensures x->real != \null ==> is_real(x->real); */
int number_is_plain(const struct number *x);
/*@ // E9
    ensures \result == 0 ==> \valid_read(x) && is_real(x->real); */
int number_is_certain(const struct number *x);
#ifndef PROVES_POOL
/*@ // A3
    requires pool != \null;
    assigns \result \from pool;
    ensures \valid(\result); */
struct number *number_fresh(struct number_pool *pool);
/*@ // E9
    requires pool != \null;
    assigns \nothing;
    ensures \valid(\result); */
struct shared *number_pool_shared(struct number_pool *pool);
#endif
#ifndef PROVES_REALS
/*@ // N3
    assigns \nothing;
    ensures 64 <= \result && (\result == 64 || \result <= budget_bits / 64); */
long number_precision_limit(long budget_bits);
/*@ // I8: besides it writes what the number keeps of its enclosure, which no caller sees.
    requires \valid(out) && x != \null;
    assigns *out; */
void real_enclose(arb_struct *out, const struct number *x, long precision);
/*@ // E9
    requires pool != \null;
    requires (is_operand(form) ==> left != \null) && (is_pair(form) ==> right != \null);
    assigns \result \from pool, form, left, right;
    ensures \valid(\result) && \valid(\result->real); */
const struct number *real_new(struct number_pool *pool, enum real_form form, const struct number *left,
                              const struct number *right);
/*@ // E9
    requires pool != \null && \valid_read(multiple);
    assigns \result \from pool;
    ensures \result != \null; */
const struct number *real_cosine_pi(struct number_pool *pool, const __mpq_struct *multiple);
/*@ // E9
    requires pool != \null && \valid_read(polynomial) && is_polynomial(polynomial) && polynomial->length > 1 && \valid_read(isolation);
    assigns \nothing;
    ensures \result != \null; */
const struct number *real_zero(struct number_pool *pool, const struct polynomial *polynomial, int irreducible, const arb_struct *isolation);
/*@ // E9
    requires pool != \null && low != \null && high != \null;
    assigns \result \from low, high;
    ensures \result != \null; */
const struct number *number_between(struct number_pool *pool, const struct number *low, const struct number *high);
#endif
/*@ // N1
    requires x != \null && \valid(distance);
    assigns *distance, \result \from x; */
double number_to_double(const struct number *x, double *distance);

/*@ // E9
    requires pool != \null && \is_finite(x);
    assigns \result \from x;
    ensures \result != \null; */
const struct number *number_from_double(struct number_pool *pool, double x);
#ifndef PROVES_ALGEBRAIC
/*@ // E9
    requires pool != \null && x != \null && \valid(element);
    assigns *element; */
int algebraic_element(struct number_pool *pool, const struct number *x, fmpq_poly_struct *element);
#endif
/*@ // E9
    ensures value(x) > 0 ==> value(\result) > 0; */
const struct number *number_sqrt(struct number_pool *pool, const struct number *x);

/* No unit takes a function that calls these, but for one type (TYPED). */
#ifndef TYPED_CALLOC
void *calloc(size_t n, size_t size);
#endif
#ifndef TYPED_REALLOC
void *realloc(void *x, size_t size);
#endif
#ifndef TYPED_MALLOC
void *malloc(size_t size);
#endif
/*@ // L2: memory that is freed is not used again; nothing is said of that.
    assigns \nothing; */
void free(void *x);
/*@ // L1
    assigns \nothing;
    ensures \false; */
void abort(void);
/*@ // L1
    requires x > -0x7fffffffffffffff - 1;
    assigns \nothing;
    ensures \result == (x < 0 ? -x : x); */
long labs(long x);

/*@ // E13: how many coefficients a polynomial has, and whether an integer is zero, are functions of what is kept of it.
    axiomatic Polynomials {
        logic integer coefficients(float state);
        logic integer terms(double state);
        predicate nonzero(float state); }
    predicate are_factors{L}(fmpz_poly_factor_struct *z) = 0 <= z->num && \valid_read(z->p + (0 .. z->num - 1)) &&
        \forall integer i; 0 <= i < z->num ==> terms(z->p[i].terms) >= 2; */

/* E10: GMP */
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

/* E11: FLINT */
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

/* E12: Arb */
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
/*@ // E12
    requires \valid(z);
    assigns *z; */
void mag_init(mag_struct *z);
/*@ // E12
    requires \valid(z);
    assigns *z; */
void mag_clear(mag_struct *z);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void mag_set(mag_struct *z, const mag_struct *x);
/*@ // E12
    requires \valid(z) && \valid_read(x);
    assigns *z; */
void mag_mul_2exp_si(mag_struct *z, const mag_struct *x, long n);
/*@ // E12
    requires \valid_read(x) && \valid_read(y);
    assigns \nothing; */
int mag_cmp(const mag_struct *x, const mag_struct *y);
/*@ // E12
    requires \valid_read(x);
    assigns \nothing; */
double mag_get_d(const mag_struct *x);
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
