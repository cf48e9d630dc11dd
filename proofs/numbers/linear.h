/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/linear*.c: when a matrix, a question and a basis are well formed.  The handles of numbers are those of handles.h.
 *
 * The entries of matrices are handles that are not NULL. */
#ifndef PROOFS_NUMBERS_LINEAR_H
#define PROOFS_NUMBERS_LINEAR_H

#include "handles.h"

#include "numbers/linear.h"

/*@ predicate are_entries{L}(struct number **x, integer n) = \forall integer k; 0 <= k < n ==> x[k] != \null;
    predicate is_matrix{L}(struct linear *m) = \valid_read(m) && 0 <= m->rows <= LINEAR_MAX_SIZE && 0 <= m->columns <= LINEAR_MAX_SIZE &&
        m->rows * m->columns <= LINEAR_MAX_SIZE * LINEAR_MAX_SIZE && are_entries(&m->entry[0], m->rows * m->columns);
    predicate is_question{L}(struct linear_question *q) = \valid_read(q) && is_matrix(q->matrix) && are_entries(&q->constant[0], q->matrix->rows);
    // Its size is at most the numbers of rows and columns, and it consists of rows and columns of the matrix.
    predicate is_basis{L}(struct linear_basis *b, struct linear *m) = \valid(b) && 0 <= b->size <= m->rows && b->size <= m->columns &&
        (\forall integer i; 0 <= i < b->size ==> 0 <= b->row[i] < m->rows) &&
        (\forall integer i; 0 <= i < b->size ==> 0 <= b->column[i] < m->columns);
*/

/* What is written of n rows. */
#define ROWS(x, n) ((x) + (0 .. (n) - 1))->at[0 .. 2 * LINEAR_MAX_SIZE - 1]

/*@ requires pool != \null && is_question(question) && is_basis(basis, question->matrix) && \valid(limits) && \valid(answer) && \valid(failure);
    requires \separated(question, question->matrix, basis, answer);
    assigns *basis, limits->steps, *answer, *failure;
    ensures \result == STATUS_OK || \result == STATUS_UNDECIDED;
    ensures basis: is_basis(basis, question->matrix); */
enum status linear_decide(struct number_pool *pool, const struct linear_question *question, struct linear_basis *basis,
                          struct linear_limits *limits, struct linear_answer *answer, struct failure *failure);
/*@ requires pool != \null && 0 <= rows <= LINEAR_MAX_SIZE && 0 <= columns <= LINEAR_MAX_SIZE;
    requires \valid_read(entry + (0 .. rows * columns - 1)) && are_entries(entry, rows * columns);
    assigns \nothing;
    ensures 0 <= \result <= rows && \result <= columns; */
int linear_rank(struct number_pool *pool, const struct number *const *entry, int rows, int columns);

#include "numbers/linear_private.h"

#endif
