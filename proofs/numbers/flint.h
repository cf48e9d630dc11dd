/* SPDX-License-Identifier: BSD-2-Clause */
/* For the proofs that the number layer commits no run-time error: the assumed contracts about numbers, GMP, FLINT and Arb, beside handles.h.
 * TRUST.md numbers them; tests/proofs/t-assumed-contracts.c tests what they state about values.
 *
 * This header replaces those of the libraries; their functions and macros are functions here.  The contents of a value of a library are
 * modelled by one member, `state`.  A matrix has its size besides; the number of coefficients of a polynomial is a function of its state. */
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

#include "made_real.h"

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
/* Proved in src/numbers/real.c. */
/*@ assigns \nothing;
    ensures 64 <= \result && (\result == 64 || \result <= budget_bits / 64); */
long number_precision_limit(long budget_bits);
/*@ // I8: besides, it writes the enclosure that is stored with the number, which no caller reads.
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
/*@ requires x != \null && \valid(distance);
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

/* Without contracts: units that prove a function which calls these define their contracts for one type (TYPED_...). */
#ifndef TYPED_CALLOC
void *calloc(size_t n, size_t size);
#endif
#ifndef TYPED_REALLOC
void *realloc(void *x, size_t size);
#endif
#ifndef TYPED_MALLOC
void *malloc(size_t size);
#endif
/*@ // L2: it is assumed that memory is not used after it is freed.
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

/*@ // E13: the number of coefficients of a polynomial, and whether an integer is zero, are functions of its state.
    axiomatic Polynomials {
        logic integer coefficients(float state);
        logic integer terms(double state);
        predicate nonzero(float state); }
    predicate are_factors{L}(fmpz_poly_factor_struct *z) = 0 <= z->num && \valid_read(z->p + (0 .. z->num - 1)) &&
        \forall integer i; 0 <= i < z->num ==> terms(z->p[i].terms) >= 2; */

#include "gmp_calls.h"

#include "flint_calls.h"

#include "arb_calls.h"

#endif
