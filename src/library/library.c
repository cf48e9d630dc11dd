/* SPDX-License-Identifier: BSD-2-Clause */
/* The public interface over the inner one: handles, strings and doubles only. */
#include "painleve.h"

#include "certificate/certificate.h"
#include "library/environment.h"
#include "problem/answer.h"
#include "problem/byte_order_mark.h"
#include "problem/problem.h"
#include "version.h"

#include <stdlib.h>
#include <string.h>

_Static_assert((int)PAINLEVE_OK == (int)STATUS_OK && (int)PAINLEVE_MALFORMED == (int)STATUS_MALFORMED &&
                   (int)PAINLEVE_HYPOTHESIS == (int)STATUS_HYPOTHESIS &&
                   (int)PAINLEVE_UNDECIDED == (int)STATUS_UNDECIDED && (int)PAINLEVE_INTERNAL == (int)STATUS_INTERNAL,
               "the public statuses are the inner ones");

struct painleve_problem {
    struct problem *problem; /* NULL when the record was malformed */
    struct failure failure;
};

struct painleve_verdict {
    json_t *record;
    char *text;      /* the record as one line */
    json_t *answers; /* lists and numbers that painleve_verdict_get wrote as text, by their path */
};

void painleve_cleanup(void)
{
    number_cleanup();
}

const char *painleve_version(void)
{
    return PAINLEVE_VERSION;
}

static painleve_problem *wrap(struct problem *problem)
{
    painleve_problem *handle = memory_new(1, sizeof *handle);
    handle->problem = problem;
    return handle;
}

enum painleve_status painleve_problem_new(const char *name, painleve_problem **out)
{
    const struct kind *kind = kind_find(name);
    if (kind == NULL) return PAINLEVE_MALFORMED;
    struct problem *problem = problem_new(kind);
    *out = wrap(problem);
    return PAINLEVE_OK;
}

static enum status problem_from_text(const char *text, struct problem **problem, struct failure *failure)
{
    json_error_t error;
    json_t *id = NULL, *record = json_loads(text, JSON_REJECT_DUPLICATES, &error);
    if (record == NULL) {
        const int too_large = json_error_code(&error) == json_error_numeric_overflow;
        snprintf(failure->reason, sizeof failure->reason, "line %d: %s%s", error.line, error.text,
                 too_large ? ": a number of this size must be a string" : "");
        return STATUS_MALFORMED;
    }
    const enum status status = problem_from_json(record, 0, options_default.budget_bits, problem, &id, failure);
    json_decref(id);
    json_decref(record);
    return status;
}

enum painleve_status painleve_problem_from_json(const char *text, painleve_problem **out)
{
    const fenv_t caller = enter();
    painleve_problem *handle = wrap(NULL);
    *out = handle;
    return leave(&caller, problem_from_text(text + byte_order_mark(text), &handle->problem, &handle->failure));
}

void painleve_problem_free(painleve_problem *handle)
{
    if (handle == NULL) return;
    problem_free(handle->problem);
    free(handle);
}

/* Every call on a problem begins with this: it clears the message of the last failure. */
static enum status begin(painleve_problem *handle)
{
    handle->failure = (struct failure){"", ""};
    if (handle->problem != NULL) return STATUS_OK;
    snprintf(handle->failure.reason, sizeof handle->failure.reason, "the problem was malformed when it was read");
    return STATUS_MALFORMED;
}

enum painleve_status painleve_problem_set(painleve_problem *handle, const char *field, const char *text)
{
    const fenv_t caller = enter();
    enum status status = begin(handle);
    if (status == STATUS_OK) status = problem_set(handle->problem, field, text, strlen(text), &handle->failure);
    return leave(&caller, status);
}

enum painleve_status painleve_problem_set_double(painleve_problem *handle, const char *field, double x)
{
    const fenv_t caller = enter();
    enum status status = begin(handle);
    if (status == STATUS_OK) status = problem_set_double(handle->problem, field, x, &handle->failure);
    return leave(&caller, status);
}

const char *painleve_problem_error(const painleve_problem *handle)
{
    return handle->failure.reason;
}

const char *painleve_problem_error_field(const painleve_problem *handle)
{
    return handle->failure.field;
}

static painleve_verdict *verdict_of(json_t *record)
{
    painleve_verdict *verdict = memory_new(1, sizeof *verdict);
    verdict->record = record;
    verdict->answers = json_object();
    verdict->text = json_dumps(verdict->record, JSON_COMPACT | JSON_ENSURE_ASCII);
    if (verdict->text == NULL) abort();
    return verdict;
}

/* The budget in `options`, where 0 means the default. */
static enum status take_budget(long budget_bits, struct options *options, struct failure *failure)
{
    *options = options_default;
    if (budget_bits < 0 || budget_bits > NUMBER_MAX_BUDGET_BITS)
        return malformed(failure, "", "a budget is a number of bits from 1 to 2^60, or 0 for the default");
    if (budget_bits > 0) options->budget_bits = budget_bits;
    return STATUS_OK;
}

enum painleve_status painleve_decide(painleve_problem *handle, long budget_bits, painleve_verdict **verdict)
{
    struct options options;
    struct answer answer = {0};
    json_t *record = NULL;
    const fenv_t caller = enter();
    enum status status = begin(handle);
    if (status == STATUS_OK) status = take_budget(budget_bits, &options, &handle->failure);
    if (status == STATUS_OK) number_pool_begin(handle->problem->pool, options.budget_bits);
    if (status == STATUS_OK) status = problem_complete(handle->problem, &handle->failure);
    if (status == STATUS_OK) status = certificate_decide(handle->problem, &options, &answer, &record, &handle->failure);
    if (record != NULL) *verdict = verdict_of(record);
    answer_free(&answer);
    return leave(&caller, status);
}

void painleve_verdict_free(painleve_verdict *verdict)
{
    if (verdict == NULL) return;
    json_decref(verdict->record);
    json_decref(verdict->answers);
    free(verdict->text);
    free(verdict);
}

const char *painleve_verdict_json(const painleve_verdict *verdict)
{
    return verdict->text;
}

const char *painleve_verdict_row(const painleve_verdict *verdict)
{
    return json_string_value(json_object_get(verdict->record, "row"));
}

/* The words of a list with spaces between them, an integer in digits, or a value a + b sqrt(d).  The caller frees it. */
static char *words_of(const json_t *found)
{
    size_t i;
    const json_t *word;
    struct text_stream text;
    if (json_is_object(found)) return surd_words(NULL, found);
    FILE *out = text_stream_open(&text);
    if (json_is_integer(found)) fprintf(out, "%" JSON_INTEGER_FORMAT, json_integer_value(found));
    json_array_foreach (found, i, word) fprintf(out, "%s%s", i > 0 ? " " : "", json_string_value(word));
    return text_stream_close(&text);
}

/* a + b sqrt(d), or an element of the number field */
static int is_number(const json_t *object)
{
    return json_object_get(object, "d") != NULL || json_object_get(object, "coefficients") != NULL;
}

const char *painleve_verdict_get(painleve_verdict *verdict, const char *path)
{
    const json_t *found = json_object_get(verdict->record, "verdict");
    char key[64];
    for (const char *at = path; at != NULL; at = strchr(at, '/') ? strchr(at, '/') + 1 : NULL) {
        snprintf(key, sizeof key, "%.*s", (int)strcspn(at, "/"), at);
        found = json_object_get(found, key);
    }
    if (json_is_null(found)) return "";
    if (json_is_string(found)) return json_string_value(found);
    if (json_is_boolean(found)) return json_is_true(found) ? "true" : "false";
    if (json_is_object(json_array_get(found, 0))) return NULL;
    if (found == NULL || (json_is_object(found) && !is_number(found))) return NULL;
    if (json_object_get(verdict->answers, path) == NULL) {
        const fenv_t caller = enter();
        char *text = words_of(found);
        json_object_set_new(verdict->answers, path, json_string(text));
        free(text);
        (void)leave(&caller, STATUS_OK);
    }
    return json_string_value(json_object_get(verdict->answers, path));
}

static const json_t *quantity_of(const painleve_verdict *verdict, const char *name)
{
    return json_object_get(json_object_get(verdict->record, "quantities"), name);
}

enum painleve_status painleve_verdict_sign(const painleve_verdict *verdict, const char *name, int *sign)
{
    const json_t *found = json_object_get(quantity_of(verdict, name), "sign");
    if (found == NULL) return PAINLEVE_MALFORMED;
    *sign = (int)json_integer_value(found);
    return PAINLEVE_OK;
}

const char *painleve_verdict_value(const painleve_verdict *verdict, const char *name)
{
    char key[80];
    const json_t *value = json_object_get(quantity_of(verdict, name), "value");
    if (!json_is_object(value)) return json_string_value(value);
    snprintf(key, sizeof key, "value of %s", name);
    const fenv_t caller = enter();
    char *text = json_dumps(value, JSON_COMPACT);
    if (json_object_get(verdict->answers, key) == NULL) json_object_set_new(verdict->answers, key, json_string(text));
    free(text);
    (void)leave(&caller, STATUS_OK);
    return json_string_value(json_object_get(verdict->answers, key));
}
