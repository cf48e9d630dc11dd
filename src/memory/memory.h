/* SPDX-License-Identifier: BSD-2-Clause */
/* What happens when memory is out: the process ends with a line on stderr, and never with another answer.
 *
 * GMP and MPFR call abort() when an allocation fails, and so does every allocation of painleve's own.  FLINT does so after writing to
 * stdout; jansson returns NULL, which callers of json_object_set and json_pack overlook, so that a key would be missing from a
 * certificate.  Their allocators are therefore wrapped by others that end the process, jansson's within calls of painleve only.  A program that does not want to end by
 * SIGABRT says so with memory_end_with. */
#ifndef MEMORY_MEMORY_H
#define MEMORY_MEMORY_H

#include <stddef.h>
#include <stdio.h>

/* memory_out: says on stderr that memory is out, and ends the process by abort(). */
_Noreturn void memory_out(void);

/* memory_end_with: from now on abort(), whoever calls it, says on stderr what happened and ends the process with an exit status;
 * output that is buffered then is lost.  For programs. */
void memory_end_with(int status);

/* memory_enter, memory_leave: between them no allocation of jansson in this thread fails without ending the process.  They nest. */
void memory_enter(void);
void memory_leave(void);

/* memory_new: zeroed room for `count` things.  memory_copy: the copy of a text.  memory_print: what printf would write.  The
 * caller frees what they return, which is never NULL. */
void *memory_new(size_t count, size_t size);
char *memory_copy(const char *text);
char *memory_print(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* A text that is written like a file.  (open_memstream leaves gaps in silence when it cannot grow.) */
struct text_stream {
    FILE *file;
    char *text;
    size_t length, room;
};

/* text_stream_open: starts a text; write it to the file that is returned.  text_stream_close: the text, which the caller frees. */
FILE *text_stream_open(struct text_stream *stream);
char *text_stream_close(struct text_stream *stream);

#endif
