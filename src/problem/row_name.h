/* SPDX-License-Identifier: BSD-2-Clause */
/* Names of rows that are put together from words, for tables that would be too long to write out. */
#ifndef PROBLEM_ROW_NAME_H
#define PROBLEM_ROW_NAME_H

enum { ROW_NAME_SIZE = 128 };

/* row_name_add: appends a word to a name of ROW_NAME_SIZE bytes, after `_and_` where the name is not empty. */
void row_name_add(char *name, const char *word);

/* row_name_lasting: the same text, which lasts until the program ends; equal texts are stored once. */
const char *row_name_lasting(const char *name);

#endif
