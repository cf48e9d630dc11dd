/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule WORD: the word of a table is that of the first row whose conditions on signs all hold.
 *
 * A table ends with a row without conditions, so that every combination of signs has a word. */
#ifndef CHECK_KERNEL_WORD_H
#define CHECK_KERNEL_WORD_H

#include "check/answer.h"
#include "check/kernel/condition.h"

enum { WORD_MAX_CONDITIONS = 6 };

struct word_row {
    const char *word;
    struct condition when[WORD_MAX_CONDITIONS];
};

/*@ predicate word_row_reads{L}(struct word_row *row, integer signs) =
  @   constant_text(row->word) && \forall integer k; 0 <= k < WORD_MAX_CONDITIONS ==> condition_reads(row->when[k], signs);
  @ predicate word_row_says{L}(struct word_row *row, short *x) =
  @   \forall integer k; 0 <= k < WORD_MAX_CONDITIONS ==> condition_says(row->when[k].among, x[row->when[k].sign]);
  @ predicate word_table_ok{L}(struct word_row *row, integer rows, integer signs) = \valid_read(row + (0 .. rows - 1)) &&
  @   \forall integer i; 0 <= i < rows ==> word_row_reads(row + i, signs); */

/* word_find: the number of the first row whose conditions hold; `rows` when there is none. */
/*@ requires 0 <= rows && 0 <= signs && word_table_ok(row, rows, signs) && \valid_read(sign + (0 .. signs - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= rows;
  @ ensures holds: \result < rows ==> word_row_says(row + \result, sign);
  @ ensures first: \forall integer i; 0 <= i < \result ==> !word_row_says(row + i, sign); */
int word_find(const struct word_row *row, int rows, const short *sign, int signs);

/* WORD_ROWS: the number of rows of a table. */
#define WORD_ROWS(table) ((int)(sizeof(table) / sizeof(table)[0]))

#endif
