/* SPDX-License-Identifier: BSD-2-Clause */
/* The bytes of an open file with their positions; some of them can be read again. */
#ifndef CLI_BYTE_STREAM_H
#define CLI_BYTE_STREAM_H

#include <stddef.h>

enum { BYTE_STREAM_CHUNK = 1 << 16 };

struct byte_stream {
    int file;          /* descriptor, owned by the caller */
    long line;         /* of the next byte, from 1 */
    size_t column;     /* of the next byte, from 0 */
    int first_on_line; /* 1 when only blanks precede the next byte on its line */
    int ended, error;  /* ended: at the end of the file; error: errno of a failed read */
    char *again;       /* bytes to be read again, before the others */
    size_t again_at, again_length, again_capacity;
    size_t at, end;
    char buffer[BYTE_STREAM_CHUNK];
};

/* byte_peek: the next byte, or -1 at the end. Waits for input only when all earlier bytes have been taken. */
int byte_peek(struct byte_stream *stream);

/* byte_take: takes the byte that byte_peek has returned. */
void byte_take(struct byte_stream *stream, int byte);

/* byte_read_again: puts back the last `length` bytes that were taken; the first of them was at the beginning of a line. */
void byte_read_again(struct byte_stream *stream, const char *text, size_t length);

/* byte_stop: leaves the rest of the file unread. */
void byte_stop(struct byte_stream *stream);

#endif
