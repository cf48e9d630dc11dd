/* SPDX-License-Identifier: BSD-2-Clause */
/* The run of a test: problem, answer, verdict. */
#include "difftest/difftest.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int is_finite(const struct painleve_body_answer *a)
{
    return isfinite(a->vx) && isfinite(a->vy) && isfinite(a->w) && isfinite(a->m) && isfinite(a->I) &&
           isfinite(a->rx) && isfinite(a->ry);
}

int trial_is_answered(const struct trial *trial)
{
    return trial->verdict.judgement != UNSUPPORTED && trial->verdict.judgement != NO_ANSWER;
}

static void no_answer(struct trial *trial, enum judgement judgement, const char *note)
{
    trial->verdict = (struct verdict){.judgement = judgement, .at_10_eps = judgement};
    if (note != NULL) snprintf(trial->note, sizeof trial->note, "%s", note);
}

/* Judges an answer for another body than the one that was asked as `other-problem`, whatever its other properties. */
static void compare_used(struct trial *trial)
{
    const char *const field = judge_used(&trial->step, &trial->answer);
    if (field == NULL) return;
    verdict_clear(&trial->verdict);
    no_answer(trial, OTHER_PROBLEM, NULL);
    snprintf(trial->note, sizeof trial->note, "the %s that was used is not that of the problem to within 1/%d", field,
             USED_INVERSE);
}

/* An answer with data that no rigid body has, such as a mass of 0, answers no problem. */
static enum painleve_status judge_trial(struct trial *trial, const struct measure *measure, enum keep keep)
{
    char reason[256] = "";
    const enum painleve_status status =
        judge(&trial->step, &trial->answer, measure, trial->id, keep, &trial->verdict, reason);
    if (status == PAINLEVE_OK) return compare_used(trial), status;
    verdict_clear(&trial->verdict);
    no_answer(trial, NO_ANSWER, NULL);
    snprintf(trial->note, sizeof trial->note, "cannot be judged: %.170s", reason);
    return status == PAINLEVE_HYPOTHESIS || status == PAINLEVE_MALFORMED ? PAINLEVE_OK : status;
}

enum painleve_status trial_ask(struct trial *trial, const struct engine *engine, const struct measure *measure,
                               int restitution, enum keep keep)
{
    const struct painleve_body_step *step = &trial->step;
    trial->note[0] = '\0';
    const char *const fault = step_fault(step);
    if (fault != NULL) { /* the data of the problem, rounded to floats, belong to no body */
        no_answer(trial, UNSUPPORTED, NULL);
        snprintf(trial->note, sizeof trial->note, "no problem in the engine's arithmetic: %s", fault);
        return PAINLEVE_OK;
    }
    if (step->e > 0 && !restitution)
        return no_answer(trial, UNSUPPORTED, "the engine treats no restitution"), PAINLEVE_OK;
    trial->answer =
        (struct painleve_body_answer){.m = step->m, .I = step->I, .rx = step->rx, .ry = step->ry, .contacts = -1};
    const enum painleve_answer_status status = engine->ask(engine->self, trial->id, step, &trial->answer, trial->note);
    if (status == PAINLEVE_UNSUPPORTED) return no_answer(trial, UNSUPPORTED, NULL), PAINLEVE_OK;
    if (status != PAINLEVE_ANSWERED) return no_answer(trial, NO_ANSWER, NULL), PAINLEVE_OK;
    if (!is_finite(&trial->answer)) return no_answer(trial, NO_ANSWER, "the answer is not finite"), PAINLEVE_OK;
    return judge_trial(trial, measure, keep);
}

static void make(const struct difftest *test, const struct series *task, size_t i, struct painleve_body_step *step)
{
    struct random random = random_from(test->seed, task->class->name, task->index + i);
    task->class->make(&random, test->measure.binary32, step);
    if (test->measure.binary32) step_to_floats(step);
}

/* 1 when the next problem of a series can follow from this trial: there is an answer, and the contact stays closed. */
static int goes_on(const struct trial *trial)
{
    const double normal = trial->answer.vy + trial->answer.w * trial->step.rx;
    return trial_is_answered(trial) && normal < 1.0 / 1024;
}

/* Prepares the next problem; a series starts anew when it cannot continue, also when the engine's numbers have
 * overflowed. */
static void prepare(const struct difftest *test, const struct series *task, size_t i)
{
    struct trial *trial = test->trials + task->first + i;
    const int is_given = task->class == NULL, follows = !is_given && i > 0 && goes_on(trial - 1);
    if (follows) task->class->next(&trial[-1].step, &trial[-1].answer, &trial->step);
    if ((follows || is_given) && test->measure.binary32) step_to_floats(&trial->step);
    if (!is_given && (!follows || step_fault(&trial->step) != NULL)) make(test, task, i, &trial->step);
}

void difftest_work(struct difftest *test, const struct engine *engine)
{
    const enum keep keep = test->only[0] != '\0' ? KEEP_ALL : test->keep;
    for (size_t n; !atomic_load(&test->stop) && (n = atomic_fetch_add(&test->next_task, 1)) < test->task_count;) {
        const struct series *task = test->tasks + n;
        for (size_t i = 0; i < task->length && !atomic_load(&test->stop); i++) {
            struct trial *trial = test->trials + task->first + i;
            prepare(test, task, i);
            if (trial_ask(trial, engine, &test->measure, test->restitution, keep) != PAINLEVE_OK) {
                atomic_store(&test->failed, 1);
                atomic_store(&test->stop, 1);
            }
            /* an answer that was abandoned because the test ends does not count as missing */
            trial->asked =
                trial->verdict.judgement != NO_ANSWER || !atomic_load(&test->stop) || atomic_load(&test->failed);
            atomic_fetch_add(&test->done, 1);
        }
    }
}

void difftest_finish(struct difftest *test)
{
    size_t kept = 0;
    for (size_t i = 0; i < test->trial_count; i++) {
        struct trial *trial = test->trials + i;
        if (trial->asked && (test->only[0] == '\0' || strcmp(trial->id, test->only) == 0))
            test->trials[kept++] = *trial;
        else
            verdict_clear(&trial->verdict);
    }
    test->trial_count = kept;
}
