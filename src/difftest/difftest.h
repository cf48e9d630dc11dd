/* SPDX-License-Identifier: BSD-2-Clause */
/* A differential test: problems, an engine that answers them, and the judged answers. */
#ifndef DIFFTEST_DIFFTEST_H
#define DIFFTEST_DIFFTEST_H

#include "difftest/classes.h"
#include "difftest/judge.h"

#include <stdatomic.h>
#include <stddef.h>

enum { TRIAL_ID = 96, TRIAL_NOTE = 200 };

/* Someone who answers: a process or a function.  `ask` presets nothing: the answer comes with the data of the step. */
struct engine {
    void *self;
    enum painleve_answer_status (*ask)(void *self, const char *id, const struct painleve_body_step *step,
                                       struct painleve_body_answer *answer, char note[TRIAL_NOTE]);
};

/* One problem with its answer and verdict. */
struct trial {
    char id[TRIAL_ID];
    const char *class_name;
    const char *file; /* from which the problem was read, or NULL */
    struct painleve_body_step step;
    struct painleve_body_answer answer;
    char note[TRIAL_NOTE]; /* of the adapter, or why there is no answer */
    struct verdict verdict;
    int asked;
};

/* Problems that must be asked one after the other: one, or a series in which each follows from the answer before. */
struct series {
    const struct problem_class *class; /* NULL: the trial already has its problem */
    uint64_t index;                    /* of the first problem in its class */
    size_t first, length;              /* its trials */
};

struct difftest {
    /* What to ask. */
    long counts[FAMILIES]; /* -1: not set */
    int corpus, chosen;    /* chosen: some family, the corpus, or problems were asked for */
    uint64_t seed;
    char only[TRIAL_ID];
    int restitution; /* whether the engine treats e > 0 */
    struct measure measure;
    enum keep keep;
    /* The run. */
    struct trial *trials;
    size_t trial_count, room;
    struct series *tasks;
    size_t task_count, task_room;
    atomic_size_t next_task, done;
    atomic_int stop;   /* set by anyone: no further problem is asked */
    atomic_int failed; /* an answer could not be judged, by a fault of ours */
};

/* difftest_init, difftest_clear: 200 problems of each class and the corpus, binary64; frees what a test holds. */
void difftest_init(struct difftest *test);
void difftest_clear(struct difftest *test);

/* difftest_set: sets an option from text.  Returns 0, or -1 with the reason. */
int difftest_set(struct difftest *test, const char *option, const char *text, char reason[256]);

/* difftest_give: adds a problem that is asked besides those of the classes.
 * In  file  from which it was read; must outlive the test */
void difftest_give(struct difftest *test, const char *id, const char *file, const struct painleve_body_step *step);

/* difftest_plan: lists what is to be asked.  Returns 0, or -1 when `only` names no problem. */
int difftest_plan(struct difftest *test);

/* difftest_work: asks one engine, task after task, until none is left; several threads may each call it with its own engine. */
void difftest_work(struct difftest *test, const struct engine *engine);

/* difftest_finish: drops what was not asked, and, with `only`, everything else. */
void difftest_finish(struct difftest *test);

/* difftest_count: trials of a class (NULL: all) with a judgement (JUDGEMENTS: all). */
long difftest_count(const struct difftest *test, const char *class_name, enum judgement judgement);

/* difftest_count_difference: answers that differ from continuous time in this way, a word of `continuous.difference` (spec/step.md, section 7). */
long difftest_count_difference(const struct difftest *test, const char *word);

/* trial_is_answered: whether there is an answer, of whatever worth. */
int trial_is_answered(const struct trial *trial);

/* difftest_without_contact: answers of which the engine says that it found no contact point. */
long difftest_without_contact(const struct difftest *test);

/* trial_ask: asks one problem and judges the answer.  Returns PAINLEVE_OK, or why the answer could not be judged. */
enum painleve_status trial_ask(struct trial *trial, const struct engine *engine, const struct measure *measure,
                               int restitution, enum keep keep);

/* The problems with names. */
struct named_step {
    const char *name, *source;
    struct painleve_body_step step;
};

/* named_steps: all of them, ending in one without a name. */
const struct named_step *named_steps(void);

#endif
