/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/command.h"
#include "memory/memory.h"
#include "numbers/expression.h"
#include "problem/width.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

json_t *outcome_json(const struct outcome *outcome, const struct options *options)
{
    if (outcome->status == STATUS_OK) return json_incref(outcome->certificate);
    const json_t *id = outcome->id == NULL && outcome->problem != NULL ? outcome->problem->id : outcome->id;
    if (outcome->status == STATUS_UNDECIDED && outcome->problem != NULL && !outcome->unread)
        return certificate_undecided(outcome->problem, options, &outcome->failure);
    if (outcome->status == STATUS_UNDECIDED)
        return certificate_unread(&outcome->place, outcome->kind, id, options, &outcome->failure);
    return certificate_error(&outcome->place, id, &outcome->failure);
}

void outcome_say_trouble(const struct outcome *outcome, FILE *out)
{
    if (outcome->place.file != NULL) fprintf(out, "%s:", outcome->place.file);
    if (outcome->place.line > 0) fprintf(out, "%ld:", outcome->place.line);
    if (outcome->place.file != NULL) fputc(' ', out);
    if (outcome->failure.field[0] != '\0') fprintf(out, "field '%s': ", outcome->failure.field);
    fprintf(out, "%s%s\n", outcome->status == STATUS_UNDECIDED ? "undecided: " : "", outcome->failure.reason);
}

int on_terminal(void)
{
    return isatty(STDOUT_FILENO) && isatty(STDERR_FILENO);
}

static int write_error; /* errno of the first write to stdout that failed */

void flush_output(void)
{
    if ((fflush(stdout) != 0 || ferror(stdout)) && write_error == 0) write_error = errno != 0 ? errno : EIO;
}

int finish_output(int status)
{
    flush_output();
    if (write_error == 0) return status;
    fprintf(stderr, "painleve: the results could not be written: %s\n", strerror(write_error));
    return EXIT_INTERNAL;
}

int usage_error(const char *command, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("painleve: ", stderr);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fprintf(stderr, "\nTry `painleve %s%s--help`.\n", command, *command != '\0' ? " " : "");
    return EXIT_USAGE;
}

int can_open_output(const char *command, const char *path)
{
    const int file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0) return usage_error(command, "cannot write %s: %s", path, strerror(errno)), 0;
    close(file);
    return 1;
}

void discard_output(const char *path)
{
    struct stat file;
    if (stat(path, &file) != 0 || !S_ISREG(file.st_mode)) return;
    if (truncate(path, 0) != 0) fprintf(stderr, "painleve: %s: it holds a part of the result\n", path);
}

static int read_budget(const char *text, long *bits)
{
    char *end;
    errno = 0;
    *bits = strtol(text, &end, 10);
    return isdigit((unsigned char)*text) && *end == '\0' && errno == 0 && *bits > 0 && *bits <= NUMBER_MAX_BUDGET_BITS;
}

static int read_bytes(const char *text, long *bytes)
{
    char *end;
    errno = 0;
    *bytes = strtol(text, &end, 10);
    return isdigit((unsigned char)*text) && *end == '\0' && errno == 0 && *bytes > 0 && *bytes <= 1L << 50;
}

/* Digits, and after a point up to three more, as milliseconds. */
static int read_seconds(const char *text, long *milliseconds)
{
    long value = 0, unit = 1000;
    int digits = 0;
    const char *at = text;
    for (; isdigit((unsigned char)*at) && value <= 1000000; at++, digits++) value = 10 * value + (*at - '0');
    value *= 1000;
    if (*at == '.')
        for (at++; isdigit((unsigned char)*at) && unit > 1; at++, digits++) value += (*at - '0') * (unit /= 10);
    *milliseconds = value;
    return *at == '\0' && digits > 0 && value > 0 && value <= 1000000000;
}

static int read_tiers(const char *text, unsigned *tiers)
{
    static const enum tier known[] = {TIER_FILTER, TIER_INTERVAL, TIER_EXACT};
    *tiers = 0;
    if (strcmp(text, "all") == 0) *tiers = TIER_ALL;
    while (*tiers != TIER_ALL && *text != '\0') {
        const size_t n = strcspn(text, ",");
        unsigned found = 0;
        for (size_t i = 0; i < 3; i++)
            if (strlen(tier_name(known[i])) == n && memcmp(tier_name(known[i]), text, n) == 0) found = known[i];
        if (found == 0) return 0;
        *tiers |= found;
        if (text[n] == ',' && text[n + 1] == '\0') return 0;
        text += n + (text[n] == ',');
    }
    return *tiers != 0;
}

static int read_width(const char *text, long *bits)
{
    struct failure failure;
    const struct number *x;
    struct number_pool *pool = number_pool_new();
    if (pool == NULL) memory_out();
    const int good = expression_read(pool, text, strlen(text), &x, &failure) == STATUS_OK && width_bits(pool, x, bits);
    number_pool_free(pool);
    return good;
}

int read_deciding_option(const char *command, int option, const char *argument, struct task *task)
{
    task->has_width |= option == OPTION_WIDTH;
    task->binary64 |= option == OPTION_NUMBERS && strcmp(argument, "binary64") == 0;
    if (option == OPTION_NUMBERS && !task->binary64 && strcmp(argument, "exact") != 0)
        return usage_error(command, "--numbers=%s: exact or binary64 is expected", argument);
    if (option == OPTION_BUDGET && !read_budget(argument, &task->options.budget_bits))
        return usage_error(command, "--budget=%s: a number of bits from 1 to 2^60 is expected", argument);
    if (option == OPTION_TIMEOUT && !read_seconds(argument, &task->bounds.milliseconds))
        return usage_error(command, "--timeout=%s: a number of seconds from 0.001 to 1000000 is expected", argument);
    if (option == OPTION_MEMORY && !read_bytes(argument, &task->bounds.bytes))
        return usage_error(command, "--memory=%s: a number of bytes from 1 to 2^50 is expected", argument);
    if (option == OPTION_TIERS && !read_tiers(argument, &task->options.tiers))
        return usage_error(command, "--tiers=%s: a list of filter, interval and exact, or all, is expected", argument);
    if (option == OPTION_WIDTH && !read_width(argument, &task->options.width_bits))
        return usage_error(command, "--width=%s: a number from 2^-8192 to 1 is expected, like 1e-12", argument);
    return -1;
}
