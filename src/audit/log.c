/* SPDX-License-Identifier: BSD-2-Clause */
#include "audit/format.h"
#include "memory/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct log_format *const formats[] = {
    &log_format_ndjson, &log_format_csv, &log_format_raw, &log_format_siconos, &log_format_fclib,
};

enum { FORMATS = sizeof formats / sizeof *formats };

const char *log_format_names(void)
{
    return "ndjson, csv, raw, siconos, fclib";
}

int log_has_format(const char *name)
{
    for (int i = 0; i < FORMATS; i++)
        if (strcmp(formats[i]->name, name) == 0) return 1;
    return 0;
}

enum log_step log_trouble_is(struct log_trouble *trouble, long line, const char *field, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    trouble->line = line;
    snprintf(trouble->field, sizeof trouble->field, "%s", field);
    vsnprintf(trouble->reason, sizeof trouble->reason, format, arguments);
    va_end(arguments);
    return LOG_TROUBLE;
}

enum log_step log_line(struct log *log, char **text, size_t *length, struct log_trouble *trouble)
{
    for (;;) {
        const enum line_kind kind = lines_next(&log->lines, text, length);
        if (kind == LINE_NONE && log->lines.error != 0) {
            const int error = log->lines.error;
            log->lines.error = 0;
            return log_trouble_is(trouble, log->lines.line, "", "cannot read on: %s", strerror(error));
        }
        if (kind == LINE_NONE) return LOG_END;
        if (kind == LINE_TOO_LONG)
            return log_trouble_is(trouble, log->lines.line, "", "the line is longer than %d bytes", LINE_MAX_BYTES);
        if (kind == LINE_WITH_NUL)
            return log_trouble_is(trouble, log->lines.line, "",
                                  "the line holds a NUL byte: is this a binary log (--format=raw)?");
        if ((*text)[strspn(*text, " \t")] != '\0') return LOG_RECORD;
    }
}

enum log_step log_whole_line(struct log *log, char **text, size_t *length, struct log_trouble *trouble)
{
    const enum log_step step = log_line(log, text, length, trouble);
    if (step != LOG_RECORD || !log->lines.is_cut) return step;
    return log_trouble_is(trouble, log->lines.line, "",
                          "the log ends in this line, whose last number may be cut off; a newline belongs behind it");
}

void log_unread(struct log *log, const char *name)
{
    if (log->unread_named++ < 8)
        fprintf(stderr, "painleve: audit: %s: the field '%.60s' is not read\n", log->name, name);
}

enum log_step log_set_mode(struct observation *o, const char *word, struct log_trouble *trouble)
{
    o->mode = observation_mode(word);
    if (o->mode != OBSERVED_NO_MODE) return LOG_RECORD;
    return log_trouble_is(trouble, o->line, "mode", "'%.40s' is no mode: F, S+, S- or T is expected", word);
}

enum log_step log_set_level(struct observation *o, const char *word, struct log_trouble *trouble)
{
    o->is_acceleration = strcmp(word, "acceleration") == 0;
    if (o->is_acceleration || strcmp(word, "velocity") == 0) return LOG_RECORD;
    return log_trouble_is(trouble, o->line, "level", "'%.40s' is no level: velocity or acceleration is expected", word);
}

static int ends_so(const char *name, const struct log_format *format)
{
    const char *const dot = strrchr(name, '.');
    for (int i = 0; i < 2 && dot != NULL; i++)
        if (format->ending[i] != NULL && strcmp(dot, format->ending[i]) == 0) return 1;
    return 0;
}

static const struct log_format *format_of(const char *name, const char *asked)
{
    for (int i = 0; i < FORMATS; i++)
        if (asked != NULL ? strcmp(formats[i]->name, asked) == 0 : ends_so(name, formats[i])) return formats[i];
    return asked != NULL ? NULL : formats[0];
}

static int cannot_open(struct log_trouble *trouble, const char *reason)
{
    return log_trouble_is(trouble, 0, "", "cannot read the file: %s", reason), 0;
}

static struct log *new_log(const struct log_format *format, const char *name, int file)
{
    struct log *log = memory_new(1, sizeof *log);
    log->format = format;
    log->name = name;
    log->file = file;
    if (file >= 0) lines_new(&log->lines, file);
    return log;
}

static int open_problem(const struct log_format *format, const char *name, const char *reactions, struct log **log,
                        struct log_trouble *trouble)
{
    struct contact_problem *problem = format->load(name, trouble);
    if (problem == NULL) return 0;
    if (reactions != NULL && !contact_problem_reactions(problem, reactions, trouble)) {
        contact_problem_free(problem);
        return 0;
    }
    *log = new_log(format, name, -1);
    (*log)->problem = problem;
    return 1;
}

int log_open(const char *name, const char *format_name, const char *reactions, struct log **log,
             struct log_trouble *trouble)
{
    const struct log_format *format = format_of(name, format_name);
    if (format == NULL)
        return log_trouble_is(trouble, 0, "", "'%s' is no format of this build: it reads %s", format_name,
                              log_format_names()),
               0;
    if (format->load != NULL) return open_problem(format, name, reactions, log, trouble);
    if (reactions != NULL)
        return log_trouble_is(trouble, 0, "", "--reactions belongs to a problem of several contacts (siconos, fclib)"),
               0;
    const int file = strcmp(name, "-") == 0 ? dup(STDIN_FILENO) : open(name, O_RDONLY | O_CLOEXEC);
    if (file < 0) return cannot_open(trouble, strerror(errno));
    *log = new_log(format, name, file);
    return 1;
}

/* Reads the step of a record, which must not decrease. If it does, the next record is nevertheless compared with it, so
 * that a single damaged number costs one line, whether it was too small or the one before it too large. */
static enum log_step take_step(struct log *log, struct observation *o, struct log_trouble *trouble)
{
    const double step = o->value[OBSERVED_step];
    if (!(step >= 0 && step <= OBSERVED_LARGEST && step == floor(step)))
        return log_trouble_is(trouble, o->line, "step", "an integer from 0 to 2^53 - 1 is expected");
    const long before = log->step;
    const int falls = log->has_step && step < (double)before;
    log->has_step = 1;
    log->step = o->step = (long)step;
    return falls ? log_trouble_is(trouble, o->line, "step", "the step falls from %ld to %.0f", before, step)
                 : LOG_RECORD;
}

/* Numbers the steps by time, which must not decrease; if it does, as in take_step. */
static enum log_step count_step(struct log *log, struct observation *o, struct log_trouble *trouble)
{
    const double time = o->value[OBSERVED_t], before = log->time;
    const int has_time = observation_has(o, OBSERVED_t), had_time = log->has_time;
    if (has_time) log->has_time = 1, log->time = time;
    if (has_time && had_time && time < before)
        return log_trouble_is(trouble, o->line, "t", "time falls from %.17g to %.17g", before, time);
    if (observation_has(o, OBSERVED_step) && take_step(log, o, trouble) != LOG_RECORD) return LOG_TROUBLE;
    if (has_time && had_time && time > before) log->steps++;
    if (!observation_has(o, OBSERVED_step)) o->step = log->steps;
    return LOG_RECORD;
}

void log_stop_on(struct log *log, const atomic_int *stop)
{
    log->lines.stop = stop;
}

enum log_step log_next(struct log *log, struct observation *o, struct log_trouble *trouble)
{
    const char *field, *reason;
    observation_clear(o);
    const enum log_step step = log->format->next(log, o, trouble);
    if (step != LOG_RECORD) return step;
    if (!observation_complete(o, &field, &reason)) return log_trouble_is(trouble, o->line, field, "%s", reason);
    return count_step(log, o, trouble);
}

const struct contact_problem *log_problem(const struct log *log)
{
    return log->problem;
}

void log_free(struct log *log)
{
    if (log == NULL) return;
    if (log->file >= 0) lines_free(&log->lines), close(log->file);
    contact_problem_free(log->problem);
    free(log);
}
