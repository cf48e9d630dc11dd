/* SPDX-License-Identifier: BSD-2-Clause */
/* Polynomials in r and omega for the checker of kind `fold`. */
#ifndef CHECK_FOLD_WIDE_H
#define CHECK_FOLD_WIDE_H

#include "check/numbers/scalar.h"

enum { LINE_MAX = 48, WIDE_MAX = 8, WIDE_NODES = 256 };

/* A polynomial in r: c[0] + c[1] r + ...; the last coefficient is not 0. */
struct line {
    short length;
    scalar c[LINE_MAX];
};

/* A polynomial in omega over those in r: c[0] + c[1] omega + ..., the last of which is not 0. */
struct wide {
    long length;
    struct line c[WIDE_MAX];
};

/* Polynomials and their memory; a polynomial is given by its index. `full` is 1 when there was no room for one, so that the
 * results must not be used. */
struct wide_pool {
    struct scalar_pool *pool;
    int count, full;
    struct wide node[WIDE_NODES];
};

/*@ predicate line_ok{L}(struct line *x) =
  @   0 <= x->length <= LINE_MAX && \forall integer i; 0 <= i < x->length ==> x->c[i] != \null;
  @ predicate wide_ok{L}(struct wide *x) =
  @   0 <= x->length <= WIDE_MAX && \forall integer j; 0 <= j < WIDE_MAX ==> line_ok(&x->c[j]);
  @ predicate wide_nodes{L}(struct wide_pool *w) = \forall integer k; 0 <= k < WIDE_NODES ==> wide_ok(&w->node[k]);
  @ predicate wide_room{L}(struct wide_pool *w) = \valid(w) && w->pool != \null && 0 <= w->count < WIDE_NODES && 0 <= w->full <= 1;
  @ predicate wide_pool_ok{L}(struct wide_pool *w) = wide_room(w) && wide_nodes(w); */
/* What the functions write, and that there is less room then. */
/* clang-format off */
#define WIDE_MEMORY(w) w->count, w->full, w->node[0 .. WIDE_NODES - 1], scalar_doubt
#define WIDE_FILLS(w) \
    (w->count >= \old(w->count) && w->full >= \old(w->full) && (w->count > \old(w->count) || w->full == 1))
/* clang-format on */

/* wide_begin: a pool without polynomials. */
/*@ requires \valid(w) && pool != \null;
  @ assigns *w;
  @ ensures ok: wide_pool_ok(w) && w->pool == pool; */
void wide_begin(struct wide_pool *w, struct scalar_pool *pool);

/* wide_constant: the number x.  wide_power: r^i omega^j. */
/*@ requires wide_pool_ok(w) && x != \null;
  @ assigns WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: wide_pool_ok(w);
  @ ensures fills: WIDE_FILLS(w);
  @ ensures index: 0 <= \result < WIDE_NODES; */
int wide_constant(struct wide_pool *w, scalar x);
/*@ requires wide_pool_ok(w) && 0 <= i && 0 <= j;
  @ assigns WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: wide_pool_ok(w);
  @ ensures fills: WIDE_FILLS(w);
  @ ensures index: 0 <= \result < WIDE_NODES; */
int wide_power(struct wide_pool *w, int i, int j);

/* wide_add, wide_subtract, wide_multiply: x + y, x - y, x y. */
/*@ requires wide_pool_ok(w) && 0 <= x < WIDE_NODES && 0 <= y < WIDE_NODES;
  @ assigns WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: wide_pool_ok(w);
  @ ensures fills: WIDE_FILLS(w);
  @ ensures index: 0 <= \result < WIDE_NODES; */
int wide_add(struct wide_pool *w, int x, int y);
/*@ requires wide_pool_ok(w) && 0 <= x < WIDE_NODES && 0 <= y < WIDE_NODES;
  @ assigns WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: wide_pool_ok(w);
  @ ensures fills: WIDE_FILLS(w);
  @ ensures index: 0 <= \result < WIDE_NODES; */
int wide_subtract(struct wide_pool *w, int x, int y);
/*@ requires wide_pool_ok(w) && 0 <= x < WIDE_NODES && 0 <= y < WIDE_NODES;
  @ assigns WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: wide_pool_ok(w);
  @ ensures fills: WIDE_FILLS(w);
  @ ensures index: 0 <= \result < WIDE_NODES; */
int wide_multiply(struct wide_pool *w, int x, int y);

/* wide_length: the number of coefficients. wide_part: the coefficient of a power of omega. wide_at: the polynomial in r for
 * the number omega. */
/*@ requires wide_pool_ok(w) && 0 <= x < WIDE_NODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= WIDE_MAX && \result == w->node[x].length; */
int wide_length(const struct wide_pool *w, int x);
/*@ requires wide_pool_ok(w) && 0 <= x < WIDE_NODES && 0 <= power;
  @ assigns WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: wide_pool_ok(w);
  @ ensures fills: WIDE_FILLS(w);
  @ ensures index: 0 <= \result < WIDE_NODES; */
int wide_part(struct wide_pool *w, int x, int power);
/*@ requires wide_pool_ok(w) && 0 <= x < WIDE_NODES && omega != \null;
  @ assigns WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: wide_pool_ok(w);
  @ ensures fills: WIDE_FILLS(w);
  @ ensures index: 0 <= \result < WIDE_NODES; */
int wide_at(struct wide_pool *w, int x, scalar omega);

/* wide_resultant: a beta^2 - b alpha beta + c alpha^2 for L = a omega^2 + b omega + c, where alpha omega + beta is K
 * times a power of a, reduced by L = 0. */
/*@ requires wide_pool_ok(w) && 0 <= L < WIDE_NODES && 0 <= K < WIDE_NODES;
  @ assigns WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: wide_pool_ok(w);
  @ ensures fills: WIDE_FILLS(w);
  @ ensures index: 0 <= \result < WIDE_NODES; */
int wide_resultant(struct wide_pool *w, int L, int K);

/* wide_sign: the common sign of all Bernstein coefficients of a polynomial in r between two different ends; 0 when they
 * have no common sign. */
/*@ requires wide_pool_ok(w) && 0 <= x < WIDE_NODES && start != \null && end != \null;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int wide_sign(const struct wide_pool *w, int x, scalar start, scalar end);

#endif
