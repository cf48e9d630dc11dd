/* SPDX-License-Identifier: BSD-2-Clause */
/* The two file formats of decide --batch, one block at a time. */
#ifndef CLI_BATCH_RECORDS_H
#define CLI_BATCH_RECORDS_H

#include <stddef.h>

/* The sizes of a block; the fuzz target uses smaller ones, to reach every boundary. */
#ifndef BATCH_BYTES
#define BATCH_BYTES (1 << 21)
#define BATCH_MAX_RECORDS (1 << 17)
#endif

enum { BATCH_FIELDS = 7, BATCH_LINE_OUT = 40 };

/* A block: bytes read, numbers, verdicts, text to write. */
struct batch_block {
    char *bytes;
    size_t size;
    double *field[BATCH_FIELDS];
    unsigned char *verdict;
    size_t count;
    char *text;
    size_t length;
};

void batch_block_new(struct batch_block *block);
void batch_block_free(struct batch_block *block);

enum resume { RESUME_GOOD, RESUME_NO_ANSWER, RESUME_UNREADABLE };

/* What an output holds that an interrupted run left: its whole records, those of them that are invalid, and the position of
 * their end. */
struct batch_kept {
    long long records, invalid, end;
};

struct batch_format {
    const char *name;
    /* Finds the whole records at the start of n bytes, at most *records; sets *records to their number, and returns the
     * number of their bytes. */
    size_t (*whole)(const char *bytes, size_t n, int at_end, size_t *records);
    void (*parse)(struct batch_block *block);
    void (*print)(struct batch_block *block);
    /* Reads an output that an interrupted run left.  Returns RESUME_GOOD; RESUME_NO_ANSWER when what follows these records is neither an answer
     * nor the beginning of the last one; or RESUME_UNREADABLE. */
    enum resume (*finished)(int file, struct batch_kept *kept);
    int has_lines; /* 1 when a record is a line, and other lines may precede the records */
};

/* batch_format_named: "csv" or "f64"; NULL for another name. */
const struct batch_format *batch_format_named(const char *name);

#endif
