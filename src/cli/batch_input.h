/* SPDX-License-Identifier: BSD-2-Clause */
/* The input of decide --batch: whole records, one block at a time. */
#ifndef CLI_BATCH_INPUT_H
#define CLI_BATCH_INPUT_H

#include "cli/batch_records.h"

/* The bytes of the input that belong to no block yet. */
struct batch_input {
    const struct batch_format *format;
    int file, ended, error;
    int cut; /* 1 when the input ends inside a record */
    char *bytes;
    size_t length;
};

/* batch_input_begin: skips what may precede the records of a format with lines: a byte order mark, lines that begin
 * with '#', a line with the names of the fields. Returns 0 when that line has other names, or these in another order. */
int batch_input_begin(struct batch_input *input);

/* batch_input_skip: skips records that have been decided before. Returns their number, at most `records`. */
long long batch_input_skip(struct batch_input *input, long long records);

/* batch_input_read: fills a block with whole records; a line of BATCH_BYTES or more is a record without a number.
 * Returns 0 at the end. */
int batch_input_read(struct batch_input *input, struct batch_block *block);

void batch_input_free(struct batch_input *input);

#endif
