/* SPDX-License-Identifier: BSD-2-Clause */
/* The report of a differential test for people. */
#include "cli/adapter_line.h"
#include "cli/difftest_command.h"
#include "difftest/report_json.h"
#include "memory/memory.h"
#include "step/verdict.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { WORST = 10, REASONS = 5 };

char *quoted(const char *text)
{
    char *word = memory_new(4 * strlen(text) + 3, 1), *to = word;
    if (*text != '\0' &&
        strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+:=,") == strlen(text))
        return strcpy(word, text);
    *to++ = '\'';
    for (; *text != '\0'; text++) {
        if (*text == '\'') {
            memcpy(to, "'\\''", 4);
            to += 4;
        } else {
            *to++ = *text;
        }
    }
    memcpy(to, "'", 2);
    return word;
}

char *reproduce(const struct difftest_call *call, const struct trial *trial)
{
    const int has_eps = call->eps != NULL, has_file = trial->file != NULL;
    char *command = quoted(call->command), *eps = quoted(has_eps ? call->eps : ""), *id = quoted(trial->id),
         *file = quoted(has_file ? trial->file : "");
    char *line = memory_print("painleve difftest --adapter %s%s%s --only %s%s%s", command, has_eps ? " --eps " : "",
                              has_eps ? eps : "", id, has_file ? " " : "", has_file ? file : "");
    free(command);
    free(eps);
    free(id);
    free(file);
    return line;
}

static const char *word_of(const struct difftest_call *call, const char *key)
{
    const char *word = json_string_value(json_object_get(adapter_hello(call->adapters[0]), key));
    return word != NULL ? word : "";
}

static void print_engine(const struct difftest_call *call)
{
    const struct measure *measure = &call->test.measure;
    const json_t *iterations = json_object_get(adapter_hello(call->adapters[0]), "iterations");
    printf("engine    %s %s%s%s\n", word_of(call, "engine"), word_of(call, "version"),
           *word_of(call, "solver") != '\0' ? ", " : "", word_of(call, "solver"));
    printf("settings  %s%s", word_of(call, "settings"), *word_of(call, "settings") != '\0' ? "; " : "");
    if (json_is_number(iterations)) printf("%g iterations; ", json_number_value(iterations));
    printf("law %s, %s\n", measure->law, measure->binary32 ? "binary32" : "binary64");
    printf("judged    eps %s, seed %llu\n\n", measure->eps, (unsigned long long)call->test.seed);
}

static void print_row(const struct difftest *test, const char *title, const char *class_name)
{
    printf("%-14s", title);
    printf("%9ld", difftest_count(test, class_name, JUDGEMENTS));
    for (int i = 0; i < JUDGEMENTS; i++) {
        const long n = difftest_count(test, class_name, (enum judgement)i);
        if (n > 0)
            printf("%*ld", (int)strlen(judgement_names[i]) + 2, n);
        else
            printf("%*s", (int)strlen(judgement_names[i]) + 2, ".");
    }
    putchar('\n');
}

static void print_table(const struct difftest *test)
{
    printf("%-14s%9s", "class", "problems");
    for (int i = 0; i < JUDGEMENTS; i++) printf("  %s", judgement_names[i]);
    putchar('\n');
    for (size_t i = 0; i < test->trial_count; i++)
        if (i == 0 || test->trials[i].class_name != test->trials[i - 1].class_name)
            print_row(test, test->trials[i].class_name, test->trials[i].class_name);
    print_row(test, "all", NULL);
}

void trial_sentence(const struct trial *trial, char *text, size_t size)
{
    const struct verdict *v = &trial->verdict;
    size_t n = (size_t)snprintf(text, size, "%s: exact %s; nearest %s, backward error %s",
                                judgement_names[v->judgement], v->exact[0] != '\0' ? v->exact : "none",
                                v->nearest[0] != '\0' ? v->nearest : "none", v->eta[0] != '\0' ? v->eta : "infinite");
    for (int i = 0; i < MARKS && n < size; i++)
        if (v->marks >> i & 1) n += (size_t)snprintf(text + n, size - n, "; %s", mark_names[i]);
}

/* The worst answer first; equally bad ones in the order in which they were asked. */
static int compare_trials(const void *first, const void *second)
{
    const struct trial *x = *(const struct trial *const *)first, *y = *(const struct trial *const *)second;
    if (x->verdict.eta_size != y->verdict.eta_size) return x->verdict.eta_size > y->verdict.eta_size ? -1 : 1;
    return x < y ? -1 : x > y;
}

static void print_worst(const struct difftest_call *call)
{
    const struct difftest *test = &call->test;
    const struct trial **wrong = memory_new(test->trial_count + 1, sizeof *wrong);
    size_t n = 0;
    char sentence[256];
    for (size_t i = 0; i < test->trial_count; i++)
        if (test->trials[i].verdict.judgement == WRONG) wrong[n++] = test->trials + i;
    qsort(wrong, n, sizeof *wrong, compare_trials);
    if (n > 0) printf("\nthe worst of %zu wrong answers:\n", n);
    for (size_t i = 0; i < n && i < WORST; i++) {
        char *command = reproduce(call, wrong[i]);
        trial_sentence(wrong[i], sentence, sizeof sentence);
        printf("  %-24s %s\n    %s\n", wrong[i]->id, sentence, command);
        free(command);
    }
    free(wrong);
}

static void print_marks(const struct difftest *test)
{
    puts("\nwhat the engine did:");
    for (int k = 0; k < MARKS; k++) {
        long n = 0;
        for (size_t i = 0; i < test->trial_count; i++) n += test->trials[i].verdict.marks >> k & 1;
        printf("  %-16s %ld\n", mark_names[k], n);
    }
    long sensitive = 0;
    for (size_t i = 0; i < test->trial_count; i++)
        sensitive += test->trials[i].verdict.judgement == WRONG && test->trials[i].verdict.at_10_eps != WRONG;
    printf("  %-16s %ld\n", "right at 10 eps", sensitive);
    if (difftest_without_contact(test) > 0) printf("  %-16s %ld\n", "saw no contact", difftest_without_contact(test));
}

/* Prints the differences from continuous time: those that come from the discretisation, of right answers, and the
 * others. */
static void print_differences(const struct difftest *test)
{
    static const char *const meaning[][2] = {
        {"none", "a mode of continuous time explains the answer"},
        {"impact-without-collision", "right for every short step: stick ends an impact without collision"},
        {"step-size", "right for this step, and not for every shorter one"},
        {"rounding", "near"},
        {"solver", "wrong"},
        {"law", "another law of friction"},
        {"problem", "another problem"}};
    const char *word;
    int titled = 0;
    for (int i = 0; (word = step_difference_word(i)) != NULL; i++) {
        const long n = difftest_count_difference(test, word);
        const char *says = word;
        for (size_t k = 0; k < sizeof meaning / sizeof *meaning; k++)
            if (strcmp(meaning[k][0], word) == 0) says = meaning[k][1];
        if (n > 0 && !titled++) puts("\ndifferences from continuous time:");
        if (n > 0) printf("  %-24s %6ld  %s\n", word, n, says);
    }
}

/* Prints why answers are missing or to another body: the most frequent reasons, with their numbers. */
static void print_missing(const struct difftest *test)
{
    const char *reasons[REASONS];
    long counts[REASONS] = {0}, others = 0;
    int n = 0;
    for (size_t i = 0; i < test->trial_count; i++) {
        const struct trial *trial = test->trials + i;
        if (trial->verdict.is_decided || trial->verdict.judgement == UNSUPPORTED) continue;
        int k = 0;
        while (k < n && strcmp(reasons[k], trial->note) != 0) k++;
        if (k == n && n < REASONS) reasons[n++] = trial->note;
        if (k < n)
            counts[k]++;
        else
            others++;
    }
    if (n > 0) puts("\nno answer, or to another problem:");
    for (int k = 0; k < n; k++) printf("  %6ld  %s\n", counts[k], *reasons[k] != '\0' ? reasons[k] : "no reason given");
    if (others > 0) printf("  %6ld  other reasons\n", others);
}

void difftest_report(const struct difftest_call *call)
{
    print_engine(call);
    print_table(&call->test);
    print_worst(call);
    print_marks(&call->test);
    print_differences(&call->test);
    print_missing(&call->test);
    if (call->restarts > 0)
        printf("\nthe adapter was started again %ld time%s\n", call->restarts, call->restarts == 1 ? "" : "s");
    if (atomic_load(&call->test.stop)) puts("\nthe test was ended before all problems were asked");
}

json_t *difftest_json(const struct difftest_call *call)
{
    json_t *report = report_json(&call->test, adapter_hello(call->adapters[0]));
    const json_t *listed = json_object_get(report, "trials");
    size_t n = 0;
    for (size_t i = 0; i < call->test.trial_count; i++) {
        const struct trial *trial = call->test.trials + i;
        if (!report_lists(&call->test, trial)) continue;
        json_t *entry = json_array_get(listed, n++);
        if (trial->verdict.judgement != WRONG) continue;
        char *command = reproduce(call, trial);
        json_object_set_new(entry, "again", json_string(command));
        free(command);
    }
    json_object_set_new(report, "restarts", json_integer(call->restarts));
    return report;
}

static void show_answer(const struct trial *trial)
{
    const struct painleve_body_answer *a = &trial->answer;
    printf("answer    vx %.17g, vy %.17g, w %.17g\n", a->vx, a->vy, a->w);
    printf("used      m %.17g, I %.17g, contact point (%.17g, %.17g)\n", a->m, a->I, a->rx, a->ry);
    if (a->contacts >= 0) printf("found     %d contact point%s\n", a->contacts, a->contacts == 1 ? "" : "s");
}

void difftest_show_one(const struct difftest_call *call, const struct trial *trial)
{
    char sentence[256], *line = problem_line(trial->id, &trial->step);
    print_engine(call);
    printf("problem   %s", line);
    free(line);
    if (trial_is_answered(trial)) show_answer(trial);
    if (!trial->verdict.is_decided) {
        printf("verdict   %s: %s\n", judgement_names[trial->verdict.judgement], trial->note);
        return;
    }
    trial_sentence(trial, sentence, sizeof sentence);
    printf("verdict   %s\n", sentence);
    if (trial->verdict.restitution[0] != '\0') printf("restitution  %s\n", trial->verdict.restitution);
    if (trial->verdict.difference[0] != '\0') printf("against continuous time  %s\n", trial->verdict.difference);
    if (trial->note[0] != '\0') printf("note      %s\n", trial->note);
    char *record = judge_record(&trial->step, &trial->answer, &call->test.measure, trial->id);
    printf("\nto decide it again, with a certificate:\n  echo '%s' | painleve decide --json -\n", record);
    free(record);
}
