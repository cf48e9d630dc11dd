/* SPDX-License-Identifier: BSD-2-Clause */
/* The rules FARKAS and FACE: linear systems in unknown forces, independent of any theory.
 *
 *   acc_k = constant_k + sum_j push_kj c_j        c_j >= 0, and c_j = 0 unless force j is allowed
 *
 * Each row has a bound on acc_k. A solution is a list of forces c for which every row satisfies its bound.
 *
 * FARKAS: weights w prove that the system has no solution if w_k >= 0 for rows with acc_k >= 0 (or > 0), w_k <= 0 for
 * rows with acc_k <= 0 (or < 0), and w_k = 0 for free rows; if sum_k w_k push_kj <= 0 for each allowed force j; and if
 * sum_k w_k constant_k < 0, or = 0 and some strict row has a nonzero weight. Indeed, every solution has sum_k w_k acc_k
 * <= sum_k w_k constant_k, while the left side is >= 0, and > 0 if a strict row has a nonzero weight.
 *
 * FACE: a solution, together with weights as in FARKAS with sum_k w_k constant_k = 0, such that each inequality, of a
 * row or c_j >= 0 of a force, is either strict for this solution or has a nonzero weight (the weight of a force is -
 * sum_k w_k push_kj). An inequality with a nonzero weight is an equality for every solution, because the terms of the
 * weighted sum have one sign and add up to 0. So the solution lies in the relative interior of the set of all
 * solutions, and the dimensions of this set are ranks. */
#ifndef CHECK_KERNEL_LINEAR_H
#define CHECK_KERNEL_LINEAR_H

#include "check/answer.h"
#include "check/numbers/scalar.h"

enum { LINEAR_MAX_ROWS = 128, LINEAR_MAX_FORCES = 128 };

/* The bound of a row: none; = 0; >= 0; <= 0; > 0; < 0. */
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
    scalar constant[LINEAR_MAX_ROWS], push[LINEAR_MAX_ROWS][LINEAR_MAX_FORCES];
};

struct linear_word {
    unsigned char bound[LINEAR_MAX_ROWS], allowed[LINEAR_MAX_FORCES];
};

/* Weights of rows, or values of forces; those that a record does not list are 0. */
struct linear_terms {
    scalar value[LINEAR_MAX_ROWS]; /* NULL for 0 */
};

/* The result of FACE. (Its members have other types than those of a system and of a word: see "Types that differ" in
 * proofs/README.md.) */
struct linear_face {
    short tight[LINEAR_MAX_ROWS]; /* 1 for an inequality that is an equality in every solution */
    short strict;                 /* 1 when no row is tight, and no allowed force is 0 in every solution */
};

/*@ predicate linear_system_ok{L}(struct linear *s) = \valid_read(s) && 0 <= s->rows <= LINEAR_MAX_ROWS &&
  @   0 <= s->forces <= LINEAR_MAX_FORCES && (\forall integer k; 0 <= k < s->rows ==> s->constant[k] != \null) &&
  @   \forall integer k, j; 0 <= k < s->rows && 0 <= j < s->forces ==> s->push[k][j] != \null;
  @ predicate linear_word_ok{L}(struct linear *s, struct linear_word *w) = \valid_read(w) &&
  @   \forall integer k; 0 <= k < s->rows ==> w->bound[k] < LINEAR_BOUNDS; */

/* linear_refuted: the rule FARKAS. Returns NULL when the weights prove that the system of a word has no solution, else
 * what is wrong with them. */
/*@ requires linear_system_ok(s) && linear_word_ok(s, w) && \valid_read(weight) && pool != \null;
  @ assigns scalar_doubt, \result \from *s, *w, *weight, pool;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
const char *linear_refuted(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w,
                           const struct linear_terms *weight);

/* linear_check_face: the rule FACE. Returns NULL with `face`, or what is wrong. */
/*@ requires linear_system_ok(s) && linear_word_ok(s, w) && \valid_read(weight) && \valid_read(force) && pool != \null;
  @ requires \valid(face) && \separated(face, s, w, weight, force);
  @ assigns *face, scalar_doubt, \result \from *s, *w, *weight, *force, pool;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
const char *linear_check_face(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w,
                              const struct linear_terms *force, const struct linear_terms *weight,
                              struct linear_face *face);

/* linear_solves: whether forces that are allowed and positive satisfy every bound. Returns NULL, or what is wrong. */
/*@ requires linear_system_ok(s) && linear_word_ok(s, w) && \valid_read(force) && pool != \null;
  @ assigns scalar_doubt, \result \from *s, *w, *force, pool;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
const char *linear_solves(struct scalar_pool *pool, const struct linear *s, const struct linear_word *w,
                          const struct linear_terms *force);

/* linear_rank: the rank of the matrix of coefficients with the marked rows and with the columns of the forces that are
 * not NULL. */
/*@ requires linear_system_ok(s) && \valid_read(force) && \valid_read(row + (0 .. s->rows - 1)) && pool != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && 0 <= \result <= s->rows; */
int linear_rank(struct scalar_pool *pool, const struct linear *s, const unsigned char *row,
                const struct linear_terms *force);

#endif
