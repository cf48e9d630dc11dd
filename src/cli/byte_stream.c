/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/byte_stream.h"

#include "memory/memory.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void fill(struct byte_stream *s)
{
    ssize_t n;
    do n = read(s->file, s->buffer, sizeof s->buffer);
    while (n < 0 && errno == EINTR);
    s->error = n < 0 ? errno : 0;
    s->ended = n <= 0;
    s->at = 0;
    s->end = n > 0 ? (size_t)n : 0;
}

int byte_peek(struct byte_stream *s)
{
    if (s->again_at < s->again_length) return (unsigned char)s->again[s->again_at];
    if (s->at == s->end && !s->ended) fill(s);
    return s->at < s->end ? (unsigned char)s->buffer[s->at] : -1;
}

void byte_take(struct byte_stream *s, int byte)
{
    if (s->again_at < s->again_length)
        s->again_at++;
    else
        s->at++;
    s->column = byte == '\n' ? 0 : s->column + 1;
    s->line += byte == '\n';
    s->first_on_line = byte == '\n' || (s->first_on_line && (byte == ' ' || byte == '\t' || byte == '\r'));
}

void byte_read_again(struct byte_stream *s, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) s->line -= text[i] == '\n';
    s->column = 0;
    s->first_on_line = 1;
    if (s->again_at < s->again_length) { /* then all of these bytes came from the buffer */
        s->again_at -= length;
        return;
    }
    if (length > s->again_capacity) {
        s->again_capacity = length;
        s->again = realloc(s->again, length);
        if (s->again == NULL) memory_out();
    }
    memcpy(s->again, text, length);
    s->again_at = 0;
    s->again_length = length;
}

void byte_stop(struct byte_stream *s)
{
    s->ended = 1;
    s->at = s->end = s->again_at = s->again_length = 0;
}
