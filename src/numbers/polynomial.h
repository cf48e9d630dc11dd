/* SPDX-License-Identifier: BSD-2-Clause */
/* Univariate polynomials with exact coefficients. */
#ifndef NUMBERS_POLYNOMIAL_H
#define NUMBERS_POLYNOMIAL_H

#include "numbers/number.h"

enum { POLYNOMIAL_MAX_LENGTH = NUMBER_BUDGET_DEGREE + 1 };

/* c[0] + c[1] x + ...; the last coefficient is not zero, so the polynomial 0 has length 0. */
struct polynomial {
    int length;
    const struct number *c[POLYNOMIAL_MAX_LENGTH];
};

/*@ predicate are_numbers{L}(struct number **c, integer length) = \forall integer i; 0 <= i < length ==> c[i] != \null;
  @ predicate leads{L}(struct polynomial *p) = p->length == 0 || value(p->c[p->length - 1]) != 0;
  @ predicate is_polynomial{L}(struct polynomial *p) = 0 <= p->length <= POLYNOMIAL_MAX_LENGTH &&
  @   are_numbers(&p->c[0], p->length) && leads(p);
  @ // A copy of a polynomial has the same coefficients: stated for each one, so that WP uses it.
  @ logic struct number *entry(struct polynomial p, integer i) = p.c[i];
  @ predicate entries{L}(struct polynomial *p) = \forall integer i; 0 <= i < POLYNOMIAL_MAX_LENGTH ==> entry(*p, i) == p->c[i]; */

/* The result of these functions: 1 for yes or done, 0 for no. POLYNOMIAL_UNKNOWN when the budget does not suffice to
 * decide whether a coefficient is zero, or the polynomial would be too long; the output is then untouched. */
enum { POLYNOMIAL_UNKNOWN = -1 };

/* polynomial_constant: the constant polynomial c. polynomial_variable: the polynomial x. */
/*@ requires c != \null && \valid(out);
  @ assigns *out;
  @ ensures \result == 1 ==> is_polynomial(out); */
int polynomial_constant(const struct number *c, struct polynomial *out);
/*@ requires pool != \null;
  @ assigns \nothing;
  @ ensures \result.length == 2 && \result.c[0] != \null && \result.c[1] != \null && value(\result.c[1]) == 1; */
struct polynomial polynomial_variable(struct number_pool *pool);

/* polynomial_combine: x + factor y.  polynomial_multiply: x y.  polynomial_scale: x / divisor, which is not 0.  The output may be an operand. */
/*@ requires pool != \null && \valid_read(x) && \valid_read(y) && is_polynomial(x) && is_polynomial(y);
  @ requires factor != \null && \valid(out);
  @ assigns *out;
  @ ensures \result == 1 ==> is_polynomial(out); */
int polynomial_combine(struct number_pool *pool, const struct polynomial *x, const struct number *factor,
                       const struct polynomial *y, struct polynomial *out);
/*@ requires pool != \null && \valid_read(x) && \valid_read(y) && is_polynomial(x) && is_polynomial(y) && \valid(out);
  @ assigns *out;
  @ ensures \result == 1 ==> is_polynomial(out); */
int polynomial_multiply(struct number_pool *pool, const struct polynomial *x, const struct polynomial *y,
                        struct polynomial *out);
/*@ requires pool != \null && \valid(x) && is_polynomial(x) && divisor != \null && value(divisor) != 0;
  @ assigns x->c[0 .. x->length - 1];
  @ ensures is_polynomial(x); */
void polynomial_scale(struct number_pool *pool, const struct number *divisor, struct polynomial *x);

/* polynomial_divide: whether y, which is not 0, divides x; if so, `quotient` is x / y. The quotient may be x itself. */
/*@ requires pool != \null && \valid_read(x) && \valid_read(y) && is_polynomial(x) && is_polynomial(y);
  @ requires y->length > 0 && \valid(quotient);
  @ assigns *quotient;
  @ ensures \result == 1 ==> is_polynomial(quotient);
  @ ensures \result == 1 && \old(x->length) > 0 ==> quotient->length == \old(x->length - y->length) + 1; */
int polynomial_divide(struct number_pool *pool, const struct polynomial *x, const struct polynomial *y,
                      struct polynomial *quotient);

/* polynomial_squarefree: the squarefree part of x: the same zeros, each of them simple. x is not 0. */
/*@ requires pool != \null && \valid_read(x) && is_polynomial(x) && x->length > 0 && \valid(out);
  @ assigns *out;
  @ ensures \result == 1 ==> is_polynomial(out) && 0 < out->length <= \old(x->length); */
int polynomial_squarefree(struct number_pool *pool, const struct polynomial *x, struct polynomial *out);

/* polynomial_common_divisor: the greatest common divisor of x, which is not 0, and y. */
/*@ requires pool != \null && \valid_read(x) && is_polynomial(x) && x->length > 0 && \valid_read(y) && is_polynomial(y) && \valid(out);
  @ assigns *out;
  @ ensures POLYNOMIAL_UNKNOWN <= \result <= 1;
  @ ensures \result == 1 ==> is_polynomial(out) && out->length > 0; */
int polynomial_common_divisor(struct number_pool *pool, const struct polynomial *x, const struct polynomial *y,
                              struct polynomial *out);

/* polynomial_at: the value of a polynomial at x. */
/*@ requires pool != \null && \valid_read(polynomial) && is_polynomial(polynomial) && x != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
const struct number *polynomial_at(struct number_pool *pool, const struct polynomial *polynomial,
                                   const struct number *x);

#endif
