/* SPDX-License-Identifier: BSD-2-Clause */
/* Divides a stream into the texts of its records, in constant memory, and continues after a malformed one.
 *
 * A stream contains one object, an array of objects, or objects and arrays in sequence, with or without newlines
 * between them. A record is returned as soon as its last brace has been read, so that a pipe gets its answers at once.
 *
 * After a malformed record the reader looks for the start of the next one: after the brace that balances the first one,
 * or at a `{` that is first on its line where JSON does not allow one. A string ends at the end of its line at the
 * latest, so that a missing quotation mark does not swallow the rest of a file. */
#ifndef CLI_RECORD_READER_H
#define CLI_RECORD_READER_H

#include <stddef.h>

enum { RECORD_MAX_BYTES = 1 << 20 };

struct record_reader;

/* A record, or a trouble. */
struct record {
    const char *text; /* with balanced brackets, but perhaps not JSON; owned by the reader, valid until the next call */
    size_t length;
    long line;         /* where it starts; for a trouble, where that is */
    char trouble[256]; /* empty, or the reason why this is not a record */
};

/* record_reader_new: a reader of an open file, which the caller owns. Ends the process when memory runs out. */
struct record_reader *record_reader_new(int file);

/* record_reader_free: NULL is allowed. */
void record_reader_free(struct record_reader *reader);

/* record_reader_next: the next record or trouble. An input without records has one trouble. Returns 0 at the end of the
 * stream. */
int record_reader_next(struct record_reader *reader, struct record *record);

/* record_key_line: the line, relative to the start of a text, of the last key with that name; 0 when there is none. */
long record_key_line(const char *text, size_t length, const char *field);

/* record_key_before: the name of the last key that starts before an offset; empty when there is none. */
void record_key_before(const char *text, size_t length, size_t offset, char *field, size_t size);

#endif
