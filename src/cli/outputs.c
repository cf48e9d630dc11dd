/* SPDX-License-Identifier: BSD-2-Clause */
/* Outputs that are an input, whose results would overwrite what has not been read yet, or be read as input without end;
 * and one file for two outputs, each of which would overwrite the other. */
#include "cli/command.h"

#include <stdio.h>
#include <stdlib.h>
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

/* The part of a path behind its folder; `folder` receives the folder. */
static const char *last_part(const char *path, struct stat *folder)
{
    const char *const slash = strrchr(path, '/');
    char *const name = slash == NULL ? strdup(".") : strndup(path, (size_t)(slash - path) + 1);
    const int known = name != NULL && stat(name, folder) == 0;
    free(name);
    return !known ? NULL : slash == NULL ? path : slash + 1;
}

/* 1 when two outputs are the same regular file, or will be once they are created; devices take several outputs. */
static int is_one_output(const char *path, const char *other)
{
    struct stat file, other_file;
    const int there = stat(path, &file) == 0, other_there = stat(other, &other_file) == 0;
    if (there || other_there) return there && other_there && is_same(&file, &other_file);
    const char *const name = last_part(path, &file), *const other_name = last_part(other, &other_file);
    return name != NULL && other_name != NULL && strcmp(name, other_name) == 0 && file.st_dev == other_file.st_dev &&
           file.st_ino == other_file.st_ino;
}

static int refuse_input(const char *command, const struct output *output, int inputs, char **input)
{
    struct stat out;
    if (output->path == NULL || stat(output->path, &out) != 0 || input_that_is(&out, inputs, input) == NULL) return -1;
    return usage_error(command, "--%s=%s: the input is also the output", output->option, output->path);
}

int refuse_inputs(const char *command, const struct output *output, int outputs, int inputs, char **input)
{
    int status = -1;
    for (int i = 0; i < outputs && status < 0; i++) status = refuse_input(command, &output[i], inputs, input);
    return status;
}

static int refuse_standard_output(const char *command, const struct output *output)
{
    struct stat file, standard;
    if (output->path == NULL) return -1;
    if (stat(output->path, &file) == 0 && fstat(STDOUT_FILENO, &standard) == 0 && is_same(&file, &standard))
        return usage_error(command, "--%s=%s: standard output is the same file", output->option, output->path);
    if (strcmp(output->path, "-") != 0 || output->may_be_standard) return -1;
    return usage_error(command, "--%s=-: the name of a file is expected, as the text is written to standard output",
                       output->option);
}

static int refuse_same_output(const char *command, const struct output *output, const struct output *other)
{
    if (output->path == NULL || other->path == NULL || !is_one_output(output->path, other->path)) return -1;
    return usage_error(command, "--%s=%s, --%s=%s: one file for two outputs", output->option, output->path,
                       other->option, other->path);
}

int refuse_same_outputs(const char *command, const struct output *output, int outputs)
{
    int status = -1;
    for (int i = 0; i < outputs && status < 0; i++) {
        status = refuse_standard_output(command, &output[i]);
        for (int j = 0; j < i && status < 0; j++) status = refuse_same_output(command, &output[j], &output[i]);
    }
    return status;
}

/* To print this on standard error would append it to the input. */
static int refuse_messages(const char *input)
{
    printf("painleve: %s: messages would be appended to the input\n", input);
    return EXIT_USAGE;
}

int refuse_input_on_streams(const char *command, int count, char **inputs)
{
    struct stat out;
    const char *input = fstat(STDOUT_FILENO, &out) == 0 ? input_that_is(&out, count, inputs) : NULL;
    if (input != NULL) return usage_error(command, "%s: the input is also the output", input);
    input = fstat(STDERR_FILENO, &out) == 0 ? input_that_is(&out, count, inputs) : NULL;
    return input == NULL ? -1 : refuse_messages(input);
}

int refuse_opened_input(const char *name, int file)
{
    if (is_one_file(file, STDOUT_FILENO)) {
        fprintf(stderr, "painleve: %s: the input is also the output\n", name);
        return EXIT_USAGE;
    }
    return is_one_file(file, STDERR_FILENO) ? refuse_messages(name) : -1;
}
