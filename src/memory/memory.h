/* SPDX-License-Identifier: BSD-2-Clause */
/* What happens when memory runs out: the process ends with a line on stderr, so that no wrong answer can leave it.
 *
 * GMP and MPFR call abort() when an allocation fails, and so does every allocation of painleve's own. FLINT does so
 * after it has written to stdout. jansson returns NULL, which callers of json_object_set and json_pack overlook: a key
 * would be missing from a certificate. The allocators of FLINT and jansson are therefore wrapped by functions that end
 * the process; jansson's only during calls of painleve. A program that prefers an exit status to SIGABRT calls
 * memory_end_with. */
#ifndef MEMORY_MEMORY_H
#define MEMORY_MEMORY_H

#include <stddef.h>
#include <stdio.h>

/* memory_out: writes a line about it to stderr and ends the process by abort(). */
_Noreturn void memory_out(void);

/* memory_end_with: from now on abort(), whoever calls it, writes the reason to stderr and ends the process with this
 * exit status. Buffered output is lost. For programs, not for the library. */
void memory_end_with(int status);

/* memory_enter, memory_leave: between the two calls an allocation of jansson in this thread either succeeds or ends the
 * process. Pairs may be nested. */
void memory_enter(void);
void memory_leave(void);

/* memory_new: zeroed memory for `count` objects of `size` bytes. memory_copy: a copy of a text. memory_print: the text
 * that printf would write. The caller frees the result, which is never NULL. */
void *memory_new(size_t count, size_t size);
char *memory_copy(const char *text);
char *memory_print(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* memory_open: as fopen, but memory that is out ends the process. */
FILE *memory_open(const char *name, const char *mode);

/* A text that is written through a FILE and grows as needed. open_memstream is not used because it leaves gaps, without
 * an error, when it cannot grow. */
struct text_stream {
    FILE *file;
    char *text;
    size_t length, room;
};

/* text_stream_open: begins a text; returns the file to write it to. text_stream_close: ends it; the caller frees the
 * text that is returned. */
FILE *text_stream_open(struct text_stream *stream);
char *text_stream_close(struct text_stream *stream);

#endif
