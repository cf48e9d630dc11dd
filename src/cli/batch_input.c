/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/batch_input.h"

#include "memory/memory.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void fill(struct batch_input *input)
{
    if (input->bytes == NULL) input->bytes = memory_new(BATCH_BYTES, 1);
    while (!input->ended && input->length < BATCH_BYTES) {
        const ssize_t n = read(input->file, input->bytes + input->length, BATCH_BYTES - input->length);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) input->error = errno;
        if (n <= 0)
            input->ended = 1;
        else
            input->length += (size_t)n;
    }
}

static void drop(struct batch_input *input, size_t n)
{
    memmove(input->bytes, input->bytes + n, input->length - n);
    input->length -= n;
}

/* Skips a line of any length. */
static void drop_line(struct batch_input *input)
{
    for (;;) {
        const char *const newline = memchr(input->bytes, '\n', input->length);
        const int last = newline != NULL || input->ended;
        drop(input, newline != NULL ? (size_t)(newline - input->bytes) + 1 : input->length);
        if (last) return;
        fill(input);
    }
}

/* ---- lines before the records ---- */

/* 1 when the line is a,b,A,B,C,mu,u, ignoring blanks and quotation marks. */
static int names_the_fields(const char *line, size_t n)
{
    static const char names[] = "a,b,A,B,C,mu,u";
    size_t found = 0;
    for (size_t i = 0; i < n; i++) {
        if (line[i] == ' ' || line[i] == '\t' || line[i] == '\r' || line[i] == '"' || line[i] == '\'') continue;
        if (found == sizeof names - 1 || line[i] != names[found++]) return 0;
    }
    return found == sizeof names - 1;
}

int batch_input_begin(struct batch_input *input)
{
    static const char letters[] = {'a', 'b', 'A', 'B', 'C', 'm', 'u', '"', '\''};
    fill(input);
    if (!input->format->has_lines) return 1;
    if (input->length >= 3 && memcmp(input->bytes, "\xEF\xBB\xBF", 3) == 0) drop(input, 3);
    while (fill(input), input->length > 0 && input->bytes[0] == '#') drop_line(input);
    if (input->length == 0 || memchr(letters, input->bytes[0], sizeof letters) == NULL) return 1;
    const char *const newline = memchr(input->bytes, '\n', input->length);
    if (!names_the_fields(input->bytes, newline != NULL ? (size_t)(newline - input->bytes) : input->length)) return 0;
    drop_line(input);
    return 1;
}

/* ---- records ---- */

/* The whole records in the buffer, at most `most`; one when a line is too long for it. Returns the number of their
 * bytes. */
static size_t take(struct batch_input *input, size_t most, size_t *records, int *too_long)
{
    fill(input);
    *records = most;
    const size_t n = input->format->whole(input->bytes, input->length, input->ended, records);
    *too_long = n == 0 && input->length == BATCH_BYTES;
    if (*too_long) *records = 1;
    return n;
}

long long batch_input_skip(struct batch_input *input, long long records)
{
    long long done = 0;
    while (done < records) {
        size_t count;
        int too_long;
        const long long left = records - done;
        const size_t n = take(input, left < BATCH_MAX_RECORDS ? (size_t)left : BATCH_MAX_RECORDS, &count, &too_long);
        if (count == 0) break;
        if (too_long)
            drop_line(input);
        else
            drop(input, n);
        done += (long long)count;
    }
    return done;
}

int batch_input_read(struct batch_input *input, struct batch_block *block)
{
    int too_long;
    block->size = take(input, BATCH_MAX_RECORDS, &block->count, &too_long);
    input->cut = block->count == 0 && input->length > 0;
    if (block->count == 0) return 0;
    memcpy(block->bytes, input->bytes, block->size);
    if (too_long)
        drop_line(input);
    else
        drop(input, block->size);
    return 1;
}

void batch_input_free(struct batch_input *input)
{
    free(input->bytes);
}
