/* SPDX-License-Identifier: BSD-2-Clause */
#define _GNU_SOURCE /* fopencookie */
#include "memory/memory.h"

#include <errno.h>
#include <flint/flint.h>
#include <jansson.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t told, exit_status;
static _Thread_local int depth;
static json_malloc_t host_malloc;
static struct {
    void *(*malloc)(size_t);
    void *(*calloc)(size_t, size_t);
    void *(*realloc)(void *, size_t);
    void (*free)(void *);
} flint;

/* Writes a line to stderr without stdio, which may allocate memory or wait for a lock. A failure to write is ignored:
 * there is nobody left to report it to. */
static void tell(const char *line)
{
    told = 1;
    if (write(STDERR_FILENO, line, strlen(line)) < 0) return;
}

_Noreturn void memory_out(void)
{
    tell("painleve: memory is out\n");
    abort();
}

/* Handler of SIGABRT. A library that aborts because an allocation failed leaves errno at ENOMEM; other aborts are
 * internal errors. */
static void on_abort(int signal)
{
    (void)signal;
    if (!told) tell(errno == ENOMEM ? "painleve: memory is out\n" : "painleve: stopped by an internal error\n");
    _exit(exit_status);
}

void memory_end_with(int status)
{
    struct sigaction action = {.sa_handler = on_abort};
    exit_status = status;
    sigemptyset(&action.sa_mask);
    if (sigaction(SIGABRT, &action, NULL) != 0) abort();
    memory_enter();
}

void memory_enter(void)
{
    depth++;
}

void memory_leave(void)
{
    depth--;
}

static void *guarded_json(size_t size)
{
    void *memory = host_malloc(size);
    if (memory == NULL && depth > 0) memory_out();
    return memory;
}

static void *guarded_malloc(size_t size)
{
    void *memory = flint.malloc(size);
    if (memory == NULL && size > 0) memory_out();
    return memory;
}

static void *guarded_calloc(size_t count, size_t size)
{
    void *memory = flint.calloc(count, size);
    if (memory == NULL && count > 0 && size > 0) memory_out();
    return memory;
}

static void *guarded_realloc(void *old, size_t size)
{
    void *memory = flint.realloc(old, size);
    if (memory == NULL && size > 0) memory_out();
    return memory;
}

/* The allocators belong to the whole process; they are wrapped once, before there are threads.  That of jansson fails as ever
 * outside of painleve's own calls.  FLINT would abort too, but write its reason to stdout among the results, and allocate for it. */
static void guard(void) __attribute__((constructor));
static void guard(void)
{
    json_free_t host_free;
    json_get_alloc_funcs(&host_malloc, &host_free);
    json_set_alloc_funcs(guarded_json, host_free);
    __flint_get_memory_functions(&flint.malloc, &flint.calloc, &flint.realloc, &flint.free);
    __flint_set_memory_functions(guarded_malloc, guarded_calloc, guarded_realloc, flint.free);
}

void *memory_new(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (memory == NULL) memory_out();
    return memory;
}

char *memory_copy(const char *text)
{
    return strcpy(memory_new(strlen(text) + 1, 1), text);
}

/* ---- texts ---- */

static ssize_t append(void *cookie, const char *bytes, size_t size)
{
    struct text_stream *s = cookie;
    while (s->room - s->length <= size) {
        char *longer = realloc(s->text, 2 * s->room);
        if (longer == NULL) memory_out();
        s->text = longer;
        s->room *= 2;
    }
    memcpy(s->text + s->length, bytes, size);
    s->length += size;
    s->text[s->length] = '\0';
    return (ssize_t)size;
}

FILE *text_stream_open(struct text_stream *s)
{
    const cookie_io_functions_t functions = {.write = append};
    *s = (struct text_stream){.room = 256};
    s->text = memory_new(s->room, 1);
    s->file = fopencookie(s, "w", functions);
    if (s->file == NULL) memory_out();
    return s->file;
}

char *text_stream_close(struct text_stream *s)
{
    const int failed = ferror(s->file);
    if (fclose(s->file) != 0 || failed) abort();
    return s->text;
}

FILE *memory_open(const char *name, const char *mode)
{
    FILE *file = fopen(name, mode);
    if (file == NULL && errno == ENOMEM) memory_out();
    return file;
}

char *memory_print(const char *format, ...)
{
    struct text_stream text;
    va_list arguments;
    FILE *out = text_stream_open(&text);
    va_start(arguments, format);
    vfprintf(out, format, arguments);
    va_end(arguments);
    return text_stream_close(&text);
}
