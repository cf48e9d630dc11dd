/* SPDX-License-Identifier: BSD-2-Clause */
/* The lines, or the fixed pieces, of an open file, in constant memory. */
#ifndef AUDIT_LINES_H
#define AUDIT_LINES_H

#include <stdatomic.h>
#include <stddef.h>

enum { LINE_MAX_BYTES = 1 << 20 };

struct lines {
    int file;               /* owned by the caller */
    const atomic_int *stop; /* NULL, or set by a handler of signals: nothing more is read */
    int ended;              /* no more to read */
    int error;              /* errno of a read that failed */
    int is_cut;             /* the line that was returned last has no newline: the file ends in it */
    long line;              /* of the line that was returned last, from 1 */
    size_t at, end;
    char *buffer;
};

enum line_kind { LINE_WHOLE, LINE_TOO_LONG, LINE_WITH_NUL, LINE_NONE };

/* lines_new: nothing is read yet.  Ends the process when memory is out.  lines_free: frees the buffer, not the file. */
void lines_new(struct lines *lines, int file);
void lines_free(struct lines *lines);

/* lines_next: the next line, ending in 0 in place of its newline (and of a carriage return before it).
 * Out     text     valid until the next call
 * Returns LINE_NONE at the end; LINE_TOO_LONG, LINE_WITH_NUL for a line that was skipped */
enum line_kind lines_next(struct lines *lines, char **text, size_t *length);

/* lines_piece: the next `length` <= LINE_MAX_BYTES bytes.
 * Returns how many there are, fewer at the end only */
size_t lines_piece(struct lines *lines, size_t length, const char **bytes);

#endif
