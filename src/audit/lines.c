/* SPDX-License-Identifier: BSD-2-Clause */
#define _GNU_SOURCE /* ppoll */
#include "audit/lines.h"

#include "memory/memory.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BUFFER_BYTES = 2 * LINE_MAX_BYTES };

void lines_new(struct lines *lines, int file)
{
    *lines = (struct lines){.file = file, .buffer = memory_new(BUFFER_BYTES + 1, 1)};
}

void lines_free(struct lines *lines)
{
    free(lines->buffer);
    lines->buffer = NULL;
}

/* Waits until there is something to read. Returns 0 when reading is to stop. Signals are blocked between the test of
 * `stop` and the wait, so that none is missed in between. */
static int wait_for_more(const struct lines *lines)
{
    struct pollfd file = {.fd = lines->file, .events = POLLIN};
    sigset_t all, before;
    if (lines->stop == NULL) return 1;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before);
    while (!atomic_load(lines->stop) && ppoll(&file, 1, NULL, &before) < 0 && errno == EINTR) continue;
    sigprocmask(SIG_SETMASK, &before, NULL);
    return !atomic_load(lines->stop);
}

/* Reads more bytes. Returns 0 when there are no more, or no room. */
static int read_more(struct lines *lines)
{
    if (lines->at > 0) memmove(lines->buffer, lines->buffer + lines->at, lines->end - lines->at);
    lines->end -= lines->at;
    lines->at = 0;
    while (!lines->ended && lines->end < BUFFER_BYTES) {
        if (!wait_for_more(lines)) return lines->ended = 1, 0;
        const ssize_t n = read(lines->file, lines->buffer + lines->end, BUFFER_BYTES - lines->end);
        if (n > 0) return lines->end += (size_t)n, 1;
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) lines->error = errno;
        lines->ended = 1;
    }
    return 0;
}

/* The first newline after `from`, reading as much as necessary; NULL when the line ends with the file or is too long. */
static char *find_newline(struct lines *lines)
{
    size_t seen = 0;
    for (;;) {
        char *const start = lines->buffer + lines->at;
        char *const newline = memchr(start + seen, '\n', lines->end - lines->at - seen);
        seen = lines->end - lines->at;
        if (newline != NULL || seen > LINE_MAX_BYTES || !read_more(lines)) return newline;
    }
}

static enum line_kind skip_line(struct lines *lines)
{
    for (;;) {
        char *const newline = memchr(lines->buffer + lines->at, '\n', lines->end - lines->at);
        lines->at = newline != NULL ? (size_t)(newline - lines->buffer) + 1 : lines->end;
        if (newline != NULL || !read_more(lines)) return LINE_TOO_LONG;
    }
}

enum line_kind lines_next(struct lines *lines, char **text, size_t *length)
{
    char *const newline = find_newline(lines);
    if (newline == NULL && lines->at == lines->end) return LINE_NONE;
    lines->line++;
    lines->is_cut = newline == NULL;
    char *const start = lines->buffer + lines->at;
    size_t n = newline != NULL ? (size_t)(newline - start) : lines->end - lines->at;
    if (n > LINE_MAX_BYTES) return skip_line(lines);
    lines->at += n + (newline != NULL);
    if (n > 0 && start[n - 1] == '\r') n--;
    start[n] = '\0';
    *text = start;
    *length = n;
    return memchr(start, '\0', n) != NULL ? LINE_WITH_NUL : LINE_WHOLE;
}

size_t lines_piece(struct lines *lines, size_t length, const char **bytes)
{
    while (lines->end - lines->at < length && read_more(lines)) continue;
    const size_t there = lines->end - lines->at, n = there < length ? there : length;
    *bytes = lines->buffer + lines->at;
    lines->at += n;
    lines->line++;
    return n;
}
