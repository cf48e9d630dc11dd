/* SPDX-License-Identifier: BSD-2-Clause */
/* The plan of a test: which problems, in which order. */
#include "difftest/difftest.h"
#include "memory/memory.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PRESET_COUNT = 200, LARGEST_COUNT = 100000 };

void difftest_init(struct difftest *test)
{
    memset(test, 0, sizeof *test);
    for (int i = 0; i < FAMILIES; i++) test->counts[i] = -1;
    test->seed = 1;
    test->restitution = 1;
    test->keep = KEEP_WRONG;
    measure_preset(&test->measure, 0);
    atomic_init(&test->next_task, 0);
    atomic_init(&test->done, 0);
    atomic_init(&test->stop, 0);
    atomic_init(&test->failed, 0);
}

static void forget_run(struct difftest *test)
{
    for (size_t i = 0; i < test->trial_count; i++) verdict_clear(&test->trials[i].verdict);
    free(test->trials);
    free(test->tasks);
    test->trials = NULL;
    test->tasks = NULL;
    test->trial_count = test->room = test->task_count = test->task_room = 0;
}

void difftest_clear(struct difftest *test)
{
    forget_run(test);
}

/* A whole number from 0 to `largest`. */
static int read_whole(const char *text, unsigned long long largest, unsigned long long *x)
{
    char *end;
    errno = 0;
    if (*text < '0' || *text > '9') return 0;
    *x = strtoull(text, &end, 10);
    return *end == '\0' && errno == 0 && *x <= largest;
}

static int set_count(struct difftest *test, int family, const char *text, char reason[256])
{
    unsigned long long n;
    if (!read_whole(text, LARGEST_COUNT, &n)) {
        snprintf(reason, 256, "'%.40s': a number of problems from 0 to %d is expected", text, LARGEST_COUNT);
        return -1;
    }
    test->counts[family] = (long)n;
    test->chosen = 1;
    return 0;
}

/* One of the words in a list, which are separated by spaces; the static copy of it. */
static const char *word_in(const char *const *words, const char *text)
{
    while (*words != NULL && strcmp(*words, text) != 0) words++;
    return *words;
}

static int set_law(struct difftest *test, const char *text, char reason[256])
{
    static const char *const laws[] = {"coulomb", "associated", "soft", "substepped", "other", NULL};
    const char *law = word_in(laws, text);
    if (law == NULL) {
        snprintf(reason, 256, "'%.40s': coulomb, associated, soft, substepped or other is expected", text);
        return -1;
    }
    test->measure.law = law;
    return 0;
}

/* The tolerance is checked by the kind `step`, with a record that is otherwise valid. */
static int set_eps(struct difftest *test, const char *text, char reason[256])
{
    struct painleve_body_step step;
    struct verdict verdict;
    struct measure measure = test->measure;
    snprintf(measure.eps, sizeof measure.eps, "%s", text);
    step_preset(&step);
    const struct painleve_body_answer answer = {.m = step.m, .I = step.I, .rx = step.rx, .ry = step.ry};
    char why[256] = "too long";
    const int good = strlen(text) < sizeof measure.eps &&
                     judge(&step, &answer, &measure, "eps", KEEP_NONE, &verdict, why) == PAINLEVE_OK;
    if (good)
        verdict_clear(&verdict), test->measure = measure;
    else
        snprintf(reason, 256,
                 "'%.40s': a number from the rounding of the engine's arithmetic to 1/100 is expected: %.120s", text,
                 why);
    return good ? 0 : -1;
}

static int set_precision(struct difftest *test, const char *text, char reason[256])
{
    const int binary32 = strcmp(text, "binary32") == 0;
    if (!binary32 && strcmp(text, "binary64") != 0) {
        snprintf(reason, 256, "'%.40s': binary32 or binary64 is expected", text);
        return -1;
    }
    const char *law = test->measure.law;
    measure_preset(&test->measure, binary32);
    test->measure.law = law;
    return 0;
}

static int set_other(struct difftest *test, const char *option, const char *text, char reason[256])
{
    unsigned long long n;
    snprintf(reason, 256, "'%.40s' is no value of '%.40s'", text, option);
    if (strcmp(option, "corpus") == 0 && read_whole(text, 1, &n)) return test->corpus = (int)n, test->chosen = 1, 0;
    if (strcmp(option, "seed") == 0 && read_whole(text, INT64_MAX, &n)) return test->seed = n, 0;
    if (strcmp(option, "restitution") == 0 && (strcmp(text, "newton") == 0 || strcmp(text, "none") == 0))
        return test->restitution = text[1] == 'e', 0;
    if (strcmp(option, "only") != 0 || *text == '\0' || strlen(text) >= sizeof test->only) return -1;
    snprintf(test->only, sizeof test->only, "%s", text);
    return 0;
}

int difftest_set(struct difftest *test, const char *option, const char *text, char reason[256])
{
    for (int i = 0; i < FAMILIES; i++)
        if (strcmp(option, family_names[i]) == 0) return set_count(test, i, text, reason);
    if (strcmp(option, "law") == 0) return set_law(test, text, reason);
    if (strcmp(option, "eps") == 0) return set_eps(test, text, reason);
    if (strcmp(option, "precision") == 0) return set_precision(test, text, reason);
    return set_other(test, option, text, reason);
}

static void *grow(void *list, size_t count, size_t *room, size_t size)
{
    if (count < *room) return list;
    *room = *room == 0 ? 64 : 2 * *room;
    list = realloc(list, *room * size);
    if (list == NULL) memory_out();
    return list;
}

static struct trial *add_trial(struct difftest *test, const char *class_name)
{
    test->trials = grow(test->trials, test->trial_count, &test->room, sizeof *test->trials);
    struct trial *trial = test->trials + test->trial_count++;
    *trial = (struct trial){.class_name = class_name};
    return trial;
}

static void add_task(struct difftest *test, const struct problem_class *class, uint64_t index, size_t length)
{
    test->tasks = grow(test->tasks, test->task_count, &test->task_room, sizeof *test->tasks);
    test->tasks[test->task_count++] =
        (struct series){.class = class, .index = index, .first = test->trial_count, .length = length};
    for (size_t i = 0; class != NULL && i < length; i++)
        snprintf(add_trial(test, class->name)->id, TRIAL_ID, "%s/%llu/%llu", class->name,
                 (unsigned long long)test->seed, (unsigned long long)(index + i));
}

static void give(struct difftest *test, const char *class_name, const char *id, const char *file,
                 const struct painleve_body_step *step)
{
    add_task(test, NULL, 0, 1);
    struct trial *trial = add_trial(test, class_name);
    trial->file = file;
    snprintf(trial->id, sizeof trial->id, "%s", id);
    trial->step = *step;
}

void difftest_give(struct difftest *test, const char *id, const char *file, const struct painleve_body_step *step)
{
    give(test, "given", id, file, step);
    test->chosen = 1;
}

static void add_corpus(struct difftest *test)
{
    char id[TRIAL_ID];
    for (const struct named_step *named = named_steps(); named->name != NULL; named++) {
        snprintf(id, sizeof id, "corpus/%s", named->name);
        give(test, "corpus", id, NULL, &named->step);
    }
}

static long count_of(const struct difftest *test, const struct problem_class *class)
{
    int family = 0;
    while (strcmp(family_names[family], class->family) != 0) family++;
    if (test->counts[family] >= 0) return test->counts[family];
    return test->chosen ? 0 : PRESET_COUNT;
}

static void add_class(struct difftest *test, const struct problem_class *class)
{
    const size_t n = (size_t)count_of(test, class), length = class->next != NULL ? SERIES_LENGTH : 1;
    for (size_t i = 0; i < n; i += length) add_task(test, class, i, n - i < length ? n - i : length);
}

/* 1 when a problem that was read from a file has the id in `only`. */
static int is_given(const struct difftest *test)
{
    for (size_t i = 0; i < test->trial_count; i++)
        if (strcmp(test->trials[i].id, test->only) == 0) return 1;
    return 0;
}

/* Plans CLASS/SEED/INDEX: this problem, and those before it in its series. Only `only` is reported. */
static int plan_only(struct difftest *test)
{
    char name[TRIAL_ID];
    unsigned long long seed, index;
    int end = 0;
    if (is_given(test)) return 0;
    if (strncmp(test->only, "corpus/", 7) == 0) return add_corpus(test), 0;
    if (sscanf(test->only, "%95[^/]/%llu/%llu%n", name, &seed, &index, &end) != 3 || test->only[end] != '\0') return -1;
    const struct problem_class *class = class_find(name);
    if (class == NULL) return -1;
    const size_t before = class->next != NULL ? index % SERIES_LENGTH : 0;
    test->seed = seed;
    add_task(test, class, index - before, before + 1);
    return 0;
}

int difftest_plan(struct difftest *test)
{
    atomic_store(&test->next_task, 0);
    atomic_store(&test->done, 0);
    if (test->only[0] != '\0') return plan_only(test);
    if (test->corpus || !test->chosen) add_corpus(test);
    for (const struct problem_class *class = class_list(); class->name != NULL; class ++) add_class(test, class);
    return 0;
}

long difftest_count(const struct difftest *test, const char *class_name, enum judgement judgement)
{
    long n = 0;
    for (size_t i = 0; i < test->trial_count; i++) {
        const struct trial *trial = test->trials + i;
        n += (class_name == NULL || strcmp(trial->class_name, class_name) == 0) &&
             (judgement == JUDGEMENTS || trial->verdict.judgement == judgement);
    }
    return n;
}

long difftest_count_difference(const struct difftest *test, const char *word)
{
    long n = 0;
    for (size_t i = 0; i < test->trial_count; i++) n += strcmp(test->trials[i].verdict.difference, word) == 0;
    return n;
}

long difftest_without_contact(const struct difftest *test)
{
    long n = 0;
    for (size_t i = 0; i < test->trial_count; i++)
        n += trial_is_answered(test->trials + i) && test->trials[i].answer.contacts == 0;
    return n;
}
