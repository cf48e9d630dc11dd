/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/difftest_files.h"
#include "cli/adapter_line.h"
#include "cli/command.h"
#include "cli/record_reader.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int complain(const char *path, long line, const char *reason)
{
    fprintf(stderr, "painleve: %s:", path);
    if (line > 0) fprintf(stderr, "%ld:", line);
    fprintf(stderr, " %s\n", reason);
    return EXIT_MALFORMED;
}

/* Distinguishes a problem from a file from the one that the generators give the same id, such as one that --save wrote. */
static void mark_as_given(char id[TRIAL_ID])
{
    char marked[TRIAL_ID];
    if (strchr(id, '/') == NULL || strncmp(id, "given/", 6) == 0) return;
    snprintf(marked, sizeof marked, "given/%.*s", (int)sizeof marked - 7, id);
    memcpy(id, marked, sizeof marked);
}

static int take_record(struct difftest_call *call, const char *path, const struct record *record)
{
    json_error_t error;
    char id[TRIAL_ID], reason[TRIAL_NOTE];
    struct painleve_body_step step;
    if (record->trouble[0] != '\0') return complain(path, record->line, record->trouble);
    json_t *json = json_loadb(record->text, record->length, JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL, &error);
    snprintf(id, sizeof id, "given/%.60s:%ld", strrchr(path, '/') != NULL ? strrchr(path, '/') + 1 : path,
             record->line);
    snprintf(reason, sizeof reason, "%.150s", json == NULL ? error.text : "");
    const int good = json != NULL && read_step(json, id, &step, reason) == 0;
    if (good) mark_as_given(id), difftest_give(&call->test, id, path, &step);
    json_decref(json);
    return good ? -1 : complain(path, record->line, reason);
}

static int read_file(struct difftest_call *call, const char *path)
{
    struct record record;
    int status = -1;
    const int file = strcmp(path, "-") == 0 ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return complain(path, 0, strerror(errno));
    struct record_reader *reader = record_reader_new(file);
    while (status < 0 && record_reader_next(reader, &record)) status = take_record(call, path, &record);
    record_reader_free(reader);
    if (file != STDIN_FILENO) close(file);
    return status;
}

int difftest_read_files(struct difftest_call *call, int argc, char **argv)
{
    int status = -1;
    for (int i = 0; i < argc && status < 0; i++) status = read_file(call, argv[i]);
    return status;
}
