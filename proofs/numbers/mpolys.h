/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/multivariate.c and multivariate_signs.c: the assumed contracts about polynomials in several variables, beside flint.h. */
#ifndef PROOFS_NUMBERS_MPOLYS_H
#define PROOFS_NUMBERS_MPOLYS_H
#define TYPED_CALLOC
#define TYPED_REALLOC

#include "flint.h"

typedef struct {
    float state;
} fmpz_mpoly_struct, fmpz_mpoly_ctx_struct;
typedef struct {
    fmpz_mpoly_struct zpoly[1];
    float state;
} fmpq_mpoly_struct;
typedef struct {
    fmpz_mpoly_ctx_struct zctx[1];
} fmpq_mpoly_ctx_struct;
typedef struct {
    fmpq constant[1];
    fmpq_mpoly_struct *poly;
    long num;
} fmpq_mpoly_factor_struct;
typedef fmpq_mpoly_struct fmpq_mpoly_t[1];
typedef fmpq_mpoly_ctx_struct fmpq_mpoly_ctx_t[1];
typedef fmpq_mpoly_factor_struct fmpq_mpoly_factor_t[1];
enum { ORD_LEX = 0 };

#include "numbers/multivariate_private.h"

/*@ // E15: the degree of a polynomial in a variable is a function of its state.
    axiomatic Powers { logic integer largest_power(float state, integer variable); }
    predicate is_multivariate{L}(struct multivariate *s) = \valid(s) && s->pool != \null && 0 <= s->variables <= MULTIVARIATE_MAX_VARIABLES &&
        0 <= s->count <= s->room <= MULTIVARIATE_MAX_ROOM && \valid(s->function + (0 .. s->room - 1)) &&
        \separated(s, s->function + (0 .. s->room - 1)) &&
        \forall integer i; 0 <= i < s->variables ==> s->variable[i] != \null; */

/*@ // L2: for this type; the new memory is separate from all that exists.
    requires size == sizeof(struct multivariate) && n == 1;
    assigns \result \from n, size;
    ensures \result == \null || (\valid(\result) && \result->count == 0 && \result->room == 0);
    ensures \forall struct number **v, integer k; are_numbers(v, k) ==> \separated(\result, v + (0 .. k - 1)); */
struct multivariate *calloc(size_t n, size_t size);
/*@ // L2: for this type; the new memory is separate from all that exists.
    assigns \result \from x, size;
    ensures \result == \null || \valid(\result + (0 .. size / sizeof(struct function) - 1));
    ensures \forall struct multivariate *s; is_multivariate(s) ==> \separated(s, \result + (0 .. size / sizeof(struct function) - 1)); */
struct function *realloc(struct function *x, size_t size);

/*@ // E14
    requires \valid(c);
    assigns *c; */
void fmpq_mpoly_ctx_init(fmpq_mpoly_ctx_struct *c, long n, int order);
/*@ // E14
    requires \valid(c);
    assigns *c; */
void fmpq_mpoly_ctx_clear(fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(c);
    assigns *z; */
void fmpq_mpoly_init(fmpq_mpoly_struct *z, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(c);
    assigns *z; */
void fmpq_mpoly_clear(fmpq_mpoly_struct *z, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(c);
    assigns *z; */
void fmpq_mpoly_one(fmpq_mpoly_struct *z, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(c) && 0 <= n < MULTIVARIATE_MAX_VARIABLES;
    assigns *z; */
void fmpq_mpoly_gen(fmpq_mpoly_struct *z, long n, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(x) && \valid_read(c);
    assigns *z; */
void fmpq_mpoly_set_fmpq(fmpq_mpoly_struct *z, const fmpq *x, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(x) && \valid_read(c);
    assigns *z; */
void fmpq_mpoly_neg(fmpq_mpoly_struct *z, const fmpq_mpoly_struct *x, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(x) && \valid_read(y) && \valid_read(c);
    assigns *z; */
void fmpq_mpoly_add(fmpq_mpoly_struct *z, const fmpq_mpoly_struct *x, const fmpq_mpoly_struct *y, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(x) && \valid_read(y) && \valid_read(c);
    assigns *z; */
void fmpq_mpoly_sub(fmpq_mpoly_struct *z, const fmpq_mpoly_struct *x, const fmpq_mpoly_struct *y, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(x) && \valid_read(y) && \valid_read(c);
    assigns *z; */
void fmpq_mpoly_mul(fmpq_mpoly_struct *z, const fmpq_mpoly_struct *x, const fmpq_mpoly_struct *y, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(x) && \valid_read(y) && \valid_read(c);
    assigns *z; */
int fmpq_mpoly_divides(fmpq_mpoly_struct *z, const fmpq_mpoly_struct *x, const fmpq_mpoly_struct *y, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid(s) && \valid(t) && \valid_read(x) && \valid_read(y) && \valid_read(c);
    assigns *z, *s, *t; */
int fmpq_mpoly_gcd_cofactors(fmpq_mpoly_struct *z, fmpq_mpoly_struct *s, fmpq_mpoly_struct *t, const fmpq_mpoly_struct *x, const fmpq_mpoly_struct *y, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid_read(x) && \valid_read(c);
    assigns \nothing; */
int fmpq_mpoly_is_one(const fmpq_mpoly_struct *x, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid_read(x) && \valid_read(c);
    assigns \nothing; */
int fmpq_mpoly_is_zero(const fmpq_mpoly_struct *x, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid_read(x) && \valid_read(c);
    assigns \nothing;
    ensures \result == coefficients(x->state) && 0 <= \result <= 0x7fffffff; */
long fmpq_mpoly_length(const fmpq_mpoly_struct *x, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid_read(x) && \valid_read(c) && \valid(n + (0 .. MULTIVARIATE_MAX_VARIABLES - 1));
    assigns n[0 .. MULTIVARIATE_MAX_VARIABLES - 1];
    ensures \forall integer i; 0 <= i < MULTIVARIATE_MAX_VARIABLES ==> n[i] == largest_power(x->state, i) && -1 <= n[i] <= 0x40000000; */
void fmpq_mpoly_degrees_si(long *n, const fmpq_mpoly_struct *x, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid_read(x) && \valid_read(c) && \valid(n + (0 .. MULTIVARIATE_MAX_VARIABLES - 1)) && 0 <= k < coefficients(x->state);
    assigns n[0 .. MULTIVARIATE_MAX_VARIABLES - 1];
    ensures \forall integer i; 0 <= i < MULTIVARIATE_MAX_VARIABLES ==> 0 <= n[i] <= largest_power(x->state, i); */
void fmpq_mpoly_get_term_exp_si(long *n, const fmpq_mpoly_struct *x, long k, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(x) && \valid_read(c) && 0 <= k < coefficients(x->state);
    assigns *z; */
void fmpq_mpoly_get_term_coeff_fmpq(fmpq *z, const fmpq_mpoly_struct *x, long k, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(x) && \valid_read(c);
    assigns *z; */
void fmpz_mpoly_get_term_coeff_fmpz(fmpz *z, const fmpz_mpoly_struct *x, long k, const fmpz_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(c);
    assigns *z; */
void fmpq_mpoly_factor_init(fmpq_mpoly_factor_struct *z, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(c);
    assigns *z; */
void fmpq_mpoly_factor_clear(fmpq_mpoly_factor_struct *z, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(x) && \valid_read(c);
    assigns *z;
    ensures \result != 0 ==> 0 <= z->num && \valid_read(z->poly + (0 .. z->num - 1)); */
int fmpq_mpoly_factor(fmpq_mpoly_factor_struct *z, const fmpq_mpoly_struct *x, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires n >= 0;
    assigns \result \from n;
    ensures \valid(\result + (0 .. n - 1)); */
fmpq *_fmpq_vec_init(long n);
/*@ // E14
    requires \valid(z + (0 .. n - 1));
    assigns z[0 .. n - 1]; */
void _fmpq_vec_clear(fmpq *z, long n);

#endif
