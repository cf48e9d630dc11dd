/* SPDX-License-Identifier: BSD-2-Clause */
#define _GNU_SOURCE
#include "target.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static int report = STDERR_FILENO;

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    const int copy = dup(STDERR_FILENO);
    if (copy >= 0) report = copy;
    pool_limbs();
    return 0;
}

_Noreturn void finding(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    dprintf(report, "finding: ");
    vdprintf(report, format, arguments);
    dprintf(report, "\n");
    va_end(arguments);
    abort();
}

int memory_file(const uint8_t *data, size_t size)
{
    const int file = memfd_create("input", 0);
    if (file < 0 || write(file, data, size) != (ssize_t)size || lseek(file, 0, SEEK_SET) != 0)
        finding("no file in memory");
    return file;
}

const char *memory_file_path(int file, char path[32])
{
    snprintf(path, 32, "/dev/fd/%d", file);
    return path;
}
