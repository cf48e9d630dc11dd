/* SPDX-License-Identifier: BSD-2-Clause */
/* Preloaded before a program: allocation number FAIL_AT fails, and with FAIL_ON=1 every one after it too.  With COUNT=FILE their number is
 * written there at the end.  (glibc's own malloc has another name under which it is called here.) */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);

static long number, fail_at = -1;
static int fail_on;

static int fails(void)
{
    if (fail_at < 0) {
        const char *at = getenv("FAIL_AT"), *on = getenv("FAIL_ON");
        fail_at = at != NULL ? atol(at) : 0;
        fail_on = on != NULL && *on == '1';
    }
    const long now = __atomic_add_fetch(&number, 1, __ATOMIC_RELAXED);
    if (fail_at == 0 || (fail_on ? now < fail_at : now != fail_at)) return 0;
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
    fail_at = 0;
    FILE *out = file != NULL ? fopen(file, "w") : NULL;
    if (out == NULL) return;
    fprintf(out, "%ld\n", all);
    fclose(out);
}
