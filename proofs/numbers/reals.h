/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/real.c: the contracts about memory of its functions.  (Those about values are in real_value.h, the assumptions in
 * flint.h.) */
#ifndef PROOFS_NUMBERS_REALS_H
#define PROOFS_NUMBERS_REALS_H
#define PROVES_REALS
#define TYPED_CALLOC
#define TYPED_MALLOC

#include "flint.h"

/*@ // L2: for this type, since the memory model of WP separates objects of different types.
    requires size == sizeof(struct real) && n == 1;
    assigns \result \from n, size;
    ensures \result == \null || \valid(\result); */
struct real *calloc(size_t n, size_t size);
/*@ // L2: for this type; the new memory is separate from the numbers that exist.
    requires size == sizeof(struct zero);
    assigns \result \from size;
    ensures \result == \null || \valid(\result);
    ensures \forall struct number *n; \valid(n) && \valid(n->real) ==> \separated(n, \result); */
struct zero *malloc(size_t size);

/* What a refinement writes: the enclosures that are stored with numbers. */
#define ENCLOSURES {r->precision | struct real *r; \true}, {r->enclosure[0] | struct real *r; \true}

/* What concerns values is proved with real_value.h. */
#define IS_ENCLOSED(r) \true

/* What making a real writes: members of a new number and of a new real. */
#define MADE {n->real | struct number *n; \true}, {r->form | struct real *r; \true}, {r->left | struct real *r; \true}, {r->right | struct real *r; \true}, {r->pool | struct real *r; \true}, \
    {r->uncertain | struct real *r; \true}, {r->algebraic | struct real *r; \true}, {r->roots | struct real *r; \true}, {r->sign | struct real *r; \true}, \
    {*q | __mpq_struct *q; \true}, {*p | arb_struct *p; \true}

/*@ predicate is_precision(integer precision) = 0 < precision <= 0x1000000000000000; */

/*@ requires pool != \null;
    requires (is_operand(form) ==> left != \null) && (is_pair(form) ==> right != \null);
    assigns MADE;
    ensures \valid(\result) && \valid(\result->real); */
const struct number *real_new(struct number_pool *pool, enum real_form form, const struct number *left,
                              const struct number *right);
/*@ requires pool != \null && \valid_read(multiple);
    assigns MADE;
    ensures \result != \null; */
const struct number *real_cosine_pi(struct number_pool *pool, const __mpq_struct *multiple);
/*@ requires pool != \null && \valid_read(polynomial) && \valid_read(isolation);
    assigns MADE, {z->polynomial | struct zero *z; \true}, {z->irreducible | struct zero *z; \true}, {r->zero | struct real *r; \true};
    ensures \result != \null; */
const struct number *real_zero(struct number_pool *pool, const struct polynomial *polynomial, int irreducible, const arb_struct *isolation);
/*@ requires pool != \null && low != \null && high != \null;
    assigns MADE;
    ensures \result != \null; */
const struct number *number_from_range(struct number_pool *pool, const struct number *low, const struct number *high);
/*@ requires r == \null || \valid(r) && (r->zero == \null || \valid(r->zero));
    assigns r->multiple[0], r->enclosure[0], r->element[0], r->zero->isolation[0]; */
void real_free(struct real *r);
/*@ requires is_real(r) && \valid_read(left) && \valid_read(right) && \valid(out) && is_precision(precision);
    requires r->form == REAL_ZERO ==> \separated(out, r->zero);
    assigns *out; */
static void apply(const struct real *r, const arb_struct *left, const arb_struct *right, long precision, arb_struct *out);
/*@ requires is_real(r);
    assigns \nothing; */
static unsigned long work_of(const struct real *r, long precision);
/*@ requires is_real(r) && is_precision(precision);
    assigns ENCLOSURES; */
static void refine(struct real *r, long precision);
/*@ requires \valid_read(r);
    assigns \nothing;
    ensures \result == 1 || \result == -1 || \result == NUMBER_SIGN_UNKNOWN; */
static int enclosure_sign(const struct real *r);
/*@ requires \valid(out) && x != \null;
    assigns *out, ENCLOSURES; */
void real_enclose(arb_struct *out, const struct number *x, long precision);
/*@ assigns \nothing;
    ensures 64 <= \result && (\result == 64 || \result <= budget_bits / 64); */
long number_precision_limit(long budget_bits);
/*@ requires x != \null;
    assigns \nothing; */
int number_is_algebraic(const struct number *x);
/*@ requires pool != \null && low != \null && high != \null;
    assigns \nothing;
    ensures \result != \null; */
const struct number *number_between(struct number_pool *pool, const struct number *low, const struct number *high);
/*@ requires \valid_read(x) && is_real(x->real);
    assigns ENCLOSURES, x->real->sign, x->real->gave_up_at, {s->in_doubt | struct shared *s; \true};
    ensures -1 <= \result <= NUMBER_SIGN_UNKNOWN; */
int real_sign(const struct number *x);
/*@ requires \valid_read(x) && is_real(x->real) && \valid(distance) && \separated(distance, x, x->real);
    assigns ENCLOSURES, *distance; */
double real_to_double(const struct number *x, double *distance);

#endif
