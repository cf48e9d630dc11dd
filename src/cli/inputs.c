/* SPDX-License-Identifier: BSD-2-Clause */
/* From the operands of a command to outcomes. */
#include "cli/command.h"
#include "cli/record_reader.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int exit_of_status(enum status status)
{
    static const int exits[] = {EXIT_DECIDED, EXIT_MALFORMED, EXIT_MALFORMED, EXIT_UNDECIDED, EXIT_INTERNAL};
    return exits[status];
}

static int larger(int x, int y)
{
    return x > y ? x : y;
}

/* Decides what is a problem, hands the outcome on, and frees it. */
static int settle(struct outcome *outcome, const struct task *task)
{
    if (outcome->status == STATUS_OK)
        outcome->status = problem_decide(outcome->problem, &task->options, &outcome->answer, &outcome->failure);
    task->handle(outcome, task->context);
    answer_free(&outcome->answer);
    problem_free(outcome->problem);
    json_decref(outcome->id);
    return exit_of_status(outcome->status);
}

/* jansson names a key that stands twice only in its message: duplicate object key near '"a"'. */
static void take_duplicate_key(const char *message, struct failure *failure)
{
    const char *near = strstr(message, "duplicate object key near '\"");
    if (near == NULL) return;
    near = strchr(near, '"') + 1;
    snprintf(failure->field, sizeof failure->field, "%.*s", (int)strcspn(near, "\""), near);
    snprintf(failure->reason, sizeof failure->reason, "the field is given twice");
}

static void read_record(const struct record *record, const struct task *task, struct outcome *outcome)
{
    json_error_t error;
    json_t *json = json_loadb(record->text, record->length, JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, &error);
    if (json == NULL) {
        outcome->status = STATUS_MALFORMED;
        outcome->place.line = record->line + (error.line > 0 ? error.line - 1 : 0);
        snprintf(outcome->failure.reason, sizeof outcome->failure.reason, "not JSON: %s", error.text);
        take_duplicate_key(error.text, &outcome->failure);
        return;
    }
    outcome->status = problem_from_json(json, task->binary64, &outcome->problem, &outcome->id, &outcome->failure);
    if (outcome->status != STATUS_OK) outcome->place.line += record_key_line(record, outcome->failure.field) - 1;
    json_decref(json);
}

static int decide_record(const char *file, const struct record *record, const struct task *task)
{
    struct outcome outcome = {.place = {file, record->line}, .status = STATUS_MALFORMED};
    if (record->trouble != NULL)
        snprintf(outcome.failure.reason, sizeof outcome.failure.reason, "%s", record->trouble);
    else
        read_record(record, task, &outcome);
    return settle(&outcome, task);
}

static int decide_stream(const char *name, FILE *in, const struct task *task)
{
    int exit_status = EXIT_DECIDED;
    struct record record;
    struct record_reader *reader = record_reader_new(in);
    while (record_reader_next(reader, &record)) exit_status = larger(exit_status, decide_record(name, &record, task));
    record_reader_free(reader);
    return exit_status;
}

static int cannot_read(const char *name, const char *reason, const struct task *task)
{
    struct outcome outcome = {.place = {name, 0}, .status = STATUS_MALFORMED};
    snprintf(outcome.failure.reason, sizeof outcome.failure.reason, "cannot read the file: %s", reason);
    return settle(&outcome, task);
}

static int decide_file(const char *name, const struct task *task)
{
    struct stat about;
    if (strcmp(name, "-") == 0) return decide_stream("-", stdin, task);
    if (stat(name, &about) != 0) return cannot_read(name, strerror(errno), task);
    if (S_ISDIR(about.st_mode)) return cannot_read(name, strerror(EISDIR), task);
    FILE *in = fopen(name, "r");
    if (in == NULL) return cannot_read(name, strerror(errno), task);
    int exit_status = decide_stream(name, in, task);
    if (ferror(in)) exit_status = larger(exit_status, cannot_read(name, "read error", task));
    fclose(in);
    return exit_status;
}

static enum status set_from_argument(struct problem *problem, const char *argument, struct failure *failure)
{
    const size_t n = strcspn(argument, "=");
    char name[64];
    snprintf(name, sizeof name, "%.*s", (int)n, argument);
    if (strcmp(name, "id") != 0) return problem_set(problem, name, argument + n + 1, strlen(argument + n + 1), failure);
    json_decref(problem->id);
    problem->id = json_string(argument + n + 1);
    if (problem->id != NULL) return STATUS_OK;
    snprintf(failure->field, sizeof failure->field, "id");
    snprintf(failure->reason, sizeof failure->reason, "not UTF-8");
    return STATUS_MALFORMED;
}

static int decide_arguments(const struct kind *kind, int argc, char **argv, const struct task *task)
{
    struct outcome outcome = {.status = STATUS_OK, .problem = problem_new(kind)};
    if (outcome.problem == NULL) abort();
    for (int i = 0; i < argc && outcome.status == STATUS_OK; i++)
        outcome.status = set_from_argument(outcome.problem, argv[i], &outcome.failure);
    if (outcome.status == STATUS_OK) outcome.status = problem_complete(outcome.problem, &outcome.failure);
    return settle(&outcome, task);
}

int decide_inputs(const char *command, int argc, char **argv, const struct task *task)
{
    int exit_status = EXIT_DECIDED;
    const struct kind *kind = argc > 0 && access(argv[0], F_OK) != 0 ? kind_find(argv[0]) : NULL;
    if (argc == 0 && isatty(STDIN_FILENO)) return usage_error(command, "a FILE, or KIND name=value..., is expected");
    if (argc == 0) return decide_file("-", task);
    for (int i = 1; kind != NULL && i < argc; i++)
        if (strchr(argv[i], '=') == NULL)
            return usage_error(command, "'%s': name=value is expected after the kind '%s'", argv[i], argv[0]);
    if (kind != NULL) return decide_arguments(kind, argc - 1, argv + 1, task);
    if (argc > 1 && strchr(argv[1], '=') != NULL && access(argv[0], F_OK) != 0)
        return usage_error(command, "'%s' is no kind of problem; `painleve kinds` lists them", argv[0]);
    for (int i = 0; i < argc; i++) exit_status = larger(exit_status, decide_file(argv[i], task));
    return exit_status;
}
