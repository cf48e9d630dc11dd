/* SPDX-License-Identifier: BSD-2-Clause */
/* From the operands of a command to outcomes. */
#include "certificate/certificate.h"
#include "cli/bounded.h"
#include "cli/record_reader.h"
#include "cli/suggestion.h"
#include "cli/text.h"
#include "memory/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int exit_of_status(enum status status)
{
    static const int exits[] = {EXIT_DECIDED, EXIT_MALFORMED, EXIT_MALFORMED, EXIT_UNDECIDED, EXIT_INTERNAL};
    return exits[status];
}

/* The width in the options is put into every problem that accepts a width and has none, so that it is part of the
 * certificate. */
static enum status put_width(struct problem *problem, const struct options *options, struct failure *failure)
{
    char text[32];
    const int field = kind_field(problem->kind, "width");
    if (options->width_bits == options_default.width_bits || field < 0 || problem->value[field].number != NULL)
        return STATUS_OK;
    snprintf(text, sizeof text, "1/2^%ld", options->width_bits);
    return problem_set(problem, "width", text, strlen(text), failure);
}

/* Says, once in a run, that the option --width does nothing for a kind of problem. */
static void note_width(const struct problem *problem, const struct task *task)
{
    static int noted;
    if (!task->has_width || problem->kind->narrows || noted) return;
    noted = 1;
    fprintf(stderr, "painleve: note: --width has no effect in kind %s, but in kinds", problem->kind->name);
    for (const struct kind *const *kind = kind_list(); *kind != NULL; kind++)
        if ((*kind)->narrows) fprintf(stderr, " %s", (*kind)->name);
    fputc('\n', stderr);
}

/* Says of a verdict that it has no certificate. */
static void note_no_proof(const struct outcome *outcome)
{
    const struct place *place = &outcome->place;
    if (outcome->status != STATUS_OK || certificate_has_proof(outcome->certificate)) return;
    fputs("painleve: note: ", stderr);
    if (place->file != NULL) fprintf(stderr, "%s:%ld: ", place->file, place->line);
    fputs("these verdicts come without a proof: there is no certificate (spec/mechanism.md)\n", stderr);
}

/* Decides a problem, passes the outcome on, and frees it. */
static int settle(struct outcome *outcome, const struct task *task)
{
    if (outcome->status == STATUS_OK)
        note_radians(&outcome->place, outcome->problem), note_width(outcome->problem, task);
    if (outcome->status == STATUS_OK) outcome->status = put_width(outcome->problem, &task->options, &outcome->failure);
    if (outcome->status == STATUS_OK)
        outcome->status = certificate_decide(outcome->problem, &task->options, &outcome->answer, &outcome->certificate,
                                             &outcome->failure);
    note_no_proof(outcome);
    text_clean(outcome->failure.field);
    text_clean(outcome->failure.reason);
    task->handle(outcome, task->context);
    json_decref(outcome->certificate);
    answer_free(&outcome->answer);
    problem_free(outcome->problem);
    json_decref(outcome->id);
    return exit_of_status(outcome->status);
}

/* A syntax error belongs to the last key before it. jansson's message may quote half a character of the input. */
static void take_syntax_error(const struct record *record, const json_error_t *error, struct outcome *outcome)
{
    struct failure *failure = &outcome->failure;
    const size_t at = error->position > 0 ? (size_t)error->position : 0;
    const int twice = json_error_code(error) == json_error_duplicate_key;
    const int too_large = json_error_code(error) == json_error_numeric_overflow;
    outcome->status = STATUS_MALFORMED;
    outcome->place.line = record->line + (error->line > 0 ? error->line - 1 : 0);
    record_key_before(record->text, record->length, at, failure->field, sizeof failure->field);
    if (twice) outcome->place.line = record->line + record_key_line(record->text, record->length, failure->field);
    const int is_id = strcmp(failure->field, "id") == 0;
    if (twice || too_large)
        snprintf(failure->reason, sizeof failure->reason, "%s",
                 twice ? "the field is given twice"
                 : is_id
                     ? problem_id_expected
                     : "a number of this size must be a string: an integer beyond 2^53, or a fraction beyond a double");
    else
        snprintf(failure->reason, sizeof failure->reason, "not JSON: %s", error->text);
}

static void add_suggestion(const char *name, struct failure *failure)
{
    const size_t length = strlen(failure->reason);
    char suggestion[SUGGESTION_SIZE];
    suggest_kind(name, 0, suggestion);
    snprintf(failure->reason + length, sizeof failure->reason - length, "%s", suggestion);
}

static void read_record(const struct record *record, const struct task *task, struct outcome *outcome)
{
    json_error_t error;
    json_t *json = json_loadb(record->text, record->length, JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, &error);
    if (json == NULL) {
        take_syntax_error(record, &error, outcome);
        return;
    }
    const char *kind = json_string_value(json_object_get(json, "kind"));
    outcome->kind = kind != NULL ? kind_find(kind) : NULL;
    outcome->status = problem_from_json(json, task->binary64, task->options.budget_bits, &outcome->problem,
                                        &outcome->id, &outcome->failure);
    if (kind != NULL && outcome->kind == NULL) add_suggestion(kind, &outcome->failure);
    if (outcome->status != STATUS_OK)
        outcome->place.line += record_key_line(record->text, record->length, outcome->failure.field);
    json_decref(json);
}

static int decide_record(const char *file, const struct record *record, const struct task *task)
{
    struct outcome outcome = {.place = {file, record->line}, .status = STATUS_MALFORMED};
    if (record->trouble[0] != '\0')
        snprintf(outcome.failure.reason, sizeof outcome.failure.reason, "%s", record->trouble);
    else
        read_record(record, task, &outcome);
    return settle(&outcome, task);
}

/* The data that a worker gets in addition to the record. */
struct work {
    const struct task *task;
    const char *file;
    const struct kind *kind; /* from the arguments */
    int argc;
    char **argv;
};

static int is_bounded(const struct task *task)
{
    return task->bounds.milliseconds > 0 || task->bounds.bytes > 0;
}

static int work_on_record(const struct record *record, void *context)
{
    const struct work *work = context;
    return decide_record(work->file, record, work->task);
}

/* Ends early only when the results cannot be written any more. */
static int decide_stream(const char *name, int file, const struct task *task)
{
    int exit_status = EXIT_DECIDED;
    struct record record;
    struct work work = {.task = task, .file = name};
    struct worker *worker = is_bounded(task) ? worker_new(&task->bounds, work_on_record, &work) : NULL;
    struct record_reader *reader = record_reader_new(file);
    while (!ferror(stdout) && record_reader_next(reader, &record)) {
        const int alone = worker == NULL || record.trouble[0] != '\0';
        const int status = alone ? decide_record(name, &record, task) : bounded_decide(worker, name, &record, task);
        exit_status = larger(exit_status, status);
    }
    record_reader_free(reader);
    worker_free(worker);
    return exit_status;
}

static int cannot_read(const char *name, const char *reason, const struct task *task)
{
    struct outcome outcome = {.place = {name, 0}, .status = STATUS_MALFORMED};
    snprintf(outcome.failure.reason, sizeof outcome.failure.reason, "cannot read the file: %s", reason);
    add_suggestion(name, &outcome.failure);
    return settle(&outcome, task);
}

static int decide_opened(const char *name, int file, const struct task *task)
{
    const int refused = refuse_opened_input(name, file);
    return refused < 0 ? decide_stream(name, file, task) : refused;
}

static int decide_file(const char *path, const struct task *task)
{
    if (strcmp(path, "-") == 0) return decide_opened("-", STDIN_FILENO, task);
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    const char *const reason = file < 0 ? strerror(errno) : NULL;
    char *name = memory_copy(path); /* safe for a terminal */
    text_clean(name);
    const int exit_status = file < 0 ? cannot_read(name, reason, task) : decide_opened(name, file, task);
    free(name);
    if (file >= 0) close(file);
    return exit_status;
}

static enum status set_id(struct problem *problem, const char *text, struct failure *failure)
{
    const int twice = problem->id != NULL;
    if (!twice) problem->id = json_string(text);
    if (!twice && problem->id != NULL) return STATUS_OK;
    snprintf(failure->field, sizeof failure->field, "id");
    snprintf(failure->reason, sizeof failure->reason, "%s", twice ? "the field is given twice" : "not UTF-8");
    return STATUS_MALFORMED;
}

static enum status set_from_argument(struct problem *problem, const char *argument, struct failure *failure)
{
    const size_t n = strcspn(argument, "=");
    char name[sizeof failure->field];
    snprintf(name, sizeof name, "%.*s", (int)n, argument);
    if (strcmp(name, "id") == 0) return set_id(problem, argument + n + 1, failure);
    return problem_set(problem, name, argument + n + 1, strlen(argument + n + 1), failure);
}

enum { TURNS = 3 };

/* The id comes first, so that every error contains it; then the mechanism, which determines the fields. */
static int turn_of(const char *argument)
{
    if (strncmp(argument, "id=", 3) == 0) return 0;
    return strncmp(argument, "mechanism=", 10) == 0 ? 1 : 2;
}

static int decide_arguments(const struct kind *kind, int argc, char **argv, const struct task *task)
{
    struct outcome outcome = {.status = STATUS_OK, .problem = problem_new(kind), .kind = kind};
    number_pool_begin(outcome.problem->pool, task->options.budget_bits);
    for (int turn = 0; turn < TURNS; turn++)
        for (int i = 0; i < argc && outcome.status == STATUS_OK; i++)
            if (turn_of(argv[i]) == turn)
                outcome.status = set_from_argument(outcome.problem, argv[i], &outcome.failure);
    if (outcome.status == STATUS_OK) outcome.status = problem_complete(outcome.problem, &outcome.failure);
    outcome.unread = outcome.status != STATUS_OK;
    return settle(&outcome, task);
}

static int work_on_arguments(const struct record *record, void *context)
{
    const struct work *work = context;
    (void)record;
    return decide_arguments(work->kind, work->argc, work->argv, work->task);
}

/* The kind and id of the arguments as a record, so that an answer that takes the place of the worker's contains them. */
static char *names_of_arguments(const struct kind *kind, int argc, char **argv)
{
    json_t *names = json_pack("{s:s}", "kind", kind->name);
    for (int i = 0; i < argc; i++)
        if (turn_of(argv[i]) == 0) json_object_set_new(names, "id", json_string(argv[i] + 3));
    char *text = json_dumps(names, JSON_COMPACT);
    json_decref(names);
    if (text == NULL) memory_out();
    return text;
}

static int decide_bounded_arguments(const struct kind *kind, int argc, char **argv, const struct task *task)
{
    char *names = names_of_arguments(kind, argc, argv);
    const struct record record = {.text = names, .length = strlen(names)};
    struct work work = {.task = task, .kind = kind, .argc = argc, .argv = argv};
    struct worker *worker = worker_new(&task->bounds, work_on_arguments, &work);
    const int exit_status = bounded_decide(worker, NULL, &record, task);
    worker_free(worker);
    free(names);
    return exit_status;
}

/* The kind that the first operand names, when a field follows or there is no file of that name. */
static const struct kind *kind_of_operands(int argc, char **argv)
{
    if (argc == 0) return NULL;
    const int has_fields = argc > 1 && strchr(argv[1], '=') != NULL;
    return has_fields || access(argv[0], F_OK) != 0 ? kind_find(argv[0]) : NULL;
}

static int no_kind(const char *command, const char *name)
{
    char suggestion[SUGGESTION_SIZE];
    suggest_kind(name, 0, suggestion);
    return usage_error(command, "'%s' is no kind of problem; `painleve kinds` lists them%s", name, suggestion);
}

int decide_inputs(const char *command, int argc, char **argv, const struct task *task)
{
    int exit_status = EXIT_DECIDED;
    const struct kind *kind = kind_of_operands(argc, argv);
    if (argc == 0 && isatty(STDIN_FILENO)) return usage_error(command, "a FILE, or KIND name=value..., is expected");
    if (argc == 0) return decide_file("-", task);
    for (int i = 1; kind != NULL && i < argc; i++)
        if (strchr(argv[i], '=') == NULL)
            return usage_error(command, "'%s': name=value is expected after the kind '%s'", argv[i], argv[0]);
    if (kind != NULL)
        return is_bounded(task) ? decide_bounded_arguments(kind, argc - 1, argv + 1, task)
                                : decide_arguments(kind, argc - 1, argv + 1, task);
    if (argc > 1 && strchr(argv[1], '=') != NULL && access(argv[0], F_OK) != 0) return no_kind(command, argv[0]);
    for (int i = 0; i < argc; i++) exit_status = larger(exit_status, decide_file(argv[i], task));
    return exit_status;
}
