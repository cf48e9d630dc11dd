/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/zero.c: the ball that zero_enclose computes contains the zero; and the assumed contracts of Arb from which this is proved.
 * TRUST.md numbers them; tests/proofs/t-assumed-contracts.c tests them.
 *
 * A polynomial of Arb has balls for coefficients.  It encloses the polynomial p if each of them contains the coefficient of p.  Newton's method
 * rests on the mean value theorem: between a zero z and a number m of the ball x there is a number d of the ball p'(x) with
 * p(m) - p(z) = d (m - z), so that z = m - p(m) / d lies in m - p(m) / p'(x). */
#ifndef PROOFS_NUMBERS_ZERO_VALUE_H
#define PROOFS_NUMBERS_ZERO_VALUE_H

#include "balls.h"

typedef struct {
    short state;
} arb_poly_struct;
typedef struct {
    long state;
} mag_struct, acb_poly_struct;
typedef struct {
    arb_struct re, im;
} acb_struct;
typedef acb_struct *acb_ptr;
typedef arb_poly_struct arb_poly_t[1];
typedef acb_poly_struct acb_poly_t[1];
typedef mag_struct mag_t[1];
typedef long slong;
#define acb_realref(z) (&(z)->re)
#define acb_imagref(z) (&(z)->im)
void acb_poly_init(acb_poly_struct *z);
void acb_poly_clear(acb_poly_struct *z);
void acb_poly_set_arb_poly(acb_poly_struct *z, const arb_poly_struct *x);
long acb_poly_find_roots(acb_ptr roots, const acb_poly_struct *x, const acb_struct *first, long most, long n);
int acb_poly_validate_real_roots(acb_ptr roots, const acb_poly_struct *x, long n);
acb_ptr _acb_vec_init(long n);
void _acb_vec_clear(acb_ptr z, long n);
int arb_contains_zero(const arb_struct *x);

#include "numbers/zero.h"

/*@ // By Horner's rule the value at x of c[first] + c[first + 1] x + ..., n coefficients of a polynomial; and of the whole polynomial.
    logic real terms_from{L}(struct polynomial *p, real x, integer first, integer n) = n <= 0 ? 0.0 : sum(value(p->c[first]), product(x, terms_from(p, x, first + 1, n - 1)));
    logic real value_of_polynomial{L}(struct polynomial *p, real x) = terms_from(p, x, 0, p->length);
    // The coefficient of x^i of a polynomial, and of its derivative.
    logic real coefficient_or_zero{L}(struct polynomial *p, integer i) = i < p->length ? value(p->c[i]) : 0.0;
    logic real slope_coefficient{L}(struct polynomial *p, integer i) = product((real)(i + 1), coefficient_or_zero(p, i + 1));
    // I14: the numbers that the ball of coefficient i contains depend on the contents of the polynomial alone.
    axiomatic BallPolynomial { predicate coefficient_contains(integer state, integer i, real c); }
    predicate encloses{L1,L2}(arb_poly_struct *balls, struct polynomial *p) =
        \forall integer i; 0 <= i ==> coefficient_contains(\at(balls->state, L1), i, coefficient_or_zero{L2}(p, i));
    predicate encloses_derivative{L1,L2}(arb_poly_struct *balls, struct polynomial *p) =
        \forall integer i; 0 <= i ==> coefficient_contains(\at(balls->state, L1), i, slope_coefficient{L2}(p, i));
    predicate encloses_below{L}(arb_poly_struct *balls, struct polynomial *p, integer n) =
        \forall integer i; 0 <= i ==> coefficient_contains(balls->state, i, i < n ? coefficient_or_zero(p, i) : 0.0);
    // The number d is a slope of p between a and b.
    predicate is_slope{L}(real d, struct polynomial *p, real a, real b) = difference(value_of_polynomial(p, a), value_of_polynomial(p, b)) == product(d, difference(a, b)); */

/*@ // I14
    requires \valid(z);
    assigns *z; */
void arb_poly_init(arb_poly_struct *z);
/*@ // I14
    requires \valid(z);
    assigns *z; */
void arb_poly_clear(arb_poly_struct *z);
/*@ // I14
    requires \valid(z);
    assigns *z;
    ensures \forall integer i; 0 <= i ==> coefficient_contains(z->state, i, 0.0); */
void arb_poly_zero(arb_poly_struct *z);
/*@ // I14
    requires \valid(z) && \valid_read(x) && n >= 0;
    assigns *z;
    ensures \forall real a; contains{Pre}(x, a) ==> coefficient_contains(z->state, n, a);
    ensures \forall integer i, real a; 0 <= i && i != n && coefficient_contains(\old(z->state), i, a) ==> coefficient_contains(z->state, i, a); */
void arb_poly_set_coeff_arb(arb_poly_struct *z, long n, const arb_struct *x);
/*@ // I14
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures \forall struct polynomial *p; encloses{Pre,Pre}(x, p) ==> encloses_derivative{Here,Pre}(z, p); */
void arb_poly_derivative(arb_poly_struct *z, const arb_poly_struct *x, long n);
/*@ // I14, the second clause with the mean value theorem: the derivative on a ball contains a slope between any two numbers of the ball.
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z;
    ensures \forall struct polynomial *p, real a; encloses{Pre,Pre}(x, p) && contains{Pre}(y, a) ==> contains(z, value_of_polynomial{Pre}(p, a));
    ensures \forall struct polynomial *p, real a, b; encloses_derivative{Pre,Pre}(x, p) && contains{Pre}(y, a) && contains{Pre}(y, b) ==>
        \exists real d; contains(z, d) && is_slope{Pre}(d, p, a, b); */
void arb_poly_evaluate(arb_struct *z, const arb_poly_struct *x, const arb_struct *y, long n);
/*@ // I14: the middle of a ball in which there is a number is a number of the ball, and the result contains it.
    requires \valid(z) && \valid_read(x);
    assigns *z;
    ensures \forall real a; contains{Pre}(x, a) ==> \exists real m; contains{Pre}(x, m) && contains(z, m); */
void arb_get_mid_arb(arb_struct *z, const arb_struct *x);
/*@ // I14
    requires \valid(z) && \valid_read(x) && \valid_read(y);
    assigns *z;
    ensures \result != 0 ==> \forall real a; contains{Pre}(x, a) && contains{Pre}(y, a) ==> contains(z, a); */
int arb_intersection(arb_struct *z, const arb_struct *x, const arb_struct *y, long n);
/*@ // E12
    requires \valid_read(x);
    assigns \nothing; */
long arb_rel_accuracy_bits(const arb_struct *x);
/*@ // E12
    requires \valid_read(x);
    assigns \result \from x;
    ensures \valid_read(\result); */
const mag_struct *arb_radref(const arb_struct *x);
#include "mag_calls.h"

#define IS_SET_BELOW(out, p, n) encloses_below(out, (struct polynomial *)p, n)
#define HOLDS_SLOPES(middle, value, slope, x, p, derivative) holds_slopes{Pre,Here}((arb_struct *)middle, (arb_struct *)value, (arb_struct *)slope, (arb_struct *)x, (arb_poly_struct *)p, (arb_poly_struct *)derivative)
#define HOLDS_NEWTON_STEPS(middle, value, x, p, derivative) holds_newton_steps{Pre,Here}((arb_struct *)middle, (arb_struct *)value, (arb_struct *)x, (arb_poly_struct *)p, (arb_poly_struct *)derivative)
#define CONTAINS_ZERO(out, zero) contains(out, zero_value((struct zero *)zero))

/*@ // I8: real_zero has stored the polynomial of which the number is a zero.
    ensures value: value_of_polynomial((struct polynomial *)\result, zero_value((struct zero *)zero)) == 0; */
static const struct polynomial *polynomial_of(const struct zero *zero);
/*@ // I8: real_zero has stored a ball that contains the zero.
    ensures value: contains((arb_struct *)\result, zero_value((struct zero *)zero)); */
static const arb_struct *isolation_of(const struct zero *zero);
/*@ requires value: 0 < precision;
    ensures value: encloses{Here,Here}(out, (struct polynomial *)polynomial); */
static void enclose_coefficients(arb_poly_struct *out, const struct polynomial *polynomial, long precision);
/*@ predicate is_zero_within{L}(struct polynomial *f, real a, arb_struct *x, arb_poly_struct *p, arb_poly_struct *derivative) =
        encloses{L,L}(p, f) && encloses_derivative{L,L}(derivative, f) && value_of_polynomial(f, a) == 0.0 && contains(x, a);
    // For each zero in x, a number of the middle at which the polynomial has a value of the second ball, and from which a slope of the third leads to the zero.
    predicate holds_slopes{L1,L2}(arb_struct *middle, arb_struct *value, arb_struct *slope, arb_struct *x, arb_poly_struct *p, arb_poly_struct *derivative) =
        \forall struct polynomial *f, real a; is_zero_within{L1}(f, a, x, p, derivative) ==>
            \exists real m, d; contains{L2}(middle, m) && contains{L2}(value, value_of_polynomial{L1}(f, m)) && contains{L2}(slope, d) && is_slope{L1}(d, f, m, a);
    // For each zero in x, a number of the middle and the quotient p(m) / d by which Newton's method leads from that number to the zero.
    predicate holds_newton_steps{L1,L2}(arb_struct *middle, arb_struct *quotient, arb_struct *x, arb_poly_struct *p, arb_poly_struct *derivative) =
        \forall struct polynomial *f, real a; is_zero_within{L1}(f, a, x, p, derivative) ==>
            \exists real m, c; contains{L2}(middle, m) && contains{L2}(quotient, c) && difference(m, c) == a;
    predicate keeps_zeros{L1,L2}(arb_struct *z, arb_struct *x, arb_poly_struct *p, arb_poly_struct *derivative) =
        \forall struct polynomial *f, real a; is_zero_within{L1}(f, a, x, p, derivative) ==> contains{L2}(z, a);
    lemma newton_quotient{L}: \forall struct polynomial *f, real d, m, z; value_of_polynomial(f, z) == 0.0 && is_slope(d, f, m, z) ==> is_ratio(difference(m, z), value_of_polynomial(f, m), d); */
/*@ ensures value: keeps_zeros{Pre,Here}(out, x, p, derivative); */
static void newton_ball(arb_struct *out, const arb_struct *x, const arb_poly_struct *p, const arb_poly_struct *derivative, long precision);
/*@ ensures value: keeps_zeros{Pre,Here}(x, x, p, derivative); */
static int newton_step(arb_struct *x, const arb_poly_struct *p, const arb_poly_struct *derivative, long precision);
/*@ ensures value: contains(out, zero_value((struct zero *)zero)); */
void zero_enclose(arb_struct *out, const struct zero *zero, long precision);

#endif
