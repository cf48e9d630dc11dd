/* SPDX-License-Identifier: BSD-2-Clause */
/* Reads an open file by lines, or by pieces of fixed length, in constant memory. */
#ifndef AUDIT_LINES_H
#define AUDIT_LINES_H

#include <stdatomic.h>
#include <stddef.h>

enum { LINE_MAX_BYTES = 1 << 20 };

struct lines {
    int file;               /* owned by the caller */
    const atomic_int *stop; /* NULL, or set by a signal handler to stop reading */
    int ended;              /* 1 at the end of the file */
    int error;              /* errno of a failed read */
    int is_cut;             /* 1 when the line that was returned last has no newline because the file ends */
    long line;              /* number of the line that was returned last, from 1 */
    size_t at, end;
    char *buffer;
};

enum line_kind { LINE_WHOLE, LINE_TOO_LONG, LINE_WITH_NUL, LINE_NONE };

/* lines_new: begins to read a file. Ends the process when memory runs out. lines_free: frees the buffer, not the file. */
void lines_new(struct lines *lines, int file);
void lines_free(struct lines *lines);

/* lines_next: the next line, ending in 0 in place of its newline (and of a carriage return before it).
 *
 * Out     text     valid until the next call
 * Returns LINE_NONE at the end; LINE_TOO_LONG, LINE_WITH_NUL for a line that was skipped */
enum line_kind lines_next(struct lines *lines, char **text, size_t *length);

/* lines_piece: the next `length` <= LINE_MAX_BYTES bytes. Returns how many there are; fewer only at the end. */
size_t lines_piece(struct lines *lines, size_t length, const char **bytes);

#endif
