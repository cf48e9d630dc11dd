/* SPDX-License-Identifier: BSD-2-Clause */
/* Lists and matrices of exact numbers: "[1, 1/2]", "[[2, 1], [1, 2]]". */
#ifndef PROBLEM_LIST_H
#define PROBLEM_LIST_H

#include "problem/problem.h"

enum { LIST_MAX_LENGTH = 12, LONG_LIST_MAX_LENGTH = 128 };

/* list_read, matrix_read: read into `entry`, `rows` and `columns` of `value`; at most LIST_MAX_LENGTH entries in a row,
 * and the matrix is square. long_list_read, table_read: the same up to LONG_LIST_MAX_LENGTH; a table has rows of equal
 * length and any number of rows. Return STATUS_OK or STATUS_MALFORMED with the reason. The problem owns the entries. */
enum status list_read(struct number_pool *pool, struct value *value, const char *text, size_t length,
                      struct failure *failure) WARN_UNUSED;
enum status matrix_read(struct number_pool *pool, struct value *value, const char *text, size_t length,
                        struct failure *failure) WARN_UNUSED;
enum status long_list_read(struct number_pool *pool, struct value *value, const char *text, size_t length,
                           struct failure *failure) WARN_UNUSED;
enum status table_read(struct number_pool *pool, struct value *value, const char *text, size_t length,
                       struct failure *failure) WARN_UNUSED;

#endif
