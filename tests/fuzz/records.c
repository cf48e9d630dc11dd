/* SPDX-License-Identifier: BSD-2-Clause */
/* Any bytes as a file of problems: read, decided, written for people, as JSON and as SMT-LIB; each certificate goes through the checker. */
#include "certificate/smt2.h"
#include "cli/command.h"
#include "numbers/number.h"
#include "target.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WIDTH_BITS = 40 };
static const long budgets[] = {1 << 10, 1 << 11, 1 << 13}; /* the length of the input chooses one */

static FILE *nowhere;

static void judge(const struct outcome *outcome, void *context)
{
    const struct task *const task = context;
    json_t *const record = outcome_json(outcome, &task->options);
    char *const line = json_dumps(record, JSON_COMPACT | JSON_ENSURE_ASCII);
    if (line == NULL) finding("no JSON");
    outcome_say_trouble(outcome, nowhere);
    if (outcome->status == STATUS_INTERNAL) finding("internal error: %s", line);
    if (outcome->status == STATUS_OK) {
        problem_describe(outcome->problem, &outcome->answer, nowhere);
        if (smt2_refusal(record) == NULL) smt2_claim(record, nowhere);
        judge_certificate(line, strlen(line));
    }
    free(line);
    json_decref(record);
}

/* JSON numbers are doubles when the first byte is a space. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char path[32];
    struct task task = {.options = options_default, .binary64 = size > 0 && data[0] == ' ', .handle = judge};
    task.options.budget_bits = budgets[size % 3];
    task.options.width_bits = WIDTH_BITS;
    task.context = &task;
    if (nowhere == NULL) nowhere = fopen("/dev/null", "w");
    if (nowhere == NULL) finding("no /dev/null");
    const int file = memory_file(data, size);
    memory_file_path(file, path);
    char *operands[] = {path, NULL};
    (void)decide_inputs("decide", 1, operands, &task);
    close(file);
    number_cleanup();
    return 0;
}
