/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/real.c: an enclosure contains the number, and a sign is that of the number; and the assumed contracts of Arb and FLINT from
 * which this is proved.  TRUST.md numbers them; tests/proofs/t-assumed-contracts.c tests them.  The contents of a ball, and of a rational of
 * FLINT, are modelled by one member, `state`. */
#ifndef PROOFS_NUMBERS_REAL_VALUE_H
#define PROOFS_NUMBERS_REAL_VALUE_H
#define PROVES_REALS
#define NUMBERS_ALGEBRAIC_H

#include "balls.h"
#include "within.h"

#include "numbers/zero.h"

#include "made_real.h"

typedef struct {
    unsigned long state;
} fmpq, arf_struct, mag_struct;
typedef fmpq fmpq_t[1];
typedef mag_struct mag_t[1];
enum { ARF_RND_NEAR = 4 };

struct shared {
    long budget_bits, max_degree;
    int in_doubt;
};

/*@ // I10: which rational an fmpq_t holds, and whether a polynomial is 0, depend on their contents alone.
    axiomatic Flint { logic real fraction_of(integer state); predicate is_zero_polynomial(integer state); }
    logic real fraction{L}(fmpq *q) = fraction_of(q->state); */

/*@ // I10
    requires \valid(z);
    assigns *z; */
void fmpq_init(fmpq *z);
/*@ // I10
    requires \valid(z);
    assigns *z; */
void fmpq_clear(fmpq *z);
/*@ // I10
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures fraction(z) == place_value((__mpq_struct *)x); */
void fmpq_set_mpq(fmpq *z, const __mpq_struct *x);
/*@ // I10
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures contains(z, fraction{Pre}(x)); */
void arb_set_fmpq(arb_struct *z, const fmpq *x, long n);
/*@ // I12
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures holds_root{Pre,Here}(z, x); */
void arb_sqrtpos(arb_struct *z, const arb_struct *x, long n);
/*@ // I12
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures contains(z, cosine_of_pi(fraction{Pre}(x))); */
void arb_cos_pi_fmpq(arb_struct *z, const fmpq *x, long n);
/*@ // I12
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures \forall real a; contains{Pre}(x, a) ==> contains(z, cosine(a)); */
void arb_cos(arb_struct *z, const arb_struct *x, long n);
/*@ // I12
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures \forall real a; contains{Pre}(x, a) ==> contains(z, sine(a)); */
void arb_sin(arb_struct *z, const arb_struct *x, long n);
/*@ // I12
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures \forall real a; contains{Pre}(x, a) ==> contains(z, arctangent(a)); */
void arb_atan(arb_struct *z, const arb_struct *x, long n);
/*@ // I12
    requires \valid(z);
    assigns *z;
    ensures contains(z, half_turn); */
void arb_const_pi(arb_struct *z, long n);
/*@ // I10
    requires \valid(z);
    assigns *z; */
void fmpq_poly_init(fmpq_poly_struct *z);
/*@ // I10
    requires \valid(z);
    assigns *z; */
void fmpq_poly_clear(fmpq_poly_struct *z);
/*@ // I10
    requires \valid_read(x);
    assigns \nothing;
    ensures \result != 0 <==> is_zero_polynomial(x->state); */
int fmpq_poly_is_zero(const fmpq_poly_struct *x);
/*@ // I13: whether an arf_t is a number, and which, and whether a distance is at most the radius of a ball, or at most a mag_t, depend on their contents alone.
    axiomatic Middle {
        predicate is_middle(integer state);
        logic real middle_of(integer state);
        predicate is_in_radius(integer state, real apart);
        predicate is_at_most(integer state, real apart);
    } */
/*@ // I13
    requires \valid_read(x);
    assigns \result \from x;
    ensures \valid_read(\result) && (is_middle(\result->state) ==> \forall real a; contains(x, a) ==> is_in_radius(x->state, \abs(a - middle_of(\result->state)))); */
const arf_struct *arb_midref(const arb_struct *x);
/*@ // I13
    requires \valid_read(x);
    assigns \result \from x;
    ensures \valid_read(\result) && \forall real apart; is_in_radius(x->state, apart) ==> is_at_most(\result->state, apart); */
const mag_struct *arb_radref(const arb_struct *x);
/*@ // I13
    requires \valid_read(x);
    assigns \nothing;
    ensures \is_finite(\result) ==> is_middle(x->state) && \abs(middle_of(x->state) - (real)\result) <= 0x1p-52 * \abs((real)\result) + 0x1p-1074; */
double arf_get_d(const arf_struct *x, int n);
/*@ // I13
    requires \valid_read(x);
    assigns \nothing;
    ensures \is_plus_infinity(\result) || \is_finite(\result) && (real)\result >= 0 && \forall real apart; is_at_most(x->state, apart) ==> apart <= (real)\result; */
double mag_get_d(const mag_struct *x);
void mpq_set(__mpq_struct *r, const __mpq_struct *x);

/*@ // Neither all numbers in the ball are positive, nor all negative.
    predicate is_open{L}(arb_struct *x) = !(\forall real a; contains(x, a) ==> 0 < a) && !(\forall real a; contains(x, a) ==> a < 0);
    predicate is_undecided{L}(struct real *r) = 64 <= r->precision && is_open(&r->enclosure[0]); */
/*@ // I11
    ensures \result == 0 ==> !(\forall real a; contains(x, a) ==> 0 < a); */
int arb_is_positive(const arb_struct *x);
/*@ // I11
    ensures \result == 0 ==> !(\forall real a; contains(x, a) ==> a < 0); */
int arb_is_negative(const arb_struct *x);
/*@ // R2
    assigns *element;
    ensures zero: \result != 0 && is_zero_polynomial(element->state) && is_undecided(x->real) ==> value(x) == 0; */
int algebraic_element(struct number_pool *pool, const struct number *x, fmpq_poly_struct *element);
/* Proved in src/numbers/zero.c, with zero_value.h. */
/*@ ensures contains(out, zero_value((struct zero *)zero)); */
void zero_enclose(arb_struct *out, const struct zero *zero, long precision);
/*@ // N2
    assigns \nothing; */
void number_work_charge(struct number_pool *pool, unsigned long units);
/*@ // N2
    assigns \nothing; */
int number_work_affords(struct number_pool *pool, unsigned long units);
/*@ // N2
    assigns \nothing; */
unsigned long number_work_done(const struct number_pool *pool);
/*@ // N2
    assigns \nothing; */
int number_work_was_refused(const struct number_pool *pool);
/*@ // E9
    assigns \nothing; */
struct shared *number_pool_shared(struct number_pool *pool);

/* What a refinement writes: the enclosures that are stored with numbers. */
#define ENCLOSURES {r->precision | struct real *r; \true}, {r->enclosure[0] | struct real *r; \true}
#define IS_ENCLOSED(r) is_enclosed(r)

/*@ predicate is_precision(integer precision) = 0 < precision <= 0x1000000000000000; */

/*@ ensures value: contains(out, place_value((__mpq_struct *)x)); */
static void enclose_rational(arb_struct *out, const __mpq_struct *x, long precision);
/*@ ensures value: contains(out, cosine_of_pi(place_value((__mpq_struct *)multiple))); */
static void enclose_cosine_pi(arb_struct *out, const __mpq_struct *multiple, long precision);
/*@ requires is_real(r) && \valid_read(left) && \valid_read(right) && \valid(out) && is_precision(precision);
    requires r->form == REAL_ZERO ==> \separated(out, r->zero);
    requires value: means(r);
    requires value: r->left != \null ==> contains(left, value(r->left));
    requires value: r->right != \null ==> contains(right, value(r->right));
    assigns *out;
    ensures value: contains(out, real_value((struct real *)\old(r))); */
static void apply(const struct real *r, const arb_struct *left, const arb_struct *right, long precision, arb_struct *out);
/*@ requires is_real(r);
    assigns \nothing; */
static unsigned long work_of(const struct real *r, long precision);
/*@ requires is_real(r) && is_precision(precision);
    requires value: means(r) && 0 < precision;
    assigns ENCLOSURES;
    ensures value: contains(&r->enclosure[0], real_value(r));
    ensures value: r->precision == \old(precision); */
static void refine(struct real *r, long precision);
/*@ requires \valid_read(r);
    assigns \nothing;
    ensures value: \result == NUMBER_SIGN_UNKNOWN ==> is_open(&r->enclosure[0]);
    ensures value: 0 < r->precision && is_enclosed((struct real *)r) ==> \result == NUMBER_SIGN_UNKNOWN || is_sign(\result, real_value((struct real *)r)); */
static int enclosure_sign(const struct real *r);
/*@ // I8: the enclosures stored with the operands change, but not the one that is being computed.
    requires \valid(out);
    assigns *out;
    ensures value: contains(out, value(x)); */
void real_enclose(arb_struct *out, const struct number *x, long precision);
/*@ assigns \nothing; */
long number_precision_limit(long budget_bits);
/*@ requires value: is_undecided(x->real);
    ensures value: \result != 0 ==> value(x) == 0; */
static int is_exactly_zero(const struct number *x);
/*@ requires value: is_stored_real(x);
    ensures value: \result == NUMBER_SIGN_UNKNOWN || is_sign(\result, value(x)); */
static int sign_by_refinement(const struct number *x, long limit);
/*@ requires value: is_stored_real(x);
    assigns ENCLOSURES, x->real->sign, x->real->gave_up_at, {s->in_doubt | struct shared *s; \true};
    ensures value: \result == NUMBER_SIGN_UNKNOWN || is_sign(\result, value(x)); */
int real_sign(const struct number *x);
/*@ requires \valid(distance);
    requires value: is_stored_real(x);
    assigns ENCLOSURES, *distance;
    ensures value: holds(\result, *distance, value(x)); */
double real_to_double(const struct number *x, double *distance);

#endif
