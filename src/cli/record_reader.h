/* SPDX-License-Identifier: BSD-2-Clause */
/* Splits a stream into records, so that one bad record costs only itself.
 *
 * A stream holds one object, one object a line, objects one after the other, or one array of objects.  The
 * reader finds where each record begins and ends by counting brackets outside strings; what is inside is
 * jansson's business.  After a bad record it goes on with the next: a string ends at the end of its line,
 * and a line that begins with '{' begins a record, unless a list is open.  Memory is bounded by
 * RECORD_MAX_BYTES. */
#ifndef CLI_RECORD_READER_H
#define CLI_RECORD_READER_H

#include <stddef.h>
#include <stdio.h>

enum { RECORD_MAX_BYTES = 1 << 20, RECORD_MAX_DEPTH = 64 };

struct record {
    const char *text; /* not ended by 0; owned by the reader, until the next call */
    size_t length;
    long line;           /* where it begins, from 1 */
    const char *trouble; /* NULL, or why it cannot be read: static text */
};

struct record_reader;

/* record_reader_new: reads from `in`, which stays the caller's.  Out of memory ends the process. */
struct record_reader *record_reader_new(FILE *in);
void record_reader_free(struct record_reader *reader);

/* record_reader_next: the next record, good or bad.  Returns 1, or 0 at the end of the stream. */
int record_reader_next(struct record_reader *reader, struct record *record);

/* record_key_line: the line, counted from 1 at the beginning of the text, of a key of the outermost object;
 * 1 when it is not there.  The last one counts when a key is given twice. */
long record_key_line(const struct record *record, const char *key);

#endif
