/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/bounded.h"

#include <string.h>

/* Copies the kind and id of a record, as far as they can be read, to its outcome. */
static void take_names(const struct record *record, struct outcome *outcome)
{
    json_t *json = json_loadb(record->text, record->length, JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, NULL);
    const json_t *id = json_object_get(json, "id");
    const char *kind = json_string_value(json_object_get(json, "kind"));
    if (problem_id_is_good(id)) outcome->id = json_incref((json_t *)id);
    outcome->kind = kind != NULL ? kind_find(kind) : NULL;
    json_decref(json);
}

static void explain_end(enum worker_end end, const struct bounds *bounds, struct failure *failure)
{
    const size_t size = sizeof failure->reason;
    if (end == WORKER_TOO_LONG)
        snprintf(failure->reason, size, "not decided within %ld.%03ld s (--timeout)", bounds->milliseconds / 1000,
                 bounds->milliseconds % 1000);
    else if (end == WORKER_OUT_OF_MEMORY)
        snprintf(failure->reason, size, "not decided with %ld byte%s of memory (--memory)", bounds->bytes,
                 bounds->bytes == 1 ? "" : "s");
    else
        snprintf(failure->reason, size,
                 "the process that worked on it came to an end: a bug, or memory of the machine is out");
}

int bounded_decide(struct worker *worker, const char *file, const struct record *record, const struct task *task)
{
    struct outcome outcome = {.place = {file, record->line}, .status = STATUS_UNDECIDED};
    int exit_status = EXIT_DECIDED;
    const enum worker_end end = worker_run(worker, record, &exit_status);
    if (end == WORKER_DONE) return exit_status;
    if (end == WORKER_DIED) outcome.status = STATUS_INTERNAL;
    take_names(record, &outcome);
    explain_end(end, &task->bounds, &outcome.failure);
    task->handle(&outcome, task->context);
    json_decref(outcome.id);
    return exit_of_status(outcome.status);
}
