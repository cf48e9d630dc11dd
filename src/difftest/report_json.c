/* SPDX-License-Identifier: BSD-2-Clause */
#include "difftest/report_json.h"
#include "step/verdict.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void put(json_t *object, const char *key, double x)
{
    /* An integer is written without exponent and point: shorter, and the same number. */
    const int whole = x == floor(x) && fabs(x) < 1e15 && !(x == 0 && signbit(x));
    json_object_set_new(object, key, whole ? json_integer((json_int_t)x) : json_real(x));
}

json_t *step_json(const struct painleve_body_step *s)
{
    json_t *object = json_object();
    put(object, "m", s->m), put(object, "I", s->I), put(object, "rx", s->rx), put(object, "ry", s->ry);
    put(object, "mu", s->mu), put(object, "e", s->e);
    put(object, "vx", s->vx), put(object, "vy", s->vy), put(object, "w", s->w);
    put(object, "gx", s->gx), put(object, "gy", s->gy), put(object, "h", s->h);
    return object;
}

json_t *answer_json(const struct painleve_body_step *s, const struct painleve_body_answer *a)
{
    json_t *object = json_object();
    put(object, "vx", a->vx), put(object, "vy", a->vy), put(object, "w", a->w);
    if (a->m != s->m || a->I != s->I) put(object, "m", a->m), put(object, "I", a->I);
    if (a->rx != s->rx || a->ry != s->ry) put(object, "rx", a->rx), put(object, "ry", a->ry);
    if (a->contacts >= 0) put(object, "contacts", a->contacts);
    return object;
}

json_t *counts_json(const struct difftest *test, const char *class_name)
{
    json_t *object = json_object();
    json_object_set_new(object, "problems", json_integer(difftest_count(test, class_name, JUDGEMENTS)));
    for (int i = 0; i < JUDGEMENTS; i++)
        json_object_set_new(object, judgement_names[i],
                            json_integer(difftest_count(test, class_name, (enum judgement)i)));
    return object;
}

static json_t *marks_json(unsigned marks)
{
    json_t *list = json_array();
    for (int i = 0; i < MARKS; i++)
        if (marks >> i & 1) json_array_append_new(list, json_string(mark_names[i]));
    return list;
}

static void put_word(json_t *object, const char *key, const char *word)
{
    if (*word != '\0') json_object_set_new(object, key, json_string(word));
}

static json_t *verdict_json(const struct verdict *verdict)
{
    json_t *object = json_object();
    put_word(object, "at_10_eps", judgement_names[verdict->at_10_eps]);
    put_word(object, "exact", verdict->exact);
    put_word(object, "nearest", verdict->nearest);
    put_word(object, "eta", verdict->eta);
    put_word(object, "restitution", verdict->restitution);
    put_word(object, "difference", verdict->difference);
    json_object_set_new(object, "marks", marks_json(verdict->marks));
    if (verdict->certificate != NULL)
        json_object_set_new(object, "certificate", json_loads(verdict->certificate, 0, NULL));
    return object;
}

static json_t *trial_json(const struct trial *trial)
{
    json_t *object = json_object();
    put_word(object, "id", trial->id);
    put_word(object, "judgement", judgement_names[trial->verdict.judgement]);
    put_word(object, "note", trial->note);
    json_object_set_new(object, "problem", step_json(&trial->step));
    if (!trial_is_answered(trial)) return object;
    json_object_set_new(object, "answer", answer_json(&trial->step, &trial->answer));
    json_t *verdict = verdict_json(&trial->verdict);
    json_object_update(object, verdict);
    json_decref(verdict);
    return object;
}

/* The counts of each class, in the order of the classes. */
static json_t *classes_json(const struct difftest *test)
{
    json_t *classes = json_object();
    for (size_t i = 0; i < test->trial_count; i++)
        if (json_object_get(classes, test->trials[i].class_name) == NULL)
            json_object_set_new(classes, test->trials[i].class_name, counts_json(test, test->trials[i].class_name));
    return classes;
}

static json_t *marks_counted(const struct difftest *test)
{
    json_t *object = json_object();
    for (int k = 0; k < MARKS; k++) {
        long n = 0;
        for (size_t i = 0; i < test->trial_count; i++) n += test->trials[i].verdict.marks >> k & 1;
        json_object_set_new(object, mark_names[k], json_integer(n));
    }
    return object;
}

static json_t *differences_counted(const struct difftest *test)
{
    json_t *object = json_object();
    const char *word;
    for (int i = 0; (word = step_difference_word(i)) != NULL; i++)
        json_object_set_new(object, word, json_integer(difftest_count_difference(test, word)));
    return object;
}

int report_lists(const struct difftest *test, const struct trial *trial)
{
    return trial->verdict.judgement != AGREE || test->only[0] != '\0';
}

json_t *report_json(const struct difftest *test, json_t *engine)
{
    json_t *trials = json_array();
    for (size_t i = 0; i < test->trial_count; i++)
        if (report_lists(test, test->trials + i)) json_array_append_new(trials, trial_json(test->trials + i));
    json_t *report = json_object();
    json_object_set_new(report, "v", json_integer(1));
    json_object_set_new(report, "type", json_string("difftest"));
    if (engine != NULL) json_object_set(report, "engine", engine);
    json_object_set_new(report, "ended_early", json_boolean(atomic_load(&test->stop)));
    json_object_set_new(report, "seed", json_integer((json_int_t)test->seed));
    json_object_set_new(report, "eps", json_string(test->measure.eps));
    json_object_set_new(report, "law", json_string(test->measure.law));
    json_object_set_new(report, "precision", json_string(test->measure.binary32 ? "binary32" : "binary64"));
    json_object_set_new(report, "classes", classes_json(test));
    json_object_set_new(report, "all", counts_json(test, NULL));
    json_object_set_new(report, "marks", marks_counted(test));
    json_object_set_new(report, "differences", differences_counted(test));
    json_object_set_new(report, "no_contact", json_integer(difftest_without_contact(test)));
    json_object_set_new(report, "trials", trials);
    return report;
}
