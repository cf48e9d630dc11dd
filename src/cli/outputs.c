/* SPDX-License-Identifier: BSD-2-Clause */
/* Outputs that are an input: results would overwrite what has not been read yet, or be read as input without end. */
#include "cli/command.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int is_same(const struct stat *from, const struct stat *to)
{
    return S_ISREG(to->st_mode) && from->st_dev == to->st_dev && from->st_ino == to->st_ino;
}

int is_one_file(int in, int out)
{
    struct stat from, to;
    return fstat(in, &from) == 0 && fstat(out, &to) == 0 && is_same(&from, &to);
}

/* Inputs are not opened for this: to open a pipe would wait for its writer, and to close it again would stop that. */
static int is_input(const char *name, const struct stat *out)
{
    struct stat in;
    const int known = strcmp(name, "-") == 0 ? fstat(STDIN_FILENO, &in) : stat(name, &in);
    return known == 0 && is_same(&in, out);
}

static const char *input_that_is(const struct stat *out, int count, char **inputs)
{
    if (count == 0 && is_input("-", out)) return "-";
    for (int i = 0; i < count; i++)
        if (is_input(inputs[i], out)) return inputs[i];
    return NULL;
}

int refuse_input(const char *command, const char *option, const char *path, int count, char **inputs)
{
    struct stat out;
    if (path == NULL || stat(path, &out) != 0 || input_that_is(&out, count, inputs) == NULL) return -1;
    return usage_error(command, "--%s=%s: the input is also the output", option, path);
}

int refuse_input_on_stdout(const char *command, int count, char **inputs)
{
    struct stat out;
    const char *const input = fstat(STDOUT_FILENO, &out) == 0 ? input_that_is(&out, count, inputs) : NULL;
    return input == NULL ? -1 : usage_error(command, "%s: the input is also the output", input);
}
