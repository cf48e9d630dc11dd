/* SPDX-License-Identifier: BSD-2-Clause */
/* Wrong answers as files: NAME.json, a record of kind `step`; NAME.certificate.json; NAME.engine.json, with the engine
 * and its answer. `painleve difftest` can ask the problem of any of them again. */
#include "cli/difftest_command.h"
#include "difftest/report_json.h"
#include "difftest/shrink.h"
#include "memory/memory.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { NAME_SIZE = TRIAL_ID + 16 };

/* The id with '-' in place of '/', and a number appended when another answer of this run has that name. */
static void name_trial(json_t *taken, const char *id, char name[NAME_SIZE])
{
    const int n = snprintf(name, NAME_SIZE, "%.*s", TRIAL_ID - 1, id);
    for (char *c = name; *c != '\0'; c++)
        if (*c == '/' || *c == ':') *c = '-';
    for (long k = 2; json_object_get(taken, name) != NULL; k++) snprintf(name + n, (size_t)(NAME_SIZE - n), "-%ld", k);
    json_object_set_new(taken, name, json_true());
}

static void name_file(const struct difftest_call *call, const char *name, const char *ending, char path[8192])
{
    snprintf(path, 8192, "%s/%s.%s", call->folder, name, ending);
}

static int write_text(const struct difftest_call *call, const char *name, const char *ending, const char *text)
{
    char path[8192];
    name_file(call, name, ending, path);
    FILE *file = memory_open(path, "w");
    int good = file != NULL && fputs(text, file) >= 0 && fputc('\n', file) != EOF;
    if (file != NULL && fclose(file) != 0) good = 0;
    if (!good) fprintf(stderr, "painleve: %s cannot be written: %s\n", path, strerror(errno));
    return good ? 0 : -1;
}

static int write_json(const struct difftest_call *call, const char *name, const char *ending, json_t *json)
{
    char *text = json_dumps(json, JSON_INDENT(2) | JSON_ENSURE_ASCII);
    if (text == NULL) memory_out();
    const int status = write_text(call, name, ending, text);
    free(text);
    json_decref(json);
    return status;
}

/* The engine, the problem, the answer, and the command that asks it again. */
static json_t *engine_file(const struct difftest_call *call, const char *name, const struct trial *trial)
{
    char sentence[256], path[8192], again[16384];
    json_t *file = json_object();
    trial_sentence(trial, sentence, sizeof sentence);
    name_file(call, name, "engine.json", path);
    char *command = quoted(call->command), *word = quoted(path);
    snprintf(again, sizeof again, "painleve difftest --adapter %s %s", command, word);
    free(command);
    free(word);
    json_object_set_new(file, "id", json_string(trial->id));
    json_object_set(file, "engine", adapter_hello(call->adapters[0]));
    json_object_set_new(file, "adapter", json_string(call->command));
    json_object_set_new(file, "verdict", json_string(sentence));
    json_object_set_new(file, "problem", step_json(&trial->step));
    json_object_set_new(file, "answer", answer_json(&trial->step, &trial->answer));
    json_object_set_new(file, "again", json_string(again));
    return file;
}

static int save_trial(const struct difftest_call *call, const char *name, const struct trial *trial)
{
    char *record = judge_record(&trial->step, &trial->answer, &call->test.measure, trial->id);
    json_t *problem = json_loads(record, 0, NULL);
    free(record);
    int status = write_json(call, name, "json", problem);
    status |= write_text(call, name, "certificate.json", trial->verdict.certificate);
    status |= write_json(call, name, "engine.json", engine_file(call, name, trial));
    return status;
}

/* A copy with a certificate of its own, so that the report keeps the original answer. */
static struct trial copy_of(const struct trial *trial)
{
    struct trial copy = *trial;
    copy.verdict.certificate = memory_copy(trial->verdict.certificate);
    return copy;
}

int difftest_save(struct difftest_call *call)
{
    const struct engine engine = {call->adapters[0], adapter_ask};
    const struct difftest *test = &call->test;
    json_t *taken = json_object();
    char name[NAME_SIZE];
    int status = 0;
    for (size_t i = 0; i < test->trial_count && status == 0; i++) {
        if (test->trials[i].verdict.judgement != WRONG) continue;
        struct trial trial = copy_of(test->trials + i);
        if (isatty(STDERR_FILENO)) fprintf(stderr, "\r\033[Kshrinking %s", trial.id);
        trial_shrink(&trial, &engine, &test->measure, test->restitution, &test->stop);
        name_trial(taken, trial.id, name);
        status = save_trial(call, name, &trial);
        verdict_clear(&trial.verdict);
    }
    json_decref(taken);
    if (isatty(STDERR_FILENO)) fputs("\r\033[K", stderr);
    return status;
}
