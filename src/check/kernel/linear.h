/* SPDX-License-Identifier: BSD-2-Clause */
/* The rules FARKAS and FACE: linear systems in unknown forces, without any theory.
 *
 *   acc_k = constant_k + sum_j push_kj c_j        c_j >= 0, and c_j = 0 unless force j is allowed
 *
 * and each row has a bound.  A solution is a list of forces with which every row meets its bound.
 *
 * FARKAS: weights w refute the system, where w_k >= 0 if acc_k >= 0 (or > 0) is asked, w_k <= 0 if acc_k <= 0 (or < 0) is, and w_k = 0 if
 * nothing is; where sum_k w_k push_kj <= 0 for each allowed force; and where sum_k w_k constant_k < 0, or is 0 and some strict row has a
 * weight.  For any solution sum_k w_k acc_k <= sum_k w_k constant_k; but the left side is >= 0, and > 0 if a strict row has a weight.
 *
 * FACE: forces that solve the system, and weights as in FARKAS with sum_k w_k constant_k = 0, such that each inequality, of a row or of a
 * force c_j >= 0, is either strict for these forces or has a weight (that of a force is - sum_k w_k push_kj).  An inequality with a weight
 * is an equation for every solution, since the terms of the weighted sum have one sign and add up to 0; so the forces lie in the relative
 * interior of the set of solutions, and dimensions are ranks. */
#ifndef CHECK_KERNEL_LINEAR_H
#define CHECK_KERNEL_LINEAR_H

#include "check/answer.h"
#include "check/numbers/rational.h"

enum { LINEAR_MAX_ROWS = 128, LINEAR_MAX_FORCES = 128 };

/* What is asked of a row: nothing; = 0; >= 0; <= 0; > 0; < 0. */
enum linear_bound {
    LINEAR_FREE,
    LINEAR_ZERO,
    LINEAR_NOT_NEGATIVE,
    LINEAR_NOT_POSITIVE,
    LINEAR_POSITIVE,
    LINEAR_NEGATIVE,
    LINEAR_BOUNDS
};

struct linear {
    int rows, forces;
    rational constant[LINEAR_MAX_ROWS], push[LINEAR_MAX_ROWS][LINEAR_MAX_FORCES];
};

struct linear_word {
    unsigned char bound[LINEAR_MAX_ROWS], allowed[LINEAR_MAX_FORCES];
};

/* Some rows with their weights, or forces with their values; the rest has 0. */
struct linear_terms {
    rational value[LINEAR_MAX_ROWS]; /* NULL for 0 */
};

/* What FACE finds. */
struct linear_face {
    unsigned char tight[LINEAR_MAX_ROWS]; /* 1 for an inequality that is 0 in every solution */
    int strict;                           /* 1 when there is none, and no allowed force is 0 in every solution */
};

/*@ predicate linear_system_ok{L}(struct linear *s) = \valid_read(s) && 0 <= s->rows <= LINEAR_MAX_ROWS &&
  @   0 <= s->forces <= LINEAR_MAX_FORCES && (\forall integer k; 0 <= k < s->rows ==> s->constant[k] != \null) &&
  @   \forall integer k, j; 0 <= k < s->rows && 0 <= j < s->forces ==> s->push[k][j] != \null;
  @ predicate linear_word_ok{L}(struct linear *s, struct linear_word *w) = \valid_read(w) &&
  @   \forall integer k; 0 <= k < s->rows ==> w->bound[k] < LINEAR_BOUNDS; */

/* linear_refuted: FARKAS.  Returns NULL when the weights refute the system of a word, or what is wrong with them. */
/*@ requires linear_system_ok(s) && linear_word_ok(s, w) && \valid_read(weight) && pool != \null;
  @ assigns rational_doubt, \result \from *s, *w, *weight, pool;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
const char *linear_refuted(struct rational_pool *pool, const struct linear *s, const struct linear_word *w,
                           const struct linear_terms *weight);

/* linear_check_face: FACE.  Returns NULL with `face`, or what is wrong. */
/*@ requires linear_system_ok(s) && linear_word_ok(s, w) && \valid_read(weight) && \valid_read(force) && pool != \null;
  @ requires \valid(face) && \separated(face, s, w, weight, force);
  @ assigns *face, rational_doubt, \result \from *s, *w, *weight, *force, pool;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
const char *linear_check_face(struct rational_pool *pool, const struct linear *s, const struct linear_word *w,
                              const struct linear_terms *force, const struct linear_terms *weight,
                              struct linear_face *face);

/* linear_solves: whether forces that are allowed, all positive, meet every bound.  Returns NULL, or what is wrong. */
/*@ requires linear_system_ok(s) && linear_word_ok(s, w) && \valid_read(force) && pool != \null;
  @ assigns rational_doubt, \result \from *s, *w, *force, pool;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
const char *linear_solves(struct rational_pool *pool, const struct linear *s, const struct linear_word *w,
                          const struct linear_terms *force);

/* linear_rank: the rank of the pushes in the rows that are marked, by the forces that are not NULL. */
/*@ requires linear_system_ok(s) && \valid_read(force) && \valid_read(row + (0 .. s->rows - 1)) && pool != \null;
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && 0 <= \result <= s->rows; */
int linear_rank(struct rational_pool *pool, const struct linear *s, const unsigned char *row,
                const struct linear_terms *force);

#endif
