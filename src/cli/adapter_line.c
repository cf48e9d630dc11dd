/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/adapter_line.h"
#include "cli/text.h"
#include "difftest/report_json.h"
#include "memory/memory.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

char *problem_line(const char *id, const struct painleve_body_step *step)
{
    json_t *object = json_pack("{s:s}", "id", id), *numbers = step_json(step);
    json_object_update(object, numbers);
    char *text = json_dumps(object, JSON_COMPACT | JSON_ENSURE_ASCII | JSON_REAL_PRECISION(17));
    if (text == NULL) memory_out();
    char *line = memory_print("%s\n", text);
    free(text);
    json_decref(numbers);
    json_decref(object);
    return line;
}

/* A JSON object of one line, or NULL with the reason. Integers of any size are read as doubles. */
static json_t *read_object(const char *line, size_t length, char reason[TRIAL_NOTE])
{
    json_error_t error;
    json_t *object = json_loadb(line, length, JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL, &error);
    if (json_is_object(object)) return object;
    snprintf(reason, TRIAL_NOTE, "no JSON object%s%.80s: %.40s", object == NULL ? ": " : "",
             object == NULL ? error.text : "", line);
    json_decref(object);
    text_clean(reason);
    return NULL;
}

static int is_one_of(const json_t *value, const char *const *words)
{
    const char *word = json_string_value(value);
    while (word != NULL && *words != NULL && strcmp(*words, word) != 0) words++;
    return word != NULL && *words != NULL;
}

/* 1 for a nonnegative integer of at most 2^53 - 1, or an absent value. */
static int is_count(const json_t *value)
{
    const double x = json_number_value(value);
    return value == NULL || (json_is_number(value) && x >= 0 && x <= 9007199254740991.0 && x == floor(x));
}

static int is_string_or_missing(const json_t *value)
{
    return value == NULL || json_is_string(value);
}

static const char *hello_fault(const json_t *hello)
{
    static const char *const laws[] = {"coulomb", "associated", "soft", "substepped", "other", NULL},
                             *const precisions[] = {"binary32", "binary64", NULL},
                             *const restitutions[] = {"newton", "none", NULL};
    const json_t *restitution = json_object_get(hello, "restitution"), *eps = json_object_get(hello, "eps");
    if (json_number_value(json_object_get(hello, "hello")) != 1) return "\"hello\":1 is missing";
    if (!json_is_string(json_object_get(hello, "engine"))) return "\"engine\" is no string";
    if (!json_is_string(json_object_get(hello, "version"))) return "\"version\" is no string";
    if (!is_one_of(json_object_get(hello, "law"), laws))
        return "\"law\" is none of coulomb, associated, soft, substepped, other";
    if (!is_one_of(json_object_get(hello, "precision"), precisions)) return "\"precision\" is not binary32 or binary64";
    if (restitution != NULL && !is_one_of(restitution, restitutions)) return "\"restitution\" is not newton or none";
    if (eps != NULL && !(json_is_number(eps) && json_number_value(eps) > 0)) return "\"eps\" is no positive number";
    if (!is_count(json_object_get(hello, "iterations"))) return "\"iterations\" is no integer from 0 to 2^53 - 1";
    if (!is_string_or_missing(json_object_get(hello, "solver"))) return "\"solver\" is no string";
    return is_string_or_missing(json_object_get(hello, "settings")) ? NULL : "\"settings\" is no string";
}

/* The strings of a handshake are printed, so that control characters are removed. */
static void clean_strings(json_t *hello)
{
    const char *key;
    json_t *value;
    void *next;
    json_object_foreach_safe(hello, next, key, value)
    {
        if (!json_is_string(value)) continue;
        char *const text = memory_copy(json_string_value(value));
        text_clean(text);
        json_string_set(value, text);
        free(text);
    }
}

json_t *read_hello(const char *line, size_t length, char reason[TRIAL_NOTE])
{
    json_t *hello = read_object(line, length, reason);
    const char *fault = hello != NULL ? hello_fault(hello) : NULL;
    if (hello != NULL && fault == NULL) clean_strings(hello);
    if (fault == NULL) return hello;
    snprintf(reason, TRIAL_NOTE, "in the handshake %s", fault);
    json_decref(hello);
    return NULL;
}

/* Reads a number of an answer; an optional one may be absent. */
static int take_number(const json_t *object, const char *key, int optional, double *x)
{
    const json_t *value = json_object_get(object, key);
    if (value == NULL && optional) return 1;
    if (!json_is_number(value)) return 0;
    *x = json_number_value(value);
    return 1;
}

static const char *answer_fault(const json_t *object, struct painleve_body_answer *a)
{
    if (!take_number(object, "vx", 0, &a->vx)) return "\"vx\" is missing or no number";
    if (!take_number(object, "vy", 0, &a->vy)) return "\"vy\" is missing or no number";
    if (!take_number(object, "w", 0, &a->w)) return "\"w\" is missing or no number";
    if (!take_number(object, "m", 1, &a->m) || !take_number(object, "I", 1, &a->I))
        return "\"m\" or \"I\" is no number";
    if (!take_number(object, "rx", 1, &a->rx) || !take_number(object, "ry", 1, &a->ry))
        return "\"rx\" or \"ry\" is no number";
    const json_t *contacts = json_object_get(object, "contacts");
    if (!is_count(contacts)) return "\"contacts\" is no integer from 0 to 2^53 - 1";
    if (contacts != NULL) a->contacts = (int)fmin(json_number_value(contacts), INT_MAX);
    return NULL;
}

static const char *object_fault(const json_t *object, const char *id, enum painleve_answer_status *status,
                                struct painleve_body_answer *answer)
{
    const char *given = json_string_value(json_object_get(object, "id")),
               *word = json_string_value(json_object_get(object, "status"));
    if (given == NULL || strcmp(given, id) != 0) return "the id is not that of the problem";
    if (word == NULL) return "\"status\" is missing";
    *status = strcmp(word, "unsupported") == 0 ? PAINLEVE_UNSUPPORTED : PAINLEVE_NO_ANSWER;
    if (strcmp(word, "ok") != 0)
        return *status == PAINLEVE_UNSUPPORTED || strcmp(word, "failed") == 0
                   ? NULL
                   : "\"status\" is not ok, unsupported or failed";
    *status = PAINLEVE_ANSWERED;
    return answer_fault(object, answer);
}

int read_answer(const char *line, size_t length, const char *id, enum painleve_answer_status *status,
                struct painleve_body_answer *answer, char note[TRIAL_NOTE])
{
    json_t *object = read_object(line, length, note);
    if (object == NULL) return -1;
    const char *fault = object_fault(object, id, status, answer),
               *given = json_string_value(json_object_get(object, "note"));
    if (fault != NULL)
        snprintf(note, TRIAL_NOTE, "no answer: %s", fault);
    else if (*status == PAINLEVE_NO_ANSWER)
        snprintf(note, TRIAL_NOTE, "failed%s%.150s", given != NULL ? ": " : "", given != NULL ? given : "");
    else
        snprintf(note, TRIAL_NOTE, "%.150s", given != NULL ? given : "");
    text_clean(note);
    json_decref(object);
    return fault != NULL ? -1 : 0;
}

/* Reads a number of a problem: a JSON number; or, as in a record of kind `step`, a text that denotes exactly a double. */
static int take_exact(const json_t *object, const char *key, double *x)
{
    const json_t *value = json_object_get(object, key);
    return json_is_string(value) ? double_of_text(json_string_value(value), x) : take_number(object, key, 0, x);
}

int read_step(const json_t *json, char id[TRIAL_ID], struct painleve_body_step *s, char reason[TRIAL_NOTE])
{
    static const char *const keys[] = {"m", "I", "rx", "ry", "mu", "e", "vx", "vy", "w", "gx", "gy", "h"};
    double *const values[] = {&s->m,  &s->I,  &s->rx, &s->ry, &s->mu, &s->e,
                              &s->vx, &s->vy, &s->w,  &s->gx, &s->gy, &s->h};
    const json_t *inner = json_object_get(json, "problem"), *given = json_object_get(json, "id");
    if (json_is_string(given)) snprintf(id, TRIAL_ID, "%s", json_string_value(given)), text_clean(id);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (!take_exact(inner != NULL ? inner : json, keys[i], values[i])) {
            snprintf(reason, TRIAL_NOTE, "field '%s': a JSON number is expected, or a text that means a double",
                     keys[i]);
            return -1;
        }
    const char *fault = step_fault(s);
    if (fault == NULL) return 0;
    snprintf(reason, TRIAL_NOTE, "%s", fault);
    return -1;
}
