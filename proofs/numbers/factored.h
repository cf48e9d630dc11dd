/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/factored.c: the assumed contracts of the functions that it calls, beside mpolys.h, and the contracts of those of src/numbers/multivariate.c. */
#ifndef PROOFS_NUMBERS_FACTORED_H
#define PROOFS_NUMBERS_FACTORED_H

#include "mpolys.h"

#include "inverse.h"
#include "numbers/factored.h"

/*@ predicate is_function{L}(struct multivariate *s, integer i) = is_multivariate(s) && 0 <= i < s->count;
    predicate are_indices{L}(struct multivariate *s, int *x, integer count) = \forall integer i; 0 <= i < count ==> 0 <= x[i] < s->count; */

/* Proved in src/numbers/multivariate.c. */
/*@ requires is_multivariate(s) && 0 <= count && \valid_read(x + (0 .. count - 1)) && are_numbers(x, count);
    requires \valid(top + (0 .. count - 1)) && \valid(bottom) && \separated(s, top + (0 .. count - 1)) && \separated(s, bottom);
    requires \separated(bottom, top + (0 .. count - 1));
    assigns top[0 .. count - 1], *bottom, *s, {f->top[0] | struct function *f; \true}, {f->bottom[0] | struct function *f; \true}, {f->of | struct function *f; \true};
    ensures is_multivariate(s);
    ensures \old(s->count) <= s->count;
    ensures \result != 0 ==> is_function(s, *bottom);
    ensures \result != 0 ==> are_indices(s, top, count); */
int multivariate_common(struct multivariate *s, const struct number *const *x, int count, int *top, int *bottom);
/*@ requires is_function(s, x);
    assigns *s, {f->top[0] | struct function *f; \true}, {f->bottom[0] | struct function *f; \true}, {f->of | struct function *f; \true};
    ensures is_multivariate(s) && 0 <= \result < s->count;
    ensures \old(s->count) <= s->count; */
int multivariate_opposite(struct multivariate *s, int x);
/*@ requires is_function(s, polynomial);
    assigns \nothing;
    ensures \result == coefficients(s->function[polynomial].top[0].state) && 0 <= \result; */
int multivariate_terms(const struct multivariate *s, int polynomial);

/*@ // E11
    requires \valid(z) && q > 0;
    assigns *z; */
void fmpq_set_si(fmpq *z, long p, unsigned long q);
/*@ // E14
    requires \valid_read(x) && \valid_read(y) && \valid_read(c);
    assigns \nothing; */
int fmpq_mpoly_equal(const fmpq_mpoly_struct *x, const fmpq_mpoly_struct *y, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(x) && \valid_read(c);
    assigns *z; */
void fmpq_mpoly_set(fmpq_mpoly_struct *z, const fmpq_mpoly_struct *x, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(x) && \valid_read(c) && 0 <= n < MULTIVARIATE_MAX_VARIABLES;
    assigns *z; */
void fmpq_mpoly_derivative(fmpq_mpoly_struct *z, const fmpq_mpoly_struct *x, long n, const fmpq_mpoly_ctx_struct *c);
/*@ // E14
    requires \valid(z) && \valid_read(x) && \valid_read(c) && \valid_read(n + (0 .. MULTIVARIATE_MAX_VARIABLES - 1));
    requires \forall integer i; 0 <= i < MULTIVARIATE_MAX_VARIABLES ==> \valid_read(n[i]);
    assigns *z; */
int fmpq_mpoly_evaluate_all_fmpq(fmpq *z, const fmpq_mpoly_struct *x, fmpq *const *n, const fmpq_mpoly_ctx_struct *c);
/*@ // E14: the polynomials, which it changes, are in memory that FLINT has taken for z.
    requires \valid(z) && \valid_read(c) && 0 <= z->num && \valid_read(z->poly + (0 .. z->num - 1));
    assigns *z;
    ensures 0 <= z->num && \valid_read(z->poly + (0 .. z->num - 1)); */
int fmpq_mpoly_factor_make_integral(fmpq_mpoly_factor_struct *z, const fmpq_mpoly_ctx_struct *c);
/*@ // E14: the exponent is at most the degree.
    requires \valid_read(z) && \valid_read(c) && 0 <= i < z->num;
    assigns \nothing;
    ensures 0 <= \result <= 0x40000000; */
long fmpq_mpoly_factor_get_exp_si(fmpq_mpoly_factor_struct *z, long i, const fmpq_mpoly_ctx_struct *c);

#endif
