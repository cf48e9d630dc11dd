/* SPDX-License-Identifier: BSD-2-Clause */
/* Lists and matrices of exact numbers: "[1, 1/2]", "[[2, 1], [1, 2]]". */
#ifndef PROBLEM_LIST_H
#define PROBLEM_LIST_H

#include "problem/problem.h"

enum { LIST_MAX_LENGTH = 12, LONG_LIST_MAX_LENGTH = 128 };

/* list_read, matrix_read: into entry, rows and columns of `value`, up to LIST_MAX_LENGTH in a row; this matrix is square.
 * long_list_read, table_read: likewise up to LONG_LIST_MAX_LENGTH; a table has rows of one length, and as many as it likes.
 * Returns STATUS_OK or STATUS_MALFORMED with the reason.  Memory: the entries are freed with the problem. */
enum status list_read(struct number_pool *pool, struct value *value, const char *text, size_t length,
                      struct failure *failure) WARN_UNUSED;
enum status matrix_read(struct number_pool *pool, struct value *value, const char *text, size_t length,
                        struct failure *failure) WARN_UNUSED;
enum status long_list_read(struct number_pool *pool, struct value *value, const char *text, size_t length,
                           struct failure *failure) WARN_UNUSED;
enum status table_read(struct number_pool *pool, struct value *value, const char *text, size_t length,
                       struct failure *failure) WARN_UNUSED;

#endif
