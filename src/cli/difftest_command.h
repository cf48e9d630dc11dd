/* SPDX-License-Identifier: BSD-2-Clause */
/* The parts of `painleve difftest`. */
#ifndef CLI_DIFFTEST_COMMAND_H
#define CLI_DIFFTEST_COMMAND_H

#include "cli/adapter_process.h"
#include "difftest/difftest.h"

#include <jansson.h>
#include <stdio.h>

enum { MOST_JOBS = 256 };

/* One call of the command. */
struct difftest_call {
    const char *command, *eps; /* the text of eps, or NULL */
    double seconds;
    int jobs;
    const char *json_path, *junit_path, *folder; /* of --json, --junit, --save; NULL when not requested */
    FILE *json, *junit;                          /* opened after the engine has started */
    struct difftest test;
    struct adapter *adapters[MOST_JOBS];
    long restarts; /* of the adapters in this test */
};

/* difftest_list_adapters: lists the installed adapters, one a line. Returns the exit status. */
int difftest_list_adapters(void);

/* difftest_report: prints the tables for people to stdout. */
void difftest_report(const struct difftest_call *call);

/* difftest_show_one: prints everything about one trial to stdout. */
void difftest_show_one(const struct difftest_call *call, const struct trial *trial);

/* difftest_json: the report of report_json, with the command that asks each wrong answer again, and the number of
 * restarts. */
json_t *difftest_json(const struct difftest_call *call);

/* difftest_junit: the trials as JUnit's XML; a failure is a wrong answer. */
void difftest_junit(const struct difftest_call *call, FILE *out);

/* difftest_save: simplifies each wrong answer and saves it in files. Returns 0, or -1 after a message on stderr. */
int difftest_save(struct difftest_call *call);

/* reproduce: the command that asks one problem again.  The caller frees it. */
char *reproduce(const struct difftest_call *call, const struct trial *trial);

/* quoted: text as one word for a shell.  The caller frees it. */
char *quoted(const char *text);

/* trial_sentence: one line that describes what is wrong. */
void trial_sentence(const struct trial *trial, char *text, size_t size);

#endif
