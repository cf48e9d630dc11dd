/* SPDX-License-Identifier: BSD-2-Clause */
/* Systems of linear equations and inequalities in rational numbers, decided exactly.
 *
 * The unknowns x stand in columns, and s = constant + H x in rows; each row and each column has a bound.  Some x satisfies all bounds, or a
 * weighted sum of rows shows that none does.
 *
 * A basis is a set of rows and a set of as many columns whose block of H is invertible: these rows are 0, and all other columns.  Doubles
 * propose a basis; exact numbers judge it, and go on from there by the rule of least index where it does not decide.  That rule never
 * comes back to a basis, so the decision ends; nothing is compared with a tolerance.
 *
 * Source: R. G. Bland, New finite pivoting rules for the simplex method, Mathematics of Operations Research 2 (1977).
 */
#ifndef NUMBERS_LINEAR_H
#define NUMBERS_LINEAR_H

#include "numbers/number.h"

enum { LINEAR_MAX_SIZE = 132 };

/* What is asked of a row or column: any value; >= 0; <= 0; = 0. */
enum linear_bound { LINEAR_FREE, LINEAR_NOT_NEGATIVE, LINEAR_NOT_POSITIVE, LINEAR_ZERO };

/* The matrix H, row by row, and the same in doubles. */
struct linear {
    int rows, columns;
    const struct number **entry;
    double *near;
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

/* Where `solvable`, the values of the columns; else the weights of the rows.  NULL stands for 0.
 *
 * The weights w refute the question: w_k >= 0 where s_k >= 0 is asked, w_k <= 0 where s_k <= 0 is, w_k = 0 where s_k is free; the sum of
 * w_k H_kj is not positive for each column j that may be positive, and 0 for one that is free; and the sum of w_k constant_k is negative. */
struct linear_answer {
    int solvable;
    const struct number *value[LINEAR_MAX_SIZE], *weight[LINEAR_MAX_SIZE];
};

/* What decisions may cost: steps from basis to basis, of those that were allowed, and bits of a number. */
struct linear_limits {
    long steps, allowed, bits;
};

/* linear_new: the matrix with these entries, which are copied; linear_free: frees what it owns, not the numbers. */
struct linear *linear_new(const struct number *const *entry, int rows, int columns);
void linear_free(struct linear *matrix);

/* linear_decide: whether some x satisfies all bounds.
 *
 * In      pool    owns the numbers of the answer
 *         basis   where to begin: empty, or as an earlier call with this matrix left it
 *         limits  what is left to spend
 * Out     basis   the last one; limits: the steps taken are spent
 * Returns STATUS_OK, or STATUS_UNDECIDED with the limit in `failure`
 */
enum status linear_decide(struct number_pool *pool, const struct linear_question *question, struct linear_basis *basis,
                          struct linear_limits *limits, struct linear_answer *answer,
                          struct failure *failure) WARN_UNUSED;

/* linear_rank: the rank of a matrix, given row by row.  Where the pool refused work (number_work_was_refused), it is less. */
int linear_rank(struct number_pool *pool, const struct number *const *entry, int rows, int columns);

#endif
