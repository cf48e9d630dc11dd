/* SPDX-License-Identifier: BSD-2-Clause */
/* Polynomials in r and omega: the quantities of the wheel as functions of its place. */
#ifndef FOLD_WIDE_H
#define FOLD_WIDE_H

#include "numbers/polynomial.h"
#include "numbers/program.h"

enum { WIDE_MAX = 8 };

/* c[0] + c[1] omega + ..., each a polynomial in r. */
struct wide {
    int length; /* some of the last may be 0 */
    struct polynomial c[WIDE_MAX];
};

/* wide_constant, wide_r, wide_omega.  All functions but these return 1, or 0 when the budget or the room does not suffice. */
struct wide wide_constant(struct number_pool *pool, const struct number *x);
struct wide wide_r(struct number_pool *pool);
struct wide wide_omega(struct number_pool *pool);

/* wide_run: the operations of a program until node `last`, given its inputs. */
int wide_run(struct number_pool *pool, const struct program *program, int last, struct wide *node);

/* wide_at: x at the number omega, a polynomial in r. */
int wide_at(struct number_pool *pool, const struct wide *x, const struct number *omega, struct polynomial *out);

/* wide_resultant: of L, of degree 2 in omega, and K: a beta^2 - b alpha beta + c alpha^2 where L = a omega^2 + b omega + c, and a^n K = alpha omega +
 * beta for the roots omega of L. */
int wide_resultant(struct number_pool *pool, const struct wide *L, const struct wide *K, struct polynomial *out);

/* wide_sign: the sign that a polynomial has on all of the interval with the different ends `from` and `to`, by Bernstein's coefficients; 0 when
 * these have not one sign. */
int wide_sign(struct number_pool *pool, const struct polynomial *x, const struct number *from, const struct number *to);

#endif
