/* SPDX-License-Identifier: BSD-2-Clause */
/* Polynomials in r and omega for the checker of kind `fold`. */
#ifndef CHECK_FOLD_WIDE_H
#define CHECK_FOLD_WIDE_H

#include "check/numbers/scalar.h"

enum { LINE_MAX = 48, WIDE_MAX = 8, WIDE_NODES = 256 };

/* A polynomial in r: c[0] + c[1] r + ...; the last coefficient is not 0. */
struct line {
    int length;
    scalar c[LINE_MAX];
};

/* A polynomial in omega over those in r: c[0] + c[1] omega + ..., the last of which is not 0. */
struct wide {
    int length;
    struct line c[WIDE_MAX];
};

/* Polynomials and their memory; `full` is 1 when there was no room for one, so that the results must not be used. */
struct wide_pool {
    struct scalar_pool *pool;
    int count, full;
    struct wide node[WIDE_NODES];
};

/* wide_constant: the number x.  wide_power: r^i omega^j. */
const struct wide *wide_constant(struct wide_pool *w, scalar x);
const struct wide *wide_power(struct wide_pool *w, int i, int j);

/* wide_add, wide_subtract, wide_multiply: x + y, x - y, x y. */
const struct wide *wide_add(struct wide_pool *w, const struct wide *x, const struct wide *y);
const struct wide *wide_subtract(struct wide_pool *w, const struct wide *x, const struct wide *y);
const struct wide *wide_multiply(struct wide_pool *w, const struct wide *x, const struct wide *y);

/* wide_part: the coefficient of a power of omega. wide_at: the polynomial in r for the number omega. */
const struct wide *wide_part(struct wide_pool *w, const struct wide *x, int power);
const struct wide *wide_at(struct wide_pool *w, const struct wide *x, scalar omega);

/* wide_resultant: a beta^2 - b alpha beta + c alpha^2 for L = a omega^2 + b omega + c, where alpha omega + beta is K
 * times a power of a, reduced by L = 0. */
const struct wide *wide_resultant(struct wide_pool *w, const struct wide *L, const struct wide *K);

/* wide_sign: the common sign of all Bernstein coefficients of a polynomial in r between two different ends; 0 when they
 * have no common sign. */
int wide_sign(struct scalar_pool *pool, const struct wide *x, scalar start, scalar end);

#endif
