/* SPDX-License-Identifier: BSD-2-Clause */
/* Systems of linear equations and inequalities over the rational numbers, decided exactly.
 *
 * The unknowns x belong to the columns, and s = constant + H x to the rows; each row and each column has a bound. The
 * decision is either an x that satisfies all bounds, or weights of the rows that prove that there is none (Farkas'
 * lemma).
 *
 * A basis is a set of rows and a set of as many columns whose block of H is invertible; its point is the x for which
 * these rows and all other columns are 0. Arithmetic in doubles proposes a basis and exact arithmetic judges it. Where
 * the proposal does not decide, exact pivoting by Bland's rule of least index continues from there. That rule visits no
 * basis twice, so that the decision terminates; nothing is compared with a tolerance.
 *
 * Source: R. G. Bland, New finite pivoting rules for the simplex method, Mathematics of Operations Research 2 (1977). */
#ifndef NUMBERS_LINEAR_H
#define NUMBERS_LINEAR_H

#include "numbers/number.h"

enum { LINEAR_MAX_SIZE = 132 };

/* The bound of a row or column: none; >= 0; <= 0; = 0. */
enum linear_bound { LINEAR_FREE, LINEAR_NOT_NEGATIVE, LINEAR_NOT_POSITIVE, LINEAR_ZERO };

/* The matrix H, row by row, exactly (`entry`) and rounded to doubles (`near`). */
struct linear {
    int rows, columns;
    const struct number *entry[LINEAR_MAX_SIZE * LINEAR_MAX_SIZE];
    double near[LINEAR_MAX_SIZE * LINEAR_MAX_SIZE];
};

struct linear_question {
    const struct linear *matrix;
    const struct number *constant[LINEAR_MAX_SIZE];                              /* of each row */
    enum linear_bound row_bound[LINEAR_MAX_SIZE], column_bound[LINEAR_MAX_SIZE]; /* no column is LINEAR_NOT_POSITIVE */
};

struct linear_basis {
    int size;
    short row[LINEAR_MAX_SIZE], column[LINEAR_MAX_SIZE];
};

/* The values of the columns if `solvable`, else the weights of the rows. NULL means 0.
 *
 * Weights w prove that the question has no solution: w_k >= 0 where s_k >= 0 is required, w_k <= 0 where s_k <= 0 is,
 * and w_k = 0 where s_k is free; the sum over k of w_k H_kj is <= 0 for each column j with bound >= 0 and 0 for each
 * free column; and the sum of w_k constant_k is negative. */
struct linear_answer {
    int solvable;
    const struct number *value[LINEAR_MAX_SIZE], *weight[LINEAR_MAX_SIZE];
};

/* Limits of decisions: the number of pivots so far (`steps`), the number that is allowed, and the bits of a number. */
struct linear_limits {
    long steps, allowed, bits;
};

/* linear_new: a matrix with these entries, at most LINEAR_MAX_SIZE rows and columns; the array is copied. linear_free: frees the matrix, not the numbers. */
struct linear *linear_new(const struct number *const *entry, int rows, int columns);
void linear_free(struct linear *matrix);

/* linear_decide: decides whether some x satisfies all bounds.
 *
 * In      pool    owns the numbers of the answer
 *         basis   where to begin: empty, or as an earlier call with this matrix left it
 *         limits  of this call and those after it together
 * Out     basis   the last one that was visited
 *         limits  `steps` is increased by the number of pivots
 * Returns STATUS_OK, or STATUS_UNDECIDED with the limit that was reached in `failure` */
enum status linear_decide(struct number_pool *pool, const struct linear_question *question, struct linear_basis *basis,
                          struct linear_limits *limits, struct linear_answer *answer,
                          struct failure *failure) WARN_UNUSED;

/* linear_rank: the rank of a matrix with at most LINEAR_MAX_SIZE rows and columns, given row by row. When the pool refuses work (number_work_was_refused), the result
 * is only a lower bound. */
int linear_rank(struct number_pool *pool, const struct number *const *entry, int rows, int columns);

#endif
