/* SPDX-License-Identifier: BSD-2-Clause */
/* JUnit's XML: one suite, a test case for each problem; a failure is a wrong answer, what was not judged is skipped. */
#include "cli/difftest_command.h"

#include <stdlib.h>
#include <string.h>

static void write_escaped(FILE *out, const char *text)
{
    for (; *text != '\0'; text++) {
        const char *entity = *text == '&'   ? "&amp;"
                             : *text == '<' ? "&lt;"
                             : *text == '>' ? "&gt;"
                             : *text == '"' ? "&quot;"
                                            : NULL;
        if (entity != NULL)
            fputs(entity, out);
        else
            fputc(*text, out);
    }
}

static void write_attribute(FILE *out, const char *name, const char *value)
{
    fprintf(out, " %s=\"", name);
    write_escaped(out, value);
    fputc('"', out);
}

static void write_trial(const struct difftest_call *call, FILE *out, const struct trial *trial)
{
    char sentence[256];
    const enum judgement judgement = trial->verdict.judgement;
    fputs("  <testcase", out);
    write_attribute(out, "classname", trial->class_name);
    write_attribute(out, "name", trial->id);
    if (judgement == AGREE || judgement == NEAR) {
        fputs("/>\n", out);
        return;
    }
    if (trial->verdict.is_decided)
        trial_sentence(trial, sentence, sizeof sentence);
    else
        snprintf(sentence, sizeof sentence, "%s%s%.200s", judgement_names[judgement], *trial->note != '\0' ? ": " : "",
                 trial->note);
    fputs(judgement == WRONG ? ">\n    <failure" : ">\n    <skipped", out);
    write_attribute(out, "message", sentence);
    if (judgement == WRONG) {
        char *command = reproduce(call, trial);
        fputc('>', out);
        write_escaped(out, command);
        fputs("</failure>\n  </testcase>\n", out);
        free(command);
    } else {
        fputs("/>\n  </testcase>\n", out);
    }
}

void difftest_junit(const struct difftest_call *call, FILE *out)
{
    const struct difftest *test = &call->test;
    const long all = difftest_count(test, NULL, JUDGEMENTS), wrong = difftest_count(test, NULL, WRONG),
               passed = difftest_count(test, NULL, AGREE) + difftest_count(test, NULL, NEAR);
    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite", out);
    write_attribute(out, "name", call->command);
    fprintf(out, " tests=\"%ld\" failures=\"%ld\" errors=\"0\" skipped=\"%ld\">\n", all, wrong, all - wrong - passed);
    for (size_t i = 0; i < test->trial_count; i++) write_trial(call, out, test->trials + i);
    fputs("</testsuite>\n", out);
}
