/* SPDX-License-Identifier: BSD-2-Clause */
/* Splits a stream into the texts of its records, in constant memory, and goes on after a bad one.
 *
 * A stream holds one object, an array of objects, or objects and arrays one after the other (one a line, or
 * not).  A record is handed out as soon as its last brace is read, so that a pipe gets its answers at once.
 *
 * After a bad record the reader looks for the place where the next one starts: behind the brace that balances
 * the first one, or at a `{` that stands first on its line where JSON allows none.  A string ends at the end of
 * its line in any case, so one lost quotation mark cannot swallow the rest of a file.
 */
#ifndef CLI_RECORD_READER_H
#define CLI_RECORD_READER_H

#include <stddef.h>

enum { RECORD_MAX_BYTES = 1 << 20 };

struct record_reader;

/* What the reader found. */
struct record {
    const char *text; /* balanced; whether it is JSON is for the parser to say; the reader's, until the next call */
    size_t length;
    long line;         /* where it starts; without a record, where the trouble is */
    char trouble[256]; /* empty, or why this is no record */
};

/* record_reader_new: a reader of an open file, which stays the caller's.  Ends the process when memory is out. */
struct record_reader *record_reader_new(int file);

/* record_reader_free: NULL is allowed. */
void record_reader_free(struct record_reader *reader);

/* record_reader_next: the next record, good or bad.  An input without any has one trouble.
 * Returns 0 at the end of the stream. */
int record_reader_next(struct record_reader *reader, struct record *record);

/* record_key_line: how many lines below the start of a text the last key of that name stands; 0 without it. */
long record_key_line(const char *text, size_t length, const char *field);

/* record_key_before: the name of the last key that starts before an offset; empty when there is none. */
void record_key_before(const char *text, size_t length, size_t offset, char *field, size_t size);

#endif
