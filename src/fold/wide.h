/* SPDX-License-Identifier: BSD-2-Clause */
/* Polynomials in r and omega: the quantities of the wheel as functions of its state. */
#ifndef FOLD_WIDE_H
#define FOLD_WIDE_H

#include "numbers/polynomial.h"
#include "numbers/program.h"

enum { WIDE_MAX = 8 };

/* c[0] + c[1] omega + ..., where each coefficient is a polynomial in r. */
struct wide {
    int length; /* leading coefficients may be 0 */
    struct polynomial c[WIDE_MAX];
};

/* wide_constant, wide_r, wide_omega: the polynomials x, r and omega. All other functions return 1, or 0 when the budget
 * or the room does not suffice. */
struct wide wide_constant(struct number_pool *pool, const struct number *x);
struct wide wide_r(struct number_pool *pool);
struct wide wide_omega(struct number_pool *pool);

/* wide_run: executes the operations of a program up to the node `last`; the inputs are given. */
int wide_run(struct number_pool *pool, const struct program *program, int last, struct wide *node);

/* wide_at: the polynomial in r that x is at the number omega. */
int wide_at(struct number_pool *pool, const struct wide *x, const struct number *omega, struct polynomial *out);

/* wide_resultant: for L = a omega^2 + b omega + c and K: a beta^2 - b alpha beta + c alpha^2, where a^n K = alpha omega
 * + beta at the roots omega of L. */
int wide_resultant(struct number_pool *pool, const struct wide *L, const struct wide *K, struct polynomial *out);

/* wide_sign: the sign of a polynomial on the whole interval between the different ends `from` and `to`, by its
 * Bernstein coefficients; 0 when these do not have one sign. */
int wide_sign(struct number_pool *pool, const struct polynomial *x, const struct number *from, const struct number *to);

#endif
