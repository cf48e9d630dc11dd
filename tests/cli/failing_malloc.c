/* SPDX-License-Identifier: BSD-2-Clause */
/* Preloaded before a program, makes its allocations fail.
 *
 * FAIL_AT=k       allocation number k fails, and with FAIL_ON=1 every one after it too
 * FAIL_EACH=PATH  at each allocation a child is forked in which it fails, while the program itself goes on: all of them are tried in one
 *                 run.  The child writes to PATH.out, which begins with what was written so far, and PATH.err; a line "k status out err" for each
 *                 goes to PATH.log, out being 0 when PATH.out equals PATH.reference, 1 when it begins it with whole lines, 3 when it begins it, and 2 otherwise, err being 1 when
 *                 PATH.err says that memory is out.
 * COUNT=FILE      the number of allocations is written there at the end
 *
 * Allocations are numbered from when the libraries have been loaded and have prepared themselves: what those do without memory is theirs.
 *
 * glibc's own malloc has another name under which it is called here. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);

static long number, fail_at = -1;
static int fail_on;
static const char *each;
static int judging;
static volatile int loaded; /* 1 from when the libraries are ready; clang would set it before */

/* What is loaded before all others prepares itself after them. */
__attribute__((constructor)) static void begin(void)
{
    loaded = 1;
}

static int open_beside(const char *ending, int flags)
{
    char path[4096];
    snprintf(path, sizeof path, "%s.%s", each, ending);
    return open(path, flags | O_CLOEXEC, 0600);
}

static ssize_t content(int file, char *bytes, size_t size)
{
    const ssize_t n = pread(file, bytes, size - 1, 0);
    bytes[n > 0 ? n : 0] = '\0';
    return n > 0 ? n : 0;
}

enum { LARGEST = 1 << 22 };
static char ours[LARGEST], reference[LARGEST];

/* In the child: output and messages of its own, and the input from where it is. */
static void take_files(void)
{
    const int out = open_beside("out", O_RDWR | O_CREAT | O_TRUNC),
              err = open_beside("err", O_RDWR | O_CREAT | O_TRUNC);
    const off_t at = lseek(STDIN_FILENO, 0, SEEK_CUR);
    const int so_far = open("/proc/self/fd/1", O_RDONLY | O_CLOEXEC);
    const ssize_t n = content(so_far, ours, sizeof ours);
    if (write(out, ours, (size_t)n) != n || dup2(out, STDOUT_FILENO) < 0 || dup2(err, STDERR_FILENO) < 0) _exit(99);
    const int in = at >= 0 ? open("/proc/self/fd/0", O_RDONLY) : -1;
    if (in >= 0 && (lseek(in, at, SEEK_SET) != at || dup2(in, STDIN_FILENO) < 0)) _exit(99);
    alarm(60);
}

/* In the parent: what came of it. */
static void judge(int status)
{
    const int out = open_beside("out", O_RDONLY), err = open_beside("err", O_RDONLY),
              expected = open_beside("reference", O_RDONLY);
    const int log = open_beside("log", O_WRONLY | O_CREAT | O_APPEND);
    const ssize_t n = content(expected, reference, sizeof reference), m = content(out, ours, sizeof ours);
    const int begins = m <= n && memcmp(ours, reference, (size_t)m) == 0;
    const int word = !begins ? 2 : m == n ? 0 : m == 0 || ours[m - 1] == '\n' ? 1 : 3;
    content(err, ours, sizeof ours);
    dprintf(log, "%ld %d %d %d\n", number, WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status), word,
            strstr(ours, "memory is out") != NULL);
    close(out), close(err), close(expected), close(log);
}

/* Returns 1 in the child. */
static int fails_in_child(void)
{
    int status = 0;
    judging = 1;
    const pid_t child = fork();
    if (child == 0) {
        take_files();
        each = NULL;
        fail_at = number;
        judging = 0;
        return 1;
    }
    if (child < 0 || waitpid(child, &status, 0) != child) abort();
    judge(status);
    judging = 0;
    return 0;
}

static int fails(void)
{
    if (judging || !loaded) return 0;
    if (fail_at < 0) {
        const char *at = getenv("FAIL_AT"), *on = getenv("FAIL_ON");
        fail_at = at != NULL ? atol(at) : 0;
        fail_on = on != NULL && *on == '1';
        each = getenv("FAIL_EACH");
    }
    const long now = __atomic_add_fetch(&number, 1, __ATOMIC_RELAXED);
    if (each != NULL) {
        if (!fails_in_child()) return 0;
    } else if (fail_at == 0 || (fail_on ? now < fail_at : now != fail_at)) {
        return 0;
    }
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t size)
{
    return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size)
{
    return fails() ? NULL : __libc_realloc(memory, size);
}

__attribute__((destructor)) static void tell(void)
{
    const char *file = getenv("COUNT");
    const long all = number;
    judging = 1;
    FILE *out = file != NULL ? fopen(file, "w") : NULL;
    if (out == NULL) return;
    fprintf(out, "%ld\n", all);
    fclose(out);
}
