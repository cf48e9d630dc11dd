/* SPDX-License-Identifier: BSD-2-Clause */
/* Names of rows that are composed of words, for tables with too many rows to list. */
#ifndef PROBLEM_ROW_NAME_H
#define PROBLEM_ROW_NAME_H

enum { ROW_NAME_SIZE = 128 };

/* row_name_add: appends a word to a name of ROW_NAME_SIZE bytes, with `_and_` before it when the name is not empty. */
void row_name_add(char *name, const char *word);

/* row_name_lasting: the same text in memory that is valid until the program ends; equal texts share one copy. */
const char *row_name_lasting(const char *name);

#endif
