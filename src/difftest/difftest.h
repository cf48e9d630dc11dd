/* SPDX-License-Identifier: BSD-2-Clause */
/* A differential test: problems, an engine that answers them, and the judged answers. */
#ifndef DIFFTEST_DIFFTEST_H
#define DIFFTEST_DIFFTEST_H

#include "difftest/classes.h"
#include "difftest/judge.h"

#include <stdatomic.h>
#include <stddef.h>

enum { TRIAL_ID = 96, TRIAL_NOTE = 200 };

/* An engine: a process or a function. `ask` gets an answer in which the caller has set the data of the step. */
struct engine {
    void *self;
    enum painleve_answer_status (*ask)(void *self, const char *id, const struct painleve_body_step *step,
                                       struct painleve_body_answer *answer, char note[TRIAL_NOTE]);
};

/* One problem with its answer and verdict. */
struct trial {
    char id[TRIAL_ID];
    const char *class_name;
    const char *file; /* the file from which the problem was read, or NULL */
    struct painleve_body_step step;
    struct painleve_body_answer answer;
    char note[TRIAL_NOTE]; /* a note of the adapter, or the reason why there is no answer */
    struct verdict verdict;
    int asked;
};

/* Problems that must be asked in order: one, or a series in which each follows from the answer before. */
struct series {
    const struct problem_class *class; /* NULL: the trial already has its problem */
    uint64_t index;                    /* of the first problem in its class */
    size_t first, length;              /* its trials */
};

struct difftest {
    /* The options. */
    long counts[FAMILIES]; /* -1: not set */
    int corpus, chosen;    /* chosen: some family, the corpus, or problems were asked for */
    uint64_t seed;
    char only[TRIAL_ID];
    int restitution; /* 1 when the engine treats e > 0 */
    struct measure measure;
    enum keep keep;
    /* The state of the run. */
    struct trial *trials;
    size_t trial_count, room;
    struct series *tasks;
    size_t task_count, task_room;
    atomic_size_t next_task, done;
    atomic_int stop;   /* may be set by any thread: no further problem is asked */
    atomic_int failed; /* an answer could not be judged because of an internal error */
};

/* difftest_init: 200 problems of each class and the corpus, binary64. difftest_clear: frees what a test owns. */
void difftest_init(struct difftest *test);
void difftest_clear(struct difftest *test);

/* difftest_set: sets an option from text.  Returns 0, or -1 with the reason. */
int difftest_set(struct difftest *test, const char *option, const char *text, char reason[256]);

/* difftest_give: adds a problem besides those of the classes. `file`, from which it was read, must outlive the test. */
void difftest_give(struct difftest *test, const char *id, const char *file, const struct painleve_body_step *step);

/* difftest_plan: makes the list of problems. Returns 0, or -1 when `only` names no problem. */
int difftest_plan(struct difftest *test);

/* difftest_work: asks one engine, series after series, until none is left; several threads may call it, each with its
 * own engine. */
void difftest_work(struct difftest *test, const struct engine *engine);

/* difftest_finish: removes problems that were not asked and, with `only`, all others. */
void difftest_finish(struct difftest *test);

/* difftest_count: the number of trials of a class (NULL: all) with a judgement (JUDGEMENTS: all). */
long difftest_count(const struct difftest *test, const char *class_name, enum judgement judgement);

/* difftest_count_difference: the number of answers with this word in `continuous.difference` (spec/step.md, section 7). */
long difftest_count_difference(const struct difftest *test, const char *word);

/* trial_is_answered: 1 when there is an answer, right or wrong. */
int trial_is_answered(const struct trial *trial);

/* difftest_without_contact: the number of answers in which the engine reports no contact point. */
long difftest_without_contact(const struct difftest *test);

/* trial_ask: asks one problem and judges the answer. Returns PAINLEVE_OK, or the reason why it could not be judged. */
enum painleve_status trial_ask(struct trial *trial, const struct engine *engine, const struct measure *measure,
                               int restitution, enum keep keep);

/* A problem with a name. */
struct named_step {
    const char *name, *source;
    struct painleve_body_step step;
};

/* named_steps: all of them, ending in one without a name. */
const struct named_step *named_steps(void);

#endif
